// What a call may do with an open file: its mode, its view, and how far the access reaches. Libraries trust the program
// in all of it; some wait for ever, or end the process.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "calls/core/call.hpp"
#include "calls/files/file_view.hpp"

namespace mpiwasm::calls::rules {

/// Which of a file's positions a call uses.
enum class FilePointer { own, shared };

/// An access of so many bytes at an offset, counted in elements of the view.
[[nodiscard]] std::optional<Refusal> reads_at(File& file, std::int64_t offset, std::int64_t bytes);
[[nodiscard]] std::optional<Refusal> writes_at(File& file, std::int64_t offset, std::int64_t bytes);
/// An access where a file pointer is.
[[nodiscard]] std::optional<Refusal> reads(File& file, FilePointer pointer, std::int64_t bytes);
[[nodiscard]] std::optional<Refusal> writes(File& file, FilePointer pointer, std::int64_t bytes);
/// A move of a file pointer; `whence` as the guest gave it. Notes where the own pointer goes; the shared one
/// moves when the processes have agreed (moved_alike, note_seek).
[[nodiscard]] std::optional<Refusal> seeks(File& file, FilePointer pointer, std::int64_t offset, std::int32_t whence);
/// Notes where a pointer has moved to.
void note_seek(File& file, FilePointer pointer, std::int64_t offset, std::int32_t whence);
/// A move of the shared pointer, which libraries make as one process says. Collective.
[[nodiscard]] std::optional<Refusal> moved_alike(const File& file, std::int64_t offset, std::int32_t whence);
/// A view that the library has not refused.
[[nodiscard]] std::optional<Refusal> has_view(const File& file);
/// An offset that is asked about.
[[nodiscard]] std::optional<Refusal> in_view(const File& file, std::int64_t offset);
/// `count` elements of a datatype, which the library may have to write out, in a view that may convert them.
[[nodiscard]] std::optional<Refusal> in_representation(const File& file, std::int64_t count, const Datatype& type);
/// So many bytes of this process in a collective access, `in_order` of the ranks at the shared pointer or not.
[[nodiscard]] std::optional<Refusal> accesses_together(const File& file, bool in_order, std::int64_t bytes);
/// A collective function, before it calls the library. Collective.
[[nodiscard]] std::optional<Refusal> called_by_all(const File& file, std::string_view function);
/// Whether all processes of the file set this view: displacements, sizes and extents say so for sure enough, because
/// pointers are counted in nothing else. Collective.
[[nodiscard]] bool set_by_all(const File& file, const FileView& view);

}  // namespace mpiwasm::calls::rules
