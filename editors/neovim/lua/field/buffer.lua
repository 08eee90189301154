-- :FieldForm: a form file in a buffer and its window.

local File = require('field.file')
local Form = require('field.form')
local Keys = require('field.keys')
local Render = require('field.render')
local User = require('field.user')

local M = {}

-- Whether a form is being put into a buffer, which may load that.
local opening = false

-- How long :w waits for the answer to a submit, so that :wq can tell whether it may close.
local patience = 5000

local function dress(window)
  local wo = vim.wo[window][0]
  wo.number, wo.relativenumber, wo.list, wo.wrap, wo.spell = false, false, false, true, false
  wo.signcolumn, wo.foldcolumn, wo.colorcolumn = 'yes:1', '0', ''
end

-- The columns of the window beside its signs; no more than is pleasant to read.
local function window_width()
  return math.max(20, math.min(78, vim.api.nvim_win_get_width(0) - 2))
end

local function open(path, options)
  path = vim.fs.normalize(vim.fn.fnamemodify(path, ':p'))
  local name = 'field://' .. path
  local present = vim.fn.bufnr('^' .. vim.fn.escape(name, '\\[]*?{},') .. '$')
  if present >= 0 and Form.of(present) then
    vim.cmd.buffer(present)
    return present
  end
  local definition, reason = File.read(path)
  if not definition then
    User.error(reason)
    return nil
  end
  Render.define_highlights()
  local buffer = present >= 0 and present or vim.api.nvim_create_buf(true, false)
  vim.bo[buffer].buftype = 'acwrite'
  local form
  form, reason = Form.attach(buffer, definition, vim.tbl_extend('keep', { width = window_width() }, options or {}))
  if not form then
    vim.api.nvim_buf_delete(buffer, { force = true })
    User.error(reason)
    return nil
  end
  vim.api.nvim_buf_set_name(buffer, name)
  Keys.attach(form)
  -- All of this ends with the form: the buffer may get another one.
  local group = vim.api.nvim_create_augroup('field-' .. buffer, { clear = false })
  vim.api.nvim_create_autocmd('BufWriteCmd', {
    group = group,
    buffer = buffer,
    callback = function()
      local over
      form:submit(function()
        over = true
      end)
      vim.wait(patience, function()
        return over
      end, 2)
    end,
  })
  vim.api.nvim_create_autocmd({ 'WinResized', 'VimResized' }, {
    group = group,
    callback = function()
      if vim.api.nvim_get_current_buf() == buffer then
        form:resize(window_width())
      end
    end,
  })
  vim.api.nvim_create_autocmd('BufWinEnter', {
    group = group,
    buffer = buffer,
    callback = function()
      dress(vim.api.nvim_get_current_win())
    end,
  })
  vim.cmd.buffer(buffer)
  form:resize(window_width())
  form:go_first()
  return buffer
end

--- Opens a form file; see |field.open()|.
function M.open(path, options)
  local before = opening
  opening = true
  local fine, result = pcall(open, path, options)
  opening = before
  if not fine then
    error(result, 0)
  end
  return result
end

--- Reads the form of a buffer again, which `:edit` and the like have emptied, and starts with an empty one.
function M.read(name)
  if not opening then
    M.open((name:gsub('^field://', '')))
  end
end

return M
