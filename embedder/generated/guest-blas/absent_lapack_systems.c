/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

__attribute__((weak)) void sgbtrf_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, int* info) {
  (void)m;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("sgbtrf");
}

__attribute__((weak)) void dgbtrf_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, int* info) {
  (void)m;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("dgbtrf");
}

__attribute__((weak)) void cgbtrf_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, int* info) {
  (void)m;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("cgbtrf");
}

__attribute__((weak)) void zgbtrf_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, int* info) {
  (void)m;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("zgbtrf");
}

__attribute__((weak)) void sgbtrs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info) {
  (void)trans;
  (void)n;
  (void)kl;
  (void)ku;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("sgbtrs");
}

__attribute__((weak)) void dgbtrs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info) {
  (void)trans;
  (void)n;
  (void)kl;
  (void)ku;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dgbtrs");
}

__attribute__((weak)) void cgbtrs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info) {
  (void)trans;
  (void)n;
  (void)kl;
  (void)ku;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("cgbtrs");
}

__attribute__((weak)) void zgbtrs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info) {
  (void)trans;
  (void)n;
  (void)kl;
  (void)ku;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zgbtrs");
}

__attribute__((weak)) void sgbsv_(const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info) {
  (void)n;
  (void)kl;
  (void)ku;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("sgbsv");
}

__attribute__((weak)) void dgbsv_(const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info) {
  (void)n;
  (void)kl;
  (void)ku;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dgbsv");
}

__attribute__((weak)) void cgbsv_(const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info) {
  (void)n;
  (void)kl;
  (void)ku;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("cgbsv");
}

__attribute__((weak)) void zgbsv_(const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info) {
  (void)n;
  (void)kl;
  (void)ku;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zgbsv");
}

__attribute__((weak)) void sgtsv_(const int* n, const int* nrhs, void* dl, void* d, void* du, void* b, const int* ldb, int* info) {
  (void)n;
  (void)nrhs;
  (void)dl;
  (void)d;
  (void)du;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("sgtsv");
}

__attribute__((weak)) void dgtsv_(const int* n, const int* nrhs, void* dl, void* d, void* du, void* b, const int* ldb, int* info) {
  (void)n;
  (void)nrhs;
  (void)dl;
  (void)d;
  (void)du;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dgtsv");
}

__attribute__((weak)) void cgtsv_(const int* n, const int* nrhs, void* dl, void* d, void* du, void* b, const int* ldb, int* info) {
  (void)n;
  (void)nrhs;
  (void)dl;
  (void)d;
  (void)du;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("cgtsv");
}

__attribute__((weak)) void zgtsv_(const int* n, const int* nrhs, void* dl, void* d, void* du, void* b, const int* ldb, int* info) {
  (void)n;
  (void)nrhs;
  (void)dl;
  (void)d;
  (void)du;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zgtsv");
}

__attribute__((weak)) void sptsv_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info) {
  (void)n;
  (void)nrhs;
  (void)d;
  (void)e;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("sptsv");
}

__attribute__((weak)) void dptsv_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info) {
  (void)n;
  (void)nrhs;
  (void)d;
  (void)e;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dptsv");
}

__attribute__((weak)) void cptsv_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info) {
  (void)n;
  (void)nrhs;
  (void)d;
  (void)e;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("cptsv");
}

__attribute__((weak)) void zptsv_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info) {
  (void)n;
  (void)nrhs;
  (void)d;
  (void)e;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zptsv");
}

__attribute__((weak)) void spttrf_(const int* n, void* d, void* e, int* info) {
  (void)n;
  (void)d;
  (void)e;
  (void)info;
  mpiwasm_lapack_absent("spttrf");
}

__attribute__((weak)) void dpttrf_(const int* n, void* d, void* e, int* info) {
  (void)n;
  (void)d;
  (void)e;
  (void)info;
  mpiwasm_lapack_absent("dpttrf");
}

__attribute__((weak)) void cpttrf_(const int* n, void* d, void* e, int* info) {
  (void)n;
  (void)d;
  (void)e;
  (void)info;
  mpiwasm_lapack_absent("cpttrf");
}

__attribute__((weak)) void zpttrf_(const int* n, void* d, void* e, int* info) {
  (void)n;
  (void)d;
  (void)e;
  (void)info;
  mpiwasm_lapack_absent("zpttrf");
}

__attribute__((weak)) void spbtrf_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)info;
  mpiwasm_lapack_absent("spbtrf");
}

__attribute__((weak)) void dpbtrf_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)info;
  mpiwasm_lapack_absent("dpbtrf");
}

__attribute__((weak)) void cpbtrf_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)info;
  mpiwasm_lapack_absent("cpbtrf");
}

__attribute__((weak)) void zpbtrf_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)info;
  mpiwasm_lapack_absent("zpbtrf");
}

__attribute__((weak)) void spbtrs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("spbtrs");
}

__attribute__((weak)) void spbsv_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("spbsv");
}

__attribute__((weak)) void dpbtrs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dpbtrs");
}

__attribute__((weak)) void dpbsv_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dpbsv");
}

__attribute__((weak)) void cpbtrs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("cpbtrs");
}

__attribute__((weak)) void cpbsv_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("cpbsv");
}

__attribute__((weak)) void zpbtrs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zpbtrs");
}

__attribute__((weak)) void zpbsv_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zpbsv");
}

__attribute__((weak)) void ssytrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ssytrf");
}

__attribute__((weak)) void dsytrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dsytrf");
}

__attribute__((weak)) void csytrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("csytrf");
}

__attribute__((weak)) void chetrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("chetrf");
}

__attribute__((weak)) void zsytrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zsytrf");
}

__attribute__((weak)) void zhetrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zhetrf");
}

__attribute__((weak)) void ssysv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ssysv");
}

__attribute__((weak)) void dsysv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dsysv");
}

__attribute__((weak)) void csysv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("csysv");
}

__attribute__((weak)) void chesv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("chesv");
}

__attribute__((weak)) void zsysv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zsysv");
}

__attribute__((weak)) void zhesv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zhesv");
}

__attribute__((weak)) void sgglse_(const int* m, const int* n, const int* p, void* a, const int* lda, void* b, const int* ldb, void* c, void* d, void* x, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)p;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)c;
  (void)d;
  (void)x;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sgglse");
}

__attribute__((weak)) void dgglse_(const int* m, const int* n, const int* p, void* a, const int* lda, void* b, const int* ldb, void* c, void* d, void* x, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)p;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)c;
  (void)d;
  (void)x;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dgglse");
}

__attribute__((weak)) void cgglse_(const int* m, const int* n, const int* p, void* a, const int* lda, void* b, const int* ldb, void* c, void* d, void* x, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)p;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)c;
  (void)d;
  (void)x;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cgglse");
}

__attribute__((weak)) void zgglse_(const int* m, const int* n, const int* p, void* a, const int* lda, void* b, const int* ldb, void* c, void* d, void* x, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)p;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)c;
  (void)d;
  (void)x;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zgglse");
}

__attribute__((weak)) void sgerqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sgerqf");
}

__attribute__((weak)) void sgeqlf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sgeqlf");
}

__attribute__((weak)) void dgerqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dgerqf");
}

__attribute__((weak)) void dgeqlf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dgeqlf");
}

__attribute__((weak)) void cgerqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cgerqf");
}

__attribute__((weak)) void cgeqlf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cgeqlf");
}

__attribute__((weak)) void zgerqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zgerqf");
}

__attribute__((weak)) void zgeqlf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zgeqlf");
}

__attribute__((weak)) void sorglq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sorglq");
}

__attribute__((weak)) void dorglq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dorglq");
}

__attribute__((weak)) void cunglq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cunglq");
}

__attribute__((weak)) void zunglq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zunglq");
}
