// Each test ends a child of the test program, whose exit code says where it was reported.
#include "command/interruption.hpp"

#include <gtest/gtest.h>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <functional>
#include <thread>

namespace mpiwasm::command {
namespace {

using namespace std::chrono_literals;

enum Seen : int { on_guest_thread = 40, on_another_thread, briefly, flushed, too_early, not_ended };

/// How a child ends that runs `body` as its guest.
int end_of(const std::function<void()>& body) {
  const pid_t child = ::fork();
  if (child == 0) {
    body();
    ::_exit(not_ended);
  }
  int status = 0;
  EXPECT_EQ(::waitpid(child, &status, 0), child);
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

Interruption::Guest reporting_guest() {
  const pthread_t own = ::pthread_self();
  return {.can_flush = [](bool) { return true; },
          .report =
              [own](std::string_view) {
                ::_exit(::pthread_equal(own, ::pthread_self()) != 0 ? on_guest_thread : on_another_thread);
              },
          .flush = [] {},
          .finish = [](bool) {},
          .report_briefly = [](std::string_view) { ::_exit(briefly); },
          .fail = [](std::string_view) {},
          .stack_overflow = ""};
}

void send_soon(int signal) {
  std::thread{[signal] {
    std::this_thread::sleep_for(20ms);
    (void)::kill(::getpid(), signal);
  }}.detach();
}

TEST(Interruption, AThreadThatWaitsReportsItself) {
  EXPECT_EQ(end_of([] {
              const Interruption interruption{reporting_guest(), 0};
              send_soon(SIGTERM);
              std::this_thread::sleep_for(10s);
            }),
            on_guest_thread);
}

TEST(Interruption, ATimeLimitEndsItToo) {
  EXPECT_EQ(end_of([] {
              const Interruption interruption{reporting_guest(), 0.02};
              std::this_thread::sleep_for(10s);
            }),
            on_guest_thread);
}

TEST(Interruption, TheSignalEndsTheProcessAfterTheReport) {
  EXPECT_EQ(end_of([] {
              auto guest = reporting_guest();
              guest.report = [](std::string_view) {};
              const Interruption interruption{std::move(guest), 0};
              send_soon(SIGINT);
              std::this_thread::sleep_for(10s);
            }),
            -SIGINT);
}

TEST(Interruption, AThreadThatStaysWhereLocksMayBeHeldIsReportedBriefly) {
  EXPECT_EQ(end_of([] {
              static std::atomic<bool> is_there = false;
              const Interruption interruption{reporting_guest(), 0};
              std::thread{[] {
                while (!is_there) std::this_thread::sleep_for(1ms);
                (void)::kill(::getpid(), SIGTERM);
              }}.detach();
              for (;;) is_there = true;
            }),
            briefly);
}

TEST(Interruption, AFlushWaitsUntilTheGuestComesToAPlaceForIt) {
  EXPECT_EQ(end_of([] {
              static std::atomic<bool> can_flush = false;
              auto guest = reporting_guest();
              guest.can_flush = [](bool) { return can_flush.load(); };
              guest.report = [](std::string_view) {
                if (!can_flush) ::_exit(too_early);
              };
              guest.flush = [] { ::_exit(flushed); };
              const Interruption interruption{std::move(guest), 0};
              send_soon(SIGTERM);
              std::this_thread::sleep_for(200ms);
              can_flush = true;
              Interruption::now();
              std::this_thread::sleep_for(10s);
            }),
            flushed);
}

TEST(Interruption, ASecondSignalDoesNotWaitForAFlush) {
  EXPECT_EQ(end_of([] {
              auto guest = reporting_guest();
              guest.can_flush = [](bool) { return false; };
              const Interruption interruption{std::move(guest), 0};
              send_soon(SIGTERM);
              std::this_thread::sleep_for(200ms);
              send_soon(SIGTERM);
              std::this_thread::sleep_for(1s);
              ::_exit(not_ended);
            }),
            on_guest_thread);
}

TEST(Interruption, AGuestThatHasEndedIsNotInterrupted) {
  EXPECT_EQ(end_of([] {
              {
                const Interruption interruption{reporting_guest(), 3600};
              }
              Interruption::guest_has_ended();
              ::_exit(0);
            }),
            0);
}

}  // namespace
}  // namespace mpiwasm::command
