#include "command/user_seal.hpp"

#include <fmt/format.h>
#include <sys/random.h>

#include <cstdlib>
#include <span>

#include "checkpoint/authentication.hpp"
#include "checkpoint/key.hpp"

namespace mpiwasm::command {
namespace {

// Before the text, so that no code of an image is a seal, and no seal of one kind is one of another.
constexpr std::string_view wisdom_purpose = "mpiwasm wisdom 01\n";
constexpr std::string_view port_purpose = "mpiwasm port 01\n";

tl::expected<checkpoint::Key, std::string> user_key() {
  return checkpoint::load_key(checkpoint::key_path([](const char* name) { return std::getenv(name); }));
}

guest::Seal make_seal(const checkpoint::Key& key, std::string_view purpose) {
  return [key, purpose](std::string_view text) {
    checkpoint::Authentication authentication{key};
    authentication.add(std::as_bytes(std::span{purpose}));
    authentication.add(std::as_bytes(std::span{text}));
    std::string code;
    for (const auto byte : authentication.finish()) code += fmt::format("{:02x}", static_cast<unsigned>(byte));
    return code;
  };
}

}  // namespace

guest::Seal make_wisdom_seal() {
  checkpoint::Key key{};
  if (const auto own = user_key())
    key = *own;
  else if (::getrandom(key.data(), key.size(), 0) != static_cast<ssize_t>(key.size()))
    return {};
  return make_seal(key, wisdom_purpose);
}

tl::expected<guest::Seal, std::string> make_port_seal() {
  return user_key().map([](const checkpoint::Key& key) { return make_seal(key, port_purpose); });
}

}  // namespace mpiwasm::command
