"""One keep-alive HTTP/1.1 connection that sends prepared bytes and reads whole answers."""

import socket


class Connection:
    def __init__(self, address, timeout=30):
        self._socket = socket.create_connection(address, timeout)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._socket.close()

    def exchange(self, request, statuses=(200, 304)):
        """Sends one request and returns its answer as it came, which must have one of the statuses."""
        self._socket.sendall(request)
        answer = self._receive(b"")
        while b"\r\n\r\n" not in answer:
            answer = self._receive(answer)
        head, _, body = answer.partition(b"\r\n\r\n")
        status = int(head.split(b" ")[1])
        if status not in statuses:
            raise RuntimeError("not the answer that was wanted: " + head.split(b"\r\n")[0].decode("latin-1"))
        if status == 304:
            return answer
        length = int(headers(answer)[b"content-length"])
        while len(body) < length:
            body = self._receive(body)
        return head + b"\r\n\r\n" + body

    def _receive(self, before):
        more = self._socket.recv(65536)
        if not more:
            raise RuntimeError("the server closed the connection")
        return before + more


def get(path, **fields):
    """The bytes of a GET request; `Accept_Language` stands for `Accept-Language`."""
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in fields.items()]
    return "\r\n".join(lines + ["", ""]).encode()


def headers(answer):
    """An answer's headers by lower-case name."""
    head = answer.partition(b"\r\n\r\n")[0]
    return {
        name.strip().lower(): value.strip()
        for name, _, value in (line.partition(b":") for line in head.split(b"\r\n")[1:])
    }
