-- Methods of a form: the Return key and what comes of it.

local Config = require('field.config')
local Session = require('field.session')
local User = require('field.user')

local Methods = {}

--- The Return key: ends the field, and goes on to the next one or submits.
function Methods:commit()
  local index = self:here()
  if not index then
    return self:move(1)
  end
  self:_settle()
  local field = self.fields[index]
  self:_change(index, 'field/commit', { version = field.version }, function(err, result)
    -- Without a version the answer says nothing of the text: it is the one that shows.
    if not err and result.version then
      self:_take_edit(index, nil, result)
    end
  end)
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
function Methods:submit(done)
  self:_settle()
  local index = self:here()
  if index and self.fields[index].focused then
    self:_blur(index)
  end
  local sent = self:_ask('form/submit', { form = self.definition.form, secure = true }, function(err, result)
    if err then
      return User.error(Session.describe(err))
    end
    self.waits = nil
    if not result.valid and #result.invalid == 0 and #result.pending > 0 then
      self.waits = { fields = result.pending, done = done }
      return
    end
    if index and self.current == index and User.inserting() then
      self:_focus(index)
    end
    self:_submitted(result)
    if done then
      done(result)
    end
  end)
  if not sent then
    User.error('field-server is not running; :FieldRestart starts it again')
  end
end

function Methods:_submitted(result)
  if not result.valid then
    local first = result.first and self.by_id[result.first]
    if first then
      self:go(first)
    end
    local count = #result.invalid
    if self.options.on_submit == false then
      return -- the one field says itself what is wrong
    end
    User.warn(count == 1 and 'one field is not right yet' or ('%d fields are not right yet'):format(count))
    return
  end
  vim.bo[self.buffer].modified = false
  result.form, result.title = self.definition.form, self.definition.title
  if self.options.on_submit == false then
    return
  end
  local handler = self.options.on_submit or Config.values.on_submit
  if handler then
    handler(result)
  else
    User.inform(self.definition.title .. ' is complete')
  end
  local data = vim.tbl_extend('force', result, { buf = self.buffer })
  vim.api.nvim_exec_autocmds('User', { pattern = 'FieldSubmit', data = data })
end

-- A submit that waited for the client's validators is said again when they are through.
function Methods:_continue_submit()
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

return Methods
