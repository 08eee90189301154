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
