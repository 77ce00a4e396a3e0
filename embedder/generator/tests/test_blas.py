"""The table of BLAS and LAPACK: what it may say, and what is made of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from blas_api.read_blas import read_blas
from blas_api.write_guest import wrapper, write_wrapped_names
from blas_api.write_host import body
from blas_api.write_routine_list import wasm_signature
from core.schema import ApiError

TABLE = Path(__file__).resolve().parents[2] / "blas-api"


def routine(tmp_path: Path, text: str, name: str = "level1") -> object:
    (tmp_path / f"{name}.toml").write_text(f"[[routine]]\n{text}", encoding="utf-8")
    return read_blas(tmp_path)[0]


def test_all_of_blas_is_there() -> None:
    names = {each.name for group in read_blas(TABLE) if group.module == "blas" for each in group.routines}
    general = {f"{letter}{name}" for letter in "sdcz" for name in ("axpy", "gemv", "gbmv", "trsv", "gemm", "trsm")}
    assert general | {"dsyr2k", "cher2k", "zdotc", "izamax", "dznrm2", "csrot", "dspr2", "zhpmv"} <= names
    # 146 routines of the reference BLAS, without two that stay in the module.
    assert len(names) == 146 - 2


def test_every_routine_is_wrapped() -> None:
    names = write_wrapped_names(read_blas(TABLE)).splitlines()
    assert "-Wl,--wrap=dgemm_" in names
    assert len(names) == len(set(names)) == sum(len(group.routines) for group in read_blas(TABLE))


def test_mpiwasm_fc_leaves_out_the_lengths_of_every_routine_with_letters() -> None:
    known = set()
    for line in (TABLE.parent / "guest-sdk" / "lapack-names.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            types, *names = line.split()
            known |= set(names) if types == "-:" else {type_ + name for type_ in types[:-1] for name in names}
    table = [each for group in read_blas(TABLE) for each in group.routines]
    lengths = {each.name for each in table if any(argument.kind == "letter" for argument in each.arguments)}
    packed = {each.name for each in table if each.letter == "c" and each.result == "scalar"}
    assert lengths | packed == known & {each.name for each in table}
    assert not {"lsame", "xerbla", "ilaenv"} & known


def test_numbers_are_passed_by_value(tmp_path: Path) -> None:
    text = 'names = {z = "zfun"}\narguments = "n: size\\nalpha: scalar\\nx: vector(n, incx)\\nincx: increment"'
    group = routine(tmp_path, text)
    assert wasm_signature(group.routines[0]) == "iddii:i"
    assert "host_zfun(*n, alpha[0], alpha[1], x, *incx)" in wrapper(group, group.routines[0])
    assert 'call.vector<std::complex<double>>({3, "x"}, x, n, incx);' in "\n".join(body(group.routines[0]))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('name = "f"\ntypes = "d"\narguments = "n: number"', "number is no kind of argument"),
        ('name = "f"\ntypes = "d"\narguments = "n: size\\na: array(m)"', "there is no argument m"),
        ('name = "f"\ntypes = "d"\narguments = "n: size\\na: array(n, n)"', "array takes 1 extents"),
        ('name = "f"\ntypes = "d"\narguments = "lda: leading"', "lda is of no matrix"),
        ('name = "f"\ntypes = "d"\narguments = "uplo: letter u"', "letters name what is allowed"),
        ('name = "f"\ntypes = "d"\narguments = "n: size up to 3"', "is not understood"),
        ('name = "f"\ntypes = "d"\nillegal = "2: n > 1"\narguments = "n: size"', "is no condition of an argument"),
        ('name = "f"\ntypes = "d"\nillegal = "1: m > 1"\narguments = "n: size"', "there is no argument m"),
        ('name = "f"\ntypes = "q"\narguments = "n: size"', "q is no type"),
        ('name = "f"\ntypes = "d"\nsays = "x"\narguments = "n: size"', "not ['says']"),
        (
            'name = "f"\ntypes = "dd"\narguments = "n: size"\n[[routine]]\nnames = {d = "df"}\narguments = "n: size"',
            "twice",
        ),
    ],
)
def test_a_mistake_is_reported(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(ApiError, match=r".*") as caught:
        routine(tmp_path, text)
    assert problem in str(caught.value)


LIMITED = 'name = "fun"\ntypes = "d"\narguments = "n: size\\nx: vector(n, incx)\\nincx: increment"'


def test_what_a_library_would_do_wrong_goes_back_to_the_module(tmp_path: Path) -> None:
    (tmp_path / "limits.toml").write_text(
        '[[limit]]\nroutines = "fun"\nlength = "n"\nsteps = "incx"\n'
        '[[limit]]\nroutines = "dfun"\ninteger = "4 * n * n"',
        encoding="utf-8",
    )
    group = routine(tmp_path, LIMITED)
    lines = "\n".join(body(group.routines[0]))
    assert "if (call.overflows(4 * wide(n) * wide(n))) return call.decline();" in lines
    assert "if (call.is_too_long<double>(n, incx != 1, Copies::once)) return call.decline();" in lines
    assert "if (result == mpiwasm_declined) {\n    __real_dfun_(n, x, incx);" in wrapper(group, group.routines[0])


def test_a_library_gets_the_work_array_that_it_asks_for(tmp_path: Path) -> None:
    (tmp_path / "limits.toml").write_text('[[limit]]\nroutines = "fun"\nbest_work = true', encoding="utf-8")
    text = 'name = "fun"\ntypes = "d"\narguments = "n: size\\nwork: work(lwork)\\nlwork: length\\ninfo: info"'
    lines = body(routine(tmp_path, text).routines[0])
    asked = lines.index("  call.run<void>(&n, &best, &lwork, &info);")
    taken = lines.index("  lwork = call.best_length(given_lwork, best);")
    made = lines.index('const Scratch<double> work_data = call.work<double>({2, "work"}, work, given_lwork, lwork);')
    (tmp_path / "limits.toml").write_text('[[limit]]\nroutines = "fun"\nmore_work = "4 * n"', encoding="utf-8")
    longer = body(routine(tmp_path, text).routines[0])
    assert (
        'const Scratch<double> work_data = call.work<double>({2, "work"}, work, lwork, wide(lwork) + 4 * wide(n));'
        in longer
    )
    assert asked < taken < made < lines.index("call.run<void>(&n, work_data.data(), &lwork, &info);")


@pytest.mark.parametrize(
    ("limit", "problem"),
    [
        ('routines = "gun"\nlength = "n"', "there is no routine gun"),
        ('routines = "fun"\nlength = "m"', "there is no argument m"),
        ('routines = "fun"\nlength = "n"\nsteps = "incy"', "there is no argument incy"),
        ('routines = "fun"\nbest_work = true', "has not one length of a work array"),
        ('routines = "fun"', "a limit is an integer, a length or of a work array"),
    ],
)
def test_a_mistake_in_a_limit_is_reported(tmp_path: Path, limit: str, problem: str) -> None:
    (tmp_path / "limits.toml").write_text(f"[[limit]]\n{limit}", encoding="utf-8")
    with pytest.raises(ApiError, match=problem):
        routine(tmp_path, LIMITED)


def test_what_lapack_sorts_by_is_held() -> None:
    """A search ends where it finds a number, which another rank could take away."""
    sorting = re.compile(
        r".(?:(?:sy|he|sb|hb|sp|hp)(?:ev|gv)|st(?:erf|eqr|edc|ev)|pteqr|bdsqr|gesv[dj]|gesdd|gelsd|lasrt)"
    )
    routines = [each for group in read_blas(TABLE) for each in group.routines if sorting.match(each.name)]
    assert len(routines) > 100
    for each in routines:
        kinds = {argument.name: argument.kind for argument in each.arguments}
        assert {"held"} == {kinds[name] for name in ("d", "s", "w", "sva") if name in kinds}, each.name
