// See host_hints.hpp.
#include "calls/process/host_hints.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <span>

namespace mpiwasm::calls {

namespace {

using std::string_view_literals::operator""sv;

constexpr std::int64_t kibi = 1024;
constexpr std::int64_t mebi = 1024 * kibi;
/// Stands for the number of processes that open a file.
constexpr std::int64_t all_processes = -1;

constexpr std::string_view truth[] = {"true"sv, "false"sv};
constexpr std::string_view switches[] = {"enable"sv, "disable"sv, "automatic"sv};
constexpr std::string_view access_styles[] = {"read_once"sv,  "write_once"sv,         "read_mostly"sv, "write_mostly"sv,
                                              "sequential"sv, "reverse_sequential"sv, "random"sv};
constexpr std::string_view orders[] = {"none"sv, "rar"sv, "raw"sv, "war"sv, "waw"sv};
constexpr std::string_view same_operations[] = {"same_op"sv, "same_op_no_op"sv};

/// A hint with words, one or several between commas, or with a number.
struct Row {
  HintsFor purpose;
  std::string_view key;
  std::span<const std::string_view> words;
  std::int64_t least = 0;
  std::int64_t most = 0;
  bool is_kept_here = false;  ///< the library does not get it
};

/// What a program promises and may break. Windows of the library differ from those of the program in what it is about.
constexpr Row promise(std::string_view key) { return {HintsFor::window, key, truth, 0, 0, true}; }

// docs/reference/mpi-limits.md has the same table for programmers.
constexpr Row rows[] = {
    {HintsFor::communicator, "mpi_assert_no_any_tag", truth},
    {HintsFor::communicator, "mpi_assert_no_any_source", truth},
    {HintsFor::window, "accumulate_ordering", orders},
    {HintsFor::window, "accumulate_ops", same_operations},
    {HintsFor::window, "mpiwasm_exchange", truth},  // unknown to libraries
    promise("no_locks"),
    promise("same_size"),
    promise("same_disp_unit"),
    // Where segments lie is decided by one process for all (shared_windows.cpp).
    {HintsFor::window, "alloc_shared_noncontig", truth, 0, 0, true},
    {HintsFor::opening, "access_style", access_styles},
    {HintsFor::opening, "collective_buffering", truth},
    {HintsFor::opening, "cb_block_size", {}, 4 * kibi, 64 * mebi},
    {HintsFor::opening, "cb_buffer_size", {}, 4 * kibi, 64 * mebi},
    {HintsFor::opening, "cb_nodes", {}, 1, all_processes},
    {HintsFor::opening, "ind_rd_buffer_size", {}, 4 * kibi, 64 * mebi},
    {HintsFor::opening, "ind_wr_buffer_size", {}, 4 * kibi, 64 * mebi},
    {HintsFor::opening, "romio_cb_read", switches},
    {HintsFor::opening, "romio_cb_write", switches},
    {HintsFor::opening, "romio_ds_read", switches},
    {HintsFor::opening, "romio_ds_write", switches},
    {HintsFor::opening, "striping_factor", {}, 1, 2000},
    {HintsFor::opening, "striping_unit", {}, 64 * kibi, 1024 * mebi},
};

bool is_number_between(std::string_view value, std::int64_t least, std::int64_t most) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  return error == std::errc{} && end == value.data() + value.size() && number >= least && number <= most;
}

bool are_words_of(std::string_view value, std::span<const std::string_view> words) {
  for (;;) {
    const std::size_t comma = value.find(',');
    if (std::ranges::find(words, value.substr(0, comma)) == words.end()) return false;
    if (comma == value.npos) return true;
    value.remove_prefix(comma + 1);
  }
}

/// Null if the table has no such hint.
const Row* find_row(HintsFor purpose, std::string_view key) {
  const auto* const row = std::ranges::find_if(
      rows, [&](const Row& candidate) { return candidate.purpose == purpose && candidate.key == key; });
  return row == std::end(rows) ? nullptr : row;
}

}  // namespace

bool is_allowed_hint(HintsFor purpose, std::string_view key, std::string_view value, int processes) {
  const Row* row = find_row(purpose, key);
  if (row == nullptr) return false;
  if (!row->words.empty()) return are_words_of(value, row->words);
  return is_number_between(value, row->least, row->most == all_processes ? processes : row->most);
}

HostHints::HostHints(HintsFor purpose, MPI_Info given, int processes) {
  if (given == MPI_INFO_NULL || MPI_Info_create(&allowed_) != MPI_SUCCESS) return;
  if (MPI_Info_create(&host_) != MPI_SUCCESS) return;
  for (const auto& [key, value] : hints_of(given)) {
    if (!is_allowed_hint(purpose, key, value, processes)) continue;
    MPI_Info_set(allowed_, key.c_str(), value.c_str());
    if (!find_row(purpose, key)->is_kept_here) MPI_Info_set(host_, key.c_str(), value.c_str());
  }
}

HostHints::~HostHints() {
  for (MPI_Info* const list : {&host_, &allowed_})
    if (*list != MPI_INFO_NULL) MPI_Info_free(list);
}

int add_kept_hints(HintsFor purpose, const Hints& hints, MPI_Info to) {
  for (const auto& [key, value] : hints) {
    const Row* row = find_row(purpose, key);
    if (row == nullptr || !row->is_kept_here) continue;
    if (const int code = MPI_Info_set(to, key.c_str(), value.c_str()); code != MPI_SUCCESS) return code;
  }
  return MPI_SUCCESS;
}

}  // namespace mpiwasm::calls
