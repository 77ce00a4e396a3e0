// Guest paths for MPI: finds the grant that contains a path, as the guest's C library does, and continues with the
// building blocks of the WASI calls.
#pragma once

#include <optional>
#include <string>

#include "guest/granted_files.hpp"
#include "wasi/context.hpp"

namespace mpiwasm::wasi {

class PathsForMpi final : public guest::GrantedFiles {
 public:
  /// `context` must outlive it.
  explicit PathsForMpi(Context& context) : context_(context) {}

  [[nodiscard]] tl::expected<guest::GrantedFile, guest::PathRefusal> open(std::string_view path,
                                                                          const guest::FileWish& wish) override;
  [[nodiscard]] tl::expected<void, guest::PathRefusal> remove(std::string_view path) override;

 private:
  struct Beneath {
    const Descriptor* grant;
    GuestPath path;
  };
  [[nodiscard]] tl::expected<Beneath, guest::PathRefusal> find(std::string_view path);

  Context& context_;
};

}  // namespace mpiwasm::wasi
