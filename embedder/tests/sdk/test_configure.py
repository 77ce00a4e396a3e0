"""mpiwasm-configure gives a configure script its compilers, its host and its answers."""

from __future__ import annotations

from pathlib import Path

import pytest
from guest_sdk import Sdk

# What such scripts do with what they are given.
SCRIPT = r"""#!/bin/sh
for file in $CONFIG_SITE; do . "$file"; done
echo "arguments $*"
echo "init ${ac_cv_func_MPI_Init} send ${ac_cv_func_MPI_Send_c} fork ${ac_cv_func_fork} mine ${mine-none}"
echo 'int main(void) { return 0; }' > conftest.c
$CC conftest.c -o conftest$ac_cv_exeext && $AR rc libx.a conftest$ac_cv_exeext && $RANLIB libx.a && ls conftest.wasm
"""


def write(sdk: Sdk, name: str, text: str) -> None:
    sdk.write(name, text).chmod(0o755)


def test_a_script_finds_all_it_asks_for(sdk: Sdk) -> None:
    write(sdk, "configure", SCRIPT)
    assert sdk.quietly("mpiwasm-configure", "configure", "--enable-mpi", "CFLAGS=-O3 -g").splitlines() == [
        "arguments --host=wasm32-wasi --enable-mpi CFLAGS=-O3 -g",
        "init yes send yes fork no mine none",
        "conftest.wasm",
    ]


def test_answers_of_the_user_come_too(sdk: Sdk, monkeypatch: pytest.MonkeyPatch) -> None:
    site = sdk.write("site", "mine=yes\nac_cv_func_fork=maybe\n")
    monkeypatch.setenv("CONFIG_SITE", str(site))
    write(sdk, "configure", SCRIPT)
    assert "fork maybe mine yes" in sdk.quietly("mpiwasm-configure", "./configure")


@pytest.mark.parametrize(
    ("known", "host"),
    [("*", "wasm32-wasi"), ("wasm32-*-none | i686-*", "wasm32-unknown-none"), ("i686-*", "i686-unknown-none")],
)
def test_a_script_that_is_older_than_webassembly_gets_another_host(sdk: Sdk, known: str, host: str) -> None:
    write(sdk, "package/configure", SCRIPT)
    write(sdk, "package/build-aux/config.sub", f"case $1 in {known}) ;; *) exit 1 ;; esac\n")
    assert f"arguments --host={host}\n" in sdk.quietly("mpiwasm-configure", Path("package") / "configure")


def test_a_script_that_is_not_there(sdk: Sdk) -> None:
    done = sdk.run("mpiwasm-configure", "./configure", status=2)
    assert done.stderr == "mpiwasm-configure: no such script: ./configure\n"


def test_a_script_that_links_mpi_without_its_header_finds_it(sdk: Sdk) -> None:
    """As Autoconf's AC_CHECK_LIB does."""
    sdk.write("conftest.c", "char MPI_Init();\nint main(void) { return MPI_Init(); }\n")
    sdk.run("mpiwasm-cc", "conftest.c", "-lmpi", "-o", "conftest.wasm")


def test_a_program_that_links_libmpi_runs(sdk: Sdk) -> None:
    sdk.write(
        "program.c",
        """
#include <mpi.h>
int main(int argc, char **argv) {
  int ready = 0;
  MPI_Init(&argc, &argv);
  MPI_Initialized(&ready);
  MPI_Finalize();
  return !ready;
}
""",
    )
    sdk.quietly("mpiwasm-cc", "-Wall", "program.c", "-lmpi", "-o", "program.wasm")
    sdk.quietly("mpiwasm", "program.wasm")
