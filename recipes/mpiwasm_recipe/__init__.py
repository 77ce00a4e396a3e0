"""Applications from declarative recipes: fetched, built natively and to Wasm, run, and compared."""
