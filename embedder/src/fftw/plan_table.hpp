// The plans of a guest by handle. A handle is an odd number, which no address of a plan in the module is, and names the
// precision and the life of its slot: one of a freed plan or of the other precision leads to nothing.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "fftw/shared_object.hpp"

namespace mpiwasm::fftw {

struct Plan {
  Problem problem;
  Extents extents;
  std::array<int, 4> alignments{};  ///< of the parts, in the order of Arrays
  NativePlan* native = nullptr;
};

class PlanTable {
 public:
  using Handle = std::uint32_t;

  explicit PlanTable(bool is_single) : precision_(is_single ? 2 : 0) {}

  /// Null if there is none.
  [[nodiscard]] Plan* find(Handle handle) const {
    const std::size_t index = handle >> index_shift & index_mask;
    if (index >= slots_.size() || !slots_[index].plan || handle_of(index) != handle) return nullptr;
    return slots_[index].plan.get();
  }
  /// Whether there is room for one more, which insert() then takes.
  [[nodiscard]] bool make_room() {
    if (!free_.empty()) return true;
    if (slots_.size() > index_mask) return false;
    try {
      free_.reserve(slots_.size() + 1);
      slots_.emplace_back();
    } catch (const std::bad_alloc&) {
      return false;
    }
    free_.push_back(static_cast<std::uint32_t>(slots_.size() - 1));
    return true;
  }
  Handle insert(std::unique_ptr<Plan> plan) {
    const std::uint32_t index = free_.back();
    free_.pop_back();
    slots_[index].plan = std::move(plan);
    return handle_of(index);
  }
  std::unique_ptr<Plan> remove(Handle handle) {
    const std::uint32_t index = handle >> index_shift & index_mask;
    free_.push_back(index);
    slots_[index].life = (slots_[index].life + 1) & life_mask;
    return std::move(slots_[index].plan);
  }
  template <class Destroy>
  void remove_all(Destroy destroy) {
    for (std::size_t index = 0; index < slots_.size(); ++index)
      if (slots_[index].plan) destroy(*remove(handle_of(index)));
  }
  [[nodiscard]] std::vector<Handle> handles() const {
    std::vector<Handle> found;
    for (std::uint32_t index = 0; index < slots_.size(); ++index)
      if (slots_[index].plan) found.push_back(handle_of(index));
    return found;
  }
  /// Puts a plan where it was when its handle was saved. False if that is no place for it.
  bool insert_at(Handle handle, std::unique_ptr<Plan> plan) {
    const std::uint32_t index = handle >> index_shift & index_mask;
    if (index < slots_.size() && slots_[index].plan) return false;
    while (slots_.size() <= index) {
      slots_.emplace_back();
      free_.push_back(static_cast<std::uint32_t>(slots_.size() - 1));
    }
    slots_[index].life = handle >> life_shift;
    if (handle_of(index) != handle) return false;
    std::erase(free_, index);
    slots_[index].plan = std::move(plan);
    return true;
  }

 private:
  static constexpr std::uint32_t index_shift = 2;
  static constexpr std::uint32_t index_mask = 0xffff;
  static constexpr std::uint32_t life_shift = 18;
  static constexpr std::uint32_t life_mask = 0x3fff;

  struct Slot {
    std::unique_ptr<Plan> plan;
    std::uint32_t life = 1;
  };

  [[nodiscard]] Handle handle_of(std::size_t index) const {
    return slots_[index].life << life_shift | static_cast<std::uint32_t>(index) << index_shift | precision_ | 1U;
  }

  std::uint32_t precision_;
  std::vector<Slot> slots_;
  std::vector<std::uint32_t> free_;
};

}  // namespace mpiwasm::fftw
