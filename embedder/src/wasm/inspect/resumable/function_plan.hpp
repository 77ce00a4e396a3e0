// The structure of one function that can reach a stopping point: its blocks, and the calls at which it may have to be
// left and entered again.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "wasm/inspect/resumable/call_graph.hpp"
#include "wasm/inspect/resumable/instruction.hpp"
#include "wasm/inspect/resumable/module_parts.hpp"

namespace mpiwasm::wasm::resumable {

/// A call that may end at a stopping point. Sites have the numbers 1, 2, ... in the order of the code.
struct Site {
  std::uint32_t instruction = 0;
  bool stops = false;  ///< the callee may be the stopping point itself: the arguments are needed again
  bool in_loop = false;
};

/// A call or a block with sites in it, as a part of a sequence.
struct Item {
  std::uint32_t instruction = 0;
  std::uint32_t first_site = 0;
  std::uint32_t last_site = 0;
};

/// Instructions between the beginning of a block, or its else, and what ends it.
struct Sequence {
  std::uint32_t first = 0;  ///< instruction
  std::vector<Item> items;
};

struct Block {
  std::uint32_t opening = 0;    ///< instruction
  std::uint32_t otherwise = 0;  ///< the else; 0: none
  std::uint32_t ending = 0;
  bool has_sites = false;
  Sequence body;
  Sequence alternative;  ///< after the else
};

struct FunctionPlan {
  std::span<const std::byte> code;
  std::uint32_t type = 0;
  std::vector<ValueType> locals;  ///< parameters first
  /// Without what never runs. The last is the function's end.
  std::vector<Instruction> instructions;
  /// By instruction: the block that it opens or ends or is the else of; the site of a call.
  std::vector<std::uint32_t> numbers;
  std::vector<Block> blocks;  ///< the first is the function
  std::vector<Site> sites;    ///< number 1 is the first
  bool end_is_reached = true;
  /// The last opening of a block with sites.
  std::uint32_t last_opening = 0;
};

[[nodiscard]] Expected<FunctionPlan> plan_function(const ModuleParts& parts, const CallGraph& graph,
                                                   std::uint32_t function);

/// "function 7 cannot be made resumable: ..."
[[nodiscard]] tl::unexpected<Error> cannot_resume(std::uint32_t function, std::string_view why);

}  // namespace mpiwasm::wasm::resumable
