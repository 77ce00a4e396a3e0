// Memory for guard_heap.cpp that ends at an unmapped page, and is unmapped once it is freed. A slot is the data of one
// object behind an unmapped page; the longest-freed one of a size is used next.
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

namespace mpiwasm::fuzz {

class GuardSlots {
 public:
  static constexpr std::size_t page = 4096;
  static constexpr std::size_t largest = 16 * page;

  /// False when there is no memory for slots.
  [[nodiscard]] bool start() {
    area_ = static_cast<std::byte*>(map(area_size, PROT_NONE));
    slots_ = static_cast<Slot*>(map(slot_count * sizeof(Slot), PROT_READ | PROT_WRITE));
    if (area_ == nullptr || slots_ == nullptr) return false;
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

  /// Zeros; null when all slots are used.
  [[nodiscard]] void* take(std::size_t size) {
    std::size_t first = 0;
    std::byte* start = area_;
    for (const Class& each : classes) {
      if (size <= each.pages * page) return take(each, first, start, size);
      first += each.slots;
      start += each.slots * (each.pages + 1) * page;
    }
    return nullptr;
  }

  /// Ends the process when the object is not used, or when bytes around it are not those of take().
  void give(void* memory) {
    const Place place = place_of(memory);
    auto* object = static_cast<std::byte*>(memory);
    ::pthread_mutex_lock(&lock_);
    Slot& slot = slots_[place.number];
    if (!slot.used || object != start_of(place, slot.size)) ::abort();
    if (!is_around(pages_of(place, slot.size), object) || !is_around(object + slot.size, place.end)) ::abort();
    slot.used = false;
    close(pages_of(place, slot.size), place.end);
    ::pthread_mutex_unlock(&lock_);
  }

  [[nodiscard]] std::size_t size_of(const void* memory) const { return slots_[place_of(memory).number].size; }

 private:
  struct Slot {
    std::size_t size;
    bool used;
  };
  /// Slots of one length, each before an unmapped page.
  struct Class {
    std::size_t pages;
    std::size_t slots;
  };
  struct Place {
    std::size_t number;  ///< among all slots
    std::byte* end;      ///< of its data
  };

  static constexpr std::array<Class, 5> classes{{{1, 8192}, {2, 1024}, {4, 1024}, {8, 512}, {16, 512}}};
  static constexpr std::size_t slot_count = [] {
    std::size_t sum = 0;
    for (const Class& each : classes) sum += each.slots;
    return sum;
  }();
  static constexpr std::size_t area_size = [] {
    std::size_t sum = 0;
    for (const Class& each : classes) sum += each.slots * (each.pages + 1) * page;
    return sum;
  }();
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
    return place.end - (size + alignment - 1) / alignment * alignment;
  }
  static std::byte* pages_of(const Place& place, std::size_t size) {
    return place.end - (size + page - 1) / page * page;
  }
  static bool is_around(const std::byte* from, const std::byte* end) {
    if (from == end) return true;
    return *from == around && std::memcmp(from, from + 1, static_cast<std::size_t>(end - from) - 1) == 0;
  }

  [[nodiscard]] Place place_of(const void* memory) const {
    auto offset = static_cast<std::size_t>(static_cast<const std::byte*>(memory) - area_);
    Place place{0, area_};
    for (const Class& each : classes) {
      const std::size_t length = (each.pages + 1) * page;
      if (offset < each.slots * length) {
        place.number += offset / length;
        place.end += offset / length * length + each.pages * page;
        return place;
      }
      offset -= each.slots * length;
      place.number += each.slots;
      place.end += each.slots * length;
    }
    return place;
  }

  void* take(const Class& the_class, std::size_t first, std::byte* start, std::size_t size) {
    constexpr int most_tries = 16;
    std::size_t& next = next_[static_cast<std::size_t>(&the_class - classes.data())];
    void* memory = nullptr;
    ::pthread_mutex_lock(&lock_);
    for (int tries = 0; tries < most_tries && memory == nullptr; ++tries) {
      const std::size_t number = next++ % the_class.slots;
      Slot& slot = slots_[first + number];
      if (slot.used) continue;
      const Place place{first + number, start + number * (the_class.pages + 1) * page + the_class.pages * page};
      std::byte* object = start_of(place, size);
      if (!open(pages_of(place, size), place.end)) break;
      std::memset(pages_of(place, size), std::to_integer<int>(around),
                  static_cast<std::size_t>(object - pages_of(place, size)));
      std::memset(object + size, std::to_integer<int>(around), static_cast<std::size_t>(place.end - object) - size);
      slot = {size, true};
      memory = object;
    }
    ::pthread_mutex_unlock(&lock_);
    return memory;
  }

  [[nodiscard]] bool open(std::byte* from, std::byte* end) const {
    const auto size = static_cast<std::size_t>(end - from);
    return has_markers_ ? ::syscall(SYS_madvise, from, size, guard_remove) == 0
                        : ::syscall(SYS_mprotect, from, size, PROT_READ | PROT_WRITE) == 0;
  }
  /// Drops what the pages hold.
  void close(std::byte* from, std::byte* end) const {
    const auto size = static_cast<std::size_t>(end - from);
    if (has_markers_) {
      (void)::syscall(SYS_madvise, from, size, guard_install);
    } else {
      (void)::syscall(SYS_madvise, from, size, MADV_DONTNEED);
      (void)::syscall(SYS_mprotect, from, size, PROT_NONE);
    }
  }

  pthread_mutex_t lock_ = PTHREAD_MUTEX_INITIALIZER;
  std::byte* area_ = nullptr;
  Slot* slots_ = nullptr;
  std::array<std::size_t, classes.size()> next_{};
  bool has_markers_ = false;
};

}  // namespace mpiwasm::fuzz
