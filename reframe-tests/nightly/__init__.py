"""What happens around a run of ReFrame every night: start it, compare it with the nights before, and report."""
