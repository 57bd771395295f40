"""A crowd of slow and idle connections keeps nobody out: a well-behaved client loses no request, nor waits a second.

    crowd.py [--slow N] [--limit N] [--seconds N] -- PROGRAM serve FLAG…

N slow connections send one byte every five seconds, and 20 more than the limit say nothing; whichever the service ends
comes again. Meanwhile one client asks again and again, on a connection that it keeps and on new ones.
"""

import argparse
import http.client
import multiprocessing
import resource
import select
import signal
import socket
import subprocess
import time

ALERT = "/v1/alerts/permission.camera"
HEAD = b"GET /v1/locales HTTP/1.1\r\nHost: localhost\r\nX-Slow: " + b"a" * 10_000


class Crowd:
    """Connections to one address that are opened, fed, and opened again a second after they were ended."""

    def __init__(self, address, size, interval):
        self.address, self.size, self.interval = address, size, interval
        self.poll, self.members, self.ended = select.epoll(), {}, 0
        self.waiting = []

    def run(self, is_complete, is_over, ended):
        """Until it is over; sets `ended` to how many connections the service ended."""
        for _ in range(self.size):
            self.connect()
        is_complete.set()
        fed = time.monotonic()
        while not is_over.is_set():
            for descriptor, _ in self.poll.poll(0.05):
                self.leave(descriptor)
            while self.waiting and self.waiting[0] <= time.monotonic():
                self.waiting.pop(0)
                self.connect()
            if self.interval and time.monotonic() - fed >= self.interval:
                fed = time.monotonic()
                self.feed()
        ended.value = self.ended

    def connect(self):
        client = socket.create_connection(self.address, timeout=30)
        self.members[client.fileno()] = [client, 0]
        self.poll.register(client, select.EPOLLIN | select.EPOLLRDHUP)

    def leave(self, descriptor):
        self.poll.unregister(descriptor)
        self.members.pop(descriptor)[0].close()
        self.ended += 1
        self.waiting.append(time.monotonic() + 1)

    def feed(self):
        for member in self.members.values():
            try:
                member[0].send(HEAD[member[1]:member[1] + 1], socket.MSG_DONTWAIT)
                member[1] += 1
            except OSError:
                pass  # ended; the next round sees it


def asked(connection):
    """How long an answer took."""
    start = time.monotonic()
    connection.request("GET", ALERT)
    answer = connection.getresponse()
    body = answer.read()
    assert answer.status == 200 and body, f"{answer.status} and not 200"
    return time.monotonic() - start


def ask_for(gathered, seconds, address):
    """While the crowd gathers and so many seconds more. Fails for a request that is lost; the result is all times."""
    kept = http.client.HTTPConnection(*address, timeout=10)
    times, end = [], time.monotonic() + 60
    while time.monotonic() < end:
        if all(event.is_set() for event in gathered):
            end = min(end, time.monotonic() + seconds)
        times.append(asked(kept))
        new = http.client.HTTPConnection(*address, timeout=10)
        times.append(asked(new))
        new.close()
        time.sleep(0.02)
    return times


def start(command, limit):
    process = subprocess.Popen(
        command + [
            "--port", "0", "--management-port", "0", "--http-maximum-connections", str(limit),
            "--http-connections-per-address", "1000000"],
        stdout=subprocess.PIPE, text=True)
    ready = process.stdout.readline()
    assert ready.startswith("ready public=http://"), f"the service did not start: {ready}"
    host, port = ready.split()[1].removeprefix("public=http://").split(":")
    return process, (host, int(port))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--slow", type=int, default=2000)
    parser.add_argument("--limit", type=int, default=4096)
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    process, address = start(options.command, options.limit)
    try:
        crowds = [Crowd(address, options.slow, 5), Crowd(address, options.limit + 20, None)]
        is_over = multiprocessing.Event()
        gathered = [multiprocessing.Event() for _ in crowds]
        ended = [multiprocessing.Value("i") for _ in crowds]
        processes = [
            multiprocessing.Process(target=crowd.run, args=(event, is_over, count), daemon=True)
            for crowd, event, count in zip(crowds, gathered, ended)]
        for one in processes:
            one.start()
        times = ask_for(gathered, options.seconds, address)
        is_over.set()
        for one in processes:
            one.join()
        print(
            f"{len(times)} requests, none lost, the slowest in {max(times):.3f} s; "
            f"{sum(count.value for count in ended)} of the crowd ended")
        assert all(event.is_set() for event in gathered), "the crowd did not gather in time"
        assert max(times) < 1, "a well-behaved client waited a second"
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=30) == 0, "the service did not end well"


main()
