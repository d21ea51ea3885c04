"""Reports: one HTML file that shows what came of an experiment."""
