// Included before googletest where programs start no processes. Statements that have to end the program are counted:
// the one whose number UNIT_TEST_DEATH has is executed, the others are skipped. In a run without such a number, the
// file "deaths" receives what each has to end with, so that single.py can start a run for each.

#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace testing {

struct ExitedWithCode {
  explicit ExitedWithCode(int status) : status(status) {}
  int status;
};

}  // namespace testing

namespace deaths {

constexpr int any_failure = -1;

inline void note(const char* name, const std::string& line) {
  if (std::FILE* file = std::fopen(name, "a")) {
    std::fprintf(file, "%s\n", line.c_str());
    std::fclose(file);
  }
}

inline bool here(int status, const std::string& message) {
  static int number = 0;
  const char* chosen = std::getenv("UNIT_TEST_DEATH");
  const int wanted = chosen ? std::atoi(chosen) : 0;
  number++;
  if (wanted == 0) note("deaths", std::to_string(status) + " " + message);
  if (number != wanted) return false;
  note("reached", "");
  return true;
}

[[noreturn]] inline void survived() {
  note("survived", "");
  std::_Exit(EXIT_FAILURE);
}

// The C library of guests has no tmpfile, which a test uses.
inline std::FILE* temporary() { return std::fopen("temporary", "w+"); }

}  // namespace deaths

#define EXPECT_EXIT(statement, exited, message)   \
  do {                                            \
    if (deaths::here((exited).status, message)) { \
      statement;                                  \
      deaths::survived();                         \
    }                                             \
  } while (false)
#define EXPECT_DEATH(statement, message) EXPECT_EXIT(statement, testing::ExitedWithCode(deaths::any_failure), message)
#define ASSERT_DEATH EXPECT_DEATH
#define tmpfile deaths::temporary
