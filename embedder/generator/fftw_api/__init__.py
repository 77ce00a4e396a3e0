"""FFTW: its table is embedder/fftw-api."""

from __future__ import annotations

from pathlib import Path

from core.api import ApiDescription

from fftw_api.read_fftw import read_fftw
from fftw_api.write_fftw import fftw_outputs


def made_from(table: Path) -> dict[str, str]:
    return fftw_outputs(read_fftw(table))


API = ApiDescription("fftw-api", made_from)
