"""Load by wrk on its own core, and what a server did under it."""

import os
import re
import subprocess
import tempfile
from dataclasses import dataclass

CONNECTIONS = 16
_SCRIPT = os.path.join(os.path.dirname(__file__), "requests.lua")
_MILLISECONDS = {"us": 0.001, "ms": 1, "s": 1000}


@dataclass
class Sample:
    requests_per_second: float
    processor_microseconds: float
    p99_milliseconds: float
    p999_milliseconds: float


def measure(program, requests, seconds, core):
    """One round of wrk against a running program, which is sent these requests in turns."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(b"".join(requests))
        file.flush()
        command = ["taskset", "-c", str(core), "wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "--latency",
                   "-s", _SCRIPT, program.url, "--", file.name]
        before = program.processor_seconds()
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True, timeout=seconds + 60)
        spent = program.processor_seconds() - before
    if "Socket errors" in done.stdout:
        raise RuntimeError("wrk met errors:\n" + done.stdout)
    p99 = re.search(r"99%\s+([\d.]+)(us|ms|s)", done.stdout)
    return Sample(
        requests_per_second=float(re.search(r"Requests/sec:\s+([\d.]+)", done.stdout)[1]),
        processor_microseconds=spent / int(re.search(r"(\d+) requests in", done.stdout)[1]) * 1e6,
        p99_milliseconds=float(p99[1]) * _MILLISECONDS[p99[2]],
        p999_milliseconds=float(re.search(r"p99\.9 ([\d.]+) us", done.stdout)[1]) / 1000)
