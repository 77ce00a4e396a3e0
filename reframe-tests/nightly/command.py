"""mpiwasm-nightly: one run of a site's tests, from the settings to the report."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from .changes import Change, find_changes
from .history import earlier_records, read_report, stored_records
from .login import complete_environment
from .page import counts_of, write_page
from .references import REFERENCES, counted, measured, references_text
from .run import ROOT, CannotRun, Order, make_settings, run_tests
from .versions import versions

sys.path.insert(0, str(ROOT / "recipes"))
from mpiwasm_recipe.processes import end_orderly_on_signals  # noqa: E402

# Options of ReFrame that leave tests out.
SELECTING = ("--name", "--exclude", "--prgenv", "--filter-expr", "--exclude-tag", "--cpu-only", "--gpu-only")
SELECTING_SHORT = ("-n", "-x", "-p", "-E", "-T")

# Exit statuses, as docs/admins/nightly.md lists them.
UNCHANGED = 0
CHANGED = 1
USAGE_ERROR = 2
DID_NOT_RUN = 3

WEEK = 7


def parser() -> argparse.ArgumentParser:
    words = argparse.ArgumentParser(
        prog="mpiwasm-nightly",
        description="Runs the tests of a site, compares them with the last week, writes the report.",
        usage="%(prog)s CENTRE/SYSTEM --prefix FOLDER --state FOLDER [options] [-- options of reframe]",
        epilog="Exit status: 0 no regressions, 1 a test failed or a speed changed, 2 usage error, 3 no tests ran.",
    )
    words.add_argument("site", help="the site's folder below site-configs: CENTRE/SYSTEM")
    words.add_argument("--prefix", type=Path, required=True, help="where mpiwasm is installed")
    words.add_argument(
        "--state",
        type=Path,
        required=True,
        help="folder for results, stages and the report; kept between runs, on a file system with locks",
    )
    words.add_argument(
        "--tag",
        action="append",
        help="tests to run: ci, nightly, production, node, applications (may be repeated; default: nightly)",
    )
    words.add_argument(
        "--time-limit",
        type=float,
        default=60,
        metavar="MINUTES",
        help="end the tests after this time (default: %(default)s)",
    )
    words.add_argument(
        "--threshold",
        type=float,
        metavar="FRACTION",
        help="allowed change of any speed from the week's median (default: set by each test, mostly 0.05)",
    )
    words.add_argument("--days", type=int, default=60, help="days of history the report shows (default: %(default)s)")
    words.add_argument(
        "--write-references",
        action="store_true",
        help="run nothing; write the results of recent runs to the site's references.yaml",
    )
    words.add_argument("--sites", type=Path, default=ROOT / "site-configs", help="another folder of sites")
    words.add_argument(
        "--reframe", default="reframe", help="the reframe command (default: the one on PATH, else beside this Python)"
    )
    return words


def split(arguments: list[str]) -> tuple[list[str], list[str]]:
    """What is for this command, and what after `--` is for ReFrame."""
    place = arguments.index("--") if "--" in arguments else len(arguments)
    return arguments[:place], arguments[place + 1 :]


def is_part(options: list[str]) -> bool:
    """Whether the options of ReFrame select some of the tests only."""
    return any(option.startswith(SELECTING_SHORT) or option.partition("=")[0] in SELECTING for option in options)


def print_changes(changes: list[Change], counts: str, report: Path) -> None:
    for change in changes:
        print(f"{change.name}: {change.says}")
    number = ("1 regression" if len(changes) == 1 else f"{len(changes)} regressions") if changes else "no regressions"
    print(f"{number}; {counts} ({report})")


def write_references(order: Order, days: int) -> int:
    records = stored_records(order, days)
    if not records:
        raise CannotRun(f"no run of {order.site} with the tag {order.tags_mark} is recorded yet")
    file = order.sites / order.site / REFERENCES
    file.write_text(references_text(order.site, records), encoding="utf-8")
    print(f"{file}: {len(measured(records))} tests, measured in {counted(records)}")
    return UNCHANGED


def main(arguments: list[str]) -> int:
    end_orderly_on_signals()
    own, further = split(arguments)
    given = parser().parse_args(own)
    complete_environment()
    reframe = shutil.which(given.reframe) or shutil.which(given.reframe, path=str(Path(sys.executable).parent))
    if reframe is None:
        print(
            f"mpiwasm-nightly: there is no {given.reframe}; install ReFrame 4.10, or use --reframe",
            file=sys.stderr,
        )
        return USAGE_ERROR
    state = given.state.resolve()
    state.mkdir(parents=True, exist_ok=True)
    order = Order(
        site=given.site,
        sites=given.sites.resolve(),
        prefix=given.prefix.resolve(),
        state=state,
        tags=tuple(given.tag or ["nightly"]),
        minutes=given.time_limit,
        reframe=str(Path(reframe).absolute()),
        options=tuple(further),
    )
    try:
        make_settings(order)
        if given.write_references:
            return write_references(order, given.days)
        latest = read_report(run_tests(order, versions(order)))
        records = earlier_records(order, latest, given.days)
    except CannotRun as error:
        print(f"mpiwasm-nightly: {error}", file=sys.stderr)
        return DID_NOT_RUN
    week = [one for one in records if (latest.begin - one.begin).days < WEEK]
    changes = find_changes(latest, week, given.threshold, whole=not is_part(further))
    report = state / "report.html"
    write_page(report, order.site, latest, records, week, changes)
    print_changes(changes, counts_of(latest), report)
    return CHANGED if changes else UNCHANGED
