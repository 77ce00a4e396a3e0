// Debian's libc++ for Wasm is compiled without exceptions. Where it would throw (std::stoi, a string that cannot be so
// long, operator new) it calls one function with a text that names the exception. In programs with exceptions, this one
// throws what it names. The few objects that libc++ holds on the way are not destroyed: their memory is lost. operator
// new is libc++abi's, and is replaced as a whole.
#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <ios>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <typeinfo>

#include "../exception.hpp"

// std::__libcpp_verbose_abort, which libc++ has programs replace; but its header declares that it never throws.
extern "C" [[noreturn]] void mpiwasm_throw_for_library(const char* format,
                                                       ...) __asm__("_ZNSt3__222__libcpp_verbose_abortEPKcz");

constexpr char mpiwasm::library_errors = 0;

namespace {

// The text between the quotation marks, if there are any.
std::string reason_in(std::string_view line) {
  const auto begin = line.find('"');
  const auto end = line.rfind('"');
  return begin == end ? std::string() : std::string(line.substr(begin + 1, end - begin - 1));
}

void throw_named(std::string_view line) {
  const auto is = [line](std::string_view name) {
    return line.starts_with(name) && line.substr(name.size()).starts_with(" was thrown in -fno-exceptions mode");
  };
  const std::string reason = reason_in(line);
  if (is("invalid_argument")) throw std::invalid_argument(reason);
  if (is("out_of_range")) throw std::out_of_range(reason);
  if (is("length_error")) throw std::length_error(reason);
  if (is("overflow_error")) throw std::overflow_error(reason);
  if (is("runtime_error")) throw std::runtime_error(reason);
  if (is("bad_alloc")) throw std::bad_alloc();
  if (is("bad_array_new_length")) throw std::bad_array_new_length();
  if (is("bad_cast")) throw std::bad_cast();
  if (is("ios_base::failure")) throw std::ios_base::failure(reason);
  if (is("system_error")) throw std::system_error(std::make_error_code(std::errc::io_error), reason);
}

}  // namespace

void mpiwasm_throw_for_library(const char* format, ...) {
  char line[512] = "";
  std::va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  throw_named(line);
  std::fprintf(stderr, "%s\n", line);
  std::abort();
}

void* operator new(std::size_t size) {
  for (;;) {
    if (void* const block = std::malloc(std::max<std::size_t>(size, 1))) return block;
    const std::new_handler handler = std::get_new_handler();
    if (handler == nullptr) throw std::bad_alloc();
    handler();
  }
}
