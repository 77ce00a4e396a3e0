// Writes the instructions of a function so that each of its call sites can be reached from the beginning, and left.
//
// What lies on the operand stack at a call site, or below a block with sites, is moved to variables, so that the code
// before it can be skipped:
//
//   block                          the part that is skipped when the function is entered again
//     (resume index) br_if 0       one test at the beginning of each block with sites
//     ... code before ...
//   end
//   arguments, call
//   (site) (state) br_if LEAVE, drop
//
// Blocks without sites are copied.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "wasm/inspect/resumable/code_writer.hpp"
#include "wasm/inspect/resumable/function_plan.hpp"
#include "wasm/inspect/resumable/liveness.hpp"

namespace mpiwasm::wasm::resumable {

/// Bytes of a function that the engine takes.
inline constexpr std::size_t most_code = 7'654'321;

/// Sites that save the same variables.
struct SiteGroups {
  std::vector<std::uint32_t> of_site;              ///< the group's number
  std::vector<std::vector<std::uint32_t>> locals;  ///< by group
};

class BodyEmitter {
 public:
  BodyEmitter(const ModuleParts& parts, const CallGraph& graph, const FunctionPlan& plan, const LiveLocals& live,
              const Added& added, const SiteGroups& groups);

  /// False when the code is not valid; why() says what is wrong.
  [[nodiscard]] bool emit();
  [[nodiscard]] const std::string& why() const { return *failure_; }

  [[nodiscard]] const Bytes& code() { return out_.bytes(); }
  /// The types of all variables, those of the function first.
  [[nodiscard]] const std::vector<ValueType>& locals() const { return locals_; }
  [[nodiscard]] std::uint32_t resume_index() const { return static_cast<std::uint32_t>(plan_.locals.size()); }
  /// What each site must save.
  [[nodiscard]] const std::vector<std::vector<std::uint32_t>>& saved() const { return saved_; }

  /// Labels around the code: the function, then one to which all groups lead, then the groups.
  static constexpr std::uint32_t first_group_label = 2;

 private:
  struct Operand {
    ValueType type;
    enum class Place {
      stack,
      spilled,     ///< to `local`
      expression,  ///< of variables and constants: its code is written where the operand is needed
    } place = Place::stack;
    std::uint32_t local = 0;
    std::size_t offset = 0;  ///< of the expression's code
    std::size_t size = 0;
    std::vector<std::uint32_t> variables;  ///< that it reads

    [[nodiscard]] std::size_t code_end() const { return offset + size; }
  };
  struct Frame {
    std::uint32_t block;
    std::uint32_t label;  ///< counted from outside
    std::size_t base;     ///< operands below belong to blocks around
    FunctionType type;
    std::uint32_t next_item = 0;
    bool first_item_leads = false;  ///< nothing comes before it: it needs no label
  };

  void fail(std::string_view what) {
    if (!failure_) failure_ = what;
  }
  std::uint32_t step(std::uint32_t place);
  void simple(const Instruction& instruction);
  bool extend_expression(const Instruction& instruction);
  void apply(const Instruction& instruction);
  void apply_call(const Instruction& instruction);
  std::uint32_t copy_block(std::uint32_t place);
  void copy(const Instruction& instruction, std::uint32_t inner);
  [[nodiscard]] std::uint32_t label_out(std::uint32_t label, std::uint32_t inner);

  void open_block(std::uint32_t place);
  void write_condition(const Block& opened);
  void begin_sequence(const Sequence& sequence);
  void dispatch(const Sequence& sequence, std::uint32_t first, std::uint32_t count);
  [[nodiscard]] std::vector<std::uint32_t> parameter_locals();
  void reach_item();
  void begin_alternative(std::uint32_t place);
  void close_block(std::uint32_t place);

  void call_site(std::uint32_t place);
  void note_saved(const Site& site, std::size_t arguments, bool is_indirect);
  void push_results(const std::vector<ValueType>& results);

  Operand pop();
  void push(ValueType type) { operands_.push_back({type, Operand::Place::stack, 0, 0, 0, {}}); }
  void push_expression(ValueType type, const Instruction& code, std::vector<std::uint32_t> variables) {
    operands_.push_back({type, Operand::Place::expression, 0, code.offset, code.size, std::move(variables)});
  }
  /// Moves the value on top of the stack, which is this operand, to a variable.
  void spill_one(Operand& operand);
  void load(const Operand& operand);
  void release(const Operand& operand);
  void truncate(std::size_t size);
  /// Brings the operands of this block onto the stack.
  void flush();
  /// Moves them off the stack.
  void spill();
  [[nodiscard]] std::uint32_t new_local(ValueType type);
  [[nodiscard]] std::uint32_t condition() const { return resume_index() + 1; }

  const ModuleParts& parts_;
  const CallGraph& graph_;
  const FunctionPlan& plan_;
  const LiveLocals& live_;
  const SiteGroups& groups_;
  CodeWriter out_;
  std::uint32_t depth_;  ///< labels around the next instruction
  std::vector<Frame> frames_;
  std::vector<Operand> operands_;
  bool is_reached_ = true;
  std::vector<ValueType> locals_;
  std::map<ValueType, std::vector<std::uint32_t>> free_;
  std::map<ValueType, std::vector<std::uint32_t>> parameter_locals_;
  std::vector<std::vector<std::uint32_t>> saved_;
  std::size_t saved_count_ = 0;
  std::size_t values_of_blocks_ = 0;  ///< parameters and results of those opened
  std::optional<std::string> failure_;
};

}  // namespace mpiwasm::wasm::resumable
