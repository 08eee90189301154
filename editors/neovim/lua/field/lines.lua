-- The buffer's text and the fields' texts: every change of the buffer becomes a change of one field's text, whatever
-- made it; the line breaks that separate fields come back.
--
-- The buffer is taken as one string of bytes. A field has `begin`, where it starts there, `line`, its first row,
-- `view`, what the buffer shows of it, and `sent`, what the server was told of that. A key moves all fields behind it: that
-- is kept apart in `form.moved` until another field is typed into, so that a key costs the same in any form. One line break lies between two fields. When a change
-- takes that away, or puts more there, each field keeps what is left of its own text, what lies between belongs to
-- nobody, and `restore` writes the lines anew.

local Text = require('field.text')

local M = {}

-- Counts the rows again, where a field has another number of them.
local function count_rows(form)
  if form.rows_counted then
    return
  end
  form.rows_counted = true
  local row = 0
  for _, field in ipairs(form.fields) do
    field.line = row
    row = row + Text.rows(field.view)
  end
  form.rows = row
end

--- The first row of a field that shows, where the lines are in order.
function M.first_row(form, field)
  count_rows(form)
  return field.line
end

-- The last index up to which `before` holds; 0 where it holds for none.
local function last_index(fields, before)
  local low, high = 0, #fields
  while low < high do
    local middle = math.ceil((low + high) / 2)
    if before(fields[middle]) then
      low = middle
    else
      high = middle - 1
    end
  end
  return low
end

--- The index of the field that has `row`, and its first row; nil behind the last.
function M.index_at(form, row)
  count_rows(form)
  if row < 0 or row >= form.rows then
    return nil
  end
  local index = last_index(form.fields, function(field)
    return field.line <= row
  end)
  return index, form.fields[index].line
end

-- Where a field begins.
local function begin_of(form, field)
  local moved = form.moved
  return field.begin + (moved and field.index > moved.behind and moved.by or 0)
end

local function take_moves(form)
  local moved = form.moved
  form.moved = nil
  if moved then
    for index = moved.behind + 1, #form.fields do
      form.fields[index].begin = form.fields[index].begin + moved.by
    end
  end
end

-- The last field that begins at a byte or before it.
local function beginning(form, at)
  return form.fields[last_index(form.fields, function(field)
    return begin_of(form, field) <= at
  end)]
end

-- The field that holds all of the bytes [start, stop]. Where one field's whole line is gone, the next one begins at the
-- same byte, and that is the one that shows there.
local function holding(form, start, stop)
  local field = beginning(form, start)
  return field and stop <= begin_of(form, field) + #field.view and field or nil
end

--- What the buffer has in the field's lines.
function M.shown(form, field)
  local first = M.first_row(form, field)
  local rows = Text.rows(field.view)
  return table.concat(vim.api.nvim_buf_get_lines(form.buffer, first, first + rows, false), '\n')
end

local function shift(form, from, distance)
  if distance == 0 then
    return
  end
  if form.moved and form.moved.behind ~= from - 1 then
    take_moves(form)
  end
  form.moved = form.moved or { behind = from - 1, by = 0 }
  form.moved.by = form.moved.by + distance
end

-- A field shows another text.
local function show(form, field, view)
  if Text.rows(field.view) ~= Text.rows(view) then
    form.rows_counted = false
  end
  field.view = view
end

-- The bytes [start, stop) of a field's own text are others now.
local function change(form, field, start, stop, insert)
  if field.secret then
    field.secret = Text.replaced(field.secret, start, stop, insert)
    insert = Text.covered(insert)
  end
  show(form, field, Text.replaced(field.view, start, stop, insert))
  shift(form, field.index + 1, #insert - (stop - start))
end

--- Says where each field begins, after all views were set.
function M.number(form)
  local begin = 0
  form.moved, form.rows_counted, form.before_group, form.of_group = nil, false, {}, {}
  local before
  for index, field in ipairs(form.fields) do
    field.index = index
    field.begin = begin
    begin = begin + #field.view + 1
    local group = field.spec.group
    if before and group and group ~= before.spec.group then
      form.before_group[group] = form.before_group[group] or {}
      table.insert(form.before_group[group], before)
    end
    if group and not field.static then
      form.of_group[group] = form.of_group[group] or {}
      table.insert(form.of_group[group], field)
    end
    before = field
  end
end

--- Replaces the bytes [start, stop) of a field's text in the buffer, without telling the server.
function M.replace(form, field, start, stop, insert)
  if not field.index then
    -- It does not show, and has no row.
    field.secret = field.secret and Text.replaced(field.secret, start, stop, insert)
    insert = form:shown_of(field, insert)
    field.view = Text.replaced(field.view, start, stop, insert)
    return
  end
  local first = M.first_row(form, field)
  local row, column = Text.position(field.view, start)
  local end_row, end_column = Text.position(field.view, stop)
  form.applying = true
  local fine, reason = pcall(
    vim.api.nvim_buf_set_text,
    form.buffer,
    first + row,
    column,
    first + end_row,
    end_column,
    Text.lines(form:shown_of(field, insert))
  )
  form.applying = false
  if not fine then
    error(reason)
  end
  change(form, field, start, stop, insert)
end

--- Makes a field show `text`, by the smallest change.
function M.show(form, field, text)
  local start, stop, insert = Text.change(form:text_of(field), text)
  if start then
    M.replace(form, field, start, stop, insert)
  end
end

--- Makes `lines` of all that the buffer has, by the smallest change of whole lines.
function M.write(form, lines)
  local old = vim.api.nvim_buf_get_lines(form.buffer, 0, -1, false)
  local head, tail = 0, 0
  local shorter = math.min(#old, #lines)
  while head < shorter and old[head + 1] == lines[head + 1] do
    head = head + 1
  end
  while tail < shorter - head and old[#old - tail] == lines[#lines - tail] do
    tail = tail + 1
  end
  form.applying = true
  local replaced = vim.list_slice(lines, head + 1, #lines - tail)
  vim.api.nvim_buf_set_lines(form.buffer, head, #old - tail, false, replaced)
  form.applying = false
end

-- Bytes [start, stop) that are not one field's alone became `length` others, which belong to nobody.
local function across(form, start, stop, length)
  take_moves(form)
  form.rows_counted = false
  for _, field in ipairs(form.fields) do
    local finish = field.begin + #field.view
    local left = math.min(finish, math.max(field.begin, start)) - field.begin
    local right = math.max(field.begin, math.min(finish, stop)) - field.begin
    field.secret = field.secret and Text.replaced(field.secret, left, math.max(left, right), '')
    field.view = Text.replaced(field.view, left, math.max(left, right), '')
    if field.begin >= stop then
      field.begin = field.begin + length - (stop - start)
    elseif field.begin > start then
      field.begin = start + length
    end
  end
end

-- As many whole lines as before are others now (sorted, filtered by a program): each is its field's text.
local function exchanged(form, row, rows)
  local lines = vim.api.nvim_buf_get_lines(form.buffer, row, row + rows, false)
  local index, first = M.index_at(form, row)
  if not index or first ~= row or #lines ~= rows then
    return false
  end
  local taken = 0
  local views = {}
  while taken < rows do
    local field = form.fields[index + #views]
    local count = field and Text.rows(field.view)
    if not count or taken + count > rows then
      return false
    end
    table.insert(views, table.concat(lines, '\n', taken + 1, taken + count))
    taken = taken + count
  end
  for position, view in ipairs(views) do
    local field = form.fields[index + position - 1]
    if not field.secret then
      change(form, field, 0, #field.view, view)
    elseif view ~= field.view then
      -- Lines were sorted or so: what is in the place of a secret's line is what it holds.
      change(form, field, 0, #field.view, view)
      field.uncovered = true
    end
    if field.static then
      form.broken = form.broken or { field = field }
    end
  end
  return true
end

---@class field.Change  what on_bytes of nvim_buf_attach says
---@field row integer
---@field column integer
---@field offset integer
---@field old { rows: integer, column: integer, bytes: integer }
---@field new { rows: integer, column: integer, bytes: integer }

local function inserted(form, this)
  local buffer, new = form.buffer, this.new
  if new.bytes == 0 then
    return ''
  end
  local end_row = this.row + new.rows
  local end_column = new.rows == 0 and this.column + new.column or new.column
  -- While lines are joined Neovim tells of the change before all of it has been made.
  local fine, lines = pcall(vim.api.nvim_buf_get_text, buffer, this.row, this.column, end_row, end_column, {})
  local text = fine and table.concat(lines, '\n')
  return text and #text == new.bytes and text or nil
end

--- Takes note of a change of the buffer.
---@param this field.Change
function M.changed(form, this)
  if form.applying then
    return
  end
  local start, stop = this.offset, this.offset + this.old.bytes
  local fields = form.fields
  local aligned = this.column == 0 and this.old.column == 0 and this.new.column == 0
  local put = form.broken and form.broken.put
  if put and aligned and this.new.bytes == 0 and this.old.rows == put.rows and stop == put.start then
    -- A filter: what came from the program was put below the lines, and now those went.
    local broken = form.broken
    form.broken = nil
    shift(form, put.behind, -put.bytes)
    if exchanged(form, this.row, this.old.rows) then
      return form:settle_soon()
    end
    shift(form, put.behind, put.bytes)
    form.broken = broken
  end
  if form.broken then
    form.broken.later, form.broken.put = true, nil
  end
  if aligned and not form.broken and this.old.rows > 0 and this.old.rows == this.new.rows
    and exchanged(form, this.row, this.old.rows) then
    return form:settle_soon()
  end
  if aligned and this.old.bytes == 0 and this.new.rows > 0 then
    -- Lines were put between fields: of a field with several lines they are more of it, else they go again.
    local field = beginning(form, start - 1)
    if field and begin_of(form, field) + #field.view + 1 == start then
      if field.multiline and not form.broken then
        local lines = vim.api.nvim_buf_get_lines(form.buffer, this.row, this.row + this.new.rows, false)
        local text = '\n' .. table.concat(lines, '\n')
        local at = #field.view
        change(form, field, at, at, text)
        return form:edited(field, at, at, text)
      end
      form.broken = form.broken or {
        field = field,
        put = { start = start, rows = this.new.rows, bytes = this.new.bytes, behind = field.index + 1 },
      }
      shift(form, field.index + 1, this.new.bytes)
      return form:settle_soon()
    end
  end
  if aligned and this.new.bytes == 0 and not form.broken then
    -- The last lines of a field that has more went: with the break before them, as that behind them is no part of it.
    local field = beginning(form, start)
    local begin = begin_of(form, field)
    if field.multiline and start > begin and stop == begin + #field.view + 1 then
      local from, to = start - begin - 1, #field.view
      change(form, field, from, to, '')
      form.shortened = field -- where the cursor was, which Neovim puts into the line that came up
      return form:edited(field, from, to, '')
    end
  end
  local field = holding(form, start, stop)
  if not field then
    for _, other in ipairs(fields) do
      local begin = begin_of(form, other)
      if start <= begin + #other.view then
        form.broken = form.broken or { field = other, offset = math.max(0, start - begin) }
        break
      end
    end
    form.broken = form.broken or { field = fields[#fields], later = true }
    across(form, start, stop, this.new.bytes)
    return form:settle_soon()
  end
  local insert = inserted(form, this)
  if not insert then
    form.unsure = true -- `compare` looks at what the buffer has come to
    return form:settle_soon()
  end
  if field.secret then
    local real = form:uncovered(insert)
    field.uncovered = field.uncovered or insert ~= Text.covered(real)
    insert = real
  end
  local from = start - begin_of(form, field)
  change(form, field, from, from + this.old.bytes, insert)
  if field.static then
    form.broken = form.broken or { field = field }
    return form:settle_soon()
  end
  form:edited(field, from, from + this.old.bytes, insert)
end

-- The field that the cursor is in, and the offset in its text, in a buffer whose lines are not in order.
local function cursor_in(form, window)
  local row, column = unpack(vim.api.nvim_win_get_cursor(window))
  local at = vim.api.nvim_buf_get_offset(form.buffer, row - 1) + column
  for _, field in ipairs(form.fields) do
    local begin = begin_of(form, field)
    if at <= begin + #field.view then
      return field, math.max(0, at - begin)
    end
  end
  return form.fields[#form.fields], 0
end

--- Covers what has come into the lines of secrets.
function M.cover(form)
  for _, field in ipairs(form.fields) do
    if field.uncovered and field.index and not form.broken then
      field.uncovered = nil
      local first = M.first_row(form, field)
      local window = form:window()
      local cursor = window and vim.api.nvim_win_get_cursor(window)
      form.applying = true
      vim.api.nvim_buf_set_lines(form.buffer, first, first + Text.rows(field.view), false, Text.lines(field.view))
      form.applying = false
      if cursor then
        vim.api.nvim_win_set_cursor(window, cursor)
      end
    end
  end
end

--- Puts back what separates the fields. True where anything had to be.
function M.restore(form)
  local broken = form.broken
  form.broken = nil
  local buffer, fields = form.buffer, form.fields
  local window = form:window()
  local here, offset
  if window then
    here, offset = cursor_in(form, window)
    if not broken.later then
      here, offset = broken.field, broken.offset or offset
    end
  end
  local lines = {}
  for _, field in ipairs(fields) do
    if field.static then
      field.view = field.sent
    end
    vim.list_extend(lines, Text.lines(field.view))
  end
  M.number(form)
  if vim.deep_equal(lines, vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) then
    return false
  end
  form.applying = true
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines)
  form.applying = false
  if window then
    local row, column = Text.position(here.view, offset)
    vim.api.nvim_win_set_cursor(window, { M.first_row(form, here) + row + 1, column })
  end
  return true
end

--- Compares the buffer with what is known of it, and takes over what is other: nothing that the user sees is lost. Of all
--- fields, or of a set of those that alone may be other.
function M.compare(form, only)
  if form.broken then
    return
  end
  count_rows(form)
  if vim.api.nvim_buf_line_count(form.buffer) ~= form.rows then
    form.broken = { field = form.fields[1], later = true }
    return
  end
  local function take(field, text)
    if text ~= field.view then
      if field.secret then
        local start, stop, insert = Text.change(field.view, text)
        field.secret = Text.replaced(field.secret, start, stop, insert)
        field.uncovered, field.unsent = true, true
        text = Text.covered(field.secret)
      end
      show(form, field, text)
      form.broken = field.static and { field = field, later = true } or form.broken
      return true
    end
  end
  if only then
    for field in pairs(only) do
      if field.index then
        local before = #field.view
        if take(field, M.shown(form, field)) then
          shift(form, field.index + 1, #field.view - before)
        end
      end
    end
    return
  end
  local lines = vim.api.nvim_buf_get_lines(form.buffer, 0, -1, false)
  local row, other = 0, false
  for _, field in ipairs(form.fields) do
    local rows = Text.rows(field.view)
    other = take(field, rows == 1 and lines[row + 1] or table.concat(lines, '\n', row + 1, row + rows)) or other
    row = row + rows
  end
  if other then
    M.number(form)
  end
end

return M
