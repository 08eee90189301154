-- require('field').read: one field in a small window at the cursor.

local Form = require('field.form')
local File = require('field.file')
local Keys = require('field.keys')
local Render = require('field.render')
local Text = require('field.text')
local User = require('field.user')

local M = {}

-- What is ours in `spec`; all else is field/create's.
local own = {
  prompt = true, default = true, completion = true, highlight = true, on_confirm = true, scope = true, list = true,
}

--- See |field.read()|.
function M.read(spec, on_done, options)
  options = options or {}
  local field = { field = 'text' }
  for name, value in pairs(spec) do
    if not own[name] then
      field[name] = value
    end
  end
  if spec.default and spec.default ~= '' and not (field.text or field.value or field.typed) then
    field.text = spec.default
  end
  field.label = field.label or spec.prompt and vim.trim(spec.prompt):gsub(':$', '') or nil
  local id = field.field
  local finished = false
  local buffer = vim.api.nvim_create_buf(false, true)
  vim.bo[buffer].bufhidden = 'wipe'
  Render.define_highlights()
  local window
  local form, reason
  local function finish(text, result)
    if finished then
      return
    end
    finished = true
    if form then
      form:close()
    end
    local function tell()
      on_done(text, result)
    end
    -- Behind the end of insert mode, so that what the caller opens is not typed into, and keeps the mode that it begins.
    if vim.api.nvim_get_current_win() == window and vim.api.nvim_get_mode().mode:find('^i') then
      vim.api.nvim_create_autocmd('InsertLeave', { once = true, callback = vim.schedule_wrap(tell) })
      vim.cmd('stopinsert')
    else
      vim.schedule(tell)
    end
    if window and vim.api.nvim_win_is_valid(window) then
      vim.api.nvim_win_close(window, true)
    end
  end
  local definition = assert(File.check({ title = 'read', fields = { field } }))
  form, reason = Form.attach(buffer, definition, {
    title = false,
    labels = false,
    footer = false,
    validators = options.validators,
    on_submit = false,
    secrets = true,
    on_layout = function(below)
      if window and vim.api.nvim_win_is_valid(window) then
        local lines = form and Text.rows(form.fields[1].view) or 1
        vim.api.nvim_win_set_height(window, math.max(1, lines + below))
      end
    end,
    on_commit = function(this)
      this:submit(function(result)
        if result.valid then
          finish(result.texts[id], {
            text = result.texts[id],
            value = result.values[id],
            typed = (result.typed or {})[id],
          })
        end
      end)
    end,
  })
  if not form then
    vim.api.nvim_buf_delete(buffer, { force = true })
    User.error(reason)
    return finish(nil)
  end
  local presentation = form.fields[1].presentation
  local title = presentation.label and presentation.label.text or ''
  local width = math.max(options.width or 40, (presentation.minimumWidth or 0) + 12, vim.api.nvim_strwidth(title) + 4)
  window = vim.api.nvim_open_win(buffer, true, {
    relative = 'cursor',
    row = 1,
    col = 0,
    width = math.min(width, vim.o.columns - 4),
    height = 1 + (form.below or 0),
    style = 'minimal',
    border = 'rounded',
    title = title ~= '' and ' ' .. title .. ' ' or nil,
  })
  vim.wo[window][0].wrap = false
  form.width = vim.api.nvim_win_get_width(window)
  Keys.attach(form)
  for modes, keys in pairs({ n = { '<Esc>', 'q' }, i = { '<C-C>' } }) do
    for _, key in ipairs(keys) do
      vim.keymap.set(modes, key, function()
        finish(nil)
      end, { buffer = buffer, nowait = true, desc = 'Give up' })
    end
  end
  if spec.completion then
    -- As in the line that `input()` asks in: the first Tab proposes, the next ones go through it.
    vim.keymap.set('i', '<Tab>', function()
      if vim.fn.pumvisible() == 1 then
        vim.api.nvim_feedkeys(vim.keycode('<C-N>'), 'in', false)
      else
        form:complete_as(spec.completion)
      end
    end, { buffer = buffer, desc = 'Complete' })
  end
  vim.api.nvim_create_autocmd('WinLeave', {
    buffer = buffer,
    callback = function()
      vim.schedule(function()
        -- A picker of choices is a window too.
        if not vim.api.nvim_win_is_valid(window) then
          finish(nil)
        end
      end)
    end,
  })
  form:go(form.fields[1])
  vim.cmd('startinsert!')
  if spec.list then
    -- In insert mode, which begins behind this.
    vim.schedule(function()
      if not finished then
        form:choose()
      end
    end)
  end
  return form
end

return M
