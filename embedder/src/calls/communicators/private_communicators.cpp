// See private_communicators.hpp. They are attributes of the guest's communicators in the library, as libraries over MPI
// keep theirs (MPI-5.0, 7.7.1), so they go when these are freed, by whatever call.
#include "calls/communicators/private_communicators.hpp"

#include <sys/random.h>

#include <algorithm>
#include <memory>

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

namespace {

/// The value of the attribute.
struct PrivateCommunicator {
  MPI_Comm host = MPI_COMM_NULL;
  /// The communicator of the guest, and windows.
  int uses = 1;
  /// Of that of all processes: a number that the guest does not know, the same in all of them.
  std::uint64_t secret = 0;
};

void release(PrivateCommunicator* unused) {
  if (--unused->uses > 0) return;
  // What is left at the end goes with the library.
  if (process_context().library_running) MPI_Comm_free(&unused->host);
  delete unused;
}

int release_by_communicator(MPI_Comm, int, void* value, void*) {
  release(static_cast<PrivateCommunicator*>(value));
  return MPI_SUCCESS;
}

int release_by_window(MPI_Win, int, void* value, void*) {
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

int window_keyval() {
  static const int keyval = [] {
    int made = MPI_KEYVAL_INVALID;
    MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, release_by_window, &made, nullptr);
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

/// MPICH 4.0 crashes in MPI_Comm_create_group on a communicator whose group has never been asked for.
void ask_for_group(MPI_Comm own) {
  MPI_Group group = MPI_GROUP_NULL;
  if (MPI_Comm_group(own, &group) == MPI_SUCCESS) MPI_Group_free(&group);
}

/// Gives a communicator its own. Returns the host's code.
int keep(MPI_Comm host, MPI_Comm own, std::uint64_t secret = 0) {
  MPI_Comm_set_errhandler(own, MPI_ERRORS_RETURN);
  ask_for_group(own);
  auto kept = std::make_unique<PrivateCommunicator>();
  kept->host = own;
  kept->secret = secret;
  const int code = MPI_Comm_set_attr(host, communicator_keyval(), kept.get());
  if (code == MPI_SUCCESS) (void)kept.release();
  return code;
}

/// Whether there are other processes, which make private communicators together with this one.
bool has_peers(const Communicator& comm) {
  return (comm.inter || comm.size > 1) && !process_context().options.has_native_peers;
}

bool is_in_world(const Communicator& comm) {
  const auto reaches_all = [](const std::shared_ptr<const Members>& members) {
    return members == nullptr || std::ranges::find(*members, outside_world) == members->end();
  };
  return comm.members != nullptr && reaches_all(comm.members) && reaches_all(comm.remote_members);
}

/// Processes that make communicators of different processes do not meet: the guest cannot choose lists of processes
/// that have the same number.
std::uint64_t number_of(const Communicator& comm) {
  const PrivateCommunicator* world = find(MPI_COMM_WORLD);
  std::uint64_t hash = world == nullptr ? 0 : world->secret;
  const auto mix = [&hash](std::uint64_t number) {  // splitmix64
    hash += number + 0x9e3779b97f4a7c15;
    hash = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9;
    hash = (hash ^ (hash >> 27)) * 0x94d049bb133111eb;
    hash ^= hash >> 31;
  };
  // Both sides of an intercommunicator come to the same number.
  const Members* first = comm.members.get();
  const Members* second = comm.remote_members.get();
  if (second != nullptr && *second < *first) std::swap(first, second);
  for (const Members* members : {first, second}) {
    if (members == nullptr) continue;
    mix(members->size());
    for (const int rank : *members) mix(static_cast<std::uint64_t>(rank));
  }
  return hash;
}

void make_over_world(const Communicator& comm) {
  CommunicatorRecipe recipe = comm;
  static_cast<Labels&>(recipe) = {};
  int code = MPI_SUCCESS;
  const auto made = make_communicator(recipe, private_tag(PrivateTag::own, number_of(comm)), code);
  if (made != nullptr && keep(comm.host, made->host) != MPI_SUCCESS) MPI_Comm_free(&made->host);
}

}  // namespace

int make_private_world() {
  int size = 0;
  int code = MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (code != MPI_SUCCESS || size == 1) return code;
  MPI_Comm own = MPI_COMM_NULL;
  code = MPI_Comm_dup(MPI_COMM_WORLD, &own);
  if (code != MPI_SUCCESS) return code;
  std::uint64_t secret = 0;
  if (::getrandom(&secret, sizeof secret, 0) != static_cast<ssize_t>(sizeof secret)) secret = 0;
  code = MPI_Bcast(&secret, 1, MPI_UINT64_T, 0, own);
  return code == MPI_SUCCESS ? keep(MPI_COMM_WORLD, own, secret) : code;
}

MPI_Comm private_world() {
  int size = 0;
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  const PrivateCommunicator* own = size == 1 ? nullptr : find(MPI_COMM_WORLD);
  return own == nullptr ? MPI_COMM_WORLD : own->host;
}

int private_tag(PrivateTag use, std::uint64_t number) {
  constexpr std::uint64_t uses = 3;
  const auto tags = static_cast<std::uint64_t>(process_context().tag_upper_bound) / uses;
  return static_cast<int>(number % tags * uses + static_cast<std::uint64_t>(use));
}

MPI_Comm private_communicator(const Communicator& comm) {
  if (!has_peers(comm)) return comm.host;
  if (find(comm.host) == nullptr) {
    if (is_in_world(comm)) {
      make_over_world(comm);
    } else if (comm.inter) {
      return comm.host;
    } else {
      make_private_communicator(comm);
    }
  }
  const PrivateCommunicator* own = find(comm.host);
  return own == nullptr ? MPI_COMM_NULL : own->host;
}

MPI_Comm present_private_communicator(const Communicator& comm) {
  const PrivateCommunicator* own = has_peers(comm) ? find(comm.host) : nullptr;
  return own == nullptr ? comm.host : own->host;
}

void make_private_communicator(const Communicator& comm) {
  MPI_Comm made = MPI_COMM_NULL;
  if (MPI_Comm_dup(comm.host, &made) == MPI_SUCCESS && keep(comm.host, made) != MPI_SUCCESS) MPI_Comm_free(&made);
}

bool needs_private_communicator(const Communicator& comm, int thread_level) {
  if (comm.inter || !has_peers(comm)) return false;
  return thread_level == guest_MPI_THREAD_MULTIPLE || !is_in_world(comm);
}

void keep_private_communicator(const Communicator& comm, MPI_Win window) {
  if (!has_peers(comm) || window == MPI_WIN_NULL) return;
  PrivateCommunicator* own = find(comm.host);
  if (own == nullptr) return;
  if (MPI_Win_set_attr(window, window_keyval(), own) == MPI_SUCCESS) ++own->uses;
}

}  // namespace mpiwasm::calls
