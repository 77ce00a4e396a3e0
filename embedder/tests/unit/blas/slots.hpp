// Linear memory in slots, and memory of the host, with pages that cannot be written between them.
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <map>
#include <stdexcept>

#include "guest/guest.hpp"
#include "test_guest.hpp"

namespace mpiwasm::blas {

/// Memory that ends at a page with the protection of the guard.
class GuardedHeap {
 public:
  void set_guard(int protection) { guard_ = protection; }

  [[nodiscard]] void* allocate(std::size_t bytes) {
    const std::size_t pages = (bytes + page - 1) / page * page;
    void* all = ::mmap(nullptr, page + pages + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (all == MAP_FAILED) return nullptr;
    auto* const first = static_cast<std::byte*>(all);
    if (::mprotect(first, page, guard_) != 0 || ::mprotect(first + page + pages, page, guard_) != 0)
      throw std::runtime_error{"no access"};
    void* found = first + page + pages - bytes;
    blocks_.emplace(found, Block{all, page + pages + page});
    return found;
  }
  void free(void* memory) {
    const auto found = blocks_.find(memory);
    if (found == blocks_.end()) return;
    (void)::munmap(found->second.begin, found->second.size);
    blocks_.erase(found);
  }
  void free_all() {
    for (const auto& [memory, block] : blocks_) (void)::munmap(block.begin, block.size);
    blocks_.clear();
  }

 private:
  static constexpr std::size_t page = 4096;
  struct Block {
    void* begin;
    std::size_t size;
  };
  std::map<void*, Block> blocks_;
  int guard_ = PROT_NONE;
};

/// The numbers of arrays. Of zeros, and of equal numbers, matrices have multiple eigenvalues and no full rank.
enum class Contents { regular, zeros, ones, few, any };

/// A guest whose memory has a slot for each argument.
class Slots final : public TestGuest {
 public:
  static constexpr std::size_t usable = 65536;
  static constexpr std::size_t count = 40;
  static constexpr std::size_t stride = 3 * usable;
  static constexpr std::size_t memory_size = count * stride;

  explicit Slots(int protection) : TestGuest(memory_size) {
    for (std::size_t slot = 0; slot < count; ++slot)
      if (::mprotect(begin(slot) - usable, usable, protection) != 0 ||
          ::mprotect(begin(slot) + usable, usable, protection) != 0)
        throw std::runtime_error{"no access"};
  }

  [[nodiscard]] static std::size_t offset(std::size_t slot) { return slot * stride + usable; }
  [[nodiscard]] std::byte* begin(std::size_t slot) const { return memory().base() + offset(slot); }

  void set_single(bool is_single) { is_single_ = is_single; }
  [[nodiscard]] bool is_single() const { return is_single_; }
  void set_contents(Contents contents) { contents_ = contents; }
  [[nodiscard]] Contents contents() const { return contents_; }

  [[nodiscard]] static GuardedHeap& scratch() {
    static GuardedHeap heap;
    return heap;
  }

 private:
  bool is_single_ = false;
  Contents contents_ = Contents::regular;
};

}  // namespace mpiwasm::blas
