-- Form files and filled forms in Neovim's own client: `:luafile form.lua`, or in init.lua.
vim.filetype.add({ extension = { form = "form" } })
vim.lsp.config("field_server", {
  cmd = { "field-server", "lsp" },
  filetypes = { "json", "form" },
  root_markers = { ".git" },
})
vim.lsp.enable("field_server")
