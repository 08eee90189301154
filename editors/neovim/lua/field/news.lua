-- Methods of a form: what the server says without being asked.

local Render = require('field.render')

local Methods = {}

function Methods:_notified(method, params)
  if method == 'field/diagnostics' then
    local field = self.by_id[params.field]
    if not field then
      return
    end
    local was_empty = field.state.content == 'empty'
    self:_take_status(field, params)
    for name, value in pairs(params.presentation or {}) do
      field.presentation[name] = value ~= vim.NIL and value or nil
    end
    if not self:is_open() then
      return
    end
    if params.version ~= field.version and field.flight == 0 then
      self:_refresh(field) -- the text was changed by something whose answer has none, such as form/submit
    end
    Render.field(self, field)
    if was_empty ~= (field.state.content == 'empty') and field.spec.group then
      Render.header(self, field.spec.group)
    end
    Render.diagnostics(self)
    self:_list_changed(field)
    if self.options.on_layout then
      self.options.on_layout(self.below or 0)
    end
  elseif method == 'group/status' and params.form == self.definition.form then
    self.groups[params.group] = params
    if self:is_open() then
      Render.header(self, params.group)
    end
  elseif method == 'form/status' and params.form == self.definition.form then
    self.status = params
    self:_take_pages(params)
    if self:is_open() then
      Render.field(self, self.fields[#self.fields])
    end
  end
end

-- The first verdicts, of the groups and of the form: what is pushed comes with the first change only.
function Methods:_ask_verdicts()
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
  for _, field in ipairs(self.all) do
    local group = field.spec.group
    if group and not asked[group] then
      asked[group] = true
      self:_ask('group/verify', { form = form, group = group }, function(err, result)
        if not err then
          self.groups[group] = status(result, group)
          Render.header(self, group)
        end
      end)
    end
  end
  self:_ask('form/open', { form = form }, function(err, result)
    if not err and not self.status then
      self.status = result
      Render.field(self, self.fields[#self.fields])
    end
  end)
end

return Methods
