"""The benchmark: our engine beside its peers, in one run."""
