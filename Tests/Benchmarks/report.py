"""The account of one run: printed as it grows, and kept as Markdown."""

import os


class Report:
    def __init__(self):
        self._text = ""
        self.missed = []

    def heading(self, text):
        self._add(f"\n## {text}\n\n")

    def paragraph(self, text):
        self._add(text + "\n\n")

    def table(self, head, rows):
        lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
        self._add("".join("| " + " | ".join(map(str, line)) + " |\n" for line in lines) + "\n")

    def bar(self, name, value, most, form="{:,.0f}"):
        """A row that says whether a bar is met; what is not is kept for the end."""
        met = value <= most
        if not met:
            self.missed.append(f"{name}: {form.format(value)}, and {form.format(most)} at most")
        return [name, form.format(value), form.format(most), "yes" if met else "**no**"]

    def load(self):
        """How busy the machine is besides, which times depend on and instructions do not."""
        self.paragraph(f"Load average when this ended: {os.getloadavg()[0]:.2f}.")

    def save(self, path):
        with open(path, "w", encoding="utf-8") as file:
            file.write("# Results of `Scripts/bench`\n" + self._text.rstrip() + "\n")

    def _add(self, text):
        self._text += text
        print(text, end="", flush=True)
