-- One form's conversation with a field-server of its own: it sets the form up, answers the server's questions, and
-- brings everything back when the process died.
--
-- A process for each form, as field ids are one name space in a connection (specification 3.3): two forms that both
-- have a field "email" could not share one, and a process that dies takes no other form with it.

local Client = require('field.client')
local Config = require('field.config')
local File = require('field.file')
local Path = require('field.path')
local User = require('field.user')
local Words = require('field.words')

local Session = {}
Session.__index = Session

local M = {}

-- A process that dies again and again is not started for ever.
local most_restarts, restart_window = 4, 60000

-- How long after the end of editing a field a form of many fields is remembered, in milliseconds. A smaller one is at once.
local remember_after, many = 500, 200

---@class field.Delegate
---@field notification fun(method: string, params: table)
---@field lost fun()  the process died; another one is being started
---@field rows fun(told: table[], whole: boolean): table[]  what is to become of the rows that the new process has
---@field renamed fun(section: table, row: integer, new: integer)  a row has another number now; without arguments: all have
---  theirs
---@field ids fun(): string[]  the ids of all fields
---@field restored fun(snapshots: table<string, table>, whole: boolean, page: string?)  the fields as the new process has
---  them; whole: from a snapshot
---@field failed fun(reason: string)  nothing can be done any more, until `restart`

--- A session that is not started.
---@param definition table a checked form file
---@param delegate field.Delegate
---@param validators? table<string|integer, function> for this form alone
function M.new(definition, delegate, validators)
  return setmetatable({
    definition = definition,
    delegate = delegate,
    validators = validators or {},
    words = {}, -- what buttons and marks say in the form's language, by name
    deaths = {},
    generation = 0,
    ready = false,
  }, Session)
end

--- Starts a process and sets the form up. `done(err, snapshots, opened)` has a sentence, or each field's first report and
--- the answer to `form/open`.
function Session:start(done)
  local function finish(...)
    self.starting = nil
    done(...)
  end
  self.starting = finish
  self:_launch(finish, function()
    self:_create(finish)
  end)
end

--- Sends a request; without a process that is ready, nothing is sent and `callback` is never called.
function Session:request(method, params, callback)
  if not self.ready then
    return false
  end
  return self.client:request(method, params, callback)
end

--- What a button or a mark says; `values` stand for the names in braces.
function Session:word(name, values)
  return Words.say(self.words, name, values)
end

--- Whether a process has died and another one is being started.
function Session:is_coming_back()
  return not self.ready and not self.closed and #self.deaths > 0 and #self.deaths <= most_restarts
end

--- Starts over after `failed`.
function Session:restart()
  self.deaths = {}
  if self.client then
    self.client:stop()
  end
  self.ready = false
  self:_bring_back()
end

function Session:stop()
  self.closed = true
  self.ready = false
  if self.client then
    self.client:stop()
  end
end

--- Remembers the form as it is, for the process that may have to follow this one: soon, where it is large.
function Session:remember_soon()
  if #self.delegate.ids() < many then
    return self:remember()
  end
  if self.remembers_soon then
    return
  end
  self.remembers_soon = true
  vim.defer_fn(function()
    self.remembers_soon = false
    self:remember()
  end, remember_after)
end

--- Remembers the form as it is now.
function Session:remember()
  if not self.ready or self.no_snapshots or self.remembering then
    return
  end
  self.remembering = true
  -- Secure text too: it stays in this process, which shows it anyway.
  self:request('session/snapshot', { form = self.definition.form, secure = true }, function(err, result)
    self.remembering = false
    if result then
      self.snapshot = result.snapshot
    elseif err.code == Client.method_not_found then
      self.no_snapshots = true
    end
  end)
end

function Session:_launch(failed, ready)
  local command, reason = Config.command()
  if not command then
    return failed(reason)
  end
  self.generation = self.generation + 1
  local generation = self.generation
  self.remembering = false
  local client
  client, reason = Client.start(command, {
    notification = function(method, params)
      self.delegate.notification(method, params)
    end,
    question = function(method, params, answer)
      self:_question(method, params, answer)
    end,
    ended = function(code, signal)
      if generation == self.generation and not self.closed then
        self:_died(code, signal)
      end
    end,
  })
  if not client then
    return failed(('%s can\'t be started: %s'):format(command[1], reason))
  end
  self.client, self.program = client, command[1]
  client:request('initialize', {
    processId = vim.uv.os_getpid(),
    clientInfo = { name = 'neovim', version = tostring(vim.version()) },
    locale = Config.values.locale,
    positionEncodings = { 'utf-8' },
    capabilities = { presentation = true, validate = true },
    messages = Config.values.messages,
  }, function(err, result)
    if err then
      failed('field-server refused to start: ' .. err.message)
    elseif result.positionEncoding ~= 'utf-8' then
      failed('field-server does not count in utf-8')
    else
      self.server = result
      client:notify('initialized', vim.empty_dict())
      ready()
    end
  end)
end

-- Sends what sets the form up, without waiting for answers, and reports the first error or all snapshots.
function Session:_create(done)
  local requests = File.requests(self.definition)
  self.client:cork()
  local snapshots, problem, opened, left = {}, nil, {}, #requests
  for _, request in ipairs(requests) do
    local method, params = request[1], request[2]
    self.client:request(method, params, function(err, result)
      if err and not problem then
        local subject = request.field or params.group or params.name or params.form
        problem = ('%s %s: %s'):format(method, subject, M.describe(err))
      end
      if request.field then
        snapshots[request.field] = result
      elseif request.form then
        opened = result or opened
        self.words = opened.words or self.words
      end
      left = left - 1
      if left == 0 then
        self.ready = problem == nil
        done(problem, snapshots, opened)
      end
    end)
  end
  self.client:uncork()
end

function Session:_died(code, signal)
  self.ready = false
  if self.starting then
    -- There is no form yet: nothing is to be brought back.
    self.closed = true
    return self.starting(('%s ended at once, with %s %d; is it a field-server?'):format(
      self.program, signal ~= 0 and 'signal' or 'exit code', signal ~= 0 and signal or code))
  end
  local now = vim.uv.now()
  self.deaths = vim.tbl_filter(function(moment)
    return now - moment < restart_window
  end, self.deaths)
  table.insert(self.deaths, now)
  self.delegate.lost()
  if #self.deaths > most_restarts then
    self.delegate.failed(
      ('field-server ended %d times in a minute, last with %s %d; what you typed is here, :FieldRestart tries again'):format(
        #self.deaths,
        signal ~= 0 and 'signal' or 'exit code',
        signal ~= 0 and signal or code
      )
    )
    return
  end
  self:_bring_back()
end

function Session:_bring_back()
  local function finish(opened, whole)
    self:_match_rows(opened, whole)
    self:_get_all(function(err, snapshots)
      if err then
        self.delegate.failed(err)
      else
        self.delegate.restored(snapshots, whole, opened.page)
      end
    end)
  end
  local function create()
    self:_create(function(err, _, opened)
      if err then
        return self.delegate.failed(err)
      end
      self.ready = false
      finish(opened, false)
    end)
  end
  self:_launch(self.delegate.failed, function()
    if not self.snapshot then
      return create()
    end
    self.client:request('session/restore', { snapshot = self.snapshot, replace = true }, function(err)
      if err then
        -- A snapshot that another version of the server can't read: the fields are made anew.
        self.snapshot = nil
        return create()
      end
      self.client:request('form/open', { form = self.definition.form }, function(failed, opened)
        finish(failed and {} or opened, true)
      end)
    end)
  end)
end

-- Gives the new process the rows that show. The snapshot may be older than the last of them.
function Session:_match_rows(opened, whole)
  local form = self.definition.form
  for _, row in ipairs(self.delegate.rows(opened.sections, whole)) do
    local name = row.section.name
    if row.gone then
      self.client:request('section/remove', { form = form, section = name, row = row.gone })
    elseif row.there then
      if row.moves then
        self.client:request('section/move', { form = form, section = name, row = row.there, to = row.at })
      end
      self.delegate.renamed(row.section, row.row, row.there)
    else
      self.client:request('section/add', { form = form, section = name, at = row.at }, function(err, result)
        if not err then
          self.delegate.renamed(row.section, row.row, result.row)
        end
      end)
    end
  end
end

function Session:_get_all(done)
  -- Behind the answers that give rows their numbers.
  self.client:request('group/verify', { form = self.definition.form }, function()
    self.delegate.renamed()
    local ids = self.delegate.ids()
    local snapshots, problem, left = {}, nil, #ids
    for _, id in ipairs(ids) do
      self.client:request('field/get', { field = id }, function(err, result)
        problem = problem or err and M.describe(err)
        snapshots[id] = result
        left = left - 1
        if left == 0 then
          self.ready = problem == nil
          done(problem, snapshots)
        end
      end)
    end
  end)
end

-- client/validate (specification 4.4): an answer at once, or null and field/verdict later.
function Session:_question(method, params, answer)
  if method ~= 'client/validate' then
    return answer({ code = Client.method_not_found, message = 'the client has no ' .. method })
  end
  local validator
  for _, validators in ipairs({ self.validators, Config.values.validators }) do
    validator = validator or validators[params.field] or validators[params.tag]
  end
  if params.file then
    local wrong = Path.wrong(params.value, params.file)
    if wrong or not validator then
      return answer(nil, wrong and { outcome = 'failure', code = wrong } or { outcome = 'success' })
    end
  end
  if not validator then
    return answer({ code = -32603, message = 'no validator for ' .. params.field })
  end
  local client, late, done = self.client, false, false
  local fine, reason = pcall(validator, params, function(verdict)
    if done then
      return
    end
    done = true
    verdict = M.verdict(verdict)
    if late then
      verdict.field, verdict.version, verdict.phase = params.field, params.version, params.phase
      client:notify('field/verdict', verdict)
    else
      answer(nil, verdict)
    end
  end)
  if not fine and not done then
    done = true
    User.error(('the validator of %s failed: %s'):format(params.field, reason))
    answer({ code = -32603, message = 'the validator failed' })
  elseif not done then
    late = true
    answer(nil, vim.NIL)
  end
end

--- A validator's word as the protocol's verdict: nil or true, a message, or a verdict as it is.
function M.verdict(word)
  if word == nil or word == true then
    return { outcome = 'success' }
  elseif type(word) == 'table' then
    return vim.tbl_extend('keep', word, { outcome = 'failure' })
  end
  return { outcome = 'failure', message = type(word) == 'string' and word or nil }
end

--- An error of the server as a sentence.
function M.describe(err)
  local data = type(err.data) == 'table' and err.data or {}
  local subject = data.type and (' (%s)'):format(data.type) or ''
  local where = data.path and (' (%s)'):format(data.path) or ''
  local reason = data.reason or data.expected and ('expected %s, found %s'):format(data.expected, data.found)
  return err.message .. (reason and ': ' .. reason or '') .. subject .. where
end

return M
