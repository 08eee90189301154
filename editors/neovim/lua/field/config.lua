-- What `setup` was given, and which daemon that means.

local M = {}

---@class field.Config
---@field cmd? string|string[]  the daemon; else vim.g.field_server, else field-server in PATH
---@field validators? table<string|integer, fun(params: table, done: fun(verdict: any))>  by field id or by tag
---@field on_submit? fun(result: table)  what to do with the contents of a form that is valid
---@field secrets? boolean  whether secrets are in those contents too
---@field messages? table<string, string>  texts by diagnostic code
---@field locale? string
M.values = { validators = {} }

function M.setup(values)
  M.values = vim.tbl_extend('force', { validators = {} }, values or {})
end

--- The daemon's command, or nil and a sentence that says what to do.
function M.command()
  local configured = M.values.cmd or vim.g.field_server or 'field-server'
  local command = type(configured) == 'table' and vim.deepcopy(configured) or { configured }
  if type(command[1]) ~= 'string' or command[1] == '' then
    return nil, 'the path of field-server must be a string: setup{ cmd = … } or vim.g.field_server'
  end
  local path = vim.fn.exepath(vim.fn.expand(command[1]))
  if path == '' then
    return nil,
      command[1] .. ' is not there or not executable. Install field-server (pip install field-server), or say where it is: '
        .. 'vim.g.field_server = "/path/to/field-server"'
  end
  command[1] = path
  return command
end

return M
