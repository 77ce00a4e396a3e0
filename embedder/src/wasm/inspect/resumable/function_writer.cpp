#include "wasm/inspect/resumable/function_writer.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>

#include "wasm/inspect/resumable/body_emitter.hpp"
#include "wasm/inspect/resumable/liveness.hpp"

namespace mpiwasm::wasm::resumable {
namespace {

using Locals = std::vector<std::uint32_t>;

/// Each group of sites has its own code for saving and restoring, so hostile functions must not have many.
constexpr std::size_t most_groups = 64;
/// Sites in loops go together when none saves more variables for the others' sake than this.
constexpr std::size_t most_in_vain = 4;

/// Sorts, and leaves each variable once.
void tidy(Locals& locals) {
  std::sort(locals.begin(), locals.end());
  locals.erase(std::unique(locals.begin(), locals.end()), locals.end());
}

Locals united(const Locals& some, const Locals& more) {
  Locals all;
  std::set_union(some.begin(), some.end(), more.begin(), more.end(), std::back_inserter(all));
  return all;
}

/// The sites in loops by what they save.
class LoopGroups {
 public:
  /// The group's number; nothing when there are too many.
  std::optional<std::uint32_t> add(const Locals& saved) {
    if (const auto found = numbers_.find(saved); found != numbers_.end()) return found->second;
    for (std::uint32_t i = 0; i < groups_.size(); ++i) {
      if (groups_[i].locals.size() > saved.size() + most_in_vain) continue;
      Locals all = united(groups_[i].locals, saved);
      const std::size_t least = std::min(groups_[i].least, saved.size());
      if (all.size() > least + most_in_vain) continue;
      groups_[i] = {std::move(all), least};
      numbers_.emplace(saved, i);
      return i;
    }
    if (groups_.size() == most_groups) return std::nullopt;
    groups_.push_back({saved, saved.size()});
    return numbers_.emplace(saved, static_cast<std::uint32_t>(groups_.size() - 1)).first->second;
  }

  void move_to(std::vector<Locals>& lists) {
    for (Group& group : groups_) lists.push_back(std::move(group.locals));
  }

 private:
  struct Group {
    Locals locals;
    std::size_t least;  ///< saved by one of its sites
  };
  std::vector<Group> groups_;
  std::map<Locals, std::uint32_t> numbers_;
};

SiteGroups one_group(const std::vector<Locals>& saved) {
  SiteGroups groups{std::vector<std::uint32_t>(saved.size()), std::vector<Locals>(1)};
  for (const Locals& locals : saved) groups.locals[0].insert(groups.locals[0].end(), locals.begin(), locals.end());
  tidy(groups.locals[0]);
  return groups;
}

/// Sites outside of loops save what any of them needs, for the sake of size. A site in a loop saves little more than it
/// needs itself, so that the loop does not carry the rest along.
SiteGroups group_sites(const FunctionPlan& plan, const std::vector<Locals>& saved, bool is_one_group) {
  if (is_one_group) return one_group(saved);
  LoopGroups loops;
  SiteGroups groups{{}, std::vector<Locals>(1)};
  for (std::size_t i = 0; i < saved.size(); ++i) {
    if (!plan.sites[i].in_loop) {
      groups.of_site.push_back(0);
      groups.locals[0].insert(groups.locals[0].end(), saved[i].begin(), saved[i].end());
    } else if (const auto group = loops.add(saved[i])) {
      groups.of_site.push_back(*group + 1);
    } else {
      return one_group(saved);
    }
  }
  tidy(groups.locals[0]);
  loops.move_to(groups.locals);
  return groups;
}

void put_all(CodeWriter& out, const Locals& locals, const std::vector<ValueType>& types) {
  for (const std::uint32_t local : locals) out.put_local(types[local], local);
}

void take_all(CodeWriter& out, const Locals& locals, const std::vector<ValueType>& types) {
  for (auto local = locals.rbegin(); local != locals.rend(); ++local) out.take_local(types[*local], *local);
}

/// Finds out which site the function is entered again for, and restores what that has saved.
void write_entry(CodeWriter& out, const SiteGroups& groups, const std::vector<ValueType>& types,
                 std::uint32_t resume_index) {
  const auto count = static_cast<std::uint32_t>(groups.locals.size());
  out.write(global_get, out.added().state);
  out.open(if_, no_results);
  out.write(call, out.added().take_i32);
  out.write(local_set, resume_index);
  if (count == 1) {
    take_all(out, groups.locals[0], types);
    return out.write(end);
  }
  for (std::uint32_t left = count + 1; left > 0; --left) out.open(block, no_results);
  out.write(local_get, resume_index);
  out.write(branch_table, static_cast<std::uint32_t>(groups.of_site.size()));
  out.number(0);
  for (std::size_t site = 0; site < groups.of_site.size(); ++site) out.number(groups.of_site[site]);
  for (std::uint32_t group = 0; group < count; ++group) {
    out.write(end);
    take_all(out, groups.locals[group], types);
    if (group + 1 < count) out.write(branch, count - 1 - group);
  }
  out.write(end);
  out.write(end);
}

/// Where sites go to leave the function, with their number on the stack.
void write_exits(CodeWriter& out, const SiteGroups& groups, const std::vector<ValueType>& types,
                 std::uint32_t resume_index, const std::vector<ValueType>& results) {
  for (std::size_t group = groups.locals.size(); group > 0; --group) {
    out.write(end);
    out.write(local_set, resume_index);
    put_all(out, groups.locals[group - 1], types);
    out.write(local_get, resume_index);
    if (group > 1) out.write(branch, static_cast<std::uint32_t>(group) - 1);
  }
  out.write(end);
  out.write(call, out.added().put_i32);
  for (const ValueType result : results) out.zero(result);
  out.write(end);
}

/// The function's own groups of variables, and the added ones.
void write_locals(Bytes& body, const FunctionPlan& plan, const std::vector<ValueType>& types) {
  ByteReader reader{plan.code};
  const std::uint32_t groups = reader.item_count("groups of locals");
  const std::size_t start = reader.offset();
  for (std::uint32_t left = groups; left > 0; --left) {
    (void)reader.u32("a number of locals");
    (void)reader.byte("a type");
  }
  Bytes added;
  std::uint32_t added_groups = 0;
  for (std::size_t i = plan.locals.size(); i < types.size();) {
    std::size_t next = i;
    while (next < types.size() && types[next] == types[i]) ++next;
    append_number(added, next - i);
    added.push_back(static_cast<std::byte>(types[i]));
    ++added_groups;
    i = next;
  }
  append_number(body, groups + added_groups);
  append(body, plan.code.subspan(start, reader.offset() - start));
  append(body, added);
}

bool saves(const SiteGroups& groups, const std::vector<ValueType>& types, ValueType wanted) {
  return std::any_of(groups.locals.begin(), groups.locals.end(), [&](const Locals& locals) {
    return std::any_of(locals.begin(), locals.end(), [&](std::uint32_t local) { return types[local] == wanted; });
  });
}

}  // namespace

WrittenFunction copy_function(std::span<const std::byte> body, const Added& added) {
  ByteReader reader{body};
  for (std::uint32_t left = reader.item_count("groups of locals"); left > 0; --left) {
    (void)reader.u32("a number of locals");
    (void)reader.byte("a type");
  }
  WrittenFunction written;
  written.body.reserve(body.size() + body.size() / 32);
  std::size_t copied = 0;
  while (!reader.at_end()) {
    const Instruction instruction = read_instruction(reader);
    if (instruction.code != call && instruction.code != return_call && instruction.code != ref_func) continue;
    append(written.body, body.subspan(copied, instruction.offset - copied));
    const auto code = static_cast<std::uint8_t>(instruction.code);
    written.body.push_back(std::byte{code});
    append_number(written.body, added.moved(instruction.index));
    copied = instruction.offset + std::size_t{instruction.size};
  }
  append(written.body, body.subspan(copied));
  return written;
}

Expected<WrittenFunction> write_function(const ModuleParts& parts, const CallGraph& graph, const Added& added,
                                         std::uint32_t function) {
  const auto plan = plan_function(parts, graph, function);
  if (!plan) return tl::unexpected(plan.error());
  if (plan->sites.empty()) return copy_function(plan->code, added);
  const auto live = live_after_sites(*plan);
  if (!live) return cannot_resume(function, "it uses a label or variable that does not exist");

  // Once to see what each site saves, and again when it is known which sites go together.
  SiteGroups groups = one_group(std::vector<Locals>(plan->sites.size()));
  BodyEmitter first{parts, graph, *plan, *live, added, groups};
  if (!first.emit()) return cannot_resume(function, first.why());
  groups = group_sites(*plan, first.saved(), live->stands_for_all);
  BodyEmitter body{parts, graph, *plan, *live, added, groups};
  if (!body.emit()) return cannot_resume(function, body.why());
  const std::vector<ValueType>& types = body.locals();
  if (saves(groups, types, ValueType::funcref) || saves(groups, types, ValueType::externref))
    return cannot_resume(function, "it keeps a reference to a function or host object across a call that may stop");

  WrittenFunction written;
  written.saves_exceptions = saves(groups, types, ValueType::exnref);
  write_locals(written.body, *plan, types);
  CodeWriter out{added};
  write_entry(out, groups, types, body.resume_index());
  for (std::size_t left = groups.locals.size() + 1; left > 0; --left)
    out.open(block, static_cast<std::uint8_t>(ValueType::i32));
  out.copy(body.code());
  write_exits(out, groups, types, body.resume_index(), parts.summary.types[plan->type].results);
  if (out.bytes().size() > most_code) return cannot_resume(function, "it is too large");
  append(written.body, out.bytes());
  return written;
}

}  // namespace mpiwasm::wasm::resumable
