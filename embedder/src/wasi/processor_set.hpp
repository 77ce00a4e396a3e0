// Sets of processors by their numbers on this machine: those that a thread may run on.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace mpiwasm::wasi {

class ProcessorSet {
 public:
  /// As many as kernels are configured for at most.
  static constexpr std::size_t most = 8192;
  static constexpr std::size_t most_bytes = most / 8;

  /// Those that the calling thread may run on; empty if the kernel does not say.
  [[nodiscard]] static ProcessorSet of_this_thread();
  /// From a list as in /sys, such as "0-3,8"; what is no such list is left out.
  [[nodiscard]] static ProcessorSet from_list(std::string_view list);
  /// One bit for each processor; bits of none are ignored.
  [[nodiscard]] static ProcessorSet from_bytes(std::span<const std::byte> bytes);

  /// Lets the calling thread run on these alone; returns 0 or an error number.
  [[nodiscard]] int bind_this_thread() const;
  /// Sets all bytes; false, and nothing is set, if one of the processors has no bit there.
  [[nodiscard]] bool copy_to(std::span<std::byte> bytes) const;

  void insert(std::size_t processor) {
    if (processor < most) words_[processor / bits] |= std::uint64_t{1} << processor % bits;
  }
  [[nodiscard]] bool contains(std::size_t processor) const {
    return processor < most && (words_[processor / bits] >> processor % bits & 1) != 0;
  }
  [[nodiscard]] std::size_t count() const;
  [[nodiscard]] std::vector<std::uint32_t> members() const;
  [[nodiscard]] ProcessorSet operator&(const ProcessorSet& other) const;
  [[nodiscard]] bool operator==(const ProcessorSet&) const = default;

 private:
  static constexpr std::size_t bits = 64;
  static_assert(std::endian::native == std::endian::little, "the bits of guests are those of words of any size");

  std::array<std::uint64_t, most / bits> words_{};
};

}  // namespace mpiwasm::wasi
