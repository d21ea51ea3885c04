"""Resurvey: writes the survey of the box anew, after its rooms were changed.

python -m purrlour.games.mice_and_mystics.content.resurvey > …/content/data/survey.toml
"""

from __future__ import annotations

import sys

from purrlour.games.mice_and_mystics.content.load import survey_box

if __name__ == "__main__":
    sys.stdout.write(survey_box())
