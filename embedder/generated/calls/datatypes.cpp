// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/datatypes.toml.
#include "calls/core/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Pack(Context* context, Address inbuf, std::int32_t incount, Handle datatype, Address outbuf,
      std::int32_t outsize, Address position, Handle comm) try {
  Call call(*context, "MPI_Pack", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_incount = call.count("incount", incount);
  const int host_outsize = call.count("outsize", outsize);
  const void* host_inbuf = call.buffer("inbuf", inbuf, host_incount, the_datatype);
  void* host_outbuf = call.result_bytes("outbuf", outbuf, host_outsize);
  std::int32_t* position_place = call.place<std::int32_t>("position", position);
  const std::int64_t position_start = call.position("position", position_place, host_outsize,
      Call::product(host_incount, the_datatype.size));
  auto host_position = static_cast<int>(position_start);
  if (call.failed()) return call.raise();
  if (Call::product(host_incount, the_datatype.size) == 0) {
    return 0;
  }
  const int code = MPI_Pack(host_inbuf, host_incount, the_datatype.host, host_outbuf, host_outsize, &host_position,
      the_comm.host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *position_place = static_cast<std::int32_t>(host_position);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Pack", comm, error);
}

Code guest_MPI_Pack_c(Context* context, Address inbuf, std::int64_t incount, Handle datatype, Address outbuf,
      std::int64_t outsize, Address position, Handle comm) try {
  Call call(*context, "MPI_Pack_c", comm);
  const bool large = MPI_Pack_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_incount = call.large_count("incount", incount);
  const int narrow_incount = large ? 0 : call.narrow_count("incount", host_incount);
  const std::int64_t host_outsize = call.large_count("outsize", outsize);
  const int narrow_outsize = large ? 0 : call.narrow_count("outsize", host_outsize);
  const void* host_inbuf = call.buffer("inbuf", inbuf, host_incount, the_datatype);
  void* host_outbuf = call.result_bytes("outbuf", outbuf, host_outsize);
  std::int64_t* position_place = call.place<std::int64_t>("position", position);
  const std::int64_t position_start = call.position("position", position_place, host_outsize,
      Call::product(host_incount, the_datatype.size));
  auto host_position = static_cast<MPI_Count>(position_start);
  auto narrow_position = static_cast<int>(position_start);
  if (call.failed()) return call.raise();
  if (Call::product(host_incount, the_datatype.size) == 0) {
    return 0;
  }
  const int code = large ? MPI_Pack_c(host_inbuf, host_incount, the_datatype.host, host_outbuf, host_outsize,
      &host_position, the_comm.host) : MPI_Pack(host_inbuf, narrow_incount, the_datatype.host, host_outbuf,
      narrow_outsize, &narrow_position, the_comm.host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *position_place = large ? static_cast<std::int64_t>(host_position) : static_cast<std::int64_t>(narrow_position);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Pack_c", comm, error);
}

Code guest_MPI_Unpack(Context* context, Address inbuf, std::int32_t insize, Address position, Address outbuf,
      std::int32_t outcount, Handle datatype, Handle comm) try {
  Call call(*context, "MPI_Unpack", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_insize = call.count("insize", insize);
  const int host_outcount = call.count("outcount", outcount);
  const void* host_inbuf = call.bytes("inbuf", inbuf, host_insize);
  void* host_outbuf = call.result_buffer("outbuf", outbuf, host_outcount, the_datatype);
  std::int32_t* position_place = call.place<std::int32_t>("position", position);
  const std::int64_t position_start = call.position("position", position_place, host_insize,
      Call::product(host_outcount, the_datatype.size));
  auto host_position = static_cast<int>(position_start);
  if (call.failed()) return call.raise();
  if (Call::product(host_outcount, the_datatype.size) == 0) {
    return 0;
  }
  const int code = MPI_Unpack(host_inbuf, host_insize, &host_position, host_outbuf, host_outcount, the_datatype.host,
      the_comm.host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *position_place = static_cast<std::int32_t>(host_position);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Unpack", comm, error);
}

Code guest_MPI_Unpack_c(Context* context, Address inbuf, std::int64_t insize, Address position, Address outbuf,
      std::int64_t outcount, Handle datatype, Handle comm) try {
  Call call(*context, "MPI_Unpack_c", comm);
  const bool large = MPI_Unpack_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_insize = call.large_count("insize", insize);
  const int narrow_insize = large ? 0 : call.narrow_count("insize", host_insize);
  const std::int64_t host_outcount = call.large_count("outcount", outcount);
  const int narrow_outcount = large ? 0 : call.narrow_count("outcount", host_outcount);
  const void* host_inbuf = call.bytes("inbuf", inbuf, host_insize);
  void* host_outbuf = call.result_buffer("outbuf", outbuf, host_outcount, the_datatype);
  std::int64_t* position_place = call.place<std::int64_t>("position", position);
  const std::int64_t position_start = call.position("position", position_place, host_insize,
      Call::product(host_outcount, the_datatype.size));
  auto host_position = static_cast<MPI_Count>(position_start);
  auto narrow_position = static_cast<int>(position_start);
  if (call.failed()) return call.raise();
  if (Call::product(host_outcount, the_datatype.size) == 0) {
    return 0;
  }
  const int code = large ? MPI_Unpack_c(host_inbuf, host_insize, &host_position, host_outbuf, host_outcount,
      the_datatype.host, the_comm.host) : MPI_Unpack(host_inbuf, narrow_insize, &narrow_position, host_outbuf,
      narrow_outcount, the_datatype.host, the_comm.host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *position_place = large ? static_cast<std::int64_t>(host_position) : static_cast<std::int64_t>(narrow_position);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Unpack_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Pack_size(Context* context, std::int32_t incount, Handle datatype,
      Handle comm, Address size) try {
  Call call(*context, "MPI_Pack_size", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_incount = call.count("incount", incount);
  std::int32_t* size_place = call.place<std::int32_t>("size", size);
  int host_size{};
  if (call.failed()) return call.raise();
  const int code = MPI_Pack_size(host_incount, the_datatype.host, the_comm.host, &host_size);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *size_place = host_size;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Pack_size", comm, error);
}

Code guest_MPI_Pack_size(Context* context, std::int32_t incount, Handle datatype, Handle comm, Address size) {
  QuickCall call(*context, "MPI_Pack_size", comm);
  if (call.failed()) return careful_MPI_Pack_size(context, incount, datatype, comm, size);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Pack_size(context, incount, datatype, comm, size);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Pack_size(context, incount, datatype, comm, size);
  const int host_incount = call.count("incount", incount);
  if (call.failed()) return careful_MPI_Pack_size(context, incount, datatype, comm, size);
  std::int32_t* size_place = call.place<std::int32_t>("size", size);
  if (call.failed()) return careful_MPI_Pack_size(context, incount, datatype, comm, size);
  int host_size{};
  const int code = MPI_Pack_size(host_incount, the_datatype.host, the_comm.host, &host_size);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *size_place = host_size;
  return 0;
}

Code guest_MPI_Pack_size_c(Context* context, std::int64_t incount, Handle datatype, Handle comm, Address size) try {
  Call call(*context, "MPI_Pack_size_c", comm);
  const bool large = MPI_Pack_size_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_incount = call.large_count("incount", incount);
  const int narrow_incount = large ? 0 : call.narrow_count("incount", host_incount);
  std::int64_t* size_place = call.place<std::int64_t>("size", size);
  MPI_Count host_size{};
  int narrow_size{};
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Pack_size_c(host_incount, the_datatype.host, the_comm.host, &host_size)
      : MPI_Pack_size(narrow_incount, the_datatype.host, the_comm.host, &narrow_size);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *size_place = large ? static_cast<std::int64_t>(host_size) : std::int64_t{narrow_size};
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Pack_size_c", comm, error);
}

Code guest_MPI_Pack_external(Context* context, Address datarep, Address inbuf, std::int32_t incount, Handle datatype,
      Address outbuf, std::int32_t outsize, Address position) try {
  Call call(*context, "MPI_Pack_external");
  const Datatype& the_datatype = call.portable_datatype("datatype", datatype);
  const int host_incount = call.count("incount", incount);
  const std::int64_t host_outsize = call.large_count("outsize", outsize);
  const void* host_inbuf = call.buffer("inbuf", inbuf, host_incount, the_datatype);
  void* host_outbuf = call.result_bytes("outbuf", outbuf, host_outsize);
  const std::string host_datarep = call.string("datarep", datarep);
  std::int32_t* position_place = call.place<std::int32_t>("position", position);
  const std::int64_t position_start = call.position("position", position_place, host_outsize,
      Call::product(host_incount, the_datatype.size));
  auto host_position = static_cast<MPI_Aint>(position_start);
  if (call.failed()) return call.raise();
  if (Call::product(host_incount, the_datatype.size) == 0) {
    return 0;
  }
  const int code = MPI_Pack_external(host_datarep.c_str(), host_inbuf, host_incount, the_datatype.host, host_outbuf,
      host_outsize, &host_position);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *position_place = static_cast<std::int32_t>(host_position);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Pack_external", no_handle, error);
}

Code guest_MPI_Pack_external_c(Context* context, Address datarep, Address inbuf, std::int64_t incount,
      Handle datatype, Address outbuf, std::int64_t outsize, Address position) try {
  Call call(*context, "MPI_Pack_external_c");
  const bool large = MPI_Pack_external_c != nullptr;
  const Datatype& the_datatype = call.portable_datatype("datatype", datatype);
  const std::int64_t host_incount = call.large_count("incount", incount);
  const int narrow_incount = large ? 0 : call.narrow_count("incount", host_incount);
  const std::int64_t host_outsize = call.large_count("outsize", outsize);
  const void* host_inbuf = call.buffer("inbuf", inbuf, host_incount, the_datatype);
  void* host_outbuf = call.result_bytes("outbuf", outbuf, host_outsize);
  const std::string host_datarep = call.string("datarep", datarep);
  std::int64_t* position_place = call.place<std::int64_t>("position", position);
  const std::int64_t position_start = call.position("position", position_place, host_outsize,
      Call::product(host_incount, the_datatype.size));
  auto host_position = static_cast<MPI_Count>(position_start);
  auto narrow_position = static_cast<MPI_Aint>(position_start);
  if (call.failed()) return call.raise();
  if (Call::product(host_incount, the_datatype.size) == 0) {
    return 0;
  }
  const int code = large ? MPI_Pack_external_c(host_datarep.c_str(), host_inbuf, host_incount, the_datatype.host,
      host_outbuf, host_outsize, &host_position) : MPI_Pack_external(host_datarep.c_str(), host_inbuf,
      narrow_incount, the_datatype.host, host_outbuf, host_outsize, &narrow_position);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *position_place = large ? static_cast<std::int64_t>(host_position) : static_cast<std::int64_t>(narrow_position);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Pack_external_c", no_handle, error);
}

Code guest_MPI_Unpack_external(Context* context, Address datarep, Address inbuf, std::int32_t insize,
      Address position, Address outbuf, std::int32_t outcount, Handle datatype) try {
  Call call(*context, "MPI_Unpack_external");
  const Datatype& the_datatype = call.portable_datatype("datatype", datatype);
  const std::int64_t host_insize = call.large_count("insize", insize);
  const int host_outcount = call.count("outcount", outcount);
  const void* host_inbuf = call.bytes("inbuf", inbuf, host_insize);
  void* host_outbuf = call.result_buffer("outbuf", outbuf, host_outcount, the_datatype);
  const std::string host_datarep = call.string("datarep", datarep);
  std::int32_t* position_place = call.place<std::int32_t>("position", position);
  const std::int64_t position_start = call.position("position", position_place, host_insize,
      Call::product(host_outcount, the_datatype.size));
  auto host_position = static_cast<MPI_Aint>(position_start);
  if (call.failed()) return call.raise();
  if (Call::product(host_outcount, the_datatype.size) == 0) {
    return 0;
  }
  const int code = MPI_Unpack_external(host_datarep.c_str(), host_inbuf, host_insize, &host_position, host_outbuf,
      host_outcount, the_datatype.host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *position_place = static_cast<std::int32_t>(host_position);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Unpack_external", no_handle, error);
}

Code guest_MPI_Unpack_external_c(Context* context, Address datarep, Address inbuf, std::int64_t insize,
      Address position, Address outbuf, std::int64_t outcount, Handle datatype) try {
  Call call(*context, "MPI_Unpack_external_c");
  const bool large = MPI_Unpack_external_c != nullptr;
  const Datatype& the_datatype = call.portable_datatype("datatype", datatype);
  const std::int64_t host_insize = call.large_count("insize", insize);
  const std::int64_t host_outcount = call.large_count("outcount", outcount);
  const int narrow_outcount = large ? 0 : call.narrow_count("outcount", host_outcount);
  const void* host_inbuf = call.bytes("inbuf", inbuf, host_insize);
  void* host_outbuf = call.result_buffer("outbuf", outbuf, host_outcount, the_datatype);
  const std::string host_datarep = call.string("datarep", datarep);
  std::int64_t* position_place = call.place<std::int64_t>("position", position);
  const std::int64_t position_start = call.position("position", position_place, host_insize,
      Call::product(host_outcount, the_datatype.size));
  auto host_position = static_cast<MPI_Count>(position_start);
  auto narrow_position = static_cast<MPI_Aint>(position_start);
  if (call.failed()) return call.raise();
  if (Call::product(host_outcount, the_datatype.size) == 0) {
    return 0;
  }
  const int code = large ? MPI_Unpack_external_c(host_datarep.c_str(), host_inbuf, host_insize, &host_position,
      host_outbuf, host_outcount, the_datatype.host) : MPI_Unpack_external(host_datarep.c_str(), host_inbuf,
      host_insize, &narrow_position, host_outbuf, narrow_outcount, the_datatype.host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *position_place = large ? static_cast<std::int64_t>(host_position) : static_cast<std::int64_t>(narrow_position);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Unpack_external_c", no_handle, error);
}

Code guest_MPI_Pack_external_size(Context* context, Address datarep, std::int32_t incount, Handle datatype,
      Address size) try {
  Call call(*context, "MPI_Pack_external_size");
  const Datatype& the_datatype = call.portable_datatype("datatype", datatype);
  const int host_incount = call.count("incount", incount);
  const std::string host_datarep = call.string("datarep", datarep);
  std::int32_t* size_place = call.place<std::int32_t>("size", size);
  MPI_Aint host_size{};
  if (call.failed()) return call.raise();
  if (Call::product(host_incount, the_datatype.size) == 0) {
    *size_place = 0;
    return 0;
  }
  const int code = MPI_Pack_external_size(host_datarep.c_str(), host_incount, the_datatype.host, &host_size);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *size_place = translate::narrow_address(host_size);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Pack_external_size", no_handle, error);
}

Code guest_MPI_Pack_external_size_c(Context* context, Address datarep, std::int64_t incount, Handle datatype,
      Address size) try {
  Call call(*context, "MPI_Pack_external_size_c");
  const bool large = MPI_Pack_external_size_c != nullptr;
  const Datatype& the_datatype = call.portable_datatype("datatype", datatype);
  const std::int64_t host_incount = call.large_count("incount", incount);
  const int narrow_incount = large ? 0 : call.narrow_count("incount", host_incount);
  const std::string host_datarep = call.string("datarep", datarep);
  std::int64_t* size_place = call.place<std::int64_t>("size", size);
  MPI_Count host_size{};
  MPI_Aint narrow_size{};
  if (call.failed()) return call.raise();
  if (Call::product(host_incount, the_datatype.size) == 0) {
    *size_place = 0;
    return 0;
  }
  const int code = large ? MPI_Pack_external_size_c(host_datarep.c_str(), host_incount, the_datatype.host,
      &host_size) : MPI_Pack_external_size(host_datarep.c_str(), narrow_incount, the_datatype.host, &narrow_size);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *size_place = large ? static_cast<std::int64_t>(host_size) : std::int64_t{narrow_size};
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Pack_external_size_c", no_handle, error);
}

}  // namespace mpiwasm::calls
