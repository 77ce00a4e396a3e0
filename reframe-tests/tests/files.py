"""Files on the site's own file system, in the directory of the job: native against Wasm.

What other jobs do to the file system moves these figures more than anything here, so no test fails by them, and only
large moves are named.
"""

from __future__ import annotations

import reframe as rfm
from pairs import Figure, Pair


@rfm.simple_test
class Files(Pair):
    """One process: blocks from 4 KiB to 16 MiB, and calls on many small files."""

    descr = "bandwidth of a file, calls on small files"
    group = "files"
    program = "file-io"
    scale = parameter(["1_core"], loggable=True)  # noqa: F821
    arguments = ". --mebibytes 64 --files 2000"
    options = "-d ."
    figures = (
        Figure("write", "write[*]", "MiB/s", True),
        Figure("read", "read[*]", "MiB/s", True),
        Figure("create", "create", "files/s", True),
        Figure("open", "open_close", "files/s", True),
        Figure("stat", "stat", "files/s", True),
        Figure("unlink", "unlink", "files/s", True),
    )
    slowest = 0.0
    threshold = 0.3


@rfm.simple_test
class FilesTogether(Pair):
    """All ranks at once, in transfers of 1 MiB."""

    descr = "a file for each rank, and one that is shared"
    group = "files"
    program = "file-io"
    scale = parameter(["2_cores", "2_nodes"], loggable=True)  # noqa: F821
    arguments = ". --parallel --mebibytes 16"
    options = "-d ."
    figures = tuple(
        Figure(f"{name}_{way}", f"{kind}_sequential_{way}", "MiB/s", True)
        for name, kind in (("own", "file_per_rank"), ("shared", "shared_file"))
        for way in ("write", "read")
    )
    slowest = 0.0
    threshold = 0.3
