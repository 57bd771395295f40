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
        os.rename(partial, path)
    return path


def _fill(path, count):
    definitions = Definitions()
    connection = sqlite3.connect(path)
    with connection:
        _publish(connection, _documents(definitions, count))
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


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
