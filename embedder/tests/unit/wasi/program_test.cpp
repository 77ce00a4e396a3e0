// Arguments, environment, end of the program, signals, random bytes.
#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

class Program : public WasiTest {
 protected:
  [[nodiscard]] Options options() const override {
    return {.arguments = {"ring.wasm", "", "two words"}, .environment = {"HOME=/home", "EMPTY="}};
  }
};

TEST_F(Program, ArgumentsAreLaidOutInOrder) {
  ASSERT_EQ(call("args_sizes_get", answer, answer + 4), Errno::success);
  EXPECT_EQ(get<std::uint32_t>(answer), 3U);
  EXPECT_EQ(get<std::uint32_t>(answer + 4), 21U);
  ASSERT_EQ(call("args_get", answer, buffer), Errno::success);
  EXPECT_EQ(get<std::uint32_t>(answer), buffer);
  EXPECT_EQ(get<std::uint32_t>(answer + 4), buffer + 10);
  EXPECT_EQ(get<std::uint32_t>(answer + 8), buffer + 11);
  EXPECT_EQ(get_text(buffer, 21), std::string("ring.wasm\0\0two words\0", 21));
}

TEST_F(Program, EnvironmentHoldsWhatWasGivenAndNothingElse) {
  ASSERT_EQ(call("environ_sizes_get", answer, answer + 4), Errno::success);
  EXPECT_EQ(get<std::uint32_t>(answer), 2U);
  EXPECT_EQ(get<std::uint32_t>(answer + 4), 18U);
  ASSERT_EQ(call("environ_get", answer, buffer), Errno::success);
  EXPECT_EQ(get_text(buffer, 18), std::string("HOME=/home\0EMPTY=\0", 18));
}

TEST_F(Program, NothingIsWrittenOutsideMemory) {
  EXPECT_EQ(call("args_sizes_get", outside, answer), Errno::fault);
  EXPECT_EQ(call("args_sizes_get", answer, outside - 3), Errno::fault);
  EXPECT_EQ(call("args_get", outside - 11, buffer), Errno::fault);
  EXPECT_EQ(call("args_get", answer, outside - 20), Errno::fault);
  EXPECT_EQ(call("args_get", answer, outside - 21), Errno::success);
  EXPECT_EQ(call("environ_get", 0xffffffffU, 0xffffffffU), Errno::fault);
}

TEST_F(Program, ExitLeavesTheGuestWithTheCode) {
  EXPECT_EXIT(
      {
        guest().when_exited = [](int code) { std::_Exit(code + 1); };
        reinterpret_cast<void (*)(void*, std::uint32_t)>(find("proc_exit")->code)(&context(), 41);
      },
      ::testing::ExitedWithCode(42), "");
  EXPECT_EQ(find("proc_exit")->signature, "i:");
}

TEST_F(Program, ExitWithoutAGuestEndsTheProcess) {
  const auto unattached = std::move(Context::create({}).value());
  EXPECT_EXIT(reinterpret_cast<void (*)(void*, std::uint32_t)>(find("proc_exit")->code)(unattached.get(), 7),
              ::testing::ExitedWithCode(7), "");
}

TEST_F(Program, RaisedSignalsHaveTheirDefaultEffect) {
  EXPECT_EQ(call("proc_raise", 0U), Errno::success);   // none
  EXPECT_EQ(call("proc_raise", 16U), Errno::success);  // SIGCHLD is ignored
  EXPECT_EQ(call("proc_raise", 17U), Errno::success);  // SIGCONT
  EXPECT_EQ(call("proc_raise", 18U), Errno::notsup);   // SIGSTOP
  EXPECT_EQ(call("proc_raise", 21U), Errno::notsup);   // SIGTTOU
  EXPECT_EQ(call("proc_raise", 31U), Errno::inval);
  EXPECT_EQ(call("proc_raise", 0xffffffffU), Errno::inval);
  EXPECT_EXIT(call("proc_raise", 6U), ::testing::ExitedWithCode(134), "");   // SIGABRT
  EXPECT_EXIT(call("proc_raise", 15U), ::testing::ExitedWithCode(143), "");  // SIGTERM
}

TEST_F(Program, RandomBytesFillExactlyTheBuffer) {
  ASSERT_EQ(call("random_get", buffer, 100000U), Errno::success);
  const std::string bytes = get_text(buffer, 100000);
  std::vector<bool> seen(256);
  for (const char byte : bytes) seen[static_cast<unsigned char>(byte)] = true;
  EXPECT_EQ(std::count(seen.begin(), seen.end(), true), 256);
  EXPECT_EQ(get<std::uint64_t>(buffer + 100000), 0U);
  EXPECT_EQ(call("random_get", buffer, 0U), Errno::success);
  EXPECT_EQ(call("random_get", outside - 3, 4U), Errno::fault);
  EXPECT_EQ(call("random_get", buffer, 0xffffffffU), Errno::fault);
}

TEST_F(Program, Yields) { EXPECT_EQ(call("sched_yield"), Errno::success); }

TEST_F(Program, AllFunctionsOfTheStandardAreThere) {
  const auto module = context().functions();
  EXPECT_EQ(module.name, "wasi_snapshot_preview1");
  EXPECT_EQ(module.functions.size(), 46U);
  std::set<std::string_view> names;
  for (const auto& function : module.functions) {
    EXPECT_NE(function.code, nullptr) << function.name;
    EXPECT_TRUE(names.insert(function.name).second) << function.name << " is there twice";
  }
}

TEST_F(Program, ThereAreNoSockets) {
  for (const std::uint32_t fd : {0U, 1U}) {
    EXPECT_EQ(call("sock_accept", fd, 0U, answer), Errno::notsock);
    EXPECT_EQ(call("sock_recv", fd, vectors, 1U, 0U, answer, answer + 4), Errno::notsock);
    EXPECT_EQ(call("sock_send", fd, vectors, 1U, 0U, answer), Errno::notsock);
    EXPECT_EQ(call("sock_shutdown", fd, 0U), Errno::notsock);
  }
  EXPECT_EQ(call("sock_accept", 99U, 0U, answer), Errno::badf);
  EXPECT_EQ(call("sock_recv", 99U, vectors, 1U, 0U, answer, answer + 4), Errno::badf);
  EXPECT_EQ(call("sock_send", 99U, vectors, 1U, 0U, answer), Errno::badf);
  EXPECT_EQ(call("sock_shutdown", 99U, 0U), Errno::badf);
}

}  // namespace
}  // namespace mpiwasm::wasi
