"""Runs Config/deploy/nginx.conf in front of two instances: it caches by language and coding, and rolling restarts lose
nothing, neither of clients with a connection for each request nor under all the load that wrk makes.

    nginx.py -- PROGRAM serve FLAG…
"""

import gzip
import http.client
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

CONFIGURATION = pathlib.Path(__file__).parents[2] / "Config/deploy/nginx.conf"
ALERT = "/v1/alerts/permission.camera"
LARGE = "/v1/alerts/entry.edit"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Instance:
    """One process of the service, on a port that it keeps over a restart."""

    def __init__(self, command):
        self.command = command
        self.port = free_port()
        self.start()

    def start(self):
        ports = ["--host", "127.0.0.1", "--port", str(self.port), "--management-port", "0", "--cache-max-age", "1",
                 "--shutdown-drain-delay", "1"]
        self.process = subprocess.Popen(
            self.command + ports, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout.readline().startswith("ready"), "an instance did not start"

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(timeout=30)
        assert status == 0, f"an instance ended with {status}"


class Proxy:
    """nginx with the shipped configuration; only addresses and folders are others."""

    def __init__(self, folder, instances):
        self.port = free_port()
        text = CONFIGURATION.read_text()
        for number, instance in enumerate(instances, 1):
            text = replace(text, f"catalog-{number}:8080", f"127.0.0.1:{instance.port}")
        text = replace(text, "listen 80;", f"listen 127.0.0.1:{self.port};")
        text = replace(text, "/var/cache/nginx", str(folder))
        text = replace(text, "/dev/stdout", f"{folder}/access.log")
        text = f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;\n" + text
        for kind in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]:
            text = text.replace("http {", f"http {{\n    {kind}_temp_path {folder}/{kind};", 1)
        (folder / "nginx.conf").write_text(text)
        self.process = subprocess.Popen(["nginx", "-c", str(folder / "nginx.conf")], stderr=subprocess.DEVNULL)
        for _ in range(100):
            if self.process.poll() is not None:
                sys.exit("nginx did not start:\n" + (folder / "error.log").read_text())
            try:
                self.get("/nothing")
                return
            except ConnectionRefusedError:
                time.sleep(0.1)
        sys.exit("nginx does not answer")

    def get(self, target, language="en"):
        answer, body = self.ask(target, {"Accept-Language": language})
        return answer.status, answer.getheader("X-Cache"), body.decode()

    def ask(self, target, fields):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.request("GET", target, headers=fields)
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer, body

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=10)


def replace(text, old, new):
    assert old in text, f"nginx.conf has no {old}"
    return text.replace(old, new)


def expect(what, found, *right):
    assert found in right, f"{what}: {found!r:.200} and not {' or '.join(map(repr, right))}"
    print(f"  {what}: {found}")


def caches_by_language(proxy):
    locales = {}
    for language in ["ko", "ja", "en"]:
        status, cache, body = proxy.get(ALERT, language)
        expect(f"{language}, first", (status, cache), (200, "MISS"))
        status, cache, again = proxy.get(ALERT, language)
        expect(f"{language}, again", (status, cache), (200, "HIT"))
        assert body == again, "a kept answer is another"
        locales[language] = re.search(r'"locale":"(.+?)"', body)[1]
    expect("languages", locales, {"ko": "ko", "ja": "ja", "en": "en"})


def caches_by_coding(proxy):
    bodies, tags = {}, set()
    for coding in [None, "gzip", "br", "gzip, br"]:
        fields = {"Accept-Language": "en", "Accept-Encoding": coding or "identity"}
        for kept in ["MISS", "HIT"]:
            answer, body = proxy.ask(LARGE, fields)
            found = answer.status, answer.getheader("X-Cache"), answer.getheader("Content-Encoding")
            expect(f"{coding}, {kept}", found, (200, kept, coding and coding.split()[-1]))
            assert bodies.setdefault(coding, body) == body, "a kept answer is another"
        tag = answer.getheader("ETag")
        expect(f"{coding}, unchanged", proxy.ask(LARGE, {**fields, "If-None-Match": tag})[0].status, 304)
        tags.add(tag)
    assert gzip.decompress(bodies["gzip"]) == bodies[None], "what is encoded reads otherwise"
    expect("tags", len(tags), 3)


def keeps_nothing_private(proxy):
    for _ in range(2):
        expect("with an argument", proxy.get(ALERT + "?arg.count=1")[:2], (200, "MISS"))


def revalidates(proxy):
    proxy.get(ALERT, "ko")
    time.sleep(2.5)
    first = proxy.get(ALERT, "ko")
    expect("out of date", first[:2], (200, "STALE"), (200, "UPDATING"), (200, "REVALIDATED"))
    time.sleep(0.5)
    expect("refreshed", proxy.get(ALERT, "ko")[:2], (200, "HIT"))


def restart_in_turn(instances):
    for instance in instances * 2:
        time.sleep(0.5)
        instance.stop()
        time.sleep(0.2)
        instance.start()


# Answers with an argument are never in the cache, so that each is made by an instance.
LOAD = """
local number = 0
request = function()
    number = number + 1
    return wrk.format("GET", "%s?arg.n=" .. number, {["Accept-Language"] = "ko"})
end
done = function(summary, latency, requests)
    local errors = summary.errors
    io.write(string.format("lost=%%d answered=%%d\\n",
        errors.connect + errors.read + errors.write + errors.status + errors.timeout, summary.requests))
end
""" % ALERT


def survives_restarts_under_load(proxy, instances, folder):
    script = folder / "load.lua"
    script.write_text(LOAD)
    load = subprocess.Popen(
        ["wrk", "-t", "2", "-c", "64", "-d", "15s", "-s", str(script), f"http://127.0.0.1:{proxy.port}"],
        stdout=subprocess.PIPE, text=True)
    restart_in_turn(instances)
    expect("wrk goes on after the restarts", load.poll(), None)
    output, _ = load.communicate(timeout=60)
    lost, answered = map(int, re.search(r"lost=(\d+) answered=(\d+)", output).groups())
    expect(f"lost of {answered} requests under load while every instance was restarted twice", lost, 0)


def survives_restarts(proxy, instances):
    failures, count, ends = [], [0], threading.Event()

    def ask(number):
        while not ends.is_set():
            count[0] += 1
            try:
                # A parameter that nobody knows, so that the answer is not in the cache.
                status, _, _ = proxy.get(f"{ALERT}?n={number}-{count[0]}", "ko")
                if status != 200:
                    failures.append(status)
            except OSError as error:
                failures.append(error)

    askers = [threading.Thread(target=ask, args=[number]) for number in range(8)]
    for asker in askers:
        asker.start()
    restart_in_turn(instances)
    ends.set()
    for asker in askers:
        asker.join()
    expect(f"lost of {count[0]} requests while every instance was restarted twice", failures, [])


def outlives_the_service(proxy, instances):
    _, _, body = proxy.get(ALERT, "ko")
    for instance in instances:
        instance.stop()
    time.sleep(2)
    status, cache, kept = proxy.get(ALERT, "ko")
    expect("while no instance is there", (status, cache), (200, "STALE"), (200, "UPDATING"))
    assert kept == body, "a kept answer is another"


def main(command):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        instances, proxy = [], None
        try:
            instances = [Instance(command), Instance(command)]
            proxy = Proxy(folder, instances)
            caches_by_language(proxy)
            caches_by_coding(proxy)
            keeps_nothing_private(proxy)
            revalidates(proxy)
            survives_restarts(proxy, instances)
            survives_restarts_under_load(proxy, instances, folder)
            outlives_the_service(proxy, instances)
        finally:
            if proxy:
                proxy.stop()
            for instance in instances:
                if instance.process.poll() is None:
                    instance.process.kill()


if __name__ == "__main__":
    main(sys.argv[sys.argv.index("--") + 1:])
