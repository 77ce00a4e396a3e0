// What processes of a job were started with. Those of one job may differ in it: coupled programs, or one program with
// different arguments.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "guest/archive.hpp"

namespace mpiwasm::checkpoint {

struct Program {
  std::string module;  ///< its file
  std::string module_digest;
  std::string engine;                ///< all that frames depend on besides the module
  std::string code;                  ///< the name of its compiled code; empty in the portable form
  int thread_level = 0;              ///< of MPI, by the guest's value
  std::vector<std::string> options;  ///< of the command line, for the restart
  std::vector<std::string> arguments;

  [[nodiscard]] bool operator==(const Program& other) const = default;
};

void put(guest::ArchiveWriter& to, const Program& program);
[[nodiscard]] Program get_program(guest::ArchiveReader& from);

/// The compiled code of one module, for all processes that run it.
struct Code {
  std::string name;        ///< 64 hexadecimal digits: a digest of the module and of all that its code depends on
  std::string id;          ///< of the checkpoint for which it was written
  std::uint64_t size = 0;  ///< of its file, in bytes

  /// The name of its file.
  [[nodiscard]] std::string file() const;
  /// What the file says of itself, so that no other one takes its place.
  [[nodiscard]] std::string label() const;

  [[nodiscard]] bool operator==(const Code& other) const = default;
};

/// Whether the name is one, and not a path that leads elsewhere.
[[nodiscard]] bool is_code_name(std::string_view name);

/// The codes that these programs have, each once, before they are written.
[[nodiscard]] std::vector<Code> codes_of(const std::vector<Program>& programs);

/// "rank 3", "ranks 0-2 and 5".
[[nodiscard]] std::string name_ranks(const std::vector<int>& ranks);

}  // namespace mpiwasm::checkpoint
