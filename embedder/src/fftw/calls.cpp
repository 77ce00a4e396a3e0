#include "fftw/calls.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>

#include "fftw/call_errors.hpp"
#include "fftw/native_plan.hpp"
#include "fftw/wisdom.hpp"

// The end of the guest leaves these frames without destructors: messages are in arrays, and memory is allocated last.
namespace mpiwasm::fftw {
namespace {

constexpr std::uint32_t most_wisdom = 64U << 20;

/// The parts that a kind has, in the order of Arrays.
struct Part {
  const char* name;
  Address address;
  Extent extent;
};
struct Parts {
  std::array<Part, 4> all;
  std::array<bool, 4> is_used;
};
Parts parts_of(const Plan& plan, const Arrays& arrays) {
  const Extents& extents = plan.extents;
  return {{Part{"input", arrays.input, extents.input}, Part{"imaginary input", arrays.input_imaginary, extents.input},
           Part{"output", arrays.output, extents.output},
           Part{"imaginary output", arrays.output_imaginary, extents.output}},
          {true, has_split_input(plan.problem.kind), true, has_split_output(plan.problem.kind)}};
}

/// What is outside of the memory or not aligned for its numbers.
template <class Real>
std::string_view why_outside(const Library& library, const Plan& plan, const Arrays& arrays, std::string_view call,
                             std::span<char> text) {
  const Parts parts = parts_of(plan, arrays);
  for (std::size_t number = 0; number < parts.all.size(); ++number) {
    if (!parts.is_used[number]) continue;
    const Part& part = parts.all[number];
    if (guest::number(part.address) % sizeof(Real) != 0)
      return write(text, "{}{}: {}: address {} is not aligned", prefix<Real>, call, part.name, part.address);
    if (!is_inside(library.memory(), part.address, part.extent))
      return write(text, "{}{}: {}: bytes {} to {} of address {} are not in the program's {} bytes of memory",
                   prefix<Real>, call, part.name, part.extent.begin, part.extent.end, part.address,
                   library.memory().size());
  }
  return {};
}

/// False if a dimension lies outside of the memory.
bool read_dimensions(const guest::LinearMemory& memory, Address from, int count, std::span<Dimension> to) {
  for (int number = 0; number < count; ++number) {
    const std::int64_t place = std::int64_t{guest::number(from)} + number * std::int64_t{sizeof(GuestDimension)};
    if (!memory.contains(place, sizeof(GuestDimension))) return false;
    const auto given = memory.load<GuestDimension>(Address{static_cast<std::uint32_t>(place)});
    to[static_cast<std::size_t>(number)] = {given->size, given->input_stride, given->output_stride};
  }
  return true;
}

bool read_real_kinds(const guest::LinearMemory& memory, Address from, Problem& problem) {
  for (int number = 0; number < problem.rank; ++number) {
    const std::int64_t place = std::int64_t{guest::number(from)} + number * std::int64_t{sizeof(std::int32_t)};
    if (!memory.contains(place, sizeof(std::int32_t))) return false;
    problem.real_kinds[static_cast<std::size_t>(number)] =
        *memory.load<std::int32_t>(Address{static_cast<std::uint32_t>(place)});
  }
  return true;
}

/// Takes a text of the library into memory of this process. Nothing if there is none, or no memory for it.
template <class Real>
std::optional<std::string> take_text(const Functions<Real>& functions, char* text) {
  if (text == nullptr) return std::nullopt;
  std::optional<std::string> taken;
  try {
    taken.emplace(text);
  } catch (const std::bad_alloc&) {
    taken.reset();
  }
  functions.release(text);
  return taken;
}

/// Gives a text to the guest, if it fits; returns its length.
template <class Real>
std::int32_t give_text(const Library& library, std::string_view call, const std::string& text, Address to,
                       std::uint32_t capacity) {
  if (text.size() < capacity) {
    if (!library.memory().contains(to, text.size() + 1))
      end_with(library, "{}{}: {} bytes of text at address {} are not in the program's memory", prefix<Real>, call,
               text.size() + 1, to);
    std::memcpy(library.memory().at(to), text.c_str(), text.size() + 1);
  }
  return static_cast<std::int32_t>(std::min<std::size_t>(text.size(), INT32_MAX));
}

}  // namespace

template <class Real>
std::string_view why_not(Library& library, Plan& plan, std::span<char> text) {
  const char* kind = name_of(plan.problem.kind);
  const auto extents = extents_of(plan.problem, sizeof(Real));
  if (!extents) return write(text, "{}plan_{}: elements of the output overlap", prefix<Real>, kind);
  plan.extents = *extents;
  std::array<char, 32> call{};
  return why_outside<Real>(library, plan, plan.problem.arrays, write(call, "plan_{}", kind), text);
}

template <class Real>
std::int32_t Calls<Real>::available(Library* self) {
  return self->functions<Real>() != nullptr ? 1 : 0;
}

template <class Real>
std::uint32_t Calls<Real>::plan(Library* self, std::uint32_t kind, std::int32_t rank, Address dimensions,
                                std::int32_t loops, Address loop_dimensions, Address input, Address input_imaginary,
                                Address output, Address output_imaginary, std::int32_t sign, Address real_kinds,
                                std::uint32_t flags) {
  const Functions<Real>& functions = functions_for<Real>(*self, "plan");
  if (kind >= number_of_kinds) end_with(*self, "{}plan: there is no kind {}", prefix<Real>, kind);
  Plan plan;
  Problem& problem = plan.problem;
  problem.kind = static_cast<Kind>(kind);
  problem.rank = rank;
  problem.loops = loops;
  problem.arrays = {input, has_split_input(problem.kind) ? input_imaginary : input, output,
                    has_split_output(problem.kind) ? output_imaginary : output};
  problem.sign = sign;
  problem.flags = flags & known_flags;
  if (rank < 0 || rank > most_dimensions || loops < 0 || loops > most_dimensions) return 0;
  const guest::LinearMemory memory = self->memory();
  if (!read_dimensions(memory, dimensions, rank, problem.dimensions) ||
      !read_dimensions(memory, loop_dimensions, loops, problem.loop_dimensions) ||
      (problem.kind == Kind::real_to_real && !read_real_kinds(memory, real_kinds, problem)))
    end_with(*self, "{}plan_{}: the dimensions are not in the program's memory", prefix<Real>, name_of(problem.kind));
  if (!is_legal(problem)) return 0;
  std::array<char, 256> text{};
  if (const auto reason = why_not<Real>(*self, plan, text); !reason.empty()) self->end(reason);
  if (!are_one_or_apart(problem, plan.extents)) return 0;
  if (!self->plans<Real>().make_room()) return 0;
  std::unique_ptr<Plan> kept{new (std::nothrow) Plan{plan}};
  if (!kept || !make_native(functions, memory, *kept)) return 0;
  kept->alignments = alignments_of(functions, memory, problem.arrays);
  return self->plans<Real>().insert(std::move(kept));
}

template <class Real>
void Calls<Real>::execute(Library* self, std::uint32_t handle) {
  const Plan& plan = plan_for<Real>(*self, handle, "execute");
  self->functions<Real>()->execute(plan.native);
}

template <class Real>
void Calls<Real>::execute_on(Library* self, std::uint32_t handle, std::uint32_t kind, Address input,
                             Address input_imaginary, Address output, Address output_imaginary) {
  if (kind >= number_of_kinds) end_with(*self, "{}execute: there is no kind {}", prefix<Real>, kind);
  std::array<char, 32> name{};
  const std::string_view call = write(name, "execute_{}", name_of(static_cast<Kind>(kind)));
  const Plan& plan = plan_for<Real>(*self, handle, call);
  const Functions<Real>& functions = *self->functions<Real>();
  const Problem& problem = plan.problem;
  if (problem.kind != static_cast<Kind>(kind))
    end_with(*self, "{}{}: the plan was made by {}plan_{}", prefix<Real>, call, prefix<Real>, name_of(problem.kind));
  const Arrays arrays{input, has_split_input(problem.kind) ? input_imaginary : input, output,
                      has_split_output(problem.kind) ? output_imaginary : output};
  std::array<char, 256> text{};
  if (const auto reason = why_outside<Real>(*self, plan, arrays, call, text); !reason.empty()) self->end(reason);
  if (arrays.in_place() != problem.arrays.in_place())
    end_with(*self, "{}{}: the plan was made {} place", prefix<Real>, call,
             problem.arrays.in_place() ? "in" : "out of");
  // With its sign: the plan adds it to the new arrays, which is no address of the guest when it is off by 2^32.
  const auto distance = [](Address one, Address other) {
    return std::int64_t{guest::number(other)} - std::int64_t{guest::number(one)};
  };
  if (distance(arrays.input, arrays.input_imaginary) !=
          distance(problem.arrays.input, problem.arrays.input_imaginary) ||
      distance(arrays.output, arrays.output_imaginary) !=
          distance(problem.arrays.output, problem.arrays.output_imaginary))
    end_with(*self, "{}{}: real and imaginary parts have another distance than those of the plan", prefix<Real>, call);
  if ((problem.flags & unaligned) == 0 && alignments_of(functions, self->memory(), arrays) != plan.alignments)
    end_with(*self,
             "{}{}: the arrays have another alignment than those of the plan; allocate them by {}malloc, or plan with "
             "FFTW_UNALIGNED",
             prefix<Real>, call, prefix<Real>);
  fftw::execute_on(functions, self->memory(), plan, arrays);
}

template <class Real>
void Calls<Real>::destroy_plan(Library* self, std::uint32_t handle) {
  if (handle == 0) return;
  (void)plan_for<Real>(*self, handle, "destroy_plan");
  const std::unique_ptr<Plan> plan = self->plans<Real>().remove(handle);
  self->functions<Real>()->destroy_plan(plan->native);
}

template <class Real>
std::int32_t Calls<Real>::export_wisdom(Library* self, Address to, std::uint32_t capacity) {
  const Functions<Real>& functions = functions_for<Real>(*self, "export_wisdom");
  try {
    const auto wisdom = take_text(functions, functions.export_wisdom_to_string());
    return wisdom ? give_text<Real>(*self, "export_wisdom", seal_wisdom(*wisdom, self->seal()), to, capacity) : -1;
  } catch (const std::bad_alloc&) {
    return -1;
  }
}

template <class Real>
std::int32_t Calls<Real>::import_wisdom(Library* self, Address from, std::uint32_t length) {
  const Functions<Real>& functions = functions_for<Real>(*self, "import_wisdom");
  const auto given = self->memory().range(from, length);
  if (!given)
    end_with(*self, "{}import_wisdom: {} bytes of text at address {} are not in the program's memory", prefix<Real>,
             length, from);
  if (length > most_wisdom) return 0;
  try {
    // A copy, for the guest must not change it while it is read.
    const std::string sealed{reinterpret_cast<const char*>(given->data()), given->size()};
    const auto wisdom = open_wisdom(sealed, self->seal());
    return wisdom ? functions.import_wisdom_from_string(wisdom->c_str()) : 0;
  } catch (const std::bad_alloc&) {
    return 0;
  }
}

template <class Real>
std::int32_t Calls<Real>::import_system_wisdom(Library* self) {
  return functions_for<Real>(*self, "import_system_wisdom").import_system_wisdom();
}

template <class Real>
void Calls<Real>::forget_wisdom(Library* self) {
  functions_for<Real>(*self, "forget_wisdom").forget_wisdom();
}

/// FFTW's own cleanup leaves plans that must not be used any more.
template <class Real>
void Calls<Real>::cleanup(Library* self) {
  const Functions<Real>& functions = functions_for<Real>(*self, "cleanup");
  self->plans<Real>().remove_all([&](Plan& plan) { functions.destroy_plan(plan.native); });
  functions.cleanup();
}

template <class Real>
void Calls<Real>::set_timelimit(Library* self, double seconds) {
  functions_for<Real>(*self, "set_timelimit").set_timelimit(seconds);
}

template <class Real>
std::int32_t Calls<Real>::describe_plan(Library* self, std::uint32_t handle, Address to, std::uint32_t capacity) {
  const Plan& plan = plan_for<Real>(*self, handle, "sprint_plan");
  const Functions<Real>& functions = *self->functions<Real>();
  const auto description = take_text(functions, functions.sprint_plan(plan.native));
  return description ? give_text<Real>(*self, "sprint_plan", *description, to, capacity) : -1;
}

template <class Real>
void Calls<Real>::flops(Library* self, std::uint32_t handle, Address to) {
  const Plan& plan = plan_for<Real>(*self, handle, "flops");
  std::array<double, 3> counts{};
  self->functions<Real>()->flops(plan.native, &counts[0], &counts[1], &counts[2]);
  if (!self->memory().store(to, counts))
    end_with(*self, "{}flops: address {} is not in the program's memory", prefix<Real>, to);
}

template <class Real>
double Calls<Real>::estimate_cost(Library* self, std::uint32_t handle) {
  const Plan& plan = plan_for<Real>(*self, handle, "estimate_cost");
  return self->functions<Real>()->estimate_cost(plan.native);
}

template <class Real>
double Calls<Real>::cost(Library* self, std::uint32_t handle) {
  const Plan& plan = plan_for<Real>(*self, handle, "cost");
  return self->functions<Real>()->cost(plan.native);
}

template std::string_view why_not<double>(Library&, Plan&, std::span<char>);
template std::string_view why_not<float>(Library&, Plan&, std::span<char>);
template struct Calls<double>;
template struct Calls<float>;

}  // namespace mpiwasm::fftw
