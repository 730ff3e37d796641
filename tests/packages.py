"""Debian's packages for tests, installed where they are missing and we may."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path


def install(package: str, is_there: Callable[[], object]) -> None:
    """Installs a package unless it is there by now. Several test processes may ask at the same time: they take turns."""
    if is_there() or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    with (Path(tempfile.gettempdir()) / "malecon-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_there():
            with suppress(subprocess.CalledProcessError):  # the caller says what is missing
                subprocess.run(["apt-get", "update", "-qq"], check=True)
                subprocess.run(["apt-get", "install", "-y", "-qq", package], check=True, stdout=subprocess.DEVNULL)


def chromium() -> str:
    """The browser's path: Debian's Chromium, unless MALECON_CHROMIUM names another."""
    path = os.environ.get("MALECON_CHROMIUM", "/usr/bin/chromium")
    install("chromium", Path(path).exists)
    assert Path(path).exists(), "Tests in a browser need Chromium: apt-get install chromium"
    return path
