// Confinement cannot be undone, so what a test does with it happens in a child of the test program.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <functional>

namespace mpiwasm::confinement {

/// Runs `body` in a child, whose failed expectations fail the test.
inline void in_child(const std::function<void()>& body) {
  const pid_t child = ::fork();
  if (child == 0) {
    body();
    ::_exit(::testing::Test::HasFailure() ? 1 : 0);
  }
  int status = -1;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status)) << "ended by signal " << WTERMSIG(status);
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

/// What a call gave: 0 when it succeeded, else its error.
template <class T>
int error_of(T result) {
  return result == static_cast<T>(-1) ? errno : 0;
}

}  // namespace mpiwasm::confinement
