// See collective_turns.hpp.
#include "calls/communicators/collective_turns.hpp"

#include <memory>

#include "calls/core/threaded_call.hpp"

namespace mpiwasm::calls {

using translate::callers;

namespace {

Handle name_of(Context& context, const Communicator& comm) {
  Handle found = no_handle;
  context.communicators.for_each_handle([&](Handle handle, const std::unique_ptr<Communicator>& each) {
    if (each.get() == &comm) found = handle;
  });
  return translate::collective_name(found);
}

}  // namespace

void take_collective_turn(Context& context, const Communicator& comm) {
  if (!callers.give_turns_away()) return;
  const Handle name = name_of(context, comm);
  // A thread that has it may wait for a request in a function of the guest.
  while (!callers.name_alone({&name, 1})) callers.pass_turn();
}

}  // namespace mpiwasm::calls
