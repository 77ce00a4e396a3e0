// What the senders of messages take back when a job has been saved, to send it once more.
#pragma once

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

/// Throws in a process that would take back more than a process may receive (JobState): one buffer can be sent many
/// times. Collective over all processes, which have received all that is under way.
void require_room_at_senders(Context& context);

}  // namespace mpiwasm::calls
