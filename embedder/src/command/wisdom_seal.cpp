#include "command/wisdom_seal.hpp"

#include <fmt/format.h>
#include <sys/random.h>

#include <cstdlib>
#include <span>

#include "checkpoint/authentication.hpp"
#include "checkpoint/key.hpp"

namespace mpiwasm::command {
namespace {

/// Before the text, so that no code of an image is one of a wisdom.
constexpr std::string_view purpose = "mpiwasm wisdom 01\n";

}  // namespace

fftw::Seal make_wisdom_seal() {
  checkpoint::Key key{};
  if (const auto own = checkpoint::load_key(checkpoint::key_path([](const char* name) { return std::getenv(name); })))
    key = *own;
  else if (::getrandom(key.data(), key.size(), 0) != static_cast<ssize_t>(key.size()))
    return {};
  return [key](std::string_view text) {
    checkpoint::Authentication authentication{key};
    authentication.add(std::as_bytes(std::span{purpose}));
    authentication.add(std::as_bytes(std::span{text}));
    std::string code;
    for (const auto byte : authentication.finish()) code += fmt::format("{:02x}", static_cast<unsigned>(byte));
    return code;
  };
}

}  // namespace mpiwasm::command
