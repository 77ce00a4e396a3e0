"""What mpich_suite.py is made of: finding the suite, its tests and programs, launching them, and the verdict."""
