-- The list that is open below a field: a window that takes no focus, so that keys go on into the text.

local M = {}

local namespace = vim.api.nvim_create_namespace('field-list')

-- The lines of a window of a list: text, the entry that each stands for, and what to highlight.
local function lines_of(list)
  local lines, group = {}, nil
  for position, entry in ipairs(list.window.entries) do
    if entry.group and entry.group ~= group then
      table.insert(lines, { text = ' ' .. entry.group, spans = { { 0, -1, 'FieldListGroup' } } })
    end
    group = entry.group
    local marked = list.mark == list.window.from + position - 1
    local box = list.several and (entry.selected and '[x] ' or '[ ] ') or (entry.selected and '✓ ' or '')
    local text = (marked and '▸' or ' ') .. (entry.group and '  ' or ' ') .. box .. entry.label
    local spans = {}
    if entry.disabled then
      table.insert(spans, { 0, #text, 'FieldDisabled' })
    end
    if entry.description and entry.description ~= '' then
      local from = #text
      text = text .. '  ' .. entry.description:gsub('%s+', ' ')
      table.insert(spans, { from, #text, 'FieldHelper' })
    end
    table.insert(lines, { text = text .. ' ', spans = spans, entry = entry, marked = marked })
  end
  return lines
end

-- What part of the list this is.
local function footer(window)
  if window.found <= #window.entries then
    return nil
  end
  return (' %d–%d / %d '):format(window.from + 1, window.from + #window.entries, window.found)
end

--- Draws `list` below its field, in a window of its own.
function M.draw(form, list)
  local lines = lines_of(list)
  if #lines == 0 then
    lines = { { text = ' ' .. form.session:word('nothing') .. ' ', spans = { { 0, -1, 'FieldHelper' } } } }
  end
  list.lines = lines
  if not (list.buffer and vim.api.nvim_buf_is_valid(list.buffer)) then
    list.buffer = vim.api.nvim_create_buf(false, true)
    vim.bo[list.buffer].bufhidden = 'wipe'
  end
  local width = 12
  local texts = {}
  local part = footer(list.window) or ''
  width = math.max(width, vim.api.nvim_strwidth(part))
  for index, line in ipairs(lines) do
    texts[index] = line.text
    width = math.max(width, vim.api.nvim_strwidth(line.text))
  end
  vim.api.nvim_buf_set_lines(list.buffer, 0, -1, false, texts)
  vim.api.nvim_buf_clear_namespace(list.buffer, namespace, 0, -1)
  for index, line in ipairs(lines) do
    for _, span in ipairs(line.spans) do
      vim.api.nvim_buf_set_extmark(list.buffer, namespace, index - 1, span[1], {
        end_col = span[2] < 0 and #line.text or span[2],
        hl_group = span[3],
      })
    end
    if line.marked then
      vim.api.nvim_buf_set_extmark(list.buffer, namespace, index - 1, 0, { line_hl_group = 'FieldListMark' })
    end
  end
  local window = form:window()
  if not window then
    return
  end
  local first = form:first_row(list.field)
  local height = math.min(#lines, math.max(3, vim.o.lines - 6))
  local row = vim.fn.screenpos(window, first + 1, 1).row
  local below = vim.o.lines - vim.o.cmdheight - row
  local above = height + 2 > below and row - 1 > below -- where there is no room, the list stands on its field
  local config = {
    relative = 'win',
    win = window,
    bufpos = { first, 0 },
    anchor = above and 'SW' or 'NW',
    row = above and 0 or 1,
    col = math.max(0, form.indent - 1),
    width = math.min(width, math.max(12, vim.o.columns - form.indent - 4)),
    height = height,
    style = 'minimal',
    border = 'rounded',
    focusable = false,
    mouse = true,
    zindex = 60,
    footer = part,
    footer_pos = 'right',
  }
  if list.float and vim.api.nvim_win_is_valid(list.float) then
    vim.api.nvim_win_set_config(list.float, config)
  else
    config.noautocmd = true
    list.float = vim.api.nvim_open_win(list.buffer, false, config)
    vim.wo[list.float].winhighlight = 'Normal:FieldList,FloatBorder:FieldListBorder,FloatFooter:FieldHelper'
    vim.wo[list.float].wrap = false
  end
end

--- Takes the window of `list` away.
function M.close(list)
  if list.float and vim.api.nvim_win_is_valid(list.float) then
    vim.api.nvim_win_close(list.float, true)
  end
  list.float = nil
end

--- The entry in a row of the window, from 1.
function M.entry_at(list, row)
  local line = list.lines and list.lines[row]
  return line and line.entry
end

return M
