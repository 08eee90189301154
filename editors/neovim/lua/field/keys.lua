-- The keys of a form's buffer. Those that would join, open or delete lines mean what they can mean in a form.

local User = require('field.user')

local M = {}

local function map(form, modes, keys, action, description, options)
  options = vim.tbl_extend('force', { buffer = form.buffer, desc = description, nowait = true }, options or {})
  vim.keymap.set(modes, keys, action, options)
end

-- Whether nothing of the field is before the caret, or behind it.
local function at_edge(form, backward)
  local index, offset = form:here()
  if not index then
    return true
  end
  return offset == (backward and 0 or #form.fields[index].view)
end

-- Lets a key delete what the field has on that side of the caret, and never what separates it from the next.
-- Asked when its turn comes: an expression would be asked as soon as the key is read, and Neovim reads on while
-- characters that were typed before it are not in the buffer yet.
local function unless_at_edge(form, key, backward)
  local code = vim.keycode(key)
  map(form, 'i', key, function()
    if not at_edge(form, backward) then
      vim.api.nvim_feedkeys(code, 'in', false) -- before the keys that wait
    end
  end)
end

local opposite = { increment = 'decrement', decrement = 'increment' }

-- Steps where the field under the cursor has steps; else the key means what it always does.
local function step(form, mode, key, target)
  local code = vim.keycode(key)
  map(form, mode, key, function()
    local count = vim.v.count1
    if form:steps() then
      form:step(mode == 'i' and form:lists() and opposite[target] or target, count)
    elseif mode == 'i' then
      vim.api.nvim_feedkeys(code, 'in', false) -- before the keys that wait
    else
      vim.cmd.normal({ count .. code, bang = true })
    end
  end, target == 'increment' and 'One more' or 'One less')
end

-- Puts a register into the field: whole lines as words in it.
local function put(form, after)
  local register = vim.fn.getreginfo(vim.v.register)
  if not register.regcontents then
    return User.error('nothing in register ' .. vim.v.register)
  end
  local index = form:here()
  local multiline = index and form.fields[index].multiline
  form.cause = 'paste'
  if register.regtype == 'v' or multiline then
    vim.cmd.normal({ ('"%s%d%s'):format(vim.v.register, vim.v.count1, after and 'p' or 'P'), bang = true })
  else
    local text = table.concat(register.regcontents, ' ')
    vim.api.nvim_put({ text:rep(vim.v.count1) }, 'c', after, true)
  end
  form.cause = nil
end

-- o and O: another line of the same field, or another field.
local function insert_at(form, step)
  return function()
    local index = form:here()
    if index and form.fields[index].multiline then
      return step > 0 and 'o' or 'O'
    end
    return ('<Cmd>lua require("field.form").of():move(%d)<CR>A'):format(step)
  end
end

--- Sets up what goes on, chooses, undoes and edits.
function M.attach(form)
  map(form, { 'n', 'i' }, '<Tab>', function()
    form:move(1)
  end, 'Next field')
  map(form, { 'n', 'i' }, '<S-Tab>', function()
    form:move(-1)
  end, 'Previous field')
  map(form, 'n', '<CR>', function()
    form:commit()
  end, 'End this field, go on or submit')
  map(form, 'i', '<CR>', function()
    local index = form:here()
    if index and form.fields[index].multiline then
      return '<CR>'
    end
    return '<Cmd>lua require("field.form").of():commit()<CR>'
  end, 'End this field, go on or submit', { expr = true })
  map(form, { 'n', 'i' }, '<C-Space>', function()
    form:choose()
  end, 'Choose')
  map(form, { 'n', 'i' }, '<M-Down>', function()
    form:choose()
  end, 'Choose')
  map(form, 'n', 'u', function()
    form:history('field/undo', vim.v.count1)
  end, 'Undo in this field')
  map(form, 'n', '<C-R>', function()
    form:history('field/redo', vim.v.count1)
  end, 'Redo in this field')
  step(form, 'i', '<Up>', 'increment')
  step(form, 'i', '<Down>', 'decrement')
  step(form, 'n', '<C-A>', 'increment')
  step(form, 'n', '<C-X>', 'decrement')
  map(form, 'n', 'U', '<Nop>')
  map(form, 'n', 'o', insert_at(form, 1), 'Insert in the next field', { expr = true })
  map(form, 'n', 'O', insert_at(form, -1), 'Insert in the previous field', { expr = true })
  map(form, 'n', 'p', function()
    put(form, true)
  end, 'Put')
  map(form, 'n', 'P', function()
    put(form, false)
  end, 'Put before')
  map(form, 'n', 'dd', function()
    return '0"' .. vim.v.register .. 'D'
  end, 'Clear this field', { expr = true })
  map(form, { 'n', 'x' }, 'J', '<Nop>')
  map(form, { 'n', 'x' }, 'gJ', '<Nop>')
  for _, key in ipairs({ '<BS>', '<C-H>', '<C-W>', '<C-U>' }) do
    unless_at_edge(form, key, true)
  end
  unless_at_edge(form, '<Del>', false)
end

return M
