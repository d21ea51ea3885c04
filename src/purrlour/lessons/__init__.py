"""Lessons: how to play a game, learnt by playing it for three minutes.

A lesson is data: `lesson.toml` in the game's folder. `docs/lessons.md` tells how to write one.
"""
