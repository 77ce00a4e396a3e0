// Modules of the draft before preview 1: its numbers and its layouts.
#include "wasi/unstable.hpp"

#include <algorithm>

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

class Unstable : public WasiTest {
 protected:
  template <class... Arguments>
  Errno old_call(std::string_view name, Arguments... arguments) {
    const auto functions = context().unstable_functions().functions;
    const auto function = std::ranges::find(functions, name, &guest::HostFunction::name);
    EXPECT_NE(function, functions.end()) << name;
    const auto code = reinterpret_cast<std::uint32_t (*)(void*, Arguments...)>(function->code);
    return static_cast<Errno>(code(&context(), arguments...));
  }
};

TEST_F(Unstable, SeeksByItsOwnNumbers) {
  host_write(root() / "file", "0123456789");
  ASSERT_EQ(open("file", 0, rights::fd_read | rights::fd_seek | rights::fd_tell), Errno::success);
  const std::uint32_t fd = opened();
  constexpr std::uint32_t current = 0;
  constexpr std::uint32_t end = 1;
  constexpr std::uint32_t set = 2;
  EXPECT_EQ(old_call("fd_seek", fd, std::uint64_t{4}, set, answer), Errno::success);
  EXPECT_EQ(get<std::uint64_t>(answer), 4U);
  EXPECT_EQ(old_call("fd_seek", fd, std::uint64_t{3}, current, answer), Errno::success);
  EXPECT_EQ(get<std::uint64_t>(answer), 7U);
  EXPECT_EQ(old_call("fd_seek", fd, std::uint64_t{0}, end, answer), Errno::success);
  EXPECT_EQ(get<std::uint64_t>(answer), 10U);
  EXPECT_EQ(old_call("fd_seek", fd, std::uint64_t{0}, 3U, answer), Errno::inval);
}

TEST_F(Unstable, StatusHasItsLayoutAndNoByteMore) {
  host_write(root() / "file", "0123456789");
  put_value(answer + 56, std::uint64_t{0x1122334455667788});
  const std::uint32_t length = put(first_path, "file");
  ASSERT_EQ(old_call("path_filestat_get", granted, 1U, first_path, length, answer), Errno::success);
  const auto status = get<OldFileStat>(answer);
  EXPECT_EQ(status.type, FileType::regular_file);
  EXPECT_EQ(status.links, 1U);
  EXPECT_EQ(status.size, 10U);
  EXPECT_EQ(get<std::uint64_t>(answer + 56), 0x1122334455667788U);
  ASSERT_EQ(old_call("fd_filestat_get", granted, outside - 56), Errno::success);
  EXPECT_EQ(old_call("fd_filestat_get", granted, outside - 55), Errno::fault);
  ASSERT_EQ(call("fd_filestat_get", granted, answer), Errno::success);
  EXPECT_EQ(get<FileStat>(answer).type, FileType::directory) << "preview 1 must not be touched by it";
}

TEST_F(Unstable, PollsItsSubscriptions) {
  OldSubscription clock{};
  clock.user_data = 5;
  clock.type = EventType::clock;
  clock.clock = static_cast<std::uint32_t>(Clock::monotonic);
  clock.timeout = 10'000'000'000;  // the bad descriptor is answered at once
  OldSubscription file{};
  file.user_data = 6;
  file.type = EventType::fd_read;
  file.name_or_fd = 99;
  put_value(buffer, clock);
  put_value(buffer + 56, file);
  ASSERT_EQ(old_call("poll_oneoff", buffer, buffer + 1024, 2U, answer), Errno::success);
  const auto event = get<Event>(buffer + 1024);
  EXPECT_EQ(event.user_data, 6U);
  EXPECT_EQ(event.error, Errno::badf);
  clock.timeout = 1000;
  put_value(buffer, clock);
  ASSERT_EQ(old_call("poll_oneoff", buffer, buffer + 1024, 1U, answer), Errno::success);
  EXPECT_EQ(get<Event>(buffer + 1024).user_data, 5U);
}

TEST_F(Unstable, HasAllElseOfPreview1) {
  EXPECT_EQ(context().unstable_functions().functions.size(), context().functions().functions.size() - 1);
}

}  // namespace
}  // namespace mpiwasm::wasi
