-- What Lmod gives a modulefile.
std = "lua51+lmod"
max_line_length = 120
stds.lmod = {
  read_globals = {
    "LmodVersion", "append_path", "conflict", "convertToCanonical", "depends_on_any", "family", "help", "mode",
    "pathJoin", "prepend_path", "prereq_any", "requireFullName", "setenv", "whatis",
  },
}
