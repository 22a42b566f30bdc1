"""Doing what a page says, as a reader would: by the shell, in order, servers until they answer."""

import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import pytest

from docs.folder import Folder
from docs.pages import ROOT, Block, Command, commands, script_of
from server.running import ask
from server.services import free_port, listens

PATIENCE = 600.0  # seconds until a command that does not end is a fault
USUAL = "127.0.0.1:8000"  # where the pages expect the reader's own server
TYPED = "?\n"  # who plays asks what can be done, and leaves
ENDED = (0, -signal.SIGTERM)  # a server that was told to end says afterwards by what

# What a command sets, the next one finds.
ONE_OF_MANY = 'set -aeuo pipefail; . "$STATE"\n{command}\nexport -p > "$STATE"'
UNTIL_TOLD = 'set -aeuo pipefail; . "$STATE"\nexec {command}'


def fault(command: Command, code: int | None, said: str) -> NoReturn:
    ended = "did not end" if code is None else f"exit code {code}"
    pytest.fail(f"{command.page}:{command.line}\n$ {command.text}\n{ended}\n{said}", pytrace=False)


class Reader:
    """Somebody who does what a page says, in one folder; `said` is what came of it last."""

    def __init__(self, folder: Folder, server: str = USUAL) -> None:
        self.folder, self.server, self.said = folder, server, ""

    def follow(self, block: Block) -> None:
        """Write the file that a block is, and run what there is to run in it."""
        if block.file and not (ROOT / block.file).exists():
            self.write(block.file, block.text)
        if block.is_script:
            self.write(script_of(block), block.text)
        todo = [command for command in commands(block) if not command.mark]
        if todo:
            self.said = "".join([self.obey(command) for command in todo])

    def write(self, file: str, text: str) -> None:
        (self.folder.here / file).write_text(text, encoding="utf-8")

    def obey(self, command: Command) -> str:
        """Run one command to its end, or a server until it answers; what it printed."""
        if command.text.startswith("ziggurat serve"):
            return self.serve(command)
        if command.text.startswith("ziggurat worker"):
            return self.run_until(command, command.bare, lambda said: "Bots think here" in said)
        return self.finish(command)

    def finish(self, command: Command) -> str:
        text = command.text.replace(USUAL, self.server)
        try:
            done = subprocess.run(
                ["bash", "-c", ONE_OF_MANY.format(command=text)],
                cwd=self.folder.here,
                env=self.folder.environment,
                input=TYPED,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=PATIENCE,
                check=False,
            )
        except subprocess.TimeoutExpired as late:
            fault(command, None, str(late.output))
        if done.returncode:
            fault(command, done.returncode, done.stdout)
        return done.stdout

    def serve(self, command: Command) -> str:
        port = free_port()
        return self.run_until(command, f"{command.bare} --port {port}", lambda said: answers(port))

    def run_until(self, command: Command, text: str, ready: Callable[[str], bool]) -> str:
        """A command that stays until told to go: it must come to this, and then leave in peace."""
        with staying(self.folder, command, text, ready) as (process, log):
            process.send_signal(signal.SIGTERM)
            code = process.wait(PATIENCE)
            if code not in ENDED:
                fault(command, code, log.read_text())
            return log.read_text()


def answers(port: int) -> bool:
    return listens(port) and ask(f"http://127.0.0.1:{port}", "GET", "/healthz")[0] == 200


@contextmanager
def serving(folder: Folder) -> Iterator[str]:
    """The server that a reader has in another terminal; where it is."""
    port = free_port()
    command = Command("the reader's own", 0, f"ziggurat serve --port {port}")
    with staying(folder, command, command.text, lambda said: answers(port)):
        yield f"127.0.0.1:{port}"


@contextmanager
def staying(
    folder: Folder, command: Command, text: str, ready: Callable[[str], bool]
) -> Iterator[tuple[subprocess.Popen[bytes], Path]]:
    """A command that stays, from when it is ready to the end of the block, and what it writes."""
    log = folder.home / "log"
    with log.open("wb") as lines:
        process = subprocess.Popen(
            ["bash", "-c", UNTIL_TOLD.format(command=text)],
            cwd=folder.here,
            env=folder.environment,
            stdin=subprocess.DEVNULL,
            stdout=lines,
            stderr=lines,
        )
    try:
        end = time.monotonic() + PATIENCE
        while not ready(log.read_text()):
            if process.poll() is not None or time.monotonic() > end:
                fault(command, process.poll(), log.read_text())
            time.sleep(0.05)
        yield process, log
    finally:
        process.terminate()
        process.wait()
