"""python -m malecon.web.openapi [FILE]: writes the contract, for generating types from it."""

import json
import sys
from pathlib import Path

from malecon.web.app import make
from malecon.web.settings import Settings


def contract() -> str:
    return json.dumps(make(Settings(db="")).openapi(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(contract(), encoding="utf-8")
    else:
        print(contract(), end="")
