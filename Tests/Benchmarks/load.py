"""Load by wrk on its own core, and what a server did under it."""

import re
import subprocess
from dataclasses import dataclass

CONNECTIONS = 16
MILLISECONDS = {"us": 0.001, "ms": 1, "s": 1000}


@dataclass
class Sample:
    requests_per_second: float
    processor_microseconds: float
    p99_milliseconds: float


def measure(program, path, fields, seconds, core):
    """One round of wrk against a running program."""
    command = ["taskset", "-c", str(core), "wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "--latency"]
    for name, value in fields.items():
        command += ["-H", f"{name.replace('_', '-')}: {value}"]
    before = program.processor_seconds()
    done = subprocess.run(
        [*command, program.url + path], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True,
        timeout=seconds + 30)
    spent = program.processor_seconds() - before
    if re.search("Socket errors|Non-2xx", done.stdout):
        raise RuntimeError("wrk met errors:\n" + done.stdout)
    requests = int(re.search(r"(\d+) requests in", done.stdout)[1])
    p99 = re.search(r"99%\s+([\d.]+)(us|ms|s)", done.stdout)
    return Sample(
        requests_per_second=float(re.search(r"Requests/sec:\s+([\d.]+)", done.stdout)[1]),
        processor_microseconds=spent / requests * 1e6,
        p99_milliseconds=float(p99[1]) * MILLISECONDS[p99[2]])
