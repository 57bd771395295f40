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
  if #requests == 1 then
    -- wrk does not ask for a request that is always the same, and has the more time to send it.
    wrk.format = function() return requests[1] end
  else
    request = next_request
  end
end

function next_request()
  last = last % #requests + 1
  return requests[last]
end

function done(summary, latency, _)
  io.write(string.format("p99.9 %f us\n", latency:percentile(99.9)))
end
