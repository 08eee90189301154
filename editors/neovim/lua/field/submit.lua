-- Methods of a form: the Return key and what comes of it.

local Config = require('field.config')
local Session = require('field.session')
local User = require('field.user')

-- How long Return waits for what it leads to, in milliseconds.
local patience = 1000

-- How long a submit waits for a server that is being started again, in milliseconds.
local restart = 5000

local Methods = {}

-- The field behind `field` in the form's order; where no server says it.
function Methods:_behind(field)
  local found
  for _, id in ipairs(self.order) do
    local candidate = self.by_id[id]
    if found and candidate.index and candidate.state.enabled then
      return candidate
    end
    found = found or candidate == field
  end
end

--- The Return key: takes what is marked in an open list, ends the field, and goes on to the next one or submits.
function Methods:commit()
  local field = self:here()
  if not field then
    return self:press()
  end
  self:_settle()
  if self:_pick_typed() then
    return
  end
  local over, answer
  local sent = self:_change(field, 'field/commit', { version = field.version }, function(err, result)
    -- Without a version the answer says nothing of the text: it is the one that shows.
    if err or result.version then
      self:_take_edit(field, err, result)
    end
  end, function(err, result)
    over, answer = true, not err and result
  end)
  -- The keys behind it belong to the field that is next by then: what was typed may bring one. Not to the verdict of a
  -- validator: it may come later, and submit comes back to errors.
  if sent then
    vim.wait(patience, function()
      return over
    end, 2)
  end
  local next
  if answer then
    if not answer.accepted and not answer.pending then
      return -- what is wrong shows
    elseif answer.page then
      return self:turn({ to = 'next' })
    elseif not answer.next and not answer.submit then
      return -- one of several tags is done
    end
    next = answer.next and self.by_id[answer.next]
  else
    next = self:_behind(field)
  end
  if next then
    self:show(next)
  elseif self.options.on_commit then
    self.options.on_commit(self)
  else
    self:submit()
  end
end

--- Asks for the contents of the whole form: `done(result)`, with `result.valid` false where there is something to mend.
function Methods:submit(done)
  self:_settle()
  local field = self:here()
  if field and field.focused then
    self:_blur(field)
  end
  local secrets = self.options.secrets or Config.values.secrets
  local params = { form = self.definition.form, secure = secrets or nil, wait = true }
  local sent = self:_ask('form/submit', params, function(err, result)
    if err then
      return User.error(Session.describe(err))
    end
    self:_take_changed(result.changed)
    if field and self.current == field and User.inserting() then
      self:_focus(field)
    end
    self:_submitted(result)
    if done then
      done(result)
    end
  end)
  if not sent and self.session:is_coming_back() and vim.wait(restart, function()
    return self:is_settled()
  end, 5) then
    return self:submit(done)
  end
  if not sent then
    User.error('field-server is not running; :FieldRestart starts it again')
  end
end

function Methods:_submitted(result)
  if not result.valid then
    local first = result.first and self.by_id[result.first]
    if first then
      self:show(first)
    end
    if self.options.on_submit == false then
      return -- the one field says itself what is wrong
    end
    User.warn(self.session:word('fix', { count = #result.invalid }))
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
    User.inform(('%s: %s: %s'):format(self.session:word('submitted'), self.definition.title, self:_summary(result)))
  end
  local data = vim.tbl_extend('force', result, { buf = self.buffer })
  vim.api.nvim_exec_autocmds('User', { pattern = 'FieldSubmit', data = data })
end

-- What was submitted, on a line; secrets are covered.
function Methods:_summary(result)
  local parts = {}
  for _, field in ipairs(self.all) do
    local text = result.texts and result.texts[field.id]
    if text and text ~= '' then
      local label = field.presentation.label and field.presentation.label.text or field.id
      table.insert(parts, label .. ' ' .. (field.secret and ('•'):rep(8) or text:gsub('\n', ' / ')))
    end
  end
  local line = table.concat(parts, ', ')
  -- What is longer than the last line of the screen would have to be confirmed.
  local room = vim.o.columns * math.max(1, vim.o.cmdheight) - vim.api.nvim_strwidth(self.definition.title) - 40
  if vim.api.nvim_strwidth(line) > room then
    line = vim.fn.strcharpart(line, 0, math.max(10, room)) .. '…'
  end
  return line
end

-- Shows what the end of editing made of texts.
function Methods:_take_changed(changed)
  for id, now in pairs(changed or {}) do
    local field = self.by_id[id]
    if field and field.flight == 0 and field.view == field.sent then
      self:_take_text(field, now.text, now.version, now.selection)
    end
  end
end

return Methods
