# Fortran for guests: flang of this machine, the runtime of recipes/flang-runtime, and the MPI bindings, which the
# generator makes from the MPI table and mpiwasm-fc compiles.
if(NOT EXISTS "${MPIWASM_FLANG_RUNTIME}/lib/libflang_rt.a")
  message(FATAL_ERROR "MPIWASM_FLANG_RUNTIME (${MPIWASM_FLANG_RUNTIME}) holds no Fortran runtime; see recipes/flang-runtime/README.md")
endif()
find_package(Python3 REQUIRED COMPONENTS Interpreter)
execute_process(COMMAND ${Python3_EXECUTABLE} -B ${PROJECT_SOURCE_DIR}/generator/core/toml.py
  RESULT_VARIABLE without_toml OUTPUT_QUIET ERROR_QUIET)
if(without_toml)
  message(FATAL_ERROR "Fortran needs Python 3.11, or 3.9 with tomli; ${Python3_EXECUTABLE} is ${Python3_VERSION}")
endif()
set(fortran ${share}/fortran)
set(bindings ${CMAKE_CURRENT_SOURCE_DIR}/lib/fortran)
set(generated ${CMAKE_CURRENT_BINARY_DIR}/generated-fortran)

# flang and its two tools. flang looks for intrinsic modules beside its own program file only, and follows links to find
# it, so it is copied; it still uses the libraries of its installation.
find_program(found_flang NAMES ${MPIWASM_FLANG} NO_CACHE NO_CMAKE_FIND_ROOT_PATH)
if(NOT found_flang)
  message(FATAL_ERROR "MPIWASM_FLANG (${MPIWASM_FLANG}) is not installed: install flang ${MPIWASM_LLVM_MAJOR}, "
    "or leave MPIWASM_FLANG_RUNTIME empty")
endif()
file(REAL_PATH ${found_flang} flang)
execute_process(COMMAND ${flang} --version OUTPUT_VARIABLE flang_version ERROR_VARIABLE flang_version)
if(NOT flang_version MATCHES "flang version ${MPIWASM_LLVM_MAJOR}[.]")
  string(REGEX REPLACE "\n.*" "" flang_version "${flang_version}")
  message(FATAL_ERROR "MPIWASM_FLANG (${flang}) is '${flang_version}'; flang ${MPIWASM_LLVM_MAJOR} is required")
endif()
get_filename_component(flang_tools ${flang} DIRECTORY)
foreach(tool IN ITEMS fir-opt tco)
  if(NOT EXISTS ${flang_tools}/${tool})
    message(FATAL_ERROR "${flang_tools}/${tool} is missing: MPIWASM_FLANG needs the tools that LLVM installs with flang "
      "(FLANG_BUILD_TOOLS)")
  endif()
endforeach()
get_filename_component(llvm_root ${flang_tools} DIRECTORY)
set(flang_libraries ${llvm_root}/lib)
file(GLOB shared_llvm ${llvm_root}/lib64/libLLVM*.so*)
if(shared_llvm)
  set(flang_libraries ${llvm_root}/lib64)
endif()
if(MPIWASM_OPENMP_RUNTIME)
  file(STRINGS ${flang_tools}/tco shared_llvm REGEX "^libLLVM.*[.]so" LIMIT_COUNT 1)
  if(NOT shared_llvm)
    message(WARNING "${flang_tools}/tco is linked statically: mpiwasm-fc -fopenmp will refuse tasks, threadprivate and "
      "copyprivate variables. LLVM must be built with LLVM_LINK_LLVM_DYLIB")
  endif()
endif()

foreach(folder IN ITEMS bin lib include)
  if(IS_SYMLINK ${fortran}/${folder})
    file(REMOVE ${fortran}/${folder})
  endif()
endforeach()
file(MAKE_DIRECTORY ${fortran}/bin ${fortran}/lib ${fortran}/mpi ${generated})
file(COPY_FILE ${flang} ${fortran}/bin/flang ONLY_IF_DIFFERENT)
foreach(tool IN ITEMS fir-opt tco)
  file(CREATE_LINK ${flang_tools}/${tool} ${fortran}/bin/${tool} SYMBOLIC)
endforeach()
file(CREATE_LINK ${flang_libraries} ${fortran}/lib/llvm SYMBOLIC)
file(CREATE_LINK ${MPIWASM_FLANG_RUNTIME}/lib/libflang_rt.a ${fortran}/lib/libflang_rt.a SYMBOLIC)
file(CREATE_LINK ${MPIWASM_FLANG_RUNTIME}/include ${fortran}/include SYMBOLIC)
configure_file(${MPIWASM_FLANG_RUNTIME}/include/ISO_Fortran_binding.h ${sdk}/include/mpiwasm/ISO_Fortran_binding.h COPYONLY)
# It runs inside flang's tool, so it is compiled for this machine by the clang beside it, not for the target.
add_custom_command(OUTPUT ${fortran}/lib/unverified.so
  COMMAND ${MPIWASM_CLANG} -O2 -Wall -Wextra -Werror -shared -fPIC -nostdlib -fuse-ld=lld
    ${CMAKE_CURRENT_SOURCE_DIR}/unverified.c -o ${fortran}/lib/unverified.so
  DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/unverified.c COMMENT "Compiling unverified.so" VERBATIM)
list(APPEND linked ${fortran}/lib/unverified.so)

file(GLOB table CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/mpi-api/*.toml ${PROJECT_SOURCE_DIR}/generator/generate.py
  ${PROJECT_SOURCE_DIR}/generator/core/*.py ${PROJECT_SOURCE_DIR}/generator/mpi_api/*.py
  ${PROJECT_SOURCE_DIR}/generator/mpi_fortran/*.py)
set(made mpi_fortran.c mpif.h mpi.f90 mpi_f08.f90 numbers.inc variables.inc handles.inc f08_types.inc f08_comparisons.inc)
list(TRANSFORM made PREPEND ${generated}/)
add_custom_command(OUTPUT ${made}
  COMMAND ${Python3_EXECUTABLE} -B ${PROJECT_SOURCE_DIR}/generator/generate.py --fortran ${generated}
  DEPENDS ${table} COMMENT "Making the Fortran bindings from the MPI table" VERBATIM)

# The C half, then the modules in the order in which they use one another; only some of them have code.
set(objects)
file(GLOB sources CONFIGURE_DEPENDS ${bindings}/*.c)
foreach(source IN LISTS sources ITEMS ${generated}/mpi_fortran.c)
  get_filename_component(base ${source} NAME_WE)
  set(object ${sdk}/objects/fortran-${base}.o)
  add_custom_command(OUTPUT ${object}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${sdk}/objects
    COMMAND ${sdk}/bin/mpiwasm-cc -O2 -Wall -Wextra -Werror -I${bindings} -c ${source} -o ${object}
    DEPENDS ${source} ${bindings}/fortran.h ${bindings}/lock.h ${headers} ${sdk}/bin/mpiwasm-cc
    COMMENT "Compiling Fortran bindings ${base}" VERBATIM)
  list(APPEND objects ${object})
endforeach()
set(previous)
set(modules ${bindings}/mpi_extras.f90 ${bindings}/mpi_base.f90 ${generated}/mpi.f90 ${generated}/mpi_f08.f90)
foreach(source IN LISTS modules)
  get_filename_component(base ${source} NAME_WE)
  set(object ${sdk}/objects/fortran-module-${base}.o)
  add_custom_command(OUTPUT ${object}
    COMMAND ${sdk}/bin/mpiwasm-fc -O1 -I${generated} -J ${fortran}/mpi -c ${source} -o ${object}
    DEPENDS ${source} ${made} ${previous} ${fortran}/bin/flang ${sdk}/bin/mpiwasm-fc ${share}/fortran-code.awk ${share}/fortran-lapack.awk ${share}/lib/libmpiwasm.a
    COMMENT "Compiling Fortran module ${base}" VERBATIM)
  set(previous ${object})
  list(APPEND objects ${object})
endforeach()
# The modules of OpenMP, which are found with -fopenmp alone.
if(MPIWASM_OPENMP_RUNTIME)
  file(MAKE_DIRECTORY ${fortran}/openmp)
  configure_file(${MPIWASM_OPENMP_RUNTIME}/fortran/omp_lib.h ${fortran}/openmp/omp_lib.h COPYONLY)
  set(object ${sdk}/objects/fortran-module-omp_lib.o)
  add_custom_command(OUTPUT ${object} ${fortran}/openmp/omp_lib.mod
    COMMAND ${sdk}/bin/mpiwasm-fc -fopenmp -J ${fortran}/openmp -c ${MPIWASM_OPENMP_RUNTIME}/fortran/omp_lib.F90 -o ${object}
    DEPENDS ${previous} ${fortran}/lib/unverified.so ${sdk}/bin/mpiwasm-fc ${share}/fortran-openmp.awk COMMENT "Compiling Fortran module omp_lib" VERBATIM)
  list(APPEND objects ${object})
else()
  file(REMOVE_RECURSE ${fortran}/openmp)
endif()
add_custom_command(OUTPUT ${fortran}/mpi/mpif.h
  COMMAND ${CMAKE_COMMAND} -E copy ${generated}/mpif.h ${fortran}/mpi/mpif.h DEPENDS ${generated}/mpif.h VERBATIM)
add_custom_command(OUTPUT ${share}/lib/libmpiwasm-fortran.a
  COMMAND ${CMAKE_COMMAND} -E rm -f ${share}/lib/libmpiwasm-fortran.a
  COMMAND ${sdk}/bin/mpiwasm-ar rcs ${share}/lib/libmpiwasm-fortran.a ${objects}
  DEPENDS ${objects} COMMENT "Archiving the Fortran bindings" VERBATIM)
list(APPEND linked ${share}/lib/libmpiwasm-fortran.a ${fortran}/mpi/mpif.h)

# The bindings suit programs with threads as they are.
set(folders ${share}/lib)
if(MPIWASM_THREADS_SYSROOT)
  list(APPEND folders ${share}/lib/threads)
  add_custom_command(OUTPUT ${share}/lib/threads/libmpiwasm-fortran.a
    COMMAND ${CMAKE_COMMAND} -E copy ${share}/lib/libmpiwasm-fortran.a ${share}/lib/threads/libmpiwasm-fortran.a
    DEPENDS ${share}/lib/libmpiwasm-fortran.a VERBATIM)
  list(APPEND linked ${share}/lib/threads/libmpiwasm-fortran.a)
endif()
# Names that build systems written for Open MPI and MPICH add.
foreach(folder IN LISTS folders)
  foreach(name mpi_mpifh mpi_usempif08 mpi_usempi_ignore_tkr mpifort mpichf90 fmpich)
    add_custom_command(OUTPUT ${folder}/lib${name}.a
      COMMAND ${CMAKE_COMMAND} -E copy ${folder}/libmpi.a ${folder}/lib${name}.a
      DEPENDS ${folder}/libmpi.a VERBATIM)
    list(APPEND linked ${folder}/lib${name}.a)
  endforeach()
endforeach()

# Links to LLVM are installed as links; the link to the library of guests is not.
install(DIRECTORY ${fortran}/bin ${fortran}/lib DESTINATION share/mpiwasm/fortran USE_SOURCE_PERMISSIONS
  PATTERN libflang_rt.a EXCLUDE)
install(FILES ${MPIWASM_FLANG_RUNTIME}/lib/libflang_rt.a DESTINATION share/mpiwasm/fortran/lib)
install(DIRECTORY ${MPIWASM_FLANG_RUNTIME}/include DESTINATION share/mpiwasm/fortran)
install(DIRECTORY ${fortran}/mpi DESTINATION share/mpiwasm/fortran)
if(MPIWASM_OPENMP_RUNTIME)
  install(DIRECTORY ${fortran}/openmp DESTINATION share/mpiwasm/fortran)
endif()
