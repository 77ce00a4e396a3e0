#include "wasm/inspect/resumable/body_emitter.hpp"

#include <algorithm>
#include <utility>

namespace mpiwasm::wasm::resumable {
namespace {

constexpr std::size_t most_expression_size = 16;

/// Additions and the like of i32, which leave its type as it is.
bool is_cheap(std::uint16_t code) { return code == i32_add || code == i32_subtract || code == i32_shift_left; }

}  // namespace

BodyEmitter::BodyEmitter(const ModuleParts& parts, const CallGraph& graph, const FunctionPlan& plan,
                         const LiveLocals& live, const Added& added, const SiteGroups& groups)
    : parts_(parts),
      graph_(graph),
      plan_(plan),
      live_(live),
      groups_(groups),
      out_(added),
      depth_(first_group_label + static_cast<std::uint32_t>(groups.locals.size())),
      locals_(plan.locals),
      saved_(plan.sites.size()) {
  locals_.insert(locals_.end(), {ValueType::i32, ValueType::i32});  // resume_index() and condition()
}

bool BodyEmitter::emit() {
  const FunctionType& type = parts_.summary.types[plan_.type];
  frames_.push_back({0, 0, 0, FunctionType{{}, type.results}});
  begin_sequence(plan_.blocks[0].body);
  for (std::uint32_t place = 0; place < plan_.instructions.size() && !failure_;) {
    place = step(place);
    if (out_.bytes().size() > most_code || values_of_blocks_ > most_code) fail("it is too large");
  }
  return !failure_;
}

std::uint32_t BodyEmitter::step(std::uint32_t place) {
  const Instruction& instruction = plan_.instructions[place];
  if (opens_block(instruction.code)) {
    if (!plan_.blocks[plan_.numbers[place]].has_sites) return copy_block(place);
    open_block(place);
  } else if (instruction.code == else_) {
    begin_alternative(place);
  } else if (instruction.code == end) {
    close_block(place);
  } else if (is_call(instruction.code) && plan_.numbers[place] != 0) {
    call_site(place);
  } else {
    simple(instruction);
  }
  return place + 1;
}

void BodyEmitter::simple(const Instruction& instruction) {
  switch (instruction.code) {
    case local_get:
      if (instruction.index >= plan_.locals.size()) return fail("there is no such variable");
      return push_expression(plan_.locals[instruction.index], instruction, {instruction.index});
    case i32_const:
    case i64_const:
    case f32_const:
    case f64_const:
    case v128_const:
      return push_expression(*effect_of(instruction.code)->result, instruction, {});
    case drop:
      if (pop().place == Operand::Place::stack) out_.write(drop);
      return;
    default:
      break;
  }
  if (extend_expression(instruction)) return;
  flush();
  copy(instruction, 0);
  if (ends_sequence(instruction.code)) {
    is_reached_ = false;
    truncate(frames_.back().base);
  } else {
    apply(instruction);
  }
}

/// Addresses of variables in memory, mostly, which are computed again rather than saved.
bool BodyEmitter::extend_expression(const Instruction& instruction) {
  if (!is_cheap(instruction.code) || operands_.size() < frames_.back().base + 2) return false;
  Operand& left = operands_[operands_.size() - 2];
  const Operand& right = operands_.back();
  const bool are_expressions = left.place == Operand::Place::expression && right.place == Operand::Place::expression;
  if (!are_expressions || left.code_end() != right.offset || right.code_end() != instruction.offset) return false;
  const std::size_t size = left.size + right.size + instruction.size;
  if (size > most_expression_size) return false;
  left.size = size;
  left.variables.insert(left.variables.end(), right.variables.begin(), right.variables.end());
  operands_.pop_back();
  return true;
}

/// Changes the operands as the instruction does.
void BodyEmitter::apply(const Instruction& instruction) {
  if (const auto effect = effect_of(instruction.code)) {
    for (unsigned left = effect->operands; left > 0; --left) (void)pop();
    if (effect->result) push(*effect->result);
    return;
  }
  const auto typed = [&](const std::vector<ValueType>& types) {
    if (instruction.index >= types.size()) return fail("a variable, global or table does not exist");
    push(types[instruction.index]);
  };
  switch (instruction.code) {
    case call:
    case call_indirect:
      return apply_call(instruction);
    case branch_if:
    case local_set:
      (void)pop();
      return;
    case local_tee:
      (void)pop();
      return typed(plan_.locals);
    case global_get:
      return typed(parts_.globals);
    case table_get:
      (void)pop();
      return typed(parts_.tables);
    case select_number:
    case select_typed: {
      (void)pop();
      (void)pop();
      const ValueType type = pop().type;
      return push(instruction.code == select_typed ? static_cast<ValueType>(instruction.index) : type);
    }
    case ref_null:
      return push(static_cast<ValueType>(instruction.index));
    default:
      fail("an instruction is unknown");
  }
}

void BodyEmitter::apply_call(const Instruction& instruction) {
  const ModuleSummary& module = parts_.summary;
  const FunctionType& type =
      instruction.code == call ? module.type_of_function(instruction.index) : module.types[instruction.index];
  const std::size_t operands = type.parameters.size() + (instruction.code == call ? 0 : 1);
  for (std::size_t left = operands; left > 0; --left) (void)pop();
  for (const ValueType result : type.results) push(result);
}

/// A block without sites. Returns what comes after it.
std::uint32_t BodyEmitter::copy_block(std::uint32_t place) {
  const Instruction& opening = plan_.instructions[place];
  const auto type = block_type(parts_.summary.types, opening);
  if (!type) {
    fail("a block's type does not exist");
    return place;
  }
  flush();
  if (opening.code == if_) (void)pop();
  for (std::size_t left = type->parameters.size(); left > 0; --left) (void)pop();
  const std::uint32_t ending = plan_.blocks[plan_.numbers[place]].ending;
  std::uint32_t inner = 0;
  for (std::uint32_t i = place; i <= ending; ++i) {
    const Instruction& instruction = plan_.instructions[i];
    if (instruction.code == end) --inner;
    copy(instruction, inner);
    if (opens_block(instruction.code)) ++inner;
  }
  for (const ValueType result : type->results) push(result);
  return ending + 1;
}

/// Copies an instruction that has `inner` copied blocks around it.
void BodyEmitter::copy(const Instruction& instruction, std::uint32_t inner) {
  switch (instruction.code) {
    case branch:
    case branch_if:
      return out_.write(instruction.code, label_out(instruction.index, inner));
    case branch_table: {
      const auto labels = read_labels(plan_.code, instruction);
      out_.write(branch_table, static_cast<std::uint32_t>(labels.size() - 1));
      for (const std::uint32_t label : labels) out_.number(label_out(label, inner));
      return;
    }
    case try_table: {
      // A block's type stands between the instruction and its handlers.
      ByteReader reader{plan_.code.subspan(instruction.offset, instruction.size)};
      (void)reader.byte("an instruction");
      (void)reader.signed_number(33, "a block's type");
      out_.copy(plan_.code.subspan(instruction.offset, reader.offset()));
      const auto catches = read_catches(plan_.code, instruction);
      out_.number(catches.size());
      for (const Catch& handler : catches) {
        out_.byte(handler.kind);
        if (handler.kind < 2) out_.number(handler.tag);
        out_.number(label_out(handler.label, inner));
      }
      return;
    }
    case call:
    case return_call:
    case ref_func:
      return out_.write(instruction.code, out_.added().moved(instruction.index));
    default:
      out_.copy(plan_.code.subspan(instruction.offset, instruction.size));
  }
}

std::uint32_t BodyEmitter::label_out(std::uint32_t label, std::uint32_t inner) {
  if (label < inner) return label;
  const std::size_t up = label - inner;
  if (up >= frames_.size()) {
    fail("a branch goes to a label that does not exist");
    return 0;
  }
  return inner + depth_ - 1 - frames_[frames_.size() - 1 - up].label;
}

BodyEmitter::Operand BodyEmitter::pop() {
  if (operands_.size() <= frames_.back().base) {
    fail("an operand is missing");
    return {ValueType::i32, Operand::Place::stack, 0, 0, 0, {}};
  }
  Operand operand = std::move(operands_.back());
  operands_.pop_back();
  release(operand);
  return operand;
}

void BodyEmitter::load(const Operand& operand) {
  if (operand.place == Operand::Place::spilled) out_.write(local_get, operand.local);
  if (operand.place == Operand::Place::expression) out_.copy(plan_.code.subspan(operand.offset, operand.size));
}

void BodyEmitter::release(const Operand& operand) {
  if (operand.place == Operand::Place::spilled) free_[operand.type].push_back(operand.local);
}

void BodyEmitter::truncate(std::size_t size) {
  for (std::size_t i = size; i < operands_.size(); ++i) release(operands_[i]);
  if (size < operands_.size()) operands_.erase(operands_.begin() + static_cast<std::ptrdiff_t>(size), operands_.end());
}

void BodyEmitter::flush() {
  std::size_t first = operands_.size();
  while (first > frames_.back().base && operands_[first - 1].place != Operand::Place::stack) --first;
  for (; first < operands_.size(); ++first) {
    Operand& operand = operands_[first];
    load(operand);
    release(operand);
    operand.place = Operand::Place::stack;
  }
}

void BodyEmitter::spill() {
  std::size_t last = operands_.size();
  while (last > frames_.back().base && operands_[last - 1].place != Operand::Place::stack) --last;
  for (; last > frames_.back().base; --last) spill_one(operands_[last - 1]);
}

void BodyEmitter::spill_one(Operand& operand) {
  operand.place = Operand::Place::spilled;
  operand.local = new_local(operand.type);
  out_.write(local_set, operand.local);
}

std::uint32_t BodyEmitter::new_local(ValueType type) {
  auto& available = free_[type];
  if (!available.empty()) {
    const std::uint32_t local = available.back();
    available.pop_back();
    return local;
  }
  locals_.push_back(type);
  return static_cast<std::uint32_t>(locals_.size() - 1);
}

}  // namespace mpiwasm::wasm::resumable
