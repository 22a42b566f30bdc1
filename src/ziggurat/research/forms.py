"""The two forms of an observation, as spaces of gymnasium: one vector, or planes and numbers."""

from typing import Any

import numpy as np
from gymnasium import spaces

from ziggurat.core.errors import Malformed
from ziggurat.core.state import Array
from ziggurat.research.study import Study

FLAT, PLANES = FORMS = ("flat", "planes")
MOST = 1024.0  # no number of an observation is larger, and none is below 0


def check_form(form: str) -> str:
    if form not in FORMS:
        raise Malformed("form", f"must be one of {', '.join(FORMS)}, not {form!r}")
    return form


def space_of(study: Study, form: str) -> spaces.Space[Any]:
    """The space of observations in one of the forms."""
    layout = study.observation
    if form == FLAT:
        return box(layout.size)
    shape = (len(layout.planes), *layout.board)
    return spaces.Dict({"planes": box(*shape), "numbers": box(layout.size - int(np.prod(shape)))})


def box(*shape: int) -> spaces.Box:
    return spaces.Box(0.0, MOST, shape, np.float32)


def formed(study: Study, form: str, seen: Array) -> Any:
    """A copy of an observation in one of the forms."""
    if form == FLAT:
        return seen.copy()
    layout = study.observation
    cut = len(layout.planes) * layout.plane_size
    planes = seen[:cut].reshape(len(layout.planes), *layout.board)
    return {"planes": planes.copy(), "numbers": seen[cut:].copy()}
