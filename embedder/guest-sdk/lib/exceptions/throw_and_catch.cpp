// C++ exceptions for guests: the functions of the Itanium C++ ABI that throw and catch, on standard Wasm exceptions.
// Debian's libc++abi for Wasm has all of the ABI but these. Wasm unwinds by itself: there is no search for a handler
// before, and each function with handlers asks _Unwind_CallPersonality which of them takes what just arrived.
#include <cstdint>
#include <cstdlib>
#include <exception>

#include "../exception.hpp"

// The tag of C++ exceptions, which every object that uses it names.
__asm__(
    ".globl __cpp_exception\n"
    ".tagtype __cpp_exception i32\n"
    "__cpp_exception:\n");

namespace __cxxabiv1 {
// std::make_exception_ptr has an object that was not thrown. The result is not used.
extern "C" __cxa_exception* __cxa_init_primary_exception(void* object, std::type_info* type,
                                                         mpiwasm::Destructor destroy) noexcept {
  mpiwasm::Primary* const primary = mpiwasm::Primary::of(object);
  primary->type = type;
  primary->destroy = destroy;
  return reinterpret_cast<__cxa_exception*>(primary);
}

// Of libc++abi (private_typeinfo.h): what typeid's objects really are.
class __shim_type_info : public std::type_info {
 public:
  ~__shim_type_info() override;
  virtual void noop1() const;
  virtual void noop2() const;
  // Whether a handler of this type takes the other one; then the address becomes that of the part it takes.
  virtual bool can_catch(const __shim_type_info* thrown, void*& adjusted) const = 0;
};
}  // namespace __cxxabiv1

extern "C" {

// Where clang's code says which landing pad it stands at, and reads which handler was chosen.
struct LandingPad {
  unsigned index;
  const std::uint8_t* table;
  int selector;
};
thread_local LandingPad __wasm_lpad_context;

void __cxa_decrement_exception_refcount(void* object) noexcept;
}

namespace mpiwasm {
namespace {

// Programs that link this can catch libc++'s own errors too.
__attribute__((used)) const char* const with_library_errors = &library_errors;

constexpr std::uint8_t omitted = 0xff;

// Reads the table that clang writes for a function with handlers (the language-specific data of the Itanium ABI).
class Reader {
 public:
  explicit Reader(const std::uint8_t* at) : at_(at) {}

  const std::uint8_t* at() const { return at_; }
  std::uint8_t byte() { return *at_++; }
  std::uint32_t number() { return number(nullptr); }
  std::int32_t signed_number() {
    unsigned bits = 0;
    const std::uint32_t value = number(&bits);
    const bool negative = bits < 32 && (value >> (bits - 1) & 1) != 0;
    return static_cast<std::int32_t>(negative ? value | ~std::uint32_t{0} << bits : value);
  }

 private:
  std::uint32_t number(unsigned* bits) {
    std::uint32_t value = 0;
    unsigned shift = 0;
    std::uint8_t part;
    do {
      part = byte();
      value |= static_cast<std::uint32_t>(part & 0x7f) << shift;
      shift += 7;
    } while ((part & 0x80) != 0);
    if (bits != nullptr) *bits = shift;
    return value;
  }

  const std::uint8_t* at_;
};

bool takes(const std::type_info* handler, Thrown& thrown) {
  void* adjusted = thrown.primary->object();
  if (handler != nullptr) {  // nullptr: catch (...)
    const auto* const type = static_cast<const __cxxabiv1::__shim_type_info*>(handler);
    if (!type->can_catch(static_cast<const __cxxabiv1::__shim_type_info*>(thrown.primary->type), adjusted))
      return false;
  }
  thrown.adjusted = adjusted;
  return true;
}

// The number of the handler at this landing pad that takes it, or 0.
int choose_handler(const LandingPad& pad, Thrown& thrown) {
  Reader header(pad.table);
  if (header.byte() != omitted) std::abort();  // the landing pads' start, which Wasm has no use for
  const bool has_types = header.byte() != omitted;
  const std::uint32_t types_distance = has_types ? header.number() : 0;
  const auto* const types = reinterpret_cast<const std::type_info* const*>(header.at() + types_distance);
  header.byte();  // the encoding of what follows: numbers
  const std::uint32_t sites_length = header.number();
  const std::uint8_t* const actions = header.at() + sites_length;

  Reader sites(header.at());
  for (unsigned index = 0; sites.at() < actions; ++index) {
    sites.number();
    const std::uint32_t first_action = sites.number();
    if (index != pad.index) continue;
    if (first_action == 0) return 0;  // destructors only
    for (const std::uint8_t* action = actions + first_action - 1;;) {
      Reader reader(action);
      const std::int32_t handler = reader.signed_number();
      const std::uint8_t* const after_handler = reader.at();
      const std::int32_t next = reader.signed_number();
      if (handler > 0 && takes(types[-handler], thrown)) return handler;
      if (next == 0) return 0;
      action = after_handler + next;
    }
  }
  return 0;
}

[[noreturn]] void throw_to_handlers(Thrown& thrown) {
  ++state.uncaught;
  __builtin_wasm_throw(0, &thrown);
}

}  // namespace

void raise(Primary& primary) {
  auto* const thrown = static_cast<Thrown*>(std::malloc(sizeof(Thrown)));
  if (thrown == nullptr) std::terminate();
  *thrown = Thrown{&primary, nullptr, nullptr, 0};
  __atomic_add_fetch(&primary.references, 1, __ATOMIC_RELAXED);
  throw_to_handlers(*thrown);
}

}  // namespace mpiwasm

using mpiwasm::Primary;
using mpiwasm::state;
using mpiwasm::Thrown;

extern "C" {

int _Unwind_CallPersonality(void* thrown) {
  __wasm_lpad_context.selector = mpiwasm::choose_handler(__wasm_lpad_context, *static_cast<Thrown*>(thrown));
  return 0;
}

void* __cxa_allocate_exception(std::size_t size) noexcept {
  auto* const primary = static_cast<Primary*>(std::malloc(sizeof(Primary) + size));
  if (primary == nullptr) std::terminate();
  *primary = Primary{};
  return primary->object();
}

// The object's own constructor threw.
void __cxa_free_exception(void* object) noexcept { std::free(Primary::of(object)); }

[[noreturn]] void __cxa_throw(void* object, std::type_info* type, mpiwasm::Destructor destroy) {
  __cxxabiv1::__cxa_init_primary_exception(object, type, destroy);
  mpiwasm::raise(*Primary::of(object));
}

void* __cxa_get_exception_ptr(void* thrown) noexcept { return static_cast<Thrown*>(thrown)->adjusted; }

void* __cxa_begin_catch(void* caught) noexcept {
  auto* const thrown = static_cast<Thrown*>(caught);
  thrown->handlers = (thrown->handlers < 0 ? -thrown->handlers : thrown->handlers) + 1;
  if (state.caught != thrown) {
    thrown->outer = state.caught;
    state.caught = thrown;
  }
  --state.uncaught;
  return thrown->adjusted;
}

void __cxa_end_catch() {
  Thrown* const thrown = state.caught;
  if (thrown == nullptr) return;
  if (thrown->handlers < 0) {  // rethrown: it lives on, but this handler has left it
    if (++thrown->handlers == 0) state.caught = thrown->outer;
  } else if (--thrown->handlers == 0) {
    state.caught = thrown->outer;
    __cxa_decrement_exception_refcount(thrown->primary->object());
    std::free(thrown);
  }
}

[[noreturn]] void __cxa_rethrow() {
  if (state.caught == nullptr) std::terminate();
  state.caught->handlers = -state.caught->handlers;
  mpiwasm::throw_to_handlers(*state.caught);
}

std::type_info* __cxa_current_exception_type() noexcept {
  return state.caught == nullptr ? nullptr : const_cast<std::type_info*>(state.caught->primary->type);
}
}
