"""What the package can do only with more than it brings along."""

from importlib.util import find_spec


def need(library: str, extra: str) -> None:
    """Raise ValueError, and say what to install, where a library is not there."""
    if find_spec(library) is None:
        raise ValueError(f"{library} is not installed: pip install 'ziggurat[{extra}]'")
