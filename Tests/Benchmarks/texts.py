"""Requests that cost more than the hot path: arguments to format, languages that nobody asked for, alerts at random."""

import contextlib
import json
import os
import random
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


ALERTS = 1000
LOCALES = ["ko-KR,ko;q=0.9", "en-GB,en;q=0.8", "ko,en;q=0.5", "en-US", "ko-KR", "en-AU,en;q=0.9,ko;q=0.1"]


def catalog_of_cases(command):
    """The command with a copy of its catalog that has the alert with arguments and a thousand plain ones more."""
    return catalog_with([ALERT, *(_plain(number) for number in range(ALERTS))], command)


@contextlib.contextmanager
def catalog_with(alerts, command):
    place = command.index("--store") + 1
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, "catalog")
        shutil.copytree(command[place].removeprefix("directory:"), copy)
        for alert in alerts:
            with open(os.path.join(copy, "alerts", alert["id"] + ".json"), "w", encoding="utf-8") as file:
                json.dump(alert, file)
        yield command[:place] + ["directory:" + copy] + command[place + 1:]


def many(fields):
    """A request for each plain alert in each language, in an order that is mixed and always the same."""
    requests = [
        get(f"/v1/alerts/{_plain(number)['id']}", **{**fields, "Accept_Language": locale})
        for number in range(ALERTS) for locale in LOCALES]
    random.Random(7).shuffle(requests)
    return requests


def _plain(number):
    title = f"Delete the photos of album {number}?"
    message = "They go from all your devices and cannot be brought back."
    return {
        "id": f"bench.plain-{number:04d}", "actions": ["confirm", "cancel"],
        "text": {"en": {"title": title, "message": message},
                 "ko": {"title": f"{number}번 앨범의 사진을 삭제할까요?", "message": "모든 기기에서 사라지며 되돌릴 수 없어요."}},
    }


def with_arguments(number, fields):
    return get(f"{PATH}?arg.count={number}&arg.album=Trip{number}", **fields)


def with_new_languages(number, path, fields):
    """Four languages as a device lists them, with weights that make each list another one."""
    first, second, third = (LANGUAGES[(number + step) % len(LANGUAGES)] for step in (0, 3, 5))
    wishes = f"{first},{second};q=0.9,{third};q=0.8{number % 10},en;q=0.{number:04d}"
    return get(path, **{**fields, "Accept_Language": wishes})
