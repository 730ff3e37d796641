"""How the server logs: plain lines or JSON, with a line for each request if the operator wants one. Never what a request
holds, and never the parameters of a query."""

import logging
from datetime import UTC, datetime

import msgspec

from malecon.web.settings import Settings


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
                "level": record.levelname.lower(), "logger": record.name}  # fmt: skip
        told |= getattr(record, "fields", None) or {"message": record.getMessage()}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def configure(settings: Settings) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(
        JsonLines() if settings.json_logs else logging.Formatter("%(levelname)s %(name)s: %(message)s")
    )
    ours = logging.getLogger("malecon")
    ours.handlers, ours.propagate = [handler], False
    logging.getLogger("malecon.access").setLevel(logging.INFO if settings.access_log else logging.WARNING)
