/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

__attribute__((weak)) void sorgbr_(const char* vect, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)vect;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sorgbr");
}

__attribute__((weak)) void dorgbr_(const char* vect, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)vect;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dorgbr");
}

__attribute__((weak)) void cungbr_(const char* vect, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)vect;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cungbr");
}

__attribute__((weak)) void zungbr_(const char* vect, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)vect;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zungbr");
}

__attribute__((weak)) void sorgql_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sorgql");
}

__attribute__((weak)) void dorgql_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dorgql");
}

__attribute__((weak)) void cungql_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cungql");
}

__attribute__((weak)) void zungql_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zungql");
}

__attribute__((weak)) void sorgrq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sorgrq");
}

__attribute__((weak)) void dorgrq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dorgrq");
}

__attribute__((weak)) void cungrq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cungrq");
}

__attribute__((weak)) void zungrq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zungrq");
}

__attribute__((weak)) void sormbr_(const char* vect, const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)vect;
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sormbr");
}

__attribute__((weak)) void dormbr_(const char* vect, const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)vect;
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dormbr");
}

__attribute__((weak)) void sormhr_(const char* side, const char* trans, const int* m, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)ilo;
  (void)ihi;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sormhr");
}

__attribute__((weak)) void dormhr_(const char* side, const char* trans, const int* m, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)ilo;
  (void)ihi;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dormhr");
}

__attribute__((weak)) void sormlq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sormlq");
}

__attribute__((weak)) void sormrq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sormrq");
}

__attribute__((weak)) void dormlq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dormlq");
}

__attribute__((weak)) void dormrq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dormrq");
}

__attribute__((weak)) void sormql_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sormql");
}

__attribute__((weak)) void dormql_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dormql");
}

__attribute__((weak)) void sormrz_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* l, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)l;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sormrz");
}

__attribute__((weak)) void dormrz_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* l, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)l;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dormrz");
}

__attribute__((weak)) void sormtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)uplo;
  (void)trans;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sormtr");
}

__attribute__((weak)) void dormtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)uplo;
  (void)trans;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dormtr");
}

__attribute__((weak)) void cunmbr_(const char* vect, const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)vect;
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cunmbr");
}

__attribute__((weak)) void zunmbr_(const char* vect, const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)vect;
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zunmbr");
}

__attribute__((weak)) void cunmhr_(const char* side, const char* trans, const int* m, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)ilo;
  (void)ihi;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cunmhr");
}

__attribute__((weak)) void zunmhr_(const char* side, const char* trans, const int* m, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)ilo;
  (void)ihi;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zunmhr");
}

__attribute__((weak)) void cunmlq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cunmlq");
}

__attribute__((weak)) void cunmrq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cunmrq");
}

__attribute__((weak)) void zunmlq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zunmlq");
}

__attribute__((weak)) void zunmrq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zunmrq");
}

__attribute__((weak)) void cunmql_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cunmql");
}

__attribute__((weak)) void zunmql_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zunmql");
}

__attribute__((weak)) void cunmrz_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* l, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)l;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cunmrz");
}

__attribute__((weak)) void zunmrz_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* l, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)l;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zunmrz");
}

__attribute__((weak)) void cunmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)uplo;
  (void)trans;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cunmtr");
}

__attribute__((weak)) void zunmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)uplo;
  (void)trans;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zunmtr");
}
