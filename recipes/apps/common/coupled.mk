# Two programs that exchange the fields of fields.toml, natively and to Wasm. Included by their folder's Makefile, which
# sets `programs` and the headers that they share:
#   make -C recipes/apps/heat-in-situ PREFIX=/where/mpiwasm/is OUTPUT=/somewhere [MPICC=mpicc]
PREFIX ?=
OUTPUT ?= build
MPICC ?= mpicc
bin := $(PREFIX:%=%/bin/)
FLAGS ?= -O3
flags := -std=c11 $(FLAGS) -ffp-contract=off -Wall -Wextra -I$(OUTPUT)
made := $(foreach program,$(programs),$(OUTPUT)/$(program) $(OUTPUT)/$(program).wasm)

.PHONY: all clean
all: $(made)

$(OUTPUT)/fields.h: fields.toml $(headers) $(MAKEFILE_LIST)
	@mkdir -p $(@D)
	$(bin)mpiwasm-schema fields.toml --output $(OUTPUT)

$(OUTPUT)/%.wasm: %.c $(OUTPUT)/fields.h
	$(bin)mpiwasm-cc $(flags) $< -o $@

$(OUTPUT)/%: %.c $(OUTPUT)/fields.h
	$(MPICC) $(flags) -I$$($(bin)mpiwasm-schema --include) $< -o $@

clean:
	rm -f $(OUTPUT)/fields.h $(OUTPUT)/fields.hpp $(made)
