"""The page, as it was built: its files, and one document for every address a person may open."""

import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from ziggurat.server.http.packing import accepted

FOLDER = Path(__file__).parents[1] / "page"
ASSETS = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets change with what is in them
ASKED_AGAIN = ("ETag", "Last-Modified", "Accept-Ranges")  # what only those need who are not sure
PACKED = {
    "br": ".br",
    "gzip": ".gz",
}  # the endings of packed files beside their originals, best first


class PageFiles(StaticFiles):
    """Files of the page; an address without a file is a place in the page itself."""

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # a page that was not built is not there, and no error
        self.first = folder / "index.html"

    def is_place(self, path: str) -> bool:
        """Whether this is an address within the page; assets, and what has an ending, are files."""
        name = path.rpartition("/")[2]
        is_file = "." in name or f"{path}/".startswith(ASSETS)
        return (path == "." or not is_file) and self.first.exists()

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file as it is, or as it was packed when the page was built."""
        wanted = accepted(Headers(scope=scope).get("accept-encoding", ""))
        for name in filter(wanted.__contains__, PACKED):
            packed = Path(f"{full_path}{PACKED[name]}")
            if packed.exists():
                answer = super().file_response(packed, packed.stat(), scope, status_code)
                answer.headers["Content-Encoding"] = name
                break
        else:
            answer = super().file_response(full_path, stat_result, scope, status_code)
        answer.headers["Vary"] = "Accept-Encoding"
        return answer

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            answer = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not self.is_place(path):
                raise
            answer = self.file_response(self.first, os.stat(self.first), scope)
        if path.startswith(ASSETS):
            answer.headers["Cache-Control"] = FOR_EVER
            for name in ASKED_AGAIN:
                del answer.headers[name]
        else:
            answer.headers["Cache-Control"] = "no-cache"
        return answer
