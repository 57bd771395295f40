"""A server under measurement: started, watched through /proc, and stopped by its own process id."""

import os
import re
import select
import subprocess
import time
import urllib.parse

from connection import Connection

TICKS = os.sysconf("SC_CLK_TCK")


class Program:
    """Runs from `with` to its end; `address` is where it serves, and `management` where it is written to, if it is.

    It may be started again after its end, on other ports. What it says on standard error goes to the file `log`.
    """

    def __init__(self, command, before=(), environment=None, timeout=60, log=None):
        self._command = [*before, *command]
        self._environment = {**os.environ, **(environment or {})}
        self._timeout = timeout
        self._log = log

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        self.started = time.monotonic()
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self._log, env=self._environment)
        try:
            self._wait_until_ready()
        except BaseException:
            self.stop()
            raise

    def kill(self):
        """Ends it as a crash would."""
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()

    def stop(self):
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()

    def _wait_until_ready(self):
        end = self.started + self._timeout
        output = b""
        while time.monotonic() < end:
            if not select.select([self._process.stdout], [], [], 0.1)[0]:
                continue
            more = os.read(self._process.stdout.fileno(), 4096)
            if not more:
                raise RuntimeError(f"{self._command[0]} ended before it was ready")
            output += more
            if ready := re.search(rb"^ready public=(\S+)(?: management=(\S+))?.*\n", output, re.MULTILINE):
                self.address, self.management = (_address(url) for url in ready.groups())
                return
        raise RuntimeError(f"{self._command[0]} was not ready within {self._timeout} s")

    @property
    def pid(self):
        return self._process.pid

    @property
    def url(self):
        return "http://%s:%d" % self.address

    def first_answer(self, request):
        """Milliseconds from the start of the process to the end of its first answer."""
        with Connection(self.address) as connection:
            connection.exchange(request)
        return (time.monotonic() - self.started) * 1000

    def processor_seconds(self):
        """User and system time so far."""
        fields = self._read("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def peak_memory(self):
        """The largest resident size so far, in MiB."""
        return int(re.search(r"VmHWM:\s+(\d+) kB", self._read("status"))[1]) / 1024

    def resident_memory(self):
        """The resident size now, in MiB."""
        return int(re.search(r"VmRSS:\s+(\d+) kB", self._read("status"))[1]) / 1024

    def descriptors(self):
        """How many files and connections are open."""
        return len(os.listdir(f"/proc/{self._process.pid}/fd"))

    def _read(self, name):
        with open(f"/proc/{self._process.pid}/{name}", encoding="utf-8") as file:
            return file.read()


def _address(url):
    parts = urllib.parse.urlsplit((url or b"").decode())
    return parts.hostname, parts.port
