"""What readers notice of those who write: the hot path on SQLite, without and with fifty publications a second."""

import os
import subprocess
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from statistics import median

import load
from pace import definition, publish_at_pace
from program import Program
from writer import Writer, tags

PACE = 50
PUBLISHED = "bench.published"


def compare(options, path, fields, server, client):
    """Prints the p99 of reads of an alert that stays, and of one that is published meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        command = _on_sqlite(options.service, folder)
        location = command[command.index("--store") + 1]
        made = subprocess.run(
            [command[0], "token", "create", "--name", "bench", "--role", "admin", "--store", location],
            capture_output=True, text=True, check=True)
        with Program(command, before=["taskset", "-c", str(server)]) as program:
            writer = Writer(program, made.stdout.split()[-1])
            known = tags(writer.publish([definition(PUBLISHED, 0)]))
            print(f"\np99 of readers on SQLite, median of {options.rounds} rounds (least to most)")
            for name, target in (("an alert that stays", path), ("one that is published", f"/v1/alerts/{PUBLISHED}")):
                quiet, busy, paces = [], [], []
                for _ in range(options.rounds):
                    quiet.append(load.measure(program, target, fields, options.seconds, client))
                    with _Publishing(writer, known) as publishing:
                        busy.append(load.measure(program, target, fields, options.seconds, client))
                    count, known = publishing.result
                    paces.append(count / options.seconds)
                print(f"  {name:<24}{_p99(quiet)} alone, {_p99(busy)} with {median(paces):.0f} publications a second")


def _on_sqlite(command, folder):
    """The command with a new database, which begins with its catalog."""
    place = command.index("--store") + 1
    initial = command[place].removeprefix("directory:")
    location = "sqlite:" + os.path.join(folder, "catalog.sqlite")
    return [*command[:place], location, *command[place + 1:], "--store-initial", initial]


class _Publishing:
    """Publishes beside the body; `result` is known after it."""

    def __init__(self, writer, known):
        self._ends = threading.Event()
        self._pool = ThreadPoolExecutor(1)
        self._work = self._pool.submit(publish_at_pace, writer, PUBLISHED, known, PACE, self._ends)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._ends.set()
        self._pool.shutdown()

    @property
    def result(self):
        return self._work.result()


def _p99(samples):
    values = [sample.p99_milliseconds for sample in samples]
    return f"{median(values):.3f} ms ({min(values):.3f} to {max(values):.3f})"
