"""One run of ReFrame with the settings of a site."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
ROOT = HERE.parent


class CannotRun(Exception):
    """The run did not happen, or did not end; the message says why and what to do."""


@dataclass(frozen=True)
class Order:
    """What to run, and where its results go."""

    site: str
    sites: Path
    prefix: Path
    state: Path
    tags: tuple[str, ...]
    minutes: float
    reframe: str
    options: tuple[str, ...] = ()

    @property
    def system(self) -> str:
        return self.site.rpartition("/")[2]

    @property
    def settings(self) -> Path:
        return self.state / "site" / "reframe" / "settings.py"

    def environment(self) -> dict[str, str]:
        """Where ReFrame keeps its results, for every call of it."""
        return os.environ | {
            "RFM_ENABLE_RESULTS_STORAGE": "y",
            "RFM_SQLITE_DB_FILE": str(self.state / "results.db"),
            "RFM_SQLITE_DB_FILE_MODE": "644",
        }


def make_settings(order: Order) -> None:
    """Settings, modules and presets of the site, as `mpiwasm-site generate` makes them."""
    command = [ROOT / "site-configs" / "mpiwasm-site", "--root", order.sites, "generate", order.site]
    command += ["--prefix", order.prefix, "--into", order.state / "site"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CannotRun(f"{order.site}: {(done.stderr or done.stdout).strip()}")


def versions(order: Order) -> dict[str, str]:
    """What this night's session is marked with."""
    mpiwasm = order.prefix / "bin" / "mpiwasm"
    try:
        done = subprocess.run([mpiwasm, "info"], capture_output=True, text=True, check=False, timeout=60)
    except OSError as error:
        raise CannotRun(f"{mpiwasm}: {error.strerror}; name the folder mpiwasm is installed in by --prefix") from error
    found = {"site": order.site}
    for name, pattern in (
        ("mpiwasm", r"^mpiwasm (\S+)"),
        ("engine", r"^  engine +(.+)$"),
        ("processor", r"^  processor +(.+)$"),
    ):
        if match := re.search(pattern, done.stdout, re.MULTILINE):
            found[name] = match[1].strip()
    return found


def run_tests(order: Order) -> Path:
    """Runs the tests and returns ReFrame's report of them. Raises CannotRun when there is none, or time ran out."""
    report = order.state / "last-night.json"
    report.unlink(missing_ok=True)
    # ReFrame separates extras by commas.
    extras = ",".join(f"{name}={value.replace(',', ';')}" for name, value in versions(order).items())
    command = [order.reframe, "-C", order.settings, f"--system={order.system}", "--nocolor", "-c", HERE / "tests", "-R"]
    command += ["--prefix", order.state, "--report-file", report, "--session-extras", extras]
    command += [word for tag in order.tags for word in ("-t", f"^{tag}$")]
    with (order.state / "last-night.log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            [*command, "-r", *order.options],
            stdout=log,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            env=order.environment(),
            cwd=order.state,
            start_new_session=True,
        )
        try:
            process.wait(timeout=order.minutes * 60)
        except subprocess.TimeoutExpired as error:
            end(process)
            raise CannotRun(
                f"the tests did not end within {order.minutes:g} minutes (--time-limit); see {log.name}"
            ) from error
    if not report.exists():
        raise CannotRun(f"ReFrame ended with status {process.returncode} and no report; see {log.name}")
    return report


def end(process: subprocess.Popen[bytes]) -> None:
    """Lets ReFrame cancel its jobs, then makes sure that nothing of it stays."""
    process.send_signal(signal.SIGINT)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(timeout=30)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
