-- Methods of a form: the process died, and another one takes over.

local Lines = require('field.lines')
local Render = require('field.render')
local User = require('field.user')

local Methods = {}

function Methods:_lost()
  for _, field in ipairs(self.all) do
    field.flight, field.placing, field.selects = 0, 0, nil
    field.serial = field.serial + 1
  end
  self.asking = 0
  -- Rows that are made anew tell which page another process is on.
  self.page_left = self.page_left or self.page
end

-- Another process has the fields, as they were when it was last told to remember them, or as they were at first. What
-- the buffer shows is what counts.
function Methods:_restored(snapshots, whole, page)
  if not self:is_open() then
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
    local field = self.by_id[id]
    local touched, focused = field.state.touched, field.focused
    self:_take_status(field, snapshot)
    field.presentation = snapshot.presentation or {}
    field.text, field.version = snapshot.text, snapshot.version
    field.sent = self:shown_of(field, snapshot.text)
    field.focused = false
    if focused then
      self:_focus(field)
    elseif snapshot.state.focus == 'focused' then
      self:_ask('field/blur', { field = id })
    end
    if self:text_of(field) ~= field.text then
      self:_send_text(field, not focused and 'program' or nil, here == field and offset or nil)
    elseif touched and not whole then
      self:_ask('field/validate', { field = id })
    end
  end
  -- A new process begins with the first page.
  local left = self.page_left or self.page
  self.page, self.page_left = left, nil
  if left and page ~= left then
    self:_ask('form/page', { form = self.definition.form, page = left }, function(err, result)
      if not err then
        self.page = result.page
        self:_arrange()
      end
    end)
  end
  self:_arrange()
  Render.all(self)
  Render.diagnostics(self, true)
  self:_ask_verdicts()
  User.inform('field-server: ' .. self.session:word('restart'))
end

return Methods
