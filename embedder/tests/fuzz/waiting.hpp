// Which MPI functions wait for others, and for what.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "job.hpp"

namespace mpiwasm::fuzz {

template <std::size_t N>
bool begins_with_one_of(std::string_view name, const std::array<std::string_view, N>& beginnings) {
  return std::ranges::any_of(beginnings, [&](std::string_view beginning) { return name.starts_with(beginning); });
}

inline bool is_collective(const Function& function) {
  constexpr std::array<std::string_view, 4> chapters = {"collectives", "neighborhood_collectives",
                                                        "persistent_collectives", "nonblocking_collectives"};
  constexpr std::array<std::string_view, 22> beginnings = {
      "MPI_Comm_dup",         "MPI_Comm_idup",       "MPI_Comm_create",  "MPI_Comm_split", "MPI_Comm_free",
      "MPI_Comm_disconnect",  "MPI_Intercomm",       "MPI_Cart_create",  "MPI_Cart_sub",   "MPI_Graph_create",
      "MPI_Dist_graph_cre",   "MPI_Win_create",      "MPI_Win_allocate", "MPI_Win_free",   "MPI_Win_fence",
      "MPI_Session_finalize", "MPI_File_open",       "MPI_File_close",   "MPI_File_set",   "MPI_File_preallocate",
      "MPI_File_sync",        "MPI_File_seek_shared"};
  constexpr std::array<std::string_view, 8> local = {"MPI_Op_create",        "MPI_Op_free",
                                                     "MPI_Op_commutative",   "MPI_Reduce_local",
                                                     "MPI_Comm_free_keyval", "MPI_Comm_create_keyval",
                                                     "MPI_Comm_create_errh", "MPI_Win_free_keyval"};
  constexpr std::array<std::string_view, 3> local_windows = {"MPI_Win_create_keyval", "MPI_Win_create_errh",
                                                             "MPI_File_set_errh"};
  const std::string_view name = function.name;
  if (begins_with_one_of(name, local) || begins_with_one_of(name, local_windows)) return false;
  if (std::ranges::find(chapters, function.chapter) != chapters.end()) return true;
  if (function.chapter == "files" && (name.find("_all") != name.npos || name.find("_ordered") != name.npos))
    return true;
  return begins_with_one_of(name, beginnings);
}

inline bool waits_for_buffer(std::string_view name) {
  constexpr std::array<std::string_view, 5> parts = {"flush_buffer", "detach_buffer", "Buffer_flush", "Buffer_iflush",
                                                     "Buffer_detach"};
  return std::ranges::any_of(parts, [&](std::string_view part) { return name.find(part) != name.npos; });
}

inline Waiting waiting_of(const Function& function) {
  constexpr std::array<std::string_view, 4> receives = {"MPI_Recv", "MPI_Recv_c", "MPI_Probe", "MPI_Mprobe"};
  constexpr std::array<std::string_view, 6> sends = {"MPI_Send",    "MPI_Send_c", "MPI_Ssend",
                                                     "MPI_Ssend_c", "MPI_Rsend",  "MPI_Rsend_c"};
  constexpr std::array<std::string_view, 4> waits = {"MPI_Wait", "MPI_Waitall", "MPI_Waitany", "MPI_Waitsome"};
  constexpr std::array<std::string_view, 4> groups = {"MPI_Win_wait", "MPI_Win_complete", "MPI_Win_start",
                                                      "MPI_Win_post"};
  const auto is_one_of = [&](const auto& names) { return std::ranges::find(names, function.name) != names.end(); };
  if (is_one_of(receives)) return Waiting::for_message;
  if (is_one_of(sends)) return Waiting::for_receiver;
  if (is_one_of(waits)) return Waiting::for_requests;
  if (waits_for_buffer(function.name)) return Waiting::for_buffer;
  if (is_one_of(groups)) return Waiting::for_window_group;
  if (function.name.starts_with("MPI_Sendrecv")) return Waiting::for_exchange;
  return is_collective(function) ? Waiting::for_all_ranks : Waiting::never;
}

}  // namespace mpiwasm::fuzz
