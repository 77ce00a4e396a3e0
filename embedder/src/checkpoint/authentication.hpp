// The authentication code of what is read back as code: without the key, such a file can neither be made nor changed
// unnoticed.
#pragma once

#include <cstddef>
#include <span>

#include "checkpoint/key.hpp"
#include "wasm/cache/sha256.hpp"

namespace mpiwasm::checkpoint {

/// HMAC-SHA-256 (RFC 2104).
class Authentication {
 public:
  explicit Authentication(const Key& key);
  void add(std::span<const std::byte> bytes) { inner_.add(bytes); }
  [[nodiscard]] wasm::Digest finish();

 private:
  wasm::Sha256 inner_;
  wasm::Sha256 outer_;
};

}  // namespace mpiwasm::checkpoint
