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
    "mpiwasm": "400fd43da19220bf4580a26810b3fbcb27f43a1fb0ab8e0218f41d28efb99d6d",
    "wasi-sysroot": "3817d20c2b7e1e0dd5cd9269f61ac9ffeb9f43f78939c0699a8da746f63f0161",
    "wasi-threads-sysroot": "41d424286fd328e195957569489e003d896654bae46f398e53dc835194c2531c",
    "wasi-flang-runtime": "c2a2f43c86836d9cf9c434b15e80080ca569eaacb97258478b1a3f39e5401016",
}


def url_of(file):
    """Where an archive of the release is."""
    return f"{DOWNLOADS}/{file}"
