// Solves, factorises and decomposes matrices in all four precisions of LAPACK and looks at what is left over, in units
// of rounding, as LAPACK's own tests do: "check". How fast it is: "check speed".

#include <chrono>
#include <cmath>
#include <complex>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#define lapack_complex_float std::complex<float>
#define lapack_complex_double std::complex<double>
#include "lapack.h"

namespace {

template <class T>
struct RealOf {
  using Type = T;
};
template <class T>
struct RealOf<std::complex<T>> {
  using Type = T;
};
template <class T>
using Real = typename RealOf<T>::Type;
template <class T>
constexpr bool is_complex = !std::is_same_v<T, Real<T>>;

// LAPACK's routine for the precision of the template that it is called from.
#define CALL(routine, ...)                                     \
  do {                                                         \
    if constexpr (std::is_same_v<T, float>)                    \
      LAPACK_s##routine(__VA_ARGS__);                          \
    else if constexpr (std::is_same_v<T, double>)              \
      LAPACK_d##routine(__VA_ARGS__);                          \
    else if constexpr (std::is_same_v<T, std::complex<float>>) \
      LAPACK_c##routine(__VA_ARGS__);                          \
    else                                                       \
      LAPACK_z##routine(__VA_ARGS__);                          \
  } while (false)
// The same where complex routines have another name, and take a real work array before INFO.
#define CALL_WITH_REALS(real_routine, complex_routine, ...)    \
  do {                                                         \
    if constexpr (is_complex<T>)                               \
      CALL(complex_routine, __VA_ARGS__, reals.data(), &info); \
    else                                                       \
      CALL(real_routine, __VA_ARGS__, &info);                  \
  } while (false)

template <class T>
T conjugate(T value) {
  if constexpr (is_complex<T>)
    return std::conj(value);
  else
    return value;
}

// By columns, as Fortran has them.
template <class T>
struct Matrix {
  int rows, columns;
  std::vector<T> values;
  Matrix(int rows_, int columns_) : rows(rows_), columns(columns_), values(static_cast<size_t>(rows_) * columns_) {}
  T& operator()(int row, int column) { return values[row + static_cast<size_t>(rows) * column]; }
  const T& operator()(int row, int column) const { return values[row + static_cast<size_t>(rows) * column]; }
  T* data() { return values.data(); }
};

template <class T>
Matrix<T> operator*(const Matrix<T>& a, const Matrix<T>& b) {
  Matrix<T> product(a.rows, b.columns);
  for (int j = 0; j < b.columns; ++j)
    for (int k = 0; k < a.columns; ++k)
      for (int i = 0; i < a.rows; ++i) product(i, j) += a(i, k) * b(k, j);
  return product;
}

template <class T>
Matrix<T> operator-(Matrix<T> a, const Matrix<T>& b) {
  for (size_t i = 0; i < a.values.size(); ++i) a.values[i] -= b.values[i];
  return a;
}

template <class T>
Matrix<T> adjoint(const Matrix<T>& a) {
  Matrix<T> result(a.columns, a.rows);
  for (int i = 0; i < a.rows; ++i)
    for (int j = 0; j < a.columns; ++j) result(j, i) = conjugate(a(i, j));
  return result;
}

template <class T, class Values>
Matrix<T> diagonal(const Values& values, int size) {
  Matrix<T> result(size, size);
  for (int i = 0; i < size; ++i) result(i, i) = T(values[i]);
  return result;
}

template <class T>
Matrix<T> one(int size) {
  return diagonal<T>(std::vector<T>(size, T(1)), size);
}

template <class T>
double norm(const Matrix<T>& a) {
  double sum = 0;
  for (const T& value : a.values) sum += std::norm(std::complex<double>(value));
  return std::sqrt(sum);
}

// Numbers between -1 and 1, the same everywhere.
template <class T>
Matrix<T> random_matrix(int rows, int columns) {
  std::uint64_t state = 20221111;
  const auto next = [&state] {
    state = state * 6364136223846793005U + 1442695040888963407U;
    return static_cast<Real<T>>(static_cast<double>(state >> 40) / (1 << 23) - 1);
  };
  Matrix<T> a(rows, columns);
  for (T& value : a.values) {
    if constexpr (is_complex<T>) {
      const Real<T> real = next();
      value = T(real, next());
    } else {
      value = next();
    }
  }
  return a;
}

template <class T>
Matrix<T> upper_triangle(const Matrix<T>& a) {
  Matrix<T> r(a.columns, a.columns);
  for (int j = 0; j < a.columns; ++j)
    for (int i = 0; i <= j; ++i) r(i, j) = a(i, j);
  return r;
}

int failures = 0;

// Thirty units of rounding are what LAPACK's tests allow as well.
template <class T>
void expect(const char* routine, lapack_int info, double left, double size, int order) {
  const double units = left / (size * order * std::numeric_limits<Real<T>>::epsilon());
  const bool passed = info == 0 && units < 30;
  failures += passed ? 0 : 1;
  if (passed)
    std::printf("passed %s\n", routine);
  else
    std::printf("FAILED %s: info %d, %g units of rounding are left over\n", routine, static_cast<int>(info), units);
}

template <class T>
void answer(const char* name, double value) {
  if constexpr (std::is_same_v<Real<T>, float>)
    std::printf("single %s %.7g\n", name, value);
  else
    std::printf("double %s %.15g\n", name, value);
}

template <class T>
lapack_logical in_left_half(const Real<T>* real, const Real<T>*) {
  return *real < 0;
}
template <class T>
lapack_logical in_left_half_complex(const T* value) {
  return value->real() < 0;
}

template <class T>
struct Checks {
  static constexpr lapack_int n = 90, rows = 120;
  lapack_int info = 0, work_size = 64 * 1024;
  std::vector<T> work = std::vector<T>(work_size);
  std::vector<Real<T>> reals = std::vector<Real<T>>(work_size);
  std::vector<lapack_int> integers = std::vector<lapack_int>(work_size);
  const Matrix<T> a = random_matrix<T>(n, n), b = random_matrix<T>(n, 3), tall = random_matrix<T>(rows, n);
  const lapack_int three = 3;

  Matrix<T> hermitian() const {
    Matrix<T> h = a;
    for (int i = 0; i < n; ++i)
      for (int j = 0; j < n; ++j) h(i, j) = (a(i, j) + conjugate(a(j, i))) / T(2);
    return h;
  }

  Matrix<T> positive() const { return adjoint(a) * a - diagonal<T>(std::vector<T>(n, T(-1)), n); }

  void linear_systems() {
    Matrix<T> lu = a, x = b;
    CALL(gesv, &n, &three, lu.data(), &n, integers.data(), x.data(), &n, &info);
    expect<T>("gesv", info, norm(a * x - b), norm(a) * norm(x), n);
    CALL(getri, &n, lu.data(), &n, integers.data(), work.data(), &work_size, &info);
    expect<T>("getri", info, norm(a * lu - one<T>(n)), norm(a) * norm(lu), n);

    const Matrix<T> p = positive();
    Matrix<T> factor = p, y = b;
    CALL(potrf, "Lower", &n, factor.data(), &n, &info);
    CALL(potrs, "Lower", &n, &three, factor.data(), &n, y.data(), &n, &info);
    expect<T>("potrf", info, norm(p * y - b), norm(p) * norm(y), n);

    Matrix<T> band(4, n), tridiagonal(n, n), z = b;
    for (int j = 0; j < n; ++j)
      for (int i = std::max(0, j - 1); i < std::min(n, j + 2); ++i) tridiagonal(i, j) = band(2 + i - j, j) = a(i, j);
    const lapack_int lower = 1, upper = 1, four = 4;
    CALL(gbsv, &n, &lower, &upper, &three, band.data(), &four, integers.data(), z.data(), &n, &info);
    expect<T>("gbsv", info, norm(tridiagonal * z - b), norm(tridiagonal) * norm(z), n);

    const Matrix<T> h = hermitian();
    Matrix<T> indefinite = h, u = b;
    if constexpr (is_complex<T>) {
      CALL(hesv, "Upper", &n, &three, indefinite.data(), &n, integers.data(), u.data(), &n, work.data(), &work_size,
           &info);
    } else {
      CALL(sysv, "Upper", &n, &three, indefinite.data(), &n, integers.data(), u.data(), &n, work.data(), &work_size,
           &info);
    }
    expect<T>(is_complex<T> ? "hesv" : "sysv", info, norm(h * u - b), norm(h) * norm(u), n);
  }

  void least_squares() {
    const Matrix<T> right = random_matrix<T>(rows, 3);
    Matrix<T> qr = tall, x = right;
    CALL(gels, "No transpose", &rows, &n, &three, qr.data(), &rows, x.data(), &rows, work.data(), &work_size, &info);
    Matrix<T> solution(n, 3);
    for (int j = 0; j < 3; ++j)
      for (int i = 0; i < n; ++i) solution(i, j) = x(i, j);
    const double size = norm(tall) * (norm(tall) * norm(solution) + norm(right));
    expect<T>("gels", info, norm(adjoint(tall) * (tall * solution - right)), size, rows);

    Matrix<T> q = tall;
    std::vector<T> scales(n);
    CALL(geqrf, &rows, &n, q.data(), &rows, scales.data(), work.data(), &work_size, &info);
    const Matrix<T> r = upper_triangle(q);
    if constexpr (is_complex<T>) {
      CALL(ungqr, &rows, &n, &n, q.data(), &rows, scales.data(), work.data(), &work_size, &info);
    } else {
      CALL(orgqr, &rows, &n, &n, q.data(), &rows, scales.data(), work.data(), &work_size, &info);
    }
    expect<T>("geqrf", info, norm(q * r - tall), norm(tall), rows);
    expect<T>("orgqr", info, norm(adjoint(q) * q - one<T>(n)), 1, rows);
  }

  void hermitian_eigenvalues() {
    const Matrix<T> h = hermitian();
    Matrix<T> v = h;
    std::vector<Real<T>> values(n);
    CALL_WITH_REALS(syev, heev, "Vectors", "Upper", &n, v.data(), &n, values.data(), work.data(), &work_size);
    expect<T>(is_complex<T> ? "heev" : "syev", info, norm(h * v - v * diagonal<T>(values, n)), norm(h), n);
    answer<T>("smallest eigenvalue", values.front());
    answer<T>("largest eigenvalue", values.back());

    // By divide and conquer, and by relatively robust representations.
    Matrix<T> d = h;
    if constexpr (is_complex<T>) {
      CALL(heevd, "Vectors", "Lower", &n, d.data(), &n, values.data(), work.data(), &work_size, reals.data(),
           &work_size, integers.data(), &work_size, &info);
    } else {
      CALL(syevd, "Vectors", "Lower", &n, d.data(), &n, values.data(), work.data(), &work_size, integers.data(),
           &work_size, &info);
    }
    expect<T>(is_complex<T> ? "heevd" : "syevd", info, norm(h * d - d * diagonal<T>(values, n)), norm(h), n);

    Matrix<T> copy = h, r(n, n);
    const Real<T> unused = 0, tolerance = 0;
    lapack_int found = 0, first = 1, last = n;
    std::vector<lapack_int> support(2 * n);
    if constexpr (is_complex<T>) {
      CALL(heevr, "Vectors", "All", "Lower", &n, copy.data(), &n, &unused, &unused, &first, &last, &tolerance, &found,
           values.data(), r.data(), &n, support.data(), work.data(), &work_size, reals.data(), &work_size,
           integers.data(), &work_size, &info);
    } else {
      CALL(syevr, "Vectors", "All", "Lower", &n, copy.data(), &n, &unused, &unused, &first, &last, &tolerance, &found,
           values.data(), r.data(), &n, support.data(), work.data(), &work_size, integers.data(), &work_size, &info);
    }
    expect<T>(is_complex<T> ? "heevr" : "syevr", info, norm(h * r - r * diagonal<T>(values, n)), norm(h), n);

    const Matrix<T> p = positive();
    Matrix<T> g = h, metric = p;
    const lapack_int kind = 1;
    CALL_WITH_REALS(sygv, hegv, &kind, "Vectors", "Upper", &n, g.data(), &n, metric.data(), &n, values.data(),
                    work.data(), &work_size);
    const double size = norm(h) * norm(g) + norm(p) * norm(g) * std::abs(values.back());
    expect<T>(is_complex<T> ? "hegv" : "sygv", info, norm(h * g - p * g * diagonal<T>(values, n)), size, n);
  }

  void eigenvalues() {
    Matrix<T> copy = a, left(n, n), right(n, n);
    Matrix<std::complex<Real<T>>> v(n, n), wide(n, n);
    std::vector<std::complex<Real<T>>> values(n);
    if constexpr (is_complex<T>) {
      CALL(geev, "Vectors", "Vectors", &n, copy.data(), &n, values.data(), left.data(), &n, right.data(), &n,
           work.data(), &work_size, reals.data(), &info);
      v = right;
      wide = a;
    } else {
      std::vector<T> real(n), imaginary(n);
      CALL(geev, "Vectors", "Vectors", &n, copy.data(), &n, real.data(), imaginary.data(), left.data(), &n,
           right.data(), &n, work.data(), &work_size, &info);
      for (int j = 0; j < n; ++j) {
        values[j] = {real[j], imaginary[j]};
        for (int i = 0; i < n; ++i) {
          wide(i, j) = a(i, j);
          if (imaginary[j] == 0)
            v(i, j) = right(i, j);
          else if (imaginary[j] > 0)
            v(i, j) = {right(i, j), right(i, j + 1)};
          else
            v(i, j) = {right(i, j - 1), -right(i, j)};
        }
      }
    }
    expect<T>("geev", info, norm(wide * v - v * diagonal<std::complex<Real<T>>>(values, n)), norm(a), n);
    double largest = 0;
    for (const auto& value : values) largest = std::max(largest, static_cast<double>(std::abs(value)));
    answer<T>("largest modulus of an eigenvalue", largest);

    // LAPACK asks a function of the caller which eigenvalues come first.
    Matrix<T> schur = a, q(n, n);
    lapack_int selected = 0;
    if constexpr (is_complex<T>) {
      CALL(gees, "Vectors", "Sort", in_left_half_complex<T>, &n, schur.data(), &n, &selected, values.data(), q.data(),
           &n, work.data(), &work_size, reals.data(), integers.data(), &info);
    } else {
      std::vector<T> real(n), imaginary(n);
      CALL(gees, "Vectors", "Sort", in_left_half<T>, &n, schur.data(), &n, &selected, real.data(), imaginary.data(),
           q.data(), &n, work.data(), &work_size, integers.data(), &info);
    }
    expect<T>("gees", info, norm(q * schur * adjoint(q) - a), norm(a), n);
    answer<T>("eigenvalues in the left half", selected);

    // Two matrices at once.
    const Matrix<T> p = positive();
    Matrix<T> s = a, t = p;
    std::vector<T> divisors(n);
    if constexpr (is_complex<T>) {
      CALL(gges3, "Vectors", "Vectors", "Not sorted", nullptr, &n, s.data(), &n, t.data(), &n, &selected, values.data(),
           divisors.data(), left.data(), &n, right.data(), &n, work.data(), &work_size, reals.data(), integers.data(),
           &info);
    } else {
      std::vector<T> real(n), imaginary(n);
      CALL(gges3, "Vectors", "Vectors", "Not sorted", nullptr, &n, s.data(), &n, t.data(), &n, &selected, real.data(),
           imaginary.data(), divisors.data(), left.data(), &n, right.data(), &n, work.data(), &work_size,
           integers.data(), &info);
    }
    expect<T>("gges3", info, norm(left * s * adjoint(right) - a), norm(a), n);
    expect<T>("gges3, the other", info, norm(left * t * adjoint(right) - p), norm(p), n);
  }

  void singular_values() {
    std::vector<Real<T>> values(n);
    Matrix<T> copy = tall, u(rows, n), vt(n, n);
    CALL_WITH_REALS(gesvd, gesvd, "Some", "Some", &rows, &n, copy.data(), &rows, values.data(), u.data(), &rows,
                    vt.data(), &n, work.data(), &work_size);
    expect<T>("gesvd", info, norm(u * diagonal<T>(values, n) * vt - tall), norm(tall), rows);
    answer<T>("largest singular value", values.front());
    answer<T>("smallest singular value", values.back());

    copy = tall;
    if constexpr (is_complex<T>) {
      CALL(gesdd, "Some", &rows, &n, copy.data(), &rows, values.data(), u.data(), &rows, vt.data(), &n, work.data(),
           &work_size, reals.data(), integers.data(), &info);
    } else {
      CALL(gesdd, "Some", &rows, &n, copy.data(), &rows, values.data(), u.data(), &rows, vt.data(), &n, work.data(),
           &work_size, integers.data(), &info);
    }
    expect<T>("gesdd", info, norm(u * diagonal<T>(values, n) * vt - tall), norm(tall), rows);
  }

  void all(const char* precision) {
    std::printf("%s\n", precision);
    linear_systems();
    least_squares();
    hermitian_eigenvalues();
    eigenvalues();
    singular_values();
  }
};

double seconds(const std::function<void()>& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void speed() {
  const lapack_int n = 1000, right = 1;
  lapack_int info = 0;
  Matrix<double> a = random_matrix<double>(n, n), b = random_matrix<double>(n, 1);
  std::vector<lapack_int> pivots(n);
  const double solving = seconds([&] { LAPACK_dgesv(&n, &right, a.data(), &n, pivots.data(), b.data(), &n, &info); });
  std::printf("dgesv of order 1000: info %d, %.3f Gflop/s\n", static_cast<int>(info), 2e-9 / 3 * n * n * n / solving);

  const lapack_int m = 300, work_size = 64 * m;
  Matrix<double> h = random_matrix<double>(m, m);
  std::vector<double> values(m), work(work_size);
  const double decomposing = seconds(
      [&] { LAPACK_dsyev("Vectors", "Upper", &m, h.data(), &m, values.data(), work.data(), &work_size, &info); });
  std::printf("dsyev of order 300: info %d, %.4f s\n", static_cast<int>(info), decomposing);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 1 && std::string(argv[1]) == "speed") {
    speed();
    return 0;
  }
  Checks<float>().all("real, single precision");
  Checks<double>().all("real, double precision");
  Checks<std::complex<float>>().all("complex, single precision");
  Checks<std::complex<double>>().all("complex, double precision");
  std::printf("%d failed\n", failures);
  return failures == 0 ? 0 : 1;
}
