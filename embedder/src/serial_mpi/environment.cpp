// Starting, ending and asking about the built-in MPI (MPI-5.0, chapters 9 and 11).
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>

#include "serial_mpi/process.hpp"
#include "serial_mpi/text.hpp"

namespace mpiwasm::serial_mpi {

Process& process() {
  static Process the_process;
  return the_process;
}

namespace {

double seconds(const timespec& time) {
  constexpr double nanosecond = 1e-9;
  return static_cast<double>(time.tv_sec) + nanosecond * static_cast<double>(time.tv_nsec);
}

}  // namespace
}  // namespace mpiwasm::serial_mpi

using namespace mpiwasm::serial_mpi;

int MPI_Init_thread(int*, char***, int required, int* provided) {
  Process& self = process();
  if (self.initialized) return MPI_ERR_OTHER;
  self.initialized = true;
  // Nothing here is locked, so calls must come one at a time.
  self.thread_level = std::clamp(required, MPI_THREAD_SINGLE, MPI_THREAD_SERIALIZED);
  if (provided != nullptr) *provided = self.thread_level;
  return MPI_SUCCESS;
}

int MPI_Init(int* argc, char*** argv) { return MPI_Init_thread(argc, argv, MPI_THREAD_SINGLE, nullptr); }

int MPI_Finalize() {
  process().finalized = true;
  return MPI_SUCCESS;
}

int MPI_Initialized(int* flag) {
  *flag = process().initialized ? 1 : 0;
  return MPI_SUCCESS;
}

int MPI_Finalized(int* flag) {
  *flag = process().finalized ? 1 : 0;
  return MPI_SUCCESS;
}

int MPI_Abort(MPI_Comm, int code) { std::_Exit(code); }

int MPI_Query_thread(int* provided) {
  *provided = process().thread_level;
  return MPI_SUCCESS;
}

int MPI_Is_thread_main(int* flag) {
  *flag = 1;
  return MPI_SUCCESS;
}

int MPI_Get_version(int* version, int* subversion) {
  *version = MPI_VERSION;
  *subversion = MPI_SUBVERSION;
  return MPI_SUCCESS;
}

int MPI_Get_library_version(char* version, int* length) {
  return give_text("mpiwasm serial " MPIWASM_VERSION ", one process without an MPI library",
                   MPI_MAX_LIBRARY_VERSION_STRING, version, length);
}

int MPI_Get_processor_name(char* name, int* length) {
  char host[MPI_MAX_PROCESSOR_NAME] = "";
  if (::gethostname(host, sizeof host - 1) != 0) return MPI_ERR_OTHER;
  return give_text(host, MPI_MAX_PROCESSOR_NAME, name, length);
}

int MPI_Pcontrol(const int, ...) { return MPI_SUCCESS; }

double MPI_Wtime() {
  timespec now{};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return seconds(now);
}

double MPI_Wtick() {
  timespec resolution{};
  ::clock_getres(CLOCK_MONOTONIC, &resolution);
  return seconds(resolution);
}
