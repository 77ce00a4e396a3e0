// Collectives over one process (MPI-5.0, chapter 6): what it sends to itself is copied, and reductions have nothing to
// combine. Of counts, displacements and datatypes for each process only the first matters.
#include "serial_mpi/communicators.hpp"
#include "serial_mpi/copy_elements.hpp"
#include "serial_mpi/datatypes.hpp"
#include "serial_mpi/operations.hpp"

namespace mpiwasm::serial_mpi {
namespace {

/// Copies what the process sends to where it receives it.
int exchange(MPI_Comm comm, const void* from, std::int64_t from_count, MPI_Datatype from_type, void* to,
             std::int64_t to_count, MPI_Datatype to_type) {
  if (find_communicator(comm) == nullptr) return MPI_ERR_COMM;
  if (from == MPI_IN_PLACE || to == MPI_IN_PLACE) return MPI_SUCCESS;
  const LayoutPointer from_layout = find_layout(from_type);
  const LayoutPointer to_layout = find_layout(to_type);
  if (!from_layout || !to_layout) return MPI_ERR_TYPE;
  return copy_elements(from, from_count, *from_layout, to, to_count, *to_layout);
}

/// The address `displacement` elements behind `base`, which may be no address at all.
template <class Address>
Address element_at(Address base, int displacement, MPI_Datatype type) {
  const LayoutPointer layout = find_layout(type);
  if (base == MPI_IN_PLACE || !layout) return base;
  return at(base, product(displacement, layout->extent()));
}

int reduce(MPI_Comm comm, const void* from, void* to, int count, MPI_Datatype type, MPI_Op operation) {
  if (!is_defined(operation, type)) return find_datatype(type) == nullptr ? MPI_ERR_TYPE : MPI_ERR_OP;
  return exchange(comm, from, count, type, to, count, type);
}

}  // namespace
}  // namespace mpiwasm::serial_mpi

using namespace mpiwasm::serial_mpi;

int MPI_Barrier(MPI_Comm comm) { return find_communicator(comm) == nullptr ? MPI_ERR_COMM : MPI_SUCCESS; }

int MPI_Bcast(void*, int, MPI_Datatype, int, MPI_Comm comm) { return MPI_Barrier(comm); }

int MPI_Gather(const void* sendbuf, int sendcount, MPI_Datatype sendtype, void* recvbuf, int recvcount,
               MPI_Datatype recvtype, int, MPI_Comm comm) {
  return exchange(comm, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype);
}

int MPI_Gatherv(const void* sendbuf, int sendcount, MPI_Datatype sendtype, void* recvbuf, const int recvcounts[],
                const int displs[], MPI_Datatype recvtype, int, MPI_Comm comm) {
  return exchange(comm, sendbuf, sendcount, sendtype, element_at(recvbuf, displs[0], recvtype), recvcounts[0],
                  recvtype);
}

int MPI_Scatter(const void* sendbuf, int sendcount, MPI_Datatype sendtype, void* recvbuf, int recvcount,
                MPI_Datatype recvtype, int, MPI_Comm comm) {
  return exchange(comm, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype);
}

int MPI_Scatterv(const void* sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void* recvbuf,
                 int recvcount, MPI_Datatype recvtype, int, MPI_Comm comm) {
  return exchange(comm, element_at(sendbuf, displs[0], sendtype), sendcounts[0], sendtype, recvbuf, recvcount,
                  recvtype);
}

int MPI_Allgather(const void* sendbuf, int sendcount, MPI_Datatype sendtype, void* recvbuf, int recvcount,
                  MPI_Datatype recvtype, MPI_Comm comm) {
  return exchange(comm, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype);
}

int MPI_Allgatherv(const void* sendbuf, int sendcount, MPI_Datatype sendtype, void* recvbuf, const int recvcounts[],
                   const int displs[], MPI_Datatype recvtype, MPI_Comm comm) {
  return MPI_Gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, 0, comm);
}

int MPI_Alltoall(const void* sendbuf, int sendcount, MPI_Datatype sendtype, void* recvbuf, int recvcount,
                 MPI_Datatype recvtype, MPI_Comm comm) {
  return exchange(comm, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype);
}

int MPI_Alltoallv(const void* sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
                  void* recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm) {
  if (sendbuf == MPI_IN_PLACE) return MPI_Barrier(comm);
  return exchange(comm, element_at(sendbuf, sdispls[0], sendtype), sendcounts[0], sendtype,
                  element_at(recvbuf, rdispls[0], recvtype), recvcounts[0], recvtype);
}

int MPI_Alltoallw(const void* sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[],
                  void* recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[],
                  MPI_Comm comm) {
  if (sendbuf == MPI_IN_PLACE) return MPI_Barrier(comm);
  return exchange(comm, at(sendbuf, sdispls[0]), sendcounts[0], sendtypes[0], at(recvbuf, rdispls[0]), recvcounts[0],
                  recvtypes[0]);
}

int MPI_Reduce(const void* sendbuf, void* recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int, MPI_Comm comm) {
  return reduce(comm, sendbuf, recvbuf, count, datatype, op);
}

int MPI_Allreduce(const void* sendbuf, void* recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm) {
  return reduce(comm, sendbuf, recvbuf, count, datatype, op);
}

int MPI_Reduce_scatter(const void* sendbuf, void* recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op,
                       MPI_Comm comm) {
  return reduce(comm, sendbuf, recvbuf, recvcounts[0], datatype, op);
}

int MPI_Reduce_scatter_block(const void* sendbuf, void* recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
                             MPI_Comm comm) {
  return reduce(comm, sendbuf, recvbuf, recvcount, datatype, op);
}

int MPI_Scan(const void* sendbuf, void* recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm) {
  return reduce(comm, sendbuf, recvbuf, count, datatype, op);
}

int MPI_Exscan(const void*, void* recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm) {
  // The receive buffer of the first process is left as it is.
  return reduce(comm, MPI_IN_PLACE, recvbuf, count, datatype, op);
}
