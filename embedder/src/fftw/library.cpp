#include "fftw/library.hpp"

#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <utility>

#include "fftw/calls.hpp"
#include "fftw/native_plan.hpp"
#include "fftw/wisdom.hpp"

namespace mpiwasm::fftw {
namespace {

constexpr std::string_view module_name = "fftw_1";
/// Where FFTW looks for the wisdom of the system.
constexpr const char* wisdom_files[] = {"/etc/fftw/wisdom", "/etc/fftw/wisdomf"};

#define MPIWASM_FFTW_FUNCTIONS(prefix, Real)                                                       \
  {prefix "available", ":i", guest::host_code(&Calls<Real>::available)},                           \
      {prefix "plan", "iiiiiiiiiiii:i", guest::host_code(&Calls<Real>::plan)},                     \
      {prefix "execute", "i:", guest::host_code(&Calls<Real>::execute)},                           \
      {prefix "execute_on", "iiiiii:", guest::host_code(&Calls<Real>::execute_on)},                \
      {prefix "destroy_plan", "i:", guest::host_code(&Calls<Real>::destroy_plan)},                 \
      {prefix "export_wisdom", "ii:i", guest::host_code(&Calls<Real>::export_wisdom)},             \
      {prefix "import_wisdom", "ii:i", guest::host_code(&Calls<Real>::import_wisdom)},             \
      {prefix "import_system_wisdom", ":i", guest::host_code(&Calls<Real>::import_system_wisdom)}, \
      {prefix "forget_wisdom", ":", guest::host_code(&Calls<Real>::forget_wisdom)},                \
      {prefix "cleanup", ":", guest::host_code(&Calls<Real>::cleanup)},                            \
      {prefix "set_timelimit", "d:", guest::host_code(&Calls<Real>::set_timelimit)},               \
      {prefix "describe_plan", "iii:i", guest::host_code(&Calls<Real>::describe_plan)},            \
      {prefix "flops", "ii:", guest::host_code(&Calls<Real>::flops)},                              \
      {prefix "estimate_cost", "i:d", guest::host_code(&Calls<Real>::estimate_cost)},              \
      {prefix "cost", "i:d", guest::host_code(&Calls<Real>::cost)},

const std::array<guest::HostFunction, 30> guest_functions{
    {MPIWASM_FFTW_FUNCTIONS("fftw_", double) MPIWASM_FFTW_FUNCTIONS("fftwf_", float)}};

void put_dimensions(guest::ArchiveWriter& to, std::span<const Dimension> dimensions) {
  for (const Dimension& each : dimensions)
    for (const std::ptrdiff_t value : {each.size, each.input_stride, each.output_stride})
      to.put(static_cast<std::int64_t>(value));
}
void get_dimensions(guest::ArchiveReader& from, std::span<Dimension> dimensions) {
  for (Dimension& each : dimensions)
    for (std::ptrdiff_t* value : {&each.size, &each.input_stride, &each.output_stride})
      *value = static_cast<std::int32_t>(from.get<std::int64_t>());
}

void put_problem(guest::ArchiveWriter& to, const Problem& problem) {
  to.put(problem.kind);
  to.put(problem.rank);
  to.put(problem.loops);
  put_dimensions(to, problem.dimensions);
  put_dimensions(to, problem.loop_dimensions);
  for (const std::int32_t kind : problem.real_kinds) to.put(kind);
  for (const Address address :
       {problem.arrays.input, problem.arrays.input_imaginary, problem.arrays.output, problem.arrays.output_imaginary})
    to.put(guest::number(address));
  to.put(problem.sign);
  to.put(problem.flags);
}
Problem get_problem(guest::ArchiveReader& from) {
  Problem problem;
  problem.kind = from.get<Kind>();
  problem.rank = from.get<int>();
  problem.loops = from.get<int>();
  get_dimensions(from, problem.dimensions);
  get_dimensions(from, problem.loop_dimensions);
  for (std::int32_t& kind : problem.real_kinds) kind = from.get<std::int32_t>();
  for (Address* address : {&problem.arrays.input, &problem.arrays.input_imaginary, &problem.arrays.output,
                           &problem.arrays.output_imaginary})
    *address = Address{from.get<std::uint32_t>()};
  problem.sign = from.get<std::int32_t>();
  problem.flags = from.get<std::uint32_t>() & known_flags;
  return problem;
}

}  // namespace

std::vector<guest::HostModule> Library::modules() { return {{module_name, guest_functions, this}}; }

std::string Library::explain_unknown(std::string_view module, std::string_view function) const {
  if (module != module_name) return {};
  return fmt::format(
      "the module imports {} from {}, which this mpiwasm does not have; link it again with its mpiwasm-cc", function,
      module);
}

tl::expected<void, guest::SetupFailure> Library::open() {
  if (options_.has_threads)
    return tl::unexpected(guest::SetupFailure{options_.unusable_module,
                                              "the program has threads and imports FFTW of the system, which is not "
                                              "for such programs; link it by mpiwasm-cc, "
                                              "with FFTW in the module"});
  if (!is_request(options_.request))
    return tl::unexpected(
        guest::SetupFailure{options_.usage_error, fmt::format("--fftw {}: must be {}", options_.request, accepted)});
  auto choice = choose(options_.request, variables_);
  if (!choice) return tl::unexpected(guest::SetupFailure{options_.setup_failed, choice.error()});
  library_ = std::move(choice->library);
  if (library_ && options_.make_seal) seal_ = options_.make_seal();
  return {};
}

guest::ConfinementNeeds Library::confinement_needs() {
  guest::ConfinementNeeds needs;
  std::error_code error;
  for (const char* file : wisdom_files)
    if (library_ && std::filesystem::exists(file, error)) needs.files.push_back({file});
  return needs;
}

template <class Real>
void Library::save_precision(guest::ArchiveWriter& to) {
  const Functions<Real>* of = functions<Real>();
  char* wisdom = of == nullptr ? nullptr : of->export_wisdom_to_string();
  to.put(std::string_view{wisdom == nullptr ? "" : wisdom});
  if (wisdom != nullptr) of->release(wisdom);
  const std::vector<PlanTable::Handle> handles = plans<Real>().handles();
  to.put(static_cast<std::uint64_t>(handles.size()));
  for (const PlanTable::Handle handle : handles) {
    to.put(handle);
    put_problem(to, plans<Real>().find(handle)->problem);
  }
}

template <class Real>
std::string Library::restore_precision(guest::ArchiveReader& from) {
  const Functions<Real>* of = functions<Real>();
  const std::string wisdom = from.get_text();
  // Of another version it is of no use: the plans are then estimated.
  if (of != nullptr && is_wisdom(wisdom)) (void)of->import_wisdom_from_string(wisdom.c_str());
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto handle = from.get<PlanTable::Handle>();
    auto plan = std::make_unique<Plan>();
    plan->problem = get_problem(from);
    if (!from.ok()) break;
    if (of == nullptr) return "the program has plans of an FFTW of the system, which has none here (--fftw)";
    std::array<char, 256> text{};
    if (static_cast<std::uint32_t>(plan->problem.kind) >= number_of_kinds || !is_legal(plan->problem))
      return "a plan of FFTW is damaged";
    if (const auto reason = why_not<Real>(*this, *plan, text); !reason.empty()) return std::string{reason};
    if (!are_one_or_apart(plan->problem, plan->extents)) return "a plan of FFTW is damaged";
    // Measuring would overwrite the arrays. Wisdom gives the plan that was measured.
    plan->problem.flags &= ~static_cast<std::uint32_t>(patient | exhaustive | wisdom_only);
    plan->problem.flags |= estimate;
    if (!make_native(*of, memory(), *plan)) return "FFTW does not make a plan again that it had made";
    plan->alignments = alignments_of(*of, memory(), plan->problem.arrays);
    if (!plans<Real>().insert_at(handle, std::move(plan))) return "a plan of FFTW is damaged";
  }
  return from.ok() ? std::string{} : std::string{"the plans of FFTW are damaged"};
}

std::string Library::save(guest::ArchiveWriter& to) {
  save_precision<double>(to);
  save_precision<float>(to);
  return {};
}

std::string Library::restore(guest::ArchiveReader& from) {
  std::string problem = restore_precision<double>(from);
  return problem.empty() ? restore_precision<float>(from) : problem;
}

}  // namespace mpiwasm::fftw
