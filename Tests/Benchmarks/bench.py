"""Compare the service with a bare libmicrohttpd program that gives the same answer.

    bench.py --bare PROGRAM [--rounds N] [--seconds N] [--requests N] -- SERVICE [ARGUMENT …]

Both serve the same bytes to the same requests. Exit status 1 when a bar is missed.
"""

import argparse
import os
import signal
import sys
import tempfile
from statistics import median

import instructions
import load
import publishing
import texts
from connection import Connection, get, headers
from program import Program

PATH = "/v1/alerts/permission.camera"
FIELDS = {"Accept_Language": "ko-KR,ko;q=0.9", "Accept": "application/json", "User_Agent": "bench/1"}
HOT = get(PATH, **FIELDS)

MOST_INSTRUCTIONS = 2500
MOST_AT_RANDOM = 4000
MOST_FOR_UNCHANGED = 500
MOST_FOR_ARGUMENTS = 15_000
MOST_FOR_LANGUAGES = 60_000
MOST_MILLISECONDS = 300
MOST_MEBIBYTES = 60


def main():
    for number in (signal.SIGTERM, signal.SIGHUP):  # leave through every `with`, which stops what it started
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    options = arguments()
    server, client = cores()
    with tempfile.NamedTemporaryFile() as answer:
        answer.write(first_answer_of(options.service))
        answer.flush()
        bare = [options.bare, answer.name]
        prove_equal(options.service, bare)
        missed = compare_instructions(options, bare)
        missed += compare_load(options, bare, server, client)
        publishing.compare(options, PATH, FIELDS, server, client)
    for sentence in missed:
        print("missed: " + sentence)
    return 1 if missed else 0


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bare", required=True)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=int, default=4, help="of each load")
    parser.add_argument("--requests", type=int, default=1000, help="under callgrind")
    parser.add_argument("service", nargs="+")
    return parser.parse_args()


def cores():
    available = sorted(os.sched_getaffinity(0))
    if len(available) < 2:
        sys.exit("bench: two cores are needed, one for the server and one for the load")
    return available[:2]


def first_answer_of(command):
    return answer_of(command, HOT)


def answer_of(command, request):
    with Program(command) as program, Connection(program.address) as connection:
        return connection.exchange(request)


def prove_equal(service, bare):
    """A comparison says something only when both give the same headers and the same body."""
    first, second = first_answer_of(service), first_answer_of(bare)
    same_headers = {**headers(first), b"date": b""} == {**headers(second), b"date": b""}
    same_body = first.partition(b"\r\n\r\n")[2] == second.partition(b"\r\n\r\n")[2]
    if not same_headers or not same_body or len(first) != len(second):
        sys.exit("bench: the two programs answer differently")
    print(f"one answer of {len(first)} bytes to GET {PATH}")


def compare_instructions(options, bare):
    print(f"counting instructions over {options.requests} requests …", flush=True)
    counted = [
        [instructions.per_request(command, lambda _: HOT, options.requests) for _ in range(2)]
        for command in (bare, options.service)
    ]
    print("\nuser instructions for each request")
    for name, (first, second) in zip(("bare", "service"), counted):
        print(f"  {name:<10}{first:>12,.0f}{second:>12,.0f}   (counted twice)")
    more = round(median(counted[1]) - median(counted[0]))
    print(f"  {'more':<10}{more:>12,}   of {MOST_INSTRUCTIONS:,} at most")
    missed = [] if more <= MOST_INSTRUCTIONS else [f"{more:,} instructions more than the bare program"]
    return missed + compare_random(options, bare) + compare_texts(options, *map(median, counted))


def compare_random(options, bare):
    """Many alerts in many languages, each asked for before: what the look-up costs where little is in the caches.

    The bare program is asked for the same, and answers as ever.
    """
    asked = texts.many(FIELDS)
    with texts.catalog_of_many(options.service) as command:
        least, count = (
            instructions.per_request(program, lambda n: asked[n % len(asked)], options.requests, warming)
            for program, warming in ((bare, ()), (command, asked)))
    more = round(count - least)
    print(f"  {'at random':<10}{count:>12,.0f}{more:>12,} more   of {MOST_AT_RANDOM:,} at most")
    return [] if more <= MOST_AT_RANDOM else [f"{more:,} instructions more for alerts at random"]


def compare_texts(options, bare, hot):
    """What a request costs over the hot path when it is conditional, and when its texts are not prepared."""
    unchanged = get(PATH, **FIELDS, If_None_Match=headers(first_answer_of(options.service))[b"etag"].decode())
    least = least_of(options, unchanged) - bare
    with texts.catalog_with_arguments(options.service) as command:
        counts = [
            ("an alert that has not changed (304)", MOST_FOR_UNCHANGED,
             instructions.per_request(command, lambda _: unchanged, options.requests)),
            ("an alert with two arguments", MOST_FOR_ARGUMENTS,
             instructions.per_request(command, lambda n: texts.with_arguments(n, FIELDS), options.requests)),
            ("an Accept-Language never seen before", MOST_FOR_LANGUAGES,
             instructions.per_request(
                 command, lambda n: texts.with_new_languages(n, PATH, FIELDS), options.requests)),
        ]
    print("\nmore than the service's hot path")
    for name, most, count in counts:
        print(f"  {name:<38}{count - hot:>10,.0f}   of {most:,} at most")
    print(f"  of the 304, {least:,.0f} are the library's own: what it costs the bare program\n")
    return [f"{count - hot:,.0f} instructions for {name}" for name, most, count in counts if count - hot > most]


def least_of(options, request):
    """What a request costs the bare program that gives the service's answer to it."""
    with tempfile.NamedTemporaryFile() as answer:
        answer.write(answer_of(options.service, request))
        answer.flush()
        return instructions.per_request([options.bare, answer.name], lambda _: request, options.requests)


def compare_load(options, bare, server, client):
    print(f"{options.rounds} rounds of {options.seconds} s for each program …", flush=True)
    programs = {"bare": bare, "bare again": bare, "service": options.service}
    samples = {name: [] for name in programs}
    starts, peaks = [], []
    for number in range(options.rounds):
        # Turning the order keeps a machine that slows down from punishing one of them.
        names = list(programs)[number % 3:] + list(programs)[:number % 3]
        for name in names:
            with Program(programs[name], before=["taskset", "-c", str(server)]) as program:
                start = program.first_answer(HOT)
                samples[name].append(load.measure(program, PATH, FIELDS, options.seconds, client))
                if name == "service":
                    starts.append(start)
                    peaks.append(program.peak_memory())
    print_load(samples)
    print("\nservice")
    print(f"  start to first answer {median(starts):8.1f} ms    of {MOST_MILLISECONDS} at most "
          f"({min(starts):.1f} to {max(starts):.1f})")
    print(f"  peak resident memory  {max(peaks):8.1f} MiB   of {MOST_MEBIBYTES} at most\n")
    missed = []
    if median(starts) > MOST_MILLISECONDS:
        missed.append(f"{median(starts):.0f} ms from start to first answer")
    if max(peaks) > MOST_MEBIBYTES:
        missed.append(f"{max(peaks):.0f} MiB of memory at the peak")
    return missed


def print_load(samples):
    columns = {
        "requests/s": ("requests_per_second", "{:,.0f}"),
        "CPU µs/request": ("processor_microseconds", "{:.2f}"),
        "p99 ms": ("p99_milliseconds", "{:.3f}"),
    }
    print("\nmedian of the rounds; its ratio to bare, round by round: median (least to most)")
    print(f"  {'':<12}" + "".join(f"{title:>38}" for title in columns))
    for name, rounds in samples.items():
        line = f"  {name:<12}"
        for field, form in columns.values():
            values = [getattr(sample, field) for sample in rounds]
            ratios = [value / getattr(base, field) for value, base in zip(values, samples["bare"])]
            cell = form.format(median(values))
            if name != "bare":
                cell += f"  × {median(ratios):.3f} ({min(ratios):.3f} to {max(ratios):.3f})"
            line += f"{cell:>38}"
        print(line)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (RuntimeError, OSError) as error:
        sys.exit(f"bench: {error}")
