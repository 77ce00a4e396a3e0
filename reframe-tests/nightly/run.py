"""One run of ReFrame with the settings of a site."""

from __future__ import annotations

import contextlib
import os
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
    def tags_mark(self) -> str:
        """The mark of a session: runs of other tests are not comparable."""
        return "|".join(self.tags)

    @property
    def made(self) -> Path:
        """The generated files of the site, regenerated for each run."""
        return self.state / "site"

    @property
    def settings(self) -> Path:
        return self.made / "reframe" / "settings.py"

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
    command += ["--prefix", order.prefix, "--into", order.made]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CannotRun(f"{order.site}: {(done.stderr or done.stdout).strip()}")


def run_tests(order: Order, marks: dict[str, str]) -> Path:
    """Runs the tests in a session with these marks; returns ReFrame's report.

    Raises CannotRun when there is none, or time ran out.
    """
    report = order.state / "latest-run.json"
    report.unlink(missing_ok=True)
    # ReFrame separates extras by commas.
    extras = ",".join(f"{name}={value.replace(',', ';')}" for name, value in marks.items())
    command = [order.reframe, "-C", order.settings, f"--system={order.system}", "--nocolor", "-c", HERE / "tests", "-R"]
    command += ["--prefix", order.state, "--report-file", report, "--session-extras", extras]
    # Given twice, -t would take the tests that have both tags.
    command += ["-t", f"^({'|'.join(order.tags)})$"]
    with (order.state / "latest-run.log").open("w", encoding="utf-8") as log:
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
        except BaseException:  # Ctrl-C, or a signal: its jobs would stay in the queue
            end(process)
            raise
    if not report.exists():
        raise CannotRun(f"ReFrame ended with status {process.returncode} and no report: {reason_in(Path(log.name))}")
    return report


def reason_in(log: Path) -> str:
    """What ReFrame said last of an error, for who reads only the mail; and where the rest is."""
    lines = [line.strip() for line in log.read_text(encoding="utf-8", errors="replace").splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()] or lines[-1:] or ["it printed nothing"]
    return f"{errors[0]}; see {log}"


def end(process: subprocess.Popen[bytes]) -> None:
    """Lets ReFrame cancel its jobs, then makes sure that nothing of it stays."""
    process.send_signal(signal.SIGINT)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(timeout=30)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
