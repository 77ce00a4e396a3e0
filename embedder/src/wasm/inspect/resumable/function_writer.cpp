#include "wasm/inspect/resumable/function_writer.hpp"

#include <algorithm>
#include <map>

#include "wasm/inspect/resumable/body_emitter.hpp"
#include "wasm/inspect/resumable/liveness.hpp"

namespace mpiwasm::wasm::resumable {
namespace {

/// Each group of sites has its own code for saving and restoring.
constexpr std::size_t most_groups = 16;

using Locals = std::vector<std::uint32_t>;

void add_all(Locals& to, const Locals& more) {
  Locals all;
  std::set_union(to.begin(), to.end(), more.begin(), more.end(), std::back_inserter(all));
  to = std::move(all);
}

/// Sites outside of loops save what any of them needs, for the sake of size. A site in a loop saves what it needs
/// itself, so that the loop does not carry the rest along.
SiteGroups group_sites(const FunctionPlan& plan, const std::vector<Locals>& saved, bool is_one_group) {
  SiteGroups groups;
  std::map<Locals, std::uint32_t> in_loops;
  if (!is_one_group)
    for (std::size_t i = 0; i < saved.size() && in_loops.size() <= most_groups; ++i)
      if (plan.sites[i].in_loop) in_loops.try_emplace(saved[i], static_cast<std::uint32_t>(in_loops.size()) + 1);
  const bool has_loops = in_loops.size() <= most_groups;
  groups.locals.resize(1 + (has_loops ? in_loops.size() : 0));
  for (std::size_t i = 0; i < saved.size(); ++i) {
    const bool is_apart = has_loops && !is_one_group && plan.sites[i].in_loop;
    const std::uint32_t group = is_apart ? in_loops.at(saved[i]) : 0;
    groups.of_site.push_back(group);
    if (!is_apart) add_all(groups.locals[0], saved[i]);
  }
  if (has_loops)
    for (const auto& [locals, group] : in_loops) groups.locals[group] = locals;
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
  SiteGroups groups{std::vector<std::uint32_t>(plan->sites.size()), std::vector<Locals>(1)};
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
  append(written.body, out.bytes());
  return written;
}

}  // namespace mpiwasm::wasm::resumable
