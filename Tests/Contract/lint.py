"""Reads an answer of every route and of every status that a service gives with httplint, which must find nothing.

usage: lint.py PUBLIC-URL MANAGEMENT-URL TOKEN VIEWER     on a database that is filled with the shipped catalog

TOKEN is that of an admin, and VIEWER one that may only read.
"""
import json
import pathlib
import re
import socket
import sys
import time
import urllib.parse

from httplint import HttpRequestLinter, HttpResponseLinter
from httplint.note import levels

CONTRACT = json.loads((pathlib.Path(__file__).resolve().parents[2] / "Config/openapi.json").read_text())
# Nothing can be asked for that the service fails at, or is not ready for.
NOT_ASKED_FOR = {500, 503}
# What is remarked of a status that was asked for, and of a field that answers may have (RFC 9110 §12.5.3).
EXPECTED = {
    400: "The server didn't understand the request.", 414: "The server won't accept a URI this long",
    415: '"Accept-Encoding" isn\'t valid in a response.',
}
DOCUMENT = {"id": "lint.a", "text": {"en": {"title": "Lint"}}}
LARGE = "x" * 17_000

PUBLIC = [  # method, target, fields, body, status
    ("GET", "/v1/alerts/permission.camera", {}, None, 200),
    ("GET", "/v1/alerts/permission.camera", {"Accept-Encoding": "gzip"}, None, 200),
    ("GET", "/v1/alerts/permission.camera", {"Accept-Encoding": "br"}, None, 200),
    ("GET", "/v1/alerts/permission.camera?locale=ko", {}, None, 200),
    ("GET", "/v1/alerts/photos.delete?arg.count=2", {"Accept-Language": "ja"}, None, 200),
    ("HEAD", "/v1/alerts/permission.camera", {}, None, 200),
    ("GET", "/v1/alerts/permission.camera", {"If-None-Match": "*"}, None, 304),
    ("GET", "/v1/alerts/none", {}, None, 404),
    ("GET", "/v1/alerts/permission.camera?locale=!!", {}, None, 400),
    ("GET", "/v1/alerts/permission.camera?locale=ko&locale=ko", {}, None, 400),
    ("GET", "/v1/alerts/photos.delete?arg.count=x", {}, None, 400),
    ("GET", "/v1/alerts/%00", {}, None, 400),
    ("POST", "/v1/alerts/permission.camera", {}, "", 405),
    ("OPTIONS", "/v1/alerts/permission.camera", {}, None, 204),
    ("OPTIONS", "/v1/alerts", {"Origin": "https://a.example", "Access-Control-Request-Method": "GET"}, None, 204),
    ("GET", "/v1/alerts/permission.camera", {"Content-Length": "1000000"}, None, 413),
    ("GET", "/v1/alerts/" + LARGE[:9000], {}, None, 414),
    ("GET", "/v1/alerts/permission.camera", {"X-Large": LARGE}, None, 431),
    ("GET", "/v1/alerts?limit=3", {}, None, 200),
    ("GET", "/v1/alerts?limit=3", {"Accept-Encoding": "gzip, br"}, None, 200),
    ("GET", "/v1/alerts?limit=0", {}, None, 400),
    ("GET", "/v1/locales", {}, None, 200),
    ("GET", "/openapi.json", {}, None, 200),
    ("GET", "/schemas/alert.json", {}, None, 200),
    ("GET", "/problems/four-eyes", {}, None, 200),
    ("GET", "/none", {}, None, 404),
]

EDITED, TABLES = "/admin/v1/definitions/lint.a", "/admin/v1/shared"
ANY, NEW = {"If-Match": "*"}, {"If-None-Match": "*"}
MANAGEMENT = [
    ("GET", "/healthz", {}, None, 200),
    ("GET", "/readyz", {}, None, 200),
    ("GET", "/metrics", {}, None, 200),
    ("OPTIONS", "/healthz", {}, None, 204),
    ("POST", "/healthz", {}, "", 405),
    ("GET", "/openapi.json", {}, None, 200),
    ("GET", "/problems/four-eyes", {}, None, 200),
    ("GET", "/none", {}, None, 404),
    ("GET", "/admin/v1/definitions?token=x", {}, None, 400),
    ("GET", "/admin/v1/definitions", {"Authorization": "Basic x"}, None, 401),
    ("OPTIONS", EDITED, {}, None, 204),
    ("GET", EDITED, {}, None, 404),
    ("PUT", EDITED, {}, DOCUMENT, 428),
    ("PUT", EDITED, ANY, DOCUMENT, 412),
    ("PUT", EDITED, {**NEW, "Content-Type": "text/plain"}, "x", 415),
    ("PUT", EDITED, {**NEW, "Content-Encoding": "gzip"}, "x", 415),
    ("PUT", EDITED, NEW, "{", 400),
    ("PUT", EDITED, NEW, {**DOCUMENT, "x": 1}, 422),
    ("PUT", EDITED, {**NEW, "Content-Length": str(2**40)}, None, 413),
    ("PUT", EDITED, NEW, DOCUMENT, 201),
    ("PUT", EDITED, ANY, DOCUMENT, 200),
    ("GET", EDITED, {}, None, 200),
    ("GET", EDITED, {"If-None-Match": '"d2"'}, None, 304),
    ("GET", EDITED + "/diff", {}, None, 200),
    ("GET", EDITED + "/preview?locale=ko", {}, None, 200),
    ("DELETE", EDITED + "/draft", ANY, None, 200),
    ("PUT", EDITED, NEW, DOCUMENT, 201),
    ("POST", EDITED + "/publish", ANY, "", 200),
    ("POST", EDITED + "/publish", ANY, "", 409),
    ("GET", EDITED + "/revisions", {}, None, 200),
    ("GET", EDITED + "/revisions/2", {}, None, 200),
    ("POST", EDITED + "/rollback", ANY, {"revision": 2}, 200),
    ("GET", TABLES, {}, None, 200),
    ("PUT", TABLES, ANY, lambda ask: ask(TABLES)["published"]["document"], 200),
    ("GET", TABLES + "/diff", {}, None, 200),
    ("DELETE", TABLES + "/draft", ANY, None, 200),
    ("PUT", TABLES, ANY, lambda ask: ask(TABLES)["published"]["document"], 200),
    ("POST", TABLES + "/publish", ANY, "", 200),
    ("GET", TABLES + "/revisions", {}, None, 200),
    ("GET", TABLES + "/revisions/1", {}, None, 200),
    ("POST", TABLES + "/rollback", ANY, {"revision": 1}, 200),
    ("POST", "/admin/v1/changesets", {}, {"items": [{"id": "lint.a", "ifMatch": "*", "delete": True}]}, 200),
    ("GET", "/admin/v1/definitions?limit=1", {}, None, 200),
    ("GET", "/admin/v1/catalog", {}, None, 200),
    ("PUT", "/admin/v1/catalog", ANY, lambda ask: ask("/admin/v1/catalog"), 200),
    ("GET", "/admin/v1/audit", {}, None, 200),
    ("POST", "/admin/v1/definitions/entry.edit/rollback", ANY, {"revision": 1}, 200),
    ("DELETE", "/admin/v1/definitions/entry.edit", ANY, None, 200),
    ("DELETE", "/admin/v1/definitions/entry.discard", {**ANY, "Authorization": "Bearer VIEWER"}, None, 403),
    *[("GET", "/admin/v1/definitions", {"Authorization": "Bearer x"}, None, 401)] * 9,
    ("GET", "/admin/v1/definitions", {}, None, 429),
]


class Listener:
    """Where requests are sent as they are, and what each answer is found to be."""

    def __init__(self, url, fields):
        parts = urllib.parse.urlsplit(url)
        self._address, self._host, self._fields = (parts.hostname, parts.port), parts.netloc, fields
        self.findings, self.seen = [], set()

    def document(self, target):
        return json.loads(self._exchange("GET", target, self._fields, b"")[3])

    def lint(self, method, target, fields, body, expected):
        body = body(self.document) if callable(body) else body
        fields = {**self._fields, **fields}
        if body is not None:
            body = body.encode() if isinstance(body, str) else json.dumps(body).encode()
            fields = {"Content-Type": "application/json", "Content-Length": str(len(body)), **fields}
        version, status, lines, content = self._exchange(method, target, fields, body or b"")
        name = f"{method} {target[:80]}"
        if status != expected:
            self.findings.append(f"{name}: {status} and not {expected}: {content[:300].decode()}")
        self.seen.add((method, urllib.parse.urlsplit(target).path, status))
        self.findings += [f"{name} ({status}): {note}" for note in self._notes(
            method, target, fields, version, status, lines, content)]

    def _notes(self, method, target, fields, version, status, lines, content):
        request = HttpRequestLinter()
        request.process_request_topline(method.encode(), f"http://{self._host}{target}".encode(), b"1.1")
        request.process_headers([(key.encode(), value.encode()) for key, value in fields.items()])
        response = HttpResponseLinter(start_time=time.time())
        response.request = request
        response.is_head_response = method == "HEAD"
        response.process_response_topline(version, str(status).encode())
        response.process_headers(lines)
        response.feed_content(content)
        response.finish_content(True)
        return [note.summary for note in response.notes if note.level in (levels.BAD, levels.WARN)
                and not note.summary.startswith(EXPECTED.get(status, "\n"))]

    def _exchange(self, method, target, fields, body):
        lines = [f"{method} {target} HTTP/1.1", f"Host: {self._host}", "Connection: close",
                 *(f"{name}: {value}" for name, value in fields.items())]
        with socket.create_connection(self._address, timeout=20) as client:
            client.sendall("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
            received = bytearray()
            while piece := client.recv(65536):
                received += piece
        head, _, content = bytes(received).partition(b"\r\n\r\n")
        first, *lines = head.split(b"\r\n")
        version, status = re.fullmatch(rb"HTTP/(\S+) (\d+) .*", first).groups()
        pairs = [tuple(part.strip() for part in line.split(b":", 1)) for line in lines]
        return version, int(status), pairs, content


def unasked(seen):
    """The operations of the contract of which no answer was read, and the statuses."""
    patterns = {path: re.compile(re.sub(r"\\\{.*?\\\}", "[^/]+", re.escape(path))) for path in CONTRACT["paths"]}
    asked = {(method, path) for method, target, _ in seen for path, pattern in patterns.items()
             if pattern.fullmatch(target)}
    operations = {(name.upper(), path): operation for path, item in CONTRACT["paths"].items()
                  for name, operation in item.items() if "operationId" in operation}
    statuses = {int(status) for operation in operations.values() for status in operation["responses"]}
    return [f"{method} {path} is not asked for" for method, path in sorted(set(operations) - asked)] + [
        f"status {status} is not asked for"
        for status in sorted(statuses - NOT_ASKED_FOR - {status for _, _, status in seen})]


def main(public, management, token, viewer):
    # A client that says who it is leaves nothing to remark about requests.
    agent = {"User-Agent": "lint"}
    findings, seen = [], set()
    for url, cases, fields in (
            (public, PUBLIC, agent), (management, MANAGEMENT, {**agent, "Authorization": f"Bearer {token}"})):
        listener = Listener(url, fields)
        for method, target, more, body, status in cases:
            more = {name: value.replace("VIEWER", viewer) for name, value in more.items()}
            listener.lint(method, target, more, body, status)
        findings += listener.findings
        seen |= listener.seen
    findings += unasked(seen)
    if findings:
        sys.exit("\n".join(findings))
    print(f"httplint finds nothing in {len(PUBLIC) + len(MANAGEMENT)} answers")


if __name__ == "__main__":
    main(*sys.argv[1:])
