"""The account of what the service costs, beside a bare libmicrohttpd program, nginx and itself.

    bench.py --bare PROGRAM --folder FOLDER --results FILE -- SERVICE [ARGUMENT …]

Exit status 1 when a bar is missed.
"""

import argparse
import os
import platform
import signal
import subprocess
import sys

import texts
from cases import HOT, PATH, Cases, answer_of
from comparison import Comparison
from counting import Counting
from report import Report
from sizes import Sizes


PARTS = ["counting", "comparison", "sizes"]


def main():
    for number in (signal.SIGTERM, signal.SIGHUP):  # leave through every `with`, which stops what it started
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    options = arguments()
    report = Report()
    report.paragraph(machine())
    report.paragraph(f"The hot alert is one answer of {len(answer_of(options.service, HOT))} bytes to `GET {PATH}`.")
    with texts.catalog_of_cases(options.service) as service:
        cases = Cases(service)
        if "counting" in options.parts:
            Counting(options, service, cases).report(report)
        if "comparison" in options.parts:
            Comparison(options, service, cases, cores()).report(report)
    if "sizes" in options.parts:
        Sizes(options, options.service[0], options.folder, cores()).report(report)
    report.heading("Bars that are missed")
    report.paragraph("\n".join(f"- {sentence}" for sentence in report.missed) or "None.")
    report.save(options.results)
    return 1 if report.missed else 0


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bare", required=True)
    parser.add_argument("--folder", required=True, help="where made-up stores are kept from run to run")
    parser.add_argument("--results", required=True)
    parser.add_argument("--parts", type=lambda text: text.split(","), default=PARTS, help="of " + ", ".join(PARTS))
    parser.add_argument("--rounds", type=int, default=9, help="of load")
    parser.add_argument("--seconds", type=int, default=2, help="of each load")
    parser.add_argument("--requests", type=int, default=1000, help="under callgrind")
    parser.add_argument("--sizes", type=sizes, default=[10, 1000, 100_000], help="of catalogs, such as 10,1000")
    parser.add_argument("--largest-counted", type=int, default=100_000, help="catalog that is started under callgrind")
    parser.add_argument("service", nargs="+")
    return parser.parse_args()


def sizes(text):
    return [int(number) for number in text.split(",") if number]


def cores():
    available = sorted(os.sched_getaffinity(0))
    if len(available) < 2:
        sys.exit("bench: two cores are needed, one for the server and one for the load")
    return available[:2]


def machine():
    versions = [subprocess.run(command, capture_output=True, text=True).stdout.split("\n")[0] for command in (
        ["pkg-config", "--modversion", "libmicrohttpd"], ["dpkg-query", "-W", "-f", "${Version}", "nginx-light"],
        ["valgrind", "--version"])]
    return (f"{os.cpu_count()} cores ({platform.machine()}), {platform.system()} {platform.release().split('-')[0]}; "
            f"libmicrohttpd {versions[0]}, nginx {versions[1] or 'of another package'}, {versions[2]}. Server on one core, "
            f"load on another. Load average when this began: {os.getloadavg()[0]:.2f}.")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (RuntimeError, OSError) as error:
        sys.exit(f"bench: {error}")
