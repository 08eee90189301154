-- Methods of a form: sections that repeat. A section is a line with its title, the fields of its rows, and a line on which
-- Return adds a row.

local Keys = require('field.keys')
local Lines = require('field.lines')
local Session = require('field.session')
local User = require('field.user')

local Methods = {}

-- How long a key waits for an answer, in milliseconds.
local patience = 1000

--- Makes a section of `definition`, without rows.
function Methods:_new_section(definition)
  local section = { definition = definition, name = definition.section, rows = {}, fields = {} }
  local title = definition.title or definition.section
  local spec = { field = '', group = definition.group }
  section.heading = self:_new_line(title, spec)
  section.heading.highlight = 'FieldGroup'
  section.adder = self:_new_line('[+ ' .. title .. ']', spec)
  section.adder.highlight = 'FieldButton'
  section.adder.press = function()
    self:add_row(section)
  end
  self.sections[section.name] = section
  return section
end

-- Takes the fields of a row, as the server told them.
function Methods:_take_row(section, row, snapshots)
  local fields = {}
  for index, snapshot in ipairs(snapshots) do
    local spec = vim.tbl_extend('force', section.definition.fields[index] or {}, {
      field = snapshot.field,
      group = snapshot.group or section.definition.group,
    })
    local field = self:_new_field(spec)
    field.section, field.row, field.leads = section, row, index == 1
    self.by_id[snapshot.field] = field
    table.insert(fields, field)
    self:_take_snapshot(field, snapshot)
    field.multiline = field.presentation.multiline
    self:_measure(field)
  end
  section.fields[row] = fields
end

--- Takes all rows of the sections, of `form/open`'s answer: snapshots in the order of rows and fields.
function Methods:_take_sections(told)
  for _, status in ipairs(told or {}) do
    local section = self.sections[status.section]
    local count = #section.definition.fields
    section.rows = status.rows
    for position, row in ipairs(status.rows) do
      self:_take_row(section, row, vim.list_slice(status.fields or {}, (position - 1) * count + 1, position * count))
    end
  end
end

-- Sends a request that changes rows, waits, and answers with the result. `taken` gets that before anything that comes
-- behind it: what is told of a row's fields.
function Methods:_ask_rows(method, params, taken)
  self:_settle()
  params.form = self.definition.form
  local over, answer
  local sent = self:_ask(method, params, function(err, result)
    over, answer = true, result
    if not err and taken then
      taken(result)
    end
    if err then
      local reason = type(err.data) == 'table' and err.data.reason
      User.warn(reason == 'section-full' and self.session:word('full')
        or reason == 'section-least' and self.session:word('least') or Session.describe(err))
    end
  end)
  if not sent then
    User.error('field-server is not running; :FieldRestart starts it again')
    return nil
  end
  vim.wait(patience, function()
    return over
  end, 1)
  return answer
end

function Methods:_rows_changed(section, rows, go)
  section.rows = rows
  self.order = self:_order()
  vim.bo[self.buffer].modified = true
  self:_arrange(go)
  self.session:remember()
end

--- Adds a row to a section behind its last one, or at the index `at`, and goes there.
function Methods:add_row(section, at, texts)
  local answer = self:_ask_rows('section/add', { section = section.name, at = at, texts = texts }, function(told)
    self:_take_row(section, told.row, told.fields)
  end)
  if answer then
    self:_rows_changed(section, answer.rows)
    Keys.answers(self)
    self:go(section.fields[answer.row][1])
  end
end

-- The section of the field under the cursor, its row, and the index of that.
function Methods:_row_here()
  local field = self:here()
  local section = field and field.section
  if not section then
    User.warn('no row here')
    return nil
  end
  for index, row in ipairs(section.rows) do
    if row == field.row then
      return section, row, index - 1, field
    end
  end
end

--- What `:FieldRow` and keys do to the row under the cursor: "add" one behind it, "remove" it, move it "up" or "down",
--- "restore" the one that was removed last.
function Methods:row(action)
  if action == 'restore' then
    local removed = table.remove(self.removed or {})
    if removed then
      return self:add_row(removed.section, math.min(removed.at, #removed.section.rows), removed.texts)
    end
    return User.warn('no row was removed')
  end
  local field = self:here()
  if action == 'add' and not (field and field.section) then
    local line = self:line_here()
    return line and line.press and line.press() or nil
  end
  local section, row, index, here = self:_row_here()
  if not section then
    return
  end
  if action == 'add' then
    return self:add_row(section, index + 1)
  elseif action == 'remove' then
    self:_enter(nil)
    local answer = self:_ask_rows('section/remove', { section = section.name, row = row })
    if answer then
      self.removed = self.removed or {}
      table.insert(self.removed, { section = section, at = answer.at, texts = answer.texts })
      local next = section.fields[answer.rows[math.min(index + 1, #answer.rows)]]
      for _, gone in ipairs(section.fields[row]) do
        self.by_id[gone.id] = nil
      end
      section.fields[row] = nil
      self:_rows_changed(section, answer.rows, next and next[1] or section.adder)
    end
    return
  end
  local to = index + (action == 'up' and -1 or 1)
  if to < 0 or to >= #section.rows then
    return
  end
  local answer = self:_ask_rows('section/move', { section = section.name, row = row, to = to })
  if answer then
    self:_rows_changed(section, answer.rows, here)
  end
end

-- After a death: what makes those rows that show of the rows that the new process has, `told`. `whole`: it has them by their
-- numbers.
function Methods:_rows_to_make(told, whole)
  local steps = {}
  for _, status in ipairs(told or {}) do
    local section, rows = self.sections[status.section], vim.deepcopy(status.rows)
    for position, row in ipairs(section.rows) do
      local number = whole and row or status.rows[position]
      local step = { section = section, row = row, at = position - 1, there = nil }
      for index = position, #rows do
        if rows[index] == number then
          step.there, step.moves = number, index ~= position
          table.remove(rows, index)
          break
        end
      end
      table.insert(rows, position, number or 0)
      table.insert(steps, step)
    end
    for index = #section.rows + 1, #rows do
      table.insert(steps, { section = section, gone = rows[index] })
    end
  end
  return steps
end

-- Gives the fields of a row the ids of another one.
function Methods:_rename_row(section, row, new)
  if row == new then
    return
  end
  for _, field in ipairs(section.fields[row]) do
    self.by_id[field.id] = nil
  end
  for _, field in ipairs(section.fields[row]) do
    field.id = ('%s[%d]%s'):format(section.name, new, field.id:match('%](%..*)$'))
    field.row = new
  end
end

function Methods:_rows_renamed()
  for _, section in pairs(self.sections) do
    local fields, rows = {}, {}
    for _, row in ipairs(section.rows) do
      local renamed = section.fields[row][1].row
      fields[renamed] = section.fields[row]
      table.insert(rows, renamed)
      for _, field in ipairs(section.fields[row]) do
        self.by_id[field.id] = field
      end
    end
    section.fields, section.rows = fields, rows
  end
  self.order = self:_order()
end

--- The line under the cursor that is no field, such as one that adds a row.
function Methods:line_here()
  local window = self:window()
  local index = window and Lines.index_at(self, vim.api.nvim_win_get_cursor(window)[1] - 1)
  return index and self.fields[index]
end

return Methods
