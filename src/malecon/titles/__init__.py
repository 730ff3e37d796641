"""The titles. To add one, give it a folder beside these and a word here."""

NAMES = ("cuba", "havana", "puerto_rico", "santiago")
