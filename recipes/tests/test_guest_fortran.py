"""guest_fortran.py makes what flang writes callable from C; flang itself is not needed here."""

from __future__ import annotations

import importlib.util
import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PREFIX = Path(os.environ.get("MPIWASM_PREFIX", ROOT / "build" / "prefix"))

# SUBROUTINE ADD(UPLO, N, X, INFO) and COMPLEX FUNCTION SHIFT(Z), as flang 22 compiles them for i386.
CODE = """\
source_filename = "FIRModule"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"

@upper = internal constant [5 x i8] c"Upper"

define void @add_(ptr noalias %0, ptr noalias captures(none) initializes((0, 4)) %1, ptr %2, ptr %3, i32 %4) {
  %6 = load i32, ptr %1, align 4
  %7 = call i32 @lsame_(ptr nonnull %0, ptr nonnull @upper, i32 1, i32 1)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %5
  %10 = getelementptr { float, float }, ptr %2, i32 %6
  %11 = getelementptr i8, ptr %10, i32 -8
  %12 = call i64 @shift_(ptr %11)
  store i64 %12, ptr %2, align 4
  call void @tell_(ptr nonnull @upper, ptr nonnull %3, i32 5)
  br label %13

13:                                               ; preds = %9, %5
  ret void
}

define i64 @half_(ptr noalias readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = load float, ptr %0, align 4
  %3 = fmul float %2, 5.000000e-01
  %4 = bitcast float %3 to i32
  %5 = zext i32 %4 to i64
  ret i64 %5
}

declare i32 @lsame_(ptr, ptr, i32, i32) local_unnamed_addr

declare void @tell_(ptr, ptr, i32) local_unnamed_addr

declare i64 @shift_(ptr) local_unnamed_addr

attributes #0 = { "target-cpu"="i686" }
"""

PROGRAM = """\
#include <complex.h>
#include <stdio.h>
void add_(const char *uplo, const int *n, float _Complex *x, int *info);
float _Complex half_(const float _Complex *z);
int lsame_(const char *one, const char *other, int length, int other_length) {
  return *one == *other && length == 1 && other_length == 1;
}
float _Complex shift_(const float _Complex *z) { return *z + 1.0f + 2.0f * I; }
void tell_(const char *text, int *info) { *info = text[4]; }
int main(void) {
  float _Complex x[3] = {0, 0, 5.0f + 6.0f * I}, y;
  int n = 3, info = 0;
  add_("U", &n, x, &info);
  y = half_(&x[0]);
  printf("%g %g %c %g %g\\n", crealf(x[0]), cimagf(x[0]), info, crealf(y), cimagf(y));
  return 0;
}
"""


def adapted(code: str) -> list[str]:
    path = ROOT / "recipes" / "apps" / "lapack" / "guest_fortran.py"
    specification = importlib.util.spec_from_file_location("guest_fortran", path)
    assert specification and specification.loader
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return [out for line in code.splitlines() for out in module.adapted(line)]


def test_c_calls_it_and_is_called(tmp_path: Path) -> None:
    (tmp_path / "code.ll").write_text("\n".join(adapted(CODE)) + "\n", encoding="utf-8")
    (tmp_path / "program.c").write_text(PROGRAM, encoding="utf-8")
    compiler = [PREFIX / "bin" / "mpiwasm-cc", "-O2"]
    code = [*compiler, "-Wno-override-module", "-x", "ir", "-c", "code.ll"]
    subprocess.run(code, cwd=tmp_path, check=True)
    link = [*compiler, "-Wl,--fatal-warnings", "program.c", "code.o", "-o", "program.wasm"]
    subprocess.run(link, cwd=tmp_path, check=True)
    run = [PREFIX / "bin" / "mpiwasm", "program.wasm"]
    done = subprocess.run(run, cwd=tmp_path, stdout=subprocess.PIPE, text=True, check=True)
    assert done.stdout == "6 8 r 3 0\n"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("declare void @dgemm_(ptr, ptr, ptr, i32, i32)", "declare void @dgemm_(ptr, ptr, ptr)"),
        ("declare i32 @ilaenv_(ptr, ptr, i32, i32) #1", "declare i32 @ilaenv_(ptr, ptr, i32, i32) #1"),
        (
            "  %1 = call i32 @f_(ptr getelementptr (i8, ptr @x, i32 8), i32 1), !dbg !3",
            "  %1 = call i32 @f_(ptr getelementptr (i8, ptr @x, i32 8)), !dbg !3",
        ),
        ("  call void @f_(ptr %a, i32 noundef range(i32 0, 9) %b)", "  call void @f_(ptr %a)"),
        ("  call void @llvm.memset.p0.i32(ptr %1, i8 0, i32 7)",) * 2,
        ("  %2 = call i32 @_FortranAScan1(ptr %1, i32 7)",) * 2,
        ("  %4 = call i64 @csqrtf(ptr byval({ float, float }) align 4 %1)",) * 2,
    ],
)
def test_lengths_go_where_c_has_none(line: str, expected: str) -> None:
    assert adapted(line) == [expected.replace("@csqrtf(", "@csqrtf.packed(")]
