// What a checkpoint is of: written last, so that one without it does not count.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "checkpoint/key.hpp"
#include "checkpoint/program.hpp"

namespace mpiwasm::checkpoint {

struct Manifest {
  std::string id;  ///< which all files of the checkpoint have
  int number = 0;
  std::int64_t time = 0;  ///< seconds since 1970
  int processes = 1;
  bool uses_mpi = false;
  std::string library;                         ///< under which it was made, for people
  std::vector<Program> programs;               ///< of the processes, each once
  std::vector<std::uint32_t> program_of_rank;  ///< the place in `programs`
  std::vector<Code> codes;                     ///< of the programs, in the native form
  std::vector<std::uint64_t> sizes;            ///< of the files of the ranks

  /// A file of an earlier checkpoint that those of the ranks refer to.
  struct EarlierFile {
    std::string name;
    std::uint64_t size = 0;
  };
  std::vector<EarlierFile> earlier;

  /// What the files say of themselves, so that none takes the place of another one.
  [[nodiscard]] std::string label_of_rank(int rank) const;

  [[nodiscard]] const Program& program_at(int rank) const {
    return programs[program_of_rank[static_cast<std::size_t>(rank)]];
  }
  /// Null in the portable form.
  [[nodiscard]] const Code* code_of(const Program& program) const;
  /// A line with the modules, and which ranks have which when there are several.
  [[nodiscard]] std::string name_modules() const;
};

/// A directory of checkpoints: each is a directory of its own, "checkpoint-7".
class Checkpoints {
 public:
  explicit Checkpoints(std::filesystem::path directory) : directory_(std::move(directory)) {}

  [[nodiscard]] const std::filesystem::path& directory() const { return directory_; }
  [[nodiscard]] std::filesystem::path place(int number) const;
  [[nodiscard]] static std::string rank_file(int rank);

  /// The numbers of all that are there, complete or not, smallest first.
  [[nodiscard]] std::vector<int> numbers() const;
  /// Whether it counts.
  [[nodiscard]] bool is_complete(int number) const;
  /// Creates the directory of a new one. Returns what is wrong, or an empty text.
  [[nodiscard]] std::string begin(int number) const;
  /// The files of earlier checkpoints in the directory of one.
  [[nodiscard]] std::vector<Manifest::EarlierFile> earlier_files(int number) const;
  /// All files are there: makes the checkpoint count. Returns what is wrong, or an empty text.
  [[nodiscard]] std::string commit(const Manifest& manifest, const Key& key) const;
  void remove(int number) const;
  /// The program has gone on from one: those that are newer now do not count for prune(), for they may be damaged.
  void go_on_from(int number);
  /// Removes all but the newest `kept` complete ones that count, and what is older than these and incomplete, or does
  /// not count.
  void prune(int kept) const;

  [[nodiscard]] tl::expected<Manifest, std::string> read(int number, const Key& key) const;
  /// The newest complete one, whose files have their sizes; `problems` has why newer ones are not.
  [[nodiscard]] tl::expected<Manifest, std::string> newest(const Key& key, std::vector<std::string>& problems) const;
  /// Whether all files are there and have their sizes. Returns what is wrong, or an empty text.
  [[nodiscard]] std::string why_incomplete(const Manifest& manifest) const;
  /// Reads all files of a checkpoint. Returns a line for all that is wrong.
  [[nodiscard]] std::vector<std::string> verify(const Manifest& manifest, const Key& key) const;

 private:
  std::filesystem::path directory_;
  int gone_on_from_ = 0;
  int newest_before_ = 0;
};

}  // namespace mpiwasm::checkpoint
