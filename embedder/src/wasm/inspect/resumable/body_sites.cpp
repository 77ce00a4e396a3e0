// The blocks with call sites, and the sites.
#include <algorithm>

#include "wasm/inspect/resumable/body_emitter.hpp"

namespace mpiwasm::wasm::resumable {
namespace {

/// More sites in a sequence than this for each of its items are distinguished by comparisons, so that the code of
/// nested blocks does not grow with the square of their depth.
constexpr std::uint32_t most_sites_per_item = 8;

/// Hostile functions must not cost more: variables saved at all sites together.
constexpr std::size_t most_saved = std::size_t{1} << 23;

}  // namespace

void BodyEmitter::open_block(std::uint32_t place) {
  const Instruction& opening = plan_.instructions[place];
  const std::uint32_t number = plan_.numbers[place];
  const Block& opened = plan_.blocks[number];
  const auto type = block_type(parts_.summary.types, opening);
  if (!type) return fail("a block's type does not exist");
  if (opening.code == if_) {
    // The condition has a variable of its own: it must be zero when the function is entered again.
    const Operand operand = pop();
    load(operand);
    out_.write(local_set, condition());
  }
  const std::size_t parameters = type->parameters.size();
  if (operands_.size() < frames_.back().base + parameters) return fail("an operand is missing");
  spill();
  // The block may change the variables that wait below it.
  for (std::size_t i = frames_.back().base; i < operands_.size() - parameters; ++i) {
    Operand& operand = operands_[i];
    if (operand.variables.empty()) continue;
    load(operand);
    spill_one(operand);
    operand.variables.clear();
  }
  reach_item();
  for (std::size_t i = operands_.size() - parameters; i < operands_.size(); ++i) load(operands_[i]);
  truncate(operands_.size() - parameters);
  if (opening.code == if_) write_condition(opened);
  copy(opening, 0);
  values_of_blocks_ += parameters + type->results.size();
  frames_.push_back({number, depth_++, operands_.size(), *type});
  for (const ValueType parameter : type->parameters) push(parameter);
  begin_sequence(opened.body);
}

/// Chooses the part that the site entered again lies in; the condition is zero then.
void BodyEmitter::write_condition(const Block& opened) {
  out_.write(local_get, condition());
  if (opened.body.items.empty()) return;
  const std::uint32_t first = opened.body.items.front().first_site;
  out_.write(local_get, resume_index());
  out_.constant(first);
  out_.write(i32_subtract);
  out_.constant(opened.body.items.back().last_site - first + 1);
  out_.write(i32_less_unsigned);
  out_.write(i32_or);
}

void BodyEmitter::begin_sequence(const Sequence& sequence) {
  Frame& frame = frames_.back();
  frame.next_item = 0;
  frame.first_item_leads = false;
  if (sequence.items.empty()) return;
  const bool has_parameters = operands_.size() > frame.base;
  frame.first_item_leads = !has_parameters && sequence.items.front().instruction == sequence.first;
  const std::uint32_t first = frame.first_item_leads ? 1 : 0;
  const auto count = static_cast<std::uint32_t>(sequence.items.size()) - first;
  if (count == 0) return;
  const std::vector<std::uint32_t> parameters = has_parameters ? parameter_locals() : std::vector<std::uint32_t>{};
  for (auto local = parameters.rbegin(); local != parameters.rend(); ++local) out_.write(local_set, *local);
  for (std::uint32_t left = count; left > 0; --left) out_.open(block, no_results);
  dispatch(sequence, first, count);
  depth_ += count;
  for (const std::uint32_t local : parameters) out_.write(local_get, local);
}

/// Where the parameters of a block wait while it is found out where to go. That is done when the function is entered
/// again, too, so these variables are used for nothing else.
std::vector<std::uint32_t> BodyEmitter::parameter_locals() {
  std::map<ValueType, std::size_t> used;
  std::vector<std::uint32_t> locals;
  for (std::size_t i = frames_.back().base; i < operands_.size(); ++i) {
    const ValueType type = operands_[i].type;
    auto& available = parameter_locals_[type];
    const std::size_t number = used[type]++;
    if (number == available.size()) {
      locals_.push_back(type);
      available.push_back(static_cast<std::uint32_t>(locals_.size() - 1));
    }
    locals.push_back(available[number]);
  }
  return locals;
}

/// Goes to the item that has the site to be entered again. The label of the first of `count` items is the innermost.
void BodyEmitter::dispatch(const Sequence& sequence, std::uint32_t first, std::uint32_t count) {
  const auto item = [&](std::uint32_t i) -> const Item& { return sequence.items[first + i]; };
  if (count == 1) {
    out_.write(local_get, resume_index());
    if (first != 0) {
      out_.constant(item(0).first_site);
      out_.write(i32_greater_or_equal_unsigned);
    }
    return out_.write(branch_if, 0);
  }
  const std::uint32_t first_site = item(0).first_site;
  const std::uint32_t sites = item(count - 1).last_site - first_site + 1;
  out_.write(local_get, resume_index());
  out_.open(if_, no_results);
  if (sites / most_sites_per_item > count) {
    for (std::uint32_t i = count; i > 0; --i) {
      out_.write(local_get, resume_index());
      out_.constant(item(i - 1).first_site);
      out_.write(i32_greater_or_equal_unsigned);
      out_.write(branch_if, i);
    }
  } else {
    out_.write(local_get, resume_index());
    out_.constant(first_site);
    out_.write(i32_subtract);
    out_.write(branch_table, sites);
    for (std::uint32_t i = 0; i < count; ++i)
      for (std::uint32_t site = item(i).first_site; site <= item(i).last_site; ++site) out_.number(i + 1);
    out_.number(0);
  }
  out_.write(end);
}

/// All of this block's operands are off the stack; here the way from the beginning joins.
void BodyEmitter::reach_item() {
  Frame& frame = frames_.back();
  const bool leads = frame.first_item_leads && frame.next_item == 0;
  ++frame.next_item;
  if (leads) return;
  out_.write(end);
  --depth_;
}

void BodyEmitter::begin_alternative(std::uint32_t place) {
  if (is_reached_) flush();
  is_reached_ = true;
  const Frame& frame = frames_.back();
  truncate(frame.base);
  out_.write(else_);
  for (const ValueType parameter : frame.type.parameters) push(parameter);
  begin_sequence(plan_.blocks[plan_.numbers[place]].alternative);
}

void BodyEmitter::close_block(std::uint32_t place) {
  if (is_reached_) flush();
  is_reached_ = true;
  const Frame frame = frames_.back();
  truncate(frame.base);
  if (plan_.numbers[place] == 0) {
    if (plan_.end_is_reached) out_.write(return_);
    return;
  }
  out_.write(end);
  --depth_;
  frames_.pop_back();
  push_results(frame.type.results);
}

void BodyEmitter::call_site(std::uint32_t place) {
  const Instruction& instruction = plan_.instructions[place];
  const std::uint32_t number = plan_.numbers[place];
  const Site& site = plan_.sites[number - 1];
  const bool is_indirect = instruction.code == call_indirect || instruction.code == return_call_indirect;
  const bool is_tail = instruction.code == return_call || instruction.code == return_call_indirect;
  const FunctionType& type =
      is_indirect ? parts_.summary.types[instruction.index] : parts_.summary.type_of_function(instruction.index);
  const std::size_t arguments = type.parameters.size() + (is_indirect ? 1 : 0);
  if (operands_.size() < frames_.back().base + arguments) return fail("an operand is missing");
  spill();
  reach_item();
  if (site.in_loop || plan_.last_opening > place) {  // else it is not asked for any more
    out_.constant(0);
    out_.write(local_set, resume_index());
  }
  for (std::size_t i = operands_.size() - arguments; i < operands_.size(); ++i) load(operands_[i]);
  note_saved(site, arguments, is_indirect);
  truncate(operands_.size() - arguments);
  if (is_indirect) {
    ByteReader table{plan_.code.subspan(instruction.offset, instruction.size)};
    (void)table.byte("an instruction");
    (void)table.u32("a type");
    out_.write(call_indirect, instruction.index);
    out_.number(table.u32("a table"));
  } else {
    out_.write(call, out_.added().moved(instruction.index));
  }
  out_.constant(number);
  out_.write(global_get, out_.added().state);
  out_.write(branch_if, depth_ - 1 - (first_group_label + groups_.of_site[number - 1]));
  out_.write(drop);
  if (!is_tail) return push_results(type.results);
  out_.write(return_);
  is_reached_ = false;
  truncate(frames_.back().base);
}

/// Results lie on the stack; variables cannot be loaded below them any more.
void BodyEmitter::push_results(const std::vector<ValueType>& results) {
  const bool has_below = operands_.size() > frames_.back().base;
  for (const ValueType result : results) push(result);
  if (!has_below) return;
  for (std::size_t i = operands_.size(); i > operands_.size() - results.size(); --i) spill_one(operands_[i - 1]);
}

void BodyEmitter::note_saved(const Site& site, std::size_t arguments, bool is_indirect) {
  const auto number = static_cast<std::size_t>(&site - plan_.sites.data());
  std::vector<std::uint32_t>& saved = saved_[number];
  saved = live_.after[number];
  // The place in the table is needed to find the function again, the other arguments by stopping points only.
  const std::size_t dropped = operands_.size() - arguments;
  const std::size_t needed = site.stops ? dropped : operands_.size() - (is_indirect ? 1 : 0);
  for (std::size_t i = 0; i < operands_.size(); ++i) {
    if (i >= dropped && i < needed) continue;
    const Operand& operand = operands_[i];
    if (operand.place == Operand::Place::spilled) saved.push_back(operand.local);
    saved.insert(saved.end(), operand.variables.begin(), operand.variables.end());
  }
  std::sort(saved.begin(), saved.end());
  saved.erase(std::unique(saved.begin(), saved.end()), saved.end());
  saved_count_ += saved.size() + operands_.size();
  if (saved_count_ > most_saved) fail("it is too large");
}

}  // namespace mpiwasm::wasm::resumable
