"""User instructions for each request, counted by valgrind's callgrind, which repeat where times do not."""

import contextlib
import glob
import os
import re
import tempfile

from connection import Connection
from program import Program


FIRST = 32


def per_request(command, request, count, warming=()):
    """The difference between 2 × `count` requests and `count` of them, in one run: what a connection costs cancels out.

    `request` makes the bytes of the n-th request. What is in `warming` is asked before, and so are the first requests,
    for which a service may make what it keeps. Each lot goes over a connection of its own. callgrind writes down what it has counted, and begins anew, whenever a connection is
    accepted: so starting, warming and stopping are counted apart, however much they vary. Only the thread that answers
    counts: others do what they do by the clock, and not for a request.
    """
    with tempfile.TemporaryDirectory() as folder:
        valgrind = [
            "valgrind", "--tool=callgrind", "--separate-threads=yes", "--dump-before=accept4",
            f"--callgrind-out-file={folder}/out", f"--log-file={folder}/log"]
        # Swift seeds its hashing anew in each process, and so would take another path through its dictionaries.
        environment = {"SWIFT_DETERMINISTIC_HASHING": "1"}
        with (Program(command, before=valgrind, environment=environment, timeout=120) as program,
              contextlib.ExitStack() as connections):  # all are left open, so that no end of one is counted with another
            def ask(requests):
                connection = connections.enter_context(Connection(program.address))
                for one in requests:
                    connection.exchange(one)

            ask([*warming, *map(request, range(FIRST))])
            ask(map(request, range(FIRST, FIRST + count)))
            ask(map(request, range(FIRST + count, FIRST + 3 * count)))
            ask([request(0)])  # only ends the count of the one before
        once, twice = _answering(folder)[-2:]
    return (twice - once) / count


def _answering(folder):
    """What was counted before each connection was accepted, by threads that answered meanwhile, in order of time."""
    counted = []
    for path in glob.glob(os.path.join(folder, "out.*-*")):
        with open(path, encoding="utf-8", errors="replace") as file:
            text = file.read()
        if "MHD_queue_response" in text:
            part = int(re.search(r"out\.(\d+)-", path)[1])
            counted.append((part, int(re.search(r"totals:\s*(\d+)", text)[1])))
    return [count for _, count in sorted(counted)]
