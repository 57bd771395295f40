-- For wrk: sends the requests of a file one after the other, and says at the end how long the slowest thousandth took.
--
--     wrk -s requests.lua URL -- FILE
local requests = {}
local last = 0

function init(arguments)
  local file = assert(io.open(arguments[1], "rb"))
  -- Requests have no body, so that an empty line ends each.
  for request in file:read("*a"):gmatch(".-\r\n\r\n") do requests[#requests + 1] = request end
  file:close()
end

function request()
  last = last % #requests + 1
  return requests[last]
end

function done(summary, latency, _)
  io.write(string.format("p99.9 %f us\n", latency:percentile(99.9)))
end
