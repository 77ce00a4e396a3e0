"""The code cache: filled once, by the first process; trusted only if no other user can write it; never required."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from installed import LONGEST_RUN, Ended, Installed, Launcher

SETUP_FAILED = 123
CRANELIFT = {"MPIWASM_BACKEND": "cranelift"}  # compiles fast; which backend it is does not matter here


@pytest.fixture
def fast(prefix: Path, tmp_path: Path) -> Installed:
    """mpiwasm with an empty code cache and a backend that compiles fast."""
    return Installed(prefix, tmp_path, tmp_path / "code-cache", CRANELIFT)


def compiled(text: str) -> list[str]:
    """The modules that "mpiwasm compile" says it has compiled."""
    return [match[1] for line in text.splitlines() if (match := re.fullmatch(r"(.+): compiled in \d+\.\d s", line))]


def test_compile_list_path_and_clean(fast: Installed, plain: Path, job: Path) -> None:
    assert fast.succeed("cache", "path") == f"{fast.cache}\n"
    assert compiled(fast.succeed("compile", plain, job)) == [str(plain), str(job)]
    assert fast.succeed("compile", plain) == f"{plain}: was there already\n"
    listed = fast.succeed("cache", "list")
    assert "plain.wasm, " in listed
    assert "job.wasm, " in listed
    assert "cranelift" in listed
    assert "2 compiled modules, " in listed
    assert "load" in fast.run("--timings", plain, "arguments").phases
    assert fast.succeed("cache", "clean").startswith("removed 2 compiled modules")
    assert fast.cached() == 0
    assert fast.succeed("cache", "list").startswith("0 compiled modules")


def test_compile_goes_on_after_a_bad_file(fast: Installed, plain: Path) -> None:
    ended = fast.run("compile", "missing.wasm", plain)
    assert ended.code == 120
    assert compiled(ended.out) == [str(plain)]
    assert len(ended.err.splitlines()) == 1


def test_compile_reports_the_duration_of_its_phases(fast: Installed, plain: Path, job: Path) -> None:
    first = fast.run("compile", "--timings", plain, job)
    assert first.phases == ["engine", "read", "hash", "compile", "read", "hash", "compile"]
    assert [line.split(": ")[1] for line in first.own_lines] == [str(plain), str(job)]
    assert fast.run("compile", "--timings", plain).phases == ["engine", "read", "hash", "load"]
    assert fast.run("compile", plain).own_lines == []


def test_compile_reports_a_cache_that_cannot_be_used(fast: Installed, plain: Path) -> None:
    fast.cache.write_text("a file, not a directory")
    ended = fast.run("compile", plain)
    assert ended.code == SETUP_FAILED
    assert len(ended.err.splitlines()) == 1


def test_32_starts_at_once_compile_once(fast: Installed, plain: Path) -> None:
    command = [fast.program, "--timings", str(plain), "arguments", "a"]
    started = [
        subprocess.Popen(command, env=fast.environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(32)
    ]
    runs = [Ended(process.wait(LONGEST_RUN), *process.communicate()) for process in started]
    assert [run.out for run in runs] == ["[a]\n"] * 32
    assert sum("compile" in run.phases for run in runs) == 1
    assert sum("load" in run.phases for run in runs) == 31
    assert sorted(path.suffix for path in fast.cache.iterdir()) == [".code"]


def test_the_ranks_of_a_job_compile_once(fast: Installed, job: Path, launcher: Launcher) -> None:
    ended = fast.launch(launcher, 4, "--timings", job, "hello")
    assert ended.code == 0
    assert ended.phases.count("compile") == 1
    assert ended.phases.count("load") == 3


def test_a_damaged_entry_is_replaced(fast: Installed, plain: Path) -> None:
    fast.succeed(plain, "arguments")
    [entry] = fast.cache.glob("*.code")
    content = bytearray(entry.read_bytes())
    content[len(content) // 2] ^= 0xFF
    entry.write_bytes(content)
    ended = fast.run(plain, "arguments", "a")
    assert (ended.code, ended.out) == (0, "[a]\n")
    assert ended.own_lines == [f"mpiwasm: warning: {entry} is damaged; it is ignored and replaced"]
    assert fast.succeed(plain, "arguments", "a") == "[a]\n"


def test_compile_replaces_a_damaged_entry(fast: Installed, plain: Path) -> None:
    fast.succeed("compile", plain)
    [entry] = fast.cache.glob("*.code")
    entry.write_bytes(entry.read_bytes()[:-1])
    ended = fast.run("compile", plain)
    assert (ended.code, compiled(ended.out)) == (0, [str(plain)])
    assert ended.own_lines == [f"mpiwasm: warning: {entry} is damaged; it is ignored and replaced"]
    assert fast.succeed("compile", plain) == f"{plain}: was there already\n"


def test_an_entry_that_others_may_write_is_not_loaded(fast: Installed, plain: Path) -> None:
    fast.succeed(plain, "arguments")
    [entry] = fast.cache.glob("*.code")
    entry.chmod(0o622)
    ended = fast.run("--timings", plain, "arguments", "a")
    assert (ended.code, ended.out) == (0, "[a]\n")
    assert "compile" in ended.phases
    assert f"mpiwasm: warning: {entry} is writable by others" in ended.err
    assert entry.stat().st_mode & 0o077 == 0


def test_a_directory_that_others_may_write_is_not_used(fast: Installed, plain: Path) -> None:
    fast.cache.mkdir()
    fast.cache.chmod(0o777)
    ended = fast.run(plain, "arguments", "a")
    assert (ended.code, ended.out) == (0, "[a]\n")
    assert len(ended.own_lines) == 1
    assert "is writable by others; the module is compiled in every run" in ended.err
    assert fast.cached() == 0


def test_two_users_do_not_run_each_others_code(
    open_prefix: Path, open_folder: Path, plain: Path, other_user: list[str]
) -> None:
    mpiwasm = Installed(open_prefix, open_folder, open_folder / "cache", CRANELIFT)
    module = shutil.copy(plain, open_folder)
    mpiwasm.succeed(module, "arguments")
    mpiwasm.cache.chmod(0o755)
    for entry in mpiwasm.cache.iterdir():
        entry.chmod(0o644)
    theirs = mpiwasm.command(*other_user, mpiwasm.program, "--timings", module, "arguments", "a")
    assert (theirs.code, theirs.out) == (0, "[a]\n")
    assert "compile" in theirs.phases
    assert "belongs to another user" in theirs.err

    # And the other way round: root does not run what another user has written either.
    for path in [mpiwasm.cache, *mpiwasm.cache.iterdir()]:
        os.chown(path, 65534, 65534)
    ours = mpiwasm.run("--timings", module, "arguments", "a")
    assert (ours.code, ours.out) == (0, "[a]\n")
    assert "compile" in ours.phases
    assert "belongs to another user" in ours.err


def test_a_site_cache_of_root_serves_every_user(
    open_prefix: Path, open_folder: Path, plain: Path, other_user: list[str]
) -> None:
    site = open_folder / "site"
    administrator = Installed(open_prefix, open_folder, site, CRANELIFT)
    module = shutil.copy(plain, open_folder)
    administrator.succeed("compile", module)
    site.chmod(0o755)
    for entry in site.iterdir():
        entry.chmod(0o644)
    user = Installed(open_prefix, open_folder, open_folder / "user", {**CRANELIFT, "MPIWASM_SITE_CACHE": str(site)})
    user.cache.mkdir()
    os.chown(user.cache, 65534, 65534)
    ended = user.command(*other_user, user.program, "--timings", module, "arguments", "a")
    assert (ended.code, ended.out) == (0, "[a]\n")
    assert "load" in ended.phases
    assert user.cached() == 0


def test_a_read_only_cache_costs_a_warning(
    open_prefix: Path, open_folder: Path, plain: Path, other_user: list[str]
) -> None:
    mpiwasm = Installed(open_prefix, open_folder, open_folder / "cache", CRANELIFT)
    module = shutil.copy(plain, open_folder)
    mpiwasm.cache.mkdir()
    mpiwasm.cache.chmod(0o555)
    os.chown(mpiwasm.cache, 65534, 65534)
    ended = mpiwasm.command(*other_user, mpiwasm.program, module, "arguments", "a")
    assert (ended.code, ended.out) == (0, "[a]\n")
    assert len(ended.err.splitlines()) == len(ended.own_lines) == 1
    assert "compiled code cannot be stored in" in ended.err
    assert "Permission denied" in ended.err


def test_a_full_disk_costs_a_warning(fast: Installed, plain: Path, private_mounts: list[str]) -> None:
    fast.cache.mkdir()
    mount = f'mount -t tmpfs -o size=16k,mode=700 tmpfs {fast.cache} && exec "$@"'
    ended = fast.command(*private_mounts, "sh", "-c", mount, "sh", fast.program, plain, "arguments", "a")
    assert (ended.code, ended.out) == (0, "[a]\n")
    assert ended.err == (f"mpiwasm: warning: compiled code cannot be stored in {fast.cache}: No space left on device\n")


def test_a_file_size_limit_costs_a_warning(fast: Installed, plain: Path) -> None:
    ended = fast.command("prlimit", "--fsize=4096", fast.program, plain, "arguments", "a")
    assert (ended.code, ended.out) == (0, "[a]\n")
    assert ended.err == f"mpiwasm: warning: compiled code cannot be stored in {fast.cache}: File too large\n"
    assert fast.cached() == 0


def test_a_compiler_that_is_killed_leaves_nothing_bad(fast: Installed, plain: Path) -> None:
    compile_it = [fast.program, "compile", str(plain)]
    for delay in range(12):
        process = subprocess.Popen(compile_it, env=fast.environment(), stdout=subprocess.DEVNULL)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0.01 * delay)
        process.kill()
        process.wait()
        assert "damaged" not in fast.succeed("cache", "list")
        if fast.cached():
            assert fast.succeed(plain, "arguments", "a") == "[a]\n"
            fast.succeed("cache", "clean")
    assert fast.succeed(plain, "arguments", "a") == "[a]\n"


def test_the_size_limit_removes_what_was_not_used_for_longest(fast: Installed, plain: Path, job: Path) -> None:
    fast.succeed("compile", plain)
    [first] = fast.cache.glob("*.code")
    os.utime(first, (1, 1))
    fast.succeed("compile", "--cache-size", "1K", job)
    assert fast.cached() == 1
    assert not first.exists()
    fast.succeed("compile", plain)
    assert fast.cached() == 2


def test_a_program_cannot_be_granted_what_later_runs_execute(fast: Installed, plain: Path) -> None:
    fast.cache.mkdir(mode=0o700)
    home = fast.folder / "home"
    (home / ".config").mkdir(parents=True)
    (fast.folder / "link").symlink_to(fast.folder)
    own = replace(fast, variables={**fast.variables, "HOME": str(home), "XDG_CONFIG_HOME": ""})
    # The program could replace this link itself.
    assert "a symbolic link leads there" in own.run("-d", "link:granted", plain, "arguments").err
    for place, what in ((".", fast.cache), ("code-cache", fast.cache), ("/", fast.cache)):
        for options in ([], ["--no-cache"]):
            refused = own.run(*options, "-d", f"{place}:granted", plain, "arguments")
            assert refused.code == 2
            reason = f"the program could change {what}, from which later runs take their code"
            assert refused.own_lines[0].startswith(f"mpiwasm: cannot grant '{place}': {reason}")
        assert own.run("-d", f"{place}:granted:ro", plain, "arguments").code == 0
    for place in ("home", "home/.config"):
        refused = own.run("-d", place, plain, "arguments")
        assert refused.code == 2
        assert "home/.config/mpiwasm/checkpoint-key, which protects checkpoints" in refused.err
    # The link on the way to the cache could be replaced.
    (home / "cache").symlink_to(fast.cache)
    through = replace(own, cache=home / "cache")
    assert "from which later runs" in through.run("-d", "home:granted", plain, "arguments").err
    (home / "data").mkdir()
    assert own.run("-d", "home/data", plain, "arguments").code == 0


def test_the_key_is_not_readable_where_its_directory_is_granted(fast: Installed, plain: Path) -> None:
    own = replace(fast, variables={**fast.variables, "XDG_CONFIG_HOME": str(fast.folder / "configuration")})
    folder = fast.folder / "configuration" / "mpiwasm"
    folder.mkdir(parents=True)
    (folder / "other").write_text("readable")

    def opened(name: str) -> str:
        return own.succeed("-d", ".:.:ro", plain, "files", name, "1")

    # In the first run the key is not there yet.
    for _ in range(2):
        assert opened("configuration/mpiwasm/other").startswith("1 files")
        assert opened("configuration/mpiwasm/checkpoint-key") == "0 files, Permission denied\n"
    os.link(folder / "checkpoint-key", fast.folder / "linked")
    assert opened("linked") == "0 files, Permission denied\n"
