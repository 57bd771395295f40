"""User instructions for each request: the service over the bare program, and costlier requests over the hot path."""

import tempfile
from statistics import median

import instructions
import texts
from cases import FIELDS, HOT, PATH, answer_of

MOST_INSTRUCTIONS = 2500
MOST_AT_RANDOM = 4000
MOST_FOR_UNCHANGED = 500
MOST_FOR_ARGUMENTS = 15_000
MOST_FOR_LANGUAGES = 60_000


class Counting:
    """- `service`: a command whose catalog has the alerts of `texts`."""

    def __init__(self, options, service, cases):
        self._options = options
        self._service = service
        self._cases = cases

    def report(self, report):
        report.heading("User instructions for each request")
        report.paragraph(
            f"Counted by callgrind over {self._options.requests:,} requests, which repeats where times do not.")
        bare = [self._count_bare(HOT, [HOT]) for _ in range(2)]
        hot = [self._count([HOT]) for _ in range(2)]
        report.table(["", "first count", "second count"], [
            ["bare"] + [f"{count:,.0f}" for count in bare], ["service, hot alert"] + [f"{count:,.0f}" for count in hot]])
        bare, hot = median(bare), median(hot)
        at_random = self._cases.requests["1,000 ids × 6 languages at random"]
        unchanged = self._cases.unchanged
        own = self._count_bare(unchanged, [unchanged]) - bare
        report.table(["", "instructions more", "at most", "met"], [
            report.bar("hot alert, over bare", hot - bare, MOST_INSTRUCTIONS),
            report.bar("ids and languages at random, over bare", self._count(at_random, at_random)
                       - self._count_bare(HOT, at_random), MOST_AT_RANDOM),
            report.bar(f"not changed (304), over hot; the library's own are {own:,.0f}",
                       self._count([unchanged]) - hot, MOST_FOR_UNCHANGED),
            report.bar("two arguments, over hot",
                       self._count(self._cases.requests["two arguments"]) - hot, MOST_FOR_ARGUMENTS),
            report.bar("an Accept-Language never seen before, over hot", self._count(
                [texts.with_new_languages(number, PATH, FIELDS) for number in range(2 * self._options.requests)]) - hot,
                MOST_FOR_LANGUAGES),
        ])

    def _count_bare(self, answered, requests):
        """Of the bare program, which gives the service's answer to one request whatever it is asked for."""
        with tempfile.NamedTemporaryFile() as answer:
            answer.write(answer_of(self._service, answered))
            answer.flush()
            return self._count(requests, command=[self._options.bare, answer.name])

    def _count(self, requests, warming=(), command=None):
        return instructions.per_request(
            command or self._service, lambda n: requests[n % len(requests)], self._options.requests, warming)
