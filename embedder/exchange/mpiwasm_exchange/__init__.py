"""Typed exchange between the programs of one MPI job: schemas, the headers that are written from them, and a reader.

    from mpiwasm_exchange.reader import open_step, read_step

docs/users/exchange.md is the manual. Only the reader needs NumPy.
"""
