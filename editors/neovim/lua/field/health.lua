-- :checkhealth field

local Client = require('field.client')
local Config = require('field.config')

local M = {}

function M.check()
  local health = vim.health
  health.start('field')
  if vim.fn.has('nvim-0.11') == 1 then
    health.ok('Neovim ' .. tostring(vim.version()))
  else
    health.error('Neovim 0.11 is needed')
  end
  local command, reason = Config.command()
  if not command then
    health.error(reason)
    return
  end
  health.ok('field-server is ' .. table.concat(command, ' '))
  local over, problem, result
  local client
  client, problem = Client.start(command, {
    notification = function() end,
    question = function(_, _, answer)
      answer(nil, vim.NIL)
    end,
    ended = function(code)
      over, problem = true, 'it ended with exit code ' .. code
    end,
  })
  if not client then
    health.error('it can\'t be started: ' .. problem)
    return
  end
  local started = vim.uv.hrtime()
  local params = { processId = vim.uv.os_getpid(), positionEncodings = { 'utf-8' } }
  client:request('initialize', params, function(err, answer)
    over, problem, result = true, err and err.message, answer
  end)
  vim.wait(3000, function()
    return over
  end, 2)
  client:stop()
  if not result then
    health.error(problem or 'it does not answer', 'Is that program a field-server? Run it with --help.')
    return
  end
  health.ok(('it answers after %.0f ms'):format((vim.uv.hrtime() - started) / 1e6))
  health.info(('server %s, protocol %s, %d types'):format(
    result.serverInfo.version,
    result.protocolVersion,
    #result.capabilities.types
  ))
  if result.positionEncoding == 'utf-8' then
    health.ok('it counts in utf-8')
  else
    health.error('it counts in ' .. result.positionEncoding)
  end
end

return M
