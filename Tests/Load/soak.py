"""Ten minutes at full load with a publication every second: no error, and neither memory nor descriptors grow.

    soak.py [--seconds N] -- PROGRAM

Run with Tests/Benchmarks and Tests/Durability on the path of modules. What memory does in the first fifth says nothing:
what is prepared fills its budget, which is made small, so that it is full by then.
"""

import argparse
import pathlib
import re
import subprocess
import tempfile
import time

from checks import expect, threads
from pace import definition
from stores import Service, SQLite, token
from writer import Writer, tags

SCRIPT = pathlib.Path(__file__).with_name("mixed.lua")
GROWTH = 1.03
FLAGS = ["--cache-prepared-bytes", str(4 * 1024 * 1024)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("program")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = SQLite(pathlib.Path(folder))
        with Service(options.program, store, flags=FLAGS) as service:
            _soak(service, Writer(service, token(options.program, store)), options.seconds)


def _soak(service, writer, seconds):
    descriptors = service.descriptors()
    sizes = []
    known = tags(writer.publish([definition("soak.published", 0)]))
    with threads(lambda: _publish(writer, service, seconds, known, sizes)):
        answers = _read(service, seconds)
    # The client's connections end a moment after it.
    time.sleep(2)
    settled = sizes[len(sizes) // 5]
    print(f"{answers:,} answers and {len(sizes)} publications, no error; {settled:.1f} MiB after "
          f"{seconds // 5} s, {max(sizes[len(sizes) // 5:]):.1f} MiB at most, {sizes[-1]:.1f} MiB in the end; "
          f"{descriptors} descriptors before, {service.descriptors()} after")
    expect(sizes[-1] < settled * GROWTH, "memory grows")
    # The connections of the writer and of the database stay.
    expect(service.descriptors() <= descriptors + 8, "descriptors leak")


def _publish(writer, service, seconds, known, sizes):
    """Once a second, and notes the memory after each."""
    end = time.monotonic() + seconds
    while (began := time.monotonic()) < end:
        answer = writer.publish([definition("soak.published", len(sizes) + 1)], known)
        expect(answer.status == 200, f"a publication was answered {answer.status}: {answer.body.decode()}")
        known = tags(answer)
        sizes.append(service.resident_memory())
        time.sleep(max(began + 1 - time.monotonic(), 0))


def _read(service, seconds):
    done = subprocess.run(
        ["wrk", "-t1", "-c32", f"-d{seconds}s", "-s", SCRIPT, service.url], stdin=subprocess.DEVNULL,
        capture_output=True, text=True, check=True, timeout=seconds + 60)
    expect(not re.search("Socket errors|Non-2xx", done.stdout), "wrk met errors:\n" + done.stdout)
    return int(re.search(r"(\d+) requests in", done.stdout)[1])


main()
