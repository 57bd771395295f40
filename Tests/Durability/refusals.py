"""Stores that cannot be used end a start with one clear sentence, and stay as they were."""

import contextlib
import os
import re
import socket
import sqlite3
import subprocess
import urllib.parse

from checks import expect, fetch
from pace import definition
from stores import PostgreSQL, Service, SQLite, environment, token
from writer import Writer, tags

PAGE = 4096
# Brings what stands in the log into the file.
SETTLE = "PRAGMA wal_checkpoint(TRUNCATE)"


def prove(program, folder):
    _refuse_files(program, folder)
    _refuse_servers(program, folder)
    _refuse_damage(program, folder)
    _refuse_bodies(program, folder)


def _refuse_files(program, folder):
    cases = [
        ("a foreign schema", "another program", lambda file: _change(file, "CREATE TABLE visitors (name text)")),
        ("a newer schema", "newer program", lambda file: _make_newer(program, file)),
        ("no database", "not a database", lambda file: file.write_bytes(b"Dear diary, " * 1000)),
        ("half a file", "", lambda file: _cut(program, file)),
    ]
    for name, words, make in cases:
        store = SQLite(_folder(folder, name))
        make(store.path)
        before = store.path.read_bytes()
        expect_refused(program, store, name, words)
        expect(store.path.read_bytes() == before, f"{name}: the file was changed")
    _refuse_read_only(program, folder)


def _refuse_read_only(program, folder):
    """As somebody who is bound by permissions, unlike root."""
    before = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] if os.getuid() == 0 else []
    empty = SQLite(_folder(folder, "read-only"))
    empty.path.parent.chmod(0o555)
    expect_refused(program, empty, "a read-only folder", "may not be written to", before)
    full = SQLite(_folder(folder, "read-only file"))
    with Service(program, full):
        pass
    full.path.parent.chmod(0o555)
    full.path.chmod(0o444)
    expect_refused(program, full, "a read-only file", str(full.path), before)


def _refuse_servers(program, folder):
    with PostgreSQL(folder) as store:
        store.ask("CREATE TABLE catalog_documents (name text)")
        expect_refused(program, store, "a foreign schema on a server", "another program")
        store.ask("DROP TABLE catalog_documents")
        with Service(program, store):
            pass
        store.ask("UPDATE catalog_schema SET version = 99")
        expect_refused(program, store, "a newer schema on a server", "newer program")


def _refuse_damage(program, folder):
    """Bytes in the middle of one page after another: whatever comes of it, it is a sentence or the same bytes."""
    store = SQLite(_folder(folder, "damage"))
    with Service(program, store) as service:
        writer, known = Writer(service, token(program, store)), {}
        for number in range(40):
            answer = writer.publish([definition("proof.damage", number)], known)
            known = tags(answer)
        expected = _read(service.url)
    _change(store.path, SETTLE)
    sound = store.path.read_bytes()
    pages = range(0, len(sound) // PAGE)
    refused = 0
    for page in pages:
        middle = page * PAGE + PAGE // 2
        store.path.write_bytes(sound[:middle] + b"\xff" * 256 + sound[middle + 256:])
        status, lines = _start(program, store, serving=lambda url: expect(
            _read(url) == expected, f"damage in page {page + 1} has changed what is served"))
        expect(status in (0, 1), f"damage in page {page + 1} ended a start with {status}: {lines}")
        if status == 1:
            refused += 1
            expect(lines and len(lines) <= 2, f"damage in page {page + 1} was told in {len(lines)} lines: {lines}")
        for file in store.path.parent.glob("*.sqlite-*"):
            file.unlink()
    expect(refused > 0, "no damage was found")
    print(f"  each of {len(pages)} pages damaged in its middle: {refused} starts refused, the others serve the same")


def _read(url):
    address = urllib.parse.urlsplit(url)
    return fetch((address.hostname, address.port), "/v1/alerts?limit=500&locale=en")[2]


def _refuse_bodies(program, folder):
    store = SQLite(_folder(folder, "bodies"))
    with Service(program, store, flags=["--management-maximum-body", "4096"]) as service:
        secret = token(program, store)
        head = (f"PUT /admin/v1/definitions/proof.large HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {secret}\r\n"
                "Content-Type: application/json\r\nIf-None-Match: *\r\nExpect: 100-continue\r\n")
        for name, length, rest in [
            ("Content-Length", "Content-Length: 4097\r\n\r\n", b""),
            # The library takes no answer before the end of a body.
            ("chunks", "Transfer-Encoding: chunked\r\n\r\n", b"1001\r\n" + b"x" * 4097 + b"\r\n0\r\n\r\n"),
        ]:
            with socket.create_connection(service.management, 10) as connection:
                connection.sendall((head + length).encode())
                if rest:
                    expect(connection.recv(4096).startswith(b"HTTP/1.1 100 "), "a body was not asked for")
                    connection.sendall(rest)
                answer = connection.recv(4096)
            expect(answer.startswith(b"HTTP/1.1 413 "), f"a body over the limit by its {name} was answered {answer[:40]}")
    print("  a body over the limit: 413 before it is sent when its length is told, else at its end")


def expect_refused(program, store, name, words, before=()):
    status, lines = _start(program, store, before)
    expect(status == 1, f"{name} ended a start with {status}: {lines}")
    expect(len(lines) == 1 and words in lines[0], f"{name} was told as {lines}")
    print(f"  {name}: {lines[0].rpartition(': ')[2]}")


def _start(program, store, before=(), serving=None):
    """The status and the sentences of a start; a service that does start is looked at, and asked to end."""
    process = subprocess.Popen(
        [*before, program, "serve", "--port", "0", "--management-port", "0"], stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, **environment(store)})
    ready = process.stdout.readline()
    try:
        if ready and serving:
            serving(re.search(r"public=(\S+)", ready)[1])
    finally:
        process.terminate()
    _, errors = process.communicate(timeout=60)
    return process.returncode, [line for line in errors.splitlines() if not line.startswith("{")]


def _folder(folder, name):
    made = folder / name.replace(" ", "-")
    made.mkdir()
    return made


def _change(file, sql):
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.executescript(sql)


def _make_newer(program, file):
    store = SQLite(file.parent)
    with Service(program, store):
        pass
    _change(file, "UPDATE catalog_schema SET version = 99")


def _cut(program, file):
    store = SQLite(file.parent)
    with Service(program, store):
        pass
    _change(file, SETTLE)
    whole = file.read_bytes()
    file.write_bytes(whole[:len(whole) // 2 // PAGE * PAGE])
