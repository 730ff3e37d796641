"""The titles. To add one, give it a folder beside these and a word here."""

NAMES = ("puerto_rico", "santiago")
