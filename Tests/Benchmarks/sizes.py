"""What a catalog costs by its size: start, memory, reads at random, and publishing one definition."""

import os
import random
import shutil
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from statistics import median

import database
import instructions
import load
from cases import FIELDS
from connection import Connection, get
from definitions import identifier
from pace import definition, publish_at_pace
from program import Program
from vocabulary import LOCALES
from writer import Writer, tags

MOST_MORE_AT_RANDOM = 500
MOST_PUBLISHING = 50
_START = {1000: 500, 100_000: 15_000}
_LANGUAGES = ["ko-KR,ko;q=0.9", "en-GB,en;q=0.8", "ja", "de-AT,de;q=0.9", "ar", "zh-TW"]
_PUBLISHED = "bench.published"
# Where publishing once takes longer, it is as often as can be.
_PACE = 50


class Sizes:
    """- `program`: the service; - `folder`: where made-up stores are kept from run to run."""

    def __init__(self, options, program, folder, cores):
        self._options = options
        self._program = program
        self._folder = folder
        self._server, self._client = cores

    def report(self, report):
        report.heading("Size of the catalog")
        report.paragraph(
            f"Definitions × {len(LOCALES)} locales, made up by `Tests/Benchmarks/definitions.py`, in SQLite. Start is from "
            "the process to its first answer; memory is the resident size, and its bar 1.2 × the distinct text bytes "
            "and 150 MiB; visible is the time from the acknowledgement of a publication to the first answer that has it.")
        results = {count: self._measure(count) for count in self._options.sizes}
        report.table(["definitions", *next(iter(results.values()))[0]], [
            [f"{count:,}", *cells.values()] for count, (cells, _) in results.items()])
        smallest = min(results)
        rows = []
        for count, (_, values) in results.items():
            if count in _START:
                rows.append(report.bar(f"start at {count:,}, ms", values["start"], _START[count]))
            rows.append(report.bar(f"memory at {count:,}, MiB", values["memory"], values["most memory"]))
            rows.append(report.bar(f"visible at {count:,}, ms", values["visible"], MOST_PUBLISHING, "{:.1f}"))
            if count != smallest and values["instructions"]:
                more = values["instructions"] - results[smallest][1]["instructions"]
                rows.append(report.bar(
                    f"at random at {count:,} over {smallest:,}, instructions", more, MOST_MORE_AT_RANDOM))
        report.table(["", "measured", "at most", "met"], rows)
        report.load()

    def _measure(self, count):
        path = database.make(self._program, os.path.join(self._folder, f"catalog-{count}.sqlite"), count)
        requests = _at_random(count)
        values = {"most memory": 1.2 * database.text_bytes(path) / 2**20 + 150}
        with tempfile.TemporaryDirectory(dir=self._folder) as folder:
            command = self._command(shutil.copy(path, folder))
            starts = []
            for _ in range(5 if count <= 1000 else 1):
                with Program(command, ["taskset", "-c", f"{self._server},{self._client}"], timeout=900) as program:
                    starts.append(program.first_answer(requests[0]))
            values["start"] = median(starts)
            with Program(command, timeout=900) as program:
                time.sleep(3)
                values["memory"] = program.resident_memory()
                peak = program.peak_memory()
                writer = Writer(program, database.token(self._program, command[command.index("--store") + 1]))
                known = tags(writer.publish([definition(_PUBLISHED, 0)]))
                acknowledged, visible, known = _publish(program, writer, known)
                values["visible"] = median(visible)
                load.measure(program, requests, 2, self._client)
                alone = load.measure(program, requests, self._options.seconds, self._client)
                beside, pace = self._beside_publishing(program, writer, known, requests)
            values["instructions"] = 0
            if count <= self._options.largest_counted:
                values["instructions"] = instructions.per_request(
                    command, lambda n: requests[n % len(requests)], self._options.requests, requests)
        return {
            "start, ms": f"{values['start']:,.0f} ({min(starts):,.0f} to {max(starts):,.0f})",
            "memory, MiB": f"{values['memory']:,.0f} (peak {peak:,.0f})",
            "instructions, at random": f"{values['instructions']:,.0f}" if values["instructions"] else "not counted",
            "requests/s, at random": f"{alone.requests_per_second:,.0f}",
            "acknowledged, ms": f"{median(acknowledged):.1f}",
            "visible, ms": f"{values['visible']:.1f} (to {max(visible):.1f})",
            "p99 and p99.9 of readers, ms": _latency(alone),
            "the same while it is published": f"{_latency(beside)}, {pace:.0f} times a second",
        }, values

    def _command(self, path):
        return [self._program, "serve", "--store", "sqlite:" + path, "--port", "0", "--management-port", "0",
                "--workers", "1", "--log-level", "error"]

    def _beside_publishing(self, program, writer, known, requests):
        ends = threading.Event()
        with ThreadPoolExecutor(1) as pool:
            work = pool.submit(publish_at_pace, writer, _PUBLISHED, known, _PACE, ends)
            try:
                sample = load.measure(program, requests, self._options.seconds, self._client)
            finally:
                ends.set()
            return sample, work.result()[0] / self._options.seconds


def _latency(sample):
    return f"{sample.p99_milliseconds:.2f} and {sample.p999_milliseconds:.2f}"


def _publish(program, writer, known, times=20):
    """Milliseconds to the acknowledgement, and from it to the first answer with the change; and the last tag."""
    acknowledged, visible = [], []
    with Connection(program.address) as connection:
        for number in range(1000, 1000 + times):
            begin = time.monotonic()
            known = tags(writer.publish([definition(_PUBLISHED, number)], known))
            end = time.monotonic()
            while f"Round {number}.".encode() not in connection.exchange(get(f"/v1/alerts/{_PUBLISHED}")):
                pass
            acknowledged.append((end - begin) * 1000)
            visible.append((time.monotonic() - end) * 1000)
    return acknowledged, visible, known


def _at_random(count):
    """Each of at most a thousand alerts, spread over the catalog, in each language, in a mixed order."""
    numbers = range(0, count, max(count // 1000, 1))
    requests = [get(f"/v1/alerts/{identifier(number)}", **{**FIELDS, "Accept_Language": language})
                for number in numbers for language in _LANGUAGES]
    random.Random(7).shuffle(requests)
    return requests
