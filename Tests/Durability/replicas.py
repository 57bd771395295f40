"""Three services on one PostgreSQL: how soon a publication is served by all, and what becomes of them without it."""

import contextlib
import json
import threading
import time

from checks import expect, fetch, percentile, threads, until
from connection import Connection, get, headers
from pace import definition
from stores import INITIAL, PostgreSQL, Service, SQLite, token
from writer import Writer, tags

PUBLISHES = 200
MOST_MILLISECONDS = 500
ALERT = "/v1/alerts/proof.spread?locale=en"
AWAY_SECONDS = 6
MOST_OF_A_CORE = 0.1


def prove(program, folder):
    with PostgreSQL(folder) as store, contextlib.ExitStack() as running:
        services = [running.enter_context(Service(program, store)) for _ in range(3)]
        _compare_bytes(program, folder, store, services)
        group = Group(program, store, services)
        _measure(group)
        reads, ends = [0], threading.Event()
        with threads(*[lambda service=service: _read(service, reads, ends) for service in services]) as failures:
            try:
                _terminate(store, group)
                _stop(store, group)
            finally:
                ends.set()
        expect(not failures, "a read failed")
        print(f"  {reads[0]:,} reads meanwhile, none failed")


class Group:
    """Services that serve one definition, which is published through each in turn."""

    def __init__(self, program, store, services):
        self.services = services
        secret = token(program, store)
        self.writers = [Writer(service, secret) for service in services]
        self.number = 0
        self._known = {}

    def publish(self):
        """Answers the time at which the request began, and how many were refused as the store was away."""
        self.number += 1
        document = definition("proof.spread", self.number)
        began = time.monotonic()
        for refused in range(1000):
            answer = self.writers[self.number % len(self.writers)].publish(
                [document], self._known, Idempotency_Key=f"spread-{self.number}")
            if answer.status == 200:
                self._known = tags(answer)
                return began, refused
            expect(answer.status == 503, f"publication {self.number} was answered {answer.status}")
            time.sleep(0.05)
        raise RuntimeError("a publication was refused a thousand times")

    def wait_until_served(self):
        """Answers the time at which the last of them served the last publication."""
        wanted = f"Round {self.number}.".encode()
        for service in self.services:
            until(lambda: wanted in fetch(service.address, ALERT)[2], 20, "a replica did not converge in 20 s")
        return time.monotonic()


def _measure(group):
    spread = []
    for _ in range(PUBLISHES):
        began, refused = group.publish()
        expect(refused == 0, "a publication was refused while all was well")
        spread.append((group.wait_until_served() - began) * 1000)
    median = percentile(spread, 0.5)
    print(f"  {PUBLISHES} publications, from the request until all three served them: "
          f"median {median:.0f} ms, p99 {percentile(spread, 0.99):.0f} ms, most {max(spread):.0f} ms")
    expect(median <= MOST_MILLISECONDS, f"the median is {median:.0f} ms, of {MOST_MILLISECONDS} at most")


def _terminate(store, group):
    count = store.ask(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'alert-catalog'")
    began, refused = group.publish()
    took = group.wait_until_served() - began
    print(f"  after the end of {count} connections: served by all in {took * 1000:.0f} ms, {refused} requests refused")


def _stop(store, group):
    store.stop()
    time.sleep(1)
    before = [service.processor_seconds() for service in group.services]
    time.sleep(AWAY_SECONDS - 1)
    for writer, service in zip(group.writers, group.services):
        answer = writer.publish([definition("proof.away", 1)])
        expect(answer.status == 503 and answer.fields["Retry-After"], f"a write without the server was {answer.status}")
        status, _, body = fetch(service.management, "/readyz")
        expect(status == 200 and json.loads(body)["status"] == "degraded", f"readyz was {status} {body.decode()}")
    spent = [service.processor_seconds() - earlier for service, earlier in zip(group.services, before)]
    share = max(spent) / (AWAY_SECONDS - 1)
    store.start()
    returned = time.monotonic()
    _, refused = group.publish()
    took = group.wait_until_served() - returned
    for service in group.services:
        until(lambda: json.loads(fetch(service.management, "/readyz")[2])["status"] == "ready", 20,
              "a replica stays degraded")
    print(f"  server away for {AWAY_SECONDS} s: at most {share:.1%} of a core for one of them, writes refused with 503; "
          f"{took * 1000:.0f} ms after its return a publication was served by all ({refused} requests refused before)")
    expect(share <= MOST_OF_A_CORE, f"a replica took {share:.0%} of a core while the server was away")


def _read(service, reads, ends):
    """A hundred times a second, all of which must be answered."""
    with Connection(service.address) as connection:
        while not ends.is_set():
            connection.exchange(get(ALERT))
            reads[0] += 1
            time.sleep(0.01)


def _compare_bytes(program, folder, store, services):
    """All alerts in all languages are the same bytes everywhere: in a folder, a file and on a server."""
    with SQLite(folder) as file, Service(program, file) as embedded, Service(program, Folder()) as directory:
        expected = _everything(directory)
        for service in (embedded, *services):
            expect(_everything(service) == expected, "the stores do not serve the same bytes")
        for service in (embedded, services[0]):
            service.kill()
            service.start()
            expect(_everything(service) == expected, "a restart has changed bytes")
    print(f"  {len(expected)} answers are the same bytes with the same ETag from a folder, SQLite and three replicas, "
          "and after a restart")


class Folder:
    location = f"directory:{INITIAL}"


def _everything(service):
    alerts = json.loads(fetch(service.address, "/v1/alerts?limit=500&locale=en")[2])["alerts"]
    locales = json.loads(fetch(service.address, "/v1/locales")[2])["locales"]
    answers = {}
    with Connection(service.address) as connection:
        for alert in alerts:
            for locale in locales:
                target = f"/v1/alerts/{alert['id']}?locale={locale['tag']}"
                answer = connection.exchange(get(target))
                answers[target] = headers(answer)[b"etag"], answer.partition(b"\r\n\r\n")[2]
    return answers
