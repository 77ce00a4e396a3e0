// What the built-in MPI keeps in the private words of a status: the length of the message, and whether it was
// cancelled.
#pragma once

#include <cstdint>
#include <cstring>

#include "serial_mpi/mpi.h"

namespace mpiwasm::serial_mpi {

struct StatusWords {
  std::int64_t bytes = 0;
  std::int32_t cancelled = 0;
};
static_assert(sizeof(StatusWords) <= sizeof(MPI_Status::MPI_internal));

[[nodiscard]] inline StatusWords status_words(const MPI_Status& status) {
  StatusWords words;
  std::memcpy(&words, status.MPI_internal, sizeof words);
  return words;
}
inline void set_status_words(MPI_Status& status, const StatusWords& words) {
  std::memcpy(status.MPI_internal, &words, sizeof words);
}

[[nodiscard]] inline MPI_Status make_status(int source, int tag, std::int64_t bytes) {
  MPI_Status status{};
  status.MPI_SOURCE = source;
  status.MPI_TAG = tag;
  set_status_words(status, {bytes, 0});
  return status;
}
/// Of a message from the one process.
[[nodiscard]] inline MPI_Status message_status(int tag, std::int64_t bytes) { return make_status(0, tag, bytes); }
/// Of a request without a message (MPI-5.0, 3.7.3).
[[nodiscard]] inline MPI_Status empty_status() { return make_status(MPI_ANY_SOURCE, MPI_ANY_TAG, 0); }
/// Of a receive from MPI_PROC_NULL (MPI-5.0, 3.10).
[[nodiscard]] inline MPI_Status null_process_status() { return make_status(MPI_PROC_NULL, MPI_ANY_TAG, 0); }

/// Stores a status unless the caller ignores it; MPI_ERROR keeps the caller's value.
inline void give_status(const MPI_Status& status, MPI_Status* place) {
  if (place == MPI_STATUS_IGNORE) return;
  const int error = place->MPI_ERROR;
  *place = status;
  place->MPI_ERROR = error;
}

}  // namespace mpiwasm::serial_mpi
