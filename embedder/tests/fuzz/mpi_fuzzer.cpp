// Sequences of MPI calls, with arguments that are right, nearly right and arbitrary, through an adapter: that of the
// built-in MPI, or that of a library (job.hpp). MPI runs once a process, so what one input leaves (pending messages,
// settings) the next one finds.
#include <cstdlib>

#include "job.hpp"
#include "recent_inputs.hpp"

using namespace mpiwasm;

/// Loads the adapter before libFuzzer counts the places that can be reached.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
  (void)fuzz::the_job();
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static fuzz::RecentInputs recent{std::getenv("MPIWASM_FUZZ_RECENT")};
  recent.add({data, size});
  fuzz::the_job().run(fuzz::Input{{data, size}});
  return 0;
}
