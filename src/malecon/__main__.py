"""python -m malecon."""

from malecon.cli import main

main()
