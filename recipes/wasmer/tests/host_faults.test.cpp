// A fault in host code is not one of the guest: it ends the process as it would anywhere else, so that it can be found.
#include <csignal>

#include "support.hpp"

namespace wasmer_test {
namespace {

std::int32_t read_address(void*, std::int64_t address) { return *reinterpret_cast<volatile std::int32_t*>(address); }

using HostFaultsDeathTest = EachBackend;

TEST_P(HostFaultsDeathTest, EndTheProcess) {
  EXPECT_EXIT(
      {
        Guest guest(GetParam());
        guest.add_import("I:i", &read_address);
        guest.instantiate(R"((module
          (import "host" "read" (func $read (param i64) (result i32)))
          (memory 1)
          (func (export "run") (result i32) (call $read (i64.const 16)))))");
        guest.call("run");
      },
      testing::KilledBySignal(SIGSEGV), "");
}

WASMER_TEST_ON_EACH_BACKEND(HostFaultsDeathTest);

}  // namespace
}  // namespace wasmer_test
