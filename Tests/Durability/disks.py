"""A disk without room: a start says so in a sentence, a running service reads on, refuses changes, and goes on after."""

import contextlib
import json
import resource
import subprocess

from checks import expect, fetch, until
from pace import definition
from refusals import expect_refused
from stores import PostgreSQL, Service, SQLite, token
from writer import Writer, tags

MEBIBYTE = 1024 * 1024


def prove(program, folder):
    with SmallDisk(folder / "file", 4 * MEBIBYTE) as disk, SQLite(disk.folder) as store:
        disk.fill()
        expect_refused(program, store, "a full disk", str(store.path))
        disk.clear()
        _fill_while_running(program, store, disk)
    with SQLite(folder) as store:
        _keep_from_growing(program, store)
    with SmallDisk(folder / "server", 160 * MEBIBYTE) as disk, PostgreSQL(disk.folder) as store:
        _fill_while_running(program, store, disk)


def _fill_while_running(program, store, disk):
    with Service(program, store) as service:
        number = _publish(service, Writer(service, token(program, store)), store, disk)
        service.kill()
        store.check()
        service.start()
        _expect_round(service, number)


def _publish(service, writer, store, disk):
    """Answers the last round that was acknowledged."""
    known, number = {}, 0
    refusals = 0
    for is_full in (False, True, False, True, False):
        disk.fill() if is_full else disk.clear()
        for _ in range(40):
            answer = writer.publish([definition("proof.full", number + 1)], known)
            if answer.status == 200:
                number, known = number + 1, tags(answer)
                continue
            expect(is_full, f"a publication with room was answered {answer.status}: {answer.body.decode()}")
            expect(answer.status in (503, 507), f"a publication without room was answered {answer.status}")
            expect(json.loads(answer.body)["detail"], "a refusal does not say why")
            refusals += 1
            _expect_round(service, number)
        _expect_round(service, number)
    expect(refusals > 0, "the disk was never full")
    print(f"  {store.name}: {number} publications acknowledged and {refusals} refused on a disk that was full twice: "
          "none lost")
    return number


def _keep_from_growing(program, store):
    """No file may become larger, as where a user has a limit: the service goes on, and its readiness says why."""
    with Service(program, store) as service:
        writer = Writer(service, token(program, store))
        expect(writer.publish([definition("proof.full", 1)]).status == 200, "a publication with room failed")
        _limit_files(service, 4096)
        answer = writer.publish([definition("proof.other", 1)])
        expect(answer.status == 503, f"a publication without room was answered {answer.status}")
        _expect_round(service, 1)
        expect("store." in _readiness(service), "readiness does not say that changes are not stored")
        _limit_files(service, resource.RLIM_INFINITY)
        expect(writer.publish([definition("proof.other", 1)]).status == 200, "a publication with room again failed")
        expect(_readiness(service) == '{"status":"ready"}', "readiness does not say that changes are stored again")
    store.check()
    print("  SQLite: a file that may not grow takes no change, and readiness says so")


def _limit_files(service, size):
    _, hard = resource.prlimit(service.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(service.pid, resource.RLIMIT_FSIZE, (size, hard))


def _readiness(service):
    status, _, body = fetch(service.management, "/readyz")
    expect(status == 200, f"readiness is answered {status}")
    return body.decode()


def _expect_round(service, number):
    status, _, body = fetch(service.address, "/v1/alerts/proof.full?locale=en")
    expect(status == 200, f"a read while the disk was full was answered {status}")
    expect(body.count(f"Round {number}.".encode()) == 3, f"round {number} was acknowledged, and another is served")


class SmallDisk:
    """A file system of its own in memory, which takes the rights to mount one."""

    def __init__(self, folder, size):
        self.folder = folder
        self._size = size

    def __enter__(self):
        self.folder.mkdir()
        command = ["mount", "-t", "tmpfs", "-o", f"size={self._size},mode=755", "tmpfs", self.folder]
        mounted = subprocess.run(command, capture_output=True, text=True)
        expect(mounted.returncode == 0, f"no small disk can be made: {mounted.stderr.strip()}")
        return self

    def __exit__(self, *_):
        # Processes of a server that was stopped at once may take a moment to end.
        until(lambda: subprocess.run(["umount", self.folder], stderr=subprocess.DEVNULL).returncode == 0, 20,
              f"{self.folder} cannot be unmounted")

    def fill(self):
        with open(self.folder / "filler", "wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(65536))

    def clear(self):
        (self.folder / "filler").unlink(missing_ok=True)
