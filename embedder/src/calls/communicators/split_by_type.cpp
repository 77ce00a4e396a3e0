// MPI_Comm_split_type: communicators of the processes that share hardware (MPI-5.0, 7.4.2).
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "calls/communicators/collective_call.hpp"
#include "calls/guest_functions.hpp"
#include "calls/process/change_info.hpp"
#include "calls/process/host_hints.hpp"

namespace mpiwasm::calls {

namespace {

/// Open MPI 4.1 returns a communicator without processes, and crashes when it is used, where it does not know which
/// processes are on the node of this one, itself included. Then it shares nothing with another one.
int replace_empty(MPI_Comm& comm) {
  int size = 1;
  if (comm == MPI_COMM_NULL) return MPI_SUCCESS;
  if (const int code = MPI_Comm_size(comm, &size); code != MPI_SUCCESS || size > 0) return code;
  MPI_Comm_free(&comm);
  return MPI_Comm_dup(MPI_COMM_SELF, &comm);
}

/// Of a list of hints, what decides how MPI_Comm_split_type splits.
class SplittingInfo {
 public:
  explicit SplittingInfo(MPI_Info hints) {
    if (hints == MPI_INFO_NULL) return;
    MPI_Info_create(&host_);
    copy(hints, host_);
  }
  SplittingInfo(const SplittingInfo&) = delete;
  SplittingInfo& operator=(const SplittingInfo&) = delete;
  ~SplittingInfo() {
    if (host_ != MPI_INFO_NULL) MPI_Info_free(&host_);
  }

  [[nodiscard]] MPI_Info host() const { return host_; }
  [[nodiscard]] std::string hardware() const {
    std::array<char, room + 1> value{};
    int found = 0;
    if (host_ != MPI_INFO_NULL) MPI_Info_get(host_, "mpi_hw_resource_type", room, value.data(), &found);
    return value.data();
  }
  /// MPI_COMM_TYPE_HW_UNGUIDED has the resource as a result.
  [[nodiscard]] int store(Context& context, Handle hints) const {
    if (host_ == MPI_INFO_NULL) return MPI_SUCCESS;
    return change_info(context, hints, [this](MPI_Info changed) {
      copy(host_, changed);
      return MPI_SUCCESS;
    });
  }

 private:
  static constexpr int room = 255;

  static void copy(MPI_Info from, MPI_Info to) {
    std::array<char, room + 1> value{};
    for (const char* key : {"mpi_hw_resource_type", "mpi_pset_name"}) {
      int found = 0;
      MPI_Info_get(from, key, room, value.data(), &found);
      if (found != 0) MPI_Info_set(to, key, value.data());
    }
  }

  MPI_Info host_ = MPI_INFO_NULL;
};

/// Whether all processes that take part pass the same type, and the same kind of hardware where that decides.
/// Collective.
bool all_split_alike(const CollectiveCall& together, const Communicator& comm, int type, const SplittingInfo& hints) {
  using Choice = std::array<std::int64_t, 2>;
  const std::string hardware = type == MPI_COMM_TYPE_SHARED ? std::string{} : hints.hardware();
  int code = MPI_SUCCESS;
  const std::vector<Choice> all = together.gather(Choice{type, detail_of(comm, std::string_view{hardware})}, code);
  const auto takes_part = [](const Choice& each) { return each[0] != MPI_UNDEFINED; };
  const auto first = std::ranges::find_if(all, takes_part);
  return code == MPI_SUCCESS &&
         std::all_of(first, all.end(), [&](const Choice& each) { return !takes_part(each) || each == *first; });
}

/// MPI_Comm_split_type among the processes that take part: what the others do differs between types, and MPICH takes
/// one for the other. In all of them or in none, as MPICH gives the number of a communicator again that some have not.
/// Returns the host's code. Collective.
int split_by_type(const CollectiveCall& together, int type, int key, MPI_Info hints, MPI_Comm& made) {
  const bool takes_part = type != MPI_UNDEFINED;
  MPI_Comm part = together.host();
  int code = MPI_SUCCESS;
  if (!together.everywhere(takes_part))
    code = MPI_Comm_split(together.host(), takes_part ? 0 : MPI_UNDEFINED, together.rank(), &part);
  if (code == MPI_SUCCESS && takes_part) code = MPI_Comm_split_type(part, type, key, hints, &made);
  if (part != together.host() && part != MPI_COMM_NULL) MPI_Comm_free(&part);
  if (together.everywhere(code == MPI_SUCCESS)) return MPI_SUCCESS;
  if (made != MPI_COMM_NULL) MPI_Comm_free(&made);
  return code != MPI_SUCCESS ? code : MPI_ERR_OTHER;
}

}  // namespace

Code guest_MPI_Comm_split_type(Context* context, Handle comm, std::int32_t split_type, std::int32_t key, Handle info,
                               Address newcomm) {
  Call call(*context, "MPI_Comm_split_type", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  // Open MPI and MPICH look for processes of one group among those of the other one, or use what is no communicator.
  if (the_comm.inter) call.fail(guest_MPI_ERR_COMM, "comm is an intercommunicator, which MPI libraries do not survive");
  const MPI_Info hints = call.info("info", info);
  const int host_type = call.split_type("split_type", split_type, hints);
  Handle* place = call.result_place(context->communicators, "newcomm", newcomm);
  if (call.failed()) return call.raise();
  const CollectiveCall together(call, the_comm);
  const SplittingInfo chosen(hints);
  const bool have_native_peers = context->options.has_native_peers;
  if (!call.failed() && !have_native_peers && !all_split_alike(together, the_comm, host_type, chosen))
    call.fail(guest_MPI_ERR_ARG, "the processes pass different values of split_type, or of mpi_hw_resource_type");
  if (call.failed()) return call.raise();
  MPI_Comm host = MPI_COMM_NULL;
  int code = have_native_peers ? MPI_Comm_split_type(together.host(), host_type, key, chosen.host(), &host)
                               : split_by_type(together, host_type, key, chosen.host(), host);
  if (code == MPI_SUCCESS) code = replace_empty(host);
  if (code == MPI_SUCCESS) code = chosen.store(*context, info);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  // MPICH 4.0 would set other hints on what is no communicator.
  if (const Info* stored = context->infos.find(info); host != MPI_COMM_NULL && stored != nullptr) {
    name_info(stored->host);
    MPI_Comm_set_info(host, HostHints(HintsFor::communicator, stored->host).host());
  }
  const Handle made = call.new_communicator(host, the_comm);
  if (Communicator* node = context->communicator(made)) node->is_of_node = host_type == MPI_COMM_TYPE_SHARED;
  *place = made;
  return 0;
}

}  // namespace mpiwasm::calls
