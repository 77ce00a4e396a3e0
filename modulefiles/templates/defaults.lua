-- Sets those variables that are not set, and records their names in `record`. Unloading removes only the recorded ones,
-- and keeps those that have been changed since. `show` and similar modes list all of them.
local function set_defaults(record, defaults)
  local what = mode()
  local noted = os.getenv(record)
  local set = {}
  for _, default in ipairs(defaults) do
    local name, value = default[1], default[2]
    local current = os.getenv(name)
    if what == "unload" then
      local ours = noted and (":" .. noted .. ":"):find(":" .. name .. ":", 1, true)
      if ours and current == value then
        setenv(name, value) -- Lmod turns it round at unload
      end
    elseif what ~= "load" or current == nil then
      setenv(name, value)
      set[#set + 1] = name
    end
  end
  if what == "unload" then
    if noted then
      setenv(record, noted)
    end
  elseif #set > 0 then
    setenv(record, table.concat(set, ":"))
  end
end
