-- Made by modulefiles/fabrics.py from fabrics.toml; change that.
help([[
Tells the host's MPI library to use

    Elastic Fabric Adapter through libfabric's efa.

It sets, unless they are set already:

    OMPI_MCA_pml=cm
    OMPI_MCA_mtl=ofi
    OMPI_MCA_mtl_ofi_provider_include=efa
    FI_PROVIDER=efa
    I_MPI_FABRICS=shm:ofi
    I_MPI_OFI_PROVIDER=efa

Unloading takes back what it set, and nothing else.
]])
whatis("Name: mpiwasm-fabric")
whatis("Version: ofi-efa")
whatis("Description: Elastic Fabric Adapter through libfabric's efa, for MPI programs, native or Wasm")

if mode() == "load" then
  requireFullName() -- no fabric is the default
end
family("mpiwasm_fabric")

setenv("MPIWASM_FABRIC", "ofi-efa") -- mpiwasm names it when MPI does not start, or is slow

-- Sets those of the variables that nobody has set, and notes their names in `record`. At unload it takes back just the
-- noted ones, and leaves any that somebody has changed since. `show` and its like always list all of them.
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

set_defaults("MPIWASM_FABRIC_VARIABLES", {
  { "OMPI_MCA_pml", "cm" },
  { "OMPI_MCA_mtl", "ofi" },
  { "OMPI_MCA_mtl_ofi_provider_include", "efa" },
  { "FI_PROVIDER", "efa" },
  { "I_MPI_FABRICS", "shm:ofi" },
  { "I_MPI_OFI_PROVIDER", "efa" },
})
