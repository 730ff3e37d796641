"""The titles: every package beside this file is one. To add one, give it a folder."""

from pathlib import Path

NAMES = tuple(sorted(package.parent.name for package in Path(__file__).parent.glob("*/__init__.py")))
