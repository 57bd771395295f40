"""Values for schemathesis of the formats that openapi.yaml names and that no library knows."""
import schemathesis
from hypothesis import strategies

ZONES = ["Asia/Seoul", "America/Argentina/Buenos_Aires", "Europe/Kyiv", "Pacific/Chatham", "UTC", "GMT+09:00", "GMT-3"]

schemathesis.openapi.format("time-zone", strategies.sampled_from(ZONES))
