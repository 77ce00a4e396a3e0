// What a library would do wrong, in memory of the host: calls that go back to the routine in the module.
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstring>
#include <limits>
#include <string>

#include "blas/buffers.hpp"
#include "blas/call.hpp"
#include "blas/guest_functions.hpp"
#include "blas/library.hpp"
#include "libraries.hpp"
#include "test_guest.hpp"

namespace mpiwasm::blas {
namespace {

constexpr std::int32_t declined = std::numeric_limits<std::int32_t>::min();

TEST(Buffers, ThreadsShareABuffer) {
  const Buffers one = buffers_of_threads(1);
  const Buffers many = buffers_of_threads(62);
  EXPECT_EQ(one.bytes_of_one, (16 << 20) / 3);
  EXPECT_EQ(many.bytes_of_one, one.bytes_of_one);
  EXPECT_EQ(many.bytes_for_each_thread, (16 << 20) / 64);
  EXPECT_FALSE(one.has_threads);
  EXPECT_TRUE(many.has_threads);
  EXPECT_EQ(buffers_of_threads(0).bytes_for_each_thread, one.bytes_for_each_thread);
}

TEST(LeadingDimension, MeansNothingForOneColumn) {
  static_assert(leading_for(10, 1, 1 << 30) == 10);
  static_assert(leading_for(0, 0, 1 << 30) == 1);
  static_assert(leading_for(10, 2, 1 << 30) == 1 << 30);
}

/// OpenBLAS, with much memory that is only touched where a call goes.
class LimitsTest : public testing::Test {
 protected:
  static constexpr std::size_t size = std::size_t{3} << 30;

  void SetUp() override {
    ASSERT_TRUE(library_.open());
    library_.attach(guest_);
  }

  Library library_{{.request = "openblas"}, [](const char*) { return std::string{}; }};
  TestGuest guest_{size};
};

/// No array may begin before.
constexpr std::size_t first = 1024;
constexpr Address address(std::size_t place) { return Address{static_cast<std::uint32_t>(first + place)}; }

TEST_F(LimitsTest, LongVectorsWithAStep) {
  EXPECT_TRUE(library_.may_decline());
  const std::int32_t n = 20'000'000;  // more than OpenBLAS's buffer of 128 MiB
  const Address x = address(std::size_t{1} << 30);
  const Address y = address(std::size_t{2} << 30);
  EXPECT_EQ(guest_dtbmv(&library_, 'U', 'N', 'N', n, 0, address(0), 1, x, 2), declined);
  EXPECT_EQ(guest_dtbsv(&library_, 'U', 'N', 'N', n, 0, address(0), 1, x, 2), declined);
  EXPECT_EQ(guest_dgbmv(&library_, 'N', n, n, 0, 0, 1, address(0), 1, x, 2, 1, y, 2), declined);
  EXPECT_EQ(guest_dsbmv(&library_, 'U', n, 0, 1, address(0), 1, x, 1, 1, y, -2), declined);
  EXPECT_EQ(guest_dger(&library_, n, 1, 1, x, 2, y, 1, address(0), n), declined);
  EXPECT_EQ(guest_dormlq(&library_, 'L', 'N', n, 1, 1, x, 2, y, address(0), n, y, 100), declined);
  // One step is not used, and here nothing is copied.
  EXPECT_EQ(guest_dger(&library_, 2, 1, 1, x, 2, y, 1'000'000'000, address(0), 2), 0);
  EXPECT_EQ(guest_dormlq(&library_, 'R', 'N', 1, n, 0, x, 1, y, address(0), 1, y, 100), 0);
}

TEST_F(LimitsTest, AModuleThatCannotDoItEnds) {
  std::string message;
  try {
    (void)guest_dtbmv(&library_, 'U', 'N', 'N', 20'000'000, 0, address(0), 1, address(std::size_t{1} << 30), 2);
  } catch (const Ended& ended) {
    message = ended.what();
  }
  EXPECT_EQ(
      message,
      "dtbmv: the BLAS or LAPACK of this system cannot do it for sizes like these; link the program again, with a "
      "BLAS or LAPACK in the module, or run it with --blas wasm");
}

TEST_F(LimitsTest, SizesThatLapackComputesIn32Bits) {
  EXPECT_TRUE(library_.may_decline());
  const std::int32_t n = 24000;  // 4 * n * n is more than 2^31
  const Address vectors = address(std::size_t{1} << 20);
  const Address work = address(size - 8192);
  EXPECT_EQ(guest_sstedc(&library_, 'V', n, address(0), address(131072), vectors, n, work, 1, work, 1), declined);
  EXPECT_EQ(guest_sstedc(&library_, 'N', n, address(0), address(131072), vectors, n, work, 1, work, 1), 0);
}

TEST_F(LimitsTest, WorkArraysThatLapackAsksFor) {
  EXPECT_TRUE(library_.may_decline());
  const std::int32_t n = 64'000'000;  // (N + 1) blocks of 32 numbers are more than 2^31
  const Address a = address(0);
  const Address b = address(std::size_t{1} << 30);
  const Address more = address(std::size_t{2} << 30);
  EXPECT_EQ(guest_sgelsy(&library_, 1, n, 1, a, 1, b, n, more, 0.1F, a, more, n + 2), declined);
  EXPECT_EQ(guest_sggsvd3(&library_, 'N', 'N', 'N', 1, n, 1, a, a, a, 1, b, 1, more, more, a, 1, a, 1, a, 1, more, 1),
            declined);
  // A question reads a matrix that need not be there.
  EXPECT_EQ(guest_dggev3(&library_, 'N', 'N', 1000, a, 1000, a, 1000, a, a, a, a, 1, a, 1, a, -1), declined);
  EXPECT_EQ(guest_dggev3(&library_, 'N', 'N', 50, a, 50, a, 50, a, a, a, a, 1, a, 1, a, -1), 0);
}

TEST_F(LimitsTest, OneColumnFarFromTheNext) {
  auto* const a = reinterpret_cast<double*>(guest_.memory().base() + first);
  for (int row = 0; row < 10; ++row) a[row] = row + 1;
  const std::int32_t leading = (1 << 30) + 12345;
  EXPECT_EQ(guest_dgesvd(&library_, 'O', 'N', 10, 1, address(0), leading, address(256), address(512), 10, address(1024),
                         1, address(2048), 1000),
            0);
  EXPECT_NEAR(reinterpret_cast<const double*>(guest_.memory().base() + first + 256)[0], std::sqrt(385.0), 1e-12);
  // Two of them: 2 * LDA * N is 2^31.
  EXPECT_TRUE(library_.may_decline());
  const std::int32_t far = (1 << 29) + 1024;
  EXPECT_EQ(guest_sgesvd(&library_, 'O', 'N', 3, 2, address(0), far, address(256), address(512), 10, address(1024), 1,
                         address(2048), 1000),
            declined);
}

}  // namespace
}  // namespace mpiwasm::blas
