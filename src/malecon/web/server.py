"""Running the application under uvicorn: one process, or several on one socket."""

import logging
import resource
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from malecon.web.settings import Settings

log = logging.getLogger("malecon.web")

BACKLOG = 2048


class Server(uvicorn.Server):
    """Tells the user that the server is ready once it is."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()


class Supervisor(Multiprocess):
    """Logs when it had to replace a process; nobody else would."""

    def keep_subprocess_alive(self) -> None:
        before = list(self.processes)
        super().keep_subprocess_alive()
        for old, new in zip(before, self.processes, strict=True):
            if old is not new:
                log.warning("Process %s ended (%s), %s serves in its place.", old.pid, old.exitcode, new.pid)

    @property
    def failed(self) -> bool:
        """Whether it stopped because a process couldn't even start."""
        return any(process.exitcode == STARTUP_FAILURE for process in self.processes)


def _address(family: socket.AddressFamily) -> str:
    """The address under which others find this machine: “every address” can't be opened or sent to a friend."""
    nobody, here = ("192.0.2.1", "127.0.0.1") if family == socket.AF_INET else ("2001:db8::1", "::1")
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((nobody, 9))  # sends nothing; it only finds out which address would be used
        except OSError:
            return here
        return str(probe.getsockname()[0])


def run(settings: Settings, host: str, port: int, workers: int, opened: Callable[[str], None]) -> bool:
    """Serves until it is told to stop, then finishes what it has started. Returns False if it couldn't start."""
    settings.to_environment()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # each connection is an open file
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    name = _address(family) if host in ("0.0.0.0", "::") else host
    url = f"http://{f'[{name}]' if ':' in name else name}:{listening.getsockname()[1]}/"
    config = uvicorn.Config(
        "malecon.web.app:make",
        factory=True,
        workers=workers,
        http="malecon.web.connections:Protocol",
        ws="malecon.web.connections:Sockets",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips="*",  # asked for by --behind-proxy alone, and then wherever the proxy stands
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
        ws_max_size=4096,
        backlog=BACKLOG,
    )
    if workers > 1:
        opened(url)
        supervisor = Supervisor(config, sockets=[listening])
        supervisor.run()
        return not supervisor.failed
    server = Server(config, lambda: opened(url))
    with suppress(KeyboardInterrupt):  # uvicorn raises again the Ctrl-C that it has already handled
        server.run(sockets=[listening])
    return server.started
