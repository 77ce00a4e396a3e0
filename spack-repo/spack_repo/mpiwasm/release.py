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
    "mpiwasm": "48541ed387f3919643b3faf1da404a84d01057973658182513adfff0f2ffddf8",
    "wasi-sysroot": "3817d20c2b7e1e0dd5cd9269f61ac9ffeb9f43f78939c0699a8da746f63f0161",
    "wasi-threads-sysroot": "5df79d57bf7e94254c1c6dd1898ca75d08f9aad22708bd5dc38aad10b18855aa",
}


def url_of(file):
    """Where an archive of the release is."""
    return f"{DOWNLOADS}/{file}"
