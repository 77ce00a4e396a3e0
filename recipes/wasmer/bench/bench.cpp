// Speed of guest code against native code, and the cost of a call from guest to host. run.sh builds the guest and the
// native libraries and calls this with their names. Prints best-of-several figures; nothing is asserted about them.
#include <dlfcn.h>
#include <fmt/format.h>
#include <wasmer.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <functional>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

namespace {

struct Kernel {
  const char* name;
  int size;
  int repetitions;
  double operations;  // floating-point operations of one repetition
};

const std::vector<Kernel>& kernels() {
  static const std::vector<Kernel> all = {
      {"triad", 1000, 20000, 4.0 * 1000},
      {"dot", 1000, 40000, 2.0 * 1000},
      {"dgemm", 256, 2, 2.0 * 256 * 256 * 256},
      {"stencil", 256, 200, 12.0 * 254 * 254},
      {"spmv", 32, 20, 2.0 * 27 * 32 * 32 * 32},
      {"gauss_seidel", 32, 20, 2.0 * 27 * 32 * 32 * 32},
      {"lennard_jones", 512, 20, 15.0 * 512 * 512},
  };
  return all;
}

// Time of this thread on the processor, which other programs disturb less than they disturb the clock on the wall.
double thread_seconds() {
  timespec now = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double seconds_of(const std::function<double()>& work, double& result) {
  const double begin = thread_seconds();
  result = work();
  return thread_seconds() - begin;
}

std::vector<char> read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Something that can run a kernel by name.
class Runner {
 public:
  explicit Runner(std::string name) : name_(std::move(name)) {}
  Runner(const Runner&) = delete;
  Runner& operator=(const Runner&) = delete;
  virtual ~Runner() = default;
  const std::string& name() const { return name_; }
  virtual double run(const char* kernel, int size, int repetitions) = 0;

 private:
  std::string name_;
};

class NativeRunner : public Runner {
 public:
  NativeRunner(std::string name, const std::string& path)
      : Runner(std::move(name)), library_(dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL)) {
    if (library_ == nullptr) fmt::print(stderr, "{}\n", dlerror()), std::exit(1);
  }
  double run(const char* kernel, int size, int repetitions) override {
    return reinterpret_cast<double (*)(int, int)>(dlsym(library_, kernel))(size, repetitions);
  }

 private:
  void* library_;
};

struct GuestOptions {
  wasmer_backend_t backend = LLVM;
  bool non_volatile = false;
  bool plain_float = false;
  bool pipeline = false;
  bool host_cpu = false;
};

std::int32_t add(void*, std::int32_t a, std::int32_t b, std::int32_t c, std::int32_t d, std::int32_t e, std::int32_t f) {
  return a + b + c + d + e + f;
}

class GuestRunner : public Runner {
 public:
  GuestRunner(std::string name, const std::string& path, GuestOptions options) : Runner(std::move(name)) {
    const std::vector<char> binary = read_file(path);
    wasm_config_t* config = wasm_config_new();
    wasm_config_set_backend(config, options.backend);
    wasmer_config_llvm_non_volatile_memory(config, options.non_volatile);
    wasmer_config_llvm_plain_float_arithmetic(config, options.plain_float);
    wasmer_config_llvm_standard_pipeline(config, options.pipeline);
    wasmer_config_llvm_host_cpu(config, options.host_cpu);
    store_ = wasm_store_new(wasm_engine_new_with_config(config));
    wasm_byte_vec_t bytes;
    wasm_byte_vec_new(&bytes, binary.size(), binary.data());
    module_ = wasm_module_new(store_, &bytes);

    wasm_valtype_vec_t parameters;
    wasm_valtype_vec_new_uninitialized(&parameters, 6);
    for (std::size_t index = 0; index < 6; ++index) parameters.data[index] = wasm_valtype_new(WASM_I32);
    wasm_valtype_t* result[] = {wasm_valtype_new(WASM_I32)};
    wasm_valtype_vec_t results;
    wasm_valtype_vec_new(&results, 1, result);
    wasm_functype_t* type = wasm_functype_new(&parameters, &results);
    wasm_func_t* host = wasmer_func_new_direct(store_, type, reinterpret_cast<wasmer_direct_code_t>(&add), nullptr);
    wasm_extern_t* imports[] = {wasm_func_as_extern(host)};
    const wasm_extern_vec_t import_vector = WASM_ARRAY_VEC(imports);
    wasm_instance_t* instance = wasm_instance_new(store_, module_, &import_vector, nullptr);
    if (instance == nullptr) fmt::print(stderr, "{}: cannot instantiate\n", this->name()), std::exit(1);
    wasm_instance_exports(instance, &exports_);
    wasm_module_exports(module_, &export_types_);
  }

  double run(const char* kernel, int size, int repetitions) override {
    for (std::size_t index = 0; index < export_types_.size; ++index) {
      const wasm_name_t* name = wasm_exporttype_name(export_types_.data[index]);
      if (std::string(name->data, name->size) != kernel) continue;
      wasm_val_t arguments[] = {WASM_I32_VAL(size), WASM_I32_VAL(repetitions)};
      wasm_val_t results[] = {WASM_INIT_VAL};
      const wasm_val_vec_t argument_vector = WASM_ARRAY_VEC(arguments);
      wasm_val_vec_t result_vector = WASM_ARRAY_VEC(results);
      wasm_func_call(wasm_extern_as_func(exports_.data[index]), &argument_vector, &result_vector);
      return results[0].of.f64;
    }
    return 0;
  }

 private:
  wasm_store_t* store_;
  wasm_module_t* module_;
  wasm_extern_vec_t exports_ = WASM_EMPTY_VEC;
  wasm_exporttype_vec_t export_types_ = WASM_EMPTY_VEC;
};

}  // namespace

// bench GUEST.wasm SCALAR-GUEST.wasm NAME=LIBRARY.so ...; singlepass has no SIMD and gets the scalar guest.
int main(int argc, char** argv) {
  std::vector<std::unique_ptr<Runner>> runners;
  for (int index = 3; index < argc; ++index) {
    const std::string argument = argv[index];
    const std::size_t equals = argument.find('=');
    runners.push_back(std::make_unique<NativeRunner>(argument.substr(0, equals), argument.substr(equals + 1)));
  }
  const auto add_guest = [&](const char* name, GuestOptions options) {
    runners.push_back(std::make_unique<GuestRunner>(name, argv[options.backend == SINGLEPASS ? 2 : 1], options));
  };
  add_guest("singlepass", {.backend = SINGLEPASS});
  add_guest("cranelift", {.backend = CRANELIFT});
  add_guest("llvm", {});
  add_guest("+memory", {.non_volatile = true});
  add_guest("+float", {.non_volatile = true, .plain_float = true});
  add_guest("+pipeline", {.non_volatile = true, .plain_float = true, .pipeline = true});
  add_guest("+cpu", {.non_volatile = true, .plain_float = true, .pipeline = true, .host_cpu = true});

  fmt::print("{:14}", "GFLOP/s");
  for (const auto& runner : runners) fmt::print("{:>12}", runner->name());
  fmt::print("\n");
  const int rounds = std::getenv("ROUNDS") != nullptr ? std::atoi(std::getenv("ROUNDS")) : 7;
  for (const Kernel& kernel : kernels()) {
    // Interleaved, so that noise of the machine hits all alike.
    std::vector<double> best(runners.size(), 1e9);
    std::vector<double> results(runners.size());
    for (int round = 0; round < rounds; ++round) {
      for (std::size_t index = 0; index < runners.size(); ++index) {
        Runner& runner = *runners[index];
        const auto work = [&] { return runner.run(kernel.name, kernel.size, kernel.repetitions); };
        best[index] = std::min(best[index], seconds_of(work, results[index]));
      }
    }
    fmt::print("{:14}", kernel.name);
    for (const double seconds : best) fmt::print("{:12.2f}", kernel.operations * kernel.repetitions / seconds / 1e9);
    // All without contraction compute the same number to the last bit.
    for (std::size_t index = 1; index < results.size(); ++index) {
      if (results[index] != results[0]) fmt::print("  {}: {:.17g} != {:.17g}", runners[index]->name(), results[index], results[0]);
    }
    fmt::print("\n");
  }

  fmt::print("{:14}", "call, ns");
  for (const auto& runner : runners) {
    double best = 1e9;
    double result = 0;
    for (int round = 0; round < rounds; ++round) {
      best = std::min(best, seconds_of([&] { return runner->run("calls", 1000, 10000); }, result));
    }
    fmt::print("{:12.2f}", best / 1e7 * 1e9);
  }
  fmt::print("\n");
}
