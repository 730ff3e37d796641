"""A real server in a process of its own, and people who use it."""

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx

from patience import PATIENCE

SRC = Path(__file__).resolve().parents[1] / "src"
START = "import typer; from malecon.cli.serve import serve; typer.run(serve)"


def heed_ctrl_c() -> None:
    """A shell's background job ignores Ctrl-C and so would what it starts: a person's terminal does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Served:
    """`malecon serve` on a free port."""

    def __init__(self, db: str, *options: str, port: int = 0) -> None:
        self.db, self.options, self.port = db, options, port
        self.process: subprocess.Popen[str] | None = None
        self.lines: list[str] = []

    def start(self) -> "Served":
        command = [sys.executable, "-c", START, "--no-browser", "--port", str(self.port), "--db", self.db,
                   "--rate", "100000", "--address-rate", "100000", "--sockets", "1000", *self.options]  # fmt: skip
        environment = os.environ | {"PYTHONPATH": str(SRC), "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment,
            start_new_session=True,
            preexec_fn=heed_ctrl_c,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line)
            found = re.search(r"http://[^:]+:(\d+)/", line)
            if found:
                self.port = int(found[1])
                break
        else:
            raise AssertionError("the server did not start:\n" + "".join(self.lines))
        threading.Thread(target=self._drain, args=(self.process,), daemon=True).start()
        return self

    def _drain(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.lines.append(line)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would: the whole group, with no farewell."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ctrl-C."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)

    def __enter__(self) -> "Served":
        return self.start()

    def __exit__(self, *error: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()

    def person(self, name: str = "Ana", **more: Any) -> httpx.Client:
        client = httpx.Client(base_url=self.url, timeout=PATIENCE, **more)
        client.post("/api/v1/session", json={"name": name}).raise_for_status()
        return client
