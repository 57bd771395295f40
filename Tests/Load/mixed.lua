-- For wrk: what apps ask for, in turns: hot alerts, languages that differ, arguments, codings, lists.
local languages = { "en", "ko-KR,ko;q=0.9", "de-CH,de;q=0.8,en;q=0.5", "ar", "pt-BR", "zh-Hant-TW" }
local codings = { "identity", "gzip", "br", "gzip, deflate, br" }
local targets = {
  "/v1/alerts/permission.camera", "/v1/alerts/entry.edit?locale=ja", "/v1/alerts/chat.leave?arg.name=",
  "/v1/alerts/photos.delete?arg.count=", "/v1/alerts?limit=20", "/v1/locales", "/v1/alerts/soak.published?locale=en",
  "/v1/alerts/settings.done?platform=web",
}
local count = 0

function request()
  count = count + 1
  local target = targets[count % #targets + 1]
  if target:sub(-1) == "=" then target = target .. count % 1000 end
  return wrk.format("GET", target, {
    ["Accept-Language"] = languages[count % #languages + 1], ["Accept-Encoding"] = codings[count % #codings + 1],
  })
end
