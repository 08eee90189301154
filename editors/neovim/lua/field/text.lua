-- Pure functions on the text of a field. Offsets are bytes from 0, as the protocol counts them with utf-8; positions
-- are a row and a byte column from 0, as Neovim counts them.

local M = {}

--- Row and column of an offset in a text of one or more lines.
function M.position(text, offset)
  offset = math.max(0, math.min(offset, #text))
  local row, line = 0, 1
  while true do
    local stop = text:find('\n', line, true)
    if not stop or stop > offset then
      return row, offset - line + 1
    end
    row, line = row + 1, stop + 1
  end
end

--- Offset of a row and column; past the end of a line it is the line's end.
function M.offset(text, row, column)
  local line = 1
  for _ = 1, row do
    local stop = text:find('\n', line, true)
    if not stop then
      return #text
    end
    line = stop + 1
  end
  local stop = text:find('\n', line, true) or #text + 1
  return math.min(line - 1 + column, stop - 1)
end

--- The characters of a text; one that is empty has one that is.
function M.characters(text)
  local characters = {}
  for character in text:gmatch('[^\128-\191][\128-\191]*') do
    table.insert(characters, character)
  end
  return #characters > 0 and characters or { text }
end

-- A sign of as many bytes as a character has.
local signs = { '*', '·', '•', '𝆹' }

--- A text in which each character is a sign of as many bytes, so that offsets are the same; line breaks stay.
function M.covered(text)
  return (text:gsub('[^\128-\191\n][\128-\191]*', function(character)
    return signs[#character] or ('*'):rep(#character)
  end))
end

--- Whether a text may be what a line of a secret shows.
function M.is_covered(text)
  return M.covered(text) == text
end

--- How many lines a text has.
function M.rows(text)
  local rows, at = 1, text:find('\n', 1, true)
  while at do
    rows, at = rows + 1, text:find('\n', at + 1, true)
  end
  return rows
end

function M.lines(text)
  return vim.split(text, '\n', { plain = true })
end

--- `text` with the bytes [start, stop) replaced.
function M.replaced(text, start, stop, insert)
  return text:sub(1, start) .. insert .. text:sub(stop + 1)
end

--- How many bytes of a part were typed: behind them its placeholder shows, `_`, or letters behind digits.
function M.typed(part)
  part = part:gsub('_+$', '')
  return #(part:match('^%d.*%d') or part:match('^%d') or part)
end

--- The smallest change from `old` to `new` that cuts no character: start, stop, insert. Nil where they agree.
function M.change(old, new)
  if old == new then
    return nil
  end
  local shorter = math.min(#old, #new)
  local head = 0
  while head < shorter and old:byte(head + 1) == new:byte(head + 1) do
    head = head + 1
  end
  while head > 0 and M.inside(old, head) or M.inside(new, head) do
    head = head - 1
  end
  local tail = 0
  while tail < shorter - head and old:byte(#old - tail) == new:byte(#new - tail) do
    tail = tail + 1
  end
  while tail > 0 and (M.inside(old, #old - tail) or M.inside(new, #new - tail)) do
    tail = tail - 1
  end
  return head, #old - tail, new:sub(head + 1, #new - tail)
end

--- Whether an offset is inside a character.
function M.inside(text, offset)
  local byte = text:byte(offset + 1)
  return byte ~= nil and byte >= 0x80 and byte < 0xC0
end

--- Whether a text is UTF-8.
function M.is_valid(text)
  return not text:find('[\128-\255]') or M.valid(text) == text
end

--- The text with each byte that is no UTF-8 as "?": JSON carries no such bytes, and offsets stay as they are.
function M.valid(text)
  if not text:find('[\128-\255]') then
    return text
  end
  local parts, at = {}, 1
  while at <= #text do
    local byte = text:byte(at)
    local length = byte < 0x80 and 1 or byte >= 0xF0 and byte < 0xF5 and 4 or byte >= 0xE0 and byte < 0xF0 and 3
      or byte >= 0xC2 and byte < 0xE0 and 2
    local character = length and text:sub(at, at + length - 1)
    if not character or #character < length or (length > 1 and not character:find('^.[\128-\191]+$')) then
      character = '?'
    elseif character:find('^\xED[\xA0-\xBF]') or character:find('^\xE0[\x80-\x9F]')
      or character:find('^\xF0[\x80-\x8F]') or character:find('^\xF4[\x90-\xBF]') then
      character = '???' .. (length == 4 and '?' or '')
    end
    table.insert(parts, character)
    at = at + #character
  end
  return table.concat(parts)
end

return M
