-- Methods of a form: where the caret is, and which field has the focus.

local Lines = require('field.lines')
local Render = require('field.render')
local Text = require('field.text')
local User = require('field.user')

local Methods = {}

-- The cursor may be in another field now, or elsewhere in this one.
function Methods:_moved(at_once)
  if self.applying or self.broken or vim.api.nvim_get_current_buf() ~= self.buffer then
    return
  end
  local field, offset = self:here()
  self:_enter(field)
  if not field then
    return
  end
  if User.inserting() then
    self:_focus(field)
    if field.caret ~= offset then
      self:_select(at_once)
    end
  end
end

-- The cursor is in the field now; the field that it left is blurred.
function Methods:_enter(field)
  local before = self.current
  if before == field then
    return
  end
  self.current = field
  self:close_list()
  if before and before.focused then
    self:_blur(before)
  end
end

function Methods:_focus(field)
  if not field or field.focused or not self.session.ready then
    return
  end
  field.focused = true
  self:_ask('field/focus', { field = field.id }, function(err)
    if err then
      field.focused = false
    end
  end)
  Render.field(self, field)
  self:_list_entered(field)
end

function Methods:_blur(field)
  field.focused = false
  field.caret = nil
  self:_change(field, 'field/blur', {}, function(err, result)
    if not err then
      self:_take_text(field, result.text, result.version)
    end
  end, function()
    self.session:remember_soon()
  end)
  Render.field(self, field)
end

-- The user put the caret somewhere: it goes to the nearest place where typing is possible. That is told when no answer is
-- waited for; where a key comes behind it that depends on it, at once, in what shows.
function Methods:_select(at_once)
  local field, offset = self:here()
  if not field then
    return
  end
  if field.flight > 0 and (not at_once or field.placing > 0 or field.view ~= field.sent) then
    field.selects = true
    return
  end
  field.caret = offset
  self:_send_caret(field, offset)
end

-- Tells where the caret is. A part that it has left may be written out, `7` as `07`.
function Methods:_send_caret(field, offset)
  self:_change(field, 'field/select', {
    version = field.version,
    selection = { start = offset, ['end'] = offset },
  }, function(err, result)
    if not err then
      self:_take_edit(field, nil, result)
    end
  end)
end

-- Puts the caret at an offset of a field.
function Methods:_place(field, offset)
  local window = self:window()
  if not window then
    return
  end
  local row, column = Text.position(field.view, offset)
  vim.api.nvim_win_set_cursor(window, { self:first_row(field) + row + 1, column })
  field.caret = offset
end

--- Puts the cursor into a field, where its caret was, and goes on inserting where that was going on.
function Methods:go(field)
  self:_enter(field)
  local offset = field.selection and math.min(field.selection, #field.view) or #field.view
  if field.text ~= self:text_of(field) then
    offset = #field.view
  end
  self:_place(field, offset)
  if User.inserting() then
    self:_focus(field)
  end
end

--- Goes on by `step` fields as they are shown, round the end. One that is read-only can be read and copied there.
function Methods:move(step)
  self:_pick_moved()
  self:_catch_up()
  local window = self:window()
  local index = window and Lines.index_at(self, vim.api.nvim_win_get_cursor(window)[1] - 1) or 1
  for _ = 1, #self.fields do
    index = (index - 1 + step) % #self.fields + 1
    local field = self.fields[index]
    if field.press or not field.static and field.state.enabled then
      return self:go(field)
    end
  end
end

return Methods
