"""User instructions for each request, counted by valgrind's callgrind, which repeat where times do not."""

import glob
import os
import re
import subprocess
import tempfile

from connection import Connection
from program import Program

# Swift seeds its hashing anew in each process, and so would take another path through its dictionaries.
_ENVIRONMENT = {"SWIFT_DETERMINISTIC_HASHING": "1"}


def per_request(command, request, count, warming=()):
    """The difference between a run of 2 × `count` requests and one of `count`: starting and stopping cancel out.

    `request` makes the bytes of the n-th request; what is in `warming` is asked before. All go over one connection, one
    after the other. Only the thread that answers counts: others do what they do by the clock, and not for a request.
    """
    return (_total(command, request, 2 * count, warming) - _total(command, request, count, warming)) / count


def per_warm_request(command, requests, count):
    """As `per_request` for requests that were all asked before, of a program whose start is too long to be counted."""
    with tempfile.TemporaryDirectory() as folder:
        valgrind = _valgrind(folder) + ["--instr-atstart=no"]
        with Program(command, before=valgrind, environment=_ENVIRONMENT, timeout=3600) as program:
            with Connection(program.address, timeout=600) as connection:
                # What is asked for twice is kept.
                for request in requests * 2:
                    connection.exchange(request)
                subprocess.run(["callgrind_control", "--instr=on", str(program.pid)], check=True, capture_output=True)
                for number in range(count):
                    connection.exchange(requests[number % len(requests)])
        return sum(map(_of_answering, glob.glob(os.path.join(folder, "out-*")))) / count


def _valgrind(folder):
    return ["valgrind", "--tool=callgrind", "--separate-threads=yes", f"--callgrind-out-file={folder}/out",
            f"--log-file={folder}/log"]


def _total(command, request, count, warming):
    with tempfile.TemporaryDirectory() as folder:
        with Program(command, before=_valgrind(folder), environment=_ENVIRONMENT, timeout=120) as program:
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
