-- The buffer's lines and the fields' texts: every change of the buffer becomes a change of one field's text, whatever
-- made it; lines that separate fields come back.
--
-- Each field has `view`, what the buffer shows of it, and `sent`, what the server was told of that. The lines of a field
-- are counted in `rows`: one, but for fields of several lines, and for as long as a joined or deleted line is missing.

local Text = require('field.text')

local M = {}

--- The first row of the field at `index`.
function M.first_row(form, index)
  local row = 0
  for i = 1, index - 1 do
    row = row + form.fields[i].rows
  end
  return row
end

--- The index of the field that has `row`, and its first row; nil behind the last.
function M.index_at(form, row)
  local first = 0
  for index, field in ipairs(form.fields) do
    if row < first + field.rows then
      return index, first
    end
    first = first + field.rows
  end
end

--- What the buffer has in the field's lines.
function M.shown(form, index)
  local first = M.first_row(form, index)
  local lines = vim.api.nvim_buf_get_lines(form.buffer, first, first + form.fields[index].rows, false)
  return table.concat(lines, '\n')
end

local function set_view(field, view)
  field.view = view
  field.rows = Text.rows(view)
end

--- Replaces the bytes [start, stop) of a field's text in the buffer, without telling the server.
function M.replace(form, index, start, stop, insert)
  local field, first = form.fields[index], M.first_row(form, index)
  local row, column = Text.position(field.view, start)
  local end_row, end_column = Text.position(field.view, stop)
  local modifiable = vim.bo[form.buffer].modifiable
  vim.bo[form.buffer].modifiable = true
  form.applying = true
  local fine, reason = pcall(
    vim.api.nvim_buf_set_text,
    form.buffer,
    first + row,
    column,
    first + end_row,
    end_column,
    Text.lines(insert)
  )
  form.applying = false
  vim.bo[form.buffer].modifiable = modifiable
  if not fine then
    error(reason)
  end
  set_view(field, Text.replaced(field.view, start, stop, insert))
end

--- Makes a field show `text`, by the smallest change.
function M.show(form, index, text)
  local start, stop, insert = Text.change(form.fields[index].view, text)
  if start then
    M.replace(form, index, start, stop, insert)
  end
end

-- Several fields were touched: from byte `start` of the field at `i` to byte `stop` of the one at `j` (nil: to the end of
-- the buffer). What is left of each stays its text; nothing is sent before the lines are back.
local function across(form, i, start, j, stop, insert)
  local fields = form.fields
  local before = fields[i].view:sub(1, start)
  local after = j and fields[j].view:sub(stop + 1) or ''
  if insert:find('^%s*$') then
    insert = insert:gsub('[^\n]', '')
  end
  local last = j or #fields + 1
  if start == 0 and stop == 0 then
    -- Whole lines: each field between gets one of the new lines, while there are any.
    local lines = insert == '' and {} or Text.lines((insert:gsub('\n$', '')))
    for k = i, last - 1 do
      local line = table.remove(lines, 1)
      if k == last - 1 and line and #lines > 0 then
        line = line .. '\n' .. table.concat(lines, '\n')
      end
      fields[k].view, fields[k].rows = line or '', line and Text.rows(line) or 0
    end
  else
    for k = i + 1, last do
      if fields[k] then
        fields[k].view, fields[k].rows = '', 0
      end
    end
    set_view(fields[i], before .. insert .. after)
    if j then
      fields[j].view = after
      fields[i].tail = after
    end
  end
  form.broken = { field = i, column = start }
end

--- Lines were put between fields. Of a field with several lines they are more of it, else they go again.
local function between(form, index, insert)
  local previous = form.fields[index]
  local text = insert:gsub('\n$', '')
  if previous.multiline then
    local at = #previous.view
    set_view(previous, previous.view .. '\n' .. text)
    form:edited(index, at, at, '\n' .. text)
    return
  end
  previous.kept = previous.kept or previous.view
  set_view(previous, previous.view .. '\n' .. text)
  form.broken = { field = index }
end

--- Takes note of a change: the arguments of nvim_buf_attach's on_bytes.
function M.changed(form, row, column, old_rows, old_column, new_rows, new_column)
  if form.applying then
    return
  end
  if form.broken then
    form.broken.later = true
  end
  local buffer = form.buffer
  local end_row, end_column = row + new_rows, new_rows == 0 and column + new_column or new_column
  local fine, lines
  if end_row >= vim.api.nvim_buf_line_count(buffer) and end_column == 0 and new_rows > 0 then
    fine, lines = pcall(vim.api.nvim_buf_get_lines, buffer, row, end_row, false)
    lines = fine and vim.list_extend(lines, { '' })
  else
    fine, lines = pcall(vim.api.nvim_buf_get_text, buffer, row, column, end_row, end_column, {})
  end
  if not fine then
    form.unsure = true -- `settle` compares the buffer with what is known
    return form:settle_soon()
  end
  local insert = table.concat(lines, '\n')
  local i, first = M.index_at(form, row)
  local old_row, old_end = row + old_rows, old_rows == 0 and column + old_column or old_column
  local whole_lines = column == 0 and old_rows == 0 and old_column == 0 and new_column == 0 and new_rows > 0
  if whole_lines and (not i or row == first) then
    local previous = i and i - 1 or #form.fields
    if previous >= 1 then
      between(form, previous, insert)
      return form:settle_soon()
    end
  end
  local j, second = M.index_at(form, old_row)
  if not i then
    form.unsure = true
    return form:settle_soon()
  end
  local start = Text.offset(form.fields[i].view, row - first, column)
  local stop = j and Text.offset(form.fields[j].view, old_row - second, old_end) or 0
  if i == j and not form.fields[i].static then
    set_view(form.fields[i], Text.replaced(form.fields[i].view, start, stop, insert))
    form:edited(i, start, stop, insert)
  elseif i == j then
    set_view(form.fields[i], Text.replaced(form.fields[i].view, start, stop, insert))
    form.broken = { field = i }
    form:settle_soon()
  else
    across(form, i, start, j, stop, insert)
    form:settle_soon()
  end
end

--- Puts back what separates the fields. Answers with true where anything had to be.
function M.restore(form)
  local broken = form.broken
  form.broken = nil
  local buffer, fields = form.buffer, form.fields
  local cursor
  local window = form:window()
  if window then
    local row, column = unpack(vim.api.nvim_win_get_cursor(window))
    local index, first = M.index_at(form, row - 1)
    cursor = index and { index, row - 1 - first, column }
  end
  if broken and not broken.later then
    cursor = { broken.field, 0, broken.column or cursor and cursor[3] or 0 }
  end
  for _, field in ipairs(fields) do
    if field.static then
      field.view = field.sent
    elseif field.kept then
      field.view = field.kept
    elseif field.tail and vim.endswith(field.view, field.tail) then
      field.view = field.view:sub(1, #field.view - #field.tail)
    end
    field.kept, field.tail = nil, nil
    field.rows = Text.rows(field.view)
  end
  local lines = {}
  for _, field in ipairs(fields) do
    vim.list_extend(lines, Text.lines(field.view))
  end
  if vim.deep_equal(lines, vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) then
    return false
  end
  form.applying = true
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines)
  form.applying = false
  if window and cursor then
    local row = M.first_row(form, cursor[1]) + math.min(cursor[2], fields[cursor[1]].rows - 1)
    local column = math.min(cursor[3], #lines[row + 1])
    vim.api.nvim_win_set_cursor(window, { row + 1, column })
  end
  return true
end

--- Compares the buffer with what is known of it, and takes over what is other: nothing that the user sees is lost.
function M.compare(form)
  local count = 0
  for _, field in ipairs(form.fields) do
    count = count + field.rows
  end
  local lines = vim.api.nvim_buf_get_lines(form.buffer, 0, -1, false)
  if #lines ~= count then
    form.broken = form.broken or { field = 1, later = true }
    return
  end
  local row = 0
  for _, field in ipairs(form.fields) do
    local text = table.concat(lines, '\n', row + 1, row + field.rows)
    row = row + field.rows
    if field.static then
      if text ~= field.view then
        form.broken = form.broken or { field = 1, later = true }
      end
    else
      field.view = text
    end
  end
end

return M
