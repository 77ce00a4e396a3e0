// Where a process writes its part of a checkpoint first, on its own node, and from where that is copied to the
// directory of the checkpoint while the program runs.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "checkpoint/image_writer.hpp"
#include "guest/host_file.hpp"

namespace mpiwasm::checkpoint {

/// One file without a name (O_TMPFILE): other jobs and users cannot meet it, and nothing of it is left when the process
/// ends, in whatever way.
class Stage {
 public:
  /// The error, as all here, is one line for the user.
  [[nodiscard]] static tl::expected<Stage, std::string> open(const std::filesystem::path& directory);

  /// Forgets what has been written. Returns what is wrong, or an empty text.
  [[nodiscard]] std::string clear();

  /// Writes a file that is to be at this path, one behind the other. What it becomes is created beside it already.
  [[nodiscard]] tl::expected<ImageWriter, std::string> write(const std::filesystem::path& path, const Key& key,
                                                             std::string label, Compression compression);
  /// The last one is complete, and has this size.
  void add(std::uint64_t size);

  /// Copies all to their paths, the first one last, and waits until they are on their disk. Each has its name when it
  /// is complete, or another one when it will never be. Adds the bytes to `copied`. Returns what is wrong, or an empty
  /// text. Other threads may not use the stage meanwhile.
  [[nodiscard]] std::string copy(std::atomic<std::uint64_t>& copied);

 private:
  struct Part {
    std::filesystem::path path;
    std::filesystem::path unfinished;
    std::filesystem::path failed;
    guest::HostFile target;
    std::uint64_t begin = 0;
    std::uint64_t size = 0;
  };
  Stage(std::filesystem::path directory, guest::HostFile file)
      : directory_(std::move(directory)), file_(std::move(file)) {}
  [[nodiscard]] std::string copy(Part& part, std::atomic<std::uint64_t>& copied) const;

  std::filesystem::path directory_;
  guest::HostFile file_;
  std::vector<Part> parts_;
};

/// The names of a file that is being copied, and of one that could not be.
[[nodiscard]] std::filesystem::path unfinished_path(const std::filesystem::path& path);
[[nodiscard]] std::filesystem::path failed_path(const std::filesystem::path& path);
/// Whether a directory has files of the first kind.
[[nodiscard]] bool is_being_copied(const std::filesystem::path& directory);

}  // namespace mpiwasm::checkpoint
