"""Dockerfile and compose.yaml: built and run where Docker runs; elsewhere compared line by line with the steps that
docs/serving.md tells, which were tried, and with what the server knows."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
import typer
import yaml
from typer.main import get_command

from malecon.cli.serve import serve
from malecon.web.settings import gather, names

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "serving.md").read_text()
LINES = [line for line in (ROOT / "Dockerfile").read_text().splitlines() if line and not line.startswith("#")]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())


def of(instruction: str) -> list[str]:
    return [line.partition(" ")[2] for line in LINES if line.startswith(f"{instruction} ")]


def test_every_line_of_the_dockerfile_is_one_we_know() -> None:
    """A line that is added here must be checked here."""
    assert [line.split()[0] for line in LINES] == [
        "FROM", "FROM", "COPY", "COPY", "RUN", "RUN", "RUN", "WORKDIR", "COPY", "USER", "RUN", "ENV", "EXPOSE",
        "HEALTHCHECK", "STOPSIGNAL", "CMD",
    ]  # fmt: skip


def test_it_is_set_up_by_the_steps_of_the_guide() -> None:
    linked, installed, user, setup = of("RUN")
    assert linked == "ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm"
    for package in re.findall(r"no-install-recommends (.*?) &&", installed)[0].split():
        assert package in re.search(r"apt-get install (.*)", GUIDE)[1].split()  # type: ignore[index]
    assert f"    {user}\n" in GUIDE
    assert setup.split(" && ")[0] == "make warm" and "&& make warm" in GUIDE
    [home], [who] = of("WORKDIR"), of("USER")
    assert home in user and who == user.split()[-1]
    python, node = (re.search(rf"{name}:([\d.]+)", " ".join(of("FROM")))[1] for name in ("python", "node"))  # type: ignore[index]
    wanted = re.search(r'requires-python = ">=([\d.]+)"', (ROOT / "pyproject.toml").read_text())[1]  # type: ignore[index]
    assert [int(n) for n in python.split(".")] >= [int(n) for n in wanted.split(".")]
    assert int(node) >= int(re.search(r"Node (\d+) or newer", GUIDE)[1])  # type: ignore[index]


def test_it_serves_as_the_guide_says() -> None:
    [environment], [port], [stop], [command] = of("ENV"), of("EXPOSE"), of("STOPSIGNAL"), of("CMD")
    given = dict(pair.split("=", 1) for pair in shlex.split(environment))
    assert given.pop("PATH").startswith("/opt/malecon/.venv/bin:")
    found = gather({}, None, given)
    assert (found.host, str(found.port)) == ("0.0.0.0", port)
    assert f"KillSignal={stop}" in GUIDE
    started = yaml.safe_load(command)
    assert started[:2] == ["malecon", "serve"]
    app = typer.Typer()
    app.command()(serve)
    known = {option for p in get_command(app).params for option in (*p.opts, *p.secondary_opts)}
    assert set(started[2:]) <= known
    [health] = of("HEALTHCHECK")
    assert f"http://127.0.0.1:{port}/api/v1/health" in health


def test_what_is_built_here_is_not_copied_into_it() -> None:
    ignored = (ROOT / ".dockerignore").read_text().split()
    clean = re.search(r"^clean:\n\trm -rf (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert clean and set(clean[1].split()) | {".git"} <= set(ignored)


def test_the_services_fit_together() -> None:
    app, db, proxy = (COMPOSE["services"][name] for name in ("app", "db", "proxy"))
    known = {f"MALECON_{name.upper()}" for name in names()}
    assert set(app["environment"]) <= known
    url = re.sub(r"\$\{MALECON_DB_PASSWORD:\?[^}]*\}", "PASSWORD", app["environment"]["MALECON_DB"])
    settings = gather({}, None, app["environment"] | {"MALECON_DB": url})
    assert settings.behind_proxy and settings.workers > 1
    user, name = db["environment"]["POSTGRES_USER"], db["environment"]["POSTGRES_DB"]
    assert url == f"postgresql://{user}:PASSWORD@db/{name}"
    assert app["environment"]["MALECON_DB"].count(db["environment"]["POSTGRES_PASSWORD"]) == 1
    assert app["depends_on"]["db"]["condition"] == "service_healthy" and db["healthcheck"]["test"][1] == "pg_isready"
    assert app["ulimits"]["nofile"] == int(re.search(r"LimitNOFILE=(\d+)", GUIDE)[1])  # type: ignore[index]
    assert app["stop_grace_period"] == re.search(r"TimeoutStopSec=(\d+)", GUIDE)[1] + "s"  # type: ignore[index]
    assert "ports" not in app and "ports" not in db, "nobody reaches them but through the proxy"
    [caddyfile] = [v for v in proxy["volumes"] if "Caddyfile" in v]
    assert (ROOT / caddyfile.split(":")[0]).is_file()
    named = {v.split(":")[0] for s in (db, proxy) for v in s["volumes"] if not v.startswith(".")}
    assert named == set(COMPOSE["volumes"])


def test_caddy_does_what_the_guide_says() -> None:
    told = re.search(r"# /etc/caddy/Caddyfile\n    (.*)\n    (.*)\n", GUIDE)
    assert told
    ours = (ROOT / "deploy" / "Caddyfile").read_text().split("\n")[:2]
    assert ours == ["{$MALECON_SITE}", told[2].replace("127.0.0.1", "app")]
    assert list(COMPOSE["services"]["proxy"]["environment"]) == ["MALECON_SITE"]


def test_the_commands_of_the_guide_name_services_that_exist() -> None:
    commands = re.findall(r"^    docker compose (.*)$", GUIDE, re.MULTILINE)
    assert len(commands) == 3
    assert {c.split()[1] for c in commands if c.startswith("exec")} <= set(COMPOSE["services"])
    needed = set(re.findall(r"\$\{(\w+):", (ROOT / "compose.yaml").read_text()))
    block = re.search(r"    # \.env\n((?:    \w+=.*\n)+)", GUIDE)
    assert block and {line.strip().split("=")[0] for line in block[1].splitlines()} == needed


def _docker_runs(*words: str) -> bool:
    if shutil.which("docker") is None:
        return False
    return subprocess.run(["docker", *words], capture_output=True, check=False, timeout=20).returncode == 0


ASK = """
import time, urllib.request as u
for n in range(60):
    try:
        print(u.urlopen('http://127.0.0.1:8765/api/v1/health').read())
        break
    except OSError:
        time.sleep(1)
"""


@pytest.mark.skipif(not _docker_runs("info"), reason="no container engine runs here")
def test_the_image_is_built_and_answers() -> None:
    name = f"malecon-test-{uuid4().hex[:8]}"
    subprocess.run(["docker", "build", "--tag", name, str(ROOT)], check=True, timeout=1800)
    try:
        subprocess.run(["docker", "run", "--detach", "--name", name, name], check=True, timeout=60)
        told = subprocess.run(["docker", "exec", name, "python", "-c", ASK], capture_output=True, text=True, timeout=90)
        assert '"ready":true' in told.stdout
    finally:
        subprocess.run(["docker", "rm", "--force", name], check=False)
        subprocess.run(["docker", "rmi", "--force", name], check=False)


@pytest.mark.skipif(not _docker_runs("compose", "version"), reason="no docker compose here")
@pytest.mark.skipif(not _docker_runs("info"), reason="no container engine runs here")
def test_the_services_come_up_together(tmp_path: Path) -> None:
    """The server with PostgreSQL; Caddy only reads its file, for its ports may be taken here."""
    (tmp_path / "env").write_text("MALECON_SITE=localhost\nMALECON_DB_PASSWORD=secret123\n")
    project = ["--project-name", f"malecon-test-{uuid4().hex[:8]}", "--env-file", str(tmp_path / "env")]

    def compose(*words: str, seconds: float = 300) -> str:
        command = ["docker", "compose", *project, *words]
        done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=seconds)
        return done.stdout

    try:
        compose("up", "--build", "--detach", "--wait", "app", seconds=1800)
        assert '"ready":true' in compose("exec", "-T", "app", "python", "-c", ASK)
        compose("run", "--rm", "--no-deps", "proxy", "caddy", "validate", "--config", "/etc/caddy/Caddyfile")
    finally:
        compose("down", "--volumes", "--rmi", "local")
