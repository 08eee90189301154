-- What stands around the fields' lines: labels, rests of templates, helpers, counters, headers, diagnostics, signs.

local Path = require('field.path')
local Text = require('field.text')

local M = {}

M.namespace = vim.api.nvim_create_namespace('field')
local parts = vim.api.nvim_create_namespace('field-parts')
local masks = vim.api.nvim_create_namespace('field-masks')

local links = {
  FieldTitle = 'Title',
  FieldPage = 'Comment',
  FieldButton = 'Underlined',
  FieldTotal = 'Number',
  FieldRefused = 'DiffDelete',
  FieldGroup = 'Title',
  FieldRow = 'Comment',
  FieldLabel = 'Identifier',
  FieldLabelFocused = 'Function',
  FieldRequired = 'Special',
  FieldRest = 'NonText',
  FieldGhost = 'NonText',
  FieldPlaceholder = 'NonText',
  FieldHelper = 'Comment',
  FieldError = 'DiagnosticError',
  FieldWarning = 'DiagnosticWarn',
  FieldValid = 'DiagnosticOk',
  FieldBadge = 'Type',
  FieldCounter = 'Comment',
  FieldOverflow = 'DiagnosticError',
  FieldDisabled = 'NonText',
  FieldBox = 'Special',
  FieldBoxChecked = 'DiagnosticOk',
  FieldStars = 'Special',
  FieldScale = 'Special',
  FieldTag = 'CursorLine',
  FieldTagWrong = 'DiagnosticError',
  FieldList = 'Pmenu',
  FieldListMark = 'PmenuSel',
  FieldListGroup = 'Title',
  FieldListBorder = 'Pmenu',
}

--- Defines what the user's colour scheme does not.
function M.define_highlights()
  for name, link in pairs(links) do
    vim.api.nvim_set_hl(0, name, { link = link, default = true })
  end
  vim.api.nvim_set_hl(0, 'FieldPart', { underline = true, default = true })
end

-- Forms by buffer, for those whose text is a secret.
local forms = {}

--- Lets `form` be drawn; nil takes it away.
function M.attach(buffer, form)
  forms[buffer] = form
end

-- A secret is covered while its line is drawn, so that no key shows before an answer has come.
vim.api.nvim_set_decoration_provider(masks, {
  on_win = function(_, _, buffer)
    return forms[buffer] ~= nil
  end,
  on_line = function(_, window, buffer, row)
    local form = forms[buffer]
    local field = form and form:field_at(row)
    if field and field.secret then
      local line = vim.api.nvim_buf_get_lines(buffer, row, row + 1, false)[1] or ''
      local width = vim.api.nvim_strwidth(line)
      if width > 0 then
        -- An overlay in column 0 would cover the label, which stands there too.
        local scrolled = vim.fn.getwininfo(window)[1].leftcol or 0
        local from = form.indent - scrolled
        vim.api.nvim_buf_set_extmark(buffer, masks, row, 0, {
          -- One that the user has shown is drawn, and still not in the buffer.
          virt_text = { { field.presentation.secure and ('•'):rep(width + math.min(0, from)) or field.secret } },
          virt_text_win_col = math.max(0, from),
          ephemeral = true,
          priority = 300,
        })
      end
    end
  end,
})

-- Whether a field has been answered: with a text, or with yes.
local function is_answered(field)
  if field.static or field.state.hidden or field.state.content == 'empty' then
    return false
  end
  return field.presentation.checked or field.presentation.control ~= 'checkbox'
end

-- What is said of a group or of the form. One that nobody has begun, and need not, is not complete.
local function verdict(form, status, fields)
  if not status then
    return '', 'FieldHelper'
  elseif status.pending > 0 then
    return form.session:word('checking'), 'FieldHelper'
  elseif status.valid then
    for _, field in ipairs(fields) do
      if is_answered(field) then
        return '✓ ' .. form.session:word('complete'), 'FieldValid'
      end
    end
    return form.session:word('optional'), 'FieldHelper'
  end
  return form.session:word('left', { count = status.invalid }), 'FieldHelper'
end

-- A sentence in lines of at most `width` columns.
local function wrapped(text, width)
  local lines = {}
  for _, paragraph in ipairs(Text.lines(text)) do
    local line = ''
    for word in paragraph:gmatch('%S+') do
      if line == '' then
        line = word
      elseif vim.api.nvim_strwidth(line) + 1 + vim.api.nvim_strwidth(word) <= width then
        line = line .. ' ' .. word
      else
        table.insert(lines, line)
        line = word
      end
    end
    table.insert(lines, line)
  end
  return lines
end

-- The lines above a group's first field.
local function header(form, group)
  local title = form.titles[group] or ''
  local said, highlight = verdict(form, form.groups[group], form.of_group[group] or {})
  local room = form.width - vim.api.nvim_strwidth(said) - 6
  local lines = { { { '' } } }
  for _, line in ipairs(wrapped(title, math.max(10, room - 2))) do
    table.insert(lines, { { '  ' .. line, 'FieldGroup' } })
  end
  local last = lines[#lines]
  local rule = math.max(2, room + 2 - vim.api.nvim_strwidth(last[1][1]))
  vim.list_extend(last, { { ' ' .. ('─'):rep(rule) .. ' ', 'FieldRest' }, { said, highlight } })
  return lines
end

-- A label, whether it has the mark of what is required, and its highlight.
local function label_of(field)
  local shown = field.presentation.label or { text = field.spec.label or field.id, required = false }
  return shown.text, shown.required, not field.state.enabled and 'FieldDisabled'
    or field.focused and 'FieldLabelFocused'
    or 'FieldLabel'
end

-- Virtual lines above the first line of a buffer don't show (neovim/neovim#16166), and so what is above a field hangs
-- below the one before it.
local function above_next(form, field)
  local this, next = field, form.fields[field.index + 1]
  if not next then
    if not form.footer then
      return {}
    end
    local said, highlight = verdict(form, form.status, form.fields)
    local pages = form.page and form:pages() or {}
    local more = #pages > 0 and pages[#pages].page ~= form.page
    local keys = {}
    for _, key in ipairs({ { 'Return', 'next' }, { 'Tab', 'skip' }, more and { ']]', 'next' } or { ':w', 'submit' } }) do
      table.insert(keys, { '  ' .. key[1] .. ' ', 'FieldBadge' })
      table.insert(keys, { form.session:word(key[2]), 'FieldHelper' })
    end
    local taken = vim.api.nvim_strwidth(said)
    for _, chunk in ipairs(keys) do
      taken = taken + vim.api.nvim_strwidth(chunk[1])
    end
    if taken + 3 > form.width then
      return { { { '' } }, { { '  ' .. said, highlight } }, keys }
    end
    table.insert(keys, { '   ' .. said, highlight })
    return { { { '' } }, keys }
  end
  local lines = {}
  if next.spec.group and next.spec.group ~= this.spec.group then
    lines = header(form, next.spec.group)
  elseif next.static and not next.press or (this.static or this.spec.group) and not next.spec.group then
    lines = { { { '' } } }
  end
  if next.leads then
    table.insert(lines, { { ('  %d'):format(next.position), 'FieldRow' } })
  end
  if next.long then
    local text, required, highlight = label_of(next)
    for _, line in ipairs(wrapped(text, form.width - 8)) do
      table.insert(lines, { { '    ' .. line, highlight } })
    end
    if required then
      table.insert(lines[#lines], { ' *', 'FieldRequired' })
    end
  end
  return lines
end

local function padded(text, width)
  return (' '):rep(math.max(0, width - vim.api.nvim_strwidth(text))) .. text
end

local function label(form, field)
  local text, required, highlight = label_of(field)
  return {
    { padded(field.long and '' or text, form.label_width), highlight },
    { required and not field.long and ' * ' or '   ', 'FieldRequired' },
  }
end

-- The box before the text of a yes or no, and where it can be clicked.
local function box_of(field)
  field.spots = { before = true, from = 0, width = 3 }
  return field.presentation.checked and { '[✓] ', 'FieldBoxChecked' } or { '[ ] ', 'FieldBox' }
end

local slider_width = 21

-- Stars or a thumb behind the number that they show, and where they can be clicked.
local function scale_of(field)
  local scale = field.presentation.scale
  if not scale then
    return nil
  end
  local least, greatest = tonumber(scale.min), tonumber(scale.max)
  -- What is drawn stays in its place as the number grows.
  local gap = 2 + math.max(0, #scale.max - vim.api.nvim_strwidth(field.view))
  local number = tonumber((field.text:gsub(',', '.')))
  if field.presentation.control == 'rating' then
    local count = math.ceil(greatest)
    if count > 20 then
      return { { ' of ' .. scale.max, 'FieldStars' } }
    end
    local whole = math.floor(number or 0)
    local half = number and number > whole and whole < count
    field.spots = { from = gap, width = count }
    return {
      { (' '):rep(gap) .. ('★'):rep(math.min(whole, count)) .. (half and '½' or ''), 'FieldStars' },
      { ('☆'):rep(count - math.min(whole, count) - (half and 1 or 0)), number and 'FieldStars' or 'FieldRest' },
    }
  end
  local share = number and greatest > least and (number - least) / (greatest - least) or 0
  local at = math.floor(math.max(0, math.min(1, share)) * (slider_width - 1) + 0.5)
  field.spots = { from = gap + #scale.min + 1, width = slider_width }
  return {
    { (' '):rep(gap) .. scale.min .. ' ', 'FieldHelper' },
    { ('━'):rep(at) .. (number and '●' or '○'), number and 'FieldScale' or 'FieldRest' },
    { ('─'):rep(slider_width - 1 - at), 'FieldRest' },
    { ' ' .. scale.max, 'FieldHelper' },
  }
end

-- What stands behind the text: the rest of the template or the placeholder, a badge, the counter.
local function behind(form, field)
  local presentation, chunks = field.presentation, {}
  local template = presentation.template
  -- A rest that was made for another text waits for the answer, or it would jump at each key.
  if template and form:text_of(field) == field.text then
    table.insert(chunks, { template.text:sub(template.filled + 1), 'FieldRest' })
  elseif field.view == '' and presentation.placeholder then
    table.insert(chunks, { presentation.placeholder, 'FieldPlaceholder' })
  end
  local drawn = scale_of(field)
  if drawn then
    vim.list_extend(chunks, drawn)
  elseif presentation.file and #chunks == 0 and field.view == '' then
    table.insert(chunks, { Path.wanted(presentation.file, form.session), 'FieldPlaceholder' })
  end
  if presentation.badge then
    table.insert(chunks, { '  ' .. presentation.badge.text, 'FieldBadge' })
  end
  if presentation.control ~= 'checkbox' and (presentation.list or presentation.choices) and field.state.enabled then
    local before = 0
    for _, chunk in ipairs(chunks) do
      before = before + vim.api.nvim_strwidth(chunk[1])
    end
    field.spots = { from = before + 2, width = 1, list = true }
    table.insert(chunks, { '  ▾', 'FieldBadge' })
  end
  local fixed = not field.state.enabled and 'unavailable' or presentation.readOnly and 'readOnly'
  if fixed then
    table.insert(chunks, { ('  (%s)'):format(form.session:word(fixed)), 'FieldHelper' })
  end
  if field.counter then
    table.insert(chunks, { '  ' .. field.counter.text, field.counter.overflow and 'FieldOverflow' or 'FieldCounter' })
  end
  return chunks
end

-- Marks the part in hand, and dims the placeholders of what is missing of parts.
local function mark_parts(form, field, row)
  local last = row + Text.rows(field.view) - 1
  vim.api.nvim_buf_clear_namespace(form.buffer, parts, row, last + 1)
  -- Further lines start under the first.
  for below = row + 1, last do
    vim.api.nvim_buf_set_extmark(form.buffer, parts, below, 0, {
      virt_text = { { (' '):rep(form.indent) } },
      virt_text_pos = 'inline',
      right_gravity = false,
    })
  end
  if form:text_of(field) ~= field.text then
    return -- the parts are those of another text until the answer comes
  end
  local function mark(from, to, highlight, priority)
    if highlight and from < to and to <= #field.view then
      vim.api.nvim_buf_set_extmark(form.buffer, parts, row, from, {
        end_col = to,
        hl_group = highlight,
        priority = priority,
      })
    end
  end
  for _, segment in ipairs(field.presentation.segments or {}) do
    local from, to = segment.range.start, segment.range['end']
    if segment.kind == 'item' then
      local wrong = segment.state == 'wrong' or segment.state == 'partial' and not segment.active
      mark(from, to, wrong and 'FieldTagWrong' or segment.state == 'complete' and 'FieldTag' or nil, 120)
    elseif segment.state ~= 'complete' then
      local typed = segment.state == 'empty' and 0 or Text.typed(field.view:sub(from + 1, to))
      mark(from + typed, to, 'FieldGhost', 120)
    end
    if segment.active and field.focused and segment.kind ~= 'item' then
      mark(from, to, 'FieldPart', 130)
    end
  end
end

local kinds = { helper = 'FieldHelper', error = 'FieldError', warning = 'FieldWarning' }

--- Draws what belongs to a field, where it shows; with `above` not what hangs above it.
function M.field(form, field, above)
  if not field.index then
    return
  end
  local before = form.fields[field.index - 1]
  if field.long and before and not above then
    M.field(form, before, true) -- the label hangs there
  end
  local buffer = form.buffer
  local row = form:first_row(field)
  local last = row + Text.rows(field.view) - 1
  if form.broken or last >= vim.api.nvim_buf_line_count(buffer) then
    return -- its lines are about to be put back
  end
  local below = {}
  local helper = field.refusal and { text = field.refusal.words, kind = 'warning' } or field.helper
  if helper then
    for _, line in ipairs(wrapped(helper.text, math.max(20, form.width - form.indent))) do
      table.insert(below, { { (' '):rep(form.indent) }, { line, kinds[helper.kind] } })
    end
  end
  vim.list_extend(below, above_next(form, field))
  if field.static then
    vim.api.nvim_buf_set_extmark(buffer, M.namespace, row, 0, {
      id = field.mark,
      end_col = #field.view,
      hl_group = field.highlight or 'FieldTitle',
      virt_text = not field.highlight and form.page and { { '  ' .. (form:page_words() or ''), 'FieldPage' } } or nil,
      virt_lines = below,
    })
    return
  end
  local chunks = form.label_width > 0 and label(form, field) or {}
  if field.presentation.control == 'checkbox' then
    table.insert(chunks, box_of(field))
  end
  if #chunks > 0 then
    local valid = field.state.validity == 'valid' and field.state.touched
    vim.api.nvim_buf_set_extmark(buffer, M.namespace, row, 0, {
      id = field.mark,
      virt_text = chunks,
      virt_text_pos = 'inline',
      right_gravity = false,
      sign_text = valid and '✓' or nil,
      sign_hl_group = valid and 'FieldValid' or nil,
    })
  end
  mark_parts(form, field, row)
  local ground = field.refusal and field.refusal.flashes and 'FieldRefused'
    or not field.state.enabled and 'FieldDisabled'
    or field.presentation.readOnly and 'FieldTotal'
  if ground then
    vim.api.nvim_buf_set_extmark(buffer, parts, row, 0, {
      end_row = last,
      end_col = #vim.api.nvim_buf_get_lines(buffer, last, last + 1, false)[1],
      hl_group = ground,
    })
  end
  local line = vim.api.nvim_buf_get_lines(buffer, last, last + 1, false)[1]
  local tail = behind(form, field)
  if last > row then
    -- A counter stands in the first line: the last one may be empty.
    local first = vim.api.nvim_buf_get_lines(buffer, row, row + 1, false)[1]
    vim.api.nvim_buf_set_extmark(buffer, parts, row, #first, { virt_text = tail, virt_text_pos = 'overlay' })
    tail = nil
  end
  vim.api.nvim_buf_set_extmark(buffer, M.namespace, last, #line, {
    id = field.mark + 1,
    virt_text = tail,
    virt_text_pos = 'overlay',
    virt_lines = below,
  })
  form.below = #below
end

--- Draws everything.
function M.all(form)
  vim.api.nvim_buf_clear_namespace(form.buffer, M.namespace, 0, -1)
  vim.api.nvim_buf_clear_namespace(form.buffer, parts, 0, -1)
  for _, field in ipairs(form.fields) do
    M.field(form, field)
  end
end

--- Draws a group's verdict again.
function M.header(form, group)
  for _, before in ipairs(form.before_group[group] or {}) do
    M.field(form, before)
  end
end

--- Hands all fields' findings to vim.diagnostic, where they are others than before, or stand elsewhere.
function M.diagnostics(form, moved)
  if not moved and not form.findings_changed then
    return
  end
  form.findings_changed = false
  local list = {}
  local found = vim.tbl_keys(form.findings)
  table.sort(found, function(a, b)
    return (a.index or 0) < (b.index or 0)
  end)
  for _, field in ipairs(found) do
    if field.index and not form.broken then
      local first = form:first_row(field)
      for _, finding in ipairs(field.diagnostics) do
        local row, column = Text.position(field.view, finding.range.start)
        local end_row, end_column = Text.position(field.view, finding.range['end'])
        table.insert(list, {
          lnum = first + row,
          col = column,
          end_lnum = first + end_row,
          end_col = end_column,
          severity = finding.severity,
          message = finding.message,
          code = finding.code,
          source = 'field-server',
          user_data = { field = field.id, source = finding.source, data = finding.data },
        })
      end
    end
  end
  vim.diagnostic.set(M.namespace, form.buffer, list)
end

-- The helper line says the message already; while typing the findings are up to date.
vim.diagnostic.config({
  virtual_text = false,
  virtual_lines = false,
  underline = true,
  signs = true,
  update_in_insert = true,
  severity_sort = true,
}, M.namespace)

return M
