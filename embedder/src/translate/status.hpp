// MPI_Status: 32 bytes in the guest (MPI-5.0, 20.3.2), another layout in each host library. What the host keeps beside
// the three public fields travels in MPI_internal, so that a status can be given back to the library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "translate/constants.hpp"
#include "translate/mpi.hpp"

namespace mpiwasm::translate {

struct GuestStatus {
  std::int32_t source;
  std::int32_t tag;
  std::int32_t error;
  std::int32_t internal[5];
};
static_assert(sizeof(GuestStatus) == 32);

/// The words of a host status that are not public, as bytes inside the host's struct.
struct HiddenWords {
  std::size_t offset;
  std::size_t length;
};

/// Where the host keeps its hidden words; the public fields lie together before or after them.
template <class Status>
constexpr HiddenWords hidden_words() {
  constexpr std::size_t public_size = 3 * sizeof(int);
  if constexpr (requires(Status status) { status.count_lo; }) {
    return {0, sizeof(Status) - public_size};
  } else {
    return {public_size, sizeof(Status) - public_size};
  }
}
inline constexpr HiddenWords host_hidden = hidden_words<MPI_Status>();
static_assert(host_hidden.length <= sizeof(GuestStatus::internal));
static_assert(host_hidden.length % sizeof(std::int32_t) == 0);

/// The last hidden word says which layout the others have, where it is free: a program that is continued under another
/// library still has statuses of the first.
enum class StatusLayout : std::int32_t { unknown = 0, mpich = 0x4d50, open_mpi = 0x4f50 };

template <class Status>
constexpr StatusLayout status_layout() {
  if constexpr (requires(Status status) { status.count_hi_and_cancelled; }) {
    return StatusLayout::mpich;
  } else if constexpr (requires(Status status) { status._ucount; }) {
    return StatusLayout::open_mpi;
  } else {
    return StatusLayout::unknown;
  }
}
inline constexpr StatusLayout host_layout = status_layout<MPI_Status>();
static_assert(host_layout == StatusLayout::unknown ||
              host_hidden.length + sizeof(std::int32_t) <= sizeof(GuestStatus::internal));

/// Fills what is hidden of a status from words that another library has stored. False when it was this one.
template <class Status>
bool load_other_layout(Status& host, const std::int32_t (&words)[5]) {
  const auto bits = [&](int place) { return static_cast<std::uint32_t>(words[place]); };
  if constexpr (status_layout<Status>() == StatusLayout::open_mpi) {
    if (words[4] != static_cast<std::int32_t>(StatusLayout::mpich)) return false;
    host._cancelled = static_cast<int>(bits(1) & 1);
    host._ucount = bits(0) | std::uint64_t{bits(1) >> 1} << 32;
    return true;
  } else if constexpr (status_layout<Status>() == StatusLayout::mpich) {
    if (words[4] != static_cast<std::int32_t>(StatusLayout::open_mpi)) return false;
    host.count_lo = words[1];
    host.count_hi_and_cancelled = static_cast<int>(bits(2) << 1 | (bits(0) != 0 ? 1U : 0U));
    return true;
  }
  return false;
}

/// Ranks and tags that a library reports, with its own values for the special ones.
inline std::int32_t guest_rank(int host_rank) {
  if (host_rank >= 0) return host_rank;
  if (host_rank == MPI_PROC_NULL) return guest_MPI_PROC_NULL;
  if (host_rank == MPI_ANY_SOURCE) return guest_MPI_ANY_SOURCE;
  if (host_rank == MPI_ROOT) return guest_MPI_ROOT;
  return host_rank;
}
inline std::int32_t guest_tag(int host_tag) { return host_tag == MPI_ANY_TAG ? guest_MPI_ANY_TAG : host_tag; }

/// What the guest reads of a status that the library filled. MPI_ERROR is left as it was unless `with_error`,
/// because only calls that complete several requests set it (MPI-5.0, 3.2.5).
///
/// The library has just written these words one by one. A read that spans several of them waits until they have left
/// the processor's store buffer, longer than the rest of a call takes: so they are copied one by one too.
inline void store_status(void* place, const MPI_Status& host, bool with_error) {
  const auto store = [place](std::size_t offset, std::int32_t word) {
    std::memcpy(static_cast<std::byte*>(place) + offset, &word, sizeof word);
  };
  store(offsetof(GuestStatus, source), guest_rank(host.MPI_SOURCE));
  store(offsetof(GuestStatus, tag), guest_tag(host.MPI_TAG));
  if (with_error) store(offsetof(GuestStatus, error), guest_error_class_of(host.MPI_ERROR));
  const auto* hidden = reinterpret_cast<const std::byte*>(&host) + host_hidden.offset;
  for (std::size_t byte = 0; byte < sizeof(GuestStatus::internal); byte += sizeof(std::int32_t)) {
    std::int32_t word = 0;
    if (byte < host_hidden.length) {
      std::memcpy(&word, hidden + byte, sizeof word);
    } else if (byte == sizeof(GuestStatus::internal) - sizeof word) {
      word = static_cast<std::int32_t>(host_layout);
    }
    asm("" : "+r"(word));  // keeps the compiler from joining the reads again
    store(offsetof(GuestStatus, internal) + byte, word);
  }
}

/// The library's form of a status that the guest gives back.
///
/// As above, but the other way round: what was stored as words is read as words, and what the library reads as 64 bits
/// is stored as 64 bits.
inline MPI_Status load_status(const void* place) {
  const auto word = [place](std::size_t offset) {
    std::uint32_t value = 0;
    std::memcpy(&value, static_cast<const std::byte*>(place) + offset, sizeof value);
    asm("" : "+r"(value));
    return value;
  };
  const auto source = static_cast<std::int32_t>(word(offsetof(GuestStatus, source)));
  const auto tag = static_cast<std::int32_t>(word(offsetof(GuestStatus, tag)));
  MPI_Status host;
  host.MPI_SOURCE = host_rank_or_same(source);
  host.MPI_TAG = tag == guest_MPI_ANY_TAG ? MPI_ANY_TAG : tag;
  host.MPI_ERROR = MPI_SUCCESS;
  if constexpr (host_layout != StatusLayout::unknown) {
    constexpr std::size_t last = offsetof(GuestStatus, internal) + 4 * sizeof(std::int32_t);
    if (word(last) != static_cast<std::uint32_t>(host_layout)) [[unlikely]] {
      std::int32_t words[5];
      std::memcpy(words, static_cast<const std::byte*>(place) + offsetof(GuestStatus, internal), sizeof words);
      if (load_other_layout(host, words)) return host;
    }
  }
  auto* hidden = reinterpret_cast<std::byte*>(&host) + host_hidden.offset;
  std::size_t byte = 0;
  for (; byte < host_hidden.length && (host_hidden.offset + byte) % sizeof(std::uint64_t) != 0; byte += 4) {
    const std::uint32_t low = word(offsetof(GuestStatus, internal) + byte);
    std::memcpy(hidden + byte, &low, sizeof low);
  }
  for (; byte + sizeof(std::uint64_t) <= host_hidden.length; byte += sizeof(std::uint64_t)) {
    std::uint64_t both = word(offsetof(GuestStatus, internal) + byte) |
                         std::uint64_t{word(offsetof(GuestStatus, internal) + byte + 4)} << 32;
    asm("" : "+r"(both));  // keeps the compiler from storing the halves
    std::memcpy(hidden + byte, &both, sizeof both);
  }
  if (byte < host_hidden.length) {
    const std::uint32_t last = word(offsetof(GuestStatus, internal) + byte);
    std::memcpy(hidden + byte, &last, sizeof last);
  }
  return host;
}

/// A status argument of a call that completes one operation: ignored when the guest gave MPI_STATUS_IGNORE.
class StatusResult {
 public:
  /// `host` has held nothing but statuses, for the library may leave a part of it alone.
  StatusResult(GuestStatus* place, MPI_Status& host) : place_(place), host_(host) {}
  [[nodiscard]] MPI_Status* host() { return place_ == nullptr ? MPI_STATUS_IGNORE : &host_; }
  /// The same where the guest ignores it.
  [[nodiscard]] MPI_Status* of_library() { return &host_; }
  /// Copies what the library said to the guest.
  void store() const {
    if (place_ != nullptr) store_status(place_, host_, false);
  }

 private:
  GuestStatus* place_;
  MPI_Status& host_;
};

}  // namespace mpiwasm::translate
