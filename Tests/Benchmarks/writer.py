"""A client of the writing interface, on one connection that is made again after a loss."""

import http.client
import json
from dataclasses import dataclass


@dataclass
class Answer:
    status: int
    fields: http.client.HTTPMessage
    body: bytes

    @property
    def json(self):
        return json.loads(self.body)


class Writer:
    """Asks on the management listener of a program, wherever that is at the time."""

    def __init__(self, program, token, timeout=30):
        self._program = program
        self._token = token
        self._timeout = timeout
        self._address = None
        self._connection = None

    def ask(self, method, path, document=None, **fields):
        """Sends a request with a document, or with a body as it is; `If_Match` stands for `If-Match`.

        Raises OSError or HTTPException when no answer came: then the change was made, or it was not.
        """
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        headers.update((name.replace("_", "-"), value) for name, value in fields.items())
        body = document if isinstance(document, bytes | None) else json.dumps(document).encode()
        try:
            connection = self._connect()
            connection.request(method, "/admin/v1" + path, body, headers)
            answer = connection.getresponse()
            return Answer(answer.status, answer.headers, answer.read())
        except (OSError, http.client.HTTPException):
            self.close()
            raise

    def publish(self, documents, tags=None, **fields):
        """Publishes definitions together; each replaces the state that its tag names, or is new."""
        return self.ask("POST", "/changesets", {"items": [
            {"id": document["id"], "document": document,
             **({"ifMatch": tag} if (tag := (tags or {}).get(document["id"])) else {"ifNoneMatch": "*"})}
            for document in documents]}, **fields)

    def close(self):
        if self._connection:
            self._connection.close()
        self._connection = None

    def _connect(self):
        if self._address != self._program.management:
            self.close()
            self._address = self._program.management
        self._connection = self._connection or http.client.HTTPConnection(*self._address, timeout=self._timeout)
        return self._connection


def tags(answer):
    """The tags of what was published together, by id."""
    return {item["id"]: item["tag"] for item in answer.json["items"]}
