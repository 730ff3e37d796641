"""Puts the built page and the browser's engine into the package. Everything else is said in pyproject.toml."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PAGE = Path("page/dist")
ENGINE = (Path("page/src/engine/built"), Path("page/build/engine"))
LEFT_OUT = shutil.ignore_patterns(".vite", "*.entries.json", "made", "logo.svg")


class WithPage(build_py):
    """An editable install takes the page from the checkout; a package carries its own copy."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        web = Path(self.build_lib) / "malecon" / "web"
        for name in ("page", "engine"):
            shutil.rmtree(web / name, ignore_errors=True)  # a file of an earlier build must not come along
        if not (PAGE / "index.html").is_file():
            self.warn("The page is not built: this package will not serve it. Build with: make dist")
            return
        shutil.copytree(PAGE, web / "page", ignore=shutil.ignore_patterns(".vite"))
        for part in ENGINE:
            if part.is_dir():
                shutil.copytree(part, web / "engine", ignore=LEFT_OUT, dirs_exist_ok=True)


setup(cmdclass={"build_py": WithPage})
