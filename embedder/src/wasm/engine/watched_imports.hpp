// Code that the guest enters in place of an import that may be a stopping point.
#pragma once

extern "C" {
/// A direct host function of any type; its environment is a WatchedImport. As long as no attention is asked for, it
/// calls the import's function, or takes a quick look at the call before. Otherwise it keeps an ImportFrame and shows
/// it to the host, which lets it go on to the function or return 0.
void mpiwasm_enter_import_of();
#if defined(__x86_64__)
/// The same, given the WatchedImport in r11.
void mpiwasm_enter_import();
#endif
}
