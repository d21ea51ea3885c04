"""Drawing: rooms as SVG, for people who want to see what the tables say."""
