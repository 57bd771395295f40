"""The service as the first process of a container: it ends when it is asked to, and lets go of the children of others.

    first.py -- PROGRAM serve FLAG…
"""

import os
import pathlib
import signal
import subprocess
import sys
import time

# In a namespace of its own the service is process 1, which the system protects from signals without a handler.
BEFORE = ["unshare", "--map-root-user", "--pid", "--fork", "--mount-proc", "--kill-child"]


class First:
    def __init__(self, command, *flags):
        ports = ["--host", "127.0.0.1", "--port", "0", "--management-port", "0"]
        self.outer = subprocess.Popen(
            BEFORE + command + ports + list(flags), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.outer.stdout.readline().startswith("ready"), "the service did not start"
        self.inner = int(children(self.outer.pid)[0])

    def ask(self, number):
        os.kill(self.inner, number)

    def expect(self, what, status, within):
        begin = time.monotonic()
        found = self.outer.wait(timeout=20)
        took = time.monotonic() - begin
        assert found == status and took < within, f"{what}: status {found} after {took:.1f} s"
        print(f"  {what}: status {found}")

    def adopt(self):
        """Leaves the service a child that it never started, which ends at once; says whether it is gone."""
        command = ["nsenter", "--target", str(self.inner), "--user", "--pid", "--preserve-credentials",
                   "sh", "-c", "(sleep 0.2 &)"]
        subprocess.run(command, check=True)
        assert children(self.inner), "the service got no child"
        time.sleep(1)
        return not children(self.inner)


def children(process):
    return pathlib.Path(f"/proc/{process}/task/{process}/children").read_text().split()


def main(command):
    if subprocess.run(BEFORE + ["true"], stderr=subprocess.DEVNULL).returncode != 0:
        print("  skipped: this system lets nobody make a namespace")
        return
    for name in ["SIGTERM", "SIGINT"]:
        first = First(command)
        first.ask(getattr(signal, name))
        first.expect(f"{name} to process 1", 0, within=5)
    first = First(command, "--shutdown-drain-delay", "60")
    first.ask(signal.SIGTERM)
    time.sleep(0.5)
    first.ask(signal.SIGTERM)
    first.expect("a second SIGTERM to process 1", 128 + signal.SIGTERM, within=5)
    first = First(command)
    assert first.adopt(), "a child that ended is kept"
    print("  children of others: let go")
    first.ask(signal.SIGTERM)
    first.expect("SIGTERM after that", 0, within=5)


if __name__ == "__main__":
    main(sys.argv[sys.argv.index("--") + 1:])
