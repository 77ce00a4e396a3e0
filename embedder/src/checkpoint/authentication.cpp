#include "checkpoint/authentication.hpp"

#include <array>

namespace mpiwasm::checkpoint {

Authentication::Authentication(const Key& key) {
  constexpr std::size_t block = 64;
  constexpr std::byte inner_padding{0x36};
  constexpr std::byte outer_padding{0x5c};
  std::array<std::byte, block> inner{};
  std::array<std::byte, block> outer{};
  for (std::size_t i = 0; i < block; ++i) {
    const std::byte part = i < key.size() ? key[i] : std::byte{0};
    inner[i] = part ^ inner_padding;
    outer[i] = part ^ outer_padding;
  }
  inner_.add(std::span<const std::byte>{inner});
  outer_.add(std::span<const std::byte>{outer});
}

wasm::Digest Authentication::finish() {
  const wasm::Digest digest = inner_.finish();
  outer_.add(std::span<const std::byte>{digest});
  return outer_.finish();
}

}  // namespace mpiwasm::checkpoint
