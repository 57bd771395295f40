"""slowhttptest in its three modes, slow heads, slow bodies and slow reading, keeps nobody out.

    slow.py [--seconds N] -- PROGRAM

Run with Tests/Benchmarks and Tests/Durability on the path of modules. The tool asks the service itself meanwhile, and
says whether an answer came within a second.
"""

import argparse
import re
import subprocess

from checks import expect
from program import Program

MODES = {
    "slow heads": ["-H", "-i", "5", "-x", "24", "-t", "GET", "-u", "/v1/alerts/permission.camera"],
    "slow bodies": ["-B", "-i", "5", "-s", "8192", "-x", "10", "-t", "POST", "-u", "/v1/alerts/permission.camera"],
    "slow reading": ["-X", "-w", "10", "-y", "20", "-n", "5", "-z", "32", "-k", "3", "-u", "/v1/alerts?limit=500"],
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=int, default=40)
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    # The tool's own looks come from the address of its attack.
    flags = ["--port", "0", "--management-port", "0", "--http-connections-per-address", "1000000"]
    with Program([*options.command, *flags]) as service:
        for name, mode in MODES.items():
            at = mode.index("-u") + 1
            states = _attack([*mode[:at], service.url + mode[at]], options.seconds)
            print(f"{name}: asked {len(states)} times, answered {states.count('YES')} times", flush=True)
            expect(states and set(states) == {"YES"}, f"{name} make the service unavailable")


def _attack(mode, seconds):
    """Whether the service was there, each time that the tool looked."""
    command = ["slowhttptest", "-c", "1000", "-r", "200", "-l", str(seconds), "-p", "1", *mode]
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=seconds + 60, check=False)
    plain = re.sub(r"\x1b\[[\d;]*[A-Za-z]", "", done.stdout)
    return re.findall(r"service available:\s+(\w+)", plain)


main()
