"""Publishing again and again, so many times a second."""

import time

from writer import tags


def publish_at_pace(writer, name, known, pace, ends):
    """Publishes one definition with a new text, until the event `ends` is set.

    `known` has its tag. Answers how often, and its tag in the end.
    """
    began = time.monotonic()
    count = 0
    while not ends.is_set():
        count += 1
        answer = writer.publish([definition(name, count)], known)
        if answer.status != 200:
            raise RuntimeError(f"a publication was answered {answer.status}: {answer.body.decode()}")
        known = tags(answer)
        time.sleep(max(began + count / pace - time.monotonic(), 0))
    return count, known


def definition(name, number):
    """An alert that says its number in each of its parts."""
    text = f"Round {number}."
    return {
        "id": name, "actions": [{"id": "go", "role": "default", "effect": {"type": "dismiss"}}],
        "text": {"en": {"title": text, "message": text, "actions.go": text}},
    }
