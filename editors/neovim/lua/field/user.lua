-- What the user is told, and what they are doing.

local M = {}

-- Says it now, and again when insert mode is left: that clears the line.
local function say(sentence, level)
  sentence = 'field: ' .. sentence
  vim.notify(sentence, level)
  if not M.inserting() then
    return
  end
  if M.again then
    pcall(vim.api.nvim_del_autocmd, M.again)
  end
  M.again = vim.api.nvim_create_autocmd('InsertLeave', { once = true, callback = function()
    M.again = nil
    vim.schedule(function()
      local highlight = level == vim.log.levels.ERROR and 'ErrorMsg' or level == vim.log.levels.WARN and 'WarningMsg' or nil
      -- What is longer than the line would have to be confirmed.
      vim.api.nvim_echo({ { vim.fn.strcharpart(sentence, 0, vim.o.columns - 12), highlight } }, false, {})
    end)
  end })
end

function M.error(reason)
  say(reason, vim.log.levels.ERROR)
end

function M.warn(reason)
  say(reason, vim.log.levels.WARN)
end

function M.inform(sentence)
  say(sentence, vim.log.levels.INFO)
end

--- Whether keys go into the text.
function M.inserting()
  return vim.api.nvim_get_mode().mode:find('^[iR]') ~= nil
end

return M
