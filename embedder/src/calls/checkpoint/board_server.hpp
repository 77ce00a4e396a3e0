// The board of a job on several nodes: in memory of the first process, with a thread that does there what the processes
// ask for. What the thread does is done at once for all, so that their accesses are sequentially consistent. It calls
// no MPI, and takes part in a notice by asking each process for what it has counted.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <thread>
#include <vector>

#include "calls/checkpoint/board_messages.hpp"
#include "calls/checkpoint/shared_board.hpp"
#include "guest/host_file.hpp"

namespace mpiwasm::calls {

class BoardServer {
 public:
  /// Begins to listen for the processes of a job, each of which has words of its own. Null where that is not possible.
  [[nodiscard]] static std::unique_ptr<BoardServer> start(std::vector<BoardWords> words);
  BoardServer(const BoardServer&) = delete;
  BoardServer& operator=(const BoardServer&) = delete;
  /// Closes all connections.
  ~BoardServer();

  /// That processes close their connections is no loss from now on.
  void expect_ends() { is_leaving_ = true; }

  /// For the other processes.
  [[nodiscard]] const BoardMeeting& meeting() const { return meeting_; }

 private:
  struct Connection {
    guest::HostFile file;
    int rank = -1;  ///< -1: it has not said whose it is
    BoardConnection kind{};
    std::vector<std::byte> input;
  };
  explicit BoardServer(std::vector<BoardWords> words);
  [[nodiscard]] bool listen();
  void serve();
  void end();
  [[nodiscard]] bool goes_on_after_loss() const;
  void accept();
  /// False when the connection is to be closed.
  [[nodiscard]] bool read(Connection& connection);
  [[nodiscard]] bool join(Connection& connection, const BoardJoin& join);
  [[nodiscard]] bool is_known(const Connection& connection, const BoardJoin& join) const;
  /// Closes the port, and what has not joined.
  void end_joining();
  [[nodiscard]] bool take_requests(Connection& connection);
  [[nodiscard]] bool take(Connection& connection, const BoardRequest& request, std::span<const std::uint64_t> words);
  /// The answer.
  std::uint64_t act(int rank, const BoardRequest& request, std::span<const std::uint64_t> words);
  /// Of all groups of a process; false when they cannot be true.
  [[nodiscard]] bool set_counts(int rank, std::span<const std::uint64_t> words);
  /// The same for those that a process sends itself, which last knew of this notice.
  [[nodiscard]] bool take_published(int rank, std::uint64_t notice, std::span<const std::uint64_t> words);
  [[nodiscard]] bool take_awaited(int rank, std::span<const std::uint64_t> words);
  [[nodiscard]] bool give_notice();
  /// To all processes.
  void send_moment();
  /// What all requests that have come make possible.
  void go_on();
  void send_to(int rank, BoardConnection kind, std::uint64_t word);

  std::vector<BoardWords> words_;
  BoardMeeting meeting_;
  guest::HostFile listener_;  ///< closed when all processes have joined
  guest::HostFile wake_;
  std::vector<std::byte> received_;
  std::vector<std::byte> memory_;
  std::vector<std::unique_ptr<SharedBoard>> boards_;  ///< what each process acts on
  std::vector<Connection> connections_;
  std::vector<bool> awaited_;    ///< the processes whose counts are awaited for a notice
  std::vector<bool> published_;  ///< those that know of the notice and have published their counts themselves since
  bool is_noticed_ = false;      ///< processes know of a notice, and not that it is over
  bool is_lost_ = false;         ///< a connection has broken
  std::atomic<bool> is_leaving_ = false;
  std::atomic<bool> ends_ = false;
  std::thread thread_;
};

}  // namespace mpiwasm::calls
