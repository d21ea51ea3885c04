"""Mice and Mystics: a party of mice, a storybook, and everything that rolls."""
