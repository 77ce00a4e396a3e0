// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/info.toml.
#include "calls/core/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Info_create(Context* context, Address info) try {
  Call call(*context, "MPI_Info_create");
  Handle* info_place = call.result_place(context->infos, "info", info);
  MPI_Info host_info = MPI_INFO_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Info_create(&host_info);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *info_place = call.new_info(host_info);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Info_create", no_handle, error);
}

Code guest_MPI_Info_get_valuelen(Context* context, Handle info, Address key, Address valuelen, Address flag) try {
  Call call(*context, "MPI_Info_get_valuelen");
  const MPI_Info host_info = call.info("info", info);
  const std::string host_key = call.string("key", key);
  call.require("key", rules::at_least(rules::length(host_key), 1), guest_MPI_ERR_INFO_KEY);
  call.require("key", rules::at_most(rules::length(host_key), longest_info_key), guest_MPI_ERR_INFO_KEY);
  std::int32_t* valuelen_place = call.place<std::int32_t>("valuelen", valuelen);
  int host_valuelen = valuelen_place == nullptr ? 0 : read_once(valuelen_place);
  std::int32_t* flag_place = call.place<std::int32_t>("flag", flag);
  int host_flag{};
  if (call.failed()) return call.raise();
  const int code = MPI_Info_get_valuelen(host_info, host_key.c_str(), &host_valuelen, &host_flag);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *valuelen_place = host_valuelen;
  *flag_place = host_flag;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Info_get_valuelen", no_handle, error);
}

Code guest_MPI_Info_get_nkeys(Context* context, Handle info, Address nkeys) try {
  Call call(*context, "MPI_Info_get_nkeys");
  const MPI_Info host_info = call.info("info", info);
  std::int32_t* nkeys_place = call.place<std::int32_t>("nkeys", nkeys);
  int host_nkeys{};
  if (call.failed()) return call.raise();
  const int code = MPI_Info_get_nkeys(host_info, &host_nkeys);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *nkeys_place = host_nkeys;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Info_get_nkeys", no_handle, error);
}

Code guest_MPI_Info_get_nthkey(Context* context, Handle info, std::int32_t n, Address key) try {
  Call call(*context, "MPI_Info_get_nthkey");
  const MPI_Info host_info = call.info("info", info);
  const int host_n = n;
  call.require("n", rules::at_least(host_n, 0), guest_MPI_ERR_ARG);
  call.require("n", rules::below(host_n, rules::keys(host_info)), guest_MPI_ERR_ARG);
  static_assert(MPI_MAX_INFO_KEY <= guest_MPI_MAX_INFO_KEY);
  const std::span<char> key_place = call.text("key", key, guest_MPI_MAX_INFO_KEY);
  std::array<char, MPI_MAX_INFO_KEY + 1> host_key{};
  if (call.failed()) return call.raise();
  const int code = MPI_Info_get_nthkey(host_info, host_n, host_key.data());
  if (code != MPI_SUCCESS) return call.raise_host(code);
  store_text(key_place, text_in(host_key));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Info_get_nthkey", no_handle, error);
}

Code guest_MPI_Info_dup(Context* context, Handle info, Address newinfo) try {
  Call call(*context, "MPI_Info_dup");
  const MPI_Info host_info = call.info("info", info);
  Handle* newinfo_place = call.result_place(context->infos, "newinfo", newinfo);
  MPI_Info host_newinfo = MPI_INFO_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Info_dup(host_info, &host_newinfo);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *newinfo_place = call.new_info(host_newinfo);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Info_dup", no_handle, error);
}

}  // namespace mpiwasm::calls
