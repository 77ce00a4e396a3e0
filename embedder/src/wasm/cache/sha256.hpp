// SHA-256 through OpenSSL's libcrypto.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace mpiwasm::wasm {

using Digest = std::array<std::byte, 32>;

class Sha256 {
 public:
  Sha256();
  Sha256& add(std::span<const std::byte> bytes);
  Sha256& add(std::string_view text);
  [[nodiscard]] Digest finish();

 private:
  struct Delete {
    void operator()(void* context) const;
  };
  std::unique_ptr<void, Delete> context_;
};

/// 64 small hexadecimal digits.
[[nodiscard]] std::string to_hexadecimal(const Digest& digest);

}  // namespace mpiwasm::wasm
