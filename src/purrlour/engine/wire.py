"""What may travel: the values that JSON knows."""

from typing import TypeAlias

Wire: TypeAlias = "None | bool | int | float | str | list[Wire] | dict[str, Wire]"
