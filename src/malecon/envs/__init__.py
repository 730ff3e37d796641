"""The titles as environments for learning: PettingZoo, Gymnasium (many plays at once) and OpenSpiel's vocabulary.

Each lives in a module of its own, so that only the packages one uses are needed.
"""
