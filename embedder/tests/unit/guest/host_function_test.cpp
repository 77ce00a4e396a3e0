// What threads of a guest may call.
#include "guest/host_function.hpp"

#include <gtest/gtest.h>

#include <array>

namespace mpiwasm::guest {
namespace {

TEST(HostModule, NamesWhatAllThreadsMayCall) {
  constexpr std::array<std::string_view, 2> some = {"read", "write"};
  HostModule module{.name = "sample_1", .functions = {}, .environment = nullptr};
  EXPECT_FALSE(module.is_for_all_threads("read"));
  module.some_for_all_threads = some;
  EXPECT_TRUE(module.is_for_all_threads("read"));
  EXPECT_FALSE(module.is_for_all_threads("open"));
  module.for_all_threads = true;
  EXPECT_TRUE(module.is_for_all_threads("open"));
}

TEST(HostCode, KeepsTheFunction) {
  const HostCode code = host_code(+[](int* sum, int number) { return *sum += number; });
  int sum = 40;
  EXPECT_EQ(reinterpret_cast<int (*)(int*, int)>(code)(&sum, 2), 42);
}

}  // namespace
}  // namespace mpiwasm::guest
