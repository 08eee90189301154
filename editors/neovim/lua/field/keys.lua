-- The keys of a form's buffer. Those that would join, open or delete lines mean what they can mean in a form.

local Text = require('field.text')
local User = require('field.user')

local M = {}

local function map(form, modes, keys, action, description, options)
  options = vim.tbl_extend('force', { buffer = form.buffer, desc = description, nowait = true }, options or {})
  vim.keymap.set(modes, keys, action, options)
end

-- Whether nothing of the field is before the caret, or behind it.
local function at_edge(form, backward)
  local field, offset = form:here()
  if not field then
    return true
  end
  return offset == (backward and 0 or #field.view)
end

-- Lets a key delete what the field has on that side of the caret, and never what separates it from the next.
-- Asked when its turn comes: an expression would be asked as soon as the key is read, and Neovim reads on while
-- characters that were typed before it are not in the buffer yet. Which side of the caret a deletion was on tells only where the
-- caret was, and of keys that wait Neovim tells no move.
local function unless_at_edge(form, key, backward, other)
  local code = vim.keycode(key)
  map(form, 'i', key, function()
    form:_moved(true)
    if not at_edge(form, backward) and not (other and other(form)) then
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
    if mode == 'i' and form:open() then
      form:move_mark(target == 'increment' and -1 or 1)
    elseif form:steps() then
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
  local field = form:here()
  if field and field.secret and Text.is_covered(table.concat(register.regcontents)) then
    return User.warn('a secret is in no register')
  end
  local multiline = field and field.multiline
  form.cause = 'paste'
  if register.regtype == 'v' or multiline then
    vim.cmd.normal({ ('"%s%d%s'):format(vim.v.register, vim.v.count1, after and 'p' or 'P'), bang = true })
  else
    local text = table.concat(register.regcontents, ' ')
    vim.api.nvim_put({ text:rep(vim.v.count1) }, 'c', after, true)
  end
  form.cause = nil
end

-- The keys of dd: clears a field, and deletes lines of one that has several, which stay within it.
local function delete_lines(form)
  local register, count = '"' .. vim.v.register, vim.v.count1
  -- A count that was typed would be that of what follows.
  local keys = vim.v.count > 0 and '<Esc>' or ''
  local field = form:here()
  local rows = field and field.multiline and Text.rows(field.view) or 1
  local left = rows > 1 and form:first_row(field) + rows - vim.api.nvim_win_get_cursor(0)[1] + 1 or 1
  count = math.min(count, left)
  if count == rows then
    return keys .. '0' .. register .. (rows > 1 and count or '') .. 'D'
  end
  return keys .. register .. count .. 'dd'
end

-- CTRL-R of insert mode: puts a register in. That is pasted, and not typed.
local function put_inserting(form)
  local literally = { [vim.keycode('<C-R>')] = '<C-R>', [vim.keycode('<C-O>')] = '<C-O>', [vim.keycode('<C-P>')] = '<C-P>' }
  local fine, register = pcall(vim.fn.getcharstr)
  local how = fine and literally[register] or ''
  if how ~= '' then
    fine, register = pcall(vim.fn.getcharstr)
  end
  local field = form:here()
  -- The expression is asked for in the command line; and what a secret's line has is no text.
  if not fine or register == vim.keycode('<Esc>') or register == vim.keycode('<C-C>') then
    return
  elseif not register:find('^[%w%-"+*.:/#%%]$') or not field or field.static or field.secret then
    vim.api.nvim_feedkeys(vim.keycode('<C-R>' .. how) .. register, 'in', false) -- before the keys that wait
    return
  end
  local known, contents = pcall(vim.fn.getreg, register, 1, true)
  if not known or #contents == 0 then
    return
  end
  form.cause = 'paste'
  if vim.fn.getregtype(register) == 'v' and (#contents == 1 or field.multiline) then
    -- In one piece, and as `.` will repeat it.
    local done = '<Cmd>lua local form = require("field.form").of(); if form then form.cause = nil end<CR>'
    vim.api.nvim_feedkeys(vim.keycode('<C-R><C-O>') .. register .. vim.keycode(done), 'in', false)
    return
  end
  vim.api.nvim_put(field.multiline and contents or { table.concat(contents, ' ') }, 'c', false, true)
  form.cause = nil
end

-- o and O: another line of the same field, or another field.
local function insert_at(form, step)
  return function()
    local field = form:here()
    if field and field.multiline then
      return step > 0 and 'o' or 'O'
    end
    return ('<Cmd>lua require("field.form").of():move(%d)<CR>A'):format(step)
  end
end

-- In insert mode, a key that means something in some fields, and elsewhere what it always does. `action` answers whether
-- it was that.
local function sometimes(form, key, action, description)
  local code = vim.keycode(key)
  map(form, 'i', key, function()
    if not action() then
      vim.api.nvim_feedkeys(code, 'in', false) -- before the keys that wait
    end
  end, description)
end

--- Sets up the letters that answer the form's boxes.
function M.answers(form)
  for _, letter in ipairs(form:letters()) do
    sometimes(form, letter, function()
      return form:answer(letter)
    end, 'Answer a box')
  end
end

-- Keys of the list that is open, as those of Neovim's own popup menu; and those of boxes, stars and sliders.
local function control(form)
  local function mark(distance)
    return function()
      if form:open() then
        form:move_mark(distance)
        return true
      end
    end
  end
  for key, distance in pairs({ ['<C-N>'] = 1, ['<C-P>'] = -1 }) do
    sometimes(form, key, function()
      if vim.fn.pumvisible() == 1 then
        return false -- of the completion of paths
      elseif form:open() then
        form:move_mark(distance)
      else
        form:choose()
      end
      return true -- with nothing to complete from, Neovim would insert the key itself
    end, distance > 0 and 'Next entry' or 'Previous entry')
  end
  sometimes(form, '<PageDown>', mark(10), 'Ten entries on')
  sometimes(form, '<PageUp>', mark(-10), 'Ten entries back')
  sometimes(form, '<C-Y>', function()
    return form:open() and form:accept()
  end, 'Take the marked entry')
  sometimes(form, '<C-E>', function()
    local open = form:open()
    form:close_list()
    return open ~= nil
  end, 'Close the list')
  -- What is mapped is not typed for abbreviations: only forms that need it have it.
  if form:may_have({ 'checkbox', 'listbox' }) then
    sometimes(form, '<Space>', function()
      return form:toggle() or form:take_marked()
    end, 'Turn a box over, take an entry')
  end
  M.answers(form)
  local sides = form:may_have({ 'rating', 'slider' }) and { ['<Left>'] = 'decrement', ['<Right>'] = 'increment' } or {}
  for key, target in pairs(sides) do
    sometimes(form, key, function()
      if form:slides() and form:steps() then
        form:step(target, 1)
        return true
      end
    end, target == 'increment' and 'One more' or 'One less')
  end
  map(form, 'n', '<Space>', function()
    local field = form:here()
    if form:toggle() then
      return
    elseif form:has_list(field) then
      form:choose()
    else
      vim.cmd.normal({ vim.v.count1 .. ' ', bang = true })
    end
  end, 'Turn a box over, open a list', { nowait = vim.g.mapleader ~= ' ' })
  for _, key in ipairs({ '<LeftMouse>', '<2-LeftMouse>', '<3-LeftMouse>', '<4-LeftMouse>' }) do
    local click = vim.keycode(key)
    map(form, { 'n', 'i' }, key, function()
      if not form:click() then
        vim.api.nvim_feedkeys(click, 'in', false)
      end
    end, 'Click')
  end
end

-- Keys of pages and of sections that repeat.
local function structure(form)
  for key, where in pairs({ ['<C-PageDown>'] = 'next', ['<C-PageUp>'] = 'previous' }) do
    map(form, { 'n', 'i' }, key, function()
      form:turn({ to = where })
    end, 'To the ' .. where .. ' page')
  end
  for key, where in pairs({ [']]'] = 'next', ['[['] = 'previous' }) do
    map(form, 'n', key, function()
      form:turn({ to = where })
    end, 'To the ' .. where .. ' page')
  end
  local rows = { ['<M-a>'] = 'add', ['<M-d>'] = 'remove', ['<M-k>'] = 'up', ['<M-j>'] = 'down', ['<M-u>'] = 'restore' }
  for key, action in pairs(rows) do
    map(form, { 'n', 'i' }, key, function()
      form:row(action)
    end, 'Row: ' .. action)
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
    if not form:toggle() then
      form:commit()
    end
  end, 'Turn a box over, or end this field and go on or submit')
  map(form, 'i', '<CR>', function()
    local field = form:here()
    if field and field.multiline then
      return '<CR>'
    elseif vim.fn.pumvisible() == 1 then
      return '<C-Y>' -- of the completion of paths
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
  control(form)
  if form.definition.pages or form.definition.sections then
    structure(form)
  end
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
  map(form, 'i', '<C-R>', function()
    put_inserting(form)
  end, 'Put a register')
  map(form, 'n', 'dd', function()
    return delete_lines(form)
  end, 'Clear this field, or delete a line of several', { expr = true })
  map(form, { 'n', 'x' }, 'J', '<Nop>')
  map(form, { 'n', 'x' }, 'gJ', '<Nop>')
  for _, key in ipairs({ '<BS>', '<C-H>', '<C-W>' }) do
    unless_at_edge(form, key, true, form.remove_before)
  end
  unless_at_edge(form, '<C-U>', true)
  unless_at_edge(form, '<Del>', false)
end

return M
