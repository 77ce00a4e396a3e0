// Files in the place of the standard ones of the process that runs the tests.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <string>
#include <string_view>

#include "wasi/host_file.hpp"

namespace mpiwasm::wasi {

/// Puts another file in the place of a standard descriptor, or nothing, until it goes.
class Replaced {
 public:
  Replaced(int number, int with) : number_(number), saved_(::fcntl(number, F_DUPFD_CLOEXEC, 100)) {
    if (with >= 0) {
      (void)::dup2(with, number);
    } else {
      (void)::close(number);
    }
  }
  Replaced(const Replaced&) = delete;
  Replaced& operator=(const Replaced&) = delete;
  ~Replaced() {
    (void)::dup2(saved_, number_);
    (void)::close(saved_);
  }

 private:
  int number_;
  int saved_;
};

/// Both ends of a pipe.
struct Pipe {
  Pipe() {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) std::abort();
    reader = HostFile::own(ends[0]);
    writer = HostFile::own(ends[1]);
  }
  std::string take() {
    char text[4096];
    const ssize_t length = ::read(reader.number(), text, sizeof text);
    return length < 0 ? "error" : std::string(text, static_cast<std::size_t>(length));
  }
  void give(std::string_view text) {
    ASSERT_EQ(::write(writer.number(), text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  HostFile reader;
  HostFile writer;
};

}  // namespace mpiwasm::wasi
