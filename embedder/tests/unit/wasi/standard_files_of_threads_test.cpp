// Standard files that several threads of a guest use: a call that waits for the host keeps no other from its turn.
#include <atomic>
#include <chrono>
#include <fstream>
#include <functional>
#include <future>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "standard_file.hpp"
#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

using StandardFilesOfThreads = WasiTest;

/// Makes a call in a thread of its own, and returns when the thread waits for the host.
class Waiting {
 public:
  explicit Waiting(std::function<void()> work)
      : thread_([this, work = std::move(work)] {
          number_ = ::gettid();
          work();
        }) {
    // Of "NUMBER (NAME) STATE", for tens of milliseconds: a lock is not waited for that long.
    for (int asleep = 0; asleep < 20; asleep = state() == 'S' ? asleep + 1 : 0)
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  void join() { thread_.join(); }

 private:
  [[nodiscard]] char state() const {
    if (number_ == 0) return 0;
    std::ifstream file("/proc/self/task/" + std::to_string(number_) + "/stat");
    std::string text;
    std::getline(file, text);
    const std::size_t name_end = text.rfind(')');
    return name_end == std::string::npos ? 0 : text.at(name_end + 2);
  }

  std::atomic<pid_t> number_ = 0;
  std::thread thread_;
};

/// Whether calls return while another one waits for the host.
template <class Calls>
bool returns(Calls calls) {
  auto result = std::make_shared<std::promise<void>>();
  std::future<void> returned = result->get_future();
  std::thread([calls, result] {
    calls();
    result->set_value();
  }).detach();
  return returned.wait_for(std::chrono::seconds(5)) == std::future_status::ready;
}

TEST_F(StandardFilesOfThreads, OtherThreadsHaveTheirTurnsWhileOneReads) {
  Pipe pipe;
  const Replaced input(0, pipe.reader.number());
  start(options());
  context().turns().begin();
  host_write(root() / "file", "other");
  ASSERT_EQ(open("file"), Errno::success);
  const std::uint32_t file = opened();
  put_value(vectors, IoVector{buffer, 10});
  Waiting reader([this] { EXPECT_EQ(call("fd_read", 0U, vectors, 1U, answer), Errno::success); });
  // The descriptor of the read becomes that of the file meanwhile, and is closed.
  const bool returned = returns([this, file] {
    EXPECT_EQ(call("clock_time_get", 0U, std::uint64_t{1}, second_path), Errno::success);
    EXPECT_EQ(call("fd_renumber", file, 0U), Errno::success);
    EXPECT_EQ(call("fd_close", 0U), Errno::success);
  });
  EXPECT_TRUE(returned);
  pipe.give("four");
  reader.join();
  EXPECT_EQ(get<std::uint32_t>(answer), 4U);
  EXPECT_EQ(get_text(buffer, 4), "four");
  if (!returned) std::this_thread::sleep_for(std::chrono::seconds(1));
}

TEST_F(StandardFilesOfThreads, OtherThreadsHaveTheirTurnsWhileOneWritesToAFullPipe) {
  Pipe pipe;
  const Replaced output(1, pipe.writer.number());
  start(options());
  context().turns().begin();
  const std::uint32_t length = 100'000;  // Linux: 65,536 bytes fit
  put_value(vectors, IoVector{buffer, length});
  Waiting writer([this] { EXPECT_EQ(call("fd_write", 1U, vectors, 1U, answer), Errno::success); });
  const bool returned = returns([this] {
    EXPECT_EQ(call("clock_time_get", 0U, std::uint64_t{1}, second_path), Errno::success);
    EXPECT_EQ(call("fd_close", 1U), Errno::success);
  });
  EXPECT_TRUE(returned);
  std::vector<char> taken(length);
  std::size_t got = 0;
  while (got < length) {
    const ssize_t piece = ::read(pipe.reader.number(), taken.data() + got, length - got);
    ASSERT_GT(piece, 0);
    got += static_cast<std::size_t>(piece);
  }
  writer.join();
  EXPECT_EQ(get<std::uint32_t>(answer), length);
  if (!returned) std::this_thread::sleep_for(std::chrono::seconds(1));
}

TEST_F(StandardFilesOfThreads, PollTellsWhatAnotherThreadHasClosed) {
  const Pipe pipe;
  const Replaced input(0, pipe.reader.number());
  start(options());
  context().turns().begin();
  Subscription ready{};
  ready.user_data = 5;
  ready.type = EventType::fd_read;
  Subscription late{};
  late.user_data = 6;
  late.type = EventType::clock;
  late.clock_or_fd = 1;
  late.timeout = 100'000'000;
  put_value(buffer, ready);
  put_value(buffer + 48, late);
  // Before the call begins, or while it waits: the number may be that of another file of the process by then.
  std::thread other([this] { EXPECT_EQ(call("fd_close", 0U), Errno::success); });
  EXPECT_EQ(call("poll_oneoff", buffer, second_path, 2U, answer), Errno::success);
  other.join();
  ASSERT_GE(get<std::uint32_t>(answer), 1U);
  EXPECT_EQ(get<Event>(second_path).user_data, 5U);
  EXPECT_EQ(get<Event>(second_path).error, Errno::badf);
}

}  // namespace
}  // namespace mpiwasm::wasi
