"""Read: TOML files to typed things, field by field."""
