"""What is read from the source of a LAPACK routine; the source here is made up."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from blas_api.lapack_code import Unreadable

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "blas-api"))
from derive_lapack import Derivation

SOURCE = """
*> \\param[in] SIDE
*> \\verbatim
*>          SIDE is CHARACTER*1
*>          = 'L': from the left;
*>          = 'R': from the right.
*> \\endverbatim
*>
*> \\param[in] N
*> \\verbatim
*>          N is INTEGER
*> \\endverbatim
*>
*> \\param[in,out] A
*> \\verbatim
*>          A is DOUBLE PRECISION array, dimension (LDA,N)
*> \\endverbatim
*>
*> \\param[in] LDA
*> \\verbatim
*>          LDA is INTEGER
*> \\endverbatim
*>
*> \\param[in] Z
*> \\verbatim
*>          Z is DOUBLE PRECISION array, dimension {dimension}
*> \\endverbatim
*>
*> \\param[in] LDZ
*> \\verbatim
*>          LDZ is INTEGER
*> \\endverbatim
*>
*> \\param[out] WORK
*> \\verbatim
*>          WORK is DOUBLE PRECISION array, dimension (3*N)
*> \\endverbatim
      SUBROUTINE DMADE( SIDE, N, A, LDA, Z, LDZ,
     $                  WORK, INFO )
      CHARACTER          SIDE
      INTEGER            INFO, LDA, LDZ, N
      DOUBLE PRECISION   A( LDA, * ), Z( LDZ, * ), WORK( * )
      LEFT = LSAME( SIDE, 'L' )
      IF( LEFT ) THEN
         NQ = N
      ELSE
         NQ = 1
      END IF
      INFO = 0
      IF( .NOT.LEFT .AND. .NOT.LSAME( SIDE, 'R' ) ) THEN
         INFO = -1
      ELSE IF( N.LT.0 ) THEN
         INFO = -2
      ELSE IF( LDA.LT.MAX( 1, N ) ) THEN
         INFO = -4
      ELSE IF( LDZ.LT.1 .OR. ( LEFT .AND. LDZ.LT.NQ ) ) THEN
         INFO = -6
      END IF
      IF( INFO.NE.0 ) THEN
         CALL XERBLA( 'DMADE', -INFO )
      END IF
      END
"""


def derived(dimension: str) -> str:
    return Derivation(SOURCE.replace("{dimension}", dimension), {}).entry().text()


def test_kinds_extents_and_conditions_are_read() -> None:
    text = derived("(LDZ,N)")
    assert "side: letter LR\nn: size\na: matrix(n, n, lda)\nlda: leading\n" in text
    assert "work: scratch(3 * n)\ninfo: info\n" in text
    assert "6: ldz < 1 || ((side == 'L') && ldz < ((side == 'L') ? (n) : (1)))\n" in text
    # Rows that are not plain are as many as the leading dimension allows.
    assert "z: matrix(ldz, n, ldz)\nldz: integer\n" in text


@pytest.mark.parametrize("dimension", ["(LDZ,M)", "(LDZ,N) if SIDE = 'L' and (LDZ,2*N) otherwise", "(LDZ,N,2)"])
def test_what_is_not_certain_is_refused(dimension: str) -> None:
    with pytest.raises(Unreadable):
        derived(dimension)
