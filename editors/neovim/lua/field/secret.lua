-- Methods of a form: fields whose text is a secret.
--
-- The buffer never has it: a line has a sign for each character, of as many bytes, and the text itself is `field.secret`.
-- So no register, no undo, no swap and no shada file gets anything of it, whatever is deleted, copied or repeated. What is
-- typed is exchanged for signs before it is inserted (InsertCharPre); what comes into the line in any other way is taken
-- from there and covered at once.

local Text = require('field.text')
local User = require('field.user')

local Methods = {}

--- The text of a field as the user has it, which of a secret no line shows.
function Methods:text_of(field)
  return field.secret or field.view
end

--- What a line shows of a text of the field.
function Methods:shown_of(field, text)
  return field.secret and Text.covered(text) or text
end

--- Whether the field is a secret; its line is covered from then on.
function Methods:_take_secrecy(field)
  if field.presentation.secure and not field.secret then
    field.secret = field.view
    field.view, field.sent = Text.covered(field.view), Text.covered(field.sent)
    return true
  end
end

--- A character that is about to be inserted; returns what is inserted in its place.
function Methods:cover(character)
  local field = self:here()
  if not field or not field.secret then
    return character
  end
  if vim.fn.reg_recording() ~= '' then
    -- The keys go into a register: it is emptied when that ends.
    self.spoils = vim.fn.reg_recording()
  end
  self.typed = self.typed or {}
  table.insert(self.typed, character)
  return Text.covered(character)
end

--- What `insert`, which has come into the line of a secret, stands for.
function Methods:uncovered(insert)
  local typed = self.typed or {}
  local parts, at = {}, 1
  while at <= #insert do
    local character = typed[1]
    local sign = character and Text.covered(character)
    if sign and insert:sub(at, at + #sign - 1) == sign then
      table.insert(parts, table.remove(typed, 1))
      at = at + #sign
    else
      -- Put there by something else, such as the clipboard.
      table.insert(parts, insert:sub(at))
      break
    end
  end
  self.typed = #typed > 0 and typed or nil
  return table.concat(parts)
end

--- Empties the register into which a secret was recorded.
function Methods:forget_recording()
  local register = self.spoils
  self.spoils = nil
  if register then
    vim.schedule(function()
      vim.fn.setreg(register, '')
      User.warn('a secret was typed: register ' .. register .. ' is empty')
    end)
  end
end

return Methods
