"""Work in pieces, done by this process, by processes beside it, or by a cluster.

    with open_pool("processes", workers=2) as pool:
        for result in pool.run(work, pieces):
            ...

Results come in the order of their pieces, so that nobody can tell from them who did the work. A
worker that is lost costs what it had not finished: its pieces are done again by others.
"""

from ziggurat.core.errors import Undone
from ziggurat.pool.opening import BACK_ENDS, open_pool
from ziggurat.pool.pool import Pool

__all__ = ["BACK_ENDS", "Pool", "Undone", "open_pool"]
