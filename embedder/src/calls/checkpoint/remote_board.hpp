// The board of a job on several nodes, as each of its processes sees it, the first one among them: the first process
// has it (board_server.hpp), and each asks there. What a process counts before a notice stays in its own memory, and
// costs what it costs on one node. A thread of it learns of notices by a connection, while the program computes or is
// in the MPI library, asks the program for its attention, and sends what has been counted.
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <thread>
#include <vector>

#include "calls/checkpoint/board.hpp"
#include "calls/checkpoint/board_messages.hpp"
#include "calls/checkpoint/board_server.hpp"
#include "guest/host_file.hpp"

namespace mpiwasm::calls {

class RemoteBoard final : public Board {
 public:
  /// Collective over `world`, which outlives it. Null when its processes are too many, one cannot reach the first one,
  /// or the system has no barriers.
  [[nodiscard]] static std::unique_ptr<RemoteBoard> create(MPI_Comm world);
  ~RemoteBoard() override;

  [[nodiscard]] Moment moment() const override;
  bool advance(Moment from, Phase to) override;
  bool give_notice() override;
  [[nodiscard]] std::optional<int> group_of(const std::vector<int>& members) override;
  [[nodiscard]] const std::atomic<std::uint32_t>* attention() const override;
  void publish() override;
  [[nodiscard]] bool is_within_bound(Gate gate) const override;
  [[nodiscard]] bool may_enter(Gate gate) const override;
  void answer(std::uint64_t notice, bool hindered) override;
  /// The first process does it as soon as it is possible.
  void propose(Moment) override {}
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

 private:
  struct State;

  explicit RemoteBoard(MPI_Comm world);
  [[nodiscard]] bool join(const BoardMeeting& meeting, const BoardWords& words, int rank);
  /// Whether a notice holds, as far as this process knows. Then it is asked for its attention, also before its thread
  /// has done that: what it publishes from now on is not in what the thread sends.
  [[nodiscard]] bool is_asked() const;
  void await_notices();
  void leave();
  [[nodiscard]] bool send_counts(int socket) const;
  /// The answer of the first process. Ends the job when that has gone while others may be stopped.
  std::uint64_t ask(BoardCall call, std::uint64_t first = 0, std::uint64_t second = 0,
                    std::span<const std::uint64_t> words = {}) const;
  std::uint64_t ask(BoardCall call, Gate gate) const;

  MPI_Comm world_;
  std::map<std::vector<int>, int> groups_;  ///< those that are known here; -1: it is one too many
  std::unique_ptr<BoardServer> server_;     ///< in the first process
  std::unique_ptr<Process> counts_;
  std::unique_ptr<State> state_;
  guest::HostFile calls_;
  guest::HostFile notices_;
  std::thread thread_;
};

}  // namespace mpiwasm::calls
