-- Methods of a form: edits to the server, and its answers to the buffer.

local Client = require('field.client')
local Lines = require('field.lines')
local Render = require('field.render')
local Session = require('field.session')
local Text = require('field.text')
local User = require('field.user')

local Methods = {}

-- Keys that one change of the buffer can be; what is longer is no typing.
local most_keys = 256

-- How long a key waits for an answer, in milliseconds.
local patience = 1000

-- A request that may change the field's text. Only the answer to the latest one counts (specification 3.4); `taken`
-- gets it, or the error.
function Methods:_change(index, method, params, taken, always)
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
function Methods:edited(index, start, stop, insert)
  local field = self.fields[index]
  -- :substitute tells of a change before it makes it, and what was read is the old text: look again afterwards.
  self.unsure = true
  self:settle_soon()
  self:_enter(index)
  field.caret = start + #insert
  if self.broken or field.view:find('[^%z\1-\127]') and Text.valid(field.view) ~= field.view then
    return
  end
  if not self.session.ready then
    return -- `_restored` tells of it
  end
  field.sent = field.view
  field.focused = true
  -- Keys that come fast arrive in one piece, but are typed one by one: what fits of them is taken.
  local pieces = not self.cause and User.inserting() and #insert <= most_keys and Text.characters(insert) or { insert }
  for _, piece in ipairs(pieces) do
    self:_change(index, 'field/edit', {
      range = { start = start, ['end'] = stop },
      insert = piece,
      version = field.version,
      cause = self.cause,
    }, function(err, result)
      self:_take_edit(index, err, result)
    end)
    start = start + #piece
    stop = start
  end
end

--- Sends what the field shows as a whole; the server finds what changed.
function Methods:_send_text(index, cause, selection)
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
function Methods:_take_edit(index, err, result)
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
      User.error(Session.describe(err))
    end
    return
  end
  -- Asked before the patch, which moves the cursor along with the text.
  local follows = self:_caret_waits(index)
  local patch = result.patch
  if patch and patch.range['end'] <= #field.view then
    Lines.replace(self, index, patch.range.start, patch.range['end'], patch.text)
  end
  self:_take_text(index, result.text or field.view, result.version, result.selection, follows)
end

-- Whether the caret is where the last edit left it: who has moved it since stays where they are.
function Methods:_caret_waits(index)
  local here, offset = self:here()
  return here == index and offset == self.fields[index].caret and User.inserting()
end

-- Shows the server's text, where it is not shown already, and puts the caret where the server has it.
function Methods:_take_text(index, text, version, selection, follows)
  local field = self.fields[index]
  if follows == nil then
    follows = self:_caret_waits(index)
  end
  Lines.show(self, index, text)
  field.text, field.sent = text, text
  field.version = version or field.version
  if selection then
    field.selection = selection.start
    if follows then
      self:_place(index, selection.start)
    end
  end
  Render.field(self, index)
end

function Methods:_take_snapshot(index, snapshot)
  local field = self.fields[index]
  self:_take_status(field, snapshot)
  field.presentation = snapshot.presentation or {}
  if self:is_open() then
    self:_take_text(index, snapshot.text, snapshot.version, snapshot.selection)
    Render.diagnostics(self)
  else
    field.view, field.text, field.sent, field.version = snapshot.text, snapshot.text, snapshot.text, snapshot.version
  end
end

function Methods:_take_status(field, status)
  field.diagnostics = status.diagnostics
  field.state = status.state
  field.helper = status.helper
  field.counter = status.counter
end

-- Settling: the buffer is brought back in order, and the server is told what it does not know

function Methods:settle_soon()
  if self.settling then
    return
  end
  self.settling = true
  vim.schedule(function()
    self.settling = false
    if self:is_open() then
      self:_settle()
    end
  end)
end

function Methods:_settle()
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
        self:_send_text(index, self.cause, here == index and User.inserting() and offset or nil)
      end
    end
  end
  if redraw then
    Render.all(self)
    Render.diagnostics(self)
  end
end

function Methods:_refresh(index)
  local field = self.fields[index]
  local serial = field.serial
  self:_ask('field/get', { field = field.id }, function(err, snapshot)
    if not err and serial == field.serial and field.view == field.sent then
      self:_take_snapshot(index, snapshot)
    end
  end)
end

--- field/undo or field/redo of the field under the cursor.
function Methods:history(method, count)
  local index = self:here()
  if not index then
    return
  end
  self:_settle()
  local field = self.fields[index]
  for _ = 1, count do
    self:_change(index, method, { version = field.version }, function(err, result)
      self:_take_edit(index, err, result)
      if not err then
        field.focused = true
        if field.flight == 0 and self:here() == index then
          self:_place(index, result.selection.start)
        end
      end
    end)
  end
end

--- Whether arrows lead to another number, choice or value of a part in the field under the cursor.
function Methods:steps()
  local index = self:here()
  return index ~= nil and self.fields[index].presentation.stepping ~= nil
end

--- Whether those are choices: a list goes on downward.
function Methods:lists()
  local index = self:here()
  return index ~= nil and self.fields[index].presentation.choices ~= nil
end

--- Goes `count` steps on: `target` is "increment" or "decrement". Waits, as keys behind it are meant for the new value.
function Methods:step(target, count)
  local index, offset = self:here()
  self:_settle()
  local field = self.fields[index]
  local function answered()
    return field.flight == 0 and not field.selects
  end
  vim.wait(patience, answered, 2) -- where the caret is has to be told before
  if field.caret ~= offset then
    field.caret = offset
    self:_send_caret(index, offset) -- in normal mode it moves and nobody is told
  end
  self:_change(index, 'field/edit', { step = target, count = count, version = field.version }, function(err, result)
    self:_take_edit(index, err, result)
    if not err then
      field.focused = true
      if not User.inserting() and self:here() == index then
        self:_place(index, math.max(0, result.selection['end'] - 1)) -- on the last digit, as ever
      end
    end
  end)
  vim.wait(patience, answered, 2)
end

--- Offers the choices of the field under the cursor.
function Methods:choose()
  local index = self:here()
  local field = index and self.fields[index]
  if not field or not field.presentation.choices or not field.state.enabled then
    return
  end
  local again = User.inserting()
  local label = field.presentation.label and field.presentation.label.text or field.id
  vim.ui.select(field.presentation.choices, { prompt = label, kind = 'field' }, function(choice)
    if not self:is_open() then
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
    if again and not User.inserting() then
      vim.cmd('startinsert!')
    end
  end)
end

return Methods
