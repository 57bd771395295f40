"""What the service promises of a catalog in a database, held against processes that are killed and disks that are full.

    durability.py [PROOF …] -- PROGRAM

Run with Tests/Benchmarks on the path of modules. Each proof prints what it saw; the first one that fails ends the run
with a sentence and status 1.
"""

import os
import pathlib
import signal
import sys
import tempfile
import time

import crashes
import disks
import readers
import refusals
import replicas
import writers

PROOFS = {
    "crashes": crashes.prove, "writers": writers.prove, "replicas": replicas.prove, "readers": readers.prove,
    "refusals": refusals.prove, "disks": disks.prove,
}


def main(arguments):
    for number in (signal.SIGTERM, signal.SIGHUP):  # leave through every `with`, which stops what it started
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    split = arguments.index("--")
    program = os.path.abspath(arguments[split + 1])
    for name in arguments[:split] or PROOFS:
        began = time.monotonic()
        print(f"{name} (load {os.getloadavg()[0]:.1f})", flush=True)
        with tempfile.TemporaryDirectory(prefix="alert-catalog-durability.") as folder:
            # Servers and services run as other users in folders of their own.
            os.chmod(folder, 0o755)
            PROOFS[name](program, pathlib.Path(folder))
        print(f"  in {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (RuntimeError, OSError) as error:
        sys.exit(f"durability: {error}")
