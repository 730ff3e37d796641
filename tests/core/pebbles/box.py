from pathlib import Path

from malecon.core.data import Data

DATA = Data("pebbles", Path(__file__).parent / "data.toml")
HEAP = DATA["box"]["heap"]
