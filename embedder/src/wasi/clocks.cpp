// WASI calls: clocks.
#include <ctime>
#include <optional>

#include "wasi/context.hpp"
#include "wasi/error.hpp"
#include "wasi/preview1.hpp"
#include "wasi/time.hpp"

namespace mpiwasm::wasi::preview1 {
namespace {

std::optional<clockid_t> host_clock(Clock clock) {
  switch (clock) {
    case Clock::realtime:
      return CLOCK_REALTIME;
    case Clock::monotonic:
      return CLOCK_MONOTONIC;
    case Clock::process_cputime:
      return CLOCK_PROCESS_CPUTIME_ID;
    case Clock::thread_cputime:
      return CLOCK_THREAD_CPUTIME_ID;
  }
  return std::nullopt;
}

template <class Ask>
Errno answer(Context& context, Clock clock, Address address, Ask ask) {
  const std::optional<clockid_t> id = host_clock(clock);
  if (!id) return Errno::inval;
  timespec time{};
  if (ask(*id, &time) != 0) return last_error();
  return context.memory().store(address, nanoseconds(time)) ? Errno::success : Errno::fault;
}

/// What the clock showed when the guest began, for the clocks that begin with it.
timespec beginning(const Context& context, clockid_t id) {
  if (id == CLOCK_PROCESS_CPUTIME_ID) return context.process_time_at_start();
  return id == CLOCK_THREAD_CPUTIME_ID ? context.thread_time_at_start() : timespec{};
}

}  // namespace

Errno clock_res_get(Context& context, Clock clock, Address resolution) {
  return answer(context, clock, resolution, [](clockid_t id, timespec* time) { return ::clock_getres(id, time); });
}

// Every clock is read as exactly as it can be; the precision asked for may only be coarser.
Errno clock_time_get(Context& context, Clock clock, Long /*precision*/, Address time) {
  return answer(context, clock, time, [&](clockid_t id, timespec* now) {
    const int result = ::clock_gettime(id, now);
    const Long offset = id == CLOCK_MONOTONIC ? context.monotonic_offset() : 0;
    *now = host_time(nanoseconds(*now) - nanoseconds(beginning(context, id)) + offset);
    return result;
  });
}

}  // namespace mpiwasm::wasi::preview1
