"""The contract every title obeys, and what follows from it. Knows no title, no web, no bots."""
