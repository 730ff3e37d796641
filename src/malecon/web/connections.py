"""Connections that send nothing, or a request that never ends, are closed: they must not keep anybody else out."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEADERS = 64 * 1024  # bytes of a request's first line and headers
WHOLE = 15.0  # seconds a request may take to arrive, from its first byte or from the opening of its connection


class Protocol(HttpToolsProtocol):
    """uvicorn's own, with a deadline for each request to arrive. Between requests its keep-alive timer runs."""

    _arriving: asyncio.TimerHandle | None = None
    _in_headers = True
    _unparsed = _header_bytes = 0  # bytes of the head that is arriving

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self._expect()
        self._in_headers, self._unparsed, self._header_bytes = True, 0, 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._header_bytes += len(name) + len(value)
        if self._header_bytes > MOST_HEADERS:
            self._give_up()
            return
        super().on_header(name, value)

    def on_url(self, url: bytes) -> None:
        self._header_bytes += len(url)
        if self._header_bytes <= MOST_HEADERS:
            super().on_url(url)

    def data_received(self, data: bytes) -> None:
        """The parser gathers one header until it ends: one without an end would grow for as long as it may arrive."""
        if self._in_headers:
            self._unparsed += len(data)
            if self._unparsed > MOST_HEADERS + len(data):
                self._give_up()
                return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._in_headers = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()

    def _expect(self) -> None:
        self._arrived()
        self._arriving = self.loop.call_later(WHOLE, self._give_up)

    def _arrived(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
