# frozen_string_literal: true

# The client as protocol/conformance asks for it: a line says what its user does, a line what shows then.

require_relative "../lib/field_client"

ACTS = %w[type paste fill delete select move compose composed focus blur commit undo redo clear step part pick remove toggle
          update submit turn addRow removeRow moveRow validate wait verdict].freeze
SHOWS = %w[text selection value typed validity enabled hidden readOnly required error helper counter label floating placeholder
           rest masked secure checked control multiline items entries active form.groups form.page form.pages form.rows
           form.submitted form.next].freeze

class Kit
  def open(line)
    @next = @submitted = @question = nil
    @verdicts = Queue.new
    @client = nil
    @client = FieldClient::Client.new(server: line["server"], validator: line["validate"] && method(:judge))
    @form = @client.open_form(line["form"])
    {}
  rescue FieldClient::ServerError, FieldClient::ServerEnded => e
    { "refused" => e.message }
  end

  def judge(question)
    case question.value.split.first
    when "bad" then "This is bad."
    when "crash" then raise "as the text says"
    when "wait" then @verdicts.pop
    when "later"
      @question = question
      FieldClient::Client::LATER
    end
  end

  def act(name, id, word)
    field = @form.fields[id]
    case name
    when "paste" then field.type(word, cause: "paste")
    when "composed" then field.type(word)
    when "select" then field.select(*word)
    when "move" then field.move(word == "right")
    when "part" then field.select_part(word)
    when "commit" then field.commit { |result| @next = result.next }
    when "pick", "remove" then field.act(name, word)
    when "toggle" then field.act(name)
    when "submit" then @form.submit { |result| @submitted = result.to_h }
    when "turn" then @form.turn(word) {}
    when "addRow" then @form.add_row(word) {}
    when "removeRow" then @form.remove_row(word[0], @form.rows[word[0]][word[1]]) {}
    when "moveRow" then @form.move_row(word[0], @form.rows[word[0]][word[1]], word[2]) {}
    when "verdict" then verdict(word)
    else field.public_send(name, *[word].compact)
    end
    {}
  end

  def verdict(message)
    return @verdicts << message unless @question

    found = message ? { "outcome" => "failure", "message" => message } : { "outcome" => "success" }
    @client.notify("field/verdict", { "field" => @question.field, "version" => @question.version,
                                      "phase" => @question.phase, **found })
  end

  def show(_line)
    @client.monitor.synchronize do
      { "fields" => @form.fields.transform_values { |each| field(each) },
        "form" => { "groups" => @form.groups, "page" => @form.page, "pages" => @form.pages.map(&:page),
                    "rows" => @form.rows, "submitted" => @submitted, "next" => @next } }
    end
  end

  def field(field)
    shown, state, list = field.presentation, field.state, field.presentation.list
    { "text" => field.text, "selection" => field.selection, "value" => field.value, "typed" => field.typed,
      "validity" => state.validity, "enabled" => state.enabled, "hidden" => state.hidden, "readOnly" => shown.read_only,
      "required" => shown.label.required, "error" => field.error, "helper" => field.helper, "counter" => field.counter,
      "label" => shown.label.text, "floating" => shown.label.floating, "placeholder" => shown.placeholder,
      "rest" => field.rest, "masked" => shown.masked, "secure" => shown.secure, "checked" => shown.checked,
      "control" => shown.control, "multiline" => shown.multiline, "items" => field.items,
      "entries" => list&.entries&.map(&:label), "active" => list&.active }
  end

  def close(_line)
    @client&.close
    {}
  end
end

$stdout.sync = true
puts JSON.generate("client" => "Ruby", "acts" => ACTS, "shows" => SHOWS)
kit = Kit.new
$stdin.each_line do |line|
  line = JSON.parse(line)
  act = line["act"]
  puts JSON.generate(%w[open show close].include?(act) ? kit.public_send(act, line) : kit.act(act, line["field"], line["with"]))
end
