// The agreement on when all processes stop. Operations of groups are in shared_board_groups.cpp.
#include "calls/checkpoint/shared_board.hpp"

#include <linux/membarrier.h>
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <new>

#include "calls/checkpoint/shared_board_memory.hpp"

namespace mpiwasm::calls {

namespace {

bool membarrier(int command) { return ::syscall(SYS_membarrier, command, 0U, 0) == 0; }

}  // namespace

std::size_t SharedBoard::bytes_for(int size) {
  return sizeof(Shared) + static_cast<std::size_t>(size) * sizeof(Process);
}

std::size_t SharedBoard::alignment() { return alignof(Shared); }

SharedBoard::Shared& SharedBoard::initialise(void* memory, int size) {
  auto* shared = new (memory) Shared{};
  for (int each = 0; each < size; ++each) new (&shared->process(each)) Process{};
  return *shared;
}

SharedBoard::SharedBoard(Shared& shared, int rank, int size) : shared_(&shared), size_(size) {
  own_ = &shared.process(rank);
}

namespace {

/// Whether all processes of `world` are on one node.
bool is_one_node(MPI_Comm world, int size) {
  if (MPI_Comm_split_type == nullptr || MPI_Win_allocate_shared == nullptr || MPI_Win_shared_query == nullptr)
    return false;
  MPI_Comm node = MPI_COMM_NULL;
  if (MPI_Comm_split_type(world, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node) != MPI_SUCCESS) return false;
  int smallest = 0;
  MPI_Comm_size(node, &smallest);
  MPI_Comm_free(&node);
  MPI_Allreduce(MPI_IN_PLACE, &smallest, 1, MPI_INT, MPI_MIN, world);
  return smallest == size;
}

}  // namespace

std::unique_ptr<SharedBoard> SharedBoard::create(MPI_Comm world) {
  static_assert(std::atomic<std::uint64_t>::is_always_lock_free && std::atomic<std::int64_t>::is_always_lock_free);
  std::unique_ptr<SharedBoard> board{new SharedBoard};
  int rank = 0;
  MPI_Comm_size(world, &board->size_);
  MPI_Comm_rank(world, &rank);
  std::size_t bytes = bytes_for(board->size_) + alignment();
  void* memory = nullptr;
  board->has_barriers_ = membarrier(MEMBARRIER_CMD_REGISTER_GLOBAL_EXPEDITED);
  if (board->size_ == 1) {
    board->alone_ = std::make_unique<std::byte[]>(bytes);
    memory = board->alone_.get();
  } else {
    if (board->size_ > most_processes || !is_one_node(world, board->size_)) return nullptr;
    int code = MPI_Win_allocate_shared(rank == 0 ? static_cast<MPI_Aint>(bytes) : 0, 1, MPI_INFO_NULL, world, &memory,
                                       &board->window_);
    MPI_Aint size = 0;
    int unit = 0;
    if (code == MPI_SUCCESS) code = MPI_Win_shared_query(board->window_, 0, &size, &unit, &memory);
    std::array<int, 2> problems{code == MPI_SUCCESS ? 0 : 1, board->has_barriers_ ? 0 : 1};
    MPI_Allreduce(MPI_IN_PLACE, problems.data(), 2, MPI_INT, MPI_MAX, world);
    if (problems[0] != 0) {
      // Freeing it is collective, and not all have it.
      board->window_ = MPI_WIN_NULL;
      return nullptr;
    }
    board->has_barriers_ = problems[1] == 0;
  }
  // Mappings begin with a page, so it is the same place for all.
  memory = std::align(alignment(), bytes - alignment(), memory, bytes);
  if (rank == 0) (void)initialise(memory, board->size_);
  board->shared_ = static_cast<Shared*>(memory);
  board->own_ = &board->shared_->process(rank);
  if (board->size_ > 1) MPI_Barrier(world);
  return board;
}

SharedBoard::~SharedBoard() {
  int is_over = 0;
  MPI_Finalized(&is_over);
  if (window_ != MPI_WIN_NULL && is_over == 0) MPI_Win_free(&window_);
}

Moment SharedBoard::moment() const { return moment_of(shared_->moment.load()); }

bool SharedBoard::advance(Moment from, Phase to) {
  std::uint64_t expected = word_of(from);
  return shared_->moment.compare_exchange_strong(expected, word_of({to, from.notice}));
}

bool SharedBoard::begin_notice() {
  const Moment idle = moment();
  if (idle.phase != Phase::idle) return false;
  std::uint64_t expected = word_of(idle);
  return shared_->moment.compare_exchange_strong(expected, word_of({Phase::bounding, idle.notice + 1}));
}

void SharedBoard::set_bounds() {
  // A process that has entered an operation natively had counted it before it saw Phase::idle, or that it was not asked
  // for attention, so it is seen here.
  for (int group = 0; group < groups_used(); ++group) {
    std::uint64_t bound = 0;
    for (int process = 0; process < size_; ++process)
      bound = std::max(bound, shared_->process(process).begun[static_cast<std::size_t>(group)].load());
    shared_->groups[static_cast<std::size_t>(group)].bound.store(bound);
  }
  (void)advance({Phase::bounding, moment().notice}, Phase::bounded);
}

bool SharedBoard::give_notice() {
  if (!begin_notice()) return true;
  ask_all();
  set_bounds();
  return true;
}

const std::atomic<std::uint32_t>* SharedBoard::attention() const { return has_barriers_ ? &own_->attention : nullptr; }

void SharedBoard::ask_all() {
  for (int process = 0; process < size_; ++process) shared_->process(process).attention.store(1);
  if (has_barriers_) (void)membarrier(MEMBARRIER_CMD_GLOBAL_EXPEDITED);
}

void SharedBoard::note_end() { shared_->ends.store(true); }
bool SharedBoard::ends() const { return shared_->ends.load(); }

void SharedBoard::answer(std::uint64_t notice, bool hindered) {
  own_->hindered.store(hindered ? 1 : 0);
  own_->answered.store(notice);
}

bool SharedBoard::can_stop(std::uint64_t notice) const {
  const std::optional<std::uint64_t> decisions = decisions_made();
  if (!decisions) return false;
  for (int process = 0; process < size_; ++process) {
    const Process& each = shared_->process(process);
    if (each.answered.load() != notice || each.hindered.load() != 0) return false;
  }
  const int groups = groups_used();
  for (int number = 0; number < groups; ++number) {
    const auto group = static_cast<std::size_t>(number);
    const std::uint64_t bound = shared_->groups[group].bound.load();
    std::optional<std::uint64_t> started;
    for (int process = 0; process < size_; ++process) {
      if (!is_member(number, process)) continue;
      const Process& each = shared_->process(process);
      const std::uint64_t own = each.nonblocking[group].load();
      if (each.begun[group].load() < bound || own != started.value_or(own)) return false;
      started = own;
    }
  }
  return decisions_made() == decisions;
}

std::optional<std::uint64_t> SharedBoard::decisions_made() const {
  std::uint64_t sum = 0;
  for (int process = 0; process < size_; ++process) {
    const std::uint64_t own = shared_->process(process).decisions.load();
    if (own % 2 != 0) return std::nullopt;
    sum += own;
  }
  return sum;
}

void SharedBoard::propose(Moment bounded) {
  if (!can_stop(bounded.notice) || !advance(bounded, Phase::proposed)) return;
  const Moment proposed{Phase::proposed, bounded.notice};
  // A process that has become hindered, or started a nonblocking operation, did so before it could see the proposal, or
  // sees it and waits.
  if (!can_stop(bounded.notice)) {
    (void)advance(proposed, Phase::bounded);
    return;
  }
  // What all have come to by now, some may have entered.
  const int groups = groups_used();
  for (int group = 0; group < groups; ++group) {
    std::atomic<std::uint64_t>& bound = shared_->groups[static_cast<std::size_t>(group)].bound;
    bound.store(std::max(bound.load(), reached_by_all(group)));
  }
  (void)advance(proposed, Phase::stopped);
}

void SharedBoard::park(Gate gate) {
  shared_->moves.fetch_add(1);
  own_->gate_group.store(gate.group);
  own_->gate_number.store(gate.number);
  shared_->parked.fetch_add(1);
}

void SharedBoard::unpark() {
  shared_->moves.fetch_add(1);
  shared_->parked.fetch_sub(1);
}

bool SharedBoard::all_are_parked() const {
  const std::uint64_t moves = shared_->moves.load();
  if (shared_->parked.load() != size_) return false;
  for (int process = 0; process < size_; ++process) {
    const Process& each = shared_->process(process);
    const Gate gate{each.gate_group.load(), each.gate_number.load()};
    if (gate.group >= 0 && is_within_bound(gate)) return false;
  }
  return shared_->moves.load() == moves;
}

std::uint64_t SharedBoard::moves() const { return shared_->moves.load(); }

bool SharedBoard::begin_receiving(Moment stopped) {
  shared_->receiving.fetch_add(1);
  if (moment() == stopped) return true;
  shared_->receiving.fetch_sub(1);
  return false;
}

void SharedBoard::end_receiving(bool has_received) {
  if (has_received) shared_->received.fetch_add(1);
  shared_->receiving.fetch_sub(1);
}

void SharedBoard::forget_received() { shared_->received.store(0); }

bool SharedBoard::begin_withdrawal(Moment stopped) {
  return shared_->received.load() == 0 && advance(stopped, Phase::withdrawn);
}

/// Those that began to receive before they could see the withdrawal end in a moment.
bool SharedBoard::can_go_on() const { return shared_->receiving.load() == 0; }

bool SharedBoard::end_withdrawal(Moment stopped, std::int64_t not_before) {
  const Moment withdrawn{Phase::withdrawn, stopped.notice};
  if (shared_->received.load() != 0) {
    (void)advance(withdrawn, Phase::stopped);
    return false;
  }
  set_not_before(not_before);
  shared_->withdrawn.fetch_add(1);
  return advance(withdrawn, Phase::idle);
}

std::int64_t SharedBoard::patience() const {
  constexpr std::int64_t first = 30'000'000'000;
  constexpr std::uint32_t most_doublings = 7;
  return first << std::min(shared_->withdrawn.load(), most_doublings);
}

std::int64_t SharedBoard::not_before() const { return shared_->not_before.load(); }

void SharedBoard::set_not_before(std::int64_t time) { shared_->not_before.store(time); }

}  // namespace mpiwasm::calls
