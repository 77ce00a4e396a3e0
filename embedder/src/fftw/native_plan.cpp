#include "fftw/native_plan.hpp"

namespace mpiwasm::fftw {
namespace {

template <class Real>
struct Pointers {
  Pointers(const guest::LinearMemory& memory, const Arrays& arrays)
      : input(at(memory, arrays.input)),
        input_imaginary(at(memory, arrays.input_imaginary)),
        output(at(memory, arrays.output)),
        output_imaginary(at(memory, arrays.output_imaginary)) {}
  static Real* at(const guest::LinearMemory& memory, Address address) {
    return reinterpret_cast<Real*>(memory.at(address));
  }

  Real* input;
  Real* input_imaginary;
  Real* output;
  Real* output_imaginary;
};

}  // namespace

template <class Real>
bool make_native(const Functions<Real>& functions, const guest::LinearMemory& memory, Plan& plan) {
  const Problem& problem = plan.problem;
  const Pointers<Real> at{memory, problem.arrays};
  const auto* sizes = problem.dimensions.data();
  const auto* loops = problem.loop_dimensions.data();
  const auto make = [&](auto function, auto... rest) {
    return function(problem.rank, sizes, problem.loops, loops, rest..., problem.flags);
  };
  switch (problem.kind) {
    case Kind::complex_to_complex:
      plan.native = make(functions.plan_guru64_dft, at.input, at.output, problem.sign);
      break;
    case Kind::split_complex_to_complex:
      plan.native = make(functions.plan_guru64_split_dft, at.input, at.input_imaginary, at.output, at.output_imaginary);
      break;
    case Kind::real_to_complex:
      plan.native = make(functions.plan_guru64_dft_r2c, at.input, at.output);
      break;
    case Kind::split_real_to_complex:
      plan.native = make(functions.plan_guru64_split_dft_r2c, at.input, at.output, at.output_imaginary);
      break;
    case Kind::complex_to_real:
      plan.native = make(functions.plan_guru64_dft_c2r, at.input, at.output);
      break;
    case Kind::split_complex_to_real:
      plan.native = make(functions.plan_guru64_split_dft_c2r, at.input, at.input_imaginary, at.output);
      break;
    case Kind::real_to_real:
      plan.native = make(functions.plan_guru64_r2r, at.input, at.output, problem.real_kinds.data());
      break;
  }
  return plan.native != nullptr;
}

template <class Real>
std::array<int, 4> alignments_of(const Functions<Real>& functions, const guest::LinearMemory& memory,
                                 const Arrays& arrays) {
  const Pointers<Real> at{memory, arrays};
  return {functions.alignment_of(at.input), functions.alignment_of(at.input_imaginary),
          functions.alignment_of(at.output), functions.alignment_of(at.output_imaginary)};
}

template <class Real>
void execute_on(const Functions<Real>& functions, const guest::LinearMemory& memory, const Plan& plan,
                const Arrays& arrays) {
  const Pointers<Real> at{memory, arrays};
  switch (plan.problem.kind) {
    case Kind::complex_to_complex:
      return functions.execute_dft(plan.native, at.input, at.output);
    case Kind::split_complex_to_complex:
      return functions.execute_split_dft(plan.native, at.input, at.input_imaginary, at.output, at.output_imaginary);
    case Kind::real_to_complex:
      return functions.execute_dft_r2c(plan.native, at.input, at.output);
    case Kind::split_real_to_complex:
      return functions.execute_split_dft_r2c(plan.native, at.input, at.output, at.output_imaginary);
    case Kind::complex_to_real:
      return functions.execute_dft_c2r(plan.native, at.input, at.output);
    case Kind::split_complex_to_real:
      return functions.execute_split_dft_c2r(plan.native, at.input, at.input_imaginary, at.output);
    case Kind::real_to_real:
      return functions.execute_r2r(plan.native, at.input, at.output);
  }
}

template bool make_native(const Functions<double>&, const guest::LinearMemory&, Plan&);
template bool make_native(const Functions<float>&, const guest::LinearMemory&, Plan&);
template std::array<int, 4> alignments_of(const Functions<double>&, const guest::LinearMemory&, const Arrays&);
template std::array<int, 4> alignments_of(const Functions<float>&, const guest::LinearMemory&, const Arrays&);
template void execute_on(const Functions<double>&, const guest::LinearMemory&, const Plan&, const Arrays&);
template void execute_on(const Functions<float>&, const guest::LinearMemory&, const Plan&, const Arrays&);

}  // namespace mpiwasm::fftw
