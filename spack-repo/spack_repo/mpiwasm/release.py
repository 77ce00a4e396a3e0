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
    "mpiwasm": "0f83e8027ddf845b2a5d96b799cf7f09c11e278a05c38860b16b0d58db710080",
    "wasi-sysroot": "3817d20c2b7e1e0dd5cd9269f61ac9ffeb9f43f78939c0699a8da746f63f0161",
    "wasi-threads-sysroot": "04c78f1169764e392a717e38d7548216095c190b0799cf19165cb8e3cdfb1ce9",
    "wasi-flang-runtime": "cbe5cd7a83eb45bc91bcc87bc64fa98f78ff78ab290c30f0345515a7fe51abf6",
}


def url_of(file):
    """Where an archive of the release is."""
    return f"{DOWNLOADS}/{file}"
