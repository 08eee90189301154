-- Files, which the server never looks at: whether a path leads to what is asked for, and which paths there are.

local M = {}

-- Media types by the ending of a name. Of what is not here nobody can say that it fits.
local media = {
  image = 'avif bmp gif heic ico jpeg jpg png svg tif tiff webp',
  audio = 'aac flac m4a mid midi mp3 oga ogg opus wav weba',
  video = 'avi m4v mkv mov mp4 mpeg mpg ogv webm',
  text = 'css csv htm html ics js lua md py txt vcf xml',
  font = 'otf ttf woff woff2',
}
local types = {
  pdf = 'application/pdf', zip = 'application/zip', gz = 'application/gzip', json = 'application/json',
  xml = 'application/xml', rtf = 'application/rtf', doc = 'application/msword', odt = 'application/vnd.oasis.opendocument.text',
  docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jpg = 'image/jpeg', jpeg = 'image/jpeg', png = 'image/png', gif = 'image/gif', svg = 'image/svg+xml', webp = 'image/webp',
  txt = 'text/plain', md = 'text/markdown', csv = 'text/csv', html = 'text/html', htm = 'text/html', css = 'text/css',
  mp3 = 'audio/mpeg', mp4 = 'video/mp4', webm = 'video/webm', wav = 'audio/wav',
}

-- Whether the name has one of the endings, or the media type of one, that `accept` lists.
local function fits(path, accept)
  local name = vim.fs.basename(path):lower()
  local ending = name:match('%.([^.]+)$') or ''
  for _, wanted in ipairs(accept) do
    wanted = wanted:lower()
    local kind, rest = wanted:match('^([^/]+)/(.+)$')
    if not kind then
      if vim.endswith(name, wanted) then
        return true
      end
    elseif types[ending] == wanted
      or rest == '*' and (media[kind] and (' ' .. media[kind] .. ' '):find(' ' .. ending .. ' ', 1, true)
        or (types[ending] or ''):find('^' .. vim.pesc(kind) .. '/')) then
      return true
    end
  end
  return false
end

--- The path that `value` means: `~` is the user's folder, variables are what they stand for.
function M.resolve(value)
  return vim.fs.normalize(value)
end

--- What is wrong with the file at `value`, a code of the protocol; nil where it is what `file` asks for.
function M.wrong(value, file)
  local path = M.resolve(value)
  local stat, reason, code = vim.uv.fs_stat(path)
  if not stat then
    if code == 'EACCES' then
      return 'not-readable', reason
    elseif file.exists then
      return 'not-found'
    end
    -- One to be written, in a folder that is there.
    local folder = vim.uv.fs_stat(vim.fs.dirname(vim.fn.fnamemodify(path, ':p')))
    if not folder or folder.type ~= 'directory' then
      return 'not-found'
    end
  elseif file.kind == 'file' and stat.type == 'directory' then
    return 'not-a-file'
  elseif file.kind == 'directory' and stat.type ~= 'directory' then
    return 'not-a-directory'
  elseif file.exists and not vim.uv.fs_access(path, 'R') then
    return 'not-readable'
  elseif file.maxSize and stat.type ~= 'directory' and stat.size > file.maxSize then
    return 'too-large'
  end
  if file.accept and not (stat and stat.type == 'directory') and not fits(path, file.accept) then
    return 'wrong-file-type'
  end
end

--- The paths that continue `text` and may be what `file` asks for; folders, which lead on, are among them.
function M.continue(text, file)
  local found = vim.fn.getcompletion(text, file and file.kind == 'directory' and 'dir' or 'file')
  if not file or not file.accept then
    return found
  end
  return vim.tbl_filter(function(path)
    return vim.endswith(path, '/') or fits(path, file.accept)
  end, found)
end

local kinds = { file = 'file', directory = 'folder', any = 'either' }

--- What is asked for, in words of the session's.
function M.wanted(file, session)
  local words = { session:word(kinds[file.kind]) }
  if file.accept then
    table.insert(words, table.concat(file.accept, ' '))
  end
  if file.maxSize then
    local size, unit = file.maxSize, 1
    local units = { 'bytes', 'kB', 'MB', 'GB', 'TB' }
    while size >= 1000 and unit < #units do
      size, unit = size / 1000, unit + 1
    end
    table.insert(words, session:word('largest', { size = ('%.3g %s'):format(size, units[unit]) }))
  end
  return table.concat(words, ', ')
end

return M
