// See exceptions.hpp.
#include "calls/core/exceptions.hpp"

#include <fmt/format.h>

#include <array>
#include <new>
#include <stdexcept>

#include "calls/core/callbacks.hpp"

namespace mpiwasm::calls {

namespace {

/// Of the exception that is being handled.
bool is_lack_of_memory() {
  try {
    throw;
  } catch (const std::bad_alloc&) {
    return true;
  } catch (const std::length_error&) {
    return true;
  } catch (...) {
    return false;
  }
}

constexpr char no_memory[] = "the host has no memory left for it";

}  // namespace

Code raise_exception(Context& context, const char* function, Handle errors_on, const std::exception& error) {
  try {
    if (is_lack_of_memory()) return raise_error(context, errors_on, function, guest_MPI_ERR_NO_MEM, no_memory);
    return raise_error(context, errors_on, function, guest_MPI_ERR_INTERN, error.what());
  } catch (const std::exception& second) {
    end_on_exception(context, function, second);
  }
}

void end_on_exception(Context& context, const char* function, const std::exception& error) {
  const char* reason = is_lack_of_memory() ? no_memory : error.what();
  std::array<char, 256> message{};
  fmt::format_to_n(message.data(), message.size() - 1, "{}: {}", function, reason);
  end_guest(context, end_status(guest_MPI_ERR_NO_MEM), message.data(), false);
}

}  // namespace mpiwasm::calls
