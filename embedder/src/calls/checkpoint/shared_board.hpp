// The board in memory that all processes of a node share, or in memory of one process, in which others act on it by
// messages (board_server.hpp).
#pragma once

#include <cstddef>

#include "calls/checkpoint/board.hpp"

namespace mpiwasm::calls {

class SharedBoard final : public Board {
 public:
  struct Shared;

  /// Collective over `world`. Null when its processes do not share memory, or are too many.
  [[nodiscard]] static std::unique_ptr<SharedBoard> create(MPI_Comm world);
  /// As the process `rank` of `size`; the memory outlives it.
  SharedBoard(Shared& shared, int rank, int size);
  ~SharedBoard() override;

  /// Bytes of what initialise() writes, and where it may begin.
  [[nodiscard]] static std::size_t bytes_for(int size);
  [[nodiscard]] static std::size_t alignment();
  static Shared& initialise(void* memory, int size);

  [[nodiscard]] Moment moment() const override;
  bool advance(Moment from, Phase to) override;
  bool give_notice() override;
  [[nodiscard]] std::optional<int> group_of(const std::vector<int>& members) override;
  [[nodiscard]] const std::atomic<std::uint32_t>* attention() const override;
  void publish() override {}
  [[nodiscard]] bool is_within_bound(Gate gate) const override;
  [[nodiscard]] bool may_enter(Gate gate) const override;
  void answer(std::uint64_t notice, bool hindered) override;
  void propose(Moment bounded) override;
  void park(Gate gate) override;
  void unpark() override;
  [[nodiscard]] bool all_are_parked() const override;
  [[nodiscard]] std::uint64_t moves() const override;
  [[nodiscard]] bool begin_receiving(Moment stopped) override;
  void end_receiving(bool has_received) override;
  void forget_received() override;
  void note_end() override;
  [[nodiscard]] bool ends() const override;
  [[nodiscard]] bool begin_withdrawal(Moment stopped) override;
  [[nodiscard]] bool can_go_on() const override;
  bool end_withdrawal(Moment stopped, std::int64_t not_before) override;
  [[nodiscard]] std::int64_t patience() const override;
  [[nodiscard]] std::int64_t not_before() const override;
  void set_not_before(std::int64_t time) override;

  /// The steps of give_notice(): goes on to Phase::bounding, and from it once what all have counted can be seen.
  [[nodiscard]] bool begin_notice();
  void set_bounds();

  /// What this process has counted elsewhere.
  void set_decisions(std::uint64_t decisions);
  void set_counts(int group, std::uint64_t begun, std::uint64_t nonblocking);

 private:
  SharedBoard() = default;
  void ask_all();
  [[nodiscard]] int groups_used() const;
  [[nodiscard]] bool is_member(int group, int process) const;
  [[nodiscard]] bool can_stop(std::uint64_t notice) const;
  [[nodiscard]] std::optional<std::uint64_t> decisions_made() const;
  [[nodiscard]] std::uint64_t reached_by_all(int group) const;

  Shared* shared_ = nullptr;
  int size_ = 1;
  bool has_barriers_ = false;
  MPI_Win window_ = MPI_WIN_NULL;  ///< MPI_WIN_NULL: a process has memory of its own
  std::unique_ptr<std::byte[]> alone_;
};

}  // namespace mpiwasm::calls
