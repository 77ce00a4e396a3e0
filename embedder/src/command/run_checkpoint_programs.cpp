// What the processes of a job were started with, and who writes which code.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <map>
#include <utility>

#include "command/run_checkpoint.hpp"
#include "command/spawn_command.hpp"
#include "wasm/cache/sha256.hpp"

namespace mpiwasm::command {
namespace {

/// Loses against what any process gives.
constexpr std::int64_t nothing = std::numeric_limits<std::int64_t>::min();

struct Gathered {
  std::vector<std::vector<std::byte>> texts;  ///< different ones, by the first process that has each
  std::vector<std::uint32_t> text_of_rank;
};

/// What all processes have, each text once: of many processes most have the same. Collective.
Gathered gather(host::Adapter& mpi, int rank, int processes, std::span<const std::byte> own) {
  // The digest, and behind it the size in bytes.
  constexpr std::size_t words = sizeof(wasm::Digest) / sizeof(std::int64_t) + 1;
  using Entry = std::array<std::int64_t, words>;
  Entry mine{};
  const wasm::Digest digest = wasm::Sha256{}.add(own).finish();
  std::memcpy(mine.data(), digest.data(), digest.size());
  mine.back() = static_cast<std::int64_t>(own.size());
  std::vector<std::int64_t> numbers(words * static_cast<std::size_t>(processes), nothing);
  std::ranges::copy(mine, numbers.begin() + static_cast<std::ptrdiff_t>(words) * rank);
  mpi.find_largest(numbers);

  Gathered all;
  std::vector<Entry> different;
  std::vector<std::size_t> begins;  // in the texts one behind the other
  std::size_t end = 0;
  bool is_first = false;
  std::size_t own_begin = 0;
  for (int each = 0; each < processes; ++each) {
    Entry entry{};
    std::copy_n(numbers.begin() + static_cast<std::ptrdiff_t>(words) * each, words, entry.begin());
    auto found = std::ranges::find(different, entry);
    if (found == different.end()) {
      found = different.insert(found, entry);
      if (each == rank) {
        is_first = true;
        own_begin = end;
      }
      begins.push_back(end);
      end += (static_cast<std::size_t>(entry.back()) + sizeof(std::int64_t) - 1) / sizeof(std::int64_t);
    }
    all.text_of_rank.push_back(static_cast<std::uint32_t>(found - different.begin()));
  }
  numbers.assign(end, nothing);
  if (is_first) {
    // The last word is filled up.
    std::vector<std::int64_t> whole((own.size() + sizeof(std::int64_t) - 1) / sizeof(std::int64_t));
    std::memcpy(whole.data(), own.data(), own.size());
    std::ranges::copy(whole, numbers.begin() + static_cast<std::ptrdiff_t>(own_begin));
  }
  mpi.find_largest(numbers);
  for (std::size_t i = 0; i < different.size(); ++i) {
    auto& text = all.texts.emplace_back(static_cast<std::size_t>(different[i].back()));
    std::memcpy(text.data(), numbers.data() + begins[i], text.size());
  }
  return all;
}

}  // namespace

checkpoint::Program RunCheckpoint::own_program() const {
  checkpoint::Program program = own_;
  RunOptions again = options_;
  again.mpi.clear();
  again.backend_given = true;
  std::vector<std::string> variables = options_.variables;
  for (std::string& variable : variables)
    if (variable.find('=') == std::string::npos) variable += "=" + job_.environment().get(variable);
  program.options = spawn_command(again, variables);
  program.options.erase(program.options.begin());
  program.options.insert(program.options.end(),
                         {"--checkpoint-form", options_.checkpoint_form, "--checkpoint-compression",
                          options_.checkpoint_compression, "--max-spawn", fmt::format("{}", options_.most_spawned)});
  program.arguments = options_.arguments;
  if (uses_mpi_) program.thread_level = job_.mpi()->thread_level();
  if (!is_portable()) program.code = code_.name();
  return program;
}

void RunCheckpoint::collect_programs() {
  // They do not change while the job runs, nor by a restart.
  if (!manifest_.programs.empty()) return;
  manifest_.processes = uses_mpi_ ? static_cast<int>(largest(job_.rank())) + 1 : 1;
  if (manifest_.processes == 1) {
    manifest_.programs = {own_program()};
    manifest_.program_of_rank = {0};
  } else {
    guest::ArchiveWriter own;
    put(own, own_program());
    const Gathered all = gather(*job_.mpi(), job_.rank(), manifest_.processes, own.bytes());
    for (const auto& text : all.texts) {
      guest::ArchiveReader from{text};
      manifest_.programs.push_back(checkpoint::get_program(from));
    }
    manifest_.program_of_rank = all.text_of_rank;
  }
  manifest_.codes = checkpoint::codes_of(manifest_.programs);
}

checkpoint::Code* RunCheckpoint::code_to_write() {
  const int rank = uses_mpi_ ? job_.rank() : 0;
  const std::string& name = manifest_.program_at(rank).code;
  if (name.empty()) return nullptr;
  for (int earlier = 0; earlier < rank; ++earlier)
    if (manifest_.program_at(earlier).code == name) return nullptr;
  return &*std::ranges::find(manifest_.codes, name, &checkpoint::Code::name);
}

void RunCheckpoint::share_codes() {
  const checkpoint::Code* const own = code_to_write();
  std::vector<std::int64_t> numbers;  // whether it has been written now, and its size
  for (const checkpoint::Code& code : manifest_.codes) {
    const bool is_own = &code == own;
    numbers.push_back(is_own && code.id == manifest_.id ? 1 : 0);
    numbers.push_back(is_own ? static_cast<std::int64_t>(code.size) : 0);
  }
  if (uses_mpi_) job_.mpi()->find_largest(numbers);
  for (std::size_t i = 0; i < manifest_.codes.size(); ++i) {
    if (numbers[2 * i] != 0) manifest_.codes[i].id = manifest_.id;
    manifest_.codes[i].size = static_cast<std::uint64_t>(numbers[2 * i + 1]);
  }
}

}  // namespace mpiwasm::command
