// A machine that interprets a program of its own: a jump that depends on data with every step. SIZE is the number of
// instructions of the program.
#include "kernel.h"

enum operation { add, subtract, exchange, multiply, shift, mix, skip_if_odd, store, load, operation_count };

enum { cells = 256 };

struct instruction {
  uint8_t operation;
  uint8_t operand;
};

static int length;
static struct instruction* program;
static uint32_t memory[cells];
static uint32_t result;

static void prepare(int size) {
  length = size;
  program = allocate((size_t)size, sizeof *program);
  for (int i = 0; i < size; ++i) {
    const uint64_t bits = scatter_bits((uint64_t)i);
    program[i].operation = (uint8_t)(bits % operation_count);
    program[i].operand = (uint8_t)(bits >> 32);
  }
}

static void pass(void) {
  uint32_t first = 1;
  uint32_t second = 2;
  for (int i = 0; i < cells; ++i) {
    memory[i] = (uint32_t)i;
  }
  for (int i = 0; i < length; ++i) {
    const uint32_t operand = program[i].operand;
    switch ((enum operation)program[i].operation) {
      case add:
        first += second + operand;
        break;
      case subtract:
        second -= first ^ operand;
        break;
      case multiply:
        first *= second | 1;
        break;
      case shift:
        second = second >> (operand & 7) | first << 24;
        break;
      case mix:
        first ^= first >> 15;
        break;
      case store:
        memory[(operand + first) % cells] = second;
        break;
      case load:
        second += memory[(operand + second) % cells];
        break;
      case skip_if_odd:
        i += (int)(first & 1);
        break;
      case exchange: {
        const uint32_t kept = first;
        first = second;
        second = kept;
        break;
      }
      case operation_count:
        break;
    }
  }
  result = first ^ second;
}

static double check(void) {
  double sum = result;
  for (int i = 0; i < cells; ++i) {
    sum += (double)memory[i] * (i + 1);
  }
  return sum;
}

static double operations(void) { return length; }

int main(int argc, char** argv) {
  const struct kernel kernel = {"branches", 100000, 1 << 26, prepare, pass, check, operations, "Gsteps/s"};
  return run_kernel(&kernel, argc, argv);
}
