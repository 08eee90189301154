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

-- Whether the answer says where the caret is then: what is asked for is the server's doing, and no edit that the buffer shows.
local function places_caret(method, params)
  return method == 'field/undo' or method == 'field/redo' or method == 'field/action' or params.step ~= nil
end

-- A request that may change the field's text. Only the answer to the latest one counts (specification 3.4); `taken`
-- gets it, or the error.
function Methods:_change(field, method, params, taken, always)
  field.serial = field.serial + 1
  self.behind = true
  local serial = field.serial
  params.field = field.id
  local placing = places_caret(method, params) and 1 or 0
  local sent = self.session:request(method, params, function(err, result)
    field.flight = field.flight - 1
    field.placing = field.placing - placing
    -- What was done to the buffer since is told first: this answers none of it.
    if serial == field.serial and (self.broken or self.unsure) then
      self:_settle()
    end
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
    field.placing = field.placing + placing
  end
  return sent
end

--- An edit of the user that the buffer shows already.
function Methods:edited(field, start, stop, insert)
  -- :substitute tells of a change before it makes it, and what was read is the old text: look again afterwards.
  self:_doubt(field)
  self:settle_soon()
  self:_enter(field)
  field.caret = start + #insert
  if self.broken or not Text.is_valid(self:text_of(field)) then
    return
  end
  if not self.session.ready then
    return -- `_restored` tells of it
  end
  self:_list_typed(field)
  field.sent = field.view
  field.focused = true
  -- Keys that come fast arrive in one piece, but are typed one by one: what fits of them is taken.
  local pieces = not self.cause and User.inserting() and #insert <= most_keys and Text.characters(insert) or { insert }
  for _, piece in ipairs(pieces) do
    self:_change(field, 'field/edit', {
      range = { start = start, ['end'] = stop },
      insert = piece,
      version = field.version,
      cause = self.cause,
    }, function(err, result)
      self:_take_edit(field, err, result)
    end)
    start = start + #piece
    stop = start
  end
  if self.cause == 'paste' and field.presentation.control == 'combobox' then
    self:_undo_paste(field)
  end
end

--- Sends what the field shows as a whole; the server finds what changed.
function Methods:_send_text(field, cause, selection)
  local text = self:text_of(field)
  local valid = Text.valid(text)
  if valid ~= text then
    Lines.show(self, field, valid)
  end
  field.sent, field.unsent = field.view, nil
  self:_change(field, 'field/edit', {
    text = valid,
    version = field.version,
    selection = selection and { start = selection, ['end'] = selection },
    cause = cause,
  }, function(err, result)
    self:_take_edit(field, err, result)
  end)
end

-- Applies the answer to the latest edit.
function Methods:_take_edit(field, err, result)
  if err then
    if err.code == Client.content_modified and err.data then
      return self:_take_snapshot(field, err.data)
    end
    -- Refused: what was there before is shown again, or what became of it by edits whose answers were not waited for.
    self:_take_text(field, field.text)
    self:_refresh(field)
    if err.code == Client.not_editable then
      -- That the text went back moved the caret, and nobody else did: the next move is the next key.
      local here, offset = self:here()
      field.caret = here == field and offset or field.caret
      self:refuse(field, self.session:word(field.state.enabled and 'readOnly' or 'unavailable'))
    else
      User.error(Session.describe(err))
    end
    return
  end
  -- Asked before the patch, which moves the cursor along with the text.
  local follows = self:_caret_waits(field)
  local patch = result.patch
  if patch and patch.range['end'] <= #field.view then
    Lines.replace(self, field, patch.range.start, patch.range['end'], patch.text)
  end
  self:_look_for_refusal(field, result)
  self:_take_text(field, result.text or self:text_of(field), result.version, result.selection, follows)
end

-- Whether the caret is where the last edit left it: who has moved it since stays where they are.
function Methods:_caret_waits(field)
  local here, offset = self:here()
  return here == field and offset == field.caret and User.inserting()
end

-- Shows the server's text, where it is not shown already, and puts the caret where the server has it.
function Methods:_take_text(field, text, version, selection, follows)
  if follows == nil then
    follows = self:_caret_waits(field)
  end
  Lines.show(self, field, text)
  field.text, field.sent = text, field.view
  field.version = version or field.version
  if selection then
    field.selection = selection.start
    if follows then
      self:_place(field, selection.start)
    end
  end
  Render.field(self, field)
end

function Methods:_take_snapshot(field, snapshot)
  self:_take_status(field, snapshot)
  field.presentation = snapshot.presentation or {}
  if self:is_open() then
    if self:_take_secrecy(field) then
      self.has_secrets, field.uncovered = true, true
      Lines.cover(self)
    end
    self:_take_text(field, snapshot.text, snapshot.version, snapshot.selection)
    Render.diagnostics(self)
    self:_list_changed(field)
  else
    field.secret = field.presentation.secure and snapshot.text or nil
    self.has_secrets = self.has_secrets or field.secret ~= nil
    field.view = self:shown_of(field, snapshot.text)
    field.text, field.sent, field.version = snapshot.text, field.view, snapshot.version
  end
end

function Methods:_take_status(field, status)
  local hidden = field.state.hidden
  if #field.diagnostics > 0 or #status.diagnostics > 0 then
    self.findings[field] = #status.diagnostics > 0 or nil
    self.findings_changed = true
  end
  field.diagnostics = status.diagnostics
  field.state = status.state
  field.helper = status.helper
  field.counter = status.counter
  if field.state.hidden ~= hidden then
    self:arrange_soon()
  end
end

-- What the buffer has in a field's line may be something else than what is known.
function Methods:_doubt(field)
  if self.unsure ~= true then
    self.unsure = self.unsure or {}
    self.unsure[field] = true
  end
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

-- Puts the cursor back into a field whose last lines were deleted.
function Methods:_return()
  local field, window = self.shortened, self:window()
  self.shortened = nil
  if self.broken or not field.index or not window then
    return
  end
  local last = self:first_row(field) + Text.rows(field.view)
  if vim.api.nvim_win_get_cursor(window)[1] == last + 1 then
    vim.api.nvim_win_set_cursor(window, { last, 0 })
    self:_enter(field)
  end
end

function Methods:_settle()
  if self.unsure then
    local only = self.unsure ~= true and self.unsure or nil
    self.unsure = false
    Lines.compare(self, only)
  end
  local redraw = false
  if self.broken then
    redraw = Lines.restore(self)
  end
  if self.shortened then
    self:_return()
  end
  if self.has_secrets then
    Lines.cover(self)
  end
  if self.session.ready then
    for _, field in ipairs(self.fields) do
      if field.view ~= field.sent or field.unsent then
        local here, offset = self:here()
        self:_send_text(field, self.cause, here == field and User.inserting() and offset or nil)
      end
    end
  end
  if redraw then
    Render.all(self)
    Render.diagnostics(self, true)
  end
end

function Methods:_refresh(field)
  local serial = field.serial
  self:_ask('field/get', { field = field.id }, function(err, snapshot)
    if not err and serial == field.serial and field.view == field.sent then
      self:_take_snapshot(field, snapshot)
    end
  end)
end

--- field/undo or field/redo of the field under the cursor. Waits, as keys behind it are meant for what comes of it.
function Methods:history(method, count)
  local field = self:here()
  if not field then
    return
  end
  self:_settle()
  for _ = 1, count do
    self:_change(field, method, { version = field.version }, function(err, result)
      self:_take_edit(field, err, result)
      if not err then
        field.focused = true
        if field.flight == 0 and self:here() == field then
          self:_place(field, result.selection.start)
        end
      end
    end)
  end
  vim.wait(patience, function()
    return field.flight == 0
  end, 1)
end

return Methods
