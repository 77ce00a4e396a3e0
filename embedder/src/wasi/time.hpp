// Times: WASI counts nanoseconds in 64 unsigned bits, Linux seconds and nanoseconds.
#pragma once

#include <cstdint>
#include <ctime>
#include <limits>

namespace mpiwasm::wasi {

inline constexpr std::uint64_t nanoseconds_per_second = 1'000'000'000;

/// The WASI time; what lies before 1970 is 0, what lies after 2554 the largest number.
[[nodiscard]] constexpr std::uint64_t nanoseconds(const timespec& time) {
  if (time.tv_sec < 0) return 0;
  const auto seconds = static_cast<std::uint64_t>(time.tv_sec);
  if (seconds >= std::numeric_limits<std::uint64_t>::max() / nanoseconds_per_second) {
    return std::numeric_limits<std::uint64_t>::max();
  }
  return seconds * nanoseconds_per_second + static_cast<std::uint64_t>(time.tv_nsec);
}

/// The Linux time.
[[nodiscard]] constexpr timespec host_time(std::uint64_t time) {
  return {static_cast<time_t>(time / nanoseconds_per_second), static_cast<long>(time % nanoseconds_per_second)};
}

}  // namespace mpiwasm::wasi
