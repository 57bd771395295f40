"""An SQLite store with a made-up catalog of any size, kept from one run to the next.

    database.py PROGRAM PATH COUNT

The program makes the tables; the rows are written as `Sources/CatalogStorage/SQL/Schema.swift` describes them. An
`import` would hand over all documents in one request, which a hundred thousand do not fit into.
"""

import json
import os
import sqlite3
import subprocess
import sys
import time

from definitions import Definitions, identifier

_TIME = 1_700_000_000_000


def make(program, path, count):
    """The path, with a store of `count` definitions behind it; one that is there already is taken as it is."""
    if not os.path.exists(path):
        partial = path + ".partial"
        for name in (partial, partial + "-wal", partial + "-shm"):
            if os.path.exists(name):
                os.remove(name)
        subprocess.run(
            [program, "token", "create", "--name", "bench", "--role", "admin", "--store", "sqlite:" + partial],
            capture_output=True, check=True)
        _fill(partial, count)
        with open(path + ".texts", "w", encoding="utf-8") as file:
            file.write(str(_distinct_bytes(document for _, document in _documents(Definitions(), count))))
        os.rename(partial, path)
    return path


def token(program, location):
    """A token that may do everything, of a store that exists."""
    made = subprocess.run(
        [program, "token", "create", "--name", f"bench-{os.getpid()}-{time.monotonic_ns()}", "--role", "admin",
         "--store", location], capture_output=True, text=True, check=True)
    return made.stdout.split()[-1]


def text_bytes(path):
    """The bytes of all distinct texts, in UTF-8."""
    with open(path + ".texts", encoding="utf-8") as file:
        return int(file.read())


def _fill(path, count):
    definitions = Definitions()
    connection = sqlite3.connect(path)
    with connection:
        _publish(connection, _documents(definitions, count))
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def _distinct_bytes(documents):
    """What the texts of documents take when each is kept once; known by their hashes, since they are many."""
    seen, total = set(), 0
    for document in documents:
        for texts in document["text"].values():
            for text in texts.values():
                if hash(text) not in seen:
                    seen.add(hash(text))
                    total += len(text.encode())
    return total


def _documents(definitions, count):
    yield "", definitions.shared()
    for number in sorted(range(count), key=identifier):
        yield identifier(number), definitions.definition(number)


def _publish(connection, documents):
    """All with revision 1, in the order of their names, as an import leaves them."""
    for name, document in documents:
        content = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()
        connection.execute(
            "INSERT INTO catalog_documents (name, number, revision) VALUES (?, 1, 1)", (name,))
        connection.execute(
            "INSERT INTO catalog_revisions (number, name, content, author, time) VALUES (1, ?, ?, 'bench', ?)",
            (name, content, _TIME))


if __name__ == "__main__":
    print(make(sys.argv[1], sys.argv[2], int(sys.argv[3])))
