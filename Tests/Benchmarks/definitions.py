"""Definitions of a made-up catalog as a large product would have it, always the same for one seed.

Most texts are an alert's own. Labels come from few words and repeat; every fifth message is one that other alerts have,
too. One alert in twenty counts something, one in twenty names something, and one in twenty is not translated everywhere.
"""

import random

from vocabulary import LOCALES, phrase, plural, sentence

SHARED_ACTIONS = ["ok", "cancel", "confirm", "delete", "retry", "later", "close", "open-settings"]
_PAIRS = [["confirm", "cancel"], ["delete", "cancel"], ["retry", "later"], ["open-settings", "close"]]
_LABELS = 60
_MESSAGES = 2000


class Definitions:
    """Makes the shared tables and the definition of any number; labels and common messages are made once."""

    def __init__(self, seed=1):
        self._seed = seed
        self._labels = self._texts(
            "labels", _LABELS, lambda locale, source: phrase(locale, source, source.choice([1, 1, 2])))
        self._messages = self._texts(
            "messages", _MESSAGES, lambda locale, source: sentence(locale, source, source.randint(6, 12)))

    def shared(self):
        """`catalog.json`."""
        actions = {name: {"role": "default", "effect": {"type": "dismiss"}} for name in SHARED_ACTIONS}
        actions["cancel"]["role"] = "cancel"
        actions["delete"]["role"] = "destructive"
        actions["open-settings"]["effect"]["type"] = "openSettings"
        text = {
            locale: {f"actions.{name}": self._labels[number][locale] for number, name in enumerate(SHARED_ACTIONS)}
            for locale in LOCALES}
        return {"sourceLocale": "en", "defaultLocale": "en", "defaultAction": "ok", "actions": actions,
                "styles": {"default": {}}, "text": text}

    def definition(self, number):
        source = random.Random(f"{self._seed} {number}")
        kind = source.random()
        locales = self._locales(source)
        label = source.choice(self._labels) if source.random() < 0.3 else None
        definition = {"id": identifier(number), "severity": source.choice(["standard", "standard", "critical"])}
        if kind < 0.05:
            definition["variables"] = {"count": {"type": "number", "default": 2}}
        elif kind < 0.10:
            definition["variables"] = {"name": {"type": "text", "default": "Haru"}}
        if source.random() < 0.05:
            definition["style"] = "default"
        definition["actions"] = _actions(number, source, has_own=label is not None)
        common = source.choice(self._messages) if source.random() < 0.2 else None
        definition["text"] = {
            locale: _text(locale, source, kind, common and common[locale], label and label[locale])
            for locale in locales}
        return definition

    def _texts(self, purpose, count, make):
        source = random.Random(f"{self._seed} {purpose}")
        return [{locale: make(locale, source) for locale in LOCALES} for _ in range(count)]

    @staticmethod
    def _locales(source):
        # What Britain reads is nearly always what `en` says.
        written = [locale for locale in LOCALES if locale != "en-GB" or source.random() < 0.1]
        if source.random() >= 0.05:
            return written
        missing = set(source.sample(LOCALES[1:], source.randint(1, 10)))
        return [locale for locale in written if locale not in missing]


def identifier(number):
    return f"{_AREAS[number % len(_AREAS)]}.alert-{number:06d}"


_AREAS = ["photos", "account", "payments", "journal", "chat", "permission", "backup", "profile"]


def _actions(number, source, has_own):
    if not has_own:
        return source.choice(_PAIRS)
    name = f"run{number}" if source.random() < 0.5 else source.choice(["share", "send", "save", "open"])
    return [{"id": "go", "preferred": True, "effect": {"type": "callback", "name": name}}, "cancel"]


def _text(locale, source, kind, common, label):
    title = phrase(locale, source, source.randint(3, 5))
    if kind < 0.05:
        title = plural(locale, "count", title)
    elif kind < 0.10:
        title = "{name}: " + title
    texts = {"title": title, "message": common or sentence(locale, source, source.randint(7, 14))}
    if label:
        texts["actions.go"] = label
    return texts
