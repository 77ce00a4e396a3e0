// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/files.toml.
#include "calls/core/generated_call.hpp"
#include "calls/process/host_hints.hpp"

namespace mpiwasm::calls {

Code guest_MPI_File_set_size(Context* context, Handle fh, std::int64_t size) try {
  Call call(*context, "MPI_File_set_size", fh);
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const MPI_Offset host_size = call.offset("size", size);
  call.require("size", rules::at_most(host_size, farthest_byte), guest_MPI_ERR_ARG);
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_set_size"));
  if (call.failed()) return call.raise();
  return call.finish(MPI_File_set_size(the_fh.host, host_size));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_set_size", fh, error);
}

Code guest_MPI_File_get_size(Context* context, Handle fh, Address size) try {
  Call call(*context, "MPI_File_get_size", fh);
  File& the_fh = call.file("fh", fh);
  std::int64_t* size_place = call.place<std::int64_t>("size", size);
  MPI_Offset host_size{};
  if (call.failed()) return call.raise();
  const int code = MPI_File_get_size(the_fh.host, &host_size);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *size_place = host_size;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_get_size", fh, error);
}

Code guest_MPI_File_get_group(Context* context, Handle fh, Address group) try {
  Call call(*context, "MPI_File_get_group", fh);
  File& the_fh = call.file("fh", fh);
  Handle* group_place = call.result_place(context->groups, "group", group);
  MPI_Group host_group = MPI_GROUP_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_File_get_group(the_fh.host, &host_group);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *group_place = call.new_group(host_group);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_get_group", fh, error);
}

Code guest_MPI_File_set_info(Context* context, Handle fh, Handle info) try {
  Call call(*context, "MPI_File_set_info", fh);
  File& the_fh = call.file("fh", fh);
  const HostHints host_info(HintsFor::open_file, call.info("info", info));
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_set_info"));
  if (call.failed()) return call.raise();
  const int code = MPI_File_set_info(the_fh.host, host_info.host());
  if (code != MPI_SUCCESS) return call.raise_host(code);
  the_fh.remember(host_info.allowed());
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_set_info", fh, error);
}

Code guest_MPI_File_get_info(Context* context, Handle fh, Address info_used) try {
  Call call(*context, "MPI_File_get_info", fh);
  File& the_fh = call.file("fh", fh);
  Handle* info_used_place = call.result_place(context->infos, "info_used", info_used);
  MPI_Info host_info_used = MPI_INFO_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_File_get_info(the_fh.host, &host_info_used);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *info_used_place = call.new_info(host_info_used);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_get_info", fh, error);
}

Code guest_MPI_File_read_at(Context* context, Handle fh, std::int64_t offset, Address buf, std::int32_t count,
      Handle datatype, Address status) try {
  Call call(*context, "MPI_File_read_at", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const int host_count = call.count("count", count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = MPI_File_read_at(the_fh.host, host_offset, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_at", fh, error);
}

Code guest_MPI_File_read_at_c(Context* context, Handle fh, std::int64_t offset, Address buf, std::int64_t count,
      Handle datatype, Address status) try {
  Call call(*context, "MPI_File_read_at_c", fh);
  const bool large = MPI_File_read_at_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = large ? MPI_File_read_at_c(the_fh.host, host_offset, host_buf, call.message_count(the_datatype,
      host_count), type_for_files(the_fh, the_datatype), status_result.host()) : MPI_File_read_at(the_fh.host,
      host_offset, host_buf, call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype),
      status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_at_c", fh, error);
}

Code guest_MPI_File_read_at_all(Context* context, Handle fh, std::int64_t offset, Address buf, std::int32_t count,
      Handle datatype, Address status) try {
  Call call(*context, "MPI_File_read_at_all", fh);
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const int host_count = call.count("count", count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, false, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_read_at_all"));
  if (call.failed()) return call.raise();
  const int code = MPI_File_read_at_all(the_fh.host, host_offset, host_buf, call.message_count(the_datatype,
      host_count), type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_at_all", fh, error);
}

Code guest_MPI_File_read_at_all_c(Context* context, Handle fh, std::int64_t offset, Address buf, std::int64_t count,
      Handle datatype, Address status) try {
  Call call(*context, "MPI_File_read_at_all_c", fh);
  const bool large = MPI_File_read_at_all_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, false, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_read_at_all"));
  if (call.failed()) return call.raise();
  const int code = large ? MPI_File_read_at_all_c(the_fh.host, host_offset, host_buf,
      call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype), status_result.host())
      : MPI_File_read_at_all(the_fh.host, host_offset, host_buf, call.message_count(the_datatype, narrow_count),
      type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_at_all_c", fh, error);
}

Code guest_MPI_File_write_at(Context* context, Handle fh, std::int64_t offset, Address buf, std::int32_t count,
      Handle datatype, Address status) try {
  Call call(*context, "MPI_File_write_at", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const int host_count = call.count("count", count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = MPI_File_write_at(the_fh.host, host_offset, host_buf, call.message_count(the_datatype,
      host_count), type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_at", fh, error);
}

Code guest_MPI_File_write_at_c(Context* context, Handle fh, std::int64_t offset, Address buf, std::int64_t count,
      Handle datatype, Address status) try {
  Call call(*context, "MPI_File_write_at_c", fh);
  const bool large = MPI_File_write_at_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = large ? MPI_File_write_at_c(the_fh.host, host_offset, host_buf, call.message_count(the_datatype,
      host_count), type_for_files(the_fh, the_datatype), status_result.host()) : MPI_File_write_at(the_fh.host,
      host_offset, host_buf, call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype),
      status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_at_c", fh, error);
}

Code guest_MPI_File_write_at_all(Context* context, Handle fh, std::int64_t offset, Address buf, std::int32_t count,
      Handle datatype, Address status) try {
  Call call(*context, "MPI_File_write_at_all", fh);
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const int host_count = call.count("count", count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, false, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_write_at_all"));
  if (call.failed()) return call.raise();
  const int code = MPI_File_write_at_all(the_fh.host, host_offset, host_buf, call.message_count(the_datatype,
      host_count), type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_at_all", fh, error);
}

Code guest_MPI_File_write_at_all_c(Context* context, Handle fh, std::int64_t offset, Address buf, std::int64_t count,
      Handle datatype, Address status) try {
  Call call(*context, "MPI_File_write_at_all_c", fh);
  const bool large = MPI_File_write_at_all_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, false, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_write_at_all"));
  if (call.failed()) return call.raise();
  const int code = large ? MPI_File_write_at_all_c(the_fh.host, host_offset, host_buf,
      call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype), status_result.host())
      : MPI_File_write_at_all(the_fh.host, host_offset, host_buf, call.message_count(the_datatype, narrow_count),
      type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_at_all_c", fh, error);
}

Code guest_MPI_File_iread_at(Context* context, Handle fh, std::int64_t offset, Address buf, std::int32_t count,
      Handle datatype, Address request) try {
  Call call(*context, "MPI_File_iread_at", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const int host_count = call.count("count", count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = MPI_File_read_at(the_fh.host, host_offset, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iread_at", fh, error);
}

Code guest_MPI_File_iread_at_c(Context* context, Handle fh, std::int64_t offset, Address buf, std::int64_t count,
      Handle datatype, Address request) try {
  Call call(*context, "MPI_File_iread_at_c", fh);
  const bool large = MPI_File_iread_at_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = large ? MPI_File_read_at_c(the_fh.host, host_offset, host_buf, call.message_count(the_datatype,
      host_count), type_for_files(the_fh, the_datatype), &done) : MPI_File_read_at(the_fh.host, host_offset,
      host_buf, call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iread_at_c", fh, error);
}

Code guest_MPI_File_iread_at_all(Context* context, Handle fh, std::int64_t offset, Address buf, std::int32_t count,
      Handle datatype, Address request) try {
  Call call(*context, "MPI_File_iread_at_all", fh);
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const int host_count = call.count("count", count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = MPI_File_read_at(the_fh.host, host_offset, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iread_at_all", fh, error);
}

Code guest_MPI_File_iread_at_all_c(Context* context, Handle fh, std::int64_t offset, Address buf, std::int64_t count,
      Handle datatype, Address request) try {
  Call call(*context, "MPI_File_iread_at_all_c", fh);
  const bool large = MPI_File_iread_at_all_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = large ? MPI_File_read_at_c(the_fh.host, host_offset, host_buf, call.message_count(the_datatype,
      host_count), type_for_files(the_fh, the_datatype), &done) : MPI_File_read_at(the_fh.host, host_offset,
      host_buf, call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iread_at_all_c", fh, error);
}

Code guest_MPI_File_iwrite_at(Context* context, Handle fh, std::int64_t offset, Address buf, std::int32_t count,
      Handle datatype, Address request) try {
  Call call(*context, "MPI_File_iwrite_at", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const int host_count = call.count("count", count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = MPI_File_write_at(the_fh.host, host_offset, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iwrite_at", fh, error);
}

Code guest_MPI_File_iwrite_at_c(Context* context, Handle fh, std::int64_t offset, Address buf, std::int64_t count,
      Handle datatype, Address request) try {
  Call call(*context, "MPI_File_iwrite_at_c", fh);
  const bool large = MPI_File_iwrite_at_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = large ? MPI_File_write_at_c(the_fh.host, host_offset, host_buf, call.message_count(the_datatype,
      host_count), type_for_files(the_fh, the_datatype), &done) : MPI_File_write_at(the_fh.host, host_offset,
      host_buf, call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iwrite_at_c", fh, error);
}

Code guest_MPI_File_iwrite_at_all(Context* context, Handle fh, std::int64_t offset, Address buf, std::int32_t count,
      Handle datatype, Address request) try {
  Call call(*context, "MPI_File_iwrite_at_all", fh);
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const int host_count = call.count("count", count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = MPI_File_write_at(the_fh.host, host_offset, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iwrite_at_all", fh, error);
}

Code guest_MPI_File_iwrite_at_all_c(Context* context, Handle fh, std::int64_t offset, Address buf,
      std::int64_t count, Handle datatype, Address request) try {
  Call call(*context, "MPI_File_iwrite_at_all_c", fh);
  const bool large = MPI_File_iwrite_at_all_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = large ? MPI_File_write_at_c(the_fh.host, host_offset, host_buf, call.message_count(the_datatype,
      host_count), type_for_files(the_fh, the_datatype), &done) : MPI_File_write_at(the_fh.host, host_offset,
      host_buf, call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iwrite_at_all_c", fh, error);
}

Code guest_MPI_File_read(Context* context, Handle fh, Address buf, std::int32_t count, Handle datatype,
      Address status) try {
  Call call(*context, "MPI_File_read", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = MPI_File_read(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read", fh, error);
}

Code guest_MPI_File_read_c(Context* context, Handle fh, Address buf, std::int64_t count, Handle datatype,
      Address status) try {
  Call call(*context, "MPI_File_read_c", fh);
  const bool large = MPI_File_read_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = large ? MPI_File_read_c(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), status_result.host()) : MPI_File_read(the_fh.host, host_buf,
      call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_c", fh, error);
}

Code guest_MPI_File_read_all(Context* context, Handle fh, Address buf, std::int32_t count, Handle datatype,
      Address status) try {
  Call call(*context, "MPI_File_read_all", fh);
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, false, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_read_all"));
  if (call.failed()) return call.raise();
  const int code = MPI_File_read_all(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_all", fh, error);
}

Code guest_MPI_File_read_all_c(Context* context, Handle fh, Address buf, std::int64_t count, Handle datatype,
      Address status) try {
  Call call(*context, "MPI_File_read_all_c", fh);
  const bool large = MPI_File_read_all_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, false, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_read_all"));
  if (call.failed()) return call.raise();
  const int code = large ? MPI_File_read_all_c(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), status_result.host()) : MPI_File_read_all(the_fh.host, host_buf,
      call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_all_c", fh, error);
}

Code guest_MPI_File_write(Context* context, Handle fh, Address buf, std::int32_t count, Handle datatype,
      Address status) try {
  Call call(*context, "MPI_File_write", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = MPI_File_write(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write", fh, error);
}

Code guest_MPI_File_write_c(Context* context, Handle fh, Address buf, std::int64_t count, Handle datatype,
      Address status) try {
  Call call(*context, "MPI_File_write_c", fh);
  const bool large = MPI_File_write_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = large ? MPI_File_write_c(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), status_result.host()) : MPI_File_write(the_fh.host, host_buf,
      call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_c", fh, error);
}

Code guest_MPI_File_write_all(Context* context, Handle fh, Address buf, std::int32_t count, Handle datatype,
      Address status) try {
  Call call(*context, "MPI_File_write_all", fh);
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, false, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_write_all"));
  if (call.failed()) return call.raise();
  const int code = MPI_File_write_all(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_all", fh, error);
}

Code guest_MPI_File_write_all_c(Context* context, Handle fh, Address buf, std::int64_t count, Handle datatype,
      Address status) try {
  Call call(*context, "MPI_File_write_all_c", fh);
  const bool large = MPI_File_write_all_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, false, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_write_all"));
  if (call.failed()) return call.raise();
  const int code = large ? MPI_File_write_all_c(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), status_result.host()) : MPI_File_write_all(the_fh.host, host_buf,
      call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_all_c", fh, error);
}

Code guest_MPI_File_iread(Context* context, Handle fh, Address buf, std::int32_t count, Handle datatype,
      Address request) try {
  Call call(*context, "MPI_File_iread", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = MPI_File_read(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iread", fh, error);
}

Code guest_MPI_File_iread_c(Context* context, Handle fh, Address buf, std::int64_t count, Handle datatype,
      Address request) try {
  Call call(*context, "MPI_File_iread_c", fh);
  const bool large = MPI_File_iread_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = large ? MPI_File_read_c(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), &done) : MPI_File_read(the_fh.host, host_buf,
      call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iread_c", fh, error);
}

Code guest_MPI_File_iread_all(Context* context, Handle fh, Address buf, std::int32_t count, Handle datatype,
      Address request) try {
  Call call(*context, "MPI_File_iread_all", fh);
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = MPI_File_read(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iread_all", fh, error);
}

Code guest_MPI_File_iread_all_c(Context* context, Handle fh, Address buf, std::int64_t count, Handle datatype,
      Address request) try {
  Call call(*context, "MPI_File_iread_all_c", fh);
  const bool large = MPI_File_iread_all_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = large ? MPI_File_read_c(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), &done) : MPI_File_read(the_fh.host, host_buf,
      call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iread_all_c", fh, error);
}

Code guest_MPI_File_iwrite(Context* context, Handle fh, Address buf, std::int32_t count, Handle datatype,
      Address request) try {
  Call call(*context, "MPI_File_iwrite", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = MPI_File_write(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iwrite", fh, error);
}

Code guest_MPI_File_iwrite_c(Context* context, Handle fh, Address buf, std::int64_t count, Handle datatype,
      Address request) try {
  Call call(*context, "MPI_File_iwrite_c", fh);
  const bool large = MPI_File_iwrite_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = large ? MPI_File_write_c(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), &done) : MPI_File_write(the_fh.host, host_buf,
      call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iwrite_c", fh, error);
}

Code guest_MPI_File_iwrite_all(Context* context, Handle fh, Address buf, std::int32_t count, Handle datatype,
      Address request) try {
  Call call(*context, "MPI_File_iwrite_all", fh);
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = MPI_File_write(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iwrite_all", fh, error);
}

Code guest_MPI_File_iwrite_all_c(Context* context, Handle fh, Address buf, std::int64_t count, Handle datatype,
      Address request) try {
  Call call(*context, "MPI_File_iwrite_all_c", fh);
  const bool large = MPI_File_iwrite_all_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = large ? MPI_File_write_c(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), &done) : MPI_File_write(the_fh.host, host_buf,
      call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iwrite_all_c", fh, error);
}

Code guest_MPI_File_seek(Context* context, Handle fh, std::int64_t offset, std::int32_t whence) try {
  Call call(*context, "MPI_File_seek", fh);
  File& the_fh = call.file("fh", fh);
  const MPI_Offset host_offset = offset;
  call.require(rules::seeks(the_fh, rules::FilePointer::own, host_offset, whence));
  const int host_whence = call.constant("whence", whence, translate::whence_rows, guest_MPI_ERR_ARG);
  if (call.failed()) return call.raise();
  return call.finish(MPI_File_seek(the_fh.host, host_offset, host_whence));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_seek", fh, error);
}

Code guest_MPI_File_get_position(Context* context, Handle fh, Address offset) try {
  Call call(*context, "MPI_File_get_position", fh);
  File& the_fh = call.file("fh", fh);
  std::int64_t* offset_place = call.place<std::int64_t>("offset", offset);
  MPI_Offset host_offset{};
  if (call.failed()) return call.raise();
  const int code = MPI_File_get_position(the_fh.host, &host_offset);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *offset_place = host_offset;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_get_position", fh, error);
}

Code guest_MPI_File_get_byte_offset(Context* context, Handle fh, std::int64_t offset, Address disp) try {
  Call call(*context, "MPI_File_get_byte_offset", fh);
  File& the_fh = call.file("fh", fh);
  const MPI_Offset host_offset = call.offset("offset", offset);
  call.require(rules::in_view(the_fh, host_offset));
  std::int64_t* disp_place = call.place<std::int64_t>("disp", disp);
  MPI_Offset host_disp{};
  if (call.failed()) return call.raise();
  const int code = MPI_File_get_byte_offset(the_fh.host, host_offset, &host_disp);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *disp_place = host_disp;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_get_byte_offset", fh, error);
}

Code guest_MPI_File_read_shared(Context* context, Handle fh, Address buf, std::int32_t count, Handle datatype,
      Address status) try {
  Call call(*context, "MPI_File_read_shared", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::shared, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = MPI_File_read_shared(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_shared", fh, error);
}

Code guest_MPI_File_read_shared_c(Context* context, Handle fh, Address buf, std::int64_t count, Handle datatype,
      Address status) try {
  Call call(*context, "MPI_File_read_shared_c", fh);
  const bool large = MPI_File_read_shared_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::shared, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = large ? MPI_File_read_shared_c(the_fh.host, host_buf, call.message_count(the_datatype,
      host_count), type_for_files(the_fh, the_datatype), status_result.host()) : MPI_File_read_shared(the_fh.host,
      host_buf, call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype),
      status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_shared_c", fh, error);
}

Code guest_MPI_File_write_shared(Context* context, Handle fh, Address buf, std::int32_t count, Handle datatype,
      Address status) try {
  Call call(*context, "MPI_File_write_shared", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::shared, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = MPI_File_write_shared(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_shared", fh, error);
}

Code guest_MPI_File_write_shared_c(Context* context, Handle fh, Address buf, std::int64_t count, Handle datatype,
      Address status) try {
  Call call(*context, "MPI_File_write_shared_c", fh);
  const bool large = MPI_File_write_shared_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::shared, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = large ? MPI_File_write_shared_c(the_fh.host, host_buf, call.message_count(the_datatype,
      host_count), type_for_files(the_fh, the_datatype), status_result.host()) : MPI_File_write_shared(the_fh.host,
      host_buf, call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype),
      status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_shared_c", fh, error);
}

Code guest_MPI_File_iread_shared(Context* context, Handle fh, Address buf, std::int32_t count, Handle datatype,
      Address request) try {
  Call call(*context, "MPI_File_iread_shared", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::shared, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = MPI_File_read_shared(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iread_shared", fh, error);
}

Code guest_MPI_File_iread_shared_c(Context* context, Handle fh, Address buf, std::int64_t count, Handle datatype,
      Address request) try {
  Call call(*context, "MPI_File_iread_shared_c", fh);
  const bool large = MPI_File_iread_shared_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::shared, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = large ? MPI_File_read_shared_c(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), &done) : MPI_File_read_shared(the_fh.host, host_buf,
      call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iread_shared_c", fh, error);
}

Code guest_MPI_File_iwrite_shared(Context* context, Handle fh, Address buf, std::int32_t count, Handle datatype,
      Address request) try {
  Call call(*context, "MPI_File_iwrite_shared", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::shared, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = MPI_File_write_shared(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iwrite_shared", fh, error);
}

Code guest_MPI_File_iwrite_shared_c(Context* context, Handle fh, Address buf, std::int64_t count, Handle datatype,
      Address request) try {
  Call call(*context, "MPI_File_iwrite_shared_c", fh);
  const bool large = MPI_File_iwrite_shared_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::shared, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  MPI_Status done{};
  int done_code = large ? MPI_File_write_shared_c(the_fh.host, host_buf, call.message_count(the_datatype,
      host_count), type_for_files(the_fh, the_datatype), &done) : MPI_File_write_shared(the_fh.host, host_buf,
      call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype), &done);
  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);
  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);
  *request_place = call.new_request(host_request, fh, the_fh);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_iwrite_shared_c", fh, error);
}

Code guest_MPI_File_read_ordered(Context* context, Handle fh, Address buf, std::int32_t count, Handle datatype,
      Address status) try {
  Call call(*context, "MPI_File_read_ordered", fh);
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::shared, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, true, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_read_ordered"));
  if (call.failed()) return call.raise();
  const int code = MPI_File_read_ordered(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_ordered", fh, error);
}

Code guest_MPI_File_read_ordered_c(Context* context, Handle fh, Address buf, std::int64_t count, Handle datatype,
      Address status) try {
  Call call(*context, "MPI_File_read_ordered_c", fh);
  const bool large = MPI_File_read_ordered_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::shared, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, true, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_read_ordered"));
  if (call.failed()) return call.raise();
  const int code = large ? MPI_File_read_ordered_c(the_fh.host, host_buf, call.message_count(the_datatype,
      host_count), type_for_files(the_fh, the_datatype), status_result.host()) : MPI_File_read_ordered(the_fh.host,
      host_buf, call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype),
      status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_ordered_c", fh, error);
}

Code guest_MPI_File_write_ordered(Context* context, Handle fh, Address buf, std::int32_t count, Handle datatype,
      Address status) try {
  Call call(*context, "MPI_File_write_ordered", fh);
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::shared, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, true, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_write_ordered"));
  if (call.failed()) return call.raise();
  const int code = MPI_File_write_ordered(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype), status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_ordered", fh, error);
}

Code guest_MPI_File_write_ordered_c(Context* context, Handle fh, Address buf, std::int64_t count, Handle datatype,
      Address status) try {
  Call call(*context, "MPI_File_write_ordered_c", fh);
  const bool large = MPI_File_write_ordered_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::shared, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, true, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_write_ordered"));
  if (call.failed()) return call.raise();
  const int code = large ? MPI_File_write_ordered_c(the_fh.host, host_buf, call.message_count(the_datatype,
      host_count), type_for_files(the_fh, the_datatype), status_result.host()) : MPI_File_write_ordered(the_fh.host,
      host_buf, call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype),
      status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_ordered_c", fh, error);
}

Code guest_MPI_File_get_position_shared(Context* context, Handle fh, Address offset) try {
  Call call(*context, "MPI_File_get_position_shared", fh);
  File& the_fh = call.file("fh", fh);
  std::int64_t* offset_place = call.place<std::int64_t>("offset", offset);
  MPI_Offset host_offset{};
  if (call.failed()) return call.raise();
  const int code = MPI_File_get_position_shared(the_fh.host, &host_offset);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *offset_place = host_offset;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_get_position_shared", fh, error);
}

Code guest_MPI_File_read_at_all_begin(Context* context, Handle fh, std::int64_t offset, Address buf,
      std::int32_t count, Handle datatype) try {
  Call call(*context, "MPI_File_read_at_all_begin", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const int host_count = call.count("count", count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, false, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  call.no_operation_begun(the_fh);
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_read_at_all_begin"));
  if (call.failed()) return call.raise();
  const int code = is_done_at_begin() ? done_at_begin(the_fh, MPI_File_read_at_all(the_fh.host, host_offset,
      host_buf, call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype),
      &the_fh.begun_status)) : MPI_File_read_at_all_begin(the_fh.host, host_offset, host_buf,
      call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype));
  if (code != MPI_SUCCESS) return call.raise_host(code);
  call.begin_operation(the_fh, buf);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_at_all_begin", fh, error);
}

Code guest_MPI_File_read_at_all_begin_c(Context* context, Handle fh, std::int64_t offset, Address buf,
      std::int64_t count, Handle datatype) try {
  Call call(*context, "MPI_File_read_at_all_begin_c", fh);
  const bool large = MPI_File_read_at_all_begin_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, false, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  call.no_operation_begun(the_fh);
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_read_at_all_begin"));
  if (call.failed()) return call.raise();
  const int code = is_done_at_begin() ? done_at_begin(the_fh, large ? MPI_File_read_at_all_c(the_fh.host,
      host_offset, host_buf, call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype),
      &the_fh.begun_status) : MPI_File_read_at_all(the_fh.host, host_offset, host_buf,
      call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype), &the_fh.begun_status))
      : large ? MPI_File_read_at_all_begin_c(the_fh.host, host_offset, host_buf, call.message_count(the_datatype,
      host_count), type_for_files(the_fh, the_datatype)) : MPI_File_read_at_all_begin(the_fh.host, host_offset,
      host_buf, call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype));
  if (code != MPI_SUCCESS) return call.raise_host(code);
  call.begin_operation(the_fh, buf);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_at_all_begin_c", fh, error);
}

Code guest_MPI_File_read_at_all_end(Context* context, Handle fh, Address buf, Address status) try {
  Call call(*context, "MPI_File_read_at_all_end", fh);
  File& the_fh = call.file("fh", fh);
  void* host_buf = call.begun_buffer("buf", buf, the_fh);
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = the_fh.begun_whole ? take_begun(the_fh, status_result.host())
      : MPI_File_read_at_all_end(the_fh.host, host_buf, status_result.host());
  call.end_operation(the_fh);
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_at_all_end", fh, error);
}

Code guest_MPI_File_write_at_all_begin(Context* context, Handle fh, std::int64_t offset, Address buf,
      std::int32_t count, Handle datatype) try {
  Call call(*context, "MPI_File_write_at_all_begin", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const int host_count = call.count("count", count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, false, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  call.no_operation_begun(the_fh);
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_write_at_all_begin"));
  if (call.failed()) return call.raise();
  const int code = is_done_at_begin() ? done_at_begin(the_fh, MPI_File_write_at_all(the_fh.host, host_offset,
      host_buf, call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype),
      &the_fh.begun_status)) : MPI_File_write_at_all_begin(the_fh.host, host_offset, host_buf,
      call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype));
  if (code != MPI_SUCCESS) return call.raise_host(code);
  call.begin_operation(the_fh, buf);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_at_all_begin", fh, error);
}

Code guest_MPI_File_write_at_all_begin_c(Context* context, Handle fh, std::int64_t offset, Address buf,
      std::int64_t count, Handle datatype) try {
  Call call(*context, "MPI_File_write_at_all_begin_c", fh);
  const bool large = MPI_File_write_at_all_begin_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const MPI_Offset host_offset = call.offset("offset", offset);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes_at(the_fh, host_offset, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, false, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  call.no_operation_begun(the_fh);
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_write_at_all_begin"));
  if (call.failed()) return call.raise();
  const int code = is_done_at_begin() ? done_at_begin(the_fh, large ? MPI_File_write_at_all_c(the_fh.host,
      host_offset, host_buf, call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype),
      &the_fh.begun_status) : MPI_File_write_at_all(the_fh.host, host_offset, host_buf,
      call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype), &the_fh.begun_status))
      : large ? MPI_File_write_at_all_begin_c(the_fh.host, host_offset, host_buf, call.message_count(the_datatype,
      host_count), type_for_files(the_fh, the_datatype)) : MPI_File_write_at_all_begin(the_fh.host, host_offset,
      host_buf, call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype));
  if (code != MPI_SUCCESS) return call.raise_host(code);
  call.begin_operation(the_fh, buf);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_at_all_begin_c", fh, error);
}

Code guest_MPI_File_write_at_all_end(Context* context, Handle fh, Address buf, Address status) try {
  Call call(*context, "MPI_File_write_at_all_end", fh);
  File& the_fh = call.file("fh", fh);
  const void* host_buf = call.begun_buffer("buf", buf, the_fh);
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = the_fh.begun_whole ? take_begun(the_fh, status_result.host())
      : MPI_File_write_at_all_end(the_fh.host, host_buf, status_result.host());
  call.end_operation(the_fh);
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_at_all_end", fh, error);
}

Code guest_MPI_File_read_all_begin(Context* context, Handle fh, Address buf, std::int32_t count,
      Handle datatype) try {
  Call call(*context, "MPI_File_read_all_begin", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, false, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  call.no_operation_begun(the_fh);
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_read_all_begin"));
  if (call.failed()) return call.raise();
  const int code = is_done_at_begin() ? done_at_begin(the_fh, MPI_File_read_all(the_fh.host, host_buf,
      call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype), &the_fh.begun_status))
      : MPI_File_read_all_begin(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype));
  if (code != MPI_SUCCESS) return call.raise_host(code);
  call.begin_operation(the_fh, buf);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_all_begin", fh, error);
}

Code guest_MPI_File_read_all_begin_c(Context* context, Handle fh, Address buf, std::int64_t count,
      Handle datatype) try {
  Call call(*context, "MPI_File_read_all_begin_c", fh);
  const bool large = MPI_File_read_all_begin_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, false, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  call.no_operation_begun(the_fh);
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_read_all_begin"));
  if (call.failed()) return call.raise();
  const int code = is_done_at_begin() ? done_at_begin(the_fh, large ? MPI_File_read_all_c(the_fh.host, host_buf,
      call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype), &the_fh.begun_status)
      : MPI_File_read_all(the_fh.host, host_buf, call.message_count(the_datatype, narrow_count),
      type_for_files(the_fh, the_datatype), &the_fh.begun_status)) : large ? MPI_File_read_all_begin_c(the_fh.host,
      host_buf, call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype))
      : MPI_File_read_all_begin(the_fh.host, host_buf, call.message_count(the_datatype, narrow_count),
      type_for_files(the_fh, the_datatype));
  if (code != MPI_SUCCESS) return call.raise_host(code);
  call.begin_operation(the_fh, buf);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_all_begin_c", fh, error);
}

Code guest_MPI_File_read_all_end(Context* context, Handle fh, Address buf, Address status) try {
  Call call(*context, "MPI_File_read_all_end", fh);
  File& the_fh = call.file("fh", fh);
  void* host_buf = call.begun_buffer("buf", buf, the_fh);
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = the_fh.begun_whole ? take_begun(the_fh, status_result.host()) : MPI_File_read_all_end(the_fh.host,
      host_buf, status_result.host());
  call.end_operation(the_fh);
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_all_end", fh, error);
}

Code guest_MPI_File_write_all_begin(Context* context, Handle fh, Address buf, std::int32_t count,
      Handle datatype) try {
  Call call(*context, "MPI_File_write_all_begin", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, false, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  call.no_operation_begun(the_fh);
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_write_all_begin"));
  if (call.failed()) return call.raise();
  const int code = is_done_at_begin() ? done_at_begin(the_fh, MPI_File_write_all(the_fh.host, host_buf,
      call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype), &the_fh.begun_status))
      : MPI_File_write_all_begin(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype));
  if (code != MPI_SUCCESS) return call.raise_host(code);
  call.begin_operation(the_fh, buf);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_all_begin", fh, error);
}

Code guest_MPI_File_write_all_begin_c(Context* context, Handle fh, Address buf, std::int64_t count,
      Handle datatype) try {
  Call call(*context, "MPI_File_write_all_begin_c", fh);
  const bool large = MPI_File_write_all_begin_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::own, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, false, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  call.no_operation_begun(the_fh);
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_write_all_begin"));
  if (call.failed()) return call.raise();
  const int code = is_done_at_begin() ? done_at_begin(the_fh, large ? MPI_File_write_all_c(the_fh.host, host_buf,
      call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype), &the_fh.begun_status)
      : MPI_File_write_all(the_fh.host, host_buf, call.message_count(the_datatype, narrow_count),
      type_for_files(the_fh, the_datatype), &the_fh.begun_status)) : large ? MPI_File_write_all_begin_c(the_fh.host,
      host_buf, call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype))
      : MPI_File_write_all_begin(the_fh.host, host_buf, call.message_count(the_datatype, narrow_count),
      type_for_files(the_fh, the_datatype));
  if (code != MPI_SUCCESS) return call.raise_host(code);
  call.begin_operation(the_fh, buf);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_all_begin_c", fh, error);
}

Code guest_MPI_File_write_all_end(Context* context, Handle fh, Address buf, Address status) try {
  Call call(*context, "MPI_File_write_all_end", fh);
  File& the_fh = call.file("fh", fh);
  const void* host_buf = call.begun_buffer("buf", buf, the_fh);
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = the_fh.begun_whole ? take_begun(the_fh, status_result.host())
      : MPI_File_write_all_end(the_fh.host, host_buf, status_result.host());
  call.end_operation(the_fh);
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_all_end", fh, error);
}

Code guest_MPI_File_read_ordered_begin(Context* context, Handle fh, Address buf, std::int32_t count,
      Handle datatype) try {
  Call call(*context, "MPI_File_read_ordered_begin", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::shared, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, true, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  call.no_operation_begun(the_fh);
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_read_ordered_begin"));
  if (call.failed()) return call.raise();
  const int code = is_done_at_begin() ? done_at_begin(the_fh, MPI_File_read_ordered(the_fh.host, host_buf,
      call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype), &the_fh.begun_status))
      : MPI_File_read_ordered_begin(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype));
  if (code != MPI_SUCCESS) return call.raise_host(code);
  call.begin_operation(the_fh, buf);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_ordered_begin", fh, error);
}

Code guest_MPI_File_read_ordered_begin_c(Context* context, Handle fh, Address buf, std::int64_t count,
      Handle datatype) try {
  Call call(*context, "MPI_File_read_ordered_begin_c", fh);
  const bool large = MPI_File_read_ordered_begin_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  call.require(rules::reads(the_fh, rules::FilePointer::shared, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, true, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  call.no_operation_begun(the_fh);
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_read_ordered_begin"));
  if (call.failed()) return call.raise();
  const int code = is_done_at_begin() ? done_at_begin(the_fh, large ? MPI_File_read_ordered_c(the_fh.host, host_buf,
      call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype), &the_fh.begun_status)
      : MPI_File_read_ordered(the_fh.host, host_buf, call.message_count(the_datatype, narrow_count),
      type_for_files(the_fh, the_datatype), &the_fh.begun_status)) : large
      ? MPI_File_read_ordered_begin_c(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype)) : MPI_File_read_ordered_begin(the_fh.host, host_buf,
      call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype));
  if (code != MPI_SUCCESS) return call.raise_host(code);
  call.begin_operation(the_fh, buf);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_ordered_begin_c", fh, error);
}

Code guest_MPI_File_read_ordered_end(Context* context, Handle fh, Address buf, Address status) try {
  Call call(*context, "MPI_File_read_ordered_end", fh);
  File& the_fh = call.file("fh", fh);
  void* host_buf = call.begun_buffer("buf", buf, the_fh);
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = the_fh.begun_whole ? take_begun(the_fh, status_result.host())
      : MPI_File_read_ordered_end(the_fh.host, host_buf, status_result.host());
  call.end_operation(the_fh);
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_read_ordered_end", fh, error);
}

Code guest_MPI_File_write_ordered_begin(Context* context, Handle fh, Address buf, std::int32_t count,
      Handle datatype) try {
  Call call(*context, "MPI_File_write_ordered_begin", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::shared, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, true, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  call.no_operation_begun(the_fh);
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_write_ordered_begin"));
  if (call.failed()) return call.raise();
  const int code = is_done_at_begin() ? done_at_begin(the_fh, MPI_File_write_ordered(the_fh.host, host_buf,
      call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype), &the_fh.begun_status))
      : MPI_File_write_ordered_begin(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype));
  if (code != MPI_SUCCESS) return call.raise_host(code);
  call.begin_operation(the_fh, buf);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_ordered_begin", fh, error);
}

Code guest_MPI_File_write_ordered_begin_c(Context* context, Handle fh, Address buf, std::int64_t count,
      Handle datatype) try {
  Call call(*context, "MPI_File_write_ordered_begin_c", fh);
  const bool large = MPI_File_write_ordered_begin_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  call.require(rules::writes(the_fh, rules::FilePointer::shared, Call::product(host_count, the_datatype.size)));
  call.require(rules::accesses_together(the_fh, true, Call::product(host_count, the_datatype.size)));
  call.require(rules::in_representation(the_fh, host_count, the_datatype));
  call.no_operation_begun(the_fh);
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_write_ordered_begin"));
  if (call.failed()) return call.raise();
  const int code = is_done_at_begin() ? done_at_begin(the_fh, large ? MPI_File_write_ordered_c(the_fh.host, host_buf,
      call.message_count(the_datatype, host_count), type_for_files(the_fh, the_datatype), &the_fh.begun_status)
      : MPI_File_write_ordered(the_fh.host, host_buf, call.message_count(the_datatype, narrow_count),
      type_for_files(the_fh, the_datatype), &the_fh.begun_status)) : large
      ? MPI_File_write_ordered_begin_c(the_fh.host, host_buf, call.message_count(the_datatype, host_count),
      type_for_files(the_fh, the_datatype)) : MPI_File_write_ordered_begin(the_fh.host, host_buf,
      call.message_count(the_datatype, narrow_count), type_for_files(the_fh, the_datatype));
  if (code != MPI_SUCCESS) return call.raise_host(code);
  call.begin_operation(the_fh, buf);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_ordered_begin_c", fh, error);
}

Code guest_MPI_File_write_ordered_end(Context* context, Handle fh, Address buf, Address status) try {
  Call call(*context, "MPI_File_write_ordered_end", fh);
  File& the_fh = call.file("fh", fh);
  const void* host_buf = call.begun_buffer("buf", buf, the_fh);
  StatusResult status_result(call.status_place("status", status), current_caller().cleared_status());
  if (call.failed()) return call.raise();
  const int code = the_fh.begun_whole ? take_begun(the_fh, status_result.host())
      : MPI_File_write_ordered_end(the_fh.host, host_buf, status_result.host());
  call.end_operation(the_fh);
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_write_ordered_end", fh, error);
}

Code guest_MPI_File_get_type_extent(Context* context, Handle fh, Handle datatype, Address extent) try {
  Call call(*context, "MPI_File_get_type_extent", fh);
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  std::int32_t* extent_place = call.place<std::int32_t>("extent", extent);
  MPI_Aint host_extent{};
  if (call.failed()) return call.raise();
  const int code = MPI_File_get_type_extent(the_fh.host, the_datatype.host, &host_extent);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *extent_place = translate::narrow_address(host_extent);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_get_type_extent", fh, error);
}

Code guest_MPI_File_get_type_extent_c(Context* context, Handle fh, Handle datatype, Address extent) try {
  Call call(*context, "MPI_File_get_type_extent_c", fh);
  const bool large = MPI_File_get_type_extent_c != nullptr && !context->library.computes_lengths_in_int();
  File& the_fh = call.file("fh", fh);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  std::int64_t* extent_place = call.place<std::int64_t>("extent", extent);
  MPI_Count host_extent{};
  MPI_Aint narrow_extent{};
  if (call.failed()) return call.raise();
  const int code = large ? MPI_File_get_type_extent_c(the_fh.host, the_datatype.host, &host_extent)
      : MPI_File_get_type_extent(the_fh.host, the_datatype.host, &narrow_extent);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *extent_place = large ? static_cast<std::int64_t>(host_extent) : std::int64_t{narrow_extent};
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_get_type_extent_c", fh, error);
}

Code guest_MPI_File_set_atomicity(Context* context, Handle fh, std::int32_t flag) try {
  Call call(*context, "MPI_File_set_atomicity", fh);
  File& the_fh = call.file("fh", fh);
  const int host_flag = flag;
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_set_atomicity"));
  if (call.failed()) return call.raise();
  return call.finish(MPI_File_set_atomicity(the_fh.host, host_flag));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_set_atomicity", fh, error);
}

Code guest_MPI_File_get_atomicity(Context* context, Handle fh, Address flag) try {
  Call call(*context, "MPI_File_get_atomicity", fh);
  File& the_fh = call.file("fh", fh);
  std::int32_t* flag_place = call.place<std::int32_t>("flag", flag);
  int host_flag{};
  if (call.failed()) return call.raise();
  const int code = MPI_File_get_atomicity(the_fh.host, &host_flag);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *flag_place = host_flag;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_get_atomicity", fh, error);
}

Code guest_MPI_File_sync(Context* context, Handle fh) try {
  Call call(*context, "MPI_File_sync", fh);
  File& the_fh = call.file("fh", fh);
  call.no_operation_begun(the_fh);
  if (!call.failed()) call.require(rules::called_by_all(the_fh, "MPI_File_sync"));
  if (call.failed()) return call.raise();
  return call.finish(MPI_File_sync(the_fh.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_File_sync", fh, error);
}

}  // namespace mpiwasm::calls
