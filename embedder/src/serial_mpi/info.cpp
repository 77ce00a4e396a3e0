// The calls on info objects.
#include "serial_mpi/info.hpp"

#include <algorithm>

#include "serial_mpi/process.hpp"
#include "serial_mpi/text.hpp"

namespace mpiwasm::serial_mpi {

MPI_ABI_Info* find_info(MPI_Info handle) {
  if (handle == MPI_INFO_NULL) return nullptr;
  return handle == MPI_INFO_ENV ? &process().environment : handle;
}

namespace {

auto find_entry(MPI_ABI_Info& info, const char* key) {
  return std::find_if(info.entries.begin(), info.entries.end(), [&](const auto& entry) { return entry.first == key; });
}

}  // namespace
}  // namespace mpiwasm::serial_mpi

using namespace mpiwasm::serial_mpi;

int MPI_Info_create(MPI_Info* info) {
  *info = new MPI_ABI_Info;
  return MPI_SUCCESS;
}

int MPI_Info_dup(MPI_Info info, MPI_Info* newinfo) {
  const MPI_ABI_Info* found = find_info(info);
  if (found == nullptr) return MPI_ERR_INFO;
  *newinfo = new MPI_ABI_Info(*found);
  return MPI_SUCCESS;
}

int MPI_Info_free(MPI_Info* info) {
  if (*info == MPI_INFO_NULL || *info == MPI_INFO_ENV) return MPI_ERR_INFO;
  delete *info;
  *info = MPI_INFO_NULL;
  return MPI_SUCCESS;
}

int MPI_Info_set(MPI_Info info, const char* key, const char* value) {
  MPI_ABI_Info* found = find_info(info);
  if (found == nullptr) return MPI_ERR_INFO;
  const std::string_view key_text = key;
  if (key_text.empty() || key_text.size() >= MPI_MAX_INFO_KEY) return MPI_ERR_INFO_KEY;
  if (std::string_view{value}.size() >= MPI_MAX_INFO_VAL) return MPI_ERR_INFO_VALUE;
  const auto entry = find_entry(*found, key);
  if (entry != found->entries.end())
    entry->second = value;
  else
    found->entries.emplace_back(key, value);
  return MPI_SUCCESS;
}

int MPI_Info_delete(MPI_Info info, const char* key) {
  MPI_ABI_Info* found = find_info(info);
  if (found == nullptr) return MPI_ERR_INFO;
  const auto entry = find_entry(*found, key);
  if (entry == found->entries.end()) return MPI_ERR_INFO_NOKEY;
  found->entries.erase(entry);
  return MPI_SUCCESS;
}

int MPI_Info_get_valuelen(MPI_Info info, const char* key, int* length, int* flag) {
  MPI_ABI_Info* found = find_info(info);
  if (found == nullptr) return MPI_ERR_INFO;
  const auto entry = find_entry(*found, key);
  *flag = entry != found->entries.end() ? 1 : 0;
  if (*flag != 0) *length = static_cast<int>(entry->second.size());
  return MPI_SUCCESS;
}

int MPI_Info_get(MPI_Info info, const char* key, int length, char* value, int* flag) {
  MPI_ABI_Info* found = find_info(info);
  if (found == nullptr) return MPI_ERR_INFO;
  const auto entry = find_entry(*found, key);
  *flag = entry != found->entries.end() ? 1 : 0;
  int shown = 0;
  return *flag != 0 ? give_text(entry->second, length + 1, value, &shown) : MPI_SUCCESS;
}

int MPI_Info_get_nkeys(MPI_Info info, int* count) {
  const MPI_ABI_Info* found = find_info(info);
  if (found == nullptr) return MPI_ERR_INFO;
  *count = static_cast<int>(found->entries.size());
  return MPI_SUCCESS;
}

int MPI_Info_get_nthkey(MPI_Info info, int n, char* key) {
  const MPI_ABI_Info* found = find_info(info);
  if (found == nullptr) return MPI_ERR_INFO;
  if (n < 0 || static_cast<std::size_t>(n) >= found->entries.size()) return MPI_ERR_ARG;
  int shown = 0;
  return give_text(found->entries[static_cast<std::size_t>(n)].first, MPI_MAX_INFO_KEY, key, &shown);
}
