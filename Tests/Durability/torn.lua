-- For wrk: an answer that is no alert, and one whose parts are of more than one round.
local running = {}

function setup(thread) table.insert(running, thread) end

function init() failed, torn = 0, 0 end

function response(status, _, body)
  if status ~= 200 then
    failed = failed + 1
    return
  end
  local first
  local parts = 0
  for round in body:gmatch("Round (%d+)%.") do
    parts = parts + 1
    first = first or round
    if round ~= first then torn = torn + 1 end
  end
  if parts ~= 3 then torn = torn + 1 end
end

function done(summary)
  local failures, tears = 0, 0
  for _, thread in ipairs(running) do
    failures = failures + thread:get("failed")
    tears = tears + thread:get("torn")
  end
  local errors = summary.errors
  print(string.format("read=%d failed=%d torn=%d lost=%d", summary.requests, failures, tears,
    errors.connect + errors.read + errors.write + errors.timeout))
end
