"""Campaigns: matches that are chapters of one story."""
