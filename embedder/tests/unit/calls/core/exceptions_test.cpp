// No C++ exception leaves a call.
#include "calls/core/exceptions.hpp"

#include <gtest/gtest.h>

#include <new>
#include <stdexcept>
#include <string>

#include "calls/core/serial_fixture.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

Code throws_length_error(Context*, std::int32_t) { throw std::length_error("vector"); }
Code throws_bad_alloc(Context*, std::int32_t) { throw std::bad_alloc(); }
Code throws_other(Context*, std::int32_t) { throw std::invalid_argument("a defect"); }
Code returns(Context*, std::int32_t number) { return number; }
double throws_without_code(Context*) { throw std::bad_alloc(); }

/// What MPI_Error_string says of the latest error of a class.
std::string text_of(int error_class) {
  EXPECT_EQ(guest_MPI_Error_string(&context(), error_class, buffer, answer), 0);
  return load_text(buffer);
}

TEST(Exceptions, LackOfMemoryIsAnError) {
  EXPECT_EQ((GuardedCall<&throws_bad_alloc, "MPI_Sample">::code(&context(), 1)), guest_MPI_ERR_NO_MEM);
  EXPECT_EQ(text_of(guest_MPI_ERR_NO_MEM), "MPI_ERR_NO_MEM: MPI_Sample: the host has no memory left for it");
  EXPECT_EQ((GuardedCall<&throws_length_error, "MPI_Sample">::code(&context(), 1)), guest_MPI_ERR_NO_MEM);
}

TEST(Exceptions, OthersAreInternalErrors) {
  EXPECT_EQ((GuardedCall<&throws_other, "MPI_Sample">::code(&context(), 1)), guest_MPI_ERR_INTERN);
  EXPECT_EQ(text_of(guest_MPI_ERR_INTERN), "MPI_ERR_INTERN: MPI_Sample: a defect");
}

TEST(Exceptions, ResultsPass) { EXPECT_EQ((GuardedCall<&returns, "MPI_Sample">::code(&context(), 42)), 42); }

TEST(Exceptions, CallsWithoutACodeEndTheGuest) {
  try {
    (void)GuardedCall<&throws_without_code, "MPI_Wtick">::code(&context());
    FAIL() << "it returned";
  } catch (const std::runtime_error& end) {
    EXPECT_EQ(std::string_view(end.what()), "MPI_Wtick: the host has no memory left for it");
  }
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
