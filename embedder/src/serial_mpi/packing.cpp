// MPI_Pack and its kind (MPI-5.0, 5.2 and 5.3).
#include <cstring>
#include <limits>

#include "serial_mpi/datatypes.hpp"

namespace mpiwasm::serial_mpi {
namespace {

bool is_external32(const char* name) { return std::strcmp(name, "external32") == 0; }

template <class Position>
int pack_at(const void* from, int count, MPI_Datatype datatype, void* to, MPI_Aint capacity, Position* position,
            Representation representation) {
  const LayoutPointer layout = find_layout(datatype);
  if (!layout) return MPI_ERR_TYPE;
  const std::int64_t bytes = layout->bytes(count);
  if (*position < 0 || bytes > capacity - *position) return MPI_ERR_TRUNCATE;
  pack(from, count, *layout, static_cast<std::byte*>(to) + *position, representation);
  *position += static_cast<Position>(bytes);
  return MPI_SUCCESS;
}

template <class Position>
int unpack_at(const void* from, MPI_Aint length, Position* position, void* to, int count, MPI_Datatype datatype,
              Representation representation) {
  const LayoutPointer layout = find_layout(datatype);
  if (!layout) return MPI_ERR_TYPE;
  const std::int64_t bytes = layout->bytes(count);
  if (*position < 0 || bytes > length - *position) return MPI_ERR_TRUNCATE;
  const auto* start = static_cast<const std::byte*>(from) + *position;
  unpack({start, static_cast<std::size_t>(bytes)}, to, count, *layout, representation);
  *position += static_cast<Position>(bytes);
  return MPI_SUCCESS;
}

}  // namespace
}  // namespace mpiwasm::serial_mpi

using namespace mpiwasm::serial_mpi;

int MPI_Pack(const void* inbuf, int incount, MPI_Datatype datatype, void* outbuf, int outsize, int* position,
             MPI_Comm) {
  return pack_at(inbuf, incount, datatype, outbuf, outsize, position, Representation::native);
}

int MPI_Unpack(const void* inbuf, int insize, int* position, void* outbuf, int outcount, MPI_Datatype datatype,
               MPI_Comm) {
  return unpack_at(inbuf, insize, position, outbuf, outcount, datatype, Representation::native);
}

int MPI_Pack_size(int incount, MPI_Datatype datatype, MPI_Comm, int* size) {
  MPI_Aint bytes = 0;
  const int code = MPI_Pack_external_size("external32", incount, datatype, &bytes);
  *size = bytes > std::numeric_limits<int>::max() ? MPI_UNDEFINED : static_cast<int>(bytes);
  return code;
}

int MPI_Pack_external(const char* datarep, const void* inbuf, int incount, MPI_Datatype datatype, void* outbuf,
                      MPI_Aint outsize, MPI_Aint* position) {
  if (!is_external32(datarep)) return MPI_ERR_UNSUPPORTED_DATAREP;
  return pack_at(inbuf, incount, datatype, outbuf, outsize, position, Representation::external32);
}

int MPI_Unpack_external(const char* datarep, const void* inbuf, MPI_Aint insize, MPI_Aint* position, void* outbuf,
                        int outcount, MPI_Datatype datatype) {
  if (!is_external32(datarep)) return MPI_ERR_UNSUPPORTED_DATAREP;
  return unpack_at(inbuf, insize, position, outbuf, outcount, datatype, Representation::external32);
}

int MPI_Pack_external_size(const char* datarep, int incount, MPI_Datatype datatype, MPI_Aint* size) {
  const LayoutPointer layout = find_layout(datatype);
  if (!layout) return MPI_ERR_TYPE;
  if (!is_external32(datarep)) return MPI_ERR_UNSUPPORTED_DATAREP;
  // All numbers have the same size in both representations.
  *size = layout->bytes(incount);
  return MPI_SUCCESS;
}
