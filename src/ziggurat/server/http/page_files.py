"""The page, as it was built: its files, and one document for every address a person may open."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parents[1] / "page"
ASSETS = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets change with what is in them


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

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            answer = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not self.is_place(path):
                raise
            answer = FileResponse(self.first)
        if path.startswith(ASSETS):
            answer.headers["Cache-Control"] = FOR_EVER
        else:
            answer.headers["Cache-Control"] = "no-cache"
        return answer
