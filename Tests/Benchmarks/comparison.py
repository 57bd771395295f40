"""The service beside a bare libmicrohttpd program, that program again, and nginx: rounds in turns, on one core each."""

import contextlib
import tempfile
from statistics import median

import load
from cases import LARGE, PATH
from connection import Connection
from nginx import Nginx
from program import Program

NGINX_AT_LEAST = 1.4
_COLUMNS = [("requests/s", "requests_per_second", "{:,.0f}"), ("CPU µs/request", "processor_microseconds", "{:.2f}"),
            ("p99 ms", "p99_milliseconds", "{:.3f}")]


class Comparison:
    """- `bare`: the program; - `service`: the command of the service; - `cores`: of the server and of the load."""

    def __init__(self, options, service, cases, cores):
        self._options = options
        self._service = service
        self._cases = cases
        self._server, self._client = cores

    def report(self, report):
        report.heading("Requests per second, CPU time and latency")
        report.paragraph(
            f"{load.CONNECTIONS} connections of wrk, median of {self._options.rounds} rounds of "
            f"{self._options.seconds} s; in brackets the ratio to the first bare program, which gives the service's "
            "answer to the first request of each case, round by round: median (least to most). Ratios within the spread "
            "of the bare program to itself say nothing. nginx serves static files with the same bodies; where it has no row, no file could give the answer.")
        with tempfile.TemporaryDirectory() as folder, Program(self._service, self._pinned) as service:
            # One process serves all cases, as it would in use.
            nginx = Nginx(folder, list(self._files(service)), self._pinned)
            with nginx:
                for name, requests in self._cases.requests.items():
                    with self._bare(service, requests[0]) as bare:
                        self._compare(report, name, requests, self._programs(name, bare, service, nginx))
        report.load()

    @contextlib.contextmanager
    def _bare(self, service, request):
        """The bare program twice, with the service's answer: what the library and the kernel take to send it counts."""
        with tempfile.NamedTemporaryFile() as answer:
            with Connection(service.address) as connection:
                answer.write(connection.exchange(request, statuses=(200, 404)))
            answer.flush()
            command = [self._options.bare, answer.name]
            with Program(command, self._pinned) as first, Program(command, self._pinned) as second:
                yield {"bare": first, "bare again": second}

    @property
    def _pinned(self):
        return ["taskset", "-c", str(self._server)]

    @staticmethod
    def _programs(name, bare, service, nginx):
        """Those that can give the answers of a case."""
        programs = {**bare, "service": service}
        return programs if name in ("two arguments", "list of 100") else {**programs, "nginx": nginx}

    def _files(self, service):
        """What nginx is to give: for each alert of the cases its answer in both languages of the files."""
        with Connection(service.address) as connection:
            for name, requests in self._cases.requests.items():
                if name in ("hot alert", "1,000 ids × 6 languages at random", "gzip"):
                    for request in requests:
                        target = request.split(b" ")[1].decode()
                        language = "ko" if b"Accept-Language: ko" in request else "en"
                        yield target, language, connection.exchange(request)

    def _compare(self, report, case, requests, programs):
        samples = {name: [] for name in programs}
        for program in programs.values():
            load.measure(program, requests, 1, self._client)
        for number in range(self._options.rounds):
            # Turning the order keeps a machine that slows down from punishing one of them.
            turn = number % len(programs)
            for name in list(programs)[turn:] + list(programs)[:turn]:
                samples[name].append(load.measure(programs[name], requests, self._options.seconds, self._client))
        report.paragraph(f"### {case}")
        report.table(["", *(title for title, _, _ in _COLUMNS)], [
            [name, *(_cell(rounds, samples["bare"], field, form) for _, field, form in _COLUMNS)]
            for name, rounds in samples.items()])
        if case == "hot alert":
            ratio = median(_ratios(samples["service"], samples["nginx"], "requests_per_second"))
            report.paragraph(f"The service answers {ratio:.2f} × the requests of nginx (at least {NGINX_AT_LEAST}).")
            if ratio < NGINX_AT_LEAST:
                report.missed.append(f"{ratio:.2f} × the requests of nginx, and {NGINX_AT_LEAST} at least")


def _cell(rounds, base, field, form):
    cell = form.format(median(getattr(sample, field) for sample in rounds))
    if rounds is base:
        return cell
    ratios = _ratios(rounds, base, field)
    return cell + f" (× {median(ratios):.2f}, {min(ratios):.2f} to {max(ratios):.2f})"


def _ratios(rounds, base, field):
    return [getattr(sample, field) / getattr(other, field) for sample, other in zip(rounds, base)]
