-- Methods of a form: the list of what can be chosen, which opens below a field. It has a part of the server's list, and
-- a mark; what is typed goes into the text as ever, and what the text finds comes as `list` of the presentation.

local Client = require('field.client')
local Popup = require('field.popup')
local User = require('field.user')

local Methods = {}

-- How long a key waits for an answer, in milliseconds.
local patience = 1000

-- Entries of a list that show at once.
local page = 10

local function several(field)
  local control = field.presentation.control
  return control == 'listbox' or control == 'tags'
end

--- Whether a list belongs to the field.
function Methods:has_list(field)
  return field ~= nil and field.presentation.list ~= nil and field.state.enabled
    and not field.presentation.readOnly
end

--- The open list, where it is that of the field under the cursor.
function Methods:open()
  return self.list
end

-- The rank of the entry to mark: the chosen one, or the one that Return would take. Where any text is right the list only
-- proposes, and nothing is marked before the user goes there.
local function rank_to_mark(list, window)
  local field = list.field
  for position, entry in ipairs(window.entries) do
    if entry.index == window.active and (entry.selected and not list.several
      or list.looking and (field.presentation.control == 'listbox'
        or field.presentation.control == 'combobox' and field.state.content == 'partial')) then
      return window.from + position - 1
    end
  end
end

local function take_window(list, window)
  list.window = window
  list.mark = rank_to_mark(list, window)
  list.moved = false
end

-- Opens the list of `field`. `how`: "typed" by what is typed, "asked" by a key, "entered" with the field.
function Methods:_open_list(field, how)
  if not self.list or self.list.field ~= field then
    self:close_list()
    self.list = { field = field, several = several(field), source = field.presentation.list }
    take_window(self.list, field.presentation.list)
  end
  -- `typing`: the last key was text, and so is a space; `looking`: what stands at the caret was typed to find something.
  self.list.typing = how == 'typed'
  self.list.looking = self.list.looking or how == 'typed'
  if how ~= 'typed' then
    self:_draw_list()
  end
end

function Methods:close_list()
  if self.list then
    Popup.close(self.list)
    self.list = nil
  end
end

function Methods:_draw_list()
  local list = self.list
  if not list or not list.field.index or self.broken then
    return
  end
  -- What is typed that nothing in the list begins with, where any text is taken, needs no window.
  if list.typing and #list.window.entries == 0 then
    return Popup.close(list)
  end
  Popup.draw(self, list)
end

-- The presentation of `field` may have another list.
function Methods:_list_changed(field)
  local list = self.list
  if not list or list.field ~= field then
    return
  end
  if not self:has_list(field) then
    return self:close_list()
  end
  local source = field.presentation.list
  if list.source ~= source then
    local same = vim.deep_equal(list.source, source)
    list.source = source
    if not same then
      take_window(list, source)
    end
  end
  self:_draw_list()
end

-- The field of a list of which several are chosen shows it as soon as one types there.
function Methods:_list_entered(field)
  if field and field.presentation.control == 'listbox' and self:has_list(field) and User.inserting() then
    self:_open_list(field, 'entered')
  end
end

-- Something was typed into the field.
function Methods:_list_typed(field)
  if self:has_list(field) and User.inserting() then
    self:_open_list(field, 'typed')
  end
end

-- Asks for the part of the list from `from` on; without it, for that around the entry that is marked.
function Methods:_fetch(list, from)
  local window
  local sent = self:_ask('field/choices', { field = list.field.id, from = from, count = page }, function(err, result)
    window = not err and result
  end)
  if sent then
    vim.wait(patience, function()
      return window ~= nil
    end, 1)
  end
  return window or nil
end

-- Waits until the list is that of all keys before.
function Methods:_refresh_list()
  local list = self.list
  if list.field.flight == 0 and self:text_of(list.field) == list.field.text then
    return
  end
  vim.wait(patience, function()
    return list.field.flight == 0
  end, 1)
  local window = self:_fetch(list)
  if window then
    take_window(list, window)
  end
end

local function entry_at(list, rank)
  return rank and list.window.entries[rank - list.window.from + 1]
end

--- Moves the mark by `distance` entries, over those that can't be chosen.
function Methods:move_mark(distance)
  local list = self.list
  self:_refresh_list()
  local found = list.window.found
  local step = distance > 0 and 1 or -1
  local rank = (list.mark or (step > 0 and -1 or found)) + distance
  if math.abs(distance) > 1 then
    rank = math.max(0, math.min(rank, found - 1))
  end
  for _ = 1, 1000 do
    if rank < 0 or rank >= found then
      return
    end
    local window = list.window
    if rank < window.from or rank >= window.from + #window.entries then
      window = self:_fetch(list, step > 0 and math.max(0, rank - page + 1) or rank)
      if not window or #window.entries == 0 then
        return
      end
      list.window = window
    end
    local entry = entry_at(list, rank)
    if entry and not entry.disabled then
      list.mark, list.moved, list.typing = rank, true, false
      return self:_draw_list()
    end
    rank = rank + step
  end
end

-- Whether Return takes the marked entry: the user went there, or what was typed is nothing by itself.
local function is_meant(list)
  local field = list.field
  local control = field.presentation.control
  if list.moved then
    return control ~= 'listbox' or list.looking
  elseif not list.looking then
    return false
  end
  if control == 'combobox' then
    return field.state.content == 'partial'
  elseif control == 'listbox' then
    local entry = entry_at(list, list.mark)
    for _, segment in ipairs(field.presentation.segments or {}) do
      if segment.active then
        return segment.state ~= 'complete' and entry ~= nil and not entry.selected
      end
    end
  end
  return false
end

--- Chooses the entry at `index` of the field's whole list, or takes it out of several.
function Methods:pick(field, index)
  self:act(field, 'pick', index)
end

--- Sends what the user did beside the text. Waits, as keys behind it are meant for what comes of it.
function Methods:act(field, action, index)
  self:_settle()
  self:_change(field, 'field/action', { action = action, index = index }, function(err, snapshot)
    self:_take_action(field, err, snapshot)
  end)
  vim.bo[self.buffer].modified = true
  vim.wait(patience, function()
    return field.flight == 0
  end, 1)
end

-- Takes the answer to an action: the whole field.
function Methods:_take_action(field, err, snapshot)
  if err then
    if err.code ~= Client.not_editable then
      User.error(err.message)
    end
    return self:_refresh(field)
  end
  field.focused = snapshot.state.focus == 'focused'
  local caret = self:here() == field
  self:_take_snapshot(field, snapshot)
  if caret then
    local offset = snapshot.selection['end']
    self:_place(field, User.inserting() and offset or math.max(0, math.min(offset, #snapshot.text - 1)))
  end
end

-- Chooses the marked entry. True where there is one.
function Methods:_pick_marked()
  local list = self.list
  local entry = entry_at(list, list.mark)
  if not entry or entry.disabled then
    return false
  end
  list.typing, list.looking, list.moved = false, false, false
  self:pick(list.field, entry.index)
  if list.field.presentation.control ~= 'listbox' then
    self:close_list()
  end
  return true
end

-- Return in a field with a list: takes what is meant. True where that is all that the key does.
function Methods:_pick_typed()
  local list = self.list
  if not list then
    return false
  end
  self:_refresh_list()
  if is_meant(list) and self:_pick_marked() then
    return list.several
  end
  self:close_list()
  return false
end

-- The field is left: what the user has marked is chosen.
function Methods:_pick_moved()
  if self.list and self.list.moved and not self.list.several then
    self:_pick_marked()
  end
end

--- Chooses the marked entry of the open list, and stays in the field.
function Methods:accept()
  self:_refresh_list()
  return self:_pick_marked()
end

--- The space bar in a list of which several are chosen: takes what is marked, or takes it out. False where a space is
--- meant, behind what was typed.
function Methods:take_marked()
  local list = self.list
  if not list or list.field.presentation.control ~= 'listbox' or list.typing then
    return false
  end
  self:_refresh_list()
  local mark = list.mark
  if not self:_pick_marked() then
    return false
  end
  -- The mark stays where it is, for the next one.
  if self.list == list then
    local window = self:_fetch(list, list.window.from)
    if window then
      list.source, list.window, list.mark = list.field.presentation.list, window, mark
      self:_draw_list()
    end
  end
  return true
end

--- Opens the list of the field under the cursor, or the paths that continue a file's.
function Methods:choose()
  local field = self:here()
  if not field then
    return
  end
  if field.presentation.control == 'file' then
    return self:complete_path(field)
  end
  if not self:has_list(field) then
    return
  end
  if not User.inserting() then
    vim.cmd('startinsert!')
    self:_focus(field)
  end
  vim.wait(patience, function()
    return field.flight == 0
  end, 1)
  self:_open_list(field, 'asked')
  self:_refresh_list()
  self:_draw_list()
end

return Methods
