"""Holds the shipped catalog, and every alert that a running service answers, against the schemas.

usage: contract.py URL
"""
import json
import pathlib
import sys
import urllib.request

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

CONFIG = pathlib.Path(__file__).resolve().parents[2] / "Config"
SCHEMAS = CONFIG / "schemas"


def closed(schema):
    """The schema with every object closed: what we forgot to describe is a fault here, and to clients is none."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {key: part if key in ("if", "then", "else") else closed(part) for key, part in schema.items()}
    if isinstance(schema.get("properties"), dict) and schema.get("type") == "object":
        schema.setdefault("additionalProperties", False)
    return schema


def validator(name, change=lambda schema: schema):
    """A validator for one of the schemas, which may refer to the others."""
    documents = {path.name: change(json.loads(path.read_text())) for path in SCHEMAS.glob("*.json")}
    for document in documents.values():
        Draft202012Validator.check_schema(document)
    registry = Registry().with_resources(
        (f"http://schemas/{file}", Resource.from_contents(document)) for file, document in documents.items())
    return Draft202012Validator({"$ref": f"http://schemas/{name}"}, registry=registry)


def get(url):
    with urllib.request.urlopen(url) as answer:
        return json.load(answer)


def main():
    service = sys.argv[1]
    checks = [("catalog.json", CONFIG / "catalog/catalog.json")]
    checks += [("definition.json", path) for path in sorted((CONFIG / "catalog/alerts").glob("*.json"))]
    faults = []
    for schema, path in checks:
        for fault in validator(schema).iter_errors(json.loads(path.read_text())):
            faults.append(f"{path}: {fault.json_path}: {fault.message}")
    payload, count = validator("alert.json", closed), 0
    locales = [locale["tag"] for locale in get(f"{service}/v1/locales")["locales"]] + ["en-XA", "ar-XB"]
    for locale in locales:
        for variation in ("", "&format=pattern", "&explain=1"):
            for path in sorted((CONFIG / "catalog/alerts").glob("*.json")):
                url = f"{service}/v1/alerts/{path.stem}?locale={locale}{variation}"
                body, count = get(url), count + 1
                faults += [f"{url}: {fault.json_path}: {fault.message}" for fault in payload.iter_errors(body)]
    print("\n".join(faults) or f"{len(checks)} files and {count} answers are as their schemas say")
    sys.exit(1 if faults or not count else 0)


main()
