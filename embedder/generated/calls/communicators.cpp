// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/communicators.toml.
#include "calls/core/generated_call.hpp"
#include "calls/process/host_hints.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Group_size(Context* context, Handle group, Address size) try {
  Call call(*context, "MPI_Group_size");
  const Group& the_group = call.group("group", group);
  std::int32_t* size_place = call.place<std::int32_t>("size", size);
  int host_size{};
  if (call.failed()) return call.raise();
  const int code = MPI_Group_size(the_group.host, &host_size);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *size_place = host_size;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Group_size", no_handle, error);
}

Code guest_MPI_Group_rank(Context* context, Handle group, Address rank) try {
  Call call(*context, "MPI_Group_rank");
  const Group& the_group = call.group("group", group);
  std::int32_t* rank_place = call.place<std::int32_t>("rank", rank);
  int host_rank{};
  if (call.failed()) return call.raise();
  const int code = MPI_Group_rank(the_group.host, &host_rank);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *rank_place = translate::guest_rank(host_rank);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Group_rank", no_handle, error);
}

Code guest_MPI_Group_translate_ranks(Context* context, Handle group1, std::int32_t n, Address ranks1, Handle group2,
      Address ranks2) try {
  Call call(*context, "MPI_Group_translate_ranks");
  translate::ListArena lists;
  const Group& the_group1 = call.group("group1", group1);
  const Group& the_group2 = call.group("group2", group2);
  const int host_n = call.count("n", n);
  const std::span<std::int32_t> copied_ranks1 = call.list<std::int32_t>("ranks1", ranks1, host_n, lists);
  const std::span<const std::int32_t> host_ranks1 = copied_ranks1;
  call.host_ranks("ranks1", copied_ranks1, the_group1.size);
  const std::span<int> ranks2_place = call.array<int>("ranks2", ranks2, host_n);
  const std::span<int> host_ranks2 = lists.copy(ranks2_place);
  if (call.failed()) return call.raise();
  const int code = MPI_Group_translate_ranks(the_group1.host, host_n, host_ranks1.data(), the_group2.host,
      host_ranks2.data());
  if (code != MPI_SUCCESS) return call.raise_host(code);
  for (int& rank : host_ranks2) rank = translate::guest_rank(rank);
  std::ranges::copy(host_ranks2, ranks2_place.begin());
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Group_translate_ranks", no_handle, error);
}

Code guest_MPI_Group_compare(Context* context, Handle group1, Handle group2, Address result) try {
  Call call(*context, "MPI_Group_compare");
  const Group& the_group1 = call.group("group1", group1);
  const Group& the_group2 = call.group("group2", group2);
  std::int32_t* result_place = call.place<std::int32_t>("result", result);
  int host_result{};
  if (call.failed()) return call.raise();
  const int code = MPI_Group_compare(the_group1.host, the_group2.host, &host_result);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *result_place = translate::guest_value(translate::comparison_rows, host_result);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Group_compare", no_handle, error);
}

Code guest_MPI_Group_union(Context* context, Handle group1, Handle group2, Address newgroup) try {
  Call call(*context, "MPI_Group_union");
  const Group& the_group1 = call.group("group1", group1);
  const Group& the_group2 = call.group("group2", group2);
  Handle* newgroup_place = call.result_place(context->groups, "newgroup", newgroup);
  MPI_Group host_newgroup = MPI_GROUP_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Group_union(the_group1.host, the_group2.host, &host_newgroup);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *newgroup_place = call.new_group(host_newgroup, the_group1);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Group_union", no_handle, error);
}

Code guest_MPI_Group_intersection(Context* context, Handle group1, Handle group2, Address newgroup) try {
  Call call(*context, "MPI_Group_intersection");
  const Group& the_group1 = call.group("group1", group1);
  const Group& the_group2 = call.group("group2", group2);
  Handle* newgroup_place = call.result_place(context->groups, "newgroup", newgroup);
  MPI_Group host_newgroup = MPI_GROUP_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Group_intersection(the_group1.host, the_group2.host, &host_newgroup);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *newgroup_place = call.new_group(host_newgroup, the_group1);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Group_intersection", no_handle, error);
}

Code guest_MPI_Group_difference(Context* context, Handle group1, Handle group2, Address newgroup) try {
  Call call(*context, "MPI_Group_difference");
  const Group& the_group1 = call.group("group1", group1);
  const Group& the_group2 = call.group("group2", group2);
  Handle* newgroup_place = call.result_place(context->groups, "newgroup", newgroup);
  MPI_Group host_newgroup = MPI_GROUP_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Group_difference(the_group1.host, the_group2.host, &host_newgroup);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *newgroup_place = call.new_group(host_newgroup, the_group1);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Group_difference", no_handle, error);
}

Code guest_MPI_Group_incl(Context* context, Handle group, std::int32_t n, Address ranks, Address newgroup) try {
  Call call(*context, "MPI_Group_incl");
  translate::ListArena lists;
  const Group& the_group = call.group("group", group);
  const int host_n = call.count("n", n);
  const std::span<std::int32_t> copied_ranks = call.list<std::int32_t>("ranks", ranks, host_n, lists);
  const std::span<const std::int32_t> host_ranks = copied_ranks;
  call.ranks_in("ranks", host_ranks, the_group.size);
  call.require("ranks", rules::distinct(host_ranks), guest_MPI_ERR_RANK);
  Handle* newgroup_place = call.result_place(context->groups, "newgroup", newgroup);
  MPI_Group host_newgroup = MPI_GROUP_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Group_incl(the_group.host, host_n, host_ranks.data(), &host_newgroup);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *newgroup_place = call.new_group(host_newgroup, the_group);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Group_incl", no_handle, error);
}

Code guest_MPI_Group_excl(Context* context, Handle group, std::int32_t n, Address ranks, Address newgroup) try {
  Call call(*context, "MPI_Group_excl");
  translate::ListArena lists;
  const Group& the_group = call.group("group", group);
  const int host_n = call.count("n", n);
  const std::span<std::int32_t> copied_ranks = call.list<std::int32_t>("ranks", ranks, host_n, lists);
  const std::span<const std::int32_t> host_ranks = copied_ranks;
  call.ranks_in("ranks", host_ranks, the_group.size);
  call.require("ranks", rules::distinct(host_ranks), guest_MPI_ERR_RANK);
  Handle* newgroup_place = call.result_place(context->groups, "newgroup", newgroup);
  MPI_Group host_newgroup = MPI_GROUP_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Group_excl(the_group.host, host_n, host_ranks.data(), &host_newgroup);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *newgroup_place = call.new_group(host_newgroup, the_group);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Group_excl", no_handle, error);
}

Code guest_MPI_Group_range_incl(Context* context, Handle group, std::int32_t n, Address ranges,
      Address newgroup) try {
  Call call(*context, "MPI_Group_range_incl");
  translate::ListArena lists;
  const Group& the_group = call.group("group", group);
  const int host_n = call.count("n", n);
  const std::span<int> copied_ranges = call.list<int>("ranges", ranges, 3 * std::int64_t{host_n}, lists);
  call.require("ranges", rules::distinct_ranges(copied_ranges, the_group.size), guest_MPI_ERR_RANK);
  Handle* newgroup_place = call.result_place(context->groups, "newgroup", newgroup);
  MPI_Group host_newgroup = MPI_GROUP_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Group_range_incl(the_group.host, host_n, reinterpret_cast<int(*)[3]>(copied_ranges.data()),
      &host_newgroup);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *newgroup_place = call.new_group(host_newgroup, the_group);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Group_range_incl", no_handle, error);
}

Code guest_MPI_Group_range_excl(Context* context, Handle group, std::int32_t n, Address ranges,
      Address newgroup) try {
  Call call(*context, "MPI_Group_range_excl");
  translate::ListArena lists;
  const Group& the_group = call.group("group", group);
  const int host_n = call.count("n", n);
  const std::span<int> copied_ranges = call.list<int>("ranges", ranges, 3 * std::int64_t{host_n}, lists);
  call.require("ranges", rules::distinct_ranges(copied_ranges, the_group.size), guest_MPI_ERR_RANK);
  Handle* newgroup_place = call.result_place(context->groups, "newgroup", newgroup);
  MPI_Group host_newgroup = MPI_GROUP_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Group_range_excl(the_group.host, host_n, reinterpret_cast<int(*)[3]>(copied_ranges.data()),
      &host_newgroup);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *newgroup_place = call.new_group(host_newgroup, the_group);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Group_range_excl", no_handle, error);
}

[[gnu::noinline]] static Code careful_MPI_Comm_size(Context* context, Handle comm, Address size) try {
  Call call(*context, "MPI_Comm_size", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  std::int32_t* size_place = call.place<std::int32_t>("size", size);
  int host_size{};
  if (call.failed()) return call.raise();
  const int code = MPI_Comm_size(the_comm.host, &host_size);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *size_place = host_size;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Comm_size", comm, error);
}

Code guest_MPI_Comm_size(Context* context, Handle comm, Address size) {
  QuickCall call(*context, "MPI_Comm_size", comm);
  if (call.failed()) return careful_MPI_Comm_size(context, comm, size);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Comm_size(context, comm, size);
  std::int32_t* size_place = call.place<std::int32_t>("size", size);
  if (call.failed()) return careful_MPI_Comm_size(context, comm, size);
  int host_size{};
  const int code = MPI_Comm_size(the_comm.host, &host_size);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *size_place = host_size;
  return 0;
}

[[gnu::noinline]] static Code careful_MPI_Comm_rank(Context* context, Handle comm, Address rank) try {
  Call call(*context, "MPI_Comm_rank", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  std::int32_t* rank_place = call.place<std::int32_t>("rank", rank);
  int host_rank{};
  if (call.failed()) return call.raise();
  const int code = MPI_Comm_rank(the_comm.host, &host_rank);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *rank_place = translate::guest_rank(host_rank);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Comm_rank", comm, error);
}

Code guest_MPI_Comm_rank(Context* context, Handle comm, Address rank) {
  QuickCall call(*context, "MPI_Comm_rank", comm);
  if (call.failed()) return careful_MPI_Comm_rank(context, comm, rank);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Comm_rank(context, comm, rank);
  std::int32_t* rank_place = call.place<std::int32_t>("rank", rank);
  if (call.failed()) return careful_MPI_Comm_rank(context, comm, rank);
  int host_rank{};
  const int code = MPI_Comm_rank(the_comm.host, &host_rank);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *rank_place = translate::guest_rank(host_rank);
  return 0;
}

[[gnu::noinline]] static Code careful_MPI_Comm_compare(Context* context, Handle comm1, Handle comm2,
      Address result) try {
  Call call(*context, "MPI_Comm_compare", comm1);
  Communicator& the_comm1 = call.communicator("comm1", comm1);
  Communicator& the_comm2 = call.communicator("comm2", comm2);
  std::int32_t* result_place = call.place<std::int32_t>("result", result);
  int host_result{};
  if (call.failed()) return call.raise();
  const int code = MPI_Comm_compare(the_comm1.host, the_comm2.host, &host_result);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *result_place = translate::guest_value(translate::comparison_rows, host_result);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Comm_compare", comm1, error);
}

Code guest_MPI_Comm_compare(Context* context, Handle comm1, Handle comm2, Address result) {
  QuickCall call(*context, "MPI_Comm_compare", comm1);
  if (call.failed()) return careful_MPI_Comm_compare(context, comm1, comm2, result);
  Communicator& the_comm1 = call.communicator("comm1", comm1);
  if (call.failed()) return careful_MPI_Comm_compare(context, comm1, comm2, result);
  Communicator& the_comm2 = call.communicator("comm2", comm2);
  if (call.failed()) return careful_MPI_Comm_compare(context, comm1, comm2, result);
  std::int32_t* result_place = call.place<std::int32_t>("result", result);
  if (call.failed()) return careful_MPI_Comm_compare(context, comm1, comm2, result);
  int host_result{};
  const int code = MPI_Comm_compare(the_comm1.host, the_comm2.host, &host_result);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *result_place = translate::guest_value(translate::comparison_rows, host_result);
  return 0;
}

Code guest_MPI_Comm_group(Context* context, Handle comm, Address group) try {
  Call call(*context, "MPI_Comm_group", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  Handle* group_place = call.result_place(context->groups, "group", group);
  MPI_Group host_group = MPI_GROUP_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Comm_group(the_comm.host, &host_group);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *group_place = call.new_group(host_group, the_comm);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Comm_group", comm, error);
}

Code guest_MPI_Comm_get_name(Context* context, Handle comm, Address comm_name, Address resultlen) try {
  Call call(*context, "MPI_Comm_get_name", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  static_assert(MPI_MAX_OBJECT_NAME <= guest_MPI_MAX_OBJECT_NAME);
  const std::span<char> comm_name_place = call.text("comm_name", comm_name, guest_MPI_MAX_OBJECT_NAME);
  std::array<char, MPI_MAX_OBJECT_NAME + 1> host_comm_name{};
  std::int32_t* resultlen_place = call.place<std::int32_t>("resultlen", resultlen);
  int host_resultlen{};
  if (call.failed()) return call.raise();
  const int code = MPI_Comm_get_name(the_comm.host, host_comm_name.data(), &host_resultlen);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  store_text(comm_name_place, text_in(host_comm_name));
  *resultlen_place = host_resultlen;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Comm_get_name", comm, error);
}

Code guest_MPI_Comm_set_name(Context* context, Handle comm, Address comm_name) try {
  Call call(*context, "MPI_Comm_set_name", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const std::string host_comm_name = call.string("comm_name", comm_name);
  if (call.failed()) return call.raise();
  const int code = MPI_Comm_set_name(the_comm.host, host_comm_name.c_str());
  if (code != MPI_SUCCESS) return call.raise_host(code);
  the_comm.remember(host_comm_name);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Comm_set_name", comm, error);
}

Code guest_MPI_Comm_get_info(Context* context, Handle comm, Address info_used) try {
  Call call(*context, "MPI_Comm_get_info", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  Handle* info_used_place = call.result_place(context->infos, "info_used", info_used);
  MPI_Info host_info_used = MPI_INFO_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Comm_get_info(the_comm.host, &host_info_used);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *info_used_place = call.new_info(host_info_used);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Comm_get_info", comm, error);
}

Code guest_MPI_Comm_set_info(Context* context, Handle comm, Handle info) try {
  Call call(*context, "MPI_Comm_set_info", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const HostHints host_info(HintsFor::communicator, call.info("info", info));
  if (call.failed()) return call.raise();
  const int code = MPI_Comm_set_info(the_comm.host, host_info.host());
  if (code != MPI_SUCCESS) return call.raise_host(code);
  the_comm.remember(host_info.allowed());
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Comm_set_info", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Comm_test_inter(Context* context, Handle comm, Address flag) try {
  Call call(*context, "MPI_Comm_test_inter", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  std::int32_t* flag_place = call.place<std::int32_t>("flag", flag);
  int host_flag{};
  if (call.failed()) return call.raise();
  const int code = MPI_Comm_test_inter(the_comm.host, &host_flag);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *flag_place = host_flag;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Comm_test_inter", comm, error);
}

Code guest_MPI_Comm_test_inter(Context* context, Handle comm, Address flag) {
  QuickCall call(*context, "MPI_Comm_test_inter", comm);
  if (call.failed()) return careful_MPI_Comm_test_inter(context, comm, flag);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Comm_test_inter(context, comm, flag);
  std::int32_t* flag_place = call.place<std::int32_t>("flag", flag);
  if (call.failed()) return careful_MPI_Comm_test_inter(context, comm, flag);
  int host_flag{};
  const int code = MPI_Comm_test_inter(the_comm.host, &host_flag);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *flag_place = host_flag;
  return 0;
}

Code guest_MPI_Comm_remote_size(Context* context, Handle comm, Address size) try {
  Call call(*context, "MPI_Comm_remote_size", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::two_groups(the_comm), guest_MPI_ERR_COMM);
  std::int32_t* size_place = call.place<std::int32_t>("size", size);
  int host_size{};
  if (call.failed()) return call.raise();
  const int code = MPI_Comm_remote_size(the_comm.host, &host_size);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *size_place = host_size;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Comm_remote_size", comm, error);
}

Code guest_MPI_Comm_remote_group(Context* context, Handle comm, Address group) try {
  Call call(*context, "MPI_Comm_remote_group", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::two_groups(the_comm), guest_MPI_ERR_COMM);
  Handle* group_place = call.result_place(context->groups, "group", group);
  MPI_Group host_group = MPI_GROUP_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Comm_remote_group(the_comm.host, &host_group);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *group_place = call.new_group(host_group, the_comm);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Comm_remote_group", comm, error);
}

}  // namespace mpiwasm::calls
