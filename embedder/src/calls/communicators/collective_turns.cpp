// See collective_turns.hpp.
#include "calls/communicators/collective_turns.hpp"

#include <memory>

#include "calls/core/threaded_call.hpp"

namespace mpiwasm::calls {

using translate::callers;

namespace {

/// What a call names besides its arguments. It is no handle, as no kind of handles begins with these bits.
Handle name_of(Context& context, const Communicator& comm) {
  constexpr std::uint32_t no_kind = 0xfU << 28;
  Handle found = no_handle;
  context.communicators.for_each_handle([&](Handle handle, const std::unique_ptr<Communicator>& each) {
    if (each.get() == &comm) found = handle;
  });
  // Made handles count from 0, predefined ones from the end.
  return Handle{no_kind | (is_predefined(found) ? ~number(found) : number(found))};
}

}  // namespace

void take_collective_turn(Context& context, const Communicator& comm) {
  if (!callers.give_turns_away()) return;
  const Handle name = name_of(context, comm);
  // A thread that has it may wait for a request in a function of the guest.
  while (!callers.name_alone({&name, 1})) callers.pass_turn();
}

}  // namespace mpiwasm::calls
