"""Two change one definition at one moment, each through a service of its own: one wins, and the other is told."""

import threading

from checks import expect, threads
from pace import definition
from stores import PostgreSQL, Service, SQLite, token
from writer import Writer

ROUNDS = 200


def prove(program, folder):
    for store in (SQLite(folder), PostgreSQL(folder)):
        with store, Service(program, store) as first, Service(program, store) as second:
            _race(store, [Writer(service, token(program, store, f"writer-{number}"))
                          for number, service in enumerate((first, second))])


def _race(store, writers):
    wins = [0, 0]
    tag = None
    for number in range(ROUNDS):
        answers = _at_once(writers, number, tag)
        statuses = [answer.status for answer in answers]
        won = 201 if tag is None else 200
        expect(sorted(statuses) == [won, 412], f"round {number} was answered {statuses}")
        winner = statuses.index(won)
        wins[winner] += 1
        tag = answers[winner].fields["ETag"]
        if number:
            told = answers[1 - winner].fields["ETag"]
            expect(told == tag, f"the loser of round {number} was told {told}, and the tag is {tag}")
        kept = writers[1 - winner].ask("GET", "/definitions/proof.race").json["draft"]
        expect(kept["author"] == f"writer-{winner}", f"the draft of round {number} is the loser's")
    print(f"  {store.name}: {ROUNDS} rounds, of which one won {wins[0]} and the other {wins[1]}")


def _at_once(writers, number, tag):
    answers = [None, None]
    barrier = threading.Barrier(2)
    precondition = {"If_Match": tag} if tag else {"If_None_Match": "*"}

    def write(place):
        document = definition("proof.race", 2 * number + place)
        barrier.wait()
        answers[place] = writers[place].ask("PUT", "/definitions/proof.race", document, **precondition)

    with threads(lambda: write(0), lambda: write(1)):
        pass
    return answers
