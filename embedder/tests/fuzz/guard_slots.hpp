// Memory for guard_heap.cpp that ends at an unmapped page. A slot is the data of one object behind an unmapped page;
// the longest-freed one of a length is used next.
//
// Of the objects that are freed, one in so many is unmapped until its slot is used again. The others keep their pages,
// because unmapping takes longer than all else that a fuzzer's input does: they are filled with freed_word, and what
// does not hold it any more when the slot is used again, or at check_freed(), was written after it was freed.
//
// Pages are unmapped by markers in the page table (MADV_GUARD_INSTALL, since Linux 6.13), a third of the time that
// mprotect takes, which older kernels get. System calls are made without the C library's functions: UCX and Open MPI
// put themselves before those.
#pragma once

#include <pthread.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "host_bytes.hpp"

namespace mpiwasm::fuzz {

class GuardSlots {
 public:
  static constexpr std::size_t page = 4096;
  static constexpr std::size_t largest = 16 * page;

  /// False when there is no memory for slots. Of the freed objects, one in `unmapped_every` is unmapped.
  [[nodiscard]] bool start(std::size_t unmapped_every) {
    unmapped_every_ = unmapped_every;
    auto* mapped = static_cast<std::byte*>(map(page + area_size, PROT_NONE));
    slots_ = static_cast<Slot*>(map(slot_count * sizeof(Slot), PROT_READ | PROT_WRITE));
    if (mapped == nullptr || slots_ == nullptr) return false;
    // The first slot has an unmapped page before it, too.
    area_ = mapped + page;
    has_markers_ = ::syscall(SYS_madvise, area_, area_size, guard_install) == 0;
    if (has_markers_) {
      (void)::syscall(SYS_madvise, area_, area_size, MADV_NOHUGEPAGE);
      (void)::syscall(SYS_mprotect, area_, area_size, PROT_READ | PROT_WRITE);
    }
    return true;
  }

  [[nodiscard]] bool contains(const void* memory) const {
    const auto* bytes = static_cast<const std::byte*>(memory);
    return area_ != nullptr && bytes >= area_ && bytes < area_ + area_size;
  }

  /// Bytes of any value; null when all slots are used.
  [[nodiscard]] void* take(std::size_t size) {
    const std::size_t pages = (size + page - 1) / page;
    Place place{0, area_, pages};
    for (std::size_t shorter = 1; shorter < pages; ++shorter) {
      place.number += slots_of(shorter);
      place.begin += slots_of(shorter) * (shorter + 1) * page;
    }
    std::size_t& next = next_[pages - 1];
    constexpr int most_tries = 16;
    void* memory = nullptr;
    ::pthread_mutex_lock(&lock_);
    for (int tries = 0; tries < most_tries && memory == nullptr; ++tries) {
      const std::size_t number = next++ % slots_of(pages);
      memory = take({place.number + number, place.begin + number * (pages + 1) * page, pages}, size);
    }
    ::pthread_mutex_unlock(&lock_);
    return memory;
  }

  /// Ends the process when the object is not used, or when bytes around it are not those of take().
  void give(void* memory) {
    const Place place = place_of(memory);
    auto* object = static_cast<std::byte*>(memory);
    ::pthread_mutex_lock(&lock_);
    Slot& slot = slots_[place.number];
    if (slot.state != State::used) end("freed twice, or never allocated");
    if (object != start_of(place, slot.size)) end("freed at another address than it was allocated at");
    if (!is_around(place.begin, object)) end("written before its beginning");
    if (!is_around(object + slot.size, place.end())) end("written behind its end");
    if (++freed_ % unmapped_every_ == 0) {
      unmap(place);
      slot.state = State::unmapped;
    } else {
      fill_words(object, slot.size, freed_word);
      slot.state = State::freed;
    }
    ::pthread_mutex_unlock(&lock_);
  }

  /// Ends the process when an object was written after it was freed.
  void check_freed() {
    if (area_ == nullptr) return;
    Place place{0, area_, 1};
    ::pthread_mutex_lock(&lock_);
    for (; place.pages <= most_pages; ++place.pages) {
      for (std::size_t i = 0; i < slots_of(place.pages); ++i) {
        if (slots_[place.number].state == State::freed) check_freed(place);
        ++place.number;
        place.begin += (place.pages + 1) * page;
      }
    }
    ::pthread_mutex_unlock(&lock_);
  }

  [[nodiscard]] std::size_t size_of(const void* memory) const { return slots_[place_of(memory).number].size; }

 private:
  enum class State : std::uint8_t { unmapped, used, freed };
  struct Slot {
    std::size_t size;  ///< of the object, or of the last one
    State state;
  };
  struct Place {
    std::size_t number;  ///< among all slots
    std::byte* begin;    ///< of its data
    std::size_t pages;
    [[nodiscard]] std::byte* end() const { return begin + pages * page; }
  };

  static constexpr std::size_t short_slots = 4096;  ///< of one page
  static constexpr std::size_t long_slots = 256;    ///< of each other number of pages
  static constexpr std::size_t most_pages = largest / page;
  static constexpr std::size_t slot_count = short_slots + (most_pages - 1) * long_slots;
  /// Each is before an unmapped page.
  static constexpr std::size_t area_size =
      (2 * short_slots + long_slots * ((most_pages + 1) * (most_pages + 2) / 2 - 3)) * page;
  static constexpr std::size_t slots_of(std::size_t pages) { return pages == 1 ? short_slots : long_slots; }

  // Not in the headers of the C library yet.
  static constexpr int guard_install = 102;
  static constexpr int guard_remove = 103;
  /// Lies around objects.
  static constexpr std::byte around{0xa7};
  static constexpr std::size_t alignment = 16;

  static void* map(std::size_t size, int protection) {
    const long result =
        ::syscall(SYS_mmap, nullptr, size, protection, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return result == -1 ? nullptr : reinterpret_cast<void*>(result);
  }

  static std::byte* start_of(const Place& place, std::size_t size) {
    return place.end() - (size + alignment - 1) / alignment * alignment;
  }
  static bool is_around(const std::byte* from, const std::byte* end) {
    if (from == end) return true;
    return *from == around && std::memcmp(from, from + 1, static_cast<std::size_t>(end - from) - 1) == 0;
  }
  [[noreturn]] static void end(const char* defect) {
    for (const char* part : {"guarded heap: an object was ", defect, "\n"})
      (void)::syscall(SYS_write, STDERR_FILENO, part, std::strlen(part));
    ::abort();
  }

  [[nodiscard]] Place place_of(const void* memory) const {
    auto offset = static_cast<std::size_t>(static_cast<const std::byte*>(memory) - area_);
    Place place{0, area_, 1};
    while (true) {
      const std::size_t length = (place.pages + 1) * page;
      const std::size_t all = slots_of(place.pages) * length;
      if (offset < all) {
        place.number += offset / length;
        place.begin += offset / length * length;
        return place;
      }
      offset -= all;
      place.number += slots_of(place.pages);
      place.begin += all;
      ++place.pages;
    }
  }

  void* take(const Place& place, std::size_t size) {
    Slot& slot = slots_[place.number];
    if (slot.state == State::used) return nullptr;
    if (slot.state == State::freed) {
      check_freed(place);
      std::byte* last = start_of(place, slot.size);
      std::memset(last, std::to_integer<int>(around), slot.size);
    } else {
      if (!map_pages(place)) return nullptr;
      std::memset(place.begin, std::to_integer<int>(around), place.pages * page);
    }
    slot = {size, State::used};
    return start_of(place, size);
  }

  void check_freed(const Place& place) const {
    const std::size_t size = slots_[place.number].size;
    const std::byte* object = start_of(place, size);
    constexpr std::size_t word = sizeof freed_word;
    const bool same = std::memcmp(object, &freed_word, size < word ? size : word) == 0 &&
                      (size <= word || std::memcmp(object, object + word, size - word) == 0);
    if (!same) end("written after it was freed");
    if (!is_around(object + size, place.end())) end("written behind its end after it was freed");
  }

  [[nodiscard]] bool map_pages(const Place& place) const {
    return has_markers_ ? ::syscall(SYS_madvise, place.begin, place.pages * page, guard_remove) == 0
                        : ::syscall(SYS_mprotect, place.begin, place.pages * page, PROT_READ | PROT_WRITE) == 0;
  }
  /// Drops what the pages hold.
  void unmap(const Place& place) const {
    if (has_markers_) {
      (void)::syscall(SYS_madvise, place.begin, place.pages * page, guard_install);
    } else {
      (void)::syscall(SYS_madvise, place.begin, place.pages * page, MADV_DONTNEED);
      (void)::syscall(SYS_mprotect, place.begin, place.pages * page, PROT_NONE);
    }
  }

  pthread_mutex_t lock_ = PTHREAD_MUTEX_INITIALIZER;
  std::byte* area_ = nullptr;
  Slot* slots_ = nullptr;
  std::array<std::size_t, most_pages> next_{};
  std::size_t unmapped_every_ = 1;
  std::size_t freed_ = 0;  ///< objects so far
  bool has_markers_ = false;
};

}  // namespace mpiwasm::fuzz
