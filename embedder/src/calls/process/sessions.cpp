// Sessions (MPI-5.0, 11.3), made by mpiwasm over the library's world: libraries without MPI-4.0 have none, and those
// that have them do the same underneath. There are two process sets, mpi://WORLD and mpi://SELF.
#include <fmt/format.h>
#include <strings.h>

#include <algorithm>
#include <array>
#include <string>

#include "calls/communicators/collective_call.hpp"
#include "calls/communicators/member_agreement.hpp"
#include "calls/communicators/private_communicators.hpp"
#include "calls/core/callbacks.hpp"
#include "calls/core/generated_call.hpp"
#include "calls/core/library_life.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/messages/buffered_sends.hpp"

namespace mpiwasm::calls {

namespace {

constexpr char world_set[] = "mpi://WORLD";
constexpr char self_set[] = "mpi://SELF";
constexpr std::array<std::string_view, 2> process_sets{world_set, self_set};

constexpr char thread_key[] = "thread_level";

/// The host communicator of a process set; null when the name is unknown. Names are URIs, of which schemes and hosts
/// are the same in small letters and capitals (RFC 3986, 6.2.2.1).
MPI_Comm set_of(Call& call, const std::string& name) {
  if (strcasecmp(name.c_str(), world_set) == 0) return MPI_COMM_WORLD;
  if (strcasecmp(name.c_str(), self_set) == 0) return MPI_COMM_SELF;
  if (!call.failed()) call.fail(guest_MPI_ERR_ARG, fmt::format("no process set is called '{}'", name));
  return MPI_COMM_NULL;
}

/// The thread level that the hints ask for. Without such a hint, threads of a program may call MPI in a session
/// (MPI-5.0, 11.3.1). The library may run already, for the hints alone need it.
int wanted_level(const Context& context, MPI_Info info) {
  std::array<char, 64> value{};
  int found = 0;
  if (info != MPI_INFO_NULL) MPI_Info_get(info, thread_key, static_cast<int>(value.size() - 1), value.data(), &found);
  for (const translate::ConstantRow& row : translate::thread_level_rows) {
    if (found == 0 || row.name != std::string_view(value.data())) continue;
    return row.guest;
  }
  return context.options.has_threads ? guest_MPI_THREAD_MULTIPLE : guest_MPI_THREAD_SINGLE;
}

/// Processes outside the world, which cannot be distinguished, do not count.
bool have_common_member(const Group& one, const Group& other) {
  Members sorted = *other.members;
  std::ranges::sort(sorted);
  return std::ranges::any_of(
      *one.members, [&](int rank) { return rank != outside_world && std::ranges::binary_search(sorted, rank); });
}

void require_in_world(Call& call, const char* name, const Group& group) {
  if (!call.failed() && group.size > 0 && !reaches_all(group.members.get()))
    call.fail(guest_MPI_ERR_GROUP, fmt::format("{} has a process outside MPI_COMM_WORLD", name));
}

/// Communicators are distinguished by their string; processes that create the same one together pass the same.
MixedNumber number_of(std::string_view text) { return MixedNumber(world_secret()).add(text); }

/// Has the processes of a group meet, or of two groups, in which they have agreed on `number`.
MeetingPlace meet_in_world(Call& call, Members ranks, std::uint64_t number) {
  MeetingPlace meeting{private_world(), std::move(ranks), private_tag(PrivateTag::groups, number)};
  meet(call, meeting, world_secret(), number);
  return meeting;
}

}  // namespace

Session open_session(Context& context, const char* function, SessionRecipe recipe) {
  const translate::ConstantRow* wanted = translate::find_guest(translate::thread_level_rows, recipe.thread_level);
  int level = MPI_THREAD_SINGLE;
  // The library is started once, and sessions and the world that follow may want more than the first session.
  const int required = wanted == nullptr ? MPI_THREAD_SINGLE : wanted->host;
  start_library(context, function, context.options.has_threads ? MPI_THREAD_MULTIPLE : required, &level);
  // Calls of a guest with one thread cannot meet, whatever level the library was started with.
  if (context.options.has_threads) recipe.thread_level = std::min(recipe.thread_level, context.thread_level);
  context.sessions_used = true;
  ++context.open_sessions;
  update_running(context);
  return Session{std::move(recipe)};
}

Code guest_MPI_Session_init(Context* context, Handle info, Handle errhandler, Address session) {
  Call call(*context, "MPI_Session_init");
  const MPI_Info hints = call.info("info", info);
  std::shared_ptr<ErrorHandler> handler = call.error_handler("errhandler", errhandler);
  Handle* place = call.result_place(context->sessions, "session", session);
  if (call.failed()) return call.raise();
  *place = context->sessions.insert(
      open_session(*context, call.name(), {std::move(handler), wanted_level(*context, hints)}));
  return 0;
}

Code guest_MPI_Session_finalize(Context* context, Address session) {
  Call call(*context, "MPI_Session_finalize");
  Handle* place = call.place<Handle>("session", session);
  const Handle handle = place == nullptr ? no_handle : read_once(place);
  if (place != nullptr) {
    call.errors_on(handle);
    wait_until_unnamed(handle);
    // Other threads have turns while it delivers what is in it, which must not be after the test below.
    const std::shared_ptr<BufferedSends> buffer = call.session("session", handle).buffer;
    if (!call.failed() && buffer != nullptr) (void)buffer->detach();
  }
  if (!call.failed() && context->open_sessions == 1 && !context->world_running && !others_have_left())
    call.fail(guest_MPI_ERR_OTHER, "another thread is in a call of MPI");
  // Others had turns meanwhile.
  if (!call.failed()) (void)call.session("session", handle);
  if (call.failed()) return call.raise();
  context->sessions.remove(handle);
  *place = guest_MPI_SESSION_NULL;
  --context->open_sessions;
  update_running(*context);
  return 0;
}

Code guest_MPI_Session_get_num_psets(Context* context, Handle session, Handle info, Address npset_names) {
  Call call(*context, "MPI_Session_get_num_psets", session);
  (void)call.session("session", session);
  (void)call.info("info", info);
  std::int32_t* place = call.place<std::int32_t>("npset_names", npset_names);
  if (call.failed()) return call.raise();
  *place = static_cast<std::int32_t>(process_sets.size());
  return 0;
}

Code guest_MPI_Session_get_nth_pset(Context* context, Handle session, Handle info, std::int32_t n, Address pset_len,
                                    Address pset_name) {
  Call call(*context, "MPI_Session_get_nth_pset", session);
  (void)call.session("session", session);
  (void)call.info("info", info);
  std::int32_t* length = call.place<std::int32_t>("pset_len", pset_len);
  const int room = length == nullptr ? 0 : call.count("pset_len", read_once(length));
  if (!call.failed() && (n < 0 || static_cast<std::size_t>(n) >= process_sets.size())) {
    call.fail(guest_MPI_ERR_ARG, fmt::format("n is {}, but there are {} process sets", n, process_sets.size()));
  }
  if (call.failed()) return call.raise();
  const std::string_view name = process_sets[static_cast<std::size_t>(n)];
  // With no room the name's length is all that is asked for.
  if (room > 0) {
    const std::span<char> text = call.text("pset_name", pset_name, static_cast<std::uint64_t>(room));
    if (call.failed()) return call.raise();
    store_text(text, name);
  }
  *length = static_cast<std::int32_t>(name.size() + 1);
  return 0;
}

Code guest_MPI_Session_get_info(Context* context, Handle session, Address info_used) {
  Call call(*context, "MPI_Session_get_info", session);
  const Session& the_session = call.session("session", session);
  Handle* place = call.result_place(context->infos, "info_used", info_used);
  if (call.failed()) return call.raise();
  MPI_Info host = MPI_INFO_NULL;
  const int code = MPI_Info_create(&host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  for (const translate::ConstantRow& row : translate::thread_level_rows) {
    if (row.guest == the_session.thread_level) MPI_Info_set(host, thread_key, row.name);
  }
  *place = call.new_info(host);
  return 0;
}

Code guest_MPI_Session_get_pset_info(Context* context, Handle session, Address pset_name, Address info) {
  Call call(*context, "MPI_Session_get_pset_info", session);
  (void)call.session("session", session);
  const MPI_Comm members = set_of(call, call.string("pset_name", pset_name));
  Handle* place = call.result_place(context->infos, "info", info);
  if (call.failed()) return call.raise();
  int size = 0;
  MPI_Comm_size(members, &size);
  MPI_Info host = MPI_INFO_NULL;
  const int code = MPI_Info_create(&host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  MPI_Info_set(host, "mpi_size", fmt::format("{}", size).c_str());
  *place = call.new_info(host);
  return 0;
}

Code guest_MPI_Group_from_session_pset(Context* context, Handle session, Address pset_name, Address newgroup) {
  Call call(*context, "MPI_Group_from_session_pset", session);
  (void)call.session("session", session);
  const MPI_Comm members = set_of(call, call.string("pset_name", pset_name));
  Handle* place = call.result_place(context->groups, "newgroup", newgroup);
  if (call.failed()) return call.raise();
  MPI_Group host = MPI_GROUP_NULL;
  const int code = MPI_Comm_group(members, &host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *place = call.new_group(host, session);
  return 0;
}

Code guest_MPI_Comm_create_from_group(Context* context, Handle group, Address stringtag, Handle info, Handle errhandler,
                                      Address newcomm) {
  Call call(*context, "MPI_Comm_create_from_group");
  const Group& members = call.group("group", group);
  const std::string text = call.string("stringtag", stringtag);
  (void)call.info("info", info);
  const std::shared_ptr<ErrorHandler> handler = call.error_handler("errhandler", errhandler);
  Handle* place = call.result_place(context->communicators, "newcomm", newcomm);
  require_in_world(call, "group", members);
  require_numbers(call);
  if (call.failed()) return call.raise();
  if (members.size == 0) {
    *place = guest_MPI_COMM_NULL;
    return 0;
  }
  const MeetingPlace meeting = meet_in_world(call, *members.members, number_of(text).value());
  if (call.failed()) return call.raise();
  MPI_Comm host = MPI_COMM_NULL;
  const int code = MPI_Comm_create_group(meeting.over, members.host, meeting.tag, &host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *place = call.new_communicator(host, handler, members.session);
  return 0;
}

namespace {

/// Has the library make an intercommunicator of processes that have met, those of one group before those of the other.
/// `other`: the place of the other group's leader among them. Threads may make several at the same time: each is made
/// over a communicator of its own, and Open MPI, which makes one after the other by the number of the local one, gives
/// that the same number in all processes. Returns the host's code.
int make_of_both(const MeetingPlace& meeting, bool is_first, int local_leader, int other, MPI_Comm* made) {
  MPI_Group group = MPI_GROUP_NULL;
  int code = make_group(meeting.ranks, &group);
  if (code != MPI_SUCCESS) return code;
  MPI_Comm both = MPI_COMM_NULL;
  MPI_Comm own = MPI_COMM_NULL;
  code = MPI_Comm_create_group(meeting.over, group, meeting.tag, &both);
  MPI_Group_free(&group);
  if (code != MPI_SUCCESS) return code;
  MPI_Comm_set_errhandler(both, MPI_ERRORS_RETURN);
  code = MPI_Comm_split(both, is_first ? 0 : 1, 0, &own);
  if (code == MPI_SUCCESS) {
    MPI_Comm_set_errhandler(own, MPI_ERRORS_RETURN);
    code = MPI_Intercomm_create(own, local_leader, both, other, meeting.tag, made);
    MPI_Comm_free(&own);
  }
  MPI_Comm_free(&both);
  return code;
}

}  // namespace

Code guest_MPI_Intercomm_create_from_groups(Context* context, Handle local_group, std::int32_t local_leader,
                                            Handle remote_group, std::int32_t remote_leader, Address stringtag,
                                            Handle info, Handle errhandler, Address newintercomm) {
  Call call(*context, "MPI_Intercomm_create_from_groups");
  const Group& local = call.group("local_group", local_group);
  const Group& remote = call.group("remote_group", remote_group);
  call.ranks_in("local_leader", {&local_leader, 1}, local.size);
  call.ranks_in("remote_leader", {&remote_leader, 1}, remote.size);
  const std::string text = call.string("stringtag", stringtag);
  (void)call.info("info", info);
  const std::shared_ptr<ErrorHandler> handler = call.error_handler("errhandler", errhandler);
  Handle* place = call.result_place(context->communicators, "newintercomm", newintercomm);
  if (!call.failed() && have_common_member(local, remote))
    call.fail(guest_MPI_ERR_GROUP, "local_group and remote_group have a process in common");
  require_in_world(call, "local_group", local);
  require_in_world(call, "remote_group", remote);
  if (!call.failed() && std::ranges::find(*local.members, context->world_rank) == local.members->end())
    call.fail(guest_MPI_ERR_GROUP, "the process is not in local_group");
  require_numbers(call);
  if (call.failed()) return call.raise();
  const int leader_in_world = remote.members->at(static_cast<std::size_t>(remote_leader));
  const int own_leader_in_world = local.members->at(static_cast<std::size_t>(local_leader));
  // Both sides have the same list of all, and the same leaders.
  const bool is_first = *local.members < *remote.members;
  Members all = is_first ? *local.members : *remote.members;
  const std::uint64_t first_size = all.size();
  const Members& second = is_first ? *remote.members : *local.members;
  all.insert(all.end(), second.begin(), second.end());
  const std::uint64_t number = number_of(text)
                                   .add(first_size)
                                   .add(is_first ? own_leader_in_world : leader_in_world)
                                   .add(is_first ? leader_in_world : own_leader_in_world)
                                   .value();
  const MeetingPlace meeting = meet_in_world(call, std::move(all), number);
  if (call.failed()) return call.raise();
  MPI_Comm host = MPI_COMM_NULL;
  const int other = is_first ? static_cast<int>(first_size) + remote_leader : remote_leader;
  const int code = make_of_both(meeting, is_first, local_leader, other, &host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *place = call.new_communicator(host, handler, local.session);
  return 0;
}

}  // namespace mpiwasm::calls
