"""What proofs say when something does not hold, and how they wait."""

import contextlib
import http.client
import threading
import time


def expect(condition, sentence):
    if not condition:
        raise RuntimeError(sentence)


def until(condition, seconds, sentence):
    """Waits for a condition, for no longer than this."""
    end = time.monotonic() + seconds
    while not condition():
        expect(time.monotonic() < end, sentence)
        time.sleep(0.01)


def percentile(values, share):
    values = sorted(values)
    return values[min(int(len(values) * share), len(values) - 1)]


@contextlib.contextmanager
def threads(*works):
    """Runs functions beside the body, which tells them when to end; what they raise is raised here."""
    failures = []

    def guard(work):
        try:
            work()
        except BaseException as failure:
            failures.append(failure)

    running = [threading.Thread(target=guard, args=[work], daemon=True) for work in works]
    for thread in running:
        thread.start()
    try:
        yield failures
    finally:
        for thread in running:
            thread.join(120)
    if failures:
        raise failures[0]


def fetch(address, path):
    """Status, header fields and body of one GET on a connection of its own."""
    connection = http.client.HTTPConnection(*address, timeout=30)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()
    finally:
        connection.close()
