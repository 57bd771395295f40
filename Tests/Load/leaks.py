"""Ten thousand requests under valgrind leave no more memory behind than two thousand do.

    leaks.py -- PROGRAM

Run with Tests/Benchmarks and Tests/Durability on the path of modules. What is lost once, at the start or by the
toolchain, is lost in both runs.
"""

import pathlib
import re
import sys
import tempfile

from checks import expect
from connection import Connection, get
from pace import definition
from stores import Service, SQLite, token
from writer import Writer, tags

FEW, MANY = 2000, 10_000
LANGUAGES = ["en", "ko-KR,ko;q=0.9", "ar", "zh-Hant-TW", "de-CH,de;q=0.8,en;q=0.5"]
CODINGS = ["identity", "gzip", "br"]
TARGETS = [
    "/v1/alerts/permission.camera", "/v1/alerts/entry.edit?locale=ja", "/v1/alerts/chat.leave?arg.name={}",
    "/v1/alerts/photos.delete?arg.count={}", "/v1/alerts?limit=5", "/v1/locales", "/v1/alerts/leak?locale=en&x={}",
    "/openapi.json",
]


def main(program):
    few, many = (_lost(program, count) for count in (FEW, MANY))
    print("bytes left behind after {:,} and {:,} requests: {}".format(
        FEW, MANY, ", ".join(f"{kind} {few[kind]:,} and {many[kind]:,}" for kind in few)))
    for kind in ("definitely lost", "indirectly lost"):
        expect(many[kind] <= few[kind], f"what is {kind} grows with the requests")
    # Tables that are referred to from within seem lost, and are larger the more is in them, up to their bounds.
    expect(many["possibly lost"] <= few["possibly lost"] + 8 * (MANY - FEW), "what is possibly lost grows")


def _lost(program, count):
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder) / "valgrind.log"
        store = SQLite(pathlib.Path(folder))
        secret = token(program, store)
        before = ["valgrind", "--leak-check=full", "--show-leak-kinds=none", "--errors-for-leak-kinds=none",
                  f"--log-file={log}"]
        with Service(program, store, before=before) as service:
            _ask(service, Writer(service, secret, timeout=120), count)
        found = log.read_text(errors="replace")
    kinds = ("definitely lost", "indirectly lost", "possibly lost", "still reachable")
    errors = re.search(r"ERROR SUMMARY: ([\d,]+) errors", found)
    expect(errors and errors[1] == "0", f"valgrind found errors:\n{found[-4000:]}")
    return {kind: int(re.search(rf"{kind}: ([\d,]+) bytes", found)[1].replace(",", "")) for kind in kinds}


def _ask(service, writer, count):
    known = {}
    with Connection(service.address, timeout=120) as connection:
        for number in range(count):
            if number % 50 == 0:
                answer = writer.publish([definition("leak", number + 1)], known)
                expect(answer.status == 200, f"a publication was answered {answer.status}")
                known = tags(answer)
            connection.exchange(get(
                TARGETS[number % len(TARGETS)].format(number), Accept_Language=LANGUAGES[number % len(LANGUAGES)],
                Accept_Encoding=CODINGS[number % len(CODINGS)], If_None_Match='"x"' if number % 2 else "*"))


main(sys.argv[-1])
