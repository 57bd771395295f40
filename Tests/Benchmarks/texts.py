"""Requests that cost more than the hot path: arguments to format, and languages that nobody asked for before."""

import contextlib
import json
import os
import shutil
import tempfile

from connection import get

PATH = "/v1/alerts/bench.two-arguments"
# No alert of the shipped catalog has a number and a text, the two kinds that alerts show most.
ALERT = {
    "id": "bench.two-arguments",
    "variables": {"count": {"type": "number", "default": 1}, "album": {"type": "text", "default": "Summer"}},
    "actions": ["confirm", "cancel"],
    "text": {
        "en": {"title": "{count, plural, one {Delete # photo of {album}?} other {Delete # photos of {album}?}}"},
        "ko": {"title": "{count, plural, other {{album} 사진 #장을 삭제할까요?}}"},
    },
}
LANGUAGES = ["ko-KR", "en-GB", "de-DE", "fr-CA", "ja", "zh-TW", "ar-EG", "es-MX"]


@contextlib.contextmanager
def catalog_with_arguments(command):
    """The command with a copy of its catalog that has one alert more."""
    place = command.index("--store") + 1
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, "catalog")
        shutil.copytree(command[place].removeprefix("directory:"), copy)
        with open(os.path.join(copy, "alerts", ALERT["id"] + ".json"), "w", encoding="utf-8") as file:
            json.dump(ALERT, file)
        yield command[:place] + ["directory:" + copy] + command[place + 1:]


def with_arguments(number, fields):
    return get(f"{PATH}?arg.count={number}&arg.album=Trip{number}", **fields)


def with_new_languages(number, path, fields):
    """Four languages as a device lists them, with weights that make each list another one."""
    first, second, third = (LANGUAGES[(number + step) % len(LANGUAGES)] for step in (0, 3, 5))
    wishes = f"{first},{second};q=0.9,{third};q=0.8{number % 10},en;q=0.{number:04d}"
    return get(path, **{**fields, "Accept_Language": wishes})
