"""Faults: what may be written down of an error of ours."""

from __future__ import annotations


def trace(error: BaseException) -> str:
    """What went wrong and where, without what it was about: hidden things may be in the message."""
    places = []
    step = error.__traceback__
    while step is not None:
        places.append(f"{step.tb_frame.f_code.co_qualname}:{step.tb_lineno}")
        step = step.tb_next
    return f"{type(error).__name__} in {' > '.join(places)}"
