// See stopping_points.hpp.
#include "calls/checkpoint/stopping_points.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "calls/files/done_requests.hpp"

namespace mpiwasm::calls {

namespace {

using Kind = StopPoint::Kind;

// They have ended when they return (done_requests.hpp).
constexpr Kind nonblocking_of_file = collectives_are_individual ? Kind::passing : Kind::of_file;

// The first that fits counts. Functions that are not here are local, or complete what has been matched before.
constexpr std::array points{
    StopPoint{"Send"},
    StopPoint{"Bsend"},
    StopPoint{"Ssend"},
    StopPoint{"Rsend"},
    StopPoint{"Isend"},
    StopPoint{"Ibsend"},
    StopPoint{"Issend"},
    StopPoint{"Irsend"},
    StopPoint{"Iprobe"},
    StopPoint{"Improbe"},
    StopPoint{"Test"},
    StopPoint{"Testall"},
    StopPoint{"Testany"},
    StopPoint{"Testsome"},
    StopPoint{"Request_get_status*"},
    StopPoint{"Irecv", Kind::receive_request},
    StopPoint{"Recv", Kind::receive},
    StopPoint{"Recv_c", Kind::large_receive},
    StopPoint{"Probe", Kind::probe},
    StopPoint{"Mprobe", Kind::probe},
    StopPoint{"Wait", Kind::wait},
    StopPoint{"Waitall", Kind::wait_all},
    StopPoint{"Waitany", Kind::wait_any},
    StopPoint{"Waitsome", Kind::wait_any},
    StopPoint{"Sendrecv_c", Kind::hindering},
    StopPoint{"Sendrecv_replace_c", Kind::hindering},
    StopPoint{"Sendrecv", Kind::send_receive},
    StopPoint{"Sendrecv_replace", Kind::send_receive_replace},
    StopPoint{"Start", Kind::start},
    StopPoint{"Startall", Kind::start_all},
    StopPoint{"Request_free", Kind::free_request},
    StopPoint{"Finalize", Kind::of_world},
    StopPoint{"Comm_free", Kind::free_communicator},

    StopPoint{"Allgather", Kind::collective, -1},
    StopPoint{"Allgatherv", Kind::collective, -1},
    StopPoint{"Allreduce", Kind::collective, -1},
    StopPoint{"Alltoall", Kind::collective, -1},
    StopPoint{"Alltoallv", Kind::collective, -1},
    StopPoint{"Alltoallw", Kind::collective, -1},
    StopPoint{"Barrier", Kind::collective, -1},
    StopPoint{"Bcast", Kind::collective, -1},
    StopPoint{"Exscan", Kind::collective, -1},
    StopPoint{"Gather", Kind::collective, -1},
    StopPoint{"Gatherv", Kind::collective, -1},
    StopPoint{"Reduce", Kind::collective, -1},
    StopPoint{"Reduce_scatter", Kind::collective, -1},
    StopPoint{"Reduce_scatter_block", Kind::collective, -1},
    StopPoint{"Scan", Kind::collective, -1},
    StopPoint{"Scatter", Kind::collective, -1},
    StopPoint{"Scatterv", Kind::collective, -1},
    StopPoint{"Neighbor_allgather", Kind::collective, -1},
    StopPoint{"Neighbor_allgatherv", Kind::collective, -1},
    StopPoint{"Neighbor_alltoall", Kind::collective, -1},
    StopPoint{"Neighbor_alltoallv", Kind::collective, -1},
    StopPoint{"Neighbor_alltoallw", Kind::collective, -1},

    // These return a request, or prepare one on a communicator that they make.
    StopPoint{"Allgather_init", Kind::collective, -3},
    StopPoint{"Allgatherv_init", Kind::collective, -3},
    StopPoint{"Allreduce_init", Kind::collective, -3},
    StopPoint{"Alltoall*_init", Kind::collective, -3},
    StopPoint{"Barrier_init", Kind::collective, -3},
    StopPoint{"Bcast_init", Kind::collective, -3},
    StopPoint{"Exscan_init", Kind::collective, -3},
    StopPoint{"Gather_init", Kind::collective, -3},
    StopPoint{"Gatherv_init", Kind::collective, -3},
    StopPoint{"Neighbor_*_init", Kind::collective, -3},
    StopPoint{"Reduce_init", Kind::collective, -3},
    StopPoint{"Reduce_scatter*_init", Kind::collective, -3},
    StopPoint{"Scan_init", Kind::collective, -3},
    StopPoint{"Scatter_init", Kind::collective, -3},
    StopPoint{"Scatterv_init", Kind::collective, -3},

    StopPoint{"Cart_create", Kind::collective, 0},
    StopPoint{"Cart_map", Kind::collective, 0},
    StopPoint{"Cart_sub", Kind::collective, 0},
    StopPoint{"Comm_create", Kind::collective, 0},
    StopPoint{"Comm_create_group", Kind::of_group, 1},
    StopPoint{"Comm_dup", Kind::collective, 0},
    StopPoint{"Comm_dup_with_info", Kind::collective, 0},
    StopPoint{"Comm_set_info", Kind::collective, 0},
    StopPoint{"Comm_split", Kind::collective, 0},
    StopPoint{"Comm_split_type", Kind::collective, 0},
    StopPoint{"Dist_graph_create", Kind::collective, 0},
    StopPoint{"Dist_graph_create_adjacent", Kind::collective, 0},
    StopPoint{"File_open", Kind::collective, 0},
    StopPoint{"Graph_create", Kind::collective, 0},
    StopPoint{"Graph_map", Kind::collective, 0},
    StopPoint{"Win_allocate", Kind::collective, -3},
    StopPoint{"Win_allocate_shared", Kind::collective, -3},
    StopPoint{"Win_create", Kind::collective, -2},
    StopPoint{"Win_create_dynamic", Kind::collective, -2},

    StopPoint{"Iallgather", Kind::nonblocking_collective, -2},
    StopPoint{"Iallgatherv", Kind::nonblocking_collective, -2},
    StopPoint{"Iallreduce", Kind::nonblocking_collective, -2},
    StopPoint{"Ialltoall*", Kind::nonblocking_collective, -2},
    StopPoint{"Ibarrier", Kind::nonblocking_collective, -2},
    StopPoint{"Ibcast", Kind::nonblocking_collective, -2},
    StopPoint{"Iexscan", Kind::nonblocking_collective, -2},
    StopPoint{"Igather", Kind::nonblocking_collective, -2},
    StopPoint{"Igatherv", Kind::nonblocking_collective, -2},
    StopPoint{"Ineighbor_*", Kind::nonblocking_collective, -2},
    StopPoint{"Ireduce", Kind::nonblocking_collective, -2},
    StopPoint{"Ireduce_scatter*", Kind::nonblocking_collective, -2},
    StopPoint{"Iscan", Kind::nonblocking_collective, -2},
    StopPoint{"Iscatter", Kind::nonblocking_collective, -2},
    StopPoint{"Iscatterv", Kind::nonblocking_collective, -2},

    StopPoint{"Comm_accept", Kind::hindering},
    StopPoint{"Comm_connect", Kind::hindering},
    StopPoint{"Comm_create_from_group", Kind::hindering},
    StopPoint{"Comm_disconnect", Kind::hindering},
    StopPoint{"Comm_idup*", Kind::hindering},
    StopPoint{"Comm_join", Kind::hindering},
    StopPoint{"Comm_spawn*", Kind::hindering},
    StopPoint{"File_close", Kind::close_file},
    StopPoint{"File_preallocate", Kind::of_file, 0},
    StopPoint{"File_read_*_begin", Kind::of_file, 0, true},
    StopPoint{"File_write_*_begin", Kind::of_file, 0, true},
    StopPoint{"File_read_*_end", Kind::of_file, 0},
    StopPoint{"File_write_*_end", Kind::of_file, 0},
    StopPoint{"File_read_all", Kind::of_file, 0},
    StopPoint{"File_write_all", Kind::of_file, 0},
    StopPoint{"File_read_at_all", Kind::of_file, 0},
    StopPoint{"File_write_at_all", Kind::of_file, 0},
    StopPoint{"File_iread_all", nonblocking_of_file, 0},
    StopPoint{"File_iwrite_all", nonblocking_of_file, 0},
    StopPoint{"File_iread_at_all", nonblocking_of_file, 0},
    StopPoint{"File_iwrite_at_all", nonblocking_of_file, 0},
    StopPoint{"File_read_ordered", Kind::of_file, 0},
    StopPoint{"File_write_ordered", Kind::of_file, 0},
    StopPoint{"File_seek_shared", Kind::of_file, 0},
    StopPoint{"File_set_atomicity", Kind::of_file, 0},
    StopPoint{"File_set_info", Kind::of_file, 0},
    StopPoint{"File_set_size", Kind::of_file, 0},
    StopPoint{"File_set_view", Kind::of_file, 0},
    StopPoint{"File_sync", Kind::of_file, 0},
    StopPoint{"File_*"},
    StopPoint{"Intercomm_*", Kind::hindering},
    StopPoint{"Isendrecv*"},
    StopPoint{"Precv_init", Kind::hindering},
    StopPoint{"Psend_init", Kind::hindering},
    StopPoint{"Session_*", Kind::hindering},
    StopPoint{"Win_fence", Kind::of_window, 1},
    StopPoint{"Win_free", Kind::free_window},
    StopPoint{"Win_set_info", Kind::of_window, 0},
    StopPoint{"Win_lock", Kind::passing, 0, true},
    StopPoint{"Win_lock_all", Kind::passing, 0, true},
    StopPoint{"Win_post", Kind::passing, 0, true},
    StopPoint{"Win_start", Kind::passing, 0, true},
    StopPoint{"Win_*"},
    StopPoint{"Accumulate", Kind::window_operation, -1},
    StopPoint{"Compare_and_swap", Kind::window_operation, -1},
    StopPoint{"Fetch_and_op", Kind::window_operation, -1},
    StopPoint{"Get", Kind::window_operation, -1},
    StopPoint{"Get_accumulate", Kind::window_operation, -1},
    StopPoint{"Put", Kind::window_operation, -1},
    StopPoint{"Raccumulate", Kind::window_operation, -2},
    StopPoint{"Rget", Kind::window_operation, -2},
    StopPoint{"Rget_accumulate", Kind::window_operation, -2},
    StopPoint{"Rput", Kind::window_operation, -2},
};

/// Whether a name is one with a '*' in it for any text.
bool fits(std::string_view pattern, std::string_view name) {
  const std::size_t star = pattern.find('*');
  if (star == std::string_view::npos) return pattern == name;
  const std::string_view begin = pattern.substr(0, star);
  const std::string_view end = pattern.substr(star + 1);
  return name.size() + 1 >= pattern.size() && name.starts_with(begin) && name.ends_with(end);
}

}  // namespace

const StopPoint* find_stop_point(std::string_view function) {
  if (function.starts_with('P')) function.remove_prefix(1);
  if (!function.starts_with("MPI_")) return nullptr;
  function.remove_prefix(4);
  // Few functions stop otherwise with large counts.
  const auto* found = std::ranges::find(points, function, &StopPoint::name);
  if (found == points.end()) {
    if (function.ends_with("_c")) function.remove_suffix(2);
    found = std::ranges::find_if(points, [&](const StopPoint& point) { return fits(point.name, function); });
  }
  return found == points.end() ? nullptr : &*found;
}

int number_of(const StopPoint& point) { return static_cast<int>(&point - points.data()); }

const StopPoint& stop_point(int number) { return points.at(static_cast<std::size_t>(number)); }

}  // namespace mpiwasm::calls
