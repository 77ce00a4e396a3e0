// Random calls with arguments of every sort, a fixed sequence: none may touch anything but guest memory, which ends
// at an unmapped page, or leave the grant. Worth most under AddressSanitizer.
#include <sys/resource.h>

#include <array>
#include <csignal>
#include <random>

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

class RandomCalls : public PathTest {
 protected:
  // A file may not grow beyond this, for fd_allocate would take the disk at its word.
  void SetUp() override {
    PathTest::SetUp();
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &saved_), 0);
    const rlimit small{1U << 20, saved_.rlim_max};
    (void)std::signal(SIGXFSZ, SIG_IGN);
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  }
  void TearDown() override {
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &saved_), 0);
    (void)std::signal(SIGXFSZ, SIG_DFL);
    EXPECT_EQ(host_read(beside()), "secret");
    PathTest::TearDown();
  }

  std::uint32_t word() {
    static constexpr std::array<std::uint32_t, 12> edges = {
        0, 1, 2, 3, 4, 0x7fffffffU, 0x80000000U, 0xffffffffU, outside - 8, outside - 4, outside - 1, outside};
    switch (number(6)) {
      case 0:
        return edges[number(edges.size())];
      case 1:
        return first_path + number(16);
      case 2:
        return buffer + number(4096);
      case 3:
        return number(12);
      case 4:
        return number(1024);
      default:
        return static_cast<std::uint32_t>(random_());
    }
  }
  std::uint64_t longer() {
    switch (number(4)) {
      case 0:
        return number(64);
      case 1:
        return ~std::uint64_t{0} >> number(40);
      case 2:
        return rights::file | rights::directory;
      default:
        return random_();
    }
  }
  std::uint32_t number(std::size_t below) { return static_cast<std::uint32_t>(random_() % below); }

  void scribble() {
    static constexpr std::array<std::string_view, 12> words = {"a",   "b/",     "../secret", "a/../b", ".",    "..",
                                                               "c/d", "/etc/x", "e/../../f", "link",   "l/..", "\xff"};
    put(first_path + number(16), words[number(words.size())]);
    put_value(vectors, IoVector{word(), word()});
    put_value(buffer + number(4096), IoVector{buffer + number(4096), number(4096)});
  }

  // Calls through the general type: all parameters fit in registers or in eight-byte stack slots, so that passing
  // each as 64 bits is what a guest's call looks like on both processors we support.
  Errno call_any(const guest::HostFunction& function) {
    std::array<std::uint64_t, 9> arguments{};
    std::size_t count = 0;
    for (const char letter : function.signature) {
      if (letter == ':') break;
      arguments[count++] = letter == 'I' ? longer() : word();
    }
    using Code = std::uint32_t (*)(void*, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t,
                                   std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t);
    const auto code = reinterpret_cast<Code>(function.code);
    return static_cast<Errno>(code(&context(), arguments[0], arguments[1], arguments[2], arguments[3], arguments[4],
                                   arguments[5], arguments[6], arguments[7], arguments[8]));
  }

 private:
  std::mt19937_64 random_{20261121};
  rlimit saved_{};
};
INSTANTIATE_TEST_SUITE_P(Both, RandomCalls, ::testing::Values(PathMethod::kernel, PathMethod::walk), method_name);

TEST_P(RandomCalls, HarmNothing) {
  int successes = 0;
  for (int round = 0; round < 200; ++round) {
    Options fresh = options();
    fresh.standard_input = false;
    start(fresh);
    ASSERT_EQ(call("fd_close", 1U), Errno::success);  // the test's own output
    ASSERT_EQ(call("fd_close", 2U), Errno::success);
    for (int step = 0; step < 500; ++step) {
      scribble();
      const auto functions = context().functions().functions;
      const guest::HostFunction& function = functions[number(functions.size())];
      // These end the program, or wait for as long as their arguments say.
      if (function.name == "proc_exit" || function.name == "proc_raise" || function.name == "poll_oneoff") continue;
      const Errno error = call_any(function);
      EXPECT_LE(static_cast<int>(error), static_cast<int>(Errno::notcapable)) << function.name;
      if (error == Errno::success) ++successes;
    }
  }
  EXPECT_GT(successes, 1000);
}

}  // namespace
}  // namespace mpiwasm::wasi
