// Clocks and sleeping. Only lower bounds of time are checked, for a busy machine may always be late.
#include <unistd.h>

#include "wasi/time.hpp"
#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

constexpr std::uint64_t millisecond = 1'000'000;

class Clocks : public WasiTest {
 protected:
  std::uint64_t now(Clock clock) {
    EXPECT_EQ(call("clock_time_get", static_cast<std::uint32_t>(clock), std::uint64_t{1}, answer), Errno::success);
    return get<std::uint64_t>(answer);
  }
};

TEST_F(Clocks, AllFourRun) {
  for (const Clock clock : {Clock::realtime, Clock::monotonic, Clock::process_cputime, Clock::thread_cputime}) {
    const std::uint64_t before = now(clock);
    volatile int work = 0;
    while (work < 1'000'000) work = work + 1;
    EXPECT_GT(now(clock), before) << static_cast<int>(clock);
    ASSERT_EQ(call("clock_res_get", static_cast<std::uint32_t>(clock), answer), Errno::success);
    EXPECT_GE(get<std::uint64_t>(answer), 1U);
    EXPECT_LE(get<std::uint64_t>(answer), 10 * millisecond);
  }
  EXPECT_GE(now(Clock::realtime) / nanoseconds_per_second, 1'700'000'000U);
}

// What mpiwasm does before, compiling above all, is not the program's time.
TEST_F(Clocks, OfTheProcessorBeginWithTheProgram) {
  const auto on_host = [] {
    timespec time{};
    (void)::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return nanoseconds(time);
  };
  const std::uint64_t before = on_host();
  while (on_host() < before + 20 * millisecond) continue;
  start(options());
  EXPECT_LT(now(Clock::process_cputime) + 20 * millisecond, on_host());
  EXPECT_LT(now(Clock::thread_cputime) + 20 * millisecond, on_host());
}

TEST_F(Clocks, RefuseBadInput) {
  EXPECT_EQ(call("clock_time_get", 4U, std::uint64_t{0}, answer), Errno::inval);
  EXPECT_EQ(call("clock_res_get", 0xffffffffU, answer), Errno::inval);
  EXPECT_EQ(call("clock_time_get", 0U, std::uint64_t{0}, outside - 7), Errno::fault);
  EXPECT_EQ(call("clock_res_get", 0U, outside), Errno::fault);
}

TEST(Time, ConvertsAtTheEdges) {
  EXPECT_EQ(nanoseconds({1, 5}), 1'000'000'005U);
  EXPECT_EQ(nanoseconds({-1, 0}), 0U);
  EXPECT_EQ(nanoseconds({std::numeric_limits<time_t>::max(), 0}), std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(host_time(2'000'000'007).tv_sec, 2);
  EXPECT_EQ(host_time(2'000'000'007).tv_nsec, 7);
}

class PollOneoff : public Clocks {
 protected:
  static Subscription clock(std::uint64_t user_data, Clock id, std::uint64_t timeout, std::uint16_t flags = 0) {
    Subscription subscription{};
    subscription.user_data = user_data;
    subscription.type = EventType::clock;
    subscription.clock_or_fd = static_cast<std::uint32_t>(id);
    subscription.timeout = timeout;
    subscription.flags = flags;
    return subscription;
  }
  static Subscription file(std::uint64_t user_data, EventType type, std::uint32_t fd) {
    Subscription subscription{};
    subscription.user_data = user_data;
    subscription.type = type;
    subscription.clock_or_fd = fd;
    return subscription;
  }
  std::vector<Event> poll(const std::vector<Subscription>& subscriptions) {
    for (std::uint32_t index = 0; index < subscriptions.size(); ++index) {
      put_value(buffer + index * 48, subscriptions[index]);
    }
    EXPECT_EQ(call("poll_oneoff", buffer, second_path, static_cast<std::uint32_t>(subscriptions.size()), answer),
              Errno::success);
    std::vector<Event> events;
    for (std::uint32_t index = 0; index < get<std::uint32_t>(answer); ++index) {
      events.push_back(get<Event>(second_path + index * 32));
    }
    return events;
  }
};

TEST_F(PollOneoff, SleepsForATime) {
  for (const Clock id : {Clock::realtime, Clock::monotonic}) {
    const std::uint64_t start = now(Clock::monotonic);
    const auto events = poll({clock(77, id, 20 * millisecond)});
    EXPECT_GE(now(Clock::monotonic) - start, 20 * millisecond);
    ASSERT_EQ(events.size(), 1U);
    EXPECT_EQ(events[0].user_data, 77U);
    EXPECT_EQ(events[0].error, Errno::success);
    EXPECT_EQ(events[0].type, EventType::clock);
  }
}

TEST_F(PollOneoff, SleepsUntilATime) {
  for (const Clock id : {Clock::realtime, Clock::monotonic}) {
    const std::uint64_t end = now(id) + 20 * millisecond;
    ASSERT_EQ(poll({clock(1, id, end, absolute_time)}).size(), 1U);
    // The two clocks may drift against each other by a little.
    EXPECT_GE(now(id) + millisecond, end);
    EXPECT_EQ(poll({clock(1, id, 5, absolute_time)}).size(), 1U);  // long ago
  }
}

TEST_F(PollOneoff, TheEarliestClockWins) {
  const auto events =
      poll({clock(1, Clock::monotonic, std::numeric_limits<std::uint64_t>::max()),
            clock(2, Clock::monotonic, 5 * millisecond), clock(3, Clock::realtime, 3600'000 * millisecond)});
  ASSERT_EQ(events.size(), 1U);
  EXPECT_EQ(events[0].user_data, 2U);
}

TEST_F(PollOneoff, OtherClocksAndKindsAreErrorsOfTheirOwn) {
  Subscription unknown = clock(3, Clock::monotonic, 0);
  unknown.type = static_cast<EventType>(9);
  const auto events = poll({clock(1, Clock::process_cputime, 5), clock(2, Clock::monotonic, 5, 0x8000), unknown,
                            file(4, EventType::fd_read, 1234), clock(5, Clock::monotonic, 3600'000 * millisecond)});
  ASSERT_EQ(events.size(), 4U);
  for (std::size_t index = 0; index < 3; ++index) EXPECT_EQ(events[index].error, Errno::inval);
  EXPECT_EQ(events[3].error, Errno::badf);
  EXPECT_EQ(events[3].user_data, 4U);
}

TEST_F(PollOneoff, RegularFilesAreReady) {
  host_write(root() / "file", "0123456789");
  ASSERT_EQ(open("file"), Errno::success);
  const std::uint32_t fd = opened();
  ASSERT_EQ(read(fd, 3), Errno::success);
  const auto events = poll({file(8, EventType::fd_read, fd), file(9, EventType::fd_write, fd)});
  ASSERT_EQ(events.size(), 2U);
  EXPECT_EQ(events[0].user_data, 8U);
  EXPECT_EQ(events[0].bytes, 7U);
  EXPECT_EQ(events[1].user_data, 9U);
  EXPECT_EQ(events[1].error, Errno::success);
}

TEST_F(PollOneoff, RefusesBadInput) {
  EXPECT_EQ(call("poll_oneoff", buffer, second_path, 0U, answer), Errno::inval);
  EXPECT_EQ(call("poll_oneoff", buffer, second_path, 0xffffffffU, answer), Errno::inval);
  EXPECT_EQ(call("poll_oneoff", buffer, second_path, 65536U, answer), Errno::fault);
  EXPECT_EQ(call("poll_oneoff", outside - 47, second_path, 1U, answer), Errno::fault);
  EXPECT_EQ(call("poll_oneoff", buffer, outside - 31, 1U, answer), Errno::fault);
  EXPECT_EQ(call("poll_oneoff", buffer, second_path, 1U, outside - 3), Errno::fault);
}

}  // namespace
}  // namespace mpiwasm::wasi
