"""The nightly driver around ReFrame: start the tests, compare them with earlier runs, and report."""
