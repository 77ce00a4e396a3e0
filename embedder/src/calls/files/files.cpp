// Opening and closing files, and their views (MPI-5.0, 14.2 and 14.3). Reading and writing are generated.
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "calls/core/generated_call.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/files/file_types.hpp"
#include "calls/files/open_files.hpp"
#include "calls/files/types_for_files.hpp"

namespace mpiwasm::calls {

namespace {

/// A data representation that the guest registered, or null.
const DataRepresentation* find_representation(const Context& context, const std::string& name) {
  const auto found = context.data_representations.find(name);
  return found == context.data_representations.end() ? nullptr : &found->second;
}

/// A view's type as MPI_File_get_view gives it back.
DatatypeRecipe::Part part_of(Handle handle, std::shared_ptr<Datatype> type) {
  if (translate::is_predefined(handle)) return {handle, nullptr};
  return {no_handle, std::move(type)};
}

Handle handle_of(Call& call, const DatatypeRecipe::Part& part) {
  return part.predefined_handle != no_handle ? part.predefined_handle : call.new_datatype(part.object);
}

/// Why the data of a view's type are not in order.
std::optional<Refusal> forbidden_data(const char* argument, const Datatype& type, bool may_overlap) {
  if (type.layout == nullptr) return std::nullopt;
  const auto problem = forbidden_typemap(*type.layout, may_overlap);
  if (!problem) return std::nullopt;
  return Refusal{guest_MPI_ERR_IO, fmt::format("{} {}", argument, *problem)};  // the class that ROMIO gives it
}

/// The types that the library gives back are copies, unless they are its own.
void free_copy(MPI_Datatype type) {
  int integers = 0;
  int addresses = 0;
  int types = 0;
  int combiner = MPI_COMBINER_NAMED;
  MPI_Type_get_envelope(type, &integers, &addresses, &types, &combiner);
  if (combiner != MPI_COMBINER_NAMED) MPI_Type_free(&type);
}

/// Where the view of the library begins: MPI_DISPLACEMENT_CURRENT leaves that to it. Negative if it does not say it.
std::int64_t displacement_in_library(const File& file) {
  MPI_Offset displacement = -1;
  MPI_Datatype element_type = MPI_DATATYPE_NULL;
  MPI_Datatype file_type = MPI_DATATYPE_NULL;
  std::array<char, MPI_MAX_DATAREP_STRING + 1> representation{};
  if (MPI_File_get_view(file.host, &displacement, &element_type, &file_type, representation.data()) != MPI_SUCCESS)
    return -1;
  free_copy(element_type);
  free_copy(file_type);
  return displacement;
}

}  // namespace

ViewType view_type(const Datatype& type) {
  return {type.size, type.extent, type.true_lower_bound, type.true_extent, pieces_of(type)};
}

#if defined(OPEN_MPI)
/// It goes through the data of a view by numbers of 32 bits.
constexpr std::int64_t most_in_view = std::numeric_limits<int>::max();
constexpr bool takes_overlap = true;
#else
constexpr std::int64_t most_in_view = std::numeric_limits<std::int64_t>::max();
/// ROMIO reads behind its buffer where the last data of a view end before others, also in files that are only read.
constexpr bool takes_overlap = false;
#endif

std::optional<Refusal> why_no_view(const File& file, std::int64_t disp, const Datatype& element_type,
                                   const Datatype& file_type) {
  const bool at_current = disp == guest_MPI_DISPLACEMENT_CURRENT;
  if (at_current != ((file.mode & guest_MPI_MODE_SEQUENTIAL) != 0)) {
    return Refusal{guest_MPI_ERR_ARG, "disp is MPI_DISPLACEMENT_CURRENT with MPI_MODE_SEQUENTIAL, and only then"};
  }
  if (at_current && file.view.file_type.size == 0)
    return Refusal{guest_MPI_ERR_ARG, "disp is MPI_DISPLACEMENT_CURRENT in a view whose filetype has no data"};
  const bool may_overlap = takes_overlap && (file.mode & guest_MPI_MODE_RDONLY) != 0;
  if (auto problem = forbidden_data("etype", element_type, may_overlap)) return problem;
  if (auto problem = forbidden_data("filetype", file_type, may_overlap)) return problem;
  if (auto problem = why_not_in_files("etype", element_type)) return problem;
  if (auto problem = why_not_in_files("filetype", file_type)) return problem;
  if (file_type.size > most_in_view)
    return Refusal{guest_MPI_ERR_TYPE, "filetype has 2 GiB of data or more, and this MPI library counts less"};
  if (element_type.size > 0 && file_type.size / element_type.size > std::numeric_limits<int>::max())
    return Refusal{guest_MPI_ERR_TYPE, "filetype has 2^31 etypes or more, and MPI libraries count less"};
  const auto problem = forbidden_view(at_current ? 0 : disp, view_type(element_type), view_type(file_type));
  if (problem) return Refusal{guest_MPI_ERR_TYPE, *problem};
  if (auto unknown = prepare_for_files("etype", element_type)) return unknown;
  return prepare_for_files("filetype", file_type);
}

Code guest_MPI_File_open(Context* context, Handle comm, Address filename, std::int32_t amode, Handle info, Address fh) {
  Call call(*context, "MPI_File_open", guest_MPI_FILE_NULL);
  if (MPI_File_open == nullptr) return call.unsupported(missing_in_library);
  const Communicator& the_comm = call.communicator("comm", comm);
  if (the_comm.inter) call.fail(guest_MPI_ERR_COMM, "comm is an intercommunicator");
  if (call.failed()) return call.raise();
  const std::string path = call.string("filename", filename);
  const MPI_Info hints = call.info("info", info);
  Handle* place = call.result_place(call.context().files, "fh", fh);
  int code = MPI_SUCCESS;
  std::unique_ptr<File> file = open_file(call, the_comm, path, amode, hints, false, code);
  if (!file) return call.failed() ? call.raise() : call.raise_host(code);
  file->error_handler = context->default_file_error_handler;
  *place = context->files.insert(std::move(file));
  return 0;
}

Code guest_MPI_File_close(Context* context, Address fh) {
  Call call(*context, "MPI_File_close");
  Handle* place = call.place<Handle>("fh", fh);
  if (call.failed()) return call.raise();
  const Handle handle = read_once(place);
  call.errors_on(handle);
  wait_until_unnamed(handle);
  File& open_file = call.file("fh", handle);
  call.no_operation_begun(open_file);
  if (!call.failed() && open_file.operations > 0) {
    call.fail(guest_MPI_ERR_OTHER, fmt::format("{} operations on the file are not complete", open_file.operations));
  }
  if (call.failed()) return call.raise();
  std::unique_ptr<File> file = context->files.remove(handle);
  if (!file->agreement.all_call("MPI_File_close")) {
    // Another thread may have its slot by now. Then it is lost, and counts as long as the library has it.
    if (!context->files.insert_at(handle, std::move(file))) (void)file.release();  // NOLINT(bugprone-use-after-move)
    call.fail(guest_MPI_ERR_NOT_SAME, "the processes of the file do not close it together");
    return call.raise();
  }
  const int code = MPI_File_close(&file->host);
  *place = guest_MPI_FILE_NULL;
  if (file->closes_together != MPI_COMM_NULL) {
    int rank = 0;
    MPI_Comm_rank(file->closes_together, &rank);
    if (rank == 0) (void)::unlinkat(file->directory.number(), file->name_there.c_str(), 0);
    MPI_Barrier(file->closes_together);
    MPI_Comm_free(&file->closes_together);
  }
  return code == MPI_SUCCESS ? 0 : call.raise_host(code);
}

Code guest_MPI_File_delete(Context* context, Address filename, Handle info) {
  Call call(*context, "MPI_File_delete", guest_MPI_FILE_NULL);
  const std::string path = call.string("filename", filename);
  (void)call.info("info", info);
  guest::GrantedFiles* files = context->options.files;
  if (files == nullptr) call.fail(guest_MPI_ERR_ACCESS, "no directory was granted to the program");
  if (call.failed()) return call.raise();
  if (const auto removed = files->remove(path); !removed) {
    call.fail(class_of(removed.error()), fmt::format("'{}': {}", path, removed.error().reason));
    return call.raise();
  }
  return 0;
}

Code guest_MPI_File_get_amode(Context* context, Handle fh, Address amode) {
  Call call(*context, "MPI_File_get_amode", fh);
  const File& file = call.file("fh", fh);
  std::int32_t* place = call.place<std::int32_t>("amode", amode);
  if (call.failed()) return call.raise();
  *place = file.mode;
  return 0;
}

Code guest_MPI_File_set_view(Context* context, Handle fh, std::int64_t disp, Handle etype, Handle filetype,
                             Address datarep, Handle info) {
  Call call(*context, "MPI_File_set_view", fh);
  File& file = call.file("fh", fh);
  call.no_operation_begun(file);
  const bool at_current = disp == guest_MPI_DISPLACEMENT_CURRENT;
  const MPI_Offset host_disp = at_current ? MPI_DISPLACEMENT_CURRENT : call.offset("disp", disp);
  std::shared_ptr<Datatype> element_type = call.datatype_object("etype", etype);
  std::shared_ptr<Datatype> file_type = call.datatype_object("filetype", filetype);
  if (!call.failed()) call.require(why_no_view(file, disp, *element_type, *file_type));
  const std::string representation = call.string("datarep", datarep);
  (void)call.info("info", info);
  if (call.failed()) return call.raise();
  const DataRepresentation* own = find_representation(*context, representation);
  if (own != nullptr &&
      (own->read_conversion != guest::null_function || own->write_conversion != guest::null_function)) {
    call.fail(
        guest_MPI_ERR_UNSUPPORTED_DATAREP,
        fmt::format("\"{}\" has conversion functions, which no MPI library calls: give MPI_CONVERSION_FN_NULL for "
                    "native data, or convert in the program",
                    representation));
    return call.raise();
  }
  call.require(rules::called_by_all(file, "MPI_File_set_view"));
  if (call.failed()) return call.raise();
  const FileView view{at_current ? 0 : disp, element_type->size, view_type(*file_type)};
  file.view_is_common = rules::set_by_all(file, view);
  const int code = MPI_File_set_view(file.host, host_disp, type_for_files(*element_type), type_for_files(*file_type),
                                     own != nullptr ? "native" : representation.c_str(), MPI_INFO_NULL);
  std::int64_t beginning = disp;
  if (at_current) {
    beginning = code == MPI_SUCCESS ? displacement_in_library(file) : -1;
    // In all processes, whether the library has failed here or not.
    const bool is_same = file.agreement.all_have(static_cast<std::uint64_t>(beginning));
    file.view_is_common = file.view_is_common && is_same;
  }
  const FileView made{beginning, element_type->size, view_type(*file_type)};
  file.view_lost = code != MPI_SUCCESS || beginning < 0 || made.end_of(made.file_type.size) >= farthest_byte;
  if (code != MPI_SUCCESS) return call.raise_host(code);
  if (file.view_lost) {
    call.fail(guest_MPI_ERR_IO, "the MPI library does not say where the view begins, or it ends behind byte 2^62");
    return call.raise();
  }
  file.view = made;
  file.own_reach = file.shared_reach = 0;
  file.representation = representation;
  // Open MPI takes other spellings of external32, too.
  file.converts = own == nullptr && representation != "native" && representation != "internal";
  file.element_type = part_of(etype, std::move(element_type));
  file.file_type = part_of(filetype, std::move(file_type));
  return 0;
}

Code guest_MPI_File_get_view(Context* context, Handle fh, Address disp, Address etype, Address filetype,
                             Address datarep) {
  Call call(*context, "MPI_File_get_view", fh);
  const File& file = call.file("fh", fh);
  auto* disp_place = call.place<std::int64_t>("disp", disp);
  Handle* etype_place = call.place<Handle>("etype", etype);
  Handle* filetype_place = call.place<Handle>("filetype", filetype);
  static_assert(MPI_MAX_DATAREP_STRING <= guest_MPI_MAX_DATAREP_STRING);
  const std::span<char> datarep_place = call.text("datarep", datarep, guest_MPI_MAX_DATAREP_STRING);
  call.require(rules::has_view(file));
  if (call.failed()) return call.raise();
  const std::int64_t displacement = displacement_in_library(file);
  if (displacement < 0) return call.raise_host(MPI_ERR_OTHER);
  store_text(datarep_place, file.representation);
  *disp_place = displacement;
  *etype_place = handle_of(call, file.element_type);
  *filetype_place = handle_of(call, file.file_type);
  return 0;
}

namespace {

/// No library calls conversion functions (ROMIO and OMPIO refuse views with them), so of a representation of the guest
/// only the name is new.
Code register_representation(Call& call, Address datarep, Function read_function, Function write_function,
                             Function extent_function, UserData) {
  const std::string name = call.string("datarep", datarep);
  if (!call.failed() && (name.empty() || name.size() >= guest_MPI_MAX_DATAREP_STRING)) {
    call.fail(guest_MPI_ERR_ARG, fmt::format("datarep has {} characters, but must have 1 to {}", name.size(),
                                             guest_MPI_MAX_DATAREP_STRING - 1));
  }
  if (!call.failed() && extent_function == guest::null_function)
    call.fail(guest_MPI_ERR_ARG, "dtype_file_extent_fn is a null pointer");
  const bool is_predefined = name == "native" || name == "internal" || name == "external32";
  if (!call.failed() && (is_predefined || find_representation(call.context(), name) != nullptr)) {
    call.fail(guest_MPI_ERR_DUP_DATAREP, fmt::format("\"{}\" is there already", name));
  }
  // More than any program needs: they are never removed.
  constexpr std::size_t most_representations = 4096;
  if (!call.failed() && call.context().data_representations.size() >= most_representations) {
    call.fail(guest_MPI_ERR_NO_MEM,
              fmt::format("the program has registered {} data representations, and may not register more",
                          most_representations));
  }
  if (call.failed()) return call.raise();
  call.context().data_representations[name] = {read_function, write_function};
  return 0;
}

}  // namespace

#include "calls/files.inc"

}  // namespace mpiwasm::calls
