"""WASI call by call against Wasmtime, whose WASI is the reference: the same module under both, one line a call.

Where the two differ, wasi/differences.toml says so and why; a difference that is not there fails, and so does one that
is there and is no more.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
import wasmtime

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib


HERE = Path(__file__).resolve().parent
PREFIX = Path(os.environ.get("MPIWASM_PREFIX", HERE.parents[2] / "build" / "prefix"))
ARGUMENTS = ["calls.wasm", "argument"]
VARIABLE = ("NAME", "value")
GUEST_NAME = "/data"
# Runs of their own, because Wasmtime ends some of them: addresses outside of memory, numbers that are none of the
# standard's, and exits. What each says last.
ENDS = {
    # Wasmtime traps where mpiwasm answers EFAULT (21) or EINVAL (28), which C programs can read.
    "random_get": ("random_get = 21", "ends with -1"),
    "fd_read": ("fd_read = 21", "ends with -1"),
    "clock_time_get": ("clock_time_get = 21", "ends with -1"),
    "fd_fdstat_get": ("fd_fdstat_get = 21", "ends with -1"),
    "poll_oneoff": ("poll_oneoff = 21", "ends with -1"),
    "fd_seek how 7": ("fd_seek how 7 = 28", "ends with -1"),
    "fd_advise 9": ("fd_advise 9 = 28", "ends with -1"),
    "clock_time_get 5": ("clock_time_get 5 = 28", "ends with -1"),
    "path_open how 64": ("path_open how 64 = 28", "ends with -1"),
    "proc_exit": ("ends with 42", "ends with 42"),
    # Exit codes above 125 are forbidden to guests by Wasmtime; Linux keeps the lowest eight bits.
    "proc_exit-300": ("ends with 44", "ends with -1"),
}


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("wasi") / "calls.wasm"
    command = [PREFIX / "bin" / "mpiwasm-cc", "-O1", "-Wno-format", HERE / "wasi" / "calls.c", "-o", path]
    subprocess.run(command, check=True)
    return path


def fill(top: Path) -> Path:
    """The directory that the program is granted, the same for every run."""
    granted = top / "granted"
    (granted / "directory" / "full").mkdir(parents=True)
    (granted / "file").write_text("some text")
    (top / "secret").write_text("secret")
    for name, target in {
        "link": "file",
        "dangling": "nowhere",
        "loop": "loop",
        "out": "../secret",
        "absolute": "/etc/passwd",
    }.items():
        (granted / name).symlink_to(target)
    os.mkfifo(granted / "fifo")
    return granted


def under_mpiwasm(module: Path, what: list[str], top: Path) -> tuple[str, int]:
    command = [PREFIX / "bin" / "mpiwasm", "--backend", "cranelift", "-d", f"{fill(top)}:{GUEST_NAME}"]
    command += ["--env", "=".join(VARIABLE), "--cache-dir", str(module.parent / "cache"), module, ARGUMENTS[1], *what]
    ended = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False)
    return ended.stdout.decode(), ended.returncode


def under_wasmtime(module: Path, what: list[str], top: Path) -> tuple[str, int]:
    """In a process of its own: wasmtime writes to this process' standard output only through a file."""
    config = wasmtime.WasiConfig()
    config.argv = [*ARGUMENTS, *what]
    config.env = [VARIABLE]
    config.preopen_dir(str(fill(top)), GUEST_NAME)
    output = top / "output"
    config.stdout_file = str(output)
    engine = wasmtime.Engine()
    store = wasmtime.Store(engine)
    store.set_wasi(config)
    linker = wasmtime.Linker(engine)
    linker.define_wasi()
    instance = linker.instantiate(store, wasmtime.Module.from_file(engine, str(module)))
    code = 0
    try:
        instance.exports(store)["_start"](store)
    except wasmtime.ExitTrap as end:
        code = end.code
    except (wasmtime.Trap, wasmtime.WasmtimeError):
        code = -1  # it has no error number for this
    return output.read_text(), code


def both(module: Path, what: list[str]) -> tuple[list[str], list[str]]:
    """What the two say; the exit code is the last line."""
    results = []
    for run in (under_mpiwasm, under_wasmtime):
        with tempfile.TemporaryDirectory() as top:
            output, code = run(module, what, Path(top))
            results.append([*output.splitlines(), f"ends with {code}"])
    return results[0], results[1]


def known_differences() -> list[dict[str, str]]:
    with (HERE / "wasi" / "differences.toml").open("rb") as file:
        return tomllib.load(file)["difference"]


def split(line: str) -> tuple[str, str]:
    call, _, result = line.rpartition(" = ")
    return (call, result) if call else (line, "")


def test_every_call_answers_as_wasmtime_does_or_it_is_explained(module: Path) -> None:
    ours, theirs = both(module, [])
    assert len(ours) == len(theirs) > 200
    found = []
    for our_line, their_line in zip(ours, theirs):
        if our_line != their_line:
            (call, our_result), (_, their_result) = split(our_line), split(their_line)
            found.append({"call": call, "mpiwasm": our_result, "wasmtime": their_result})
    known = [{name: each[name] for name in ("call", "mpiwasm", "wasmtime")} for each in known_differences()]
    unexplained = [each for each in found if each not in known]
    gone = [each for each in known if each not in found]
    assert not unexplained, "\n".join(map(str, unexplained))
    assert not gone, "\n".join(map(str, gone))


@pytest.mark.parametrize("what", ENDS)
def test_bad_addresses_and_exits(module: Path, what: str) -> None:
    ours, theirs = both(module, [what])
    assert (ours[0], theirs[-1]) == ENDS[what]
