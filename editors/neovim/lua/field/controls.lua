-- Methods of a form: what keys and clicks do to fields that are more than a line of text: boxes, stars, sliders.

local Lines = require('field.lines')
local Path = require('field.path')
local Popup = require('field.popup')
local User = require('field.user')

local Methods = {}

-- How long a key waits for an answer, in milliseconds.
local patience = 1000

function Methods:_control()
  local field = self:here()
  return field and field.presentation.control, field
end

-- The word of a box that begins with what was typed.
local function word_of(field, letter)
  for _, word in ipairs(field.presentation.choices or {}) do
    if vim.fn.tolower(vim.fn.strcharpart(word, 0, 1)) == vim.fn.tolower(letter) then
      return word
    end
  end
end

--- Answers the box under the cursor by the first letter of a word. False where that is not meant.
function Methods:answer(letter)
  local control, field = self:_control()
  if control == 'checkbox' and self:_goes_on(field, letter) then
    return true
  end
  local word = control == 'checkbox' and word_of(field, letter)
  if not word then
    return false
  end
  self:_settle()
  Lines.show(self, field, word)
  field.focused = true
  self:_place(field, #word)
  self:_send_text(field)
  vim.bo[self.buffer].modified = true
  self.answered = { field = field, word = word, length = 1, at = vim.uv.now() }
  return true
end

--- Whether a letter is the next of the word that the box under the cursor was answered with.
function Methods:continues_answer(letter)
  local control, field = self:_control()
  return control == 'checkbox' and self:_goes_on(field, letter)
end

-- Whether a letter is the next of the word that a box was answered with: who types all of `ano` means that, and not the
-- `Ne` that the `n` begins.
function Methods:_goes_on(field, letter)
  local answered = self.answered
  if not answered or answered.field ~= field or field.view ~= answered.word or vim.uv.now() - answered.at > 1000 then
    return false
  end
  local expected = vim.fn.strcharpart(answered.word, answered.length, 1)
  if expected == '' or vim.fn.tolower(expected) ~= vim.fn.tolower(letter) then
    return false
  end
  answered.length, answered.at = answered.length + 1, vim.uv.now()
  return true
end

--- Whether the form has, or may get, fields that are drawn as one of `controls`.
function Methods:may_have(controls)
  if self.definition.sections then
    return true
  end
  for _, field in ipairs(self.all) do
    if vim.list_contains(controls, field.presentation.control) then
      return true
    end
  end
  return false
end

--- The letters that answer boxes of this form.
function Methods:letters()
  local letters = {}
  for _, field in ipairs(self.all) do
    if field.presentation.control == 'checkbox' then
      for _, word in ipairs(field.presentation.choices or {}) do
        local letter = vim.fn.strcharpart(word, 0, 1)
        letters[vim.fn.tolower(letter)], letters[vim.fn.toupper(letter)] = true, true
      end
    end
  end
  return vim.tbl_keys(letters)
end

--- Turns the box under the cursor over. False where there is none.
function Methods:toggle()
  local control, field = self:_control()
  if control ~= 'checkbox' then
    return false
  end
  self:act(field, 'toggle')
  return true
end

--- Takes out the item before the caret, where the caret is behind a separator. False where it is not.
function Methods:remove_before()
  local control, field = self:_control()
  if control ~= 'tags' and control ~= 'listbox' then
    return false
  end
  local function behind()
    local _, offset = self:here()
    local last
    for index, segment in ipairs(field.presentation.segments or {}) do
      if segment.kind == 'item' and segment.range['end'] <= offset then
        last = index
      end
    end
    local segment = last and field.presentation.segments[last]
    return segment and segment.range['end'] < offset and field.view:sub(segment.range['end'] + 1, offset):find('^%p%s*$')
      and last or nil
  end
  vim.wait(patience, function()
    return field.flight == 0
  end, 1)
  local index = self:text_of(field) == field.text and behind()
  if not index then
    return false
  end
  self:act(field, 'remove', index - 1)
  return true
end

--- Whether arrows lead to another number, choice or value of a part in the field under the cursor.
function Methods:steps()
  local field = self:here()
  return field ~= nil and field.presentation.stepping ~= nil
end

--- Whether those are choices: a list goes on downward.
function Methods:lists()
  local field = self:here()
  return field ~= nil and field.presentation.choices ~= nil
end

--- Whether arrows to the left and right step: the field is a row of stars, or a thumb.
function Methods:slides()
  local control = self:_control()
  return control == 'rating' or control == 'slider'
end

--- Goes `count` steps on: `target` is "increment" or "decrement". Waits, as keys behind it are meant for the new value.
function Methods:step(target, count)
  local field, offset = self:here()
  self:_settle()
  local function answered()
    return field.flight == 0 and not field.selects
  end
  vim.wait(patience, answered, 2) -- where the caret is has to be told before
  if field.caret ~= offset then
    field.caret = offset
    self:_send_caret(field, offset) -- in normal mode it moves and nobody is told
  end
  self:_change(field, 'field/edit', { step = target, count = count, version = field.version }, function(err, result)
    self:_take_edit(field, err, result)
    if not err then
      field.focused = true
      if not User.inserting() and self:here() == field then
        self:_place(field, math.max(0, result.selection['end'] - 1)) -- on the last digit, as ever
      end
    end
  end)
  vim.wait(patience, answered, 2)
end

--- Offers the paths that continue what stands before the caret, as Neovim's own completion does.
function Methods:complete_path(field)
  if not User.inserting() then
    vim.cmd('startinsert!')
    return
  end
  local _, offset = self:here()
  self:_propose(Path.continue(field.view:sub(1, offset), field.presentation.file))
end

--- Offers what continues the text before the caret, by one of Neovim's kinds of completion (|:command-complete|).
function Methods:complete_as(kind)
  local field, offset = self:here()
  local known, found = pcall(vim.fn.getcompletion, field.view:sub(1, offset), kind)
  if known then
    self:_propose(found)
  else
    User.error(found)
  end
end

function Methods:_propose(found)
  if #found > 0 then
    vim.fn.complete(1, found)
  else
    User.inform(self.session:word('nothing'))
  end
end

-- Clicks

-- The number that a click in the `column`th column of a scale means.
local function number_at(field, column)
  local scale = field.presentation.scale
  local least, greatest, step = tonumber(scale.min), tonumber(scale.max), tonumber(scale.step)
  if field.presentation.control == 'rating' then
    return ('%g'):format(math.max(least, math.min(column + 1, greatest)))
  end
  local width = field.spots.width
  local share = width > 1 and column / (width - 1) or 0
  local steps = math.floor((greatest - least) * share / step + 0.5)
  return ('%.10g'):format(math.min(greatest, least + steps * step))
end

--- A click of the mouse: on an entry of the open list, a box, a star. False where it is on none of them.
function Methods:click()
  local mouse = vim.fn.getmousepos()
  local list = self.list
  if list and list.float and mouse.winid == list.float then
    local entry = Popup.entry_at(list, mouse.line)
    if entry and not entry.disabled then
      self:pick(list.field, entry.index)
      if list.field.presentation.control ~= 'listbox' then
        self:close_list()
      end
    end
    return true
  end
  local window = self:window()
  if not window or mouse.winid ~= window then
    return false
  end
  local field = self:field_at(mouse.line - 1)
  local spots = field and field.state.enabled and not field.presentation.readOnly and field.spots
  if not spots then
    return false
  end
  local info = vim.fn.getwininfo(window)[1]
  local start = info.wincol + info.textoff - (info.leftcol or 0) + self.indent
  local column = mouse.screencol - start - spots.from - (spots.before and 0 or vim.api.nvim_strwidth(field.view))
  local at = vim.fn.screenpos(window, self:first_row(field) + 1, 1)
  if mouse.screenrow ~= at.row or column < 0 or column >= spots.width then
    return false
  end
  self:go(field)
  if spots.list then
    if list and list.field == field then
      self:close_list()
    else
      self:choose()
    end
    return true
  elseif field.presentation.control == 'checkbox' then
    return self:toggle()
  end
  self:_settle()
  Lines.show(self, field, number_at(field, column))
  self:_place(field, #field.view)
  self:_send_text(field, 'program')
  vim.bo[self.buffer].modified = true
  return true
end

return Methods
