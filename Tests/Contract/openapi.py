"""Holds Config/openapi.json against openapi.yaml, of which it is the copy that is served; with --write, makes it.

usage: openapi.py [--write [PUBLIC-URL MANAGEMENT-URL]]

With the URLs of a running service, the examples become what it answers to their `x-request`.
"""
import json
import pathlib
import re
import sys
import textwrap
import urllib.error
import urllib.request

import yaml

CONFIG = pathlib.Path(__file__).resolve().parents[2] / "Config"
SOURCE = CONFIG / "openapi.yaml"
COPY = CONFIG / "openapi.json"
EXAMPLE = re.compile(r"^( +)x-request: (\S+) (\S+)\n\1value:.*\n(?:\1 +.*\n)*", re.MULTILINE)


def answer(method, url):
    try:
        with urllib.request.urlopen(urllib.request.Request(url, method=method)) as response:
            return json.load(response)
    except urllib.error.HTTPError as problem:
        return json.load(problem)


def renewed(text, public, management):
    def renew(example):
        indent, method, target = example.groups()
        base = management if target in ("/healthz", "/readyz") else public
        value = json.dumps(answer(method, base + target), ensure_ascii=False)
        # A line break within a text in quotes reads as the blank that it takes the place of.
        lines = textwrap.wrap(value, 118 - len(indent), break_long_words=False, break_on_hyphens=False)
        folded = "".join(f"{indent}  {line}\n" for line in lines)
        return f"{indent}x-request: {method} {target}\n{indent}value:\n{folded}"
    return EXAMPLE.sub(renew, text)


if len(sys.argv) == 4:
    SOURCE.write_text(renewed(SOURCE.read_text(), *sys.argv[2:]))
text = json.dumps(yaml.safe_load(SOURCE.read_text()), indent=2, ensure_ascii=False) + "\n"
if sys.argv[1:2] == ["--write"]:
    COPY.write_text(text)
elif COPY.read_text() != text:
    sys.exit("Config/openapi.json is not what Config/openapi.yaml says: run Tests/Contract/openapi.py --write")
