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

--- A replacement of |vim.ui.select()|: `vim.ui.select = require('field').select`. What is typed looks for an item.
function M.select(items, options, on_choice)
  if #items == 0 then
    return on_choice(nil, nil)
  end
  options = options or {}
  local choices, known = {}, {}
  for index, item in ipairs(items) do
    local label = vim.trim((options.format_item or tostring)(item):gsub('%s+', ' '))
    -- Labels tell entries apart.
    if label == '' or known[label] then
      label = vim.trim(('%s (%d)'):format(label, index))
    end
    known[label] = true
    choices[index] = { label = label, value = tostring(index) }
  end
  M.read({
    prompt = options.prompt or 'Select one of:',
    type = { name = 'choice', choices = choices },
    required = true,
    list = true,
  }, function(_, result)
    local index = result and tonumber(result.typed)
    on_choice(index and items[index], index)
  end)
end

return M
