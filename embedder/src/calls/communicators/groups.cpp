// Groups as plain data, and their end (MPI-5.0, 7.3.3). All else is generated.
#include <algorithm>
#include <numeric>

#include "calls/core/threaded_call.hpp"
#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

std::shared_ptr<const Members> members_of(MPI_Group group) {
  int size = 0;
  MPI_Group_size(group, &size);
  auto members = std::make_shared<Members>(static_cast<std::size_t>(size));
  MPI_Group world = MPI_GROUP_NULL;
  if (size == 0 || MPI_Comm_group(MPI_COMM_WORLD, &world) != MPI_SUCCESS) return members;
  std::vector<int> ranks(members->size());
  std::iota(ranks.begin(), ranks.end(), 0);
  MPI_Group_translate_ranks(group, size, ranks.data(), world, members->data());
  MPI_Group_free(&world);
  std::ranges::replace(*members, MPI_UNDEFINED, outside_world);
  return members;
}

int make_group(const Members& members, MPI_Group* made) {
  *made = MPI_GROUP_EMPTY;
  if (members.empty()) return MPI_SUCCESS;
  if (std::ranges::find(members, outside_world) != members.end()) return MPI_ERR_GROUP;
  MPI_Group world = MPI_GROUP_NULL;
  int code = MPI_Comm_group(MPI_COMM_WORLD, &world);
  if (code != MPI_SUCCESS) return code;
  code = MPI_Group_incl(world, static_cast<int>(members.size()), members.data(), made);
  MPI_Group_free(&world);
  return code;
}

Code guest_MPI_Group_free(Context* context, Address group) {
  Call call(*context, "MPI_Group_free");
  Handle* place = call.place<Handle>("group", group);
  const Handle handle = place == nullptr ? no_handle : read_once(place);
  wait_until_unnamed(handle);
  MPI_Group host = call.group("group", handle).host;
  if (call.failed()) return call.raise();
  // Programs may free MPI_GROUP_EMPTY, once for each call that returned it. Open MPI counts, but not what we give out.
  const bool predefined = translate::is_predefined(handle);
  context->groups.remove(handle);
  const int code = predefined ? MPI_SUCCESS : MPI_Group_free(&host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *place = guest_MPI_GROUP_NULL;
  return 0;
}

}  // namespace mpiwasm::calls
