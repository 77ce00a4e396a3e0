// The command line of the solver.
#pragma once

#include <cstdint>
#include <cstring>

#include "../common/arguments.h"
#include "geometry.hpp"

struct Options {
  Box box{32, 32, 32};   // points per rank
  int iterations = 50;   // of each timed solve
  double seconds = 0.0;  // timed solves are repeated for at least so long
  bool verify_only = false;
};

inline constexpr const char* program_name = "conjugate-gradient";
inline constexpr const char* program_usage = "[NX NY NZ] [--iterations N] [--seconds S] [--verify-only]";

inline Options read_options(int argc, char** argv) {
  Options options;
  int next = 1;
  std::int64_t number = 0;
  const auto value_follows = [&] { return next + 1 < argc; };
  if (argc >= 4 && std::strncmp(argv[1], "--", 2) != 0) {
    int* const edges[] = {&options.box.nx, &options.box.ny, &options.box.nz};
    for (int* edge : edges) {
      if (!read_whole_number(argv[next], 2, 1024, &number)) {
        end_with_usage(program_name, "a box has edges of 2 to 1024 points, not ", argv[next], program_usage);
      }
      *edge = static_cast<int>(number);
      ++next;
    }
  }
  for (; next < argc; ++next) {
    const char* name = argv[next];
    if (std::strcmp(name, "--verify-only") == 0) {
      options.verify_only = true;
    } else if (std::strcmp(name, "--iterations") == 0) {
      if (!value_follows() || !read_whole_number(argv[++next], 1, 10000, &number)) {
        end_with_usage(program_name, "--iterations takes a number from 1 to 10000", "", program_usage);
      }
      options.iterations = static_cast<int>(number);
    } else if (std::strcmp(name, "--seconds") == 0) {
      if (!value_follows() || !read_real_number(argv[++next], 0.0, 86400.0, &options.seconds)) {
        end_with_usage(program_name, "--seconds takes a number from 0 to 86400", "", program_usage);
      }
    } else {
      end_with_usage(program_name, "unexpected argument ", name, program_usage);
    }
  }
  return options;
}
