-- What buttons and marks say: in the form's language, as the server tells it. A server that is older than a word has the
-- English one here.

local M = {}

local english = {
  next = 'Next',
  submit = 'Submit',
  skip = 'Skip',
  complete = 'complete',
  optional = 'optional',
  left = '{count} to go',
  fix = '{count} to fix',
  checking = 'Checking…',
  page = 'Page {number} of {count}',
  nothing = 'Nothing found',
  full = 'No more can be added',
  least = 'No fewer are allowed',
  submitted = 'Submitted',
  restart = 'Restart; nothing is lost',
  readOnly = 'read only',
  unavailable = 'not available',
  unlisted = 'Not taken: not in the list',
  file = 'file',
  folder = 'folder',
  either = 'file or folder',
  largest = 'up to {size}',
}

--- What the word `name` says; `words` are the server's, `values` stand for the names in braces.
function M.say(words, name, values)
  return ((words[name] or english[name]):gsub('{(%a+)}', values or {}))
end

return M
