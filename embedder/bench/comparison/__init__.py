"""Comparing the same program run natively and as Wasm: see ../README.md."""
