#include "fftw/shared_object.hpp"

#include <dlfcn.h>
#include <fmt/format.h>

#include <cstdlib>
#include <string_view>

#include "guest/native_library.hpp"

namespace mpiwasm::fftw {
namespace {

/// Looks functions up, and remembers the first that is missing.
class Lookup {
 public:
  Lookup(void* handle, std::string_view prefix) : handle_(handle), prefix_(prefix) {}

  template <class Function>
  void get(Function& function, const char* name) {
    const std::string symbol = fmt::format("{}{}", prefix_, name);
    function = reinterpret_cast<Function>(::dlsym(handle_, symbol.c_str()));
    if (function == nullptr && missing_.empty()) missing_ = symbol;
  }
  [[nodiscard]] const std::string& missing() const { return missing_; }

 private:
  void* handle_;
  std::string_view prefix_;
  std::string missing_;
};

/// Returns the name of a function that is missing, or an empty text.
template <class Real>
std::string look_up(void* handle, std::string_view prefix, std::optional<Functions<Real>>& result) {
  Functions<Real> found{};
  Lookup lookup{handle, prefix};
  lookup.get(found.plan_guru64_dft, "plan_guru64_dft");
  lookup.get(found.plan_guru64_split_dft, "plan_guru64_split_dft");
  lookup.get(found.plan_guru64_dft_r2c, "plan_guru64_dft_r2c");
  lookup.get(found.plan_guru64_split_dft_r2c, "plan_guru64_split_dft_r2c");
  lookup.get(found.plan_guru64_dft_c2r, "plan_guru64_dft_c2r");
  lookup.get(found.plan_guru64_split_dft_c2r, "plan_guru64_split_dft_c2r");
  lookup.get(found.plan_guru64_r2r, "plan_guru64_r2r");
  lookup.get(found.execute, "execute");
  lookup.get(found.execute_dft, "execute_dft");
  lookup.get(found.execute_split_dft, "execute_split_dft");
  lookup.get(found.execute_dft_r2c, "execute_dft_r2c");
  lookup.get(found.execute_split_dft_r2c, "execute_split_dft_r2c");
  lookup.get(found.execute_dft_c2r, "execute_dft_c2r");
  lookup.get(found.execute_split_dft_c2r, "execute_split_dft_c2r");
  lookup.get(found.execute_r2r, "execute_r2r");
  lookup.get(found.destroy_plan, "destroy_plan");
  lookup.get(found.alignment_of, "alignment_of");
  lookup.get(found.export_wisdom_to_string, "export_wisdom_to_string");
  lookup.get(found.import_wisdom_from_string, "import_wisdom_from_string");
  lookup.get(found.import_system_wisdom, "import_system_wisdom");
  lookup.get(found.forget_wisdom, "forget_wisdom");
  lookup.get(found.cleanup, "cleanup");
  lookup.get(found.set_timelimit, "set_timelimit");
  lookup.get(found.sprint_plan, "sprint_plan");
  lookup.get(found.flops, "flops");
  lookup.get(found.estimate_cost, "estimate_cost");
  lookup.get(found.cost, "cost");
  found.release =
      guest::isolates_native_libraries ? reinterpret_cast<void (*)(void*)>(::dlsym(handle, "free")) : nullptr;
  if (found.release == nullptr) found.release = &std::free;
  if (lookup.missing().empty()) result = found;
  return lookup.missing();
}

/// Where the library of single precision is: libfftw3f.so.3 for libfftw3.so.3. Empty for other names.
std::string single_name(std::string name) {
  constexpr std::string_view stem = "libfftw3.";
  const std::size_t slash = name.rfind('/');
  const std::size_t file = slash == std::string::npos ? 0 : slash + 1;
  if (name.compare(file, stem.size(), stem) != 0) return {};
  return name.insert(file + stem.size() - 1, "f");
}

}  // namespace

tl::expected<SharedObject, std::string> SharedObject::open(const std::string& name) {
  SharedObject object;
  const auto loaded = guest::load_native_library(name);
  std::string missing;
  if (loaded) {
    object.path_ = guest::path_of_native_library(*loaded, name);
    missing = look_up(*loaded, "fftw_", object.double_);
    (void)look_up(*loaded, "fftwf_", object.single_);
  }
  if (const std::string single = single_name(name); !object.single_ && !single.empty()) {
    if (const auto beside = guest::load_native_library(single)) {
      (void)look_up(*beside, "fftwf_", object.single_);
      if (object.path_.empty()) object.path_ = guest::path_of_native_library(*beside, single);
    }
  }
  if (object.double_ || object.single_) return object;
  if (!loaded) return tl::unexpected(loaded.error());
  return tl::unexpected(fmt::format("{} is not FFTW 3.3: it has no {}", object.path_, missing));
}

}  // namespace mpiwasm::fftw
