-- A field-server process and the messages to and from it.
--
-- Neovim's own client, vim.lsp.rpc, reads JSON with the nulls of objects left out. The protocol says with null that a
-- part of `presentation` is gone (specification 5.3), so this one reads the same frames with vim.system and vim.json.
-- The framing is `line`: vim.json writes no line breaks.

local User = require('field.user')

local Client = {}
Client.__index = Client

local M = {}

M.method_not_found = -32601
M.content_modified = -32801
M.not_editable = -32015

---@class field.Handlers
---@field notification fun(method: string, params: table)
---@field question fun(method: string, params: table, answer: fun(err: table?, result: any))
---@field ended fun(code: integer, signal: integer)  the process ended though nobody asked it to

--- Starts `command`; nil and a sentence where that can't be done.
---@param command string[]
---@param handlers field.Handlers
function M.start(command, handlers)
  local self = setmetatable({ handlers = handlers, waiting = {}, last = 0, partial = {}, inbox = {} }, Client)
  local arguments = vim.list_extend(vim.list_slice(command), { '--framing', 'line' })
  local started, process = pcall(vim.system, arguments, {
    stdin = true,
    stdout = function(_, data)
      self:_read(data)
    end,
    stderr = false,
  }, function(result)
    -- Behind what it still wrote: those messages are in the queue of scheduled work already.
    vim.schedule(function()
      self:_ended(result.code, result.signal)
    end)
  end)
  if not started then
    return nil, tostring(process)
  end
  self.process = process
  return self
end

--- Sends a request; `callback(error, result)` runs on the main loop. False where the process is gone.
function Client:request(method, params, callback)
  self.last = self.last + 1
  self.waiting[self.last] = callback or function() end
  return self:_write({ jsonrpc = '2.0', id = self.last, method = method, params = params })
end

function Client:notify(method, params)
  return self:_write({ jsonrpc = '2.0', method = method, params = params })
end

--- Says good-bye and forgets the process; no answer and no `ended` comes any more.
function Client:stop()
  if self.stopped then
    return
  end
  self:request('shutdown')
  self:notify('exit')
  self.stopped = true
  pcall(function()
    self.process:write(nil)
  end)
end

function Client:is_running()
  return not self.stopped and not self.over
end

function Client:_write(message)
  if self.stopped or self.over then
    return false
  end
  local line = vim.json.encode(message) .. '\n'
  if self.corked then
    table.insert(self.corked, line)
    return true
  end
  return self:_send(line)
end

function Client:_send(text)
  -- A pipe that broke is told of by the end of the process, which follows at once.
  return (pcall(self.process.write, self.process, text))
end

--- Keeps what is sent, up to `uncork`: many messages are written at once.
function Client:cork()
  self.corked = self.corked or {}
end

function Client:uncork()
  local lines = self.corked or {}
  self.corked = nil
  if #lines > 0 then
    self:_send(table.concat(lines))
  end
end

-- Runs outside of the main loop: it may decode, but not touch buffers.
function Client:_read(data)
  if not data then
    return
  end
  local from = 1
  while true do
    local stop = data:find('\n', from, true)
    if not stop then
      break
    end
    table.insert(self.partial, data:sub(from, stop - 1))
    local line = table.concat(self.partial)
    self.partial = {}
    from = stop + 1
    local decoded, message = pcall(vim.json.decode, line)
    if decoded and type(message) == 'table' then
      table.insert(self.inbox, message)
    end
  end
  if from <= #data then
    table.insert(self.partial, data:sub(from))
  end
  if #self.inbox > 0 and not self.scheduled then
    self.scheduled = true
    vim.schedule(function()
      self:_deliver()
    end)
  end
end

function Client:_deliver()
  self.scheduled = false
  local inbox = self.inbox
  self.inbox = {}
  for _, message in ipairs(inbox) do
    if self.stopped then
      return
    end
    -- One handler that fails keeps none of the other messages from their handlers.
    local fine, reason = xpcall(self._take, debug.traceback, self, message)
    if not fine then
      User.error(reason)
    end
  end
end

function Client:_take(message)
  if message.method and message.id ~= nil then
    local answered = false
    self.handlers.question(message.method, message.params or {}, function(err, result)
      if answered then
        return
      end
      answered = true
      if err then
        self:_write({ jsonrpc = '2.0', id = message.id, error = err })
      else
        self:_write({ jsonrpc = '2.0', id = message.id, result = result == nil and vim.NIL or result })
      end
    end)
  elseif message.method then
    self.handlers.notification(message.method, message.params or {})
  elseif message.id ~= nil and message.id ~= vim.NIL then
    local callback = self.waiting[message.id]
    self.waiting[message.id] = nil
    if callback then
      callback(message.error, message.result)
    end
  end
end

function Client:_ended(code, signal)
  self.over = true
  self.waiting = {}
  if not self.stopped then
    self.handlers.ended(code, signal)
  end
end

return M
