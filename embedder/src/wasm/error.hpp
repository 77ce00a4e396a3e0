// Why a module could not be brought to run. One sentence each, ready to be printed after "mpiwasm: ".
#pragma once

#include <string>
#include <tl/expected.hpp>

namespace mpiwasm::wasm {

enum class ErrorKind {
  unusable_module,  ///< not a module, corrupt, or made for something that mpiwasm does not offer
  compilation,      ///< the engine refused or failed to compile it
  instantiation,    ///< it could not be set up, for example because there is no memory for it
};

struct Error {
  ErrorKind kind;
  std::string message;
};

template <class Value>
using Expected = tl::expected<Value, Error>;

}  // namespace mpiwasm::wasm
