// Windows of one process: reading, writing and combining (MPI-5.0, 12.3). The library copies from one datatype to
// another, by a message to this process, and combines numbers that lie in a row.
#include <cstring>
#include <limits>
#include <memory>
#include <new>

#include "calls/core/threaded_call.hpp"
#include "calls/datatypes/basic_type.hpp"
#include "calls/datatypes/covered_bytes.hpp"
#include "calls/windows/single_process_windows.hpp"

namespace mpiwasm::calls::single_process {

namespace {

/// What the library takes in one call.
constexpr std::int64_t most = std::numeric_limits<int>::max();

/// Elements in memory.
struct Elements {
  void* place;
  std::int64_t count;
  const Datatype& type;

  [[nodiscard]] Wide bytes() const { return Wide{count} * type.size; }
};

/// An origin is only read.
Elements readable(const void* place, std::int64_t count, const Datatype& type) {
  return {const_cast<void*>(place), count, type};
}

Elements target(MPI_Aint place, std::int64_t count, const Datatype& type) {
  return {reinterpret_cast<void*>(place), count, type};
}

bool is_open(const Window& window) { return window.own->fenced || window.own->started || window.own->locked; }

int copy(const Elements& from, const Elements& to, const Window& window) {
  if (from.count > most || to.count > most) return MPI_ERR_COUNT;
  return MPI_Sendrecv(from.place, static_cast<int>(from.count), from.type.host, 0, 0, to.place,
                      static_cast<int>(to.count), to.type.host, 0, 0, window.own->comm, MPI_STATUS_IGNORE);
}

int combine(const Elements& origin, const Elements& to, MPI_Op op, const Window& window) {
  if (op == MPI_NO_OP) return MPI_SUCCESS;
  if (op == MPI_REPLACE) return copy(origin, to, window);
  const Datatype* numbers = basic_type(process_context(), to.type);
  if (numbers == nullptr || numbers->size == 0) return MPI_ERR_TYPE;
  // A type may name the same bytes again and again.
  if (to.bytes() / numbers->size > most) return MPI_ERR_COUNT;
  const auto count = static_cast<std::int64_t>(to.bytes() / numbers->size);
  const auto room = static_cast<std::size_t>(count * numbers->extent);
  // In windows of their own, many threads may do so at once.
  Quota& quota = process_context().lent_bytes;
  if (!quota.has_room_for(2 * room)) return MPI_ERR_NO_MEM;
  Charge charge;
  charge.change_to(quota, 2 * room);
  const std::unique_ptr<std::byte[]> old(new (std::nothrow) std::byte[room]);
  const std::unique_ptr<std::byte[]> added(new (std::nothrow) std::byte[room]);
  if (!old || !added) return MPI_ERR_NO_MEM;
  const Elements first{old.get(), count, *numbers};
  const Elements second{added.get(), count, *numbers};
  int code = copy(to, first, window);
  if (code == MPI_SUCCESS) code = copy(origin, second, window);
  if (code == MPI_SUCCESS) {
    code = MPI_Reduce_local(added.get(), old.get(), static_cast<int>(count), numbers->host, op);
  }
  return code == MPI_SUCCESS ? copy(first, to, window) : code;
}

/// A request for an operation that is over.
int give_request(int code, const Window& window, MPI_Request* request) {
  if (code != MPI_SUCCESS) return code;
  return MPI_Irecv(nullptr, 0, MPI_BYTE, MPI_PROC_NULL, 0, window.own->comm, request);
}

}  // namespace

int put(const void* origin, std::int64_t count, const Datatype& type, int rank, MPI_Aint place, std::int64_t there,
        const Datatype& target_type, Window& window) {
  if (rank == MPI_PROC_NULL) return MPI_SUCCESS;
  if (!is_open(window)) return MPI_ERR_RMA_SYNC;
  const OneAtATime alone(window.own->in_use);
  return copy(readable(origin, count, type), target(place, there, target_type), window);
}

int get(void* origin, std::int64_t count, const Datatype& type, int rank, MPI_Aint place, std::int64_t there,
        const Datatype& target_type, Window& window) {
  if (rank == MPI_PROC_NULL) return MPI_SUCCESS;
  if (!is_open(window)) return MPI_ERR_RMA_SYNC;
  const OneAtATime alone(window.own->in_use);
  return copy(target(place, there, target_type), {origin, count, type}, window);
}

int accumulate(const void* origin, std::int64_t count, const Datatype& type, int rank, MPI_Aint place,
               std::int64_t there, const Datatype& target_type, MPI_Op op, Window& window) {
  if (rank == MPI_PROC_NULL) return MPI_SUCCESS;
  if (!is_open(window)) return MPI_ERR_RMA_SYNC;
  const OneAtATime alone(window.own->in_use);
  return combine(readable(origin, count, type), target(place, there, target_type), op, window);
}

int get_accumulate(const void* origin, std::int64_t count, const Datatype& type, void* result, std::int64_t results,
                   const Datatype& result_type, int rank, MPI_Aint place, std::int64_t there,
                   const Datatype& target_type, MPI_Op op, Window& window) {
  if (rank == MPI_PROC_NULL) return MPI_SUCCESS;
  if (!is_open(window)) return MPI_ERR_RMA_SYNC;
  const OneAtATime alone(window.own->in_use);
  const Elements at = target(place, there, target_type);
  const int code = copy(at, {result, results, result_type}, window);
  return code == MPI_SUCCESS ? combine(readable(origin, count, type), at, op, window) : code;
}

int fetch_and_op(const void* origin, void* result, const Datatype& type, int rank, MPI_Aint place, MPI_Op op,
                 Window& window) {
  return get_accumulate(origin, 1, type, result, 1, type, rank, place, 1, type, op, window);
}

int compare_and_swap(const void* origin, const void* compare, void* result, const Datatype& type, int rank,
                     MPI_Aint place, Window& window) {
  if (rank == MPI_PROC_NULL) return MPI_SUCCESS;
  if (!is_open(window)) return MPI_ERR_RMA_SYNC;
  const OneAtATime alone(window.own->in_use);
  const auto size = static_cast<std::size_t>(type.size);
  void* value = reinterpret_cast<void*>(place);
  // All three are places that the guest chooses; they may overlap.
  std::memmove(result, value, size);
  if (std::memcmp(value, compare, size) == 0) std::memmove(value, origin, size);
  return MPI_SUCCESS;
}

int rput(const void* origin, std::int64_t count, const Datatype& type, int rank, MPI_Aint place, std::int64_t there,
         const Datatype& target_type, Window& window, MPI_Request* request) {
  return give_request(put(origin, count, type, rank, place, there, target_type, window), window, request);
}

int rget(void* origin, std::int64_t count, const Datatype& type, int rank, MPI_Aint place, std::int64_t there,
         const Datatype& target_type, Window& window, MPI_Request* request) {
  return give_request(get(origin, count, type, rank, place, there, target_type, window), window, request);
}

int raccumulate(const void* origin, std::int64_t count, const Datatype& type, int rank, MPI_Aint place,
                std::int64_t there, const Datatype& target_type, MPI_Op op, Window& window, MPI_Request* request) {
  return give_request(accumulate(origin, count, type, rank, place, there, target_type, op, window), window, request);
}

int rget_accumulate(const void* origin, std::int64_t count, const Datatype& type, void* result, std::int64_t results,
                    const Datatype& result_type, int rank, MPI_Aint place, std::int64_t there,
                    const Datatype& target_type, MPI_Op op, Window& window, MPI_Request* request) {
  return give_request(
      get_accumulate(origin, count, type, result, results, result_type, rank, place, there, target_type, op, window),
      window, request);
}

}  // namespace mpiwasm::calls::single_process
