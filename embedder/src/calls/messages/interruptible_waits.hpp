// MPI_Wait and MPI_Waitall of a program that may have to stop while it waits.
#pragma once

#include <sched.h>

#include <cstdint>

#include "calls/core/context.hpp"
#include "guest/attention.hpp"

namespace mpiwasm::calls {

/// Other processes may need the processor to send what is waited for. MPI libraries keep it as long as they wait, so
/// this does for about a millisecond.
class Patience {
 public:
  void rest() {
    constexpr int many = 50'000;
    if (++times_ > many) (void)::sched_yield();
  }

 private:
  int times_ = 0;
};

enum class Waited : std::uint8_t {
  complete,     ///< the call has been made
  interrupted,  ///< attention was asked for, and the call has had no effect
  unsuited,     ///< the requests, or the arguments, are not ordinary, and nothing has been done
};

[[nodiscard]] Waited wait_for_one(Context& context, Address request, Address status, const guest::Attention& attention,
                                  Code& code);
[[nodiscard]] Waited wait_for_all(Context& context, std::int32_t count, Address requests, Address statuses,
                                  const guest::Attention& attention, Code& code);

}  // namespace mpiwasm::calls
