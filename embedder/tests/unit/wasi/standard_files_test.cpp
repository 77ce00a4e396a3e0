// Standard input, output and error. Each test replaces the process's own for a moment.
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <csignal>

#include "standard_file.hpp"
#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

using StandardFiles = WasiTest;

TEST_F(StandardFiles, OneWriteOfSeveralPiecesIsOneWriteOfTheHost) {
  // A packet pipe keeps writes apart.
  int ends[2];
  ASSERT_EQ(::pipe2(ends, O_CLOEXEC | O_DIRECT), 0);
  const HostFile reader = HostFile::own(ends[0]);
  const HostFile writer = HostFile::own(ends[1]);
  const Replaced output(1, writer.number());
  start(options());
  put(buffer, "rank 0: hello\n");
  put_value(vectors, IoVector{buffer, 8});
  put_value(vectors + 8, IoVector{buffer + 8, 6});
  ASSERT_EQ(call("fd_write", 1U, vectors, 2U, answer), Errno::success);
  EXPECT_EQ(get<std::uint32_t>(answer), 14U);
  char text[100];
  EXPECT_EQ(::read(reader.number(), text, sizeof text), 14);
}

TEST_F(StandardFiles, PipesAreReadAndCannotSeek) {
  Pipe pipe;
  const Replaced input(0, pipe.reader.number());
  start(options());
  pipe.give("hello");
  ASSERT_EQ(read(0, 100), Errno::success);
  EXPECT_EQ(get_text(buffer, get<std::uint32_t>(answer)), "hello");
  EXPECT_EQ(call("fd_seek", 0U, std::uint64_t{0}, 0U, answer), Errno::notcapable);
  EXPECT_EQ(call("fd_pread", 0U, vectors, 1U, std::uint64_t{0}, answer), Errno::notcapable);
  EXPECT_EQ(write(0, "x"), Errno::notcapable);
  EXPECT_EQ(read(1, 1), Errno::notcapable);
  pipe.writer = HostFile();
  ASSERT_EQ(read(0, 100), Errno::success);
  EXPECT_EQ(get<std::uint32_t>(answer), 0U);
}

TEST_F(StandardFiles, RedirectedInputCanSeek) {
  host_write(root() / "input", "0123456789");
  const HostFile file = HostFile::own(::open((root() / "input").c_str(), O_RDONLY | O_CLOEXEC));
  const Replaced input(0, file.number());
  start(options());
  ASSERT_EQ(call("fd_seek", 0U, std::uint64_t{4}, 0U, answer), Errno::success);
  ASSERT_EQ(read(0, 3), Errno::success);
  EXPECT_EQ(get_text(buffer, 3), "456");
  EXPECT_EQ(call("fd_filestat_set_size", 0U, std::uint64_t{0}), Errno::notcapable);
}

TEST_F(StandardFiles, WithoutInputThereIsNothingToRead) {
  Pipe pipe;
  pipe.give("for another process");
  const Replaced input(0, pipe.reader.number());
  Options none = options();
  none.standard_input = false;
  start(none);
  ASSERT_EQ(read(0, 100), Errno::success);
  EXPECT_EQ(get<std::uint32_t>(answer), 0U);
  EXPECT_EQ(call("fd_close", 0U), Errno::success);
  EXPECT_EQ(pipe.take(), "for another process");
}

TEST_F(StandardFiles, ClosingLeavesTheProcessItsOwn) {
  start(options());
  for (const std::uint32_t fd : {0U, 1U, 2U}) {
    EXPECT_EQ(call("fd_close", fd), Errno::success);
    EXPECT_NE(::fcntl(static_cast<int>(fd), F_GETFD), -1);
  }
  ASSERT_EQ(open("a", open_flags::create), Errno::success);
  EXPECT_EQ(opened(), 0U);
  ASSERT_EQ(write(0, "file"), Errno::success);
  EXPECT_EQ(host_read(root() / "a"), "file");
}

TEST_F(StandardFiles, OnesThatAreClosedBecomeTheNullDevice) {
  // In a child, for the test program needs its own.
  EXPECT_EXIT(
      {
        (void)::close(0);
        (void)::close(1);
        auto created = Context::create(options());
        const int flags = ::fcntl(1, F_GETFD);
        std::_Exit(created && flags >= 0 ? 5 : 6);
      },
      ::testing::ExitedWithCode(5), "");
}

TEST_F(StandardFiles, WritingToNobodyIsAnError) {
  EXPECT_EXIT(
      {
        Pipe pipe;
        const Replaced output(1, pipe.writer.number());
        (void)std::signal(SIGPIPE, SIG_DFL);
        start(options());
        pipe.reader = HostFile();
        std::_Exit(write(1, "x") == Errno::pipe ? 5 : 6);
      },
      ::testing::ExitedWithCode(5), "");
}

TEST_F(StandardFiles, ALaunchersNonBlockingPipeLosesNothing) {
  Pipe pipe;
  const Replaced output(1, pipe.writer.number());
  ASSERT_EQ(::fcntl(1, F_SETFL, O_NONBLOCK), 0);
  start(options());
  constexpr std::size_t total = 400000;
  std::string received;
  std::thread reader([&] {
    while (received.size() < total) received += pipe.take();
  });
  const std::string block(50000, 'x');
  for (std::size_t written = 0; written < total;) {
    ASSERT_EQ(write(1, std::string_view(block).substr(0, total - written)), Errno::success);
    written += get<std::uint32_t>(answer);
  }
  reader.join();
  EXPECT_EQ(received, std::string(total, 'x'));
}

TEST_F(StandardFiles, NonBlockingForTheGuestAlone) {
  Pipe pipe;
  const Replaced input(0, pipe.reader.number());
  start(options());
  ASSERT_EQ(call("fd_fdstat_set_flags", 0U, std::uint32_t{fd_flags::nonblock}), Errno::success);
  EXPECT_EQ(read(0, 10), Errno::again);
  EXPECT_EQ(::fcntl(0, F_GETFL) & O_NONBLOCK, 0);
  pipe.give("x");
  EXPECT_EQ(read(0, 10), Errno::success);
  EXPECT_EQ(call("fd_fdstat_set_flags", 0U, std::uint32_t{fd_flags::append}), Errno::notsup);
}

TEST_F(StandardFiles, PollTellsWhatIsReady) {
  Pipe pipe;
  const Replaced input(0, pipe.reader.number());
  start(options());
  Subscription ready{};
  ready.user_data = 5;
  ready.type = EventType::fd_read;
  Subscription soon{};
  soon.user_data = 6;
  soon.type = EventType::clock;
  soon.clock_or_fd = 1;
  soon.timeout = 1000;
  put_value(buffer, ready);
  put_value(buffer + 48, soon);
  ASSERT_EQ(call("poll_oneoff", buffer, second_path, 2U, answer), Errno::success);
  ASSERT_EQ(get<std::uint32_t>(answer), 1U);
  EXPECT_EQ(get<Event>(second_path).user_data, 6U);
  pipe.give("four");
  ASSERT_EQ(call("poll_oneoff", buffer, second_path, 1U, answer), Errno::success);
  EXPECT_EQ(get<Event>(second_path).user_data, 5U);
  EXPECT_EQ(get<Event>(second_path).bytes, 4U);
  EXPECT_EQ(get<Event>(second_path).flags, 0U);
  pipe.writer = HostFile();
  ASSERT_EQ(call("poll_oneoff", buffer, second_path, 1U, answer), Errno::success);
  EXPECT_EQ(get<Event>(second_path).flags, event_hangup);
}

TEST_F(StandardFiles, TypesLetCLibrariesFindTerminals) {
  const HostFile null = HostFile::own(::open("/dev/null", O_RDWR | O_CLOEXEC));
  const HostFile terminal = HostFile::own(::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC));
  ASSERT_TRUE(terminal.is_open());
  const Replaced input(0, null.number());
  const Replaced output(1, terminal.number());
  start(options());
  constexpr Rights seeking = rights::fd_seek | rights::fd_tell;
  ASSERT_EQ(call("fd_fdstat_get", 0U, answer), Errno::success);
  EXPECT_EQ(get<FdStat>(answer).type, FileType::character_device);
  EXPECT_EQ(get<FdStat>(answer).rights & seeking, seeking);
  ASSERT_EQ(call("fd_fdstat_get", 1U, answer), Errno::success);
  EXPECT_EQ(get<FdStat>(answer).type, FileType::character_device);
  EXPECT_EQ(get<FdStat>(answer).rights & seeking, 0U);
}

}  // namespace
}  // namespace mpiwasm::wasi
