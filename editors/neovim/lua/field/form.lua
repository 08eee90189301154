-- A form in a buffer: one object that ties the buffer's lines, the keys, the session and what is drawn together.

local Client = require('field.client')
local Config = require('field.config')
local File = require('field.file')
local Lines = require('field.lines')
local Render = require('field.render')
local Session = require('field.session')
local Text = require('field.text')

local Form = {}
Form.__index = Form

local M = {}

-- How long opening a form may take until it is given up.
local patience = 5000

-- Forms by buffer.
local forms = {}

--- The form of a buffer; the current one's where none is given.
function M.of(buffer)
  return forms[buffer and buffer ~= 0 and buffer or vim.api.nvim_get_current_buf()]
end

local function new_field(spec)
  local choices = spec.choices or type(spec.type) == 'table' and spec.type.choices or nil
  return {
    id = spec.field,
    spec = spec,
    choices = choices,
    view = '',
    sent = '',
    text = '',
    rows = 1,
    version = nil,
    serial = 0, -- counts the text-changing requests
    flight = 0, -- how many of them wait for an answer
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
---@field on_layout? fun(below: integer)

--- Puts a form into `buffer`, an empty one of its own. Nil and a sentence where that fails.
function M.attach(buffer, definition, options)
  local self = setmetatable({
    buffer = buffer,
    definition = definition,
    options = options or {},
    groups = {},
    fields = {},
    width = 72,
    footer = not options or options.footer ~= false,
  }, Form)
  local shown, titles = File.shown(definition)
  self.titles = titles
  self.label_width = 0
  if self.options.title ~= false then
    local title = new_field({ field = '' })
    title.static, title.view, title.sent = true, definition.title, definition.title
    table.insert(self.fields, title)
  end
  self.by_id = {}
  for _, spec in ipairs(shown) do
    local field = new_field(spec)
    table.insert(self.fields, field)
    self.by_id[spec.field] = #self.fields
  end
  self.order = self:_order()
  self.session = Session.new(definition, {
    notification = function(method, params)
      self:_notified(method, params)
    end,
    lost = function()
      self:_lost()
    end,
    restored = function(snapshots, whole)
      self:_restored(snapshots, whole)
    end,
    failed = function(reason)
      M.complain(reason)
    end,
  }, self.options.validators)

  local over, problem, snapshots
  self.session:start(function(err, reports)
    over, problem, snapshots = true, err, reports
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
  self:_fill()
  self:_watch()
  forms[buffer] = self
  Render.attach(buffer, self)
  Render.all(self)
  self:_ask_verdicts()
  return self
end

function M.complain(reason)
  vim.notify('field: ' .. reason, vim.log.levels.ERROR)
end

-- Return walks the file's order, and then what that does not name, as the server does.
function Form:_order()
  local order, seen = {}, {}
  local function add(id)
    if self.by_id[id] and not seen[id] then
      seen[id] = true
      table.insert(order, id)
    end
  end
  for _, id in ipairs(self.definition.order or {}) do
    add(id)
  end
  for _, field in ipairs(self.definition.order and self.definition.fields or self.fields) do
    add(field.field or field.id)
  end
  return order
end

function Form:_fill()
  local lines = {}
  for _, field in ipairs(self.fields) do
    field.rows = Text.rows(field.view)
    field.multiline = field.spec.type == 'multiline'
      or type(field.spec.type) == 'table' and field.spec.type.name == 'multiline'
    vim.list_extend(lines, Text.lines(field.view))
    if self.options.labels ~= false and not field.static then
      local label = field.presentation.label and field.presentation.label.text or field.id
      self.label_width = math.max(self.label_width, vim.api.nvim_strwidth(label) + 2)
    end
  end
  self.indent = self.label_width > 0 and self.label_width + 3 or 0
  local buffer = self.buffer
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines)
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
    on_bytes = function(_, _, _, row, column, _, old_rows, old_column, _, new_rows, new_column)
      if forms[buffer] ~= self then
        return true
      end
      Lines.changed(self, row, column, old_rows, old_column, new_rows, new_column)
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
  on('InsertEnter', function()
    self:_moved()
    self:_focus(self.current)
  end)
  on({ 'TextChanged', 'TextChangedI', 'TextChangedP' }, function()
    self.unsure = true
    self:_settle()
  end)
  on({ 'BufLeave', 'WinLeave' }, function()
    self:_enter(nil)
  end)
  on({ 'BufUnload', 'BufWipeout' }, function()
    self:close()
  end)
  vim.api.nvim_create_autocmd('ColorScheme', { group = group, callback = Render.define_highlights })
end

function Form:close()
  if forms[self.buffer] ~= self then
    return
  end
  forms[self.buffer] = nil
  Render.attach(self.buffer, nil)
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

function Form:first_row(index)
  return Lines.first_row(self, index)
end

--- The field in a row, from 0, or nil; the title is none.
function Form:field_at(row)
  local index = Lines.index_at(self, row)
  local field = index and self.fields[index]
  return field and not field.static and field or nil, index
end

--- Index of the field under the cursor, and the cursor's offset in its text.
function Form:here()
  local window = self:window()
  if not window then
    return nil
  end
  local row, column = unpack(vim.api.nvim_win_get_cursor(window))
  local field, index = self:field_at(row - 1)
  if not field then
    return nil
  end
  return index, Text.offset(field.view, row - 1 - self:first_row(index), column)
end

local function inserting()
  return vim.api.nvim_get_mode().mode:find('^[iR]') ~= nil
end

--- Whether nothing is on its way: no answer is waited for, and the buffer is what it should be.
function Form:is_settled()
  if not self.session.ready or self.broken or self.unsure or self.settling then
    return false
  end
  for _, field in ipairs(self.fields) do
    if field.flight > 0 or field.view ~= field.sent then
      return false
    end
  end
  return true
end

-- Requests

-- A request that may change the field's text. Only the answer to the latest one counts (specification 3.4); `taken` gets
-- it, or the error.
function Form:_change(index, method, params, taken, always)
  local field = self.fields[index]
  field.serial = field.serial + 1
  local serial = field.serial
  params.field = field.id
  local sent = self.session:request(method, params, function(err, result)
    field.flight = field.flight - 1
    if serial == field.serial then
      taken(err, result)
      if field.selects and field.flight == 0 then
        field.selects = nil
        self:_select()
      end
    end
    if always then
      always(err, result)
    end
  end)
  if sent then
    field.flight = field.flight + 1
  end
  return sent
end

--- An edit of the user that the buffer shows already.
function Form:edited(index, start, stop, insert)
  local field = self.fields[index]
  self:_enter(index)
  field.caret = start + #insert
  if self.broken or field.view:find('[^%z\1-\127]') and Text.valid(field.view) ~= field.view then
    return self:settle_soon()
  end
  if not self.session.ready then
    return -- `_restored` tells of it
  end
  field.sent = field.view
  field.focused = true
  local cause = self.cause or vim.fn.strchars(insert) > 1 and 'paste' or nil
  self:_change(index, 'field/edit', {
    range = { start = start, ['end'] = stop },
    insert = insert,
    version = field.version,
    cause = cause,
  }, function(err, result)
    self:_take_edit(index, err, result)
  end)
end

--- Sends what the field shows as a whole; the server finds what changed.
function Form:_send_text(index, cause, selection)
  local field = self.fields[index]
  local valid = Text.valid(field.view)
  if valid ~= field.view then
    Lines.show(self, index, valid)
  end
  field.sent = field.view
  self:_change(index, 'field/edit', {
    text = field.view,
    version = field.version,
    selection = selection and { start = selection, ['end'] = selection },
    cause = cause,
  }, function(err, result)
    self:_take_edit(index, err, result)
  end)
end

-- Applies the answer to the latest edit.
function Form:_take_edit(index, err, result)
  local field = self.fields[index]
  if self.broken or self.unsure then
    self:_settle()
    if field.flight > 0 then
      return
    end
  end
  if err then
    if err.code == Client.content_modified and err.data then
      return self:_take_snapshot(index, err.data)
    end
    -- Refused: what was there before is shown again.
    self:_take_text(index, field.text)
    if err.code ~= Client.not_editable then
      M.complain(Session.describe(err))
    end
    return
  end
  local patch = result.patch
  if patch and patch.range['end'] <= #field.view then
    Lines.replace(self, index, patch.range.start, patch.range['end'], patch.text)
  end
  self:_take_text(index, result.text or field.view, result.version, result.selection)
end

-- Shows the server's text, where it is not shown already, and puts the caret where the server has it.
function Form:_take_text(index, text, version, selection)
  local field = self.fields[index]
  local caret = field.caret
  local here, offset = self:here()
  Lines.show(self, index, text)
  field.text, field.sent = text, text
  field.version = version or field.version
  if selection then
    field.selection = selection.start
    -- Who has moved the caret since stays where they are.
    if here == index and caret and offset == caret and inserting() then
      self:_place(index, selection.start)
    end
  end
  Render.field(self, index)
end

function Form:_take_snapshot(index, snapshot)
  local field = self.fields[index]
  self:_take_status(field, snapshot)
  field.presentation = snapshot.presentation or {}
  if forms[self.buffer] == self then
    self:_take_text(index, snapshot.text, snapshot.version, snapshot.selection)
    Render.diagnostics(self)
  else
    field.view, field.text, field.sent, field.version = snapshot.text, snapshot.text, snapshot.text, snapshot.version
  end
end

function Form:_take_status(field, status)
  field.diagnostics = status.diagnostics
  field.state = status.state
  field.helper = status.helper
  field.counter = status.counter
end

-- Puts the caret at an offset of a field.
function Form:_place(index, offset)
  local field, window = self.fields[index], self:window()
  if not window then
    return
  end
  local row, column = Text.position(field.view, offset)
  vim.api.nvim_win_set_cursor(window, { self:first_row(index) + row + 1, column })
  field.caret = offset
end

-- Settling: the buffer is brought back in order, and the server is told what it does not know

function Form:settle_soon()
  if self.settling then
    return
  end
  self.settling = true
  vim.schedule(function()
    self.settling = false
    if forms[self.buffer] == self then
      self:_settle()
    end
  end)
end

function Form:_settle()
  if self.unsure then
    self.unsure = false
    Lines.compare(self)
  end
  local redraw = false
  if self.broken then
    redraw = Lines.restore(self)
  end
  if self.session.ready then
    for index, field in ipairs(self.fields) do
      if field.view ~= field.sent then
        local here, offset = self:here()
        self:_send_text(index, self.cause, here == index and inserting() and offset or nil)
      end
    end
  end
  if redraw then
    Render.all(self)
    Render.diagnostics(self)
  end
end

-- Focus and caret

-- The cursor may be in another field now.
function Form:_moved()
  if self.applying or self.broken or vim.api.nvim_get_current_buf() ~= self.buffer then
    return
  end
  local index, offset = self:here()
  self:_enter(index)
  if not index then
    return
  end
  local field = self.fields[index]
  if inserting() then
    self:_focus(index)
    if field.caret ~= offset then
      self:_select()
    end
  end
end

-- The cursor is in the field at `index` now; the field that it left is blurred.
function Form:_enter(index)
  local before = self.current
  if before == index then
    return
  end
  self.current = index
  if before and self.fields[before].focused then
    self:_blur(before)
  end
end

function Form:_focus(index)
  local field = index and self.fields[index]
  if not field or field.focused or not self.session.ready then
    return
  end
  field.focused = true
  self.session:request('field/focus', { field = field.id }, function(err)
    if err then
      field.focused = false
    end
  end)
  Render.field(self, index)
end

function Form:_blur(index)
  local field = self.fields[index]
  field.focused = false
  field.caret = nil
  self:_change(index, 'field/blur', {}, function(err, result)
    if not err then
      self:_take_text(index, result.text, result.version)
    end
  end, function()
    self.session:remember()
  end)
  Render.field(self, index)
end

-- The user put the caret somewhere: it goes to the nearest place where typing is possible.
function Form:_select()
  local index, offset = self:here()
  if not index then
    return
  end
  local field = self.fields[index]
  local before = field.caret
  field.caret = offset
  if field.flight > 0 then
    field.selects = true -- field/select counts in the server's text, and that is not known before the answer
    return
  end
  local serial = field.serial
  local function ask(at)
    self.session:request('field/select', {
      field = field.id,
      selection = { start = at, ['end'] = at },
    }, function(err, result)
      local now, where = self:here()
      if err or serial ~= field.serial or now ~= index or where ~= offset or not inserting() then
        return
      end
      local found = result.selection.start
      local step = before and (offset > before and 1 or -1)
      -- A key that moves over literals must not be thrown back to where it came from.
      if step and found == before and found ~= offset and at + step >= 0 and at + step <= #field.view then
        return ask(at + step)
      end
      self:_place(index, found)
    end)
  end
  ask(offset)
end

-- Keys

--- Puts the cursor into a field, where its caret was, and goes on inserting where that was going on.
function Form:go(index)
  local field = self.fields[index]
  self:_enter(index)
  local offset = field.selection and math.min(field.selection, #field.view) or #field.view
  if field.text ~= field.view then
    offset = #field.view
  end
  self:_place(index, offset)
  if inserting() then
    self:_focus(index)
  end
end

--- Goes on by `step` fields as they are shown, round the end.
function Form:move(step)
  local window = self:window()
  local index = window and Lines.index_at(self, vim.api.nvim_win_get_cursor(window)[1] - 1) or 1
  for _ = 1, #self.fields do
    index = (index - 1 + step) % #self.fields + 1
    local field = self.fields[index]
    if not field.static and field.state.enabled then
      return self:go(index)
    end
  end
end

--- The Return key: ends the field, and goes on to the next one or submits.
function Form:commit()
  local index = self:here()
  if not index then
    return self:move(1)
  end
  self:_settle()
  local field = self.fields[index]
  -- The answer has no text; the blur that follows, or `submit`, brings it.
  self.session:request('field/commit', { field = field.id })
  local next
  for position, id in ipairs(self.order) do
    if id == field.id then
      for later = position + 1, #self.order do
        local candidate = self.by_id[self.order[later]]
        if self.fields[candidate].state.enabled then
          next = candidate
          break
        end
      end
    end
  end
  -- It does not wait for the verdict: keys that are typed on belong to the next field, and submit comes back to errors.
  if next then
    self:go(next)
  elseif self.options.on_commit then
    self.options.on_commit(self)
  else
    self:submit()
  end
end

--- Asks for the contents of the whole form: `done(result)`, with `result.valid` false where there is something to mend.
function Form:submit(done)
  self:_settle()
  local index = self:here()
  if index and self.fields[index].focused then
    self:_blur(index)
  end
  local sent = self.session:request('form/submit', { form = self.definition.form, secure = true }, function(err, result)
    if err then
      return M.complain(Session.describe(err))
    end
    self.waits = nil
    if not result.valid and #result.invalid == 0 and #result.pending > 0 then
      self.waits = { fields = result.pending, done = done }
      return
    end
    if index and self.current == index and inserting() then
      self:_focus(index)
    end
    self:_submitted(result)
    if done then
      done(result)
    end
  end)
  if not sent then
    M.complain('field-server is not running; :FieldRestart starts it again')
  end
end

function Form:_submitted(result)
  if not result.valid then
    local first = result.first and self.by_id[result.first]
    if first then
      self:go(first)
    end
    vim.notify(
      #result.invalid == 1 and 'One field is not right yet.' or ('%d fields are not right yet.'):format(#result.invalid),
      vim.log.levels.WARN
    )
    return
  end
  vim.bo[self.buffer].modified = false
  result.form, result.title = self.definition.form, self.definition.title
  local handler = self.options.on_submit or Config.values.on_submit
  if handler then
    handler(result)
  elseif self.options.on_submit == nil then
    vim.notify(('%s: complete.'):format(self.definition.title), vim.log.levels.INFO)
  end
  vim.api.nvim_exec_autocmds('User', { pattern = 'FieldSubmit', data = vim.tbl_extend('force', result, { buf = self.buffer }) })
end

-- A submit that waited for the client's validators is said again when they are through.
function Form:_continue_submit()
  local waits = self.waits
  if not waits then
    return
  end
  for _, id in ipairs(waits.fields) do
    if self.fields[self.by_id[id]].state.validity == 'pending' then
      return
    end
  end
  self.waits = nil
  self:submit(waits.done)
end

--- field/undo or field/redo of the field under the cursor.
function Form:history(method, count)
  local index = self:here()
  if not index then
    return
  end
  self:_settle()
  local field = self.fields[index]
  for _ = 1, count do
    -- The answer's patch is for the server's text before it, which need not be shown here; its text counts.
    self:_change(index, method, {}, function(err, result)
      if err then
        return err.code ~= Client.not_editable and M.complain(Session.describe(err))
      end
      field.focused = true
      if not result.text then
        return self:_refresh(index)
      end
      self:_take_text(index, result.text, result.version, result.selection)
      if self:here() == index then
        self:_place(index, result.selection.start)
      end
    end)
  end
end

--- Offers the choices of the field under the cursor.
function Form:choose()
  local index = self:here()
  local field = index and self.fields[index]
  if not field or not field.choices or not field.state.enabled then
    return
  end
  local again = inserting()
  local label = field.presentation.label and field.presentation.label.text or field.id
  vim.ui.select(field.choices, { prompt = label, kind = 'field' }, function(choice)
    if forms[self.buffer] ~= self then
      return
    end
    local window = self:window()
    if window then
      vim.api.nvim_set_current_win(window)
    end
    if choice then
      Lines.show(self, index, choice)
      self:_place(index, #choice)
      self:_focus(index)
      self:_send_text(index)
      vim.bo[self.buffer].modified = true
    end
    if again and not inserting() then
      vim.cmd('startinsert!')
    end
  end)
end

-- What the server says

function Form:_notified(method, params)
  if method == 'field/diagnostics' then
    local index = self.by_id[params.field]
    if not index then
      return
    end
    local field = self.fields[index]
    self:_take_status(field, params)
    for name, value in pairs(params.presentation or {}) do
      field.presentation[name] = value ~= vim.NIL and value or nil
    end
    if forms[self.buffer] ~= self then
      return
    end
    if params.version ~= field.version and field.flight == 0 then
      self:_refresh(index) -- the text was changed by something whose answer has none, such as field/commit
    end
    Render.field(self, index)
    Render.diagnostics(self)
    if self.options.on_layout then
      self.options.on_layout(self.below or 0)
    end
    self:_continue_submit()
  elseif method == 'group/status' and params.form == self.definition.form then
    self.groups[params.group] = params
    Render.header(self, params.group)
  elseif method == 'form/status' and params.form == self.definition.form then
    self.status = params
    Render.field(self, #self.fields)
  end
end

function Form:_refresh(index)
  local field = self.fields[index]
  local serial = field.serial
  self.session:request('field/get', { field = field.id }, function(err, snapshot)
    if not err and serial == field.serial and field.view == field.sent then
      self:_take_snapshot(index, snapshot)
    end
  end)
end

-- The groups' first verdicts: what is pushed comes with the first change only.
function Form:_ask_verdicts()
  local asked = {}
  local form = self.definition.form
  local function status(result, group)
    return {
      form = form,
      group = group,
      valid = result.valid,
      fields = result.fields,
      invalid = #result.invalid,
      pending = #result.pending,
    }
  end
  for _, field in ipairs(self.fields) do
    local group = field.spec.group
    if group and not asked[group] then
      asked[group] = true
      self.session:request('group/verify', { form = form, group = group }, function(err, result)
        if not err then
          self.groups[group] = status(result, group)
          Render.header(self, group)
        end
      end)
    end
  end
end

-- The process died

function Form:_lost()
  for _, field in ipairs(self.fields) do
    field.flight = 0
    field.serial = field.serial + 1
  end
  self.waits = nil
end

-- Another process has the fields, as they were when it was last told to remember them, or as they were at first. What the
-- buffer shows is what counts.
function Form:_restored(snapshots, whole)
  if forms[self.buffer] ~= self then
    return
  end
  self.unsure = true
  Lines.compare(self)
  if self.broken then
    Lines.restore(self)
  end
  self.unsure = false
  local here, offset = self:here()
  for id, snapshot in pairs(snapshots) do
    local index = self.by_id[id]
    local field = self.fields[index]
    local touched, focused = field.state.touched, field.focused
    self:_take_status(field, snapshot)
    field.presentation = snapshot.presentation or {}
    field.text, field.sent, field.version = snapshot.text, snapshot.text, snapshot.version
    field.focused = false
    if focused then
      self:_focus(index)
    elseif snapshot.state.focus == 'focused' then
      self.session:request('field/blur', { field = id })
    end
    if field.view ~= field.sent then
      self:_send_text(index, not focused and 'program' or nil, here == index and offset or nil)
    elseif touched and not whole then
      self.session:request('field/validate', { field = id })
    end
  end
  Render.all(self)
  Render.diagnostics(self)
  self:_ask_verdicts()
  vim.notify('field: field-server ended and was started again; nothing is lost.', vim.log.levels.INFO)
end

return M
