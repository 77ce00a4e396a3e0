// See known_jobs.hpp.
#include "calls/process/known_jobs.hpp"

#include <fmt/format.h>

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

void meet_another_job(Call& call, const CollectiveCall& together) {
  // Others are met through processes that have met them.
  constexpr std::uint32_t most_jobs = 1000;
  Context& context = call.context();
  if (!context.library.is_mpich_since(5)) return;
  bool may = context.jobs_met < most_jobs;
  // Native processes do not take part in an agreement.
  if (!context.options.has_native_peers) may = together.everywhere(may);
  if (may)
    ++context.jobs_met;
  else
    call.fail(guest_MPI_ERR_SPAWN,
              fmt::format("{} calls have met other jobs, which this MPI library never forgets", most_jobs));
}

}  // namespace mpiwasm::calls
