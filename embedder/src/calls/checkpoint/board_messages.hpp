// What the processes of a job on several nodes and the first of them, which has the board, send each other by TCP: by
// MPI, a process inside the library would not answer. All run the same mpiwasm on processors of one byte order.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "calls/checkpoint/board_addresses.hpp"
#include "guest/host_file.hpp"

namespace mpiwasm::calls {

/// The functions of Board that have the same names.
enum class BoardCall : std::uint64_t {
  counts,  ///< the last notice that is known; words: the decisions, then group, begun and nonblocking ones of each
           ///< group that has some
  moment,
  advance,  ///< two words of moments: from, and one with the phase to go on to
  give_notice,
  group_of,  ///< words: the members
  is_within_bound,
  may_enter,
  answer,
  park,
  unpark,
  all_are_parked,
  moves,
  begin_receiving,
  end_receiving,
  forget_received,
  note_end,
  ends,
  begin_withdrawal,
  can_go_on,
  end_withdrawal,  ///< times are sent as nanoseconds from now: clocks of nodes differ
  patience,
  not_before,
  set_not_before,
};

struct BoardRequest {
  BoardCall call{};
  std::array<std::uint64_t, 2> numbers{};
  std::uint64_t words = 0;  ///< that follow
};

/// What a process must know in order to join, and the first process to be believed. Secret, of this job.
using BoardWord = std::array<std::byte, 32>;

/// Addresses of the first process' node, at most.
inline constexpr std::size_t most_board_addresses = 16;

/// A process has a word for each of them: the address of a bridge, say, is that of the process' own node, too, where
/// another program may listen; the word that it gets is good for nothing else.
using BoardWords = std::array<BoardWord, most_board_addresses>;

/// A process has two connections: one on which it asks, and gets a word for each request; and one on which it gets a
/// word with the moment when there is a notice, which it answers with BoardCall::counts, and when it is over. So
/// neither needs a lock.
enum class BoardConnection : std::uint32_t { calls, notices };

struct BoardJoin {
  BoardWord word{};
  std::int32_t rank = -1;
  BoardConnection connection{};
  std::uint32_t address = 0;  ///< the place of that to which it has connected
};

/// Where the first process listens.
struct BoardMeeting {
  std::array<BoardAddress, most_board_addresses> addresses{};
  std::uint32_t count = 0;  ///< of addresses
  std::uint32_t port = 0;   ///< 0: it does not listen
  BoardWord word{};         ///< by which it is known
};

/// False when the other side has gone, or an error has closed the connection.
[[nodiscard]] bool send_all(int socket, std::span<const std::byte> bytes);
[[nodiscard]] bool receive_all(int socket, std::span<std::byte> bytes);

/// Lets a connection break soon when the other side has gone without a word, also while nothing is sent.
void keep_alive(int socket);

/// The connections of a process; closed when it could not join.
struct BoardConnections {
  guest::HostFile calls;
  guest::HostFile notices;
};

/// Connects to the first process, which knows the words of this one; within ten seconds.
[[nodiscard]] BoardConnections join_board(const BoardMeeting& meeting, const BoardWords& words, int rank);

}  // namespace mpiwasm::calls
