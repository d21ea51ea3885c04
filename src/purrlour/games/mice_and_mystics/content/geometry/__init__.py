"""Geometry: from polygons to who is next to whom, and who sees whom."""
