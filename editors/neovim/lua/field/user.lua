-- What the user is told, and what they are doing.

local M = {}

function M.error(reason)
  vim.notify('field: ' .. reason, vim.log.levels.ERROR)
end

function M.warn(reason)
  vim.notify('field: ' .. reason, vim.log.levels.WARN)
end

function M.inform(sentence)
  vim.notify('field: ' .. sentence, vim.log.levels.INFO)
end

--- Whether keys go into the text.
function M.inserting()
  return vim.api.nvim_get_mode().mode:find('^[iR]') ~= nil
end

return M
