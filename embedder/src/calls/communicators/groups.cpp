// Groups: their end (MPI-5.0, 7.3.3). All else is generated.
#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Group_free(Context* context, Address group) {
  Call call(*context, "MPI_Group_free");
  Handle* place = call.place<Handle>("group", group);
  const Handle handle = place == nullptr ? no_handle : read_once(place);
  MPI_Group host = call.group("group", handle).host;
  if (call.failed()) return call.raise();
  // Programs may free MPI_GROUP_EMPTY, once for each call that returned it. Open MPI counts, but not what we give out.
  const bool predefined = translate::is_predefined(handle);
  const int code = predefined ? MPI_SUCCESS : MPI_Group_free(&host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  context->groups.remove(handle);
  *place = guest_MPI_GROUP_NULL;
  return 0;
}

}  // namespace mpiwasm::calls
