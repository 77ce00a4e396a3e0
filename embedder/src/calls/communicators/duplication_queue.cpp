// See duplication_queue.hpp. The library's functions stand in parentheses where no turn is to be given away.
#include "calls/communicators/duplication_queue.hpp"

#include <array>
#include <memory>

#include "calls/communicators/exchanges.hpp"

// Of Open MPI's lower layer, for its components: what its progress engine calls, and the engine.
extern "C" {
[[gnu::weak]] int opal_progress_register(int (*function)());
[[gnu::weak]] void opal_progress();
}

namespace mpiwasm::calls {

/// Two duplications of one communicator, and what its processes compare then. It goes with the library's request for
/// both.
struct Duplication {
  MPI_Comm old = MPI_COMM_NULL;
  std::atomic<int>* unfinished = nullptr;
  std::optional<MPI_Info> hints;
  std::array<MPI_Comm*, 2> copies{};
  /// Null where there is none.
  Comparison* comparison = nullptr;
  std::size_t begun = 0;
  MPI_Request running = MPI_REQUEST_NULL;
  MPI_Request both = MPI_REQUEST_NULL;
  int code = MPI_SUCCESS;
  Duplication* next = nullptr;

  void free_hints() {
    if (hints.has_value() && *hints != MPI_INFO_NULL) (MPI_Info_free)(&*hints);
  }
};

namespace {

int query(void* of, MPI_Status* status) {
  (MPI_Status_set_elements)(status, MPI_BYTE, 0);
  (MPI_Status_set_cancelled)(status, 0);
  return static_cast<Duplication*>(of)->code;
}

int release(void* of) {
  const std::unique_ptr<Duplication> gone(static_cast<Duplication*>(of));
  gone->free_hints();
  return gone->code;
}

int cancel(void*, int) { return MPI_SUCCESS; }

/// The progress engine passes nothing of ours.
DuplicationQueue& queue() {
  static DuplicationQueue& all = *new DuplicationQueue;
  return all;
}

int advance_queue() { return queue().advance(); }

int begin(MPI_Comm old, std::optional<MPI_Info> hints, MPI_Comm* copy, MPI_Request* pending) {
  // Hints may be ignored (MPI-5.0, 7.4.4), so a library without the function duplicates without them.
  if (!hints.has_value() || MPI_Comm_idup_with_info == nullptr) return (MPI_Comm_idup)(old, copy, pending);
  return (MPI_Comm_idup_with_info)(old, *hints, copy, pending);
}

/// The last one that has begun has failed, and so have both, or the comparison alone. Returns true.
bool fails(Duplication& duplication, int code) {
  if (duplication.begun > duplication.copies.size()) return true;
  *duplication.copies.at(duplication.begun - 1) = MPI_COMM_NULL;
  duplication.code = code;
  return true;
}

/// Whether all are complete, or one has failed.
bool is_over(Duplication& duplication) {
  if (duplication.running != MPI_REQUEST_NULL) {
    int complete = 0;
    const int code = (MPI_Test)(&duplication.running, &complete, MPI_STATUS_IGNORE);
    if (code != MPI_SUCCESS) return fails(duplication, code);
    if (complete == 0) return false;
  }
  const std::size_t copies = duplication.copies.size();
  const std::size_t next = duplication.begun++;
  Comparison* const comparison = duplication.comparison;
  if (next > copies) comparison->is_complete = true;
  if (next > copies || (next == copies && comparison == nullptr)) return true;
  const int code = next == copies
                       ? begin_sums(duplication.old, &comparison->mine, &comparison->sums, &duplication.running)
                       : begin(duplication.old, next == 0 ? duplication.hints : std::nullopt,
                               duplication.copies.at(next), &duplication.running);
  return code != MPI_SUCCESS && fails(duplication, code);
}

}  // namespace

int begin_duplicate(MPI_Comm old, std::optional<MPI_Info> hints, MPI_Comm* copy, MPI_Comm* own, Comparison* comparison,
                    MPI_Request* request) {
  if (own != nullptr && DuplicationQueue::is_needed()) return queue().add(old, hints, copy, own, comparison, request);
  const int code = translate::of_library(begin, old, hints, copy, request);
  // Should it not begin, nothing is compared.
  if (code == MPI_SUCCESS && comparison != nullptr)
    (void)translate::of_library(begin_sums, old, &comparison->mine, &comparison->sums, &comparison->running);
  return code;
}

void complete_duplicates(MPI_Comm old) {
  if (DuplicationQueue::is_needed()) queue().complete(old);
}

bool DuplicationQueue::is_needed() { return opal_progress_register != nullptr && opal_progress != nullptr; }

int DuplicationQueue::add(MPI_Comm old, std::optional<MPI_Info> hints, MPI_Comm* copy, MPI_Comm* own,
                          Comparison* comparison, MPI_Request* request) {
  auto added = std::make_unique<Duplication>();
  added->old = old;
  added->unfinished = &unfinished_of_[old];
  added->hints = hints;
  added->copies = {copy, own};
  added->comparison = comparison;
  int code = MPI_SUCCESS;
  // The guest's list goes with its call.
  if (hints.has_value() && *hints != MPI_INFO_NULL) code = MPI_Info_dup(*hints, &*added->hints);
  if (code != MPI_SUCCESS) return code;
  code = MPI_Grequest_start(query, release, cancel, added.get(), &added->both);
  if (code != MPI_SUCCESS) {
    added->free_hints();
    return code;
  }
  *request = added->both;
  // The library does nothing when it has the function.
  opal_progress_register(advance_queue);
  added->unfinished->fetch_add(1);
  unfinished_.fetch_add(1);
  added->next = added_.load();
  Duplication* const last = added.release();
  while (!added_.compare_exchange_weak(last->next, last)) {
  }
  (void)translate::of_library(advance_queue);
  return MPI_SUCCESS;
}

void DuplicationQueue::complete(MPI_Comm old) {
  const auto found = unfinished_of_.find(old);
  if (found == unfinished_of_.end()) return;
  while (found->second.load() > 0) translate::of_library(opal_progress);
}

void DuplicationQueue::take_added() {
  Duplication* oldest = nullptr;
  for (Duplication* each = added_.exchange(nullptr); each != nullptr;) {
    Duplication* const older = each->next;
    each->next = oldest;
    oldest = each;
    each = older;
  }
  Duplication** end = &first_;
  while (*end != nullptr) end = &(*end)->next;
  *end = oldest;
}

bool DuplicationQueue::is_behind_another(const Duplication& duplication) const {
  for (const Duplication* each = first_; each != &duplication; each = each->next)
    if (each->old == duplication.old) return true;
  return false;
}

int DuplicationQueue::advance() {
  // A test makes progress in the library, which comes here again.
  if (unfinished_.load() == 0 || advances_.exchange(true)) return 0;
  take_added();
  int over = 0;
  for (Duplication** place = &first_; *place != nullptr;) {
    Duplication& each = **place;
    if (is_behind_another(each) || !is_over(each)) {
      place = &each.next;
      continue;
    }
    *place = each.next;
    ++over;
    unfinished_.fetch_sub(1);
    each.unfinished->fetch_sub(1);
    // It may go with its request.
    (MPI_Grequest_complete)(each.both);
  }
  advances_.store(false);
  return over;
}

}  // namespace mpiwasm::calls
