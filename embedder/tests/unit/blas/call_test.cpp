// Single calls: results, refused arguments, and what is outside of the memory.
#include "blas/call.hpp"

#include <gtest/gtest.h>

#include <complex>
#include <cstring>
#include <limits>
#include <vector>

#include "blas/guest_functions.hpp"
#include "test_guest.hpp"

namespace mpiwasm::blas {
namespace {

constexpr std::int32_t least_integer = std::numeric_limits<std::int32_t>::min();
constexpr std::int32_t largest_integer = std::numeric_limits<std::int32_t>::max();

/// Where no array may begin before.
constexpr std::uint32_t first = 1024;
constexpr Address at(std::uint32_t place) { return Address{first + place}; }

class CallTest : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(library_.open());
    library_.attach(guest_);
  }
  template <class T>
  Address put(std::uint32_t place, const std::vector<T>& values) {
    std::memcpy(guest_.memory().base() + first + place, values.data(), values.size() * sizeof(T));
    return at(place);
  }
  template <class T>
  [[nodiscard]] std::vector<T> get(std::uint32_t place, std::size_t count) const {
    std::vector<T> values(count);
    std::memcpy(values.data(), guest_.memory().base() + first + place, count * sizeof(T));
    return values;
  }
  template <class Function>
  static std::string message_of(Function function) {
    try {
      function();
    } catch (const Ended& ended) {
      return ended.what();
    }
    return "returned";
  }

  Library library_{{.request = "openblas"}, [](const char*) { return std::string{}; }};
  TestGuest guest_;
};

TEST_F(CallTest, AMatrixProduct) {
  const Address a = put<double>(0, {1, 2, 3, 4});
  const Address b = put<double>(32, {5, 6, 7, 8});
  const Address c = put<double>(64, {1, 1, 1, 1});
  EXPECT_EQ(guest_dgemm(&library_, 'n', 'T', 2, 2, 2, 2.0, a, 2, b, 2, 1.0, c, 2), 0);
  EXPECT_EQ(get<double>(64, 4), (std::vector<double>{53, 77, 61, 89}));
}

TEST_F(CallTest, ComplexResults) {
  const Address x = put<std::complex<double>>(0, {{1, 2}, {3, 4}});
  const Address y = put<std::complex<double>>(64, {{5, 6}, {7, 8}});
  guest_zdotc(&library_, at(128), 2, x, 1, y, 1);
  EXPECT_EQ(get<std::complex<double>>(128, 1).front(), (std::complex<double>{70, -8}));
  guest_zdotu(&library_, at(128), 0, x, 1, y, 1);
  EXPECT_EQ(get<std::complex<double>>(128, 1).front(), (std::complex<double>{}));
  const Address single = put<std::complex<float>>(256, {{1, 2}});
  guest_cdotc(&library_, at(128), 1, single, 1, single, 1);
  EXPECT_EQ(get<std::complex<float>>(128, 1).front(), (std::complex<float>{5, 0}));
  EXPECT_NE(message_of([&] { guest_zdotc(&library_, Address{65528}, 2, x, 1, y, 1); }), "returned");
}

TEST_F(CallTest, IllegalArgumentsByTheirPosition) {
  const Address a{};
  EXPECT_EQ(guest_dgemm(&library_, 'X', 'N', -1, 2, 2, 1, a, 2, a, 2, 1, a, 2), 1);
  EXPECT_EQ(guest_dgemm(&library_, 'N', 0x100 + 'N', 2, 2, 2, 1, a, 2, a, 2, 1, a, 2), 2);
  EXPECT_EQ(guest_dgemm(&library_, 'N', 'N', 2, 2, -1, 1, a, 2, a, 2, 1, a, 2), 5);
  EXPECT_EQ(guest_dgemm(&library_, 'N', 'N', 2, 2, 3, 1, a, 2, a, 2, 1, a, 2), 10);
  EXPECT_EQ(guest_dgemm(&library_, 'N', 'N', 0, 0, 0, 1, a, 1, a, 1, 1, a, 0), 13);
  EXPECT_EQ(guest_dgemv(&library_, 'N', 2, 2, 1, a, 2, a, 0, 1, a, 1), 8);
  EXPECT_EQ(guest_dgesv(&library_, -1, 1, a, 1, a, a, 1), -1);
  EXPECT_EQ(guest_dorgqr(&library_, 2, 3, 1, a, 2, a, a, 10), -2);
}

TEST_F(CallTest, WhatIsOutsideEndsTheGuest) {
  const Address a = at(0);
  EXPECT_EQ(message_of([&] { guest_dgemm(&library_, 'N', 'N', 2, 2, 2, 1, Address{65512}, 2, a, 2, 1, a, 2); }),
            "dgemm: argument 7 (a): 32 bytes from address 65512 on are not in the program's 65536 bytes of memory");
  EXPECT_EQ(
      message_of([&] { guest_dgemm(&library_, 'N', 'N', 2, 2, 2, 1, a, largest_integer, a, 2, 1, a, 2); }),
      "dgemm: argument 7 (a): 17179869192 bytes from address 1024 on are not in the program's 65536 bytes of memory");
  EXPECT_EQ(message_of([&] { guest_dgemm(&library_, 'N', 'N', 2, 2, 2, 1, at(4), 2, a, 2, 1, a, 2); }),
            "dgemm: argument 7 (a): address 1028 is not aligned");
  EXPECT_EQ(message_of([&] { guest_dgemm(&library_, 'N', 'N', 2, 2, 2, 1, Address{1016}, 2, a, 2, 1, a, 2); }),
            "dgemm: argument 7 (a): address 1016 is one of the first 1024, at which no array may begin");
  const std::int32_t n = largest_integer;
  EXPECT_NE(message_of([&] { (void)guest_ddot(&library_, n, a, n, a, n); }), "returned");
  EXPECT_NE(message_of([&] { (void)guest_ddot(&library_, 2, a, least_integer, a, 1); }), "returned");
  EXPECT_NE(message_of([&] { (void)guest_dtpsv(&library_, 'U', 'N', 'N', n, a, a, 1); }), "returned");
  EXPECT_NE(message_of([&] { (void)guest_dgbmv(&library_, 'N', 1, 1, n - 1, 0, 1, a, n, a, 1, 1, a, 1); }), "returned");
}

TEST_F(CallTest, NothingIsAccessedForNoWork) {
  const Address outside{0xffffffff};
  EXPECT_EQ(guest_dgemm(&library_, 'N', 'N', 0, 2, 2, 1, outside, 1, outside, 2, 1, outside, 1), 0);
  EXPECT_EQ(guest_ddot(&library_, -5, outside, 1, outside, 1), 0);
}

TEST_F(CallTest, AnEquationIsSolved) {
  const Address a = put<double>(0, {0, 2, 1, 0});
  const Address b = put<double>(32, {3, 8});
  EXPECT_EQ(guest_dgesv(&library_, 2, 1, a, 2, at(64), b, 2), 0);
  EXPECT_EQ(get<double>(32, 2), (std::vector<double>{4, 3}));
  EXPECT_EQ(get<std::int32_t>(64, 2), (std::vector<std::int32_t>{2, 2}));
}

TEST_F(CallTest, BandedAndTridiagonalEquations) {
  // 2 1 / 1 3, in the rows of a band with room for one more diagonal.
  const Address band = put<double>(0, {0, 0, 2, 1, 0, 1, 3, 0});
  const Address b = put<double>(128, {4, 7});
  EXPECT_EQ(guest_dgbsv(&library_, 2, 1, 1, 1, band, 4, at(256), b, 2), 0);
  EXPECT_EQ(get<double>(128, 2), (std::vector<double>{1, 2}));
  EXPECT_EQ(guest_dgbsv(&library_, 2, 1, 1, 1, band, 3, at(256), b, 2), -6);
  const Address lower = put<double>(0, {1});
  const Address diagonal = put<double>(32, {2, 3});
  const Address upper = put<double>(64, {1});
  (void)put<double>(128, {4, 7});
  EXPECT_EQ(guest_dgtsv(&library_, 2, 1, lower, diagonal, upper, b, 2), 0);
  EXPECT_EQ(get<double>(128, 2), (std::vector<double>{1, 2}));
}

TEST_F(CallTest, GeneralizedEigenvalues) {
  const Address a = put<double>(0, {2, 0, 0, 12});
  const Address b = put<double>(64, {1, 0, 0, 3});
  EXPECT_EQ(guest_dsygv(&library_, 1, 'N', 'U', 2, a, 2, b, 2, at(128), at(256), 100), 0);
  EXPECT_NEAR(get<double>(128, 2).front(), 2, 1e-12);
  EXPECT_NEAR(get<double>(128, 2).back(), 4, 1e-12);
  EXPECT_EQ(guest_dsygv(&library_, 0, 'N', 'U', 2, a, 2, b, 2, at(128), at(256), 100), -1);
  EXPECT_EQ(guest_dsygv(&library_, 4, 'N', 'U', 2, a, 2, b, 2, at(128), at(256), 100), -1);
  EXPECT_EQ(guest_dgehrd(&library_, 2, 0, 2, a, 2, at(128), at(256), 100), -2);
  EXPECT_EQ(guest_dgehrd(&library_, 2, 1, 3, a, 2, at(128), at(256), 100), -3);
}

TEST_F(CallTest, InfiniteNumbersChangeNothingBeforeAnArray) {
  const double infinite = std::numeric_limits<double>::infinity();
  const std::vector<double> before(32, 7);
  std::vector<double> matrix(16);
  for (std::size_t i = 0; i < matrix.size(); ++i) matrix[i] = i % 3 == 1 ? infinite : static_cast<double>(i) + 1;
  const Address a = put(0, matrix);
  (void)put(1024, before);
  const Address real = at(1024 + 256);
  EXPECT_GE(guest_dgeev(&library_, 'N', 'V', 4, a, 4, real, at(2048), a, 4, at(4096), 4, at(8192), 1000), -4);
  EXPECT_EQ(get<double>(1024, 32), before);
  (void)put(0, matrix);
  EXPECT_GE(guest_zgeev(&library_, 'N', 'N', 2, a, 2, real, a, 2, a, 2, at(8192), 1000), -4);
  EXPECT_EQ(get<double>(1024, 32), before);
}

TEST_F(CallTest, PivotsMustBeIndices) {
  const Address a = put<double>(0, {1, 0, 0, 1});
  const Address b = put<double>(32, {3, 8});
  const Address pivots = put<std::int32_t>(64, {1, 3});
  EXPECT_EQ(message_of([&] { (void)guest_dgetrs(&library_, 'N', 2, 1, a, 2, pivots, b, 2); }),
            "dgetrs: argument 6 (ipiv): 3 is no index from 1 to 2");
}

TEST_F(CallTest, TheLengthOfAWorkArrayIsAskedFor) {
  const Address outside{0xfffffff8};
  EXPECT_EQ(guest_dsyev(&library_, 'V', 'U', 100, outside, 100, outside, at(64), -1), 0);
  EXPECT_GE(get<double>(64, 1).front(), 299);
  EXPECT_NE(message_of([&] { (void)guest_dsyev(&library_, 'V', 'U', 100, Address{}, 100, Address{}, outside, -1); }),
            "returned");
}

TEST(Unavailable, ACallWithoutALibraryEndsTheGuest) {
  Library library{{.request = "wasm"}, [](const char*) { return std::string{}; }};
  TestGuest guest;
  ASSERT_TRUE(library.open());
  library.attach(guest);
  EXPECT_FALSE(library.has_blas());
  EXPECT_THROW((void)guest_dnrm2(&library, 1, Address{}, 1), Ended);
}

}  // namespace
}  // namespace mpiwasm::blas
