"""The unit tests of LLVM's Fortran run time: where they come from, and how the two sides compile and start them."""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from openmp.programs import OpenmpTest, Side

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[3]
RECIPE = ROOT / "recipes" / "flang-runtime"
sys.path.insert(0, str(ROOT / "recipes"))

from mpiwasm_recipe.llvm_sources import unpack_parts, version  # noqa: E402
from mpiwasm_recipe.sources import Failed  # noqa: E402

SUITE = Path("flang-rt") / "unittests"
GOOGLETEST = Path("third-party") / "unittest"
TESTING = Path("flang") / "lib" / "Testing"
# The last two are changed by the recipe's patches, too.
PARTS = [
    str(SUITE),
    str(GOOGLETEST),
    str(TESTING),
    "flang-rt/include",
    "flang/include/flang",
    "flang-rt/lib",
    "flang/module",
]
RUNTIME_TESTS = "RuntimeTests"
MAJOR = version().split(".")[0]


@dataclass(frozen=True)
class Correction:
    """What a file of the suite takes for granted that guests do not have, and how it is corrected on both sides."""

    file: Path
    wrong: str
    right: str


CORRECTIONS = (
    # POSIX requires an access mode. On Linux, 0 is one.
    Correction(SUITE / "Runtime" / "AccessTest.cpp", "O_CREAT | O_EXCL, mode", "O_CREAT | O_EXCL | O_RDONLY, mode"),
    # A test of Linux only, 'unless wider coverage should be required'.
    Correction(SUITE / "Runtime" / "Descriptor.cpp", "#if defined(__linux__) && !defined(__ANDROID__)", "#if 1"),
    # LLVM's library, which prints the number of failures.
    Correction(TESTING / "testing.cpp", '"llvm/Support/raw_ostream.h"', "<iostream>"),
    Correction(TESTING / "testing.cpp", "llvm::outs()", "std::cout"),
    Correction(TESTING / "testing.cpp", "llvm::errs()", "std::cerr"),
)


def key() -> str:
    """Changes with what the trees are made from."""
    inputs = [RECIPE / "source.toml", RECIPE / "shims.py", Path(__file__)]
    inputs += sorted(each for name in ("patches", "overlay") for each in (RECIPE / name).rglob("*") if each.is_file())
    digest = hashlib.sha256()
    for path in inputs:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def command(words: Iterable[object], **variables: str) -> None:
    done = subprocess.run(
        [str(word) for word in words],
        env=os.environ | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise Failed(f"{' '.join(str(word) for word in words)}:\n{done.stdout[-3000:]}")


def correct(tree: Path) -> None:
    for each in CORRECTIONS:
        text = (tree / each.file).read_text(encoding="utf-8")
        if each.wrong not in text:
            raise Failed(f"{each.file} does not contain {each.wrong!r}")
        (tree / each.file).write_text(text.replace(each.wrong, each.right), encoding="utf-8")


def sources(work: Path, sysroot: Path) -> Path:
    """A folder with the source tree of each side: `native` as it came, `guest` as the recipe changes it."""
    folder = work / f"llvm-{version()}-{key()}"
    if folder.is_dir():
        return folder
    unfinished = work / "unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    tree = unfinished / "guest"
    unpack_parts(PARTS, unfinished / "native")
    correct(unfinished / "native")
    shutil.copytree(unfinished / "native", tree)
    for patch in sorted((RECIPE / "patches").iterdir()):
        command(["patch", "-d", tree, "-p1", "--force", "--no-backup-if-mismatch", "-i", patch])
    shutil.copytree(RECIPE / "overlay", tree, dirs_exist_ok=True)
    command([sys.executable, RECIPE / "shims.py", tree, sysroot, tree], LLVM_MAJOR=MAJOR)
    unfinished.rename(folder)
    return folder


def googletest_flags(tree: Path) -> list[str]:
    folders = [tree / GOOGLETEST / name / part for name in ("googletest", "googlemock") for part in ("include", "")]
    # NOT_EXE: a command that fails.
    return ["-DGTEST_HAS_RTTI=0", "-DGTEST_NO_LLVM_SUPPORT=1", '-DNOT_EXE="false"', *(f"-I{each}" for each in folders)]


def files_of(tree: Path) -> dict[str, list[Path]]:
    """The source files of each program: the one with all tests of googletest, and those without googletest."""
    google = ["googletest/src/gtest-all.cc", "googlemock/src/gmock-all.cc", "googletest/src/gtest_main.cc"]
    files = {RUNTIME_TESTS: [*(tree / SUITE / "Runtime").glob("*.cpp"), *(tree / GOOGLETEST / each for each in google)]}
    for source in sorted((tree / SUITE / "Evaluate").glob("*.cpp")):
        files[source.stem] = [source, tree / TESTING / "testing.cpp"]
    return files


def sources_of(files: dict[str, list[Path]]) -> list[Path]:
    """Each file once, large ones first, so that no processor waits at the end for one that came late."""
    return sorted({each for group in files.values() for each in group}, key=lambda path: -path.stat().st_size)


def at_once(jobs: int, commands: list[list[object]], **variables: str) -> None:
    with ThreadPoolExecutor(jobs) as workers:
        list(workers.map(lambda words: command(words, **variables), commands))


def native_library() -> Path:
    resources = subprocess.run([f"clang-{MAJOR}", "-print-resource-dir"], capture_output=True, text=True, check=True)
    found = sorted(Path(resources.stdout.strip()).glob("lib/*/libflang_rt.runtime.a"))
    if not found:
        raise Failed(f"flang's run time library is not installed (Debian: libflang-{MAJOR}-dev)")
    return found[0]


def build_native(folder: Path, jobs: int) -> Path:
    """The folder with the native programs."""
    tree, into = folder / "native", folder / "native-programs"
    files = files_of(tree)
    if all((into / name).exists() for name in files):
        return into
    into.mkdir(exist_ok=True)
    flags = ["-std=c++17", "-fno-exceptions", "-fno-rtti", "-O1", "-w", "-DFLANG_LITTLE_ENDIAN=1"]
    flags += [f"-I{tree}/flang-rt/include", f"-I{tree}/flang/include", *googletest_flags(tree)]
    compiler = f"clang++-{MAJOR}"
    commands = [[compiler, *flags, "-c", each, "-o", *objects(into, [each])] for each in sources_of(files)]
    at_once(jobs, commands)
    for name, group in files.items():
        command([compiler, *objects(into, group), native_library(), "-lpthread", "-o", into / name])
    return into


def build_guest(folder: Path, prefix: Path, jobs: int) -> Path:
    """The folder with the guests, which are compiled by the recipe's own command for the run time."""
    tree, into = folder / "guest", folder / "guest-programs"
    into.mkdir(exist_ok=True)
    files = files_of(tree)
    compiler = f"{prefix}/bin/mpiwasm-c++"
    variables = {
        "SYSROOT": f"{prefix}/share/mpiwasm/sysroot",
        "TREE": str(tree),
        "RENAMED": f"{tree}/renamed.h",
        "LLVM_MAJOR": MAJOR,
        "GUEST_CXX": compiler,
        "GUEST_CXX_FLAGS": " ".join([*googletest_flags(tree), "-include", str(HERE / "deaths.h")]),
    }
    at_once(jobs, [[RECIPE / "compile.sh", into, each] for each in sources_of(files)], **variables)
    library = prefix / "share" / "mpiwasm" / "fortran" / "lib" / "libflang_rt.a"
    for name, group in files.items():
        command([compiler, *objects(into, group), library, "-o", into / name])
    return into


def objects(folder: Path, group: list[Path]) -> list[Path]:
    return [folder / f"{source.stem}.o" for source in group]


def names_in(listing: str) -> list[str]:
    """The tests that `--gtest_list_tests` lists."""
    found, suite = [], ""
    for line in listing.splitlines():
        name = line.partition("#")[0].rstrip()
        if name.startswith("  "):
            found.append(suite + name.strip())
        elif name.endswith("."):
            suite = name
    return found


def tests_in(programs: Path, folder: Path) -> list[OpenmpTest]:
    """Those of the native programs. Each runs alone, in a folder of its own, because they write files and variables."""
    listing = subprocess.run(
        [programs / RUNTIME_TESTS, "--gtest_list_tests"], capture_output=True, text=True, check=True
    )
    alone = ("rm -rf %t", "mkdir -p %t", "cd %t")
    single = f"{shlex.quote(sys.executable)} {HERE}/single.py"
    tests = [
        OpenmpTest(HERE, name, (*alone, f"{single} {name} %run/{RUNTIME_TESTS}")) for name in names_in(listing.stdout)
    ]
    others = sorted(set(files_of(folder / "native")) - {RUNTIME_TESTS})
    return [OpenmpTest(HERE, f"Evaluate/{name}", (*alone, f"%run/{name}")) for name in others] + tests


def native(programs: Path) -> Side:
    return Side("native", (("%run", str(programs)),), {}, frozenset())


def guest(programs: Path, prefix: Path, cache: Path, backend: str) -> Side:
    given = "-d . -d .:/tmp -e PATH -e UNIT_TEST_DEATH"
    start = f"{prefix}/bin/mpiwasm --mpi serial --backend {backend} --cache-dir {cache} {given} {programs}"
    return Side("guest", (("%run", start),), {"UNIT_TEST_DEATH": "0"}, frozenset())
