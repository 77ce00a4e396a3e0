# Copyright mpiwasm contributors.
#
# SPDX-License-Identifier: MIT
"""The release: where it is, and its checksums. Made by easyconfigs/write_easyconfigs.py from
release.toml; change that."""

import os

ADDRESS = "https://mpiwasm.invalid"
# MPIWASM_DOWNLOADS: where the archives are instead, such as file:///FOLDER of make_sources.py.
DOWNLOADS = os.environ.get("MPIWASM_DOWNLOADS", "https://mpiwasm.invalid/releases/download/v0.1.0")
SHA256 = {
    "mpiwasm": "2937a9f0eda1a2d60f957ad6c35cb78dcc29a8476fc96a2e6638601af0cdcc84",
    "wasi-sysroot": "3817d20c2b7e1e0dd5cd9269f61ac9ffeb9f43f78939c0699a8da746f63f0161",
    "wasi-threads-sysroot": "9c1a190faf6fe17bbb237117369803bd8e767d4b270d6fd5505acb33e4318f42",
}


def url_of(file):
    """Where an archive of the release is."""
    return f"{DOWNLOADS}/{file}"
