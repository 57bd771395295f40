"""Services and servers are killed at random moments while two publish: what was acknowledged is there, once and whole."""

import http.client
import random
import re
import time

from checks import expect, fetch, threads
from pace import definition
from stores import PostgreSQL, Service, SQLite, token
from writer import Writer, tags

PUBLISHES = 500
KILLS_OF_A_SERVER = 4


def prove(program, folder):
    for store in (SQLite(folder), PostgreSQL(folder)):
        with store, Service(program, store) as service:
            _kill_while_publishing(program, store, service)


class Publisher:
    """Publishes two definitions together, again and again, and repeats each request until it is acknowledged."""

    def __init__(self, service, secret, name):
        self.writer = Writer(service, secret)
        self.names = [f"proof.{name}-left", f"proof.{name}-right"]
        self.acknowledged = []  # pairs of a revision and its round
        self.repeats = 0
        self.is_done = False

    def run(self):
        try:
            known = {}
            for number in range(1, PUBLISHES // 2 + 1):
                known = self._publish(number, known)
        finally:
            self.is_done = True

    def _publish(self, number, known):
        documents = [definition(name, number) for name in self.names]
        end = time.monotonic() + 60
        while True:
            try:
                answer = self.writer.publish(documents, known, Idempotency_Key=f"round-{number}-{self.names[0]}")
                if answer.status == 200:
                    break
                expect(answer.status == 503, f"round {number} was answered {answer.status}: {answer.body.decode()}")
            except (OSError, http.client.HTTPException):
                pass
            expect(time.monotonic() < end, f"round {number} was not acknowledged for a minute")
            self.repeats += 1
            time.sleep(0.02)
        self.acknowledged.append((answer.json["revision"], number))
        return tags(answer)


def _kill_while_publishing(program, store, service):
    secret = token(program, store)
    publishers = [Publisher(service, secret, name) for name in ("one", "two")]
    kills = server_kills = 0
    with threads(*[publisher.run for publisher in publishers]):
        while not all(publisher.is_done for publisher in publishers):
            _wait_for_some(publishers)
            if isinstance(store, PostgreSQL) and server_kills < KILLS_OF_A_SERVER and kills % 3 == 2:
                store.stop()
                store.start()
                server_kills += 1
            acknowledged = [publisher.acknowledged[-1:] for publisher in publishers]
            service.kill()
            service.start()
            kills += 1
            for publisher, last in zip(publishers, acknowledged):
                _expect_served(service, publisher, last)
    service.kill()
    store.check()
    service.start()
    for publisher in publishers:
        _expect_history(publisher)
    revisions = [revision for publisher in publishers for revision, _ in publisher.acknowledged]
    expect(len(set(revisions)) == PUBLISHES, "a revision was given twice")
    print(f"  {store.name}: {PUBLISHES} publications of two definitions over {kills} kills of the service and "
          f"{server_kills} of the server, {sum(publisher.repeats for publisher in publishers)} requests repeated: "
          "each is there once, whole, in order, and in the audit record")


def _wait_for_some(publishers):
    """Until a moment by chance, which comes no sooner on a busy machine: as counted in publications."""
    wanted = sum(len(publisher.acknowledged) for publisher in publishers) + random.randint(2, 35)
    while sum(len(publisher.acknowledged) for publisher in publishers) < wanted:
        if all(publisher.is_done for publisher in publishers):
            return
        time.sleep(0.002)
    time.sleep(random.uniform(0, 0.03))


def _expect_served(service, publisher, acknowledged):
    """Both of a pair are in one catalog, and not older than what was acknowledged."""
    status, _, body = fetch(service.address, f"/v1/alerts?locale=en&ids={','.join(publisher.names)}")
    expect(status == 200, f"a restarted service answered {status}")
    rounds = {int(number) for number in re.findall(rb"Round (\d+)\.", body)}
    expect(len(rounds) <= 1, f"half of a publication is served: rounds {rounds}")
    for _, number in acknowledged:
        expect(rounds and max(rounds) >= number, f"round {number} was acknowledged, and {rounds} is served")


def _expect_history(publisher):
    revisions = [revision for revision, _ in publisher.acknowledged]
    expect(revisions == sorted(set(revisions)), "revisions were not acknowledged in order")
    for name in publisher.names:
        listed = publisher.writer.ask("GET", f"/definitions/{name}/revisions?limit=500").json["revisions"]
        found = [revision["revision"] for revision in reversed(listed)]
        expect(found == revisions, f"the history of {name} is {found}, and acknowledged was {revisions}")
        for revision, number in publisher.acknowledged:
            kept = publisher.writer.ask("GET", f"/definitions/{name}/revisions/{revision}").json["document"]
            expect(kept == definition(name, number), f"revision {revision} of {name} is not what was acknowledged")
        recorded = [event["to"] for event in _audit(publisher.writer) if event["subject"] == name]
        expect(recorded == revisions, f"the audit record has {recorded} for {name}")


def _audit(writer):
    after = 0
    while after is not None:
        page = writer.ask("GET", f"/audit?limit=500&after={after}").json
        yield from page["events"]
        after = page.get("next")
