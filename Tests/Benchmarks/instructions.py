"""User instructions for each request, counted by valgrind's callgrind, which repeat where times do not."""

import glob
import os
import re
import tempfile

from connection import Connection
from program import Program


def per_request(command, request, count, warming=()):
    """The difference between a run of 2 × `count` requests and one of `count`: starting and stopping cancel out.

    `request` makes the bytes of the n-th request; what is in `warming` is asked before. All go over one connection, one
    after the other. Only the thread that answers counts: others do what they do by the clock, and not for a request.
    """
    return (_total(command, request, 2 * count, warming) - _total(command, request, count, warming)) / count


def _total(command, request, count, warming):
    with tempfile.TemporaryDirectory() as folder:
        valgrind = [
            "valgrind", "--tool=callgrind", "--separate-threads=yes", f"--callgrind-out-file={folder}/out",
            f"--log-file={folder}/log"]
        # Swift seeds its hashing anew in each process, and so would take another path through its dictionaries.
        environment = {"SWIFT_DETERMINISTIC_HASHING": "1"}
        with Program(command, before=valgrind, environment=environment, timeout=120) as program:
            with Connection(program.address) as connection:
                for one in warming:
                    connection.exchange(one)
                for number in range(count):
                    connection.exchange(request(number))
        return sum(map(_of_answering, glob.glob(os.path.join(folder, "out-*"))))


def _of_answering(path):
    """The instructions of a thread, or none if it does not answer requests."""
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    return int(re.search(r"summary:\s*(\d+)", text)[1]) if "MHD_queue_response" in text else 0
