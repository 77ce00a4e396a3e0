// Variables of regions: private copies, thread-private ones that stay, reductions of every kind, and many shared ones.
#include <omp.h>

#include <algorithm>
#include <atomic>
#include <complex>
#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

#include "../threads/threads.h"

namespace {

constexpr int threads = 4;

int seed = 5;
#pragma omp threadprivate(seed)

struct Counter {
  static inline std::atomic<int> made{0};
  static inline std::atomic<int> gone{0};
  int value = 0;
  Counter() { ++made; }
  explicit Counter(int first) : value(first) { ++made; }
  Counter(const Counter& other) : value(other.value) { ++made; }
  Counter& operator=(const Counter&) = default;
  ~Counter() { ++gone; }
};
#pragma omp declare reduction(add:Counter : omp_out.value += omp_in.value) initializer(omp_priv = Counter(0))

struct Extreme {
  double value = -std::numeric_limits<double>::infinity();
  int place = -1;
};
#pragma omp declare reduction(largest:Extreme : omp_out = omp_in.value > omp_out.value ? omp_in : omp_out)

void thread_private() {
  seed = 70;
#pragma omp parallel copyin(seed)
  {
    CHECK(seed == 70);
    seed += omp_get_thread_num();
  }
#pragma omp parallel
  CHECK(seed == 70 + omp_get_thread_num());
}

void private_copies() {
  int a = 1;
  int b = 2;
  std::string text = "text of the thread that starts the others";
#pragma omp parallel private(a) firstprivate(b, text) num_threads(threads)
  {
    a = omp_get_thread_num();
    b += a;
    text += std::to_string(a);
#pragma omp barrier
    CHECK(b == a + 2);
    CHECK(text.back() == '0' + a);
  }
  CHECK(a == 1 && b == 2);
  const int before = Counter::made - Counter::gone;
  Counter last;
#pragma omp parallel for lastprivate(last)
  for (int i = 0; i < 100; ++i) last.value = i;
  CHECK(last.value == 99);
  CHECK(Counter::made - Counter::gone == before + 1);
}

void reductions() {
  constexpr int n = 10000;
  long long sum = 3;
  double product = 1;
  int smallest = n;
  int all = 1;
  int any = 0;
  unsigned bits = 0;
  long double wide = 0;
  std::complex<double> rotated = 0;
#pragma omp parallel for reduction(+ : sum, wide) reduction(* : product) reduction(min : smallest) reduction(&& : all) \
    reduction(|| : any) reduction(| : bits)
  for (int i = 1; i <= n; ++i) {
    sum += i;
    wide += i;
    if (i % 1000 == 0) product *= 2;
    smallest = std::min(smallest, (i * 7919) % 9973 + 1);
    all = all && i > 0;
    any = any || i == 4321;
    bits |= 1U << i % 20;
  }
  CHECK(sum == 3 + n * (n + 1LL) / 2 && product == 1024 && smallest == 1 && all && any && bits == 0xfffff);
  CHECK(wide == n * (n + 1LL) / 2);
#pragma omp parallel
#pragma omp critical
  rotated += std::complex<double>(0, 1);
  CHECK(rotated.imag() == threads);

  int histogram[10] = {};
#pragma omp parallel for reduction(+ : histogram[ : 10])
  for (int i = 0; i < n; ++i) ++histogram[i % 10];
  CHECK(std::all_of(histogram, histogram + 10, [](int count) { return count == n / 10; }));

  Counter counter;
  Extreme extreme;
#pragma omp parallel for reduction(add : counter) reduction(largest : extreme) schedule(dynamic, 10)
  for (int i = 0; i < n; ++i) {
    counter.value += 1;
    const double value = -(i - 777.0) * (i - 777.0);
    if (value > extreme.value) extreme = {value, i};
  }
  CHECK(counter.value == n && extreme.place == 777 && extreme.value == 0);
}

// One call per number of variables: the library has more of these than its source (recipes/openmp-runtime).
void many_variables() {
  int a0 = 0, a1 = 1, a2 = 2, a3 = 3, a4 = 4, a5 = 5, a6 = 6, a7 = 7, a8 = 8, a9 = 9;
  int b0 = 0, b1 = 1, b2 = 2, b3 = 3, b4 = 4, b5 = 5, b6 = 6, b7 = 7, b8 = 8, b9 = 9;
  long long c0 = 0, c1 = 1, c2 = 2, c3 = 3, c4 = 4;
  double d0 = 0.5, d1 = 1.5, d2 = 2.5, d3 = 3.5;
  float e0 = 0.25F, e1 = 1.25F;
  int total = 0;
#pragma omp parallel firstprivate(c3, c4, d2, d3, e1) reduction(+ : total)
  {
#pragma omp critical
    {
      ++a0, ++a1, ++a2, ++a3, ++a4, ++a5, ++a6, ++a7, ++a8, ++a9;
      ++b0, ++b1, ++b2, ++b3, ++b4, ++b5, ++b6, ++b7, ++b8, ++b9;
      ++c0, ++c1, ++c2, ++d0, ++d1, ++e0;
    }
    CHECK(c3 == 3 && c4 == 4 && d2 == 2.5 && d3 == 3.5 && e1 == 1.25F);
    ++total;
  }
  CHECK(total == threads);
  CHECK(a0 + a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8 + a9 == 45 + 10 * threads);
  CHECK(b0 + b1 + b2 + b3 + b4 + b5 + b6 + b7 + b8 + b9 == 45 + 10 * threads);
  CHECK(c0 + c1 + c2 == 3 + 3 * threads && d0 + d1 == 2 + 2 * threads && e0 == 0.25F + threads);
}

void iterators_and_exceptions() {
  std::vector<int> numbers(1000);
  std::atomic<int> caught{0};
#pragma omp parallel for
  for (auto number = numbers.begin(); number != numbers.end(); ++number) {
    *number = static_cast<int>(number - numbers.begin());
    try {
      if (*number % 100 == 0) throw std::runtime_error{"a hundred"};
    } catch (const std::runtime_error& error) {
      caught += std::string{error.what()} == "a hundred" ? 1 : 100;
    }
  }
  for (int i = 0; i < 1000; ++i) CHECK(numbers[i] == i);
  CHECK(caught == 10);
}

}  // namespace

int main() {
  thread_private();
  private_copies();
  reductions();
  many_variables();
  iterators_and_exceptions();
  return finish();
}
