"""The titles. To add one, give it a folder beside these and a word here."""

NAMES = ("havana", "puerto_rico", "santiago")
