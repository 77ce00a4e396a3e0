# The libraries that mpiwasm links; docs/contributors/dependencies.md says why each.
find_package(fmt REQUIRED)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(CLI11 REQUIRED)
find_package(OpenSSL REQUIRED COMPONENTS Crypto)
find_package(tl-expected REQUIRED)
find_path(xxhash_headers xxhash.h REQUIRED)
add_library(xxhash::headers INTERFACE IMPORTED)
set_target_properties(xxhash::headers PROPERTIES INTERFACE_INCLUDE_DIRECTORIES ${xxhash_headers})
find_path(zstd_headers zstd.h REQUIRED)
find_library(zstd_library zstd REQUIRED)
add_library(zstd::library UNKNOWN IMPORTED)
set_target_properties(zstd::library PROPERTIES
  IMPORTED_LOCATION ${zstd_library}
  INTERFACE_INCLUDE_DIRECTORIES ${zstd_headers})
if(MPIWASM_TESTS)
  find_package(GTest REQUIRED)
endif()

# Wasmer's C API with mpiwasm's additions, as target wasmer::wasmer. Its library is installed beside ours, so that the
# installed tree is whole.
if(NOT MPIWASM_WASMER)
  message(FATAL_ERROR "set MPIWASM_WASMER to where recipes/wasmer installed Wasmer's C API")
endif()
# Not kept in CMake's cache: an older build folder would go on with the Wasmer of an older recipe.
find_path(wasmer_headers wasmer.h HINTS ${MPIWASM_WASMER}/include NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH NO_CACHE REQUIRED)
find_library(wasmer_library wasmer HINTS ${MPIWASM_WASMER}/lib NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH NO_CACHE REQUIRED)
add_library(wasmer::wasmer SHARED IMPORTED)
set_target_properties(wasmer::wasmer PROPERTIES
  IMPORTED_LOCATION ${wasmer_library}
  INTERFACE_INCLUDE_DIRECTORIES ${wasmer_headers})
install(FILES ${wasmer_library} DESTINATION ${CMAKE_INSTALL_LIBDIR})
