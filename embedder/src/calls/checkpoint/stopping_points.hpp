// The functions of MPI at whose entry a program can be stopped, and what each of them waits for.
#pragma once

#include <cstdint>
#include <string_view>

namespace mpiwasm::calls {

struct StopPoint {
  enum class Kind : std::uint8_t {
    passing,                 ///< ends without other processes, or once its messages have been taken
    receive,                 ///< MPI_Recv
    large_receive,           ///< the same, with a count of 64 bits
    probe,                   ///< waits for a message; the arguments begin with source, tag and communicator
    wait,                    ///< for one request
    wait_all,                ///< for all requests of a list
    wait_any,                ///< for one or more of a list
    send_receive,            ///< MPI_Sendrecv
    send_receive_replace,    ///< MPI_Sendrecv_replace
    start,                   ///< MPI_Start
    start_all,               ///< MPI_Startall
    free_request,            ///< MPI_Request_free
    receive_request,         ///< MPI_Irecv
    collective,              ///< waits for all of a communicator, which is the `argument`
    free_communicator,       ///< the same; at the first argument is the communicator, which all give up or none
    of_group,                ///< the same, of a group
    of_world,                ///< the same, of all processes
    of_file,                 ///< the same, of those that have opened a file, which is the `argument`
    close_file,              ///< the same; at the first argument is the file
    of_window,               ///< the same, of those of a window, which is the `argument`
    free_window,             ///< the same; at the first argument is the window
    window_operation,        ///< goes to another process by a window, which is the `argument`
    nonblocking_collective,  ///< starts an operation of a communicator
    hindering,               ///< waits for others in a way that cannot be interrupted
  };

  std::string_view function;
  Kind kind = Kind::passing;
  int argument = 0;    ///< its place among the arguments
  bool opens = false;  ///< begins what cannot be saved before another call has ended it
};

/// By the name of the function; null when programs are not stopped there.
[[nodiscard]] const StopPoint* find_stop_point(std::string_view function);
[[nodiscard]] int number_of(const StopPoint& point);
[[nodiscard]] const StopPoint& stop_point(int number);

}  // namespace mpiwasm::calls
