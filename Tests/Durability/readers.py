"""Readers at full load, while a definition is published fifty times a second and while a write waits for a lock."""

import pathlib
import re
import subprocess
import threading
import time

from checks import expect, threads
from pace import definition, publish_at_pace
from stores import PostgreSQL, Service, SQLite, token
from writer import Writer, tags

SECONDS = 10
PACE = 50
HELD = 2
ALERT = "proof.torn"
SCRIPT = pathlib.Path(__file__).with_name("torn.lua")


def prove(program, folder):
    for store in (SQLite(folder), PostgreSQL(folder)):
        with store, Service(program, store) as service:
            secret = token(program, store)
            _publish(store, service, secret)
            _hold(store, service, Writer(service, secret))


def _publish(store, service, secret):
    """By two, of whom one changes the alert that is read."""
    ends, counts = threading.Event(), []

    def publish(name):
        writer = Writer(service, secret)
        counts.append(publish_at_pace(writer, name, _first(writer, name), PACE / 2, ends)[0])

    _first(Writer(service, secret), ALERT)
    with threads(lambda: publish(ALERT), lambda: publish("proof.other")):
        try:
            read = _read(service, SECONDS)
        finally:
            ends.set()
    print(f"  {store.name}: {read:,} reads and {sum(counts)} publications in {SECONDS} s, of {PACE * SECONDS} "
          "wanted: none failed, none torn")


def _hold(store, service, writer):
    known, locked, took = _first(writer, ALERT), threading.Event(), []

    def hold():
        with store.locked():
            locked.set()
            time.sleep(HELD)

    def write():
        locked.wait(30)
        began = time.monotonic()
        answer = writer.publish([definition(ALERT, 1_000_000)], known)
        expect(answer.status == 200, f"a write that waited {HELD} s for a lock was answered {answer.status}")
        took.append(time.monotonic() - began)

    with threads(hold, write):
        read = _read(service, HELD + 2)
    expect(took[0] > HELD * 0.9, "the lock held nobody up")
    print(f"  {store.name}: {read:,} reads while a write was held up: it was done after {took[0]:.1f} s, none failed")


def _first(writer, name):
    """Publishes a definition, whatever it was before, and answers its tag."""
    found = writer.ask("GET", f"/definitions/{name}")
    answer = writer.publish([definition(name, 0)], {name: found.json["tag"]} if found.status == 200 else {})
    expect(answer.status == 200, f"a first publication was answered {answer.status}")
    return tags(answer)


def _read(service, seconds):
    """As much as two threads can, of an alert whose parts all say their round."""
    done = subprocess.run(
        ["wrk", "-t2", "-c32", f"-d{seconds}s", "--timeout", "10s", "-s", SCRIPT,
         f"{service.url}/v1/alerts/{ALERT}?locale=en"],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True, timeout=seconds + 30)
    found = re.search(r"read=(\d+) failed=(\d+) torn=(\d+) lost=(\d+)", done.stdout)
    read, failed, torn, lost = map(int, found.groups())
    expect((failed, torn, lost) == (0, 0, 0), f"of {read} reads {failed} failed, {torn} were torn, {lost} were lost")
    return read
