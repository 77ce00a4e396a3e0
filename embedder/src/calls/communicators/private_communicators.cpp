// See private_communicators.hpp. They are attributes of the guest's communicators in the library, as libraries over MPI
// keep theirs (MPI-5.0, 7.7.1), so they go when these are freed, by whatever call.
#include "calls/communicators/private_communicators.hpp"

#include <sys/random.h>

#include <algorithm>
#include <memory>

#include "calls/communicators/collective_turns.hpp"
#include "calls/communicators/communicator_shape.hpp"
#include "calls/communicators/duplication_queue.hpp"
#include "calls/communicators/exchanges.hpp"
#include "calls/communicators/left_messages.hpp"
#include "calls/communicators/mixed_number.hpp"
#include "calls/core/context.hpp"

namespace mpiwasm::calls {

namespace {

/// MPICH 4.0 crashes in MPI_Comm_create_group on a communicator whose group has never been asked for.
void ask_for_group(MPI_Comm own) {
  MPI_Group group = MPI_GROUP_NULL;
  if (MPI_Comm_group(own, &group) == MPI_SUCCESS) MPI_Group_free(&group);
}

void prepare(MPI_Comm own) {
  MPI_Comm_set_errhandler(own, MPI_ERRORS_RETURN);
  ask_for_group(own);
}

void release(PrivateCommunicator* unused) {
  if (--unused->uses > 0) return;
  // What is left at the end goes with the library.
  if (process_context().library_running && unused->host != MPI_COMM_NULL) (void)end_without_messages(unused->host);
  delete unused;
}

int release_by_communicator(MPI_Comm, int, void* value, void*) {
  release(static_cast<PrivateCommunicator*>(value));
  return MPI_SUCCESS;
}

int communicator_keyval() {
  static const int keyval = [] {
    int made = MPI_KEYVAL_INVALID;
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, release_by_communicator, &made, nullptr);
    return made;
  }();
  return keyval;
}

PrivateCommunicator* find(MPI_Comm host) {
  void* value = nullptr;
  int found = 0;
  if (MPI_Comm_get_attr(host, communicator_keyval(), static_cast<void*>(&value), &found) != MPI_SUCCESS) return nullptr;
  return found != 0 ? static_cast<PrivateCommunicator*>(value) : nullptr;
}

/// Gives a communicator its own. Returns the host's code.
int keep(MPI_Comm host, MPI_Comm own, std::uint64_t secret = 0) {
  prepare(own);
  auto kept = std::make_unique<PrivateCommunicator>();
  kept->host = own;
  kept->secret = secret;
  int is_inter = 0;
  MPI_Comm_test_inter(own, &is_inter);
  kept->context_numbers.change_to(process_context().context_numbers, library_numbers(is_inter != 0));
  const int code = MPI_Comm_set_attr(host, communicator_keyval(), kept.get());
  if (code == MPI_SUCCESS) (void)kept.release();
  return code;
}

/// Whether there are other processes, which make private communicators together with this one.
bool has_peers(const Communicator& comm) {
  return (comm.inter || comm.size > 1) && !process_context().options.has_native_peers;
}

/// Gives all processes of `own`, of both groups, a number. Collective. Returns the host's code.
int agree_on_secret(OwnCommunicator own, std::uint64_t& secret) {
  (void)::getrandom(&secret, sizeof secret, 0);
  return take_sums(own, {&secret, 1});
}

/// Processes that make communicators of different processes, or of another shape, do not meet: the guest cannot choose
/// such that have the same number.
std::uint64_t number_of(const Communicator& comm) {
  MixedNumber number(shared_secret(comm));
  return add_shape(number.add(comm.number), comm).value();
}

void make_over_world(const Communicator& comm) {
  CommunicatorRecipe recipe = comm;
  static_cast<Labels&>(recipe) = {};
  int code = MPI_SUCCESS;
  const auto made = make_communicator(recipe, private_tag(PrivateTag::own, number_of(comm)), code);
  if (made != nullptr && keep(comm.host, made->host) != MPI_SUCCESS) MPI_Comm_free(&made->host);
}

}  // namespace

bool is_in_world(const Communicator& comm) {
  const auto reaches_all = [](const std::shared_ptr<const Members>& members) {
    return members == nullptr || std::ranges::find(*members, outside_world) == members->end();
  };
  return comm.members != nullptr && reaches_all(comm.members) && reaches_all(comm.remote_members);
}

int make_private_world() {
  int size = 0;
  int code = MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (code != MPI_SUCCESS || size == 1) return code;
  MPI_Comm own = MPI_COMM_NULL;
  code = MPI_Comm_dup(MPI_COMM_WORLD, &own);
  if (code != MPI_SUCCESS) return code;
  std::uint64_t secret = 0;
  code = agree_on_secret({own, false}, secret);
  if (code != MPI_SUCCESS) return code;
  // Processes may have different programs and thread levels, and make each of them together.
  Context& context = process_context();
  const int mine = context.thread_level == guest_MPI_THREAD_MULTIPLE || context.options.needs_private_at_once ? 1 : 0;
  int any = 0;
  code = MPI_Allreduce(&mine, &any, 1, MPI_INT, MPI_MAX, own);
  context.needs_private_at_once = any != 0;
  return code == MPI_SUCCESS ? keep(MPI_COMM_WORLD, own, secret) : code;
}

int make_private_parent() {
  Communicator parent;
  int code = MPI_Comm_get_parent == nullptr ? MPI_SUCCESS : MPI_Comm_get_parent(&parent.host);
  if (code != MPI_SUCCESS || parent.host == MPI_COMM_NULL) return code;
  parent.inter = true;
  MPI_Comm_set_errhandler(parent.host, MPI_ERRORS_RETURN);
  make_private_communicator(parent);
  return find(parent.host) == nullptr ? MPI_ERR_INTERN : MPI_SUCCESS;
}

MPI_Comm private_world() {
  int size = 0;
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  const PrivateCommunicator* own = size == 1 ? nullptr : find(MPI_COMM_WORLD);
  return own == nullptr ? MPI_COMM_WORLD : own->host;
}

int tags_of_guest_messages() { return process_context().tag_upper_bound / 2 + 1; }

int private_tag(PrivateTag use, std::uint64_t number) {
  constexpr std::uint64_t uses = 5;
  const int first = tags_of_guest_messages();
  // Below that of leaders.
  const auto tags = static_cast<std::uint64_t>(tag_of_leaders() - first) / uses;
  return first + static_cast<int>(number % tags * uses + static_cast<std::uint64_t>(use));
}

std::uint64_t world_secret() {
  int size = 0;
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  const PrivateCommunicator* own = size == 1 ? nullptr : find(MPI_COMM_WORLD);
  return own == nullptr ? 0 : own->secret;
}

std::uint64_t shared_secret(const Communicator& comm) {
  if (!has_peers(comm)) return 0;
  if (is_in_world(comm)) return world_secret();
  const PrivateCommunicator* own = find(comm.host);
  return own == nullptr ? 0 : own->secret;
}

bool is_in_private_world(const Communicator& comm) { return has_peers(comm) && is_in_world(comm); }

std::uint64_t number_of_tag(const Communicator& comm, int tag) {
  const bool has_own = process_context().needs_private_at_once && has_peers(comm);
  const PrivateCommunicator* own = has_own ? find(comm.host) : nullptr;
  if (own == nullptr || own->secret == 0) return static_cast<std::uint64_t>(tag);
  return MixedNumber(own->secret).add(static_cast<std::uint64_t>(tag)).value();
}

int tag_of_leaders() { return process_context().tag_upper_bound; }

MPI_Comm private_communicator(const Communicator& comm) {
  if (!has_peers(comm)) return comm.host;
  if (find(comm.host) == nullptr) {
    if (is_in_world(comm)) {
      make_over_world(comm);
    } else {
      make_private_communicator(comm);
    }
  }
  const PrivateCommunicator* own = find(comm.host);
  return own == nullptr ? MPI_COMM_NULL : own->host;
}

MPI_Comm present_private_communicator(const Communicator& comm) {
  const PrivateCommunicator* own = has_peers(comm) ? find(comm.host) : nullptr;
  if (own != nullptr) return own->host;
  return needs_private_communicator(comm) ? MPI_COMM_NULL : comm.host;
}

std::int64_t duplicates_begun(const Communicator& comm) {
  const PrivateCommunicator* own = has_peers(comm) ? find(comm.host) : nullptr;
  return own == nullptr ? 0 : own->duplicates;
}

std::uint64_t agreements_on(const Communicator& comm) {
  const PrivateCommunicator* own = has_peers(comm) ? find(comm.host) : nullptr;
  return own == nullptr ? 0 : own->agreements;
}

void count_agreement(const Communicator& comm) {
  PrivateCommunicator* own = has_peers(comm) ? find(comm.host) : nullptr;
  if (own != nullptr) ++own->agreements;
}

int begin_private_duplicate(const Communicator& comm, std::unique_ptr<PrivateCommunicator>& made) {
  if (!has_peers(comm)) return MPI_SUCCESS;
  PrivateCommunicator* own = find(comm.host);
  if (own == nullptr) return MPI_ERR_INTERN;
  ++own->duplicates;
  made = std::make_unique<PrivateCommunicator>();
  made->context_numbers.change_to(process_context().context_numbers, library_numbers(comm.inter));
  if (own->secret != 0)
    made->secret = MixedNumber(own->secret).add(static_cast<std::uint64_t>(own->duplicates)).value();
  return DuplicationQueue::is_needed() ? MPI_SUCCESS : MPI_Comm_idup(own->host, &made->host, &made->pending);
}

void forget_refused_duplicate(const Communicator& comm) {
  PrivateCommunicator* own = has_peers(comm) ? find(comm.host) : nullptr;
  // More than it can begin once more alone.
  if (own != nullptr) own->duplicates -= std::int64_t{1} << 40;
}

int keep_private_duplicate(MPI_Comm copy, std::unique_ptr<PrivateCommunicator> made) {
  if (made == nullptr) return MPI_SUCCESS;
  int code = MPI_SUCCESS;
  if (made->pending != MPI_REQUEST_NULL) code = MPI_Wait(&made->pending, MPI_STATUS_IGNORE);
  // MPICH has freed what it could not complete: the handle may be another communicator's by now.
  if (code != MPI_SUCCESS) return code;
  if (made->host == MPI_COMM_NULL) return MPI_ERR_INTERN;
  prepare(made->host);
  if (copy != MPI_COMM_NULL) code = MPI_Comm_set_attr(copy, communicator_keyval(), made.get());
  if (copy == MPI_COMM_NULL || code != MPI_SUCCESS)
    MPI_Comm_free(&made->host);
  else
    (void)made.release();
  return code;
}

void make_private_communicator(const Communicator& comm) {
  if (find(comm.host) != nullptr) return;
  MPI_Comm made = MPI_COMM_NULL;
  if (MPI_Comm_dup(comm.host, &made) != MPI_SUCCESS) return;
  std::uint64_t secret = 0;
  if (agree_on_secret({made, comm.inter}, secret) != MPI_SUCCESS || keep(comm.host, made, secret) != MPI_SUCCESS)
    MPI_Comm_free(&made);
}

bool needs_private_communicator(const Communicator& comm) {
  return has_peers(comm) && (process_context().needs_private_at_once || !is_in_world(comm));
}

PrivateCommunicatorUse::PrivateCommunicatorUse(PrivateCommunicator* used) : used_(used) {
  if (used_ != nullptr) ++used_->uses;
}

PrivateCommunicatorUse::~PrivateCommunicatorUse() {
  if (used_ != nullptr) release(used_);
}

PrivateCommunicatorUse use_private_communicator(const Communicator& comm) {
  // Alone, it is local to make one; with others, it was made at once. Of several threads, one makes it.
  if (!comm.inter && comm.size == 1) {
    take_collective_turn(process_context(), comm);
    make_private_communicator(comm);
  }
  return PrivateCommunicatorUse{find(comm.host)};
}

}  // namespace mpiwasm::calls
