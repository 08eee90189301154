-- Form files (protocol/form.schema.json): reading them, and the order in which their fields are shown and sent.

local M = {}

--- Reads a form file; nil and a sentence where it can't be read.
function M.read(path)
  local file, reason = io.open(path, 'rb')
  if not file then
    return nil, reason
  end
  local content = file:read('*a')
  file:close()
  local decoded, form = pcall(vim.json.decode, content, { luanil = { object = true, array = true } })
  if not decoded then
    return nil, ('%s is not JSON: %s'):format(path, form)
  end
  form, reason = M.check(form)
  if not form then
    return nil, ('%s is no form: %s'):format(path, reason)
  end
  return form
end

--- The definition with what it left out, or nil and what is wrong with it.
function M.check(definition)
  if type(definition) ~= 'table' or vim.islist(definition) and #definition > 0 then
    return nil, 'an object is expected'
  elseif type(definition.title) ~= 'string' then
    return nil, '"title" is missing'
  elseif type(definition.fields) ~= 'table' or #definition.fields + #(definition.sections or {}) == 0 then
    return nil, '"fields" is missing or empty'
  end
  local seen = {}
  for index, field in ipairs(definition.fields) do
    if type(field) ~= 'table' or type(field.field) ~= 'string' then
      return nil, ('fields[%d].field is missing'):format(index - 1)
    elseif seen[field.field] then
      return nil, ('fields[%d]: "%s" is there twice'):format(index - 1, field.field)
    end
    seen[field.field] = true
  end
  return vim.tbl_extend('keep', definition, { form = '', groups = {}, rules = {}, types = {} })
end

--- The fields and sections as they are shown, and the groups' titles: group by group, those that are not listed last. A
--- field of no group comes behind the group of the field before it; a section comes behind the fields of its group, but for
--- those that the form's order has behind it; one of no group where the form's order has it, or last.
function M.shown(definition)
  local rank, titles = {}, {}
  for index, group in ipairs(definition.groups) do
    rank[group.name] = index
    titles[group.name] = group.title
  end
  local count, before = #definition.groups, 0
  local entries = {}
  for index, field in ipairs(definition.fields) do
    if field.group and not rank[field.group] then
      count = count + 1
      rank[field.group] = count
    end
    before = field.group and rank[field.group] or before
    table.insert(entries, { spec = field, rank = before + (field.group and 0 or 0.5), index = index })
  end
  for index, section in ipairs(definition.sections or {}) do
    local place = { section = section, rank = rank[section.group], index = #definition.fields + index }
    if not place.rank then
      local last
      for _, id in ipairs(definition.order or {}) do
        if id == section.section then
          place.rank, place.index = last and last.rank or count + 1, last and last.index + index / 1000 or place.index
        end
        for _, entry in ipairs(entries) do
          last = entry.spec and entry.spec.field == id and entry or last
        end
      end
    else
      local is_behind = false
      for _, id in ipairs(definition.order or {}) do
        for _, entry in ipairs(is_behind and entries or {}) do
          if entry.spec and entry.spec.field == id and entry.rank == place.rank then
            place.index = math.min(place.index, entry.index - 1 + index / 1000)
          end
        end
        is_behind = is_behind or id == section.section
      end
    end
    place.rank = place.rank or count + 1
    table.insert(entries, place)
  end
  table.sort(entries, function(a, b)
    return a.rank < b.rank or a.rank == b.rank and a.index < b.index
  end)
  return entries, titles
end

--- The name of the page that a field or a section is on; nil where it is on all of them.
function M.page_of(definition, id, group, named)
  for _, page in ipairs(definition.pages or {}) do
    if vim.list_contains(page.fields or {}, id) then
      return page.page
    end
  end
  if named then
    return named
  end
  for _, page in ipairs(definition.pages or {}) do
    if group and vim.list_contains(page.groups or {}, group) then
      return page.page
    end
  end
end

--- Whether anything in the form depends on what is typed in another field.
function M.is_dynamic(definition)
  local function depends(fields)
    for _, field in ipairs(fields or {}) do
      if type(field.shown) == 'table' or type(field.enabled) == 'table' then
        return true
      end
    end
    return false
  end
  for _, section in ipairs(definition.sections or {}) do
    if depends(section.fields) then
      return true
    end
  end
  return depends(definition.fields) or depends(definition.pages)
end

--- What sets the form up, in order: { method, params, field? }.
function M.requests(definition)
  local requests = {}
  for _, type in ipairs(definition.types) do
    table.insert(requests, { 'type/define', type })
  end
  local order = definition.order
  if not order then
    order = vim.tbl_map(function(entry)
      return entry.spec and entry.spec.field or entry.section.section
    end, (M.shown(definition)))
  end
  table.insert(requests, {
    'form/open',
    { form = definition.form, order = order, pages = definition.pages, sections = definition.sections, words = true },
    form = true,
  })
  for _, field in ipairs(definition.fields) do
    local params = vim.tbl_extend('force', field, { form = definition.form, replace = true })
    table.insert(requests, { 'field/create', params, field = field.field })
  end
  local rules, groups = {}, {}
  for _, rule in ipairs(definition.rules) do
    if not rules[rule.group] then
      rules[rule.group] = {}
      table.insert(groups, rule.group)
    end
    local params = vim.deepcopy(rule)
    params.group = nil
    table.insert(rules[rule.group], params)
  end
  for _, group in ipairs(groups) do
    table.insert(requests, { 'group/define', { form = definition.form, group = group, rules = rules[group] } })
  end
  return requests
end

return M
