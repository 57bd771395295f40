"""The databases that a catalog can be in, each made for one proof, and services on them."""

import contextlib
import os
import pathlib
import sqlite3
import subprocess

from checks import expect
from program import Program

ROOT = pathlib.Path(__file__).parents[2]
SCRIPT = ROOT / "Scripts/postgresql"
INITIAL = ROOT / "Config/catalog"


class SQLite:
    name = "SQLite"

    def __init__(self, folder):
        self.path = folder / "catalog.sqlite"
        self.location = f"sqlite:{self.path}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    @contextlib.contextmanager
    def locked(self):
        """Nobody else writes meanwhile."""
        connection = sqlite3.connect(self.path, isolation_level=None)
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            connection.execute("ROLLBACK")
            connection.close()

    def check(self):
        with contextlib.closing(sqlite3.connect(self.path)) as connection:
            verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
        expect(verdict == "ok", f"the file is damaged: {verdict}")


class PostgreSQL:
    name = "PostgreSQL"

    def __init__(self, folder):
        self._folder = folder / "server"

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        self.location = self._script("start").strip()

    def stop(self):
        """At once, as if its processes were killed."""
        self._script("stop")

    def ask(self, sql):
        command = ["psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", self.location, "--command", sql]
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout.strip()

    @contextlib.contextmanager
    def locked(self):
        """Nobody else reads or writes meanwhile."""
        command = ["psql", "--no-psqlrc", "--quiet", self.location]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as session:
            session.stdin.write("BEGIN; LOCK TABLE catalog_documents, catalog_revisions; SELECT 'locked';\n")
            session.stdin.flush()
            while "locked" not in session.stdout.readline():
                expect(session.poll() is None, "psql could not lock the tables")
            try:
                yield
            finally:
                session.communicate("ROLLBACK;\n", timeout=30)

    def check(self):
        pass

    def _script(self, verb):
        done = subprocess.run([SCRIPT, verb, self._folder], capture_output=True, text=True, timeout=120)
        expect(done.returncode == 0, f"Scripts/postgresql {verb} failed: {done.stderr.strip()}")
        return done.stdout


class Service(Program):
    """The program on a store, with what it logs beside it."""

    def __init__(self, program, store, before=(), flags=(), log=subprocess.DEVNULL, timeout=60):
        super().__init__(
            [program, "serve", "--host", "127.0.0.1", "--port", "0", "--management-port", "0", *flags], before=before,
            environment=environment(store), timeout=timeout, log=log)


def environment(store):
    return {"ALERT_CATALOG_STORE_LOCATION": store.location, "ALERT_CATALOG_STORE_INITIAL": str(INITIAL)}


def token(program, store, name="proof"):
    """A new token that may do everything, after the store is filled or before."""
    done = subprocess.run(
        [program, "token", "create", "--name", name, "--role", "admin"], capture_output=True, text=True, timeout=60,
        env={**os.environ, **environment(store)})
    expect(done.returncode == 0, f"no token could be made: {done.stderr.strip()}")
    return done.stdout.split()[-1]
