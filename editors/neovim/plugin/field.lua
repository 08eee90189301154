if vim.g.loaded_field then
  return
end
vim.g.loaded_field = true

-- What is pasted into a form is told from what is typed: see |vim.paste()|.
local paste = vim.paste
vim.paste = function(lines, phase)
  local module = package.loaded['field.form']
  local form = module and module.of()
  if not form then
    return paste(lines, phase)
  end
  form.cause = 'paste'
  local fine, result = pcall(paste, lines, phase)
  form.cause = nil
  if not fine then
    error(result, 0)
  end
  return result
end

-- `:edit`, and what else loads the buffer of a form anew.
vim.api.nvim_create_autocmd('BufReadCmd', { pattern = 'field://*', callback = function(event)
  require('field.buffer').read(event.match)
end })

vim.api.nvim_create_user_command('FieldForm', function(command)
  require('field').open(command.args)
end, { nargs = 1, complete = 'file', desc = 'Open a form file as a form' })

vim.api.nvim_create_user_command('FieldSubmit', function()
  require('field').submit()
end, { desc = 'Submit the form of this buffer' })

vim.api.nvim_create_user_command('FieldRestart', function()
  local form = require('field.form').of()
  if form then
    form.session:restart()
  end
end, { desc = 'Start field-server again for the form of this buffer' })

local function of_form(action)
  return function(command)
    local form = require('field.form').of()
    if form then
      action(form, command.args)
    else
      require('field.user').error('this buffer is no form')
    end
  end
end

vim.api.nvim_create_user_command('FieldPage', of_form(function(form, where)
  local way = (where == 'next' or where == 'previous') and { to = where } or { page = where }
  form:turn(way)
end), { nargs = 1, desc = 'Turn to the next, the previous or a named page of this form', complete = function()
  return { 'next', 'previous' }
end })

vim.api.nvim_create_user_command('FieldRow', of_form(function(form, action)
  form:row(action)
end), { nargs = 1, desc = 'Add, remove, move or restore a row of a section', complete = function()
  return { 'add', 'remove', 'up', 'down', 'restore' }
end })
