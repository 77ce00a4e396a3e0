// All state of the built-in MPI: one process, which is MPI_COMM_WORLD.
#pragma once

#include "serial_mpi/communicators.hpp"
#include "serial_mpi/info.hpp"
#include "serial_mpi/messages.hpp"
#include "serial_mpi/predefined_datatypes.hpp"

namespace mpiwasm::serial_mpi {

/// The memory that MPI_Buffer_attach lent. Only its size matters: messages are kept elsewhere.
struct AttachedBuffer {
  void* address = nullptr;
  std::int64_t size = 0;
  bool attached = false;
};

struct Process {
  bool initialized = false;
  bool finalized = false;
  int thread_level = MPI_THREAD_SINGLE;
  PredefinedDatatypes datatypes = make_predefined_datatypes();
  MPI_ABI_Comm world{0, "MPI_COMM_WORLD", {}, {}};
  MPI_ABI_Comm self{1, "MPI_COMM_SELF", {}, {}};
  /// Number of the next communicator, which distinguishes messages.
  int next_context = 2;
  MPI_ABI_Info environment{{{"maxprocs", "1"}}};
  Mailbox mailbox;
  AttachedBuffer buffer;
};

[[nodiscard]] Process& process();

}  // namespace mpiwasm::serial_mpi
