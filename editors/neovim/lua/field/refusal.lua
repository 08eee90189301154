-- Methods of a form: keys that are not taken. The field flashes, and the line below it says why until the next change, or
-- for some seconds.

local Render = require('field.render')

local Methods = {}

-- In milliseconds.
local flash, told = 150, 5000

--- Says `words` of what the field has just not taken.
function Methods:refuse(field, words)
  local refusal = { words = words, flashes = true }
  field.refusal = refusal
  Render.field(self, field)
  local function later(delay, change)
    vim.defer_fn(function()
      if field.refusal == refusal and self:is_open() then
        change()
        Render.field(self, field)
      end
    end, delay)
  end
  later(flash, function()
    refusal.flashes = false
  end)
  later(told, function()
    field.refusal = nil
  end)
end

--- Looks whether the answer to an edit says that something was not taken.
function Methods:_look_for_refusal(field, result)
  field.refusal = nil
  if result.refusal then
    self:refuse(field, result.refusal)
  end
end

--- Takes back what was just pasted into one of a list, where nothing in the list is like it.
function Methods:_undo_paste(field)
  local serial = field.serial
  self:_ask('field/get', { field = field.id }, function(err, snapshot)
    if err or serial ~= field.serial or snapshot.state.content ~= 'impossible' then
      return
    end
    self:close_list()
    self:_change(field, 'field/undo', { version = snapshot.version }, function(failed, result)
      self:_take_edit(field, failed, result)
      if not failed then
        self:refuse(field, self.session:word('unlisted'))
      end
    end)
  end)
end

return Methods
