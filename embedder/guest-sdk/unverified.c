/* Replaces LLVM's function that compares calls with the types of the functions, in flang's program tco for code with
   OpenMP: where addresses have 32 bits, flang 22 calls functions of the OpenMP library with sizes of 64, and LLVM
   refuses to print that code. fortran-openmp.awk corrects the calls; mpiwasm-cc checks the code that it reads. */
unsigned char _ZN4llvm12verifyModuleERKNS_6ModuleEPNS_11raw_ostreamEPb(const void* module, void* messages,
                                                                       unsigned char* broken_debug_information);

unsigned char _ZN4llvm12verifyModuleERKNS_6ModuleEPNS_11raw_ostreamEPb(const void* module, void* messages,
                                                                       unsigned char* broken_debug_information) {
  (void)module;
  (void)messages;
  if (broken_debug_information) *broken_debug_information = 0;
  return 0;
}
