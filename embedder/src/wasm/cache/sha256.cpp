#include "wasm/cache/sha256.hpp"

#include <fmt/format.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>

namespace mpiwasm::wasm {
namespace {

EVP_MD_CTX* native(void* context) { return static_cast<EVP_MD_CTX*>(context); }

}  // namespace

void Sha256::Delete::operator()(void* context) const { EVP_MD_CTX_free(native(context)); }

Sha256::Sha256() : context_(EVP_MD_CTX_new()) {
  // Hashing needs nothing from OpenSSL's configuration file, and reading that takes longer than hashing a module.
  OPENSSL_init_crypto(OPENSSL_INIT_NO_LOAD_CONFIG, nullptr);
  EVP_DigestInit_ex(native(context_.get()), EVP_sha256(), nullptr);
}

Sha256& Sha256::add(std::span<const std::byte> bytes) {
  EVP_DigestUpdate(native(context_.get()), bytes.data(), bytes.size());
  return *this;
}

Sha256& Sha256::add(std::string_view text) { return add(std::as_bytes(std::span{text})); }

Digest Sha256::finish() {
  Digest digest{};
  EVP_DigestFinal_ex(native(context_.get()), reinterpret_cast<unsigned char*>(digest.data()), nullptr);
  return digest;
}

std::string to_hexadecimal(const Digest& digest) {
  std::string text;
  text.reserve(2 * digest.size());
  for (const std::byte byte : digest) text += fmt::format("{:02x}", std::to_integer<unsigned>(byte));
  return text;
}

}  // namespace mpiwasm::wasm
