// WASI calls: poll_oneoff, with which C libraries also sleep.
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <ctime>
#include <limits>
#include <optional>
#include <vector>

#include "wasi/context.hpp"
#include "wasi/error.hpp"
#include "wasi/preview1.hpp"
#include "wasi/time.hpp"

namespace mpiwasm::wasi::preview1 {
namespace {

// More than any program waits for; it bounds what the host allocates.
constexpr Size most_subscriptions = 65536;
constexpr Long never = std::numeric_limits<Long>::max();

// One subscription while it waits.
struct Watch {
  Long user_data = 0;
  EventType type = EventType::clock;
  Errno error = Errno::success;
  Long deadline = never;       // of a clock, on the monotonic clock
  std::size_t poll_index = 0;  // of a descriptor
  Fd fd{};
  int file = -1;
  FileType file_type = FileType::unknown;
};

Long now(clockid_t clock) {
  timespec time{};
  (void)::clock_gettime(clock, &time);
  return nanoseconds(time);
}

Long add(Long time, Long duration) { return duration > never - time ? never : time + duration; }

// Everything waits on the monotonic clock; nothing when the clock cannot be waited for.
std::optional<Long> deadline_of(const Context& context, const Subscription& subscription) {
  const auto clock = static_cast<Clock>(subscription.clock_or_fd);
  if ((clock != Clock::realtime && clock != Clock::monotonic) || (subscription.flags & ~absolute_time) != 0) {
    return std::nullopt;
  }
  const Long start = now(CLOCK_MONOTONIC);
  if ((subscription.flags & absolute_time) == 0) return add(start, subscription.timeout);
  if (clock == Clock::monotonic) {
    // Both are below 2^63, or the guest has made one up: then it waits for ever, or not at all.
    const auto host = static_cast<std::int64_t>(subscription.timeout - context.monotonic_offset());
    return context.monotonic_offset() == 0 ? subscription.timeout : static_cast<Long>(std::max<std::int64_t>(host, 0));
  }
  const Long today = now(CLOCK_REALTIME);
  return subscription.timeout > today ? add(start, subscription.timeout - today) : start;
}

class Poll {
 public:
  explicit Poll(std::size_t count) { watches_.reserve(count); }

  void add_subscription(Context& context, const Subscription& subscription) {
    Watch watch;
    watch.user_data = subscription.user_data;
    watch.type = subscription.type;
    switch (subscription.type) {
      case EventType::clock: {
        const std::optional<Long> deadline = deadline_of(context, subscription);
        if (deadline) {
          watch.deadline = *deadline;
        } else {
          watch.error = Errno::inval;
        }
        break;
      }
      case EventType::fd_read:
      case EventType::fd_write: {
        const auto descriptor = context.descriptors().any(Fd{subscription.clock_or_fd}, rights::poll_fd_readwrite);
        if (descriptor) {
          watch.fd = Fd{subscription.clock_or_fd};
          watch.file = (*descriptor)->host();
          watch.file_type = (*descriptor)->type;
          watch.poll_index = files_.size();
          const short events = subscription.type == EventType::fd_read ? POLLIN : POLLOUT;
          files_.push_back({watch.file, events, 0});
        } else {
          watch.error = descriptor.error();
        }
        break;
      }
      default:
        watch.error = Errno::inval;
    }
    if (watch.error != Errno::success) earliest_ = 0;
    if (watch.type == EventType::clock) earliest_ = std::min(earliest_, watch.deadline);
    watches_.push_back(watch);
  }

  // Waits until something has happened.
  Errno wait() {
    for (;;) {
      const Long time = now(CLOCK_MONOTONIC);
      const timespec left = host_time(earliest_ > time ? earliest_ - time : 0);
      const int ready = ::ppoll(files_.data(), files_.size(), earliest_ == never ? nullptr : &left, nullptr);
      if (ready < 0 && errno != EINTR) return last_error();
      time_ = now(CLOCK_MONOTONIC);
      if (ready > 0 || time_ >= earliest_) return Errno::success;
    }
  }

  // What happened to each watch, if anything.
  [[nodiscard]] std::optional<Event> event_of(Context& context, const Watch& watch) const {
    Event event{};
    event.user_data = watch.user_data;
    event.type = watch.type;
    event.error = watch.error;
    if (watch.error != Errno::success) return event;
    if (watch.type == EventType::clock) {
      return watch.deadline <= time_ ? std::optional(event) : std::nullopt;
    }
    // Another thread may have closed it meanwhile: then the number may be that of any file of the process.
    const auto descriptor = context.descriptors().any(watch.fd);
    if (!descriptor || (*descriptor)->host() != watch.file) {
      event.error = Errno::badf;
      return event;
    }
    const short happened = files_[watch.poll_index].revents;
    if (happened == 0) return std::nullopt;
    if ((happened & POLLNVAL) != 0) event.error = Errno::badf;
    if ((happened & POLLERR) != 0) event.error = watch.type == EventType::fd_write ? Errno::pipe : Errno::io;
    if ((happened & POLLHUP) != 0) event.flags = event_hangup;
    if (event.error == Errno::success) event.bytes = bytes_ready(watch);
    return event;
  }

  [[nodiscard]] const std::vector<Watch>& watches() const { return watches_; }

 private:
  [[nodiscard]] static Long bytes_ready(const Watch& watch) {
    if (watch.type == EventType::fd_write) return PIPE_BUF;  // what poll promises to take
    if (watch.file_type == FileType::regular_file) {
      struct stat status;
      const off_t position = ::lseek(watch.file, 0, SEEK_CUR);
      if (position < 0 || ::fstat(watch.file, &status) != 0) return 0;
      return static_cast<Long>(std::max<off_t>(status.st_size - position, 0));
    }
    int ready = 0;
    return ::ioctl(watch.file, FIONREAD, &ready) == 0 && ready > 0 ? static_cast<Long>(ready) : 0;
  }

  std::vector<Watch> watches_;
  std::vector<pollfd> files_;
  Long earliest_ = never;
  Long time_ = 0;
};

}  // namespace

namespace {

// One that lies in the guest's memory.
Subscription load_subscription(const Context& context, Address list, Size index) {
  if (!context.has_old_layout())
    return *context.memory().load<Subscription>(list + index * static_cast<Size>(sizeof(Subscription)));
  const auto old = *context.memory().load<OldSubscription>(list + index * static_cast<Size>(sizeof(OldSubscription)));
  Subscription subscription{};
  subscription.user_data = old.user_data;
  subscription.type = old.type;
  subscription.clock_or_fd = old.type == EventType::clock ? old.clock : static_cast<std::uint32_t>(old.name_or_fd);
  subscription.timeout = old.timeout;
  subscription.precision = old.precision;
  subscription.flags = old.flags;
  return subscription;
}

}  // namespace

Errno poll_oneoff(Context& context, Address subscriptions, Address events, Size count, Address event_count) {
  const guest::LinearMemory memory = context.memory();
  if (count == 0 || count > most_subscriptions) return Errno::inval;
  const Long size = context.has_old_layout() ? sizeof(OldSubscription) : sizeof(Subscription);
  if (!memory.contains(subscriptions, count * size) || !memory.contains(events, Long{count} * sizeof(Event)) ||
      !memory.contains(event_count, sizeof(Size))) {
    return Errno::fault;
  }
  Poll poll(count);
  for (Size index = 0; index < count; ++index) {
    poll.add_subscription(context, load_subscription(context, subscriptions, index));
  }
  // The layout is that of one call: another thread's call has its turn when it is over.
  const Errno error =
      context.has_old_layout() ? poll.wait() : context.turns().interrupted_for([&poll] { return poll.wait(); });
  if (error != Errno::success) return error;
  Size written = 0;
  for (const Watch& watch : poll.watches()) {
    const std::optional<Event> event = poll.event_of(context, watch);
    if (event) (void)memory.store(events + written++ * static_cast<Size>(sizeof(Event)), *event);
  }
  (void)memory.store(event_count, written);
  return Errno::success;
}

}  // namespace mpiwasm::wasi::preview1
