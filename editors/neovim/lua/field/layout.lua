-- Methods of a form: which lines the buffer has. A field that does not show has none, and keeps its text.

local Lines = require('field.lines')
local Render = require('field.render')
local Text = require('field.text')

local Methods = {}

-- What shows, in order.
function Methods:_lines_that_show()
  return vim.tbl_filter(function(field)
    return not field.state.hidden
  end, self.all)
end

-- The field that shows in place of `field`, or nearest to it.
local function instead(form, field)
  local nearest
  for _, other in ipairs(form.all) do
    if other.index and not other.static then
      nearest = other
      if other == field then
        return other
      end
    elseif other == field and nearest then
      return nearest
    end
  end
  return nearest
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
      self:_settle()
      self:_arrange()
    end
  end)
end

-- Gives the fields that show their lines, by the smallest change of the buffer.
function Methods:_arrange()
  local fields = self:_lines_that_show()
  if vim.deep_equal(
    vim.tbl_map(tostring, fields),
    self.index_is_known and vim.tbl_map(tostring, self.fields) or {}
  ) then
    return
  end
  self.index_is_known = true
  local window = self:window()
  local here, offset = nil, 0
  if window and #self.fields > 0 and self.fields[1].index then
    here, offset = self:here()
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
  if window and here then
    local field = instead(self, here)
    if field then
      local row, column = Text.position(field.view, field == here and offset or 0)
      vim.api.nvim_win_set_cursor(window, { self:first_row(field) + row + 1, column })
    end
  end
  Render.all(self)
  Render.diagnostics(self)
  self:_moved()
end

--- Goes to a field.
function Methods:show(field)
  if field.index then
    self:go(field)
  end
end

--- Return in a line that is no field.
function Methods:press()
  self:move(1)
end

return Methods
