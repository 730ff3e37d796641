"""The titles as environments for learning.

`aec` is PettingZoo's turn by turn, `vector` many games at once and `single` one seat against bots (both Gymnasium),
`spiel` a game of OpenSpiel. Each is a module of its own, so that you only need the packages you use.
"""
