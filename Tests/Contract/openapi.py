"""Holds Config/openapi.json against openapi.yaml, of which it is the copy that is served; with --write, makes it."""
import json
import pathlib
import sys

import yaml

CONFIG = pathlib.Path(__file__).resolve().parents[2] / "Config"
source = yaml.safe_load((CONFIG / "openapi.yaml").read_text())
copy = CONFIG / "openapi.json"
text = json.dumps(source, indent=2, ensure_ascii=False) + "\n"
if sys.argv[1:] == ["--write"]:
    copy.write_text(text)
elif copy.read_text() != text:
    sys.exit("Config/openapi.json is not what Config/openapi.yaml says: run Tests/Contract/openapi.py --write")
