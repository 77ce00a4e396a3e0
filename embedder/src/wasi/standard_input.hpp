// What a program has read of its standard input: a restart gets the same input from its beginning.
#pragma once

#include <sys/types.h>
#include <sys/uio.h>

#include <atomic>
#include <cstdint>

namespace mpiwasm::wasi {

/// Threads may read at the same time; which one reads what is left to them.
class StandardInput {
 public:
  /// Drops what the program had read before it was saved, one thread at a time, before anything else is read. Returns
  /// an error number of the host, or 0.
  [[nodiscard]] int drop(int file, bool nonblock);
  /// As readv(2) of the host's descriptor.
  ssize_t read(int file, const iovec* pieces, int number);

  /// How many bytes the program has read, or where it stands in a file.
  [[nodiscard]] std::int64_t position(int file) const;
  /// Reading goes on there. Of a terminal nothing is dropped.
  void go_on_at(int file, std::int64_t position);

 private:
  std::atomic<std::int64_t> read_ = 0;
  std::int64_t left_to_drop_ = 0;
};

}  // namespace mpiwasm::wasi
