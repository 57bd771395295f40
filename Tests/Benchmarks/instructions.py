"""User instructions for each request, counted by valgrind's callgrind, which repeat where times do not."""

import glob
import os
import re
import subprocess
import tempfile

from connection import Connection
from program import Program

# Swift seeds its hashing anew in each process, and so would take another path through its dictionaries. All requests go
# over one connection.
_ENVIRONMENT = {"SWIFT_DETERMINISTIC_HASHING": "1", "ALERT_CATALOG_HTTP_REQUESTS_PER_CONNECTION": "1000000000"}


def per_request(command, request, count, warming=()):
    """Counted from when the program has started and has been asked what is in `warming`, twice, since what is asked for
    twice is kept.

    `request` makes the bytes of the n-th request. All go over one connection, one after the other. Only the thread that
    answers counts: others do what they do by the clock, and not for a request.
    """
    with tempfile.TemporaryDirectory() as folder:
        with Program(command, before=_valgrind(folder), environment=_ENVIRONMENT, timeout=3600) as program:
            with Connection(program.address, timeout=600) as connection:
                for one in [*(warming or [request(0)])] * 2:
                    connection.exchange(one)
                subprocess.run(["callgrind_control", "--instr=on", str(program.pid)], check=True, capture_output=True)
                for number in range(count):
                    connection.exchange(request(number))
        return sum(map(_of_answering, glob.glob(os.path.join(folder, "out-*")))) / count


def _valgrind(folder):
    return ["valgrind", "--tool=callgrind", "--separate-threads=yes", f"--callgrind-out-file={folder}/out",
            f"--log-file={folder}/log", "--instr-atstart=no"]


def _of_answering(path):
    """The instructions of a thread, or none if it does not answer requests."""
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    return int(re.search(r"summary:\s*(\d+)", text)[1]) if "MHD_queue_response" in text else 0
