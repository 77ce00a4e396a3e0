"""The table of FFTW: what it may say, and what is made of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from core.schema import ApiError
from fftw_api.read_fftw import PRECISIONS, read_fftw
from fftw_api.write_fftw import fftw_outputs, wrapper, write_fftw_names

TABLE = Path(__file__).resolve().parents[2] / "fftw-api"
DOUBLE, SINGLE = PRECISIONS


def table(tmp_path: Path, function: str, to: str = "library") -> Path:
    text = f'[[group]]\nto = "{to}"\nfunctions = """\n{function}\n"""\n'
    (tmp_path / "functions.toml").write_text(text, encoding="utf-8")
    return tmp_path


def test_all_interfaces_are_there() -> None:
    names = {each.name for each in read_fftw(TABLE)}
    planners = {
        f"plan_{kind}{each}" for kind in ("dft", "r2r", "dft_r2c", "dft_c2r") for each in ("", "_1d", "_2d", "_3d")
    }
    many = {
        f"plan_{form}_{kind}" for form in ("many", "guru", "guru64") for kind in ("dft", "r2r", "dft_r2c", "dft_c2r")
    }
    assert planners | many | {"execute", "execute_split_dft_c2r", "import_wisdom", "init_threads"} <= names


def test_types_are_those_of_the_precision(tmp_path: Path) -> None:
    line = "plan plan_x(const iodim64* dims, real* in, complex* out, double seconds)"
    function = read_fftw(table(tmp_path, line))[0]
    assert function.prototype(DOUBLE) == (
        "fftw_plan fftw_plan_x(const fftw_iodim64* dims, double* in, fftw_complex* out, double seconds)"
    )
    assert function.prototype(SINGLE) == (
        "fftwf_plan fftwf_plan_x(const fftwf_iodim64* dims, float* in, fftwf_complex* out, double seconds)"
    )


def test_a_plan_is_used_where_it_was_made(tmp_path: Path) -> None:
    text = wrapper(read_fftw(table(tmp_path, "void execute(const plan p)", "plan"))[0], SINGLE)
    assert (
        "if (mpiwasm_fftwf_is_at_host(p))\n    mpiwasm_fftwf_execute(p);\n  else\n    __real_fftwf_execute(p);" in text
    )


def test_functions_for_threads_are_not_wrapped(tmp_path: Path) -> None:
    functions = read_fftw(table(tmp_path, "int init_threads(void)", "threads"))
    assert write_fftw_names(functions) == ""
    assert "int fftwf_init_threads(void);" in fftw_outputs(functions)["embedder/generated/guest/fftw3.h"]


@pytest.mark.parametrize(
    ("function", "to", "problem"),
    [
        ("no prototype", "library", "'no prototype' is no prototype"),
        ("void f(int)", "library", "f: 'int' is no parameter"),
        ("void f(int n)", "plan", "f: the first argument is no plan"),
        ("void f(int n)\nint f(void)", "library", "f is there twice"),
        ("void f(int n)", "nowhere", "where they go to: library, plan, threads"),
    ],
)
def test_a_mistake_is_reported(tmp_path: Path, function: str, to: str, problem: str) -> None:
    with pytest.raises(ApiError, match=problem):
        read_fftw(table(tmp_path, function, to))
