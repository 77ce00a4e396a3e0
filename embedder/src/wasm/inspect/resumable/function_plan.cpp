#include "wasm/inspect/resumable/function_plan.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace mpiwasm::wasm::resumable {
namespace {

/// The engine allows no more in one function.
constexpr std::size_t most_locals = 50000;

class Planner {
 public:
  Planner(const ModuleParts& parts, const CallGraph& graph, std::uint32_t function)
      : parts_(parts), graph_(graph), reader_(parts.bodies[function - parts.imported()]) {
    plan_.code = parts.bodies[function - parts.imported()];
    plan_.type = parts.summary.function_types[function];
  }

  Expected<FunctionPlan> make(std::uint32_t function) {
    read_locals();
    plan_.blocks.emplace_back();
    open_.push_back({0, &Block::body, false});
    while (!open_.empty() && !reader_.failed()) follow(read_instruction(reader_));
    if (!reader_.failed() && !reader_.at_end()) reader_.fail("code after the end");
    if (reader_.failed()) return cannot_resume(function, reader_.failure().what);
    return std::move(plan_);
  }

 private:
  struct Open {
    std::uint32_t block;
    Sequence Block::* sequence;
    bool in_loop;
    std::uint32_t sites_before = 0;
  };

  void read_locals() {
    plan_.locals = parts_.summary.types[plan_.type].parameters;
    for (std::uint32_t left = reader_.item_count("groups of locals"); left > 0 && !reader_.failed(); --left) {
      const std::uint32_t count = reader_.u32("a number of locals");
      const auto type = static_cast<ValueType>(reader_.byte("a type"));
      if (count > most_locals || plan_.locals.size() + count > most_locals) {
        reader_.fail("it has too many local variables");
        return;
      }
      plan_.locals.insert(plan_.locals.end(), count, type);
    }
  }

  void follow(const Instruction& instruction) {
    if (reader_.failed()) return;
    if (dead_) return skip(instruction);
    const auto place = static_cast<std::uint32_t>(plan_.instructions.size());
    const std::uint16_t code = instruction.code;
    if (opens_block(code)) return add(instruction, open(code, place));
    if (code == else_) return begin_alternative(instruction, place);
    if (code == end) return close(instruction, place, true);
    add(instruction, is_call(code) ? site_of(instruction, place) : 0);
    if (ends_sequence(code)) dead_ = true;
  }

  /// In code that never runs, until its block ends.
  void skip(const Instruction& instruction) {
    if (opens_block(instruction.code)) {
      ++dead_depth_;
    } else if (dead_depth_ > 0) {
      if (instruction.code == end) --dead_depth_;
    } else if (instruction.code == else_) {
      begin_alternative(instruction, static_cast<std::uint32_t>(plan_.instructions.size()));
    } else if (instruction.code == end) {
      close(instruction, static_cast<std::uint32_t>(plan_.instructions.size()), false);
    }
  }

  void add(const Instruction& instruction, std::uint32_t number) {
    plan_.instructions.push_back(instruction);
    plan_.numbers.push_back(number);
  }

  std::uint32_t open(std::uint16_t code, std::uint32_t place) {
    const auto number = static_cast<std::uint32_t>(plan_.blocks.size());
    Block& made = plan_.blocks.emplace_back();
    made.opening = place;
    made.body.first = place + 1;
    open_.push_back({number, &Block::body, open_.back().in_loop || code == loop, sites()});
    if (code == try_table) ++open_tries_;
    return number;
  }

  void begin_alternative(const Instruction& instruction, std::uint32_t place) {
    Block& current = plan_.blocks[open_.back().block];
    if (open_.size() == 1 || current.otherwise != 0 || plan_.instructions[current.opening].code != if_)
      return reader_.fail("an else without an if");
    current.otherwise = place;
    current.alternative.first = place + 1;
    open_.back().sequence = &Block::alternative;
    dead_ = false;
    add(instruction, open_.back().block);
  }

  void close(const Instruction& instruction, std::uint32_t place, bool is_reached) {
    const Open closed = open_.back();
    open_.pop_back();
    Block& current = plan_.blocks[closed.block];
    current.ending = place;
    if (closed.block != 0 && plan_.instructions[current.opening].code == try_table) --open_tries_;
    current.has_sites = sites() > closed.sites_before;
    add(instruction, closed.block);
    dead_ = false;
    if (open_.empty()) {
      plan_.end_is_reached = is_reached;
    } else if (current.has_sites) {
      plan_.last_opening = std::max(plan_.last_opening, current.opening);
      sequence().items.push_back({current.opening, closed.sites_before + 1, sites()});
    }
  }

  std::uint32_t site_of(const Instruction& instruction, std::uint32_t place) {
    const bool is_direct = instruction.code == call || instruction.code == return_call;
    const std::uint32_t callee = instruction.index;
    if (!(is_direct ? graph_.function_reaches(callee) : graph_.type_reaches(callee))) return 0;
    const bool stops = is_direct ? graph_.function_stops(callee) : graph_.type_stops(callee);
    plan_.sites.push_back({place, stops, open_.back().in_loop});
    sequence().items.push_back({place, sites(), sites()});
    if (instruction.code != call && instruction.code != call_indirect && open_tries_ > 0)
      reader_.fail("a tail call below an exception handler may stop");
    return sites();
  }

  [[nodiscard]] std::uint32_t sites() const { return static_cast<std::uint32_t>(plan_.sites.size()); }
  Sequence& sequence() { return plan_.blocks[open_.back().block].*open_.back().sequence; }

  const ModuleParts& parts_;
  const CallGraph& graph_;
  ByteReader reader_;
  FunctionPlan plan_;
  std::vector<Open> open_;
  std::size_t open_tries_ = 0;
  bool dead_ = false;
  std::size_t dead_depth_ = 0;
};

}  // namespace

tl::unexpected<Error> cannot_resume(std::uint32_t function, std::string_view why) {
  return tl::unexpected(
      Error{ErrorKind::unusable_module, fmt::format("function {} cannot be made resumable: {}", function, why)});
}

Expected<FunctionPlan> plan_function(const ModuleParts& parts, const CallGraph& graph, std::uint32_t function) {
  return Planner{parts, graph, function}.make(function);
}

}  // namespace mpiwasm::wasm::resumable
