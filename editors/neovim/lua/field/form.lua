-- A form in a buffer: one object that ties the buffer's lines, the keys, the session and what is drawn together.

local File = require('field.file')
local Lines = require('field.lines')
local Render = require('field.render')
local Session = require('field.session')
local Text = require('field.text')
local User = require('field.user')

local Form = {}
Form.__index = Form
for _, part in ipairs({ 'editing', 'refusal', 'focus', 'submit', 'news', 'recovery', 'list', 'controls', 'layout', 'sections', 'secret' }) do
  for name, method in pairs(require('field.' .. part)) do
    Form[name] = method
  end
end

local M = {}

-- How wide a label before its field may be.
local longest_label = 30

-- How long opening a form may take until it is given up.
local patience = 5000

-- Forms by buffer.
local forms = {}

--- The form of a buffer; the current one's where none is given.
function M.of(buffer)
  return forms[buffer and buffer ~= 0 and buffer or vim.api.nvim_get_current_buf()]
end

local marks = 0

local function new_field(spec)
  marks = marks + 1
  return {
    id = spec.field,
    spec = spec,
    mark = marks * 2, -- numbers of its extmarks, which have to be its own
    view = '',
    sent = '',
    text = '',
    version = nil,
    serial = 0, -- counts the text-changing requests
    flight = 0, -- how many of them wait for an answer
    placing = 0, -- how many of those say where the caret is then
    diagnostics = {},
    state = { enabled = true, validity = 'unknown' },
    presentation = {},
  }
end

---@class field.Options
---@field title? boolean  the first line is the form's title; default true
---@field labels? boolean  labels stand before the lines; default true
---@field footer? boolean  the keys are named below; default true
---@field validators? table
---@field on_submit? fun(result: table)
---@field width? integer  the columns that there are
---@field on_layout? fun(below: integer)

--- Puts a form into `buffer`, an empty one of its own. Nil and a sentence where that fails.
function M.attach(buffer, definition, options)
  local self = setmetatable({
    buffer = buffer,
    definition = definition,
    options = options or {},
    groups = {},
    fields = {},
    findings = {}, -- the fields of which something is said to vim.diagnostic
    early = {}, -- what is told before the form shows
    asking = 0, -- requests that wait for an answer, and change no text
    width = options and options.width or 72,
    footer = not options or options.footer ~= false,
  }, Form)
  local entries, titles = File.shown(definition)
  self.titles = titles
  self.dynamic = File.is_dynamic(definition)
  self.label_width = 0
  self.by_id, self.sections, self.shape = {}, {}, {}
  if self.options.title ~= false then
    table.insert(self.shape, { line = self:_new_line(definition.title, { field = '' }) })
  end
  for _, entry in ipairs(entries) do
    if entry.section then
      table.insert(self.shape, { section = self:_new_section(entry.section) })
    else
      local field = self:_new_field(entry.spec)
      table.insert(self.shape, { line = field })
      self.by_id[entry.spec.field] = field
    end
  end
  self.all = self:_all_lines()
  self.order = self:_order()
  self.session = Session.new(definition, {
    notification = function(method, params)
      -- What is told while the form is opened is later than the reports that it is made of.
      if self.early then
        table.insert(self.early, { method, params })
      else
        self:_notified(method, params)
      end
    end,
    lost = function()
      self:_lost()
    end,
    rows = function(told, whole)
      return self:_rows_to_make(told, whole)
    end,
    renamed = function(section, row, new)
      if section then
        self:_rename_row(section, row, new)
      else
        self:_rows_renamed()
      end
    end,
    ids = function()
      return vim.tbl_keys(self.by_id)
    end,
    restored = function(snapshots, whole, page)
      self:_restored(snapshots, whole, page)
    end,
    failed = function(reason)
      User.error(reason)
    end,
  }, self.options.validators)

  local over, problem, snapshots, opened
  self.session:start(function(err, reports, answer)
    over, problem, snapshots, opened = true, err, reports, answer
  end)
  vim.wait(patience, function()
    return over
  end, 2)
  if not over or problem then
    self.session:stop()
    return nil, problem or 'field-server does not answer'
  end
  for id, snapshot in pairs(snapshots) do
    self:_take_snapshot(self.by_id[id], snapshot)
  end
  self:_take_pages(opened)
  self:_take_sections(opened.sections)
  self.order = self:_order()
  forms[buffer] = self
  self:_fill()
  self:_watch()
  Render.attach(buffer, self)
  Render.all(self)
  self:_ask_verdicts()
  local early = self.early
  self.early = nil
  for _, told in ipairs(early) do
    self:_notified(told[1], told[2])
  end
  return self
end

-- A line that nobody edits.
function Form:_new_line(text, spec)
  local line = new_field(spec)
  line.static, line.view, line.sent = true, text, text
  line.page = File.page_of(self.definition, nil, spec.group)
  return line
end

function Form:_new_field(spec)
  local field = new_field(spec)
  field.page = File.page_of(self.definition, spec.field, spec.group)
  return field
end

-- Return walks the file's order, and then what that does not name, as the server does.
function Form:_order()
  local order, seen = {}, {}
  local function add(id)
    local section = self.sections[id]
    for _, row in ipairs(section and section.rows or {}) do
      for _, field in ipairs(section.fields[row]) do
        table.insert(order, field.id)
        seen[field.id] = true
      end
    end
    if self.by_id[id] and not seen[id] then
      seen[id] = true
      table.insert(order, id)
    end
  end
  for _, id in ipairs(self.definition.order or {}) do
    add(id)
  end
  for _, field in ipairs(self.definition.order and self.definition.fields or self.all) do
    add(field.field or field.id)
  end
  return order
end

-- Makes room for the label of a field; one that is long stands above it.
function Form:_measure(field)
  if self.options.labels ~= false and not field.static then
    local label = field.presentation.label and field.presentation.label.text or field.id
    local width = vim.api.nvim_strwidth(label)
    field.long = width > math.min(longest_label, math.floor(self.width / 3))
    self.label_width = math.max(self.label_width, field.long and 0 or width + 2, 2)
  end
  self.indent = self.label_width > 0 and self.label_width + 3 or 0
end

-- Makes room for all labels.
function Form:_measure_all()
  self.indent, self.label_width = 0, 0
  for _, field in ipairs(self:_all_lines()) do
    self:_measure(field)
  end
end

--- The window has another width: longer labels stand above their fields, and sentences are wrapped.
function Form:resize(width)
  if width ~= self.width then
    self.width = width
    self:_measure_all()
  end
  Render.all(self)
end

function Form:_fill()
  for _, field in ipairs(self:_all_lines()) do
    field.multiline = field.presentation.multiline
  end
  self:_measure_all()
  local buffer = self.buffer
  self:_arrange()
  local bo = vim.bo[buffer]
  bo.swapfile, bo.undofile = false, false
  bo.undolevels = -1 -- the fields have their own histories, and u goes there
  bo.textwidth, bo.wrapmargin, bo.formatoptions = 0, 0, ''
  bo.autoindent, bo.smartindent, bo.cindent, bo.indentexpr = false, false, false, ''
  bo.expandtab, bo.omnifunc, bo.complete = false, '', ''
  bo.modified = false
  bo.filetype = 'field'
end

function Form:_watch()
  local buffer = self.buffer
  vim.api.nvim_buf_attach(buffer, false, {
    on_bytes = function(_, _, _, row, column, offset, old_rows, old_column, old_bytes, new_rows, new_column, new_bytes)
      if forms[buffer] ~= self then
        return true
      end
      Lines.changed(self, {
        row = row,
        column = column,
        offset = offset,
        old = { rows = old_rows, column = old_column, bytes = old_bytes },
        new = { rows = new_rows, column = new_column, bytes = new_bytes },
      })
    end,
    on_reload = function()
      self.unsure = true
      self:settle_soon()
    end,
    on_detach = function()
      self:close()
    end,
  })
  local group = vim.api.nvim_create_augroup('field-' .. buffer, {})
  local function on(events, action)
    vim.api.nvim_create_autocmd(events, { group = group, buffer = buffer, callback = action })
  end
  on({ 'CursorMoved', 'CursorMovedI' }, function()
    self:_moved()
  end)
  on('InsertCharPre', function()
    if self:continues_answer(vim.v.char) then
      vim.v.char = ''
    elseif self.has_secrets then
      vim.v.char = self:cover(vim.v.char)
    end
  end)
  on('InsertLeave', function()
    self.typed = nil
    self:close_list()
  end)
  on('InsertEnter', function()
    self:_moved()
    self:_focus(self.current)
    -- The mode is not there yet, and where it begins may not be a place for typing.
    self.entering = true
    vim.schedule(function()
      self.entering = false
      if self:is_open() then
        self:_moved()
        self:_list_entered(self.current)
      end
    end)
  end)
  on('TextChanged', function()
    self.unsure = true -- any command may have done anything
    self:_settle()
  end)
  on({ 'TextChangedI', 'TextChangedP' }, function()
    self:_settle()
  end)
  on({ 'BufLeave', 'WinLeave' }, function()
    self:_enter(nil)
  end)
  on({ 'BufUnload', 'BufWipeout' }, function()
    self:close()
  end)
  vim.api.nvim_create_autocmd('RecordingLeave', { group = group, callback = function()
    self:forget_recording()
  end })
  vim.api.nvim_create_autocmd('ColorScheme', { group = group, callback = Render.define_highlights })
end

function Form:close()
  if not self:is_open() then
    return
  end
  forms[self.buffer] = nil
  Render.attach(self.buffer, nil)
  self:close_list()
  pcall(vim.api.nvim_del_augroup_by_name, 'field-' .. self.buffer)
  self.session:stop()
end

--- A window that shows the form, the current one first.
function Form:window()
  local current = vim.api.nvim_get_current_win()
  if vim.api.nvim_win_get_buf(current) == self.buffer then
    return current
  end
  local others = vim.fn.win_findbuf(self.buffer)
  return others[1]
end

function Form:first_row(field)
  return Lines.first_row(self, field)
end

--- What stands in a row, from 0: a field, or a line that nobody edits, such as the title.
function Form:line_at(row)
  local index = Lines.index_at(self, row)
  return index and self.fields[index]
end

--- The field in a row, from 0, or nil.
function Form:field_at(row)
  local field = self:line_at(row)
  return field and not field.static and field or nil
end

--- The field under the cursor, and the cursor's offset in its text.
function Form:here()
  local window = self:window()
  if not window then
    return nil
  end
  local row, column = unpack(vim.api.nvim_win_get_cursor(window))
  local field = self:field_at(row - 1)
  if not field then
    return nil
  end
  return field, Text.offset(field.view, row - 1 - self:first_row(field), column)
end

--- Whether the form is still there.
function Form:is_open()
  return forms[self.buffer] == self
end

-- A request that changes no text. False where nothing is sent, as no process is ready.
function Form:_ask(method, params, callback)
  local session, generation = self.session, self.session.generation
  local sent = session:request(method, params, function(err, result)
    if generation == session.generation then
      self.asking = self.asking - 1
    end
    if callback then
      callback(err, result)
    end
  end)
  self.asking = self.asking + (sent and 1 or 0)
  return sent
end

--- Whether nothing is on its way: no answer is waited for, and the buffer is what it should be.
function Form:is_settled()
  if not self.session.ready or self.broken or self.unsure or self.settling or self.arranging or self.entering
    or self.asking > 0 then
    return false
  end
  for _, field in ipairs(self.all) do
    if field.flight > 0 or field.view ~= field.sent then
      return false
    end
  end
  return true
end

return M
