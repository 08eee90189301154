-- What users and other plugins call.

local Config = require('field.config')

local M = {}

--- Settings; all have defaults. See |field-setup|.
---@param values? field.Config
function M.setup(values)
  Config.setup(values)
end

--- Opens the form file at `path` in a buffer of its own. The buffer, or nil where it could not be opened.
---@param path string
---@param options? { on_submit?: fun(result: table), secrets?: boolean, validators?: table }
function M.open(path, options)
  return require('field.buffer').open(path, options)
end

--- Submits the form of the current buffer: `done(result)`.
function M.submit(done)
  local form = require('field.form').of()
  if form then
    form:submit(done)
  else
    require('field.user').error('this buffer is no form')
  end
end

--- Asks for one text at the cursor. `spec` has the members of the protocol's `field/create`, and `prompt` and
--- `default` as |vim.ui.input()| has them. `on_done(text, result)` gets the text as it is shown, and `result.value`,
--- `result.typed`; nil where the user gave up.
---@param spec table
---@param on_done fun(text: string?, result: table?)
---@param options? { validators?: table, width?: integer }
function M.read(spec, on_done, options)
  return require('field.read').read(spec, on_done, options)
end

--- A replacement of |vim.ui.input()|: `vim.ui.input = require('field').input`. What has no `type` is plain text.
function M.input(options, on_confirm)
  return M.read(options or {}, function(text)
    on_confirm(text)
  end)
end

return M
