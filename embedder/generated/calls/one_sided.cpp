// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/one_sided.toml.
#include "calls/core/generated_call.hpp"
#include "calls/process/host_hints.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Win_get_group(Context* context, Handle win, Address group) try {
  Call call(*context, "MPI_Win_get_group", win);
  Window& the_win = call.window("win", win);
  Handle* group_place = call.result_place(context->groups, "group", group);
  MPI_Group host_group = MPI_GROUP_NULL;
  if (call.failed()) return call.raise();
  const int code = the_win.own ? single_process::win_get_group(the_win, &host_group)
      : MPI_Win_get_group(the_win.host, &host_group);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *group_place = call.new_group(host_group);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_get_group", win, error);
}

Code guest_MPI_Win_set_info(Context* context, Handle win, Handle info) try {
  Call call(*context, "MPI_Win_set_info", win);
  Window& the_win = call.window("win", win);
  const HostHints host_info(HintsFor::window, call.info("info", info));
  if (call.failed()) return call.raise();
  const int code = the_win.own ? single_process::win_set_info(the_win, host_info.host())
      : MPI_Win_set_info(the_win.host, host_info.host());
  if (code != MPI_SUCCESS) return call.raise_host(code);
  the_win.remember(host_info.allowed());
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_set_info", win, error);
}

Code guest_MPI_Win_get_name(Context* context, Handle win, Address win_name, Address resultlen) try {
  Call call(*context, "MPI_Win_get_name", win);
  Window& the_win = call.window("win", win);
  static_assert(MPI_MAX_OBJECT_NAME <= guest_MPI_MAX_OBJECT_NAME);
  const std::span<char> win_name_place = call.text("win_name", win_name, guest_MPI_MAX_OBJECT_NAME);
  std::array<char, MPI_MAX_OBJECT_NAME + 1> host_win_name{};
  std::int32_t* resultlen_place = call.place<std::int32_t>("resultlen", resultlen);
  int host_resultlen{};
  if (call.failed()) return call.raise();
  const int code = the_win.own ? single_process::win_get_name(the_win, host_win_name.data(), &host_resultlen)
      : MPI_Win_get_name(the_win.host, host_win_name.data(), &host_resultlen);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  store_text(win_name_place, text_in(host_win_name));
  *resultlen_place = host_resultlen;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_get_name", win, error);
}

Code guest_MPI_Win_set_name(Context* context, Handle win, Address win_name) try {
  Call call(*context, "MPI_Win_set_name", win);
  Window& the_win = call.window("win", win);
  const std::string host_win_name = call.string("win_name", win_name);
  if (call.failed()) return call.raise();
  const int code = the_win.own ? single_process::win_set_name(the_win, host_win_name.c_str())
      : MPI_Win_set_name(the_win.host, host_win_name.c_str());
  if (code != MPI_SUCCESS) return call.raise_host(code);
  the_win.remember(host_win_name);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_set_name", win, error);
}

[[gnu::noinline]] static Code careful_MPI_Put(Context* context, Address origin_addr, std::int32_t origin_count,
      Handle origin_datatype, std::int32_t target_rank, std::int32_t target_disp, std::int32_t target_count,
      Handle target_datatype, Handle win) try {
  Call call(*context, "MPI_Put", win);
  Window& the_win = call.window("win", win);
  const Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  const Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  const int host_origin_count = call.count("origin_count", origin_count);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const int host_target_count = call.count("target_count", target_count);
  const void* host_origin_addr = call.buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (the_win.is_others_read_only) call.writable("target_rank", host_target_rank, the_win);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (call.failed()) return call.raise();
  return call.finish(as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::put(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, the_win) : MPI_Put(host_origin_addr,
      host_origin_count, the_origin_datatype.host, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype.host, the_win.host); }));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Put", win, error);
}

Code guest_MPI_Put(Context* context, Address origin_addr, std::int32_t origin_count, Handle origin_datatype,
      std::int32_t target_rank, std::int32_t target_disp, std::int32_t target_count, Handle target_datatype,
      Handle win) {
  QuickCall call(*context, "MPI_Put", win);
  if (call.failed()) return careful_MPI_Put(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Put(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  const Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  if (call.failed()) return careful_MPI_Put(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  const Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  if (call.failed()) return careful_MPI_Put(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  const int host_origin_count = call.count("origin_count", origin_count);
  if (call.failed()) return careful_MPI_Put(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  if (call.failed()) return careful_MPI_Put(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  const int host_target_count = call.count("target_count", target_count);
  if (call.failed()) return careful_MPI_Put(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  const void* host_origin_addr = call.buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  if (call.failed()) return careful_MPI_Put(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (call.failed()) return careful_MPI_Put(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  if (the_win.is_others_read_only) call.writable("target_rank", host_target_rank, the_win);
  if (call.failed()) return careful_MPI_Put(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (call.failed()) return careful_MPI_Put(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  return call.finish(as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::put(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, the_win) : MPI_Put(host_origin_addr,
      host_origin_count, the_origin_datatype.host, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype.host, the_win.host); }));
}

Code guest_MPI_Put_c(Context* context, Address origin_addr, std::int64_t origin_count, Handle origin_datatype,
      std::int32_t target_rank, std::int32_t target_disp, std::int64_t target_count, Handle target_datatype,
      Handle win) try {
  Call call(*context, "MPI_Put_c", win);
  const bool large = MPI_Put_c != nullptr && !context->library.computes_lengths_in_int();
  Window& the_win = call.window("win", win);
  const Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  const Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  const std::int64_t host_origin_count = call.large_count("origin_count", origin_count);
  const int narrow_origin_count = large ? 0 : call.narrow_count("origin_count", host_origin_count);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const std::int64_t host_target_count = call.large_count("target_count", target_count);
  const int narrow_target_count = large ? 0 : call.narrow_count("target_count", host_target_count);
  const void* host_origin_addr = call.buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (the_win.is_others_read_only) call.writable("target_rank", host_target_rank, the_win);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (call.failed()) return call.raise();
  return call.finish(as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::put(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, the_win) : large ? MPI_Put_c(host_origin_addr,
      host_origin_count, the_origin_datatype.host, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype.host, the_win.host) : MPI_Put(host_origin_addr, narrow_origin_count,
      the_origin_datatype.host, host_target_rank, host_target_disp, narrow_target_count, the_target_datatype.host,
      the_win.host); }));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Put_c", win, error);
}

[[gnu::noinline]] static Code careful_MPI_Get(Context* context, Address origin_addr, std::int32_t origin_count,
      Handle origin_datatype, std::int32_t target_rank, std::int32_t target_disp, std::int32_t target_count,
      Handle target_datatype, Handle win) try {
  Call call(*context, "MPI_Get", win);
  Window& the_win = call.window("win", win);
  const Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  const Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  const int host_origin_count = call.count("origin_count", origin_count);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const int host_target_count = call.count("target_count", target_count);
  void* host_origin_addr = call.result_buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (call.failed()) return call.raise();
  return call.finish(as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::get(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, the_win) : MPI_Get(host_origin_addr,
      host_origin_count, the_origin_datatype.host, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype.host, the_win.host); }));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Get", win, error);
}

Code guest_MPI_Get(Context* context, Address origin_addr, std::int32_t origin_count, Handle origin_datatype,
      std::int32_t target_rank, std::int32_t target_disp, std::int32_t target_count, Handle target_datatype,
      Handle win) {
  QuickCall call(*context, "MPI_Get", win);
  if (call.failed()) return careful_MPI_Get(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Get(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  const Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  if (call.failed()) return careful_MPI_Get(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  const Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  if (call.failed()) return careful_MPI_Get(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  const int host_origin_count = call.count("origin_count", origin_count);
  if (call.failed()) return careful_MPI_Get(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  if (call.failed()) return careful_MPI_Get(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  const int host_target_count = call.count("target_count", target_count);
  if (call.failed()) return careful_MPI_Get(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  void* host_origin_addr = call.result_buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  if (call.failed()) return careful_MPI_Get(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (call.failed()) return careful_MPI_Get(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (call.failed()) return careful_MPI_Get(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win);
  return call.finish(as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::get(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, the_win) : MPI_Get(host_origin_addr,
      host_origin_count, the_origin_datatype.host, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype.host, the_win.host); }));
}

Code guest_MPI_Get_c(Context* context, Address origin_addr, std::int64_t origin_count, Handle origin_datatype,
      std::int32_t target_rank, std::int32_t target_disp, std::int64_t target_count, Handle target_datatype,
      Handle win) try {
  Call call(*context, "MPI_Get_c", win);
  const bool large = MPI_Get_c != nullptr && !context->library.computes_lengths_in_int();
  Window& the_win = call.window("win", win);
  const Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  const Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  const std::int64_t host_origin_count = call.large_count("origin_count", origin_count);
  const int narrow_origin_count = large ? 0 : call.narrow_count("origin_count", host_origin_count);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const std::int64_t host_target_count = call.large_count("target_count", target_count);
  const int narrow_target_count = large ? 0 : call.narrow_count("target_count", host_target_count);
  void* host_origin_addr = call.result_buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (call.failed()) return call.raise();
  return call.finish(as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::get(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, the_win) : large ? MPI_Get_c(host_origin_addr,
      host_origin_count, the_origin_datatype.host, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype.host, the_win.host) : MPI_Get(host_origin_addr, narrow_origin_count,
      the_origin_datatype.host, host_target_rank, host_target_disp, narrow_target_count, the_target_datatype.host,
      the_win.host); }));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Get_c", win, error);
}

[[gnu::noinline]] static Code careful_MPI_Accumulate(Context* context, Address origin_addr,
      std::int32_t origin_count, Handle origin_datatype, std::int32_t target_rank, std::int32_t target_disp,
      std::int32_t target_count, Handle target_datatype, Handle op, Handle win) try {
  Call call(*context, "MPI_Accumulate", win);
  Window& the_win = call.window("win", win);
  Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  const int host_origin_count = call.count("origin_count", origin_count);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const int host_target_count = call.count("target_count", target_count);
  const MPI_Op host_op = call.predefined_operation("op", op, the_target_datatype);
  const void* host_origin_addr = call.buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (the_win.is_others_read_only && op != guest_MPI_NO_OP) call.writable("target_rank", host_target_rank, the_win);
  call.countable("target_disp", host_target_count, the_target_datatype, host_target_rank);
  if (the_win.guard) call.combinable("target_datatype", the_target_datatype, host_target_rank, the_win);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  call.same_numbers("origin_addr", the_origin_datatype, the_target_datatype, host_target_rank);
  if (call.failed()) return call.raise();
  return call.finish(as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::accumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, host_op, the_win) : the_win.guard
      ? in_pieces::accumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, host_op, the_win) : MPI_Accumulate(host_origin_addr,
      host_origin_count, the_origin_datatype.host, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype.host, host_op, the_win.host); }));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Accumulate", win, error);
}

Code guest_MPI_Accumulate(Context* context, Address origin_addr, std::int32_t origin_count, Handle origin_datatype,
      std::int32_t target_rank, std::int32_t target_disp, std::int32_t target_count, Handle target_datatype,
      Handle op, Handle win) {
  QuickCall call(*context, "MPI_Accumulate", win);
  if (call.failed()) return careful_MPI_Accumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Accumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win);
  Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  if (call.failed()) return careful_MPI_Accumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win);
  Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  if (call.failed()) return careful_MPI_Accumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win);
  const int host_origin_count = call.count("origin_count", origin_count);
  if (call.failed()) return careful_MPI_Accumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  if (call.failed()) return careful_MPI_Accumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win);
  const int host_target_count = call.count("target_count", target_count);
  if (call.failed()) return careful_MPI_Accumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win);
  const MPI_Op host_op = call.predefined_operation("op", op, the_target_datatype);
  if (call.failed()) return careful_MPI_Accumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win);
  const void* host_origin_addr = call.buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  if (call.failed()) return careful_MPI_Accumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (call.failed()) return careful_MPI_Accumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win);
  if (the_win.is_others_read_only && op != guest_MPI_NO_OP) call.writable("target_rank", host_target_rank, the_win);
  if (call.failed()) return careful_MPI_Accumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win);
  call.countable("target_disp", host_target_count, the_target_datatype, host_target_rank);
  if (call.failed()) return careful_MPI_Accumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win);
  if (the_win.guard) call.combinable("target_datatype", the_target_datatype, host_target_rank, the_win);
  if (call.failed()) return careful_MPI_Accumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (call.failed()) return careful_MPI_Accumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win);
  call.same_numbers("origin_addr", the_origin_datatype, the_target_datatype, host_target_rank);
  if (call.failed()) return careful_MPI_Accumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win);
  return call.finish(as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::accumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, host_op, the_win) : the_win.guard
      ? in_pieces::accumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, host_op, the_win) : MPI_Accumulate(host_origin_addr,
      host_origin_count, the_origin_datatype.host, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype.host, host_op, the_win.host); }));
}

Code guest_MPI_Accumulate_c(Context* context, Address origin_addr, std::int64_t origin_count, Handle origin_datatype,
      std::int32_t target_rank, std::int32_t target_disp, std::int64_t target_count, Handle target_datatype,
      Handle op, Handle win) try {
  Call call(*context, "MPI_Accumulate_c", win);
  const bool large = MPI_Accumulate_c != nullptr && !context->library.computes_lengths_in_int();
  Window& the_win = call.window("win", win);
  Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  const std::int64_t host_origin_count = call.large_count("origin_count", origin_count);
  const int narrow_origin_count = large ? 0 : call.narrow_count("origin_count", host_origin_count);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const std::int64_t host_target_count = call.large_count("target_count", target_count);
  const int narrow_target_count = large ? 0 : call.narrow_count("target_count", host_target_count);
  const MPI_Op host_op = call.predefined_operation("op", op, the_target_datatype);
  const void* host_origin_addr = call.buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (the_win.is_others_read_only && op != guest_MPI_NO_OP) call.writable("target_rank", host_target_rank, the_win);
  call.countable("target_disp", host_target_count, the_target_datatype, host_target_rank);
  if (the_win.guard) call.combinable("target_datatype", the_target_datatype, host_target_rank, the_win);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  call.same_numbers("origin_addr", the_origin_datatype, the_target_datatype, host_target_rank);
  if (call.failed()) return call.raise();
  return call.finish(as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::accumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, host_op, the_win) : the_win.guard
      ? in_pieces::accumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, host_op, the_win) : large
      ? MPI_Accumulate_c(host_origin_addr, host_origin_count, the_origin_datatype.host, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype.host, host_op, the_win.host)
      : MPI_Accumulate(host_origin_addr, narrow_origin_count, the_origin_datatype.host, host_target_rank,
      host_target_disp, narrow_target_count, the_target_datatype.host, host_op, the_win.host); }));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Accumulate_c", win, error);
}

[[gnu::noinline]] static Code careful_MPI_Get_accumulate(Context* context, Address origin_addr,
      std::int32_t origin_count, Handle origin_datatype, Address result_addr, std::int32_t result_count,
      Handle result_datatype, std::int32_t target_rank, std::int32_t target_disp, std::int32_t target_count,
      Handle target_datatype, Handle op, Handle win) try {
  Call call(*context, "MPI_Get_accumulate", win);
  Window& the_win = call.window("win", win);
  Datatype& the_origin_datatype = op != guest_MPI_NO_OP ? call.bufferable_datatype("origin_datatype",
      origin_datatype) : call.context().no_datatype;
  Datatype& the_result_datatype = call.bufferable_datatype("result_datatype", result_datatype);
  Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  const int host_origin_count = op != guest_MPI_NO_OP ? call.count("origin_count", origin_count) : 0;
  const int host_result_count = call.count("result_count", result_count);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const int host_target_count = call.count("target_count", target_count);
  const MPI_Op host_op = call.predefined_operation("op", op, the_target_datatype);
  const void* host_origin_addr = op != guest_MPI_NO_OP ? call.buffer("origin_addr", origin_addr, host_origin_count,
      the_origin_datatype) : call.unread(origin_addr);
  void* host_result_addr = call.result_buffer("result_addr", result_addr, host_result_count, the_result_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (the_win.is_others_read_only && op != guest_MPI_NO_OP) call.writable("target_rank", host_target_rank, the_win);
  call.countable("target_disp", host_target_count, the_target_datatype, host_target_rank);
  if (the_win.guard) call.combinable("target_datatype", the_target_datatype, host_target_rank, the_win);
  if (op != guest_MPI_NO_OP) call.same_size("origin_addr", Call::product(host_origin_count,
      the_origin_datatype.size), Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (op != guest_MPI_NO_OP) call.same_numbers("origin_addr", the_origin_datatype, the_target_datatype,
      host_target_rank);
  call.same_size("result_addr", Call::product(host_result_count, the_result_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (call.failed()) return call.raise();
  return call.finish(as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::get_accumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_result_addr,
      host_result_count, the_result_datatype, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype, host_op, the_win) : the_win.guard ? in_pieces::get_accumulate(host_origin_addr,
      host_origin_count, the_origin_datatype, host_result_addr, host_result_count, the_result_datatype,
      host_target_rank, host_target_disp, host_target_count, the_target_datatype, host_op, the_win)
      : MPI_Get_accumulate(host_origin_addr, host_origin_count, the_origin_datatype.host, host_result_addr,
      host_result_count, the_result_datatype.host, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype.host, host_op, the_win.host); }));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Get_accumulate", win, error);
}

Code guest_MPI_Get_accumulate(Context* context, Address origin_addr, std::int32_t origin_count,
      Handle origin_datatype, Address result_addr, std::int32_t result_count, Handle result_datatype,
      std::int32_t target_rank, std::int32_t target_disp, std::int32_t target_count, Handle target_datatype,
      Handle op, Handle win) {
  QuickCall call(*context, "MPI_Get_accumulate", win);
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  Datatype& the_origin_datatype = op != guest_MPI_NO_OP ? call.bufferable_datatype("origin_datatype",
      origin_datatype) : call.context().no_datatype;
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  Datatype& the_result_datatype = call.bufferable_datatype("result_datatype", result_datatype);
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  const int host_origin_count = op != guest_MPI_NO_OP ? call.count("origin_count", origin_count) : 0;
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  const int host_result_count = call.count("result_count", result_count);
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  const int host_target_count = call.count("target_count", target_count);
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  const MPI_Op host_op = call.predefined_operation("op", op, the_target_datatype);
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  const void* host_origin_addr = op != guest_MPI_NO_OP ? call.buffer("origin_addr", origin_addr, host_origin_count,
      the_origin_datatype) : call.unread(origin_addr);
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  void* host_result_addr = call.result_buffer("result_addr", result_addr, host_result_count, the_result_datatype);
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  if (the_win.is_others_read_only && op != guest_MPI_NO_OP) call.writable("target_rank", host_target_rank, the_win);
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  call.countable("target_disp", host_target_count, the_target_datatype, host_target_rank);
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  if (the_win.guard) call.combinable("target_datatype", the_target_datatype, host_target_rank, the_win);
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  if (op != guest_MPI_NO_OP) call.same_size("origin_addr", Call::product(host_origin_count,
      the_origin_datatype.size), Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  if (op != guest_MPI_NO_OP) call.same_numbers("origin_addr", the_origin_datatype, the_target_datatype,
      host_target_rank);
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  call.same_size("result_addr", Call::product(host_result_count, the_result_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (call.failed()) return careful_MPI_Get_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
  return call.finish(as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::get_accumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_result_addr,
      host_result_count, the_result_datatype, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype, host_op, the_win) : the_win.guard ? in_pieces::get_accumulate(host_origin_addr,
      host_origin_count, the_origin_datatype, host_result_addr, host_result_count, the_result_datatype,
      host_target_rank, host_target_disp, host_target_count, the_target_datatype, host_op, the_win)
      : MPI_Get_accumulate(host_origin_addr, host_origin_count, the_origin_datatype.host, host_result_addr,
      host_result_count, the_result_datatype.host, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype.host, host_op, the_win.host); }));
}

Code guest_MPI_Get_accumulate_c(Context* context, Address origin_addr, std::int64_t origin_count,
      Handle origin_datatype, Address result_addr, std::int64_t result_count, Handle result_datatype,
      std::int32_t target_rank, std::int32_t target_disp, std::int64_t target_count, Handle target_datatype,
      Handle op, Handle win) try {
  Call call(*context, "MPI_Get_accumulate_c", win);
  const bool large = MPI_Get_accumulate_c != nullptr && !context->library.computes_lengths_in_int();
  Window& the_win = call.window("win", win);
  Datatype& the_origin_datatype = op != guest_MPI_NO_OP ? call.bufferable_datatype("origin_datatype",
      origin_datatype) : call.context().no_datatype;
  Datatype& the_result_datatype = call.bufferable_datatype("result_datatype", result_datatype);
  Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  const std::int64_t host_origin_count = op != guest_MPI_NO_OP ? call.large_count("origin_count", origin_count) : 0;
  const int narrow_origin_count = large ? 0 : call.narrow_count("origin_count", host_origin_count);
  const std::int64_t host_result_count = call.large_count("result_count", result_count);
  const int narrow_result_count = large ? 0 : call.narrow_count("result_count", host_result_count);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const std::int64_t host_target_count = call.large_count("target_count", target_count);
  const int narrow_target_count = large ? 0 : call.narrow_count("target_count", host_target_count);
  const MPI_Op host_op = call.predefined_operation("op", op, the_target_datatype);
  const void* host_origin_addr = op != guest_MPI_NO_OP ? call.buffer("origin_addr", origin_addr, host_origin_count,
      the_origin_datatype) : call.unread(origin_addr);
  void* host_result_addr = call.result_buffer("result_addr", result_addr, host_result_count, the_result_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (the_win.is_others_read_only && op != guest_MPI_NO_OP) call.writable("target_rank", host_target_rank, the_win);
  call.countable("target_disp", host_target_count, the_target_datatype, host_target_rank);
  if (the_win.guard) call.combinable("target_datatype", the_target_datatype, host_target_rank, the_win);
  if (op != guest_MPI_NO_OP) call.same_size("origin_addr", Call::product(host_origin_count,
      the_origin_datatype.size), Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (op != guest_MPI_NO_OP) call.same_numbers("origin_addr", the_origin_datatype, the_target_datatype,
      host_target_rank);
  call.same_size("result_addr", Call::product(host_result_count, the_result_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (call.failed()) return call.raise();
  return call.finish(as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::get_accumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_result_addr,
      host_result_count, the_result_datatype, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype, host_op, the_win) : the_win.guard ? in_pieces::get_accumulate(host_origin_addr,
      host_origin_count, the_origin_datatype, host_result_addr, host_result_count, the_result_datatype,
      host_target_rank, host_target_disp, host_target_count, the_target_datatype, host_op, the_win) : large
      ? MPI_Get_accumulate_c(host_origin_addr, host_origin_count, the_origin_datatype.host, host_result_addr,
      host_result_count, the_result_datatype.host, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype.host, host_op, the_win.host) : MPI_Get_accumulate(host_origin_addr, narrow_origin_count,
      the_origin_datatype.host, host_result_addr, narrow_result_count, the_result_datatype.host, host_target_rank,
      host_target_disp, narrow_target_count, the_target_datatype.host, host_op, the_win.host); }));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Get_accumulate_c", win, error);
}

[[gnu::noinline]] static Code careful_MPI_Fetch_and_op(Context* context, Address origin_addr, Address result_addr,
      Handle datatype, std::int32_t target_rank, std::int32_t target_disp, Handle op, Handle win) try {
  Call call(*context, "MPI_Fetch_and_op", win);
  Window& the_win = call.window("win", win);
  Datatype& the_datatype = call.predefined_datatype("datatype", datatype);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const MPI_Op host_op = call.predefined_operation("op", op, the_datatype);
  const void* host_origin_addr = op != guest_MPI_NO_OP ? call.buffer("origin_addr", origin_addr, 1, the_datatype)
      : call.unread(origin_addr);
  void* host_result_addr = call.result_buffer("result_addr", result_addr, 1, the_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, 1, the_datatype,
      the_win);
  if (the_win.is_others_read_only && op != guest_MPI_NO_OP) call.writable("target_rank", host_target_rank, the_win);
  call.countable("target_disp", 1, the_datatype, host_target_rank);
  if (the_win.guard) call.combinable("datatype", the_datatype, host_target_rank, the_win);
  if (call.failed()) return call.raise();
  return call.finish(as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::fetch_and_op(host_origin_addr, host_result_addr, the_datatype, host_target_rank,
      host_target_disp, host_op, the_win) : the_win.guard ? in_pieces::fetch_and_op(host_origin_addr,
      host_result_addr, the_datatype, host_target_rank, host_target_disp, host_op, the_win)
      : MPI_Fetch_and_op(host_origin_addr, host_result_addr, the_datatype.host, host_target_rank, host_target_disp,
      host_op, the_win.host); }));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Fetch_and_op", win, error);
}

Code guest_MPI_Fetch_and_op(Context* context, Address origin_addr, Address result_addr, Handle datatype,
      std::int32_t target_rank, std::int32_t target_disp, Handle op, Handle win) {
  QuickCall call(*context, "MPI_Fetch_and_op", win);
  if (call.failed()) return careful_MPI_Fetch_and_op(context, origin_addr, result_addr, datatype, target_rank,
      target_disp, op, win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Fetch_and_op(context, origin_addr, result_addr, datatype, target_rank,
      target_disp, op, win);
  Datatype& the_datatype = call.predefined_datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Fetch_and_op(context, origin_addr, result_addr, datatype, target_rank,
      target_disp, op, win);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  if (call.failed()) return careful_MPI_Fetch_and_op(context, origin_addr, result_addr, datatype, target_rank,
      target_disp, op, win);
  const MPI_Op host_op = call.predefined_operation("op", op, the_datatype);
  if (call.failed()) return careful_MPI_Fetch_and_op(context, origin_addr, result_addr, datatype, target_rank,
      target_disp, op, win);
  const void* host_origin_addr = op != guest_MPI_NO_OP ? call.buffer("origin_addr", origin_addr, 1, the_datatype)
      : call.unread(origin_addr);
  if (call.failed()) return careful_MPI_Fetch_and_op(context, origin_addr, result_addr, datatype, target_rank,
      target_disp, op, win);
  void* host_result_addr = call.result_buffer("result_addr", result_addr, 1, the_datatype);
  if (call.failed()) return careful_MPI_Fetch_and_op(context, origin_addr, result_addr, datatype, target_rank,
      target_disp, op, win);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, 1, the_datatype,
      the_win);
  if (call.failed()) return careful_MPI_Fetch_and_op(context, origin_addr, result_addr, datatype, target_rank,
      target_disp, op, win);
  if (the_win.is_others_read_only && op != guest_MPI_NO_OP) call.writable("target_rank", host_target_rank, the_win);
  if (call.failed()) return careful_MPI_Fetch_and_op(context, origin_addr, result_addr, datatype, target_rank,
      target_disp, op, win);
  call.countable("target_disp", 1, the_datatype, host_target_rank);
  if (call.failed()) return careful_MPI_Fetch_and_op(context, origin_addr, result_addr, datatype, target_rank,
      target_disp, op, win);
  if (the_win.guard) call.combinable("datatype", the_datatype, host_target_rank, the_win);
  if (call.failed()) return careful_MPI_Fetch_and_op(context, origin_addr, result_addr, datatype, target_rank,
      target_disp, op, win);
  return call.finish(as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::fetch_and_op(host_origin_addr, host_result_addr, the_datatype, host_target_rank,
      host_target_disp, host_op, the_win) : the_win.guard ? in_pieces::fetch_and_op(host_origin_addr,
      host_result_addr, the_datatype, host_target_rank, host_target_disp, host_op, the_win)
      : MPI_Fetch_and_op(host_origin_addr, host_result_addr, the_datatype.host, host_target_rank, host_target_disp,
      host_op, the_win.host); }));
}

[[gnu::noinline]] static Code careful_MPI_Compare_and_swap(Context* context, Address origin_addr,
      Address compare_addr, Address result_addr, Handle datatype, std::int32_t target_rank, std::int32_t target_disp,
      Handle win) try {
  Call call(*context, "MPI_Compare_and_swap", win);
  Window& the_win = call.window("win", win);
  const Datatype& the_datatype = call.predefined_datatype("datatype", datatype);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const void* host_origin_addr = call.buffer("origin_addr", origin_addr, 1, the_datatype);
  const void* host_compare_addr = call.buffer("compare_addr", compare_addr, 1, the_datatype);
  void* host_result_addr = call.result_buffer("result_addr", result_addr, 1, the_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, 1, the_datatype,
      the_win);
  if (the_win.is_others_read_only) call.writable("target_rank", host_target_rank, the_win);
  if (the_win.guard) call.swappable("datatype", the_datatype, host_target_rank, the_win);
  if (call.failed()) return call.raise();
  return call.finish(as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::compare_and_swap(host_origin_addr, host_compare_addr, host_result_addr, the_datatype,
      host_target_rank, host_target_disp, the_win) : MPI_Compare_and_swap(host_origin_addr, host_compare_addr,
      host_result_addr, the_datatype.host, host_target_rank, host_target_disp, the_win.host); }));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Compare_and_swap", win, error);
}

Code guest_MPI_Compare_and_swap(Context* context, Address origin_addr, Address compare_addr, Address result_addr,
      Handle datatype, std::int32_t target_rank, std::int32_t target_disp, Handle win) {
  QuickCall call(*context, "MPI_Compare_and_swap", win);
  if (call.failed()) return careful_MPI_Compare_and_swap(context, origin_addr, compare_addr, result_addr, datatype,
      target_rank, target_disp, win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Compare_and_swap(context, origin_addr, compare_addr, result_addr, datatype,
      target_rank, target_disp, win);
  const Datatype& the_datatype = call.predefined_datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Compare_and_swap(context, origin_addr, compare_addr, result_addr, datatype,
      target_rank, target_disp, win);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  if (call.failed()) return careful_MPI_Compare_and_swap(context, origin_addr, compare_addr, result_addr, datatype,
      target_rank, target_disp, win);
  const void* host_origin_addr = call.buffer("origin_addr", origin_addr, 1, the_datatype);
  if (call.failed()) return careful_MPI_Compare_and_swap(context, origin_addr, compare_addr, result_addr, datatype,
      target_rank, target_disp, win);
  const void* host_compare_addr = call.buffer("compare_addr", compare_addr, 1, the_datatype);
  if (call.failed()) return careful_MPI_Compare_and_swap(context, origin_addr, compare_addr, result_addr, datatype,
      target_rank, target_disp, win);
  void* host_result_addr = call.result_buffer("result_addr", result_addr, 1, the_datatype);
  if (call.failed()) return careful_MPI_Compare_and_swap(context, origin_addr, compare_addr, result_addr, datatype,
      target_rank, target_disp, win);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, 1, the_datatype,
      the_win);
  if (call.failed()) return careful_MPI_Compare_and_swap(context, origin_addr, compare_addr, result_addr, datatype,
      target_rank, target_disp, win);
  if (the_win.is_others_read_only) call.writable("target_rank", host_target_rank, the_win);
  if (call.failed()) return careful_MPI_Compare_and_swap(context, origin_addr, compare_addr, result_addr, datatype,
      target_rank, target_disp, win);
  if (the_win.guard) call.swappable("datatype", the_datatype, host_target_rank, the_win);
  if (call.failed()) return careful_MPI_Compare_and_swap(context, origin_addr, compare_addr, result_addr, datatype,
      target_rank, target_disp, win);
  return call.finish(as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::compare_and_swap(host_origin_addr, host_compare_addr, host_result_addr, the_datatype,
      host_target_rank, host_target_disp, the_win) : MPI_Compare_and_swap(host_origin_addr, host_compare_addr,
      host_result_addr, the_datatype.host, host_target_rank, host_target_disp, the_win.host); }));
}

[[gnu::noinline]] static Code careful_MPI_Rput(Context* context, Address origin_addr, std::int32_t origin_count,
      Handle origin_datatype, std::int32_t target_rank, std::int32_t target_disp, std::int32_t target_count,
      Handle target_datatype, Handle win, Address request) try {
  Call call(*context, "MPI_Rput", win);
  Window& the_win = call.window("win", win);
  const Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  const Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  const int host_origin_count = call.count("origin_count", origin_count);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const int host_target_count = call.count("target_count", target_count);
  const void* host_origin_addr = call.buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (the_win.is_others_read_only) call.writable("target_rank", host_target_rank, the_win);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  auto keep = call.held(the_origin_datatype, the_target_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::rput(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, the_win, &host_request) : MPI_Rput(host_origin_addr,
      host_origin_count, the_origin_datatype.host, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype.host, the_win.host, &host_request); });
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, win, the_win, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Rput", win, error);
}

Code guest_MPI_Rput(Context* context, Address origin_addr, std::int32_t origin_count, Handle origin_datatype,
      std::int32_t target_rank, std::int32_t target_disp, std::int32_t target_count, Handle target_datatype,
      Handle win, Address request) {
  QuickCall call(*context, "MPI_Rput", win);
  if (call.failed()) return careful_MPI_Rput(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Rput(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  const Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  if (call.failed()) return careful_MPI_Rput(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  const Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  if (call.failed()) return careful_MPI_Rput(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  const int host_origin_count = call.count("origin_count", origin_count);
  if (call.failed()) return careful_MPI_Rput(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  if (call.failed()) return careful_MPI_Rput(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  const int host_target_count = call.count("target_count", target_count);
  if (call.failed()) return careful_MPI_Rput(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  const void* host_origin_addr = call.buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  if (call.failed()) return careful_MPI_Rput(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (call.failed()) return careful_MPI_Rput(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  if (the_win.is_others_read_only) call.writable("target_rank", host_target_rank, the_win);
  if (call.failed()) return careful_MPI_Rput(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (call.failed()) return careful_MPI_Rput(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  auto keep = call.held(the_origin_datatype, the_target_datatype);
  if (call.failed()) return careful_MPI_Rput(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Rput(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  const int code = as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::rput(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, the_win, &host_request) : MPI_Rput(host_origin_addr,
      host_origin_count, the_origin_datatype.host, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype.host, the_win.host, &host_request); });
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, win, the_win, std::move(keep));
  return 0;
}

Code guest_MPI_Rput_c(Context* context, Address origin_addr, std::int64_t origin_count, Handle origin_datatype,
      std::int32_t target_rank, std::int32_t target_disp, std::int64_t target_count, Handle target_datatype,
      Handle win, Address request) try {
  Call call(*context, "MPI_Rput_c", win);
  const bool large = MPI_Rput_c != nullptr && !context->library.computes_lengths_in_int();
  Window& the_win = call.window("win", win);
  const Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  const Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  const std::int64_t host_origin_count = call.large_count("origin_count", origin_count);
  const int narrow_origin_count = large ? 0 : call.narrow_count("origin_count", host_origin_count);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const std::int64_t host_target_count = call.large_count("target_count", target_count);
  const int narrow_target_count = large ? 0 : call.narrow_count("target_count", host_target_count);
  const void* host_origin_addr = call.buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (the_win.is_others_read_only) call.writable("target_rank", host_target_rank, the_win);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  auto keep = call.held(the_origin_datatype, the_target_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::rput(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, the_win, &host_request) : large
      ? MPI_Rput_c(host_origin_addr, host_origin_count, the_origin_datatype.host, host_target_rank, host_target_disp,
      host_target_count, the_target_datatype.host, the_win.host, &host_request) : MPI_Rput(host_origin_addr,
      narrow_origin_count, the_origin_datatype.host, host_target_rank, host_target_disp, narrow_target_count,
      the_target_datatype.host, the_win.host, &host_request); });
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, win, the_win, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Rput_c", win, error);
}

[[gnu::noinline]] static Code careful_MPI_Rget(Context* context, Address origin_addr, std::int32_t origin_count,
      Handle origin_datatype, std::int32_t target_rank, std::int32_t target_disp, std::int32_t target_count,
      Handle target_datatype, Handle win, Address request) try {
  Call call(*context, "MPI_Rget", win);
  Window& the_win = call.window("win", win);
  const Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  const Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  const int host_origin_count = call.count("origin_count", origin_count);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const int host_target_count = call.count("target_count", target_count);
  void* host_origin_addr = call.result_buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  auto keep = call.held(the_origin_datatype, the_target_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::rget(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, the_win, &host_request) : MPI_Rget(host_origin_addr,
      host_origin_count, the_origin_datatype.host, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype.host, the_win.host, &host_request); });
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, win, the_win, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Rget", win, error);
}

Code guest_MPI_Rget(Context* context, Address origin_addr, std::int32_t origin_count, Handle origin_datatype,
      std::int32_t target_rank, std::int32_t target_disp, std::int32_t target_count, Handle target_datatype,
      Handle win, Address request) {
  QuickCall call(*context, "MPI_Rget", win);
  if (call.failed()) return careful_MPI_Rget(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Rget(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  const Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  if (call.failed()) return careful_MPI_Rget(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  const Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  if (call.failed()) return careful_MPI_Rget(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  const int host_origin_count = call.count("origin_count", origin_count);
  if (call.failed()) return careful_MPI_Rget(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  if (call.failed()) return careful_MPI_Rget(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  const int host_target_count = call.count("target_count", target_count);
  if (call.failed()) return careful_MPI_Rget(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  void* host_origin_addr = call.result_buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  if (call.failed()) return careful_MPI_Rget(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (call.failed()) return careful_MPI_Rget(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (call.failed()) return careful_MPI_Rget(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  auto keep = call.held(the_origin_datatype, the_target_datatype);
  if (call.failed()) return careful_MPI_Rget(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Rget(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, win, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  const int code = as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::rget(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, the_win, &host_request) : MPI_Rget(host_origin_addr,
      host_origin_count, the_origin_datatype.host, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype.host, the_win.host, &host_request); });
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, win, the_win, std::move(keep));
  return 0;
}

Code guest_MPI_Rget_c(Context* context, Address origin_addr, std::int64_t origin_count, Handle origin_datatype,
      std::int32_t target_rank, std::int32_t target_disp, std::int64_t target_count, Handle target_datatype,
      Handle win, Address request) try {
  Call call(*context, "MPI_Rget_c", win);
  const bool large = MPI_Rget_c != nullptr && !context->library.computes_lengths_in_int();
  Window& the_win = call.window("win", win);
  const Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  const Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  const std::int64_t host_origin_count = call.large_count("origin_count", origin_count);
  const int narrow_origin_count = large ? 0 : call.narrow_count("origin_count", host_origin_count);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const std::int64_t host_target_count = call.large_count("target_count", target_count);
  const int narrow_target_count = large ? 0 : call.narrow_count("target_count", host_target_count);
  void* host_origin_addr = call.result_buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  auto keep = call.held(the_origin_datatype, the_target_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::rget(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, the_win, &host_request) : large
      ? MPI_Rget_c(host_origin_addr, host_origin_count, the_origin_datatype.host, host_target_rank, host_target_disp,
      host_target_count, the_target_datatype.host, the_win.host, &host_request) : MPI_Rget(host_origin_addr,
      narrow_origin_count, the_origin_datatype.host, host_target_rank, host_target_disp, narrow_target_count,
      the_target_datatype.host, the_win.host, &host_request); });
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, win, the_win, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Rget_c", win, error);
}

[[gnu::noinline]] static Code careful_MPI_Raccumulate(Context* context, Address origin_addr,
      std::int32_t origin_count, Handle origin_datatype, std::int32_t target_rank, std::int32_t target_disp,
      std::int32_t target_count, Handle target_datatype, Handle op, Handle win, Address request) try {
  Call call(*context, "MPI_Raccumulate", win);
  Window& the_win = call.window("win", win);
  Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  const int host_origin_count = call.count("origin_count", origin_count);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const int host_target_count = call.count("target_count", target_count);
  const MPI_Op host_op = call.predefined_operation("op", op, the_target_datatype);
  const void* host_origin_addr = call.buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (the_win.is_others_read_only && op != guest_MPI_NO_OP) call.writable("target_rank", host_target_rank, the_win);
  call.countable("target_disp", host_target_count, the_target_datatype, host_target_rank);
  if (the_win.guard) call.combinable("target_datatype", the_target_datatype, host_target_rank, the_win);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  call.same_numbers("origin_addr", the_origin_datatype, the_target_datatype, host_target_rank);
  auto keep = call.held(the_origin_datatype, the_target_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::raccumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, host_op, the_win, &host_request) : the_win.guard
      ? in_pieces::raccumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, host_op, the_win, &host_request)
      : MPI_Raccumulate(host_origin_addr, host_origin_count, the_origin_datatype.host, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype.host, host_op, the_win.host, &host_request); });
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, win, the_win, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Raccumulate", win, error);
}

Code guest_MPI_Raccumulate(Context* context, Address origin_addr, std::int32_t origin_count, Handle origin_datatype,
      std::int32_t target_rank, std::int32_t target_disp, std::int32_t target_count, Handle target_datatype,
      Handle op, Handle win, Address request) {
  QuickCall call(*context, "MPI_Raccumulate", win);
  if (call.failed()) return careful_MPI_Raccumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win, request);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Raccumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win, request);
  Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  if (call.failed()) return careful_MPI_Raccumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win, request);
  Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  if (call.failed()) return careful_MPI_Raccumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win, request);
  const int host_origin_count = call.count("origin_count", origin_count);
  if (call.failed()) return careful_MPI_Raccumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win, request);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  if (call.failed()) return careful_MPI_Raccumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win, request);
  const int host_target_count = call.count("target_count", target_count);
  if (call.failed()) return careful_MPI_Raccumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win, request);
  const MPI_Op host_op = call.predefined_operation("op", op, the_target_datatype);
  if (call.failed()) return careful_MPI_Raccumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win, request);
  const void* host_origin_addr = call.buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  if (call.failed()) return careful_MPI_Raccumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win, request);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (call.failed()) return careful_MPI_Raccumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win, request);
  if (the_win.is_others_read_only && op != guest_MPI_NO_OP) call.writable("target_rank", host_target_rank, the_win);
  if (call.failed()) return careful_MPI_Raccumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win, request);
  call.countable("target_disp", host_target_count, the_target_datatype, host_target_rank);
  if (call.failed()) return careful_MPI_Raccumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win, request);
  if (the_win.guard) call.combinable("target_datatype", the_target_datatype, host_target_rank, the_win);
  if (call.failed()) return careful_MPI_Raccumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win, request);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (call.failed()) return careful_MPI_Raccumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win, request);
  call.same_numbers("origin_addr", the_origin_datatype, the_target_datatype, host_target_rank);
  if (call.failed()) return careful_MPI_Raccumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win, request);
  auto keep = call.held(the_origin_datatype, the_target_datatype);
  if (call.failed()) return careful_MPI_Raccumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Raccumulate(context, origin_addr, origin_count, origin_datatype, target_rank,
      target_disp, target_count, target_datatype, op, win, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  const int code = as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::raccumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, host_op, the_win, &host_request) : the_win.guard
      ? in_pieces::raccumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, host_op, the_win, &host_request)
      : MPI_Raccumulate(host_origin_addr, host_origin_count, the_origin_datatype.host, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype.host, host_op, the_win.host, &host_request); });
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, win, the_win, std::move(keep));
  return 0;
}

Code guest_MPI_Raccumulate_c(Context* context, Address origin_addr, std::int64_t origin_count,
      Handle origin_datatype, std::int32_t target_rank, std::int32_t target_disp, std::int64_t target_count,
      Handle target_datatype, Handle op, Handle win, Address request) try {
  Call call(*context, "MPI_Raccumulate_c", win);
  const bool large = MPI_Raccumulate_c != nullptr && !context->library.computes_lengths_in_int();
  Window& the_win = call.window("win", win);
  Datatype& the_origin_datatype = call.bufferable_datatype("origin_datatype", origin_datatype);
  Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  const std::int64_t host_origin_count = call.large_count("origin_count", origin_count);
  const int narrow_origin_count = large ? 0 : call.narrow_count("origin_count", host_origin_count);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const std::int64_t host_target_count = call.large_count("target_count", target_count);
  const int narrow_target_count = large ? 0 : call.narrow_count("target_count", host_target_count);
  const MPI_Op host_op = call.predefined_operation("op", op, the_target_datatype);
  const void* host_origin_addr = call.buffer("origin_addr", origin_addr, host_origin_count, the_origin_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (the_win.is_others_read_only && op != guest_MPI_NO_OP) call.writable("target_rank", host_target_rank, the_win);
  call.countable("target_disp", host_target_count, the_target_datatype, host_target_rank);
  if (the_win.guard) call.combinable("target_datatype", the_target_datatype, host_target_rank, the_win);
  call.same_size("origin_addr", Call::product(host_origin_count, the_origin_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  call.same_numbers("origin_addr", the_origin_datatype, the_target_datatype, host_target_rank);
  auto keep = call.held(the_origin_datatype, the_target_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::raccumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, host_op, the_win, &host_request) : the_win.guard
      ? in_pieces::raccumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype, host_op, the_win, &host_request) : large
      ? MPI_Raccumulate_c(host_origin_addr, host_origin_count, the_origin_datatype.host, host_target_rank,
      host_target_disp, host_target_count, the_target_datatype.host, host_op, the_win.host, &host_request)
      : MPI_Raccumulate(host_origin_addr, narrow_origin_count, the_origin_datatype.host, host_target_rank,
      host_target_disp, narrow_target_count, the_target_datatype.host, host_op, the_win.host, &host_request); });
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, win, the_win, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Raccumulate_c", win, error);
}

[[gnu::noinline]] static Code careful_MPI_Rget_accumulate(Context* context, Address origin_addr,
      std::int32_t origin_count, Handle origin_datatype, Address result_addr, std::int32_t result_count,
      Handle result_datatype, std::int32_t target_rank, std::int32_t target_disp, std::int32_t target_count,
      Handle target_datatype, Handle op, Handle win, Address request) try {
  Call call(*context, "MPI_Rget_accumulate", win);
  Window& the_win = call.window("win", win);
  Datatype& the_origin_datatype = op != guest_MPI_NO_OP ? call.bufferable_datatype("origin_datatype",
      origin_datatype) : call.context().no_datatype;
  Datatype& the_result_datatype = call.bufferable_datatype("result_datatype", result_datatype);
  Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  const int host_origin_count = op != guest_MPI_NO_OP ? call.count("origin_count", origin_count) : 0;
  const int host_result_count = call.count("result_count", result_count);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const int host_target_count = call.count("target_count", target_count);
  const MPI_Op host_op = call.predefined_operation("op", op, the_target_datatype);
  const void* host_origin_addr = op != guest_MPI_NO_OP ? call.buffer("origin_addr", origin_addr, host_origin_count,
      the_origin_datatype) : call.unread(origin_addr);
  void* host_result_addr = call.result_buffer("result_addr", result_addr, host_result_count, the_result_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (the_win.is_others_read_only && op != guest_MPI_NO_OP) call.writable("target_rank", host_target_rank, the_win);
  call.countable("target_disp", host_target_count, the_target_datatype, host_target_rank);
  if (the_win.guard) call.combinable("target_datatype", the_target_datatype, host_target_rank, the_win);
  if (op != guest_MPI_NO_OP) call.same_size("origin_addr", Call::product(host_origin_count,
      the_origin_datatype.size), Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (op != guest_MPI_NO_OP) call.same_numbers("origin_addr", the_origin_datatype, the_target_datatype,
      host_target_rank);
  call.same_size("result_addr", Call::product(host_result_count, the_result_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  auto keep = call.held(the_origin_datatype, the_result_datatype, the_target_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::rget_accumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_result_addr,
      host_result_count, the_result_datatype, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype, host_op, the_win, &host_request) : the_win.guard
      ? in_pieces::rget_accumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_result_addr,
      host_result_count, the_result_datatype, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype, host_op, the_win, &host_request) : MPI_Rget_accumulate(host_origin_addr,
      host_origin_count, the_origin_datatype.host, host_result_addr, host_result_count, the_result_datatype.host,
      host_target_rank, host_target_disp, host_target_count, the_target_datatype.host, host_op, the_win.host,
      &host_request); });
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, win, the_win, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Rget_accumulate", win, error);
}

Code guest_MPI_Rget_accumulate(Context* context, Address origin_addr, std::int32_t origin_count,
      Handle origin_datatype, Address result_addr, std::int32_t result_count, Handle result_datatype,
      std::int32_t target_rank, std::int32_t target_disp, std::int32_t target_count, Handle target_datatype,
      Handle op, Handle win, Address request) {
  QuickCall call(*context, "MPI_Rget_accumulate", win);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  Datatype& the_origin_datatype = op != guest_MPI_NO_OP ? call.bufferable_datatype("origin_datatype",
      origin_datatype) : call.context().no_datatype;
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  Datatype& the_result_datatype = call.bufferable_datatype("result_datatype", result_datatype);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  const int host_origin_count = op != guest_MPI_NO_OP ? call.count("origin_count", origin_count) : 0;
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  const int host_result_count = call.count("result_count", result_count);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  const int host_target_count = call.count("target_count", target_count);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  const MPI_Op host_op = call.predefined_operation("op", op, the_target_datatype);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  const void* host_origin_addr = op != guest_MPI_NO_OP ? call.buffer("origin_addr", origin_addr, host_origin_count,
      the_origin_datatype) : call.unread(origin_addr);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  void* host_result_addr = call.result_buffer("result_addr", result_addr, host_result_count, the_result_datatype);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  if (the_win.is_others_read_only && op != guest_MPI_NO_OP) call.writable("target_rank", host_target_rank, the_win);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  call.countable("target_disp", host_target_count, the_target_datatype, host_target_rank);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  if (the_win.guard) call.combinable("target_datatype", the_target_datatype, host_target_rank, the_win);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  if (op != guest_MPI_NO_OP) call.same_size("origin_addr", Call::product(host_origin_count,
      the_origin_datatype.size), Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  if (op != guest_MPI_NO_OP) call.same_numbers("origin_addr", the_origin_datatype, the_target_datatype,
      host_target_rank);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  call.same_size("result_addr", Call::product(host_result_count, the_result_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  auto keep = call.held(the_origin_datatype, the_result_datatype, the_target_datatype);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Rget_accumulate(context, origin_addr, origin_count, origin_datatype,
      result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
      request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  const int code = as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::rget_accumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_result_addr,
      host_result_count, the_result_datatype, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype, host_op, the_win, &host_request) : the_win.guard
      ? in_pieces::rget_accumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_result_addr,
      host_result_count, the_result_datatype, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype, host_op, the_win, &host_request) : MPI_Rget_accumulate(host_origin_addr,
      host_origin_count, the_origin_datatype.host, host_result_addr, host_result_count, the_result_datatype.host,
      host_target_rank, host_target_disp, host_target_count, the_target_datatype.host, host_op, the_win.host,
      &host_request); });
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, win, the_win, std::move(keep));
  return 0;
}

Code guest_MPI_Rget_accumulate_c(Context* context, Address origin_addr, std::int64_t origin_count,
      Handle origin_datatype, Address result_addr, std::int64_t result_count, Handle result_datatype,
      std::int32_t target_rank, std::int32_t target_disp, std::int64_t target_count, Handle target_datatype,
      Handle op, Handle win, Address request) try {
  Call call(*context, "MPI_Rget_accumulate_c", win);
  const bool large = MPI_Rget_accumulate_c != nullptr && !context->library.computes_lengths_in_int();
  Window& the_win = call.window("win", win);
  Datatype& the_origin_datatype = op != guest_MPI_NO_OP ? call.bufferable_datatype("origin_datatype",
      origin_datatype) : call.context().no_datatype;
  Datatype& the_result_datatype = call.bufferable_datatype("result_datatype", result_datatype);
  Datatype& the_target_datatype = call.bufferable_datatype("target_datatype", target_datatype);
  const std::int64_t host_origin_count = op != guest_MPI_NO_OP ? call.large_count("origin_count", origin_count) : 0;
  const int narrow_origin_count = large ? 0 : call.narrow_count("origin_count", host_origin_count);
  const std::int64_t host_result_count = call.large_count("result_count", result_count);
  const int narrow_result_count = large ? 0 : call.narrow_count("result_count", host_result_count);
  const int host_target_rank = call.destination("target_rank", target_rank, the_win);
  const std::int64_t host_target_count = call.large_count("target_count", target_count);
  const int narrow_target_count = large ? 0 : call.narrow_count("target_count", host_target_count);
  const MPI_Op host_op = call.predefined_operation("op", op, the_target_datatype);
  const void* host_origin_addr = op != guest_MPI_NO_OP ? call.buffer("origin_addr", origin_addr, host_origin_count,
      the_origin_datatype) : call.unread(origin_addr);
  void* host_result_addr = call.result_buffer("result_addr", result_addr, host_result_count, the_result_datatype);
  const MPI_Aint host_target_disp = call.target("target_disp", target_disp, host_target_rank, host_target_count,
      the_target_datatype, the_win);
  if (the_win.is_others_read_only && op != guest_MPI_NO_OP) call.writable("target_rank", host_target_rank, the_win);
  call.countable("target_disp", host_target_count, the_target_datatype, host_target_rank);
  if (the_win.guard) call.combinable("target_datatype", the_target_datatype, host_target_rank, the_win);
  if (op != guest_MPI_NO_OP) call.same_size("origin_addr", Call::product(host_origin_count,
      the_origin_datatype.size), Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  if (op != guest_MPI_NO_OP) call.same_numbers("origin_addr", the_origin_datatype, the_target_datatype,
      host_target_rank);
  call.same_size("result_addr", Call::product(host_result_count, the_result_datatype.size),
      Call::product(host_target_count, the_target_datatype.size), host_target_rank);
  auto keep = call.held(the_origin_datatype, the_result_datatype, the_target_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = as_operation(the_win.epoch_order, host_target_rank, [&] { return the_win.own
      ? single_process::rget_accumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_result_addr,
      host_result_count, the_result_datatype, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype, host_op, the_win, &host_request) : the_win.guard
      ? in_pieces::rget_accumulate(host_origin_addr, host_origin_count, the_origin_datatype, host_result_addr,
      host_result_count, the_result_datatype, host_target_rank, host_target_disp, host_target_count,
      the_target_datatype, host_op, the_win, &host_request) : large ? MPI_Rget_accumulate_c(host_origin_addr,
      host_origin_count, the_origin_datatype.host, host_result_addr, host_result_count, the_result_datatype.host,
      host_target_rank, host_target_disp, host_target_count, the_target_datatype.host, host_op, the_win.host,
      &host_request) : MPI_Rget_accumulate(host_origin_addr, narrow_origin_count, the_origin_datatype.host,
      host_result_addr, narrow_result_count, the_result_datatype.host, host_target_rank, host_target_disp,
      narrow_target_count, the_target_datatype.host, host_op, the_win.host, &host_request); });
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, win, the_win, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Rget_accumulate_c", win, error);
}

Code guest_MPI_Win_fence(Context* context, std::int32_t assert, Handle win) try {
  Call call(*context, "MPI_Win_fence", win);
  Window& the_win = call.window("win", win);
  const int host_assert = call.assertion("assert", assert);
  if (call.failed()) return call.raise();
  return call.finish(the_win.own ? single_process::win_fence(host_assert, the_win)
      : in_epochs::win_fence(host_assert, the_win));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_fence", win, error);
}

Code guest_MPI_Win_start(Context* context, Handle group, std::int32_t assert, Handle win) try {
  Call call(*context, "MPI_Win_start", win);
  Window& the_win = call.window("win", win);
  const Group& the_group = call.group("group", group);
  const int host_assert = call.assertion("assert", assert);
  if (!call.failed()) call.require("group", rules::members_of(the_group, the_win), guest_MPI_ERR_GROUP);
  if (call.failed()) return call.raise();
  return call.finish(the_win.own ? single_process::win_start(the_group.host, host_assert, the_win)
      : in_epochs::win_start(the_group.host, host_assert, the_win));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_start", win, error);
}

[[gnu::noinline]] static Code careful_MPI_Win_complete(Context* context, Handle win) try {
  Call call(*context, "MPI_Win_complete", win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return call.raise();
  return call.finish(the_win.own ? single_process::win_complete(the_win) : in_epochs::win_complete(the_win));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_complete", win, error);
}

Code guest_MPI_Win_complete(Context* context, Handle win) {
  QuickCall call(*context, "MPI_Win_complete", win);
  if (call.failed()) return careful_MPI_Win_complete(context, win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Win_complete(context, win);
  return call.finish(the_win.own ? single_process::win_complete(the_win) : in_epochs::win_complete(the_win));
}

Code guest_MPI_Win_post(Context* context, Handle group, std::int32_t assert, Handle win) try {
  Call call(*context, "MPI_Win_post", win);
  Window& the_win = call.window("win", win);
  const Group& the_group = call.group("group", group);
  const int host_assert = call.assertion("assert", assert);
  if (!call.failed()) call.require("group", rules::members_of(the_group, the_win), guest_MPI_ERR_GROUP);
  if (call.failed()) return call.raise();
  return call.finish(the_win.own ? single_process::win_post(the_group.host, host_assert, the_win)
      : in_epochs::win_post(the_group.host, host_assert, the_win));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_post", win, error);
}

[[gnu::noinline]] static Code careful_MPI_Win_wait(Context* context, Handle win) try {
  Call call(*context, "MPI_Win_wait", win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return call.raise();
  return call.finish(the_win.own ? single_process::win_wait(the_win) : in_epochs::win_wait(the_win));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_wait", win, error);
}

Code guest_MPI_Win_wait(Context* context, Handle win) {
  QuickCall call(*context, "MPI_Win_wait", win);
  if (call.failed()) return careful_MPI_Win_wait(context, win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Win_wait(context, win);
  return call.finish(the_win.own ? single_process::win_wait(the_win) : in_epochs::win_wait(the_win));
}

[[gnu::noinline]] static Code careful_MPI_Win_test(Context* context, Handle win, Address flag) try {
  Call call(*context, "MPI_Win_test", win);
  Window& the_win = call.window("win", win);
  std::int32_t* flag_place = call.place<std::int32_t>("flag", flag);
  int host_flag{};
  if (call.failed()) return call.raise();
  const int code = the_win.own ? single_process::win_test(the_win, &host_flag) : in_epochs::win_test(the_win,
      &host_flag);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *flag_place = host_flag;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_test", win, error);
}

Code guest_MPI_Win_test(Context* context, Handle win, Address flag) {
  QuickCall call(*context, "MPI_Win_test", win);
  if (call.failed()) return careful_MPI_Win_test(context, win, flag);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Win_test(context, win, flag);
  std::int32_t* flag_place = call.place<std::int32_t>("flag", flag);
  if (call.failed()) return careful_MPI_Win_test(context, win, flag);
  int host_flag{};
  const int code = the_win.own ? single_process::win_test(the_win, &host_flag) : in_epochs::win_test(the_win,
      &host_flag);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *flag_place = host_flag;
  return 0;
}

Code guest_MPI_Win_lock(Context* context, std::int32_t lock_type, std::int32_t rank, std::int32_t assert,
      Handle win) try {
  Call call(*context, "MPI_Win_lock", win);
  Window& the_win = call.window("win", win);
  const int host_lock_type = call.constant("lock_type", lock_type, translate::lock_type_rows, guest_MPI_ERR_LOCKTYPE);
  const int host_rank = call.destination("rank", rank, the_win);
  const int host_assert = call.assertion("assert", assert);
  if (call.failed()) return call.raise();
  return call.finish(the_win.own ? single_process::win_lock(host_lock_type, host_rank, host_assert, the_win)
      : in_epochs::win_lock(host_lock_type, host_rank, host_assert, the_win));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_lock", win, error);
}

[[gnu::noinline]] static Code careful_MPI_Win_unlock(Context* context, std::int32_t rank, Handle win) try {
  Call call(*context, "MPI_Win_unlock", win);
  Window& the_win = call.window("win", win);
  const int host_rank = call.destination("rank", rank, the_win);
  if (call.failed()) return call.raise();
  return call.finish(the_win.own ? single_process::win_unlock(host_rank, the_win) : in_epochs::win_unlock(host_rank,
      the_win));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_unlock", win, error);
}

Code guest_MPI_Win_unlock(Context* context, std::int32_t rank, Handle win) {
  QuickCall call(*context, "MPI_Win_unlock", win);
  if (call.failed()) return careful_MPI_Win_unlock(context, rank, win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Win_unlock(context, rank, win);
  const int host_rank = call.destination("rank", rank, the_win);
  if (call.failed()) return careful_MPI_Win_unlock(context, rank, win);
  return call.finish(the_win.own ? single_process::win_unlock(host_rank, the_win) : in_epochs::win_unlock(host_rank,
      the_win));
}

Code guest_MPI_Win_lock_all(Context* context, std::int32_t assert, Handle win) try {
  Call call(*context, "MPI_Win_lock_all", win);
  Window& the_win = call.window("win", win);
  const int host_assert = call.assertion("assert", assert);
  if (call.failed()) return call.raise();
  return call.finish(the_win.own ? single_process::win_lock_all(host_assert, the_win)
      : in_epochs::win_lock_all(host_assert, the_win));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_lock_all", win, error);
}

[[gnu::noinline]] static Code careful_MPI_Win_unlock_all(Context* context, Handle win) try {
  Call call(*context, "MPI_Win_unlock_all", win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return call.raise();
  return call.finish(the_win.own ? single_process::win_unlock_all(the_win) : in_epochs::win_unlock_all(the_win));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_unlock_all", win, error);
}

Code guest_MPI_Win_unlock_all(Context* context, Handle win) {
  QuickCall call(*context, "MPI_Win_unlock_all", win);
  if (call.failed()) return careful_MPI_Win_unlock_all(context, win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Win_unlock_all(context, win);
  return call.finish(the_win.own ? single_process::win_unlock_all(the_win) : in_epochs::win_unlock_all(the_win));
}

[[gnu::noinline]] static Code careful_MPI_Win_flush(Context* context, std::int32_t rank, Handle win) try {
  Call call(*context, "MPI_Win_flush", win);
  Window& the_win = call.window("win", win);
  const int host_rank = call.destination("rank", rank, the_win);
  if (call.failed()) return call.raise();
  return call.finish(the_win.own ? single_process::win_flush(host_rank, the_win) : in_epochs::win_flush(host_rank,
      the_win));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_flush", win, error);
}

Code guest_MPI_Win_flush(Context* context, std::int32_t rank, Handle win) {
  QuickCall call(*context, "MPI_Win_flush", win);
  if (call.failed()) return careful_MPI_Win_flush(context, rank, win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Win_flush(context, rank, win);
  const int host_rank = call.destination("rank", rank, the_win);
  if (call.failed()) return careful_MPI_Win_flush(context, rank, win);
  return call.finish(the_win.own ? single_process::win_flush(host_rank, the_win) : in_epochs::win_flush(host_rank,
      the_win));
}

[[gnu::noinline]] static Code careful_MPI_Win_flush_all(Context* context, Handle win) try {
  Call call(*context, "MPI_Win_flush_all", win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return call.raise();
  return call.finish(the_win.own ? single_process::win_flush_all(the_win) : in_epochs::win_flush_all(the_win));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_flush_all", win, error);
}

Code guest_MPI_Win_flush_all(Context* context, Handle win) {
  QuickCall call(*context, "MPI_Win_flush_all", win);
  if (call.failed()) return careful_MPI_Win_flush_all(context, win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Win_flush_all(context, win);
  return call.finish(the_win.own ? single_process::win_flush_all(the_win) : in_epochs::win_flush_all(the_win));
}

[[gnu::noinline]] static Code careful_MPI_Win_flush_local(Context* context, std::int32_t rank, Handle win) try {
  Call call(*context, "MPI_Win_flush_local", win);
  Window& the_win = call.window("win", win);
  const int host_rank = call.destination("rank", rank, the_win);
  if (call.failed()) return call.raise();
  return call.finish(the_win.own ? single_process::win_flush_local(host_rank, the_win)
      : in_epochs::win_flush_local(host_rank, the_win));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_flush_local", win, error);
}

Code guest_MPI_Win_flush_local(Context* context, std::int32_t rank, Handle win) {
  QuickCall call(*context, "MPI_Win_flush_local", win);
  if (call.failed()) return careful_MPI_Win_flush_local(context, rank, win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Win_flush_local(context, rank, win);
  const int host_rank = call.destination("rank", rank, the_win);
  if (call.failed()) return careful_MPI_Win_flush_local(context, rank, win);
  return call.finish(the_win.own ? single_process::win_flush_local(host_rank, the_win)
      : in_epochs::win_flush_local(host_rank, the_win));
}

[[gnu::noinline]] static Code careful_MPI_Win_flush_local_all(Context* context, Handle win) try {
  Call call(*context, "MPI_Win_flush_local_all", win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return call.raise();
  return call.finish(the_win.own ? single_process::win_flush_local_all(the_win)
      : in_epochs::win_flush_local_all(the_win));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_flush_local_all", win, error);
}

Code guest_MPI_Win_flush_local_all(Context* context, Handle win) {
  QuickCall call(*context, "MPI_Win_flush_local_all", win);
  if (call.failed()) return careful_MPI_Win_flush_local_all(context, win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Win_flush_local_all(context, win);
  return call.finish(the_win.own ? single_process::win_flush_local_all(the_win)
      : in_epochs::win_flush_local_all(the_win));
}

[[gnu::noinline]] static Code careful_MPI_Win_sync(Context* context, Handle win) try {
  Call call(*context, "MPI_Win_sync", win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return call.raise();
  return call.finish(the_win.own ? single_process::win_sync(the_win) : MPI_Win_sync(the_win.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Win_sync", win, error);
}

Code guest_MPI_Win_sync(Context* context, Handle win) {
  QuickCall call(*context, "MPI_Win_sync", win);
  if (call.failed()) return careful_MPI_Win_sync(context, win);
  Window& the_win = call.window("win", win);
  if (call.failed()) return careful_MPI_Win_sync(context, win);
  return call.finish(the_win.own ? single_process::win_sync(the_win) : MPI_Win_sync(the_win.host));
}

}  // namespace mpiwasm::calls
