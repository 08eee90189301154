-- Methods of a form: which lines the buffer has. A field that does not show has none, and keeps its text; pages.

local Lines = require('field.lines')
local Render = require('field.render')
local Session = require('field.session')
local Text = require('field.text')
local User = require('field.user')

local Methods = {}

-- How long a key waits for an answer, in milliseconds.
local patience = 1000

-- All lines in order, whether they show or not.
function Methods:_all_lines()
  local lines = {}
  for _, item in ipairs(self.shape) do
    if item.line then
      table.insert(lines, item.line)
    else
      local section = item.section
      -- One that is called as its group has the title of that.
      if section.heading.view ~= self.titles[section.heading.spec.group] then
        table.insert(lines, section.heading)
      end
      for position, row in ipairs(section.rows) do
        for _, field in ipairs(section.fields[row]) do
          field.position = position
          table.insert(lines, field)
        end
      end
      table.insert(lines, section.adder)
    end
  end
  return lines
end

-- Whether a line belongs to what shows now.
function Methods:_shows(field)
  return not field.state.hidden and (not field.page or not self.page or field.page == self.page)
end

-- What shows in place of a line that shows no more: the next one, or the last.
local function instead(all, line)
  local found, last
  for _, other in ipairs(all) do
    found = found or other == line
    if other.index and not (other.static and not other.press) then
      last = other
      if found then
        return other
      end
    end
  end
  return last
end

--- Gives the fields that show their lines, once all that came at the same time is known.
function Methods:arrange_soon()
  if self.arranging then
    return
  end
  self.arranging = true
  vim.schedule(function()
    self.arranging = false
    if self:is_open() then
      self:_arrange()
    end
  end)
end

-- Gives the fields that show their lines, by the smallest change of the buffer. The cursor stays where it is, or goes to
-- the line `go`.
function Methods:_arrange(go)
  self:_settle()
  self.all = self:_all_lines()
  local fields = vim.tbl_filter(function(field)
    return self:_shows(field)
  end, self.all)
  local same = #fields == #self.fields
  for index, field in ipairs(fields) do
    same = same and field == self.fields[index] and field.index ~= nil
  end
  if same then
    return
  end
  local window = self:window()
  local here, offset = nil, 0
  if window and #self.fields > 0 then
    here, offset = self:here()
    here = here or self:line_here()
  end
  for _, field in ipairs(self.fields) do
    field.index = nil
  end
  self.fields = fields
  Lines.number(self)
  local lines = {}
  for _, field in ipairs(fields) do
    vim.list_extend(lines, Text.lines(field.view))
  end
  Lines.write(self, lines)
  local place = go and go.index and go or here and instead(self.all, here)
  if window and place then
    offset = place == here and offset or place.static and 0 or math.min(place.selection or 0, #place.view)
    local row, column = Text.position(place.view, offset or 0)
    vim.api.nvim_win_set_cursor(window, { self:first_row(place) + row + 1, column })
  end
  Render.all(self)
  Render.diagnostics(self, true)
  self:_moved()
end

-- Ends the field under the cursor and waits for what the server says of others: what was typed may bring one, or take one
-- away.
function Methods:_catch_up()
  if self.dynamic and self.behind and self.session.ready then
    self:_settle()
    self:_enter(nil)
    self.behind = false
    local over
    self:_ask('field/list', { form = self.definition.form, limit = 0 }, function()
      over = true
    end)
    vim.wait(patience, function()
      return over
    end, 1)
    self:_arrange()
  end
end

--- Goes to a field, on whatever page it is.
function Methods:show(field)
  if field.page and self.page and field.page ~= self.page then
    return self:turn({ page = field.page }, field)
  end
  self:_arrange()
  if field.index then
    self:go(field)
  end
end

--- Return in a line that is no field.
function Methods:press()
  local line = self:line_here()
  if line and line.press then
    return line.press()
  end
  self:move(1)
end

-- Pages

-- The first field of the page in which something can be said, else the first that shows.
local function first_of(form)
  local shown
  for _, field in ipairs(form.fields) do
    if field.index and not field.static and field.state.enabled and field.page == form.page then
      if not field.presentation.readOnly then
        return field
      end
      shown = shown or field
    end
  end
  return shown
end

--- Goes to the first field in which something can be said, else to the first that shows.
function Methods:go_first()
  local first = first_of(self)
  if first then
    self:go(first)
  else
    self:move(1)
  end
end

--- Turns to another page: `where` has `to`, "next" or "previous", or `page`. Goes to `field` there, else to what is to be
--- mended, else to the first field.
function Methods:turn(where, field)
  if not self.page then
    return User.warn('this form has one page')
  end
  self:_settle()
  if self.current and self.current.focused then
    self:_blur(self.current)
    self.current = nil
  end
  where.form = self.definition.form
  local over
  local sent = self:_ask('form/page', where, function(err, result)
    over = true
    if err then
      return User.error(Session.describe(err))
    end
    self.page = result.page
    self:_take_changed(result.changed)
    self:_arrange()
    local first = result.first and self.by_id[result.first] or field or result.moved and first_of(self)
    if first and first.index then
      self:go(first)
    end
    if #result.invalid > 0 then
      User.warn(self.session:word('fix', { count = #result.invalid }))
    end
    Render.all(self)
  end)
  if not sent then
    return User.error('field-server is not running; :FieldRestart starts it again')
  end
  vim.wait(patience, function()
    return over
  end, 1)
end

-- Takes what `told`, of `form/open` or `form/status`, says of pages: which one it is, and which are left out.
function Methods:_take_pages(told)
  self.left_out = self.left_out or {}
  for _, page in ipairs(told.pages or {}) do
    self.left_out[page.page] = page.shown == false or nil
  end
  if told.page and told.page ~= self.page then
    self.page = told.page
    if self:is_open() then
      self:arrange_soon()
    end
  end
  if told.pages and self:is_open() then
    Render.field(self, self.fields[1])
  end
end

--- The pages that are not left out.
function Methods:pages()
  return vim.tbl_filter(function(page)
    return not self.left_out[page.page]
  end, self.definition.pages or {})
end

--- The number of the page, of how many, and its title; nil where there are no pages.
function Methods:page_words()
  local pages = self:pages()
  for index, page in ipairs(pages) do
    if page.page == self.page then
      local words = self.session:word('page', { number = index, count = #pages })
      return words .. (page.title and ': ' .. page.title or '')
    end
  end
end

return Methods
