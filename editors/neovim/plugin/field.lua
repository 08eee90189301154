if vim.g.loaded_field then
  return
end
vim.g.loaded_field = true

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
