"""Posts to an address that a person named. It never posts into the operator's own network, wherever the name leads by
now, follows no redirect and doesn't wait for an answer forever."""

import socket
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from threading import Timer
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

PATIENCE = 10.0  # seconds for each step
LONGEST = 20.0  # seconds for all steps: a slow server must not hold up everybody else's news


class NotSent(Exception):
    """It couldn't be delivered; `gone` means never. The person is shown the text."""

    def __init__(self, text: str, gone: bool = False) -> None:
        super().__init__(text)
        self.gone = gone


def check_address(url: str, anywhere: bool) -> None:
    """Refuses addresses that only this server could reach: naming one would make the server ask on someone's behalf."""
    try:
        parts = urlsplit(url)
        port = parts.port or 443
    except ValueError:  # no address at all
        raise NotSent("https://") from None
    if parts.scheme not in ("https", "http") or not parts.hostname or (parts.scheme == "http" and not anywhere):
        raise NotSent("https://")
    if anywhere:
        return
    try:
        found = socket.getaddrinfo(parts.hostname, port, proto=socket.IPPROTO_TCP)
    except (OSError, ValueError):
        raise NotSent(parts.hostname) from None
    if not all(_is_public(str(entry[4][0])) for entry in found):
        raise NotSent(parts.hostname)


def _is_public(address: str) -> bool:
    return ip_address(address.partition("%")[0]).is_global


def post(url: str, body: bytes, headers: dict[str, str], anywhere: bool) -> int:
    """The status of the answer; its body is not read."""
    check_address(url, anywhere)
    parts = urlsplit(url)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    line = kind(str(parts.hostname), parts.port, timeout=PATIENCE)
    late = Timer(LONGEST, _cut, (line,))
    late.daemon = True
    late.start()
    try:
        line.connect()
        if not anywhere and not _is_public(
            str(line.sock.getpeername()[0])
        ):  # the name leads somewhere else than a moment ago
            raise NotSent(str(parts.hostname))
        path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
        line.request("POST", path, body, headers)
        return line.getresponse().status
    except (OSError, HTTPException, ValueError) as error:
        raise NotSent(type(error).__name__) from None
    finally:
        late.cancel()
        line.close()


def _cut(line: HTTPConnection) -> None:
    with suppress(OSError, AttributeError):
        line.sock.shutdown(socket.SHUT_RDWR)


class Session:
    """What pywebpush takes for a session of `requests`, which would follow redirects."""

    def __init__(self, anywhere: bool) -> None:
        self._anywhere = anywhere

    def post(self, url: str, data: bytes, headers: dict[str, Any], **_: Any) -> SimpleNamespace:
        status = post(url, data, {name: str(value) for name, value in headers.items()}, self._anywhere)
        return SimpleNamespace(status_code=status, reason="", text="", headers={})
