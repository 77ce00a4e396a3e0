"""The tests of the suite, from its own lists, which its configure script would otherwise fill in.

A line of a list is `program ranks [key=value ...]`. Tests over many datatypes are listed shorter, in one file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from pathlib import Path

DEFAULT_TIME_LIMIT = 180.0
# What tests over many datatypes are run with: one small, one large basic type, and one struct of both.
POOL_TYPES = ("MPI_INT", "MPI_DOUBLE", "MPI_INT:4+MPI_DOUBLE:8")
LARGE_COUNT = 65530  # from here on with the first type only: such tests take a minute each
ATTRIBUTES_OF_LISTS = ("arg", "env")
# The suite lists no tests of this folder: its programs are for reading and by hand, print what they do, and pass when
# they end well without reporting a failure.
BASIC_TESTS = """\
self 1
simple 2
sendrecv 2
sendrecv 2 arg=100
srtest 4
wtime 2
patterns 2
netpipe 2 arg=-reps arg=10 arg=-end arg=65536 arg=-noprint
adapt 3 arg=-reps arg=10 arg=-end arg=1024 arg=-time arg=0.01
"""


@dataclass(frozen=True)
class SuiteTest:
    """One line of a list."""

    group: str
    program: str
    ranks: int
    arguments: tuple[str, ...] = ()
    environment: tuple[str, ...] = ()
    time_limit: float = DEFAULT_TIME_LIMIT
    memory: float = 0.0  # GiB that it needs
    must_fail: bool = False  # passes by ending in error, whatever it prints
    large: bool = False  # only for machines with much memory
    expected_failure: str = ""  # the suite's own remark
    free_output: bool = False  # prints more than its verdict

    @property
    def slow(self) -> bool:
        """Whether it moves so much data that it takes a minute."""
        return any(int(count) >= LARGE_COUNT for count in re.findall(r"-(?:send)?c(?:ou)?nt=(\d+)", self.name))

    @property
    def of_layouts(self) -> bool:
        """Whether it tries many layouts of a datatype, one after another."""
        return any(each.startswith("-testsize=") for each in self.arguments)

    @property
    def name(self) -> str:
        return " ".join([f"{self.group}/{self.program}", str(self.ranks), *self.arguments, *self.environment])


@dataclass
class Fields:
    """The key=value parts of a line."""

    single: dict[str, str] = field(default_factory=dict)
    lists: dict[str, list[str]] = field(default_factory=lambda: {key: [] for key in ATTRIBUTES_OF_LISTS})


def read_fields(words: list[str]) -> Fields:
    fields = Fields()
    for word in words:
        key, equals, value = word.partition("=")
        if equals and key in ATTRIBUTES_OF_LISTS:
            fields.lists[key].append(value)
        elif equals:
            fields.single[key] = value
    return fields


# Lines that the suite's configure script writes, for compilers with pointers to allocated memory.
OPTIONAL_TESTS = {"@ALLOCMEMF@": "allocmemf 1", "@ALLOCMEMFC@": "allocmemf90 1"}


def read_line(group: str, line: str) -> SuiteTest:
    """The test in a line of a list in folder `group`."""
    large = line.startswith("@largetest@")
    program, ranks, *rest = without_mark(line).split()
    fields = read_fields(rest)
    return SuiteTest(
        group, program, int(ranks), tuple(fields.lists["arg"]), tuple(fields.lists["env"]),
        time_limit=float(fields.single.get("timeLimit", DEFAULT_TIME_LIMIT)),
        memory=float(fields.single.get("mem", 0)),
        must_fail="resultTest" in fields.single,
        large=large,
        expected_failure=fields.single.get("xfail", ""),
    )  # fmt: skip


def read_group(suite: Path, group: str) -> list[SuiteTest]:
    """The tests of one folder of the suite and the folders in it; lines that are listed twice count once."""
    if group == "basic":
        return [replace(read_line(group, line), free_output=True) for line in BASIC_TESTS.splitlines()]
    lists = [path for name in ("testlist", "testlist.in") if (path := suite / group / name).is_file()]
    if not lists:
        raise SystemExit(f"the suite has no group {group}")
    tests: list[SuiteTest] = []
    for line in lists[-1].read_text(encoding="utf-8").splitlines():
        words = without_mark(line).split()
        if len(words) == 1 and not line.startswith("#"):
            tests += read_group(suite, f"{group}/{words[0]}")
        elif words and not line.startswith("#"):
            tests.append(read_line(group, line.strip()))
    return list(dict.fromkeys(tests + read_pool_tests(suite, group)))


def without_mark(line: str) -> str:
    """A line without what the suite's configure script puts in or takes out: folders, and tests it may disable."""
    if line.strip() in OPTIONAL_TESTS:
        return OPTIONAL_TESTS[line.strip()]
    return re.sub(r"^@(\w+)dir@$", r"\1", re.sub(r"^@\w+@(?=.)", "", line.strip()))


def read_pool_tests(suite: Path, group: str) -> list[SuiteTest]:
    """The tests of `group` that run over datatypes: one per type and count, with a seed of its own each."""
    tests: list[SuiteTest] = []
    seed = 0
    config = suite / "maint" / "dtp-test-config.txt"
    for line in config.read_text(encoding="utf-8").splitlines() if config.is_file() else []:
        path, *columns = line.split(":")
        folder, _, program = path.rpartition("/")
        if line.startswith("#") or folder != group:
            continue
        fixed, counts, settings, ranks, smallest, largest, *_ = columns
        size = largest or smallest  # how many pairs of layouts a test tries; fewer when they are big
        for kind in POOL_TYPES:
            for count in counts.split():
                tries = max(int(smallest), int(size) * int(counts.split()[0]) // int(count))
                if int(count) >= LARGE_COUNT and kind != POOL_TYPES[0]:
                    continue
                for receive in (int(count), 2 * int(count)) if group in ("part", "pt2pt") else (None,):
                    seed += 1
                    sizes = f"arg=-count={count}" if receive is None else f"arg=-sendcnt={count} arg=-recvcnt={receive}"
                    extra = " ".join(f"arg={word}" for word in fixed.split())
                    text = f"{program} {ranks} arg=-type={kind} {sizes} arg=-seed={seed} "
                    tests.append(read_line(group, f"{text} arg=-testsize={tries} {extra} {settings}"))
    return tests
