"""What clients ask for: each case is a list of requests that are sent in turns."""

import texts
from connection import Connection, get, headers
from program import Program

PATH = "/v1/alerts/permission.camera"
LARGE = "/v1/alerts/entry.edit"
FIELDS = {"Accept_Language": "ko-KR,ko;q=0.9", "Accept": "application/json", "User_Agent": "bench/1"}
HOT = get(PATH, **FIELDS)
GZIP = get(LARGE, **FIELDS, Accept_Encoding="gzip")


class Cases:
    """The cases of one catalog, which the command serves."""

    def __init__(self, command):
        tag = headers(answer_of(command, HOT))[b"etag"].decode()
        # Only counted, since wrk waits for the body of a 304.
        self.unchanged = get(PATH, **FIELDS, If_None_Match=tag)
        self.requests = {
            "hot alert": [HOT],
            "1,000 ids × 6 languages at random": texts.many(FIELDS),
            "two arguments": [texts.with_arguments(number, FIELDS) for number in range(1000)],
            "list of 100": [get("/v1/alerts?limit=100", **FIELDS)],
            "no such alert (404)": [get("/v1/alerts/no.such", **FIELDS)],
            "gzip": [GZIP],
        }


def answer_of(command, request):
    with Program(command) as program, Connection(program.address) as connection:
        return connection.exchange(request)
