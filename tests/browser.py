"""A real browser for tests, and Jupyter for it to open.

In: what is installed, the system's chromium and Jupyter; nothing is downloaded. Out: the fixture `browser`, one
chromium for all tests of a file, and `jupyter()`, a server that lives in a folder and has no settings but its own.
Where there is no chromium, the tests that ask for the fixture are skipped.

A test file imports the fixture by name. While it lives the thread has an event loop running, so a test that uses it
cannot call asyncio.run() too; run such things in another process.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
).split()
# The machine the tests run on and no other: what a page asks of the network must not be needed.
ARGUMENTS.append("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost")
PATIENCE = 120  # seconds that a busy machine may take for one step; a test has 300

# JupyterLab's own settings, so that no question about news covers the page.
SETTINGS = {
    "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False, "doNotDisturbMode": True}
}


def chromium() -> str:
    """The path of the system's chromium; skips the test where there is none."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        pytest.skip(f"there is no browser: none of {', '.join(CHROMIUM)} is installed")
    return found


@contextlib.contextmanager
def running_chromium():
    """A chromium without a window; whoever expects something of its pages waits up to PATIENCE seconds."""
    path = chromium()
    playwright = pytest.importorskip("playwright.sync_api")
    playwright.expect.set_options(timeout=PATIENCE * 1000)
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=PATIENCE * 1000)
        yield browser
        browser.close()


@pytest.fixture(scope="module")  # one for the whole session would leave its event loop running in other files' tests
def browser():
    """One chromium for all tests of a file."""
    with running_chromium() as browser:
        yield browser


def new_page(browser, **context):
    """A page in a context of its own, with time enough for a busy machine."""
    page = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **context}).new_page()
    page.set_default_timeout(PATIENCE * 1000)
    return page


def until(condition: Callable, page, what: str):
    """Waits until the condition, about something that is not on the page, gives a true value; returns it."""
    end = time.monotonic() + PATIENCE
    while not (value := condition()):
        assert time.monotonic() < end, f"{what}: not within {PATIENCE} seconds"
        page.wait_for_timeout(100)  # lets the page go on meanwhile
    return value


@dataclass
class Jupyter:
    """A running server: url(path) is an address that lets the browser in."""

    root: str
    token: str

    def url(self, path: str) -> str:
        return f"{self.root}{path}?token={self.token}"


@contextlib.contextmanager
def jupyter(folder: Path, app: str = "jupyterlab", settings: dict | None = None) -> Iterator[Jupyter]:
    """A server of JupyterLab (or "notebook") in the folder; it and its kernels end with the block.

    settings    plugin → its settings, as JupyterLab's settings editor names them without “@jupyterlab/”
    """
    with tempfile.TemporaryDirectory(prefix="jupyter-") as home:
        own = Path(home)
        environment = _environment(own)
        for plugin, values in (SETTINGS | (settings or {})).items():
            extension, name = plugin.split("/")
            file = own / "settings" / "@jupyterlab" / extension / f"{name}.jupyterlab-settings"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(values))
        token, log = uuid.uuid4().hex, own / "log"
        command = [
            sys.executable, "-m", app, "--no-browser", "--allow-root", "--ServerApp.ip=127.0.0.1",
            f"--ServerApp.port={_free_port()}", f"--IdentityProvider.token={token}",
        ]  # fmt: skip
        with log.open("wb") as written:
            process = subprocess.Popen(
                command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=written, stderr=written,
                start_new_session=True,
            )  # fmt: skip
        try:
            yield Jupyter(_address(process, own / "runtime", log), token)
        finally:
            _end(process)


def _environment(own: Path) -> dict[str, str]:
    """The tests' environment without anybody's Jupyter settings."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "NBGRADER"))}
    return environment | {
        "JUPYTER_CONFIG_DIR": str(own / "config"),
        "JUPYTER_DATA_DIR": str(own / "data"),
        "JUPYTER_RUNTIME_DIR": str(own / "runtime"),
        "JUPYTERLAB_SETTINGS_DIR": str(own / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(own / "workspaces"),
        "JUPYTER_PLATFORM_DIRS": "1",
        "IPYTHONDIR": str(own / "ipython"),
        # nbgrader starts `alembic`, which lies beside the interpreter
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
    }


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def _address(process, runtime: Path, log: Path) -> str:
    """Where the server answers. It takes another port when somebody was faster, so it is asked which."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        # a file that is being written is not complete yet, a server that starts does not answer yet
        with contextlib.suppress(StopIteration, ValueError, urllib.error.URLError, ConnectionError, TimeoutError):
            told = json.loads(next(runtime.glob("jpserver-*.json")).read_text())
            urllib.request.urlopen(f"{told['url']}api", timeout=5).close()
            return told["url"]
        time.sleep(0.1)
    raise AssertionError(f"Jupyter did not start:\n{log.read_text(errors='replace')}")


def _end(process):
    """Ends the server, which ends its kernels; whatever of them is left after that as well."""
    process.terminate()
    try:
        process.wait(30)
    except subprocess.TimeoutExpired:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
