" Forms in Vim with ALE: form files (*.form.json) and filled forms (*.form), by `field-server lsp`.

autocmd BufRead,BufNewFile *.form setfiletype form

function! s:Define(filetype) abort
    call ale#linter#Define(a:filetype, {
    \   'name': 'field-server',
    \   'lsp': 'stdio',
    \   'executable': get(g:, 'field_server', 'field-server'),
    \   'command': '%e lsp',
    \   'project_root': {buffer -> fnamemodify(bufname(buffer), ':p:h')},
    \})
endfunction

call s:Define('form')
call s:Define('json')
