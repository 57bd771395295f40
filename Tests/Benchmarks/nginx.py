"""nginx with static files that hold the answers of the service, under the same headers but for the tag, which is its own."""

import os
import socket
import time

from connection import Connection, headers
from program import Program

_KEPT = [b"Cache-Control", b"Content-Language", b"Vary", b"Access-Control-Allow-Origin", b"Access-Control-Expose-Headers"]


class Nginx(Program):
    """One worker, pinned as the service is.

    - `answers`: a target, a language (`ko` or `en`) and the whole answer of the service for each file.
    """

    def __init__(self, folder, answers, before=()):
        self._port = _free_port()
        fields = headers(answers[0][2])
        for target, language, answer in answers:
            _write(os.path.join(folder, language, target.lstrip("/")), answer)
        configuration = os.path.join(folder, "nginx.conf")
        with open(configuration, "w", encoding="utf-8") as file:
            file.write(_configuration(folder, self._port, fields))
        super().__init__(["nginx", "-p", folder, "-e", "stderr", "-c", configuration], before=before)

    def _wait_until_ready(self):
        self.address, self.management = ("127.0.0.1", self._port), None
        while time.monotonic() < self.started + 10:
            try:
                Connection(self.address).__exit__()
                return
            except ConnectionRefusedError:
                time.sleep(0.05)
        raise RuntimeError("nginx was not ready within 10 s")


def _configuration(folder, port, fields):
    kept = "".join(
        f'    add_header {name.decode()} "{fields[name.lower()].decode()}" always;\n' for name in _KEPT if name.lower() in fields)
    return f"""daemon off;
master_process off;
pid {folder}/pid;
error_log stderr crit;
events {{ worker_connections 1024; }}
http {{
  access_log off;
  server_tokens off;
  keepalive_requests 100000000;
  open_file_cache max=20000 inactive=1h;
  open_file_cache_valid 1h;
  default_type application/json;
  gzip_static on;
  map $http_accept_language $language {{ ~^ko ko; default en; }}
  server {{
    listen 127.0.0.1:{port} reuseport;
    root {folder}/$language;
{kept}  }}
}}
"""


def _write(path, answer):
    """The body as a file; one that is encoded under the name that nginx looks for."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    is_gzip = headers(answer).get(b"content-encoding") == b"gzip"
    with open(path + ".gz" if is_gzip else path, "wb") as file:
        file.write(answer.partition(b"\r\n\r\n")[2])


def _free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
