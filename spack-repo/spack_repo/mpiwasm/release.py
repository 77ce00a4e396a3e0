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
    "mpiwasm": "d8e14072f3edb30368c9a47ee42c19aa58e43a35c7c35fb95dd59b5654a6c38f",
    "wasi-sysroot": "3817d20c2b7e1e0dd5cd9269f61ac9ffeb9f43f78939c0699a8da746f63f0161",
    "wasi-threads-sysroot": "41d424286fd328e195957569489e003d896654bae46f398e53dc835194c2531c",
}


def url_of(file):
    """Where an archive of the release is."""
    return f"{DOWNLOADS}/{file}"
