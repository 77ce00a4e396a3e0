C     The two routines of LINPACK that L-BFGS-B calls, by LAPACK and BLAS: Debian's archive has no LINPACK.
      SUBROUTINE DPOFA(A, LDA, N, INFO)
      INTEGER LDA, N, INFO
      DOUBLE PRECISION A(LDA, *)
      CALL DPOTRF('U', N, A, LDA, INFO)
      END

      SUBROUTINE DTRSL(T, LDT, N, B, JOB, INFO)
      INTEGER LDT, N, JOB, INFO
      DOUBLE PRECISION T(LDT, *), B(*)
      CHARACTER UPLO, TRANS
      UPLO = 'L'
      IF (MOD(JOB, 10) .EQ. 1) UPLO = 'U'
      TRANS = 'N'
      IF (JOB .GE. 10) TRANS = 'T'
      DO 10 INFO = 1, N
         IF (T(INFO, INFO) .EQ. 0.0D0) RETURN
   10 CONTINUE
      INFO = 0
      CALL DTRSV(UPLO, TRANS, 'N', N, T, LDT, B, 1)
      END
