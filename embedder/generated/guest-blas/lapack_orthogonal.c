/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

void __real_sorgbr_(const char* vect, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sorgbr"))) int host_sorgbr(int vect_value, int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_sorgbr_(const char* vect, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sorgbr")) {
    __real_sorgbr_(vect, m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_sorgbr((unsigned char)*vect, *m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sorgbr", -result);
}

void __real_dorgbr_(const char* vect, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dorgbr"))) int host_dorgbr(int vect_value, int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_dorgbr_(const char* vect, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dorgbr")) {
    __real_dorgbr_(vect, m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_dorgbr((unsigned char)*vect, *m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dorgbr", -result);
}

void __real_cungbr_(const char* vect, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cungbr"))) int host_cungbr(int vect_value, int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_cungbr_(const char* vect, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cungbr")) {
    __real_cungbr_(vect, m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_cungbr((unsigned char)*vect, *m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cungbr", -result);
}

void __real_zungbr_(const char* vect, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zungbr"))) int host_zungbr(int vect_value, int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_zungbr_(const char* vect, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zungbr")) {
    __real_zungbr_(vect, m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_zungbr((unsigned char)*vect, *m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zungbr", -result);
}

void __real_sorgql_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sorgql"))) int host_sorgql(int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_sorgql_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sorgql")) {
    __real_sorgql_(m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_sorgql(*m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sorgql", -result);
}

void __real_dorgql_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dorgql"))) int host_dorgql(int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_dorgql_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dorgql")) {
    __real_dorgql_(m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_dorgql(*m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dorgql", -result);
}

void __real_cungql_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cungql"))) int host_cungql(int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_cungql_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cungql")) {
    __real_cungql_(m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_cungql(*m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cungql", -result);
}

void __real_zungql_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zungql"))) int host_zungql(int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_zungql_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zungql")) {
    __real_zungql_(m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_zungql(*m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zungql", -result);
}

void __real_sorgrq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sorgrq"))) int host_sorgrq(int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_sorgrq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sorgrq")) {
    __real_sorgrq_(m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_sorgrq(*m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sorgrq", -result);
}

void __real_dorgrq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dorgrq"))) int host_dorgrq(int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_dorgrq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dorgrq")) {
    __real_dorgrq_(m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_dorgrq(*m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dorgrq", -result);
}

void __real_cungrq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cungrq"))) int host_cungrq(int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_cungrq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cungrq")) {
    __real_cungrq_(m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_cungrq(*m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cungrq", -result);
}

void __real_zungrq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zungrq"))) int host_zungrq(int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_zungrq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zungrq")) {
    __real_zungrq_(m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_zungrq(*m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zungrq", -result);
}

void __real_sormbr_(const char* vect, const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sormbr"))) int host_sormbr(int vect_value, int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_sormbr_(const char* vect, const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sormbr")) {
    __real_sormbr_(vect, side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_sormbr((unsigned char)*vect, (unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sormbr_(vect, side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sormbr", -result);
}

void __real_dormbr_(const char* vect, const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dormbr"))) int host_dormbr(int vect_value, int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_dormbr_(const char* vect, const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dormbr")) {
    __real_dormbr_(vect, side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_dormbr((unsigned char)*vect, (unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dormbr_(vect, side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dormbr", -result);
}

void __real_sormhr_(const char* side, const char* trans, const int* m, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sormhr"))) int host_sormhr(int side_value, int trans_value, int m, int n, int ilo, int ihi, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_sormhr_(const char* side, const char* trans, const int* m, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sormhr")) {
    __real_sormhr_(side, trans, m, n, ilo, ihi, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_sormhr((unsigned char)*side, (unsigned char)*trans, *m, *n, *ilo, *ihi, a, *lda, tau, c, *ldc, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sormhr", -result);
}

void __real_dormhr_(const char* side, const char* trans, const int* m, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dormhr"))) int host_dormhr(int side_value, int trans_value, int m, int n, int ilo, int ihi, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_dormhr_(const char* side, const char* trans, const int* m, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dormhr")) {
    __real_dormhr_(side, trans, m, n, ilo, ihi, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_dormhr((unsigned char)*side, (unsigned char)*trans, *m, *n, *ilo, *ihi, a, *lda, tau, c, *ldc, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dormhr", -result);
}

void __real_sormlq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sormlq"))) int host_sormlq(int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_sormlq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sormlq")) {
    __real_sormlq_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_sormlq((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sormlq_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sormlq", -result);
}

void __real_sormrq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sormrq"))) int host_sormrq(int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_sormrq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sormrq")) {
    __real_sormrq_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_sormrq((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sormrq_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sormrq", -result);
}

void __real_dormlq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dormlq"))) int host_dormlq(int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_dormlq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dormlq")) {
    __real_dormlq_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_dormlq((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dormlq_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dormlq", -result);
}

void __real_dormrq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dormrq"))) int host_dormrq(int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_dormrq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dormrq")) {
    __real_dormrq_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_dormrq((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dormrq_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dormrq", -result);
}

void __real_sormql_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sormql"))) int host_sormql(int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_sormql_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sormql")) {
    __real_sormql_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_sormql((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sormql", -result);
}

void __real_dormql_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dormql"))) int host_dormql(int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_dormql_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dormql")) {
    __real_dormql_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_dormql((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dormql", -result);
}

void __real_sormrz_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* l, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sormrz"))) int host_sormrz(int side_value, int trans_value, int m, int n, int k, int l, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_sormrz_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* l, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sormrz")) {
    __real_sormrz_(side, trans, m, n, k, l, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_sormrz((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, *l, a, *lda, tau, c, *ldc, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sormrz_(side, trans, m, n, k, l, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sormrz", -result);
}

void __real_dormrz_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* l, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dormrz"))) int host_dormrz(int side_value, int trans_value, int m, int n, int k, int l, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_dormrz_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* l, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dormrz")) {
    __real_dormrz_(side, trans, m, n, k, l, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_dormrz((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, *l, a, *lda, tau, c, *ldc, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dormrz_(side, trans, m, n, k, l, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dormrz", -result);
}

void __real_sormtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sormtr"))) int host_sormtr(int side_value, int uplo_value, int trans_value, int m, int n, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_sormtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sormtr")) {
    __real_sormtr_(side, uplo, trans, m, n, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_sormtr((unsigned char)*side, (unsigned char)*uplo, (unsigned char)*trans, *m, *n, a, *lda, tau, c, *ldc, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sormtr", -result);
}

void __real_dormtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dormtr"))) int host_dormtr(int side_value, int uplo_value, int trans_value, int m, int n, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_dormtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dormtr")) {
    __real_dormtr_(side, uplo, trans, m, n, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_dormtr((unsigned char)*side, (unsigned char)*uplo, (unsigned char)*trans, *m, *n, a, *lda, tau, c, *ldc, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dormtr", -result);
}

void __real_cunmbr_(const char* vect, const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cunmbr"))) int host_cunmbr(int vect_value, int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_cunmbr_(const char* vect, const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cunmbr")) {
    __real_cunmbr_(vect, side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_cunmbr((unsigned char)*vect, (unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cunmbr_(vect, side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cunmbr", -result);
}

void __real_zunmbr_(const char* vect, const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zunmbr"))) int host_zunmbr(int vect_value, int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_zunmbr_(const char* vect, const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zunmbr")) {
    __real_zunmbr_(vect, side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_zunmbr((unsigned char)*vect, (unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zunmbr_(vect, side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zunmbr", -result);
}

void __real_cunmhr_(const char* side, const char* trans, const int* m, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cunmhr"))) int host_cunmhr(int side_value, int trans_value, int m, int n, int ilo, int ihi, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_cunmhr_(const char* side, const char* trans, const int* m, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cunmhr")) {
    __real_cunmhr_(side, trans, m, n, ilo, ihi, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_cunmhr((unsigned char)*side, (unsigned char)*trans, *m, *n, *ilo, *ihi, a, *lda, tau, c, *ldc, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cunmhr", -result);
}

void __real_zunmhr_(const char* side, const char* trans, const int* m, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zunmhr"))) int host_zunmhr(int side_value, int trans_value, int m, int n, int ilo, int ihi, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_zunmhr_(const char* side, const char* trans, const int* m, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zunmhr")) {
    __real_zunmhr_(side, trans, m, n, ilo, ihi, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_zunmhr((unsigned char)*side, (unsigned char)*trans, *m, *n, *ilo, *ihi, a, *lda, tau, c, *ldc, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zunmhr", -result);
}

void __real_cunmlq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cunmlq"))) int host_cunmlq(int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_cunmlq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cunmlq")) {
    __real_cunmlq_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_cunmlq((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cunmlq_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cunmlq", -result);
}

void __real_cunmrq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cunmrq"))) int host_cunmrq(int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_cunmrq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cunmrq")) {
    __real_cunmrq_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_cunmrq((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cunmrq_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cunmrq", -result);
}

void __real_zunmlq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zunmlq"))) int host_zunmlq(int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_zunmlq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zunmlq")) {
    __real_zunmlq_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_zunmlq((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zunmlq_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zunmlq", -result);
}

void __real_zunmrq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zunmrq"))) int host_zunmrq(int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_zunmrq_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zunmrq")) {
    __real_zunmrq_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_zunmrq((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zunmrq_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zunmrq", -result);
}

void __real_cunmql_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cunmql"))) int host_cunmql(int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_cunmql_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cunmql")) {
    __real_cunmql_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_cunmql((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cunmql", -result);
}

void __real_zunmql_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zunmql"))) int host_zunmql(int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_zunmql_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zunmql")) {
    __real_zunmql_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_zunmql((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zunmql", -result);
}

void __real_cunmrz_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* l, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cunmrz"))) int host_cunmrz(int side_value, int trans_value, int m, int n, int k, int l, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_cunmrz_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* l, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cunmrz")) {
    __real_cunmrz_(side, trans, m, n, k, l, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_cunmrz((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, *l, a, *lda, tau, c, *ldc, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cunmrz_(side, trans, m, n, k, l, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cunmrz", -result);
}

void __real_zunmrz_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* l, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zunmrz"))) int host_zunmrz(int side_value, int trans_value, int m, int n, int k, int l, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_zunmrz_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* l, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zunmrz")) {
    __real_zunmrz_(side, trans, m, n, k, l, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_zunmrz((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, *l, a, *lda, tau, c, *ldc, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zunmrz_(side, trans, m, n, k, l, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zunmrz", -result);
}

void __real_cunmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cunmtr"))) int host_cunmtr(int side_value, int uplo_value, int trans_value, int m, int n, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_cunmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cunmtr")) {
    __real_cunmtr_(side, uplo, trans, m, n, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_cunmtr((unsigned char)*side, (unsigned char)*uplo, (unsigned char)*trans, *m, *n, a, *lda, tau, c, *ldc, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cunmtr", -result);
}

void __real_zunmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zunmtr"))) int host_zunmtr(int side_value, int uplo_value, int trans_value, int m, int n, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_zunmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zunmtr")) {
    __real_zunmtr_(side, uplo, trans, m, n, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_zunmtr((unsigned char)*side, (unsigned char)*uplo, (unsigned char)*trans, *m, *n, a, *lda, tau, c, *ldc, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zunmtr", -result);
}
