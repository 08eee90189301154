# frozen_string_literal: true

module FieldClient
  # What a widget shows of a field, kept up to date, and what its user does. What is typed shows at once and is sent; of the
  # answers to requests that change the text the latest alone counts.
  class Field
    attr_reader :id, :text, :selection, :value, :typed

    def initialize(client, snapshot)
      @client = client
      @id = snapshot["field"]
      @changes = nil
      @unshown = false
      @presentation = {}
      @sent = @answered = @placed = 0
      take(following, snapshot)
      @answered = @sent
      client.fields[@id] = self
    end

    # What shows

    def state = FieldState.from_wire(@state)
    def diagnostics = @diagnostics.map { |each| Diagnostic.from_wire(each) }
    def helper = @helper && @helper["text"]
    def counter = @counter && @counter["text"]
    def presentation = Presentation.from_wire(@presentation)

    # The message of the error that shows.
    def error = @diagnostics.find { |each| each["severity"] == Severity::ERROR }&.fetch("message")

    # What is still to be filled in of a template: it is drawn dim behind the text.
    def rest = presentation.template && presentation.template.text[presentation.template.filled..]

    # The texts of the items of several.
    def items
      (presentation.segments || []).select { |each| each.kind == "item" }
                                   .map { |each| text[each.range.start...each.range.end] }
    end

    def settled? = @answered == @sent && !@ahead
    def ahead? = @ahead

    # What the user does

    # Types a text in place of the selection; `cause` may be `paste`.
    def type(text, cause: nil)
      text = FieldClient.text(text)
      synchronize do
        next at_caret("input" => text, "cause" => cause) if placed? && !@composing

        replace(*(@composing || @selection), text, cause)
      end
    end

    # Shows what an input method has written so far; `type` ends it.
    def compose(text)
      text = FieldClient.text(text)
      synchronize do
        start, finish = @composing || @selection
        replace(start, finish, text, nil, [start, start + text.length])
      end
    end

    # Deletes the selection, else beside the caret: `backward`, `forward`, `wordBackward`, `wordForward`, `all`.
    def delete(what = "backward")
      synchronize do
        start, finish = @selection
        if start == finish && !placed?
          start -= 1 if what == "backward" && plain?(start - 2, start)
          finish += 1 if what == "forward" && plain?(finish, finish + 2)
        end
        next at_caret("delete" => what) if start == finish || placed? || what == "all"

        replace(start, finish, "")
      end
    end

    # Replaces a range of the text.
    def replace(start, finish, text, cause = nil, composing = nil)
      text = FieldClient.text(text)
      synchronize do
        finish = [finish, @text.length].min
        @text = @text[0...start] + text + @text[finish..]
        @selection = [start + text.length] * 2
        @composing = composing
        edit({ "range" => range(start, finish), "insert" => text, "cause" => cause,
               "selection" => range(*@selection), "composing" => composing && range(*composing) }, true)
      end
    end

    # Sets the whole text, as a program does.
    def fill(text)
      text = FieldClient.text(text)
      synchronize do
        @text = text
        @selection = [text.length] * 2
        edit({ "text" => text, "cause" => "program" }, true)
      end
    end

    # What an arrow key does to a number, a choice, or the part at the caret.
    def step(target) = synchronize { at_caret("step" => target) }

    # Moves the caret, or selects.
    def select(start, finish = start)
      synchronize do
        @selection = [start, finish]
        @placed = 0
        change("field/select", in_view("selection" => range(start, finish)), true)
      end
    end

    # Moves the caret by a character; the server goes on over what can't be typed into.
    def move(forward)
      start, finish = @selection
      at = if start == finish then forward ? [finish + 1, @text.length].min : [start - 1, 0].max
           else forward ? finish : start
           end
      select(at)
    end

    # Selects a part of a date and the like: `next`, `previous`.
    def select_part(part) = placed { change("field/select", in_view("part" => part), true) }

    def clear
      synchronize do
        @text = ""
        @selection = [0, 0]
        change("field/clear", in_view, true)
      end
    end

    def undo = placed { change("field/undo", in_view, true) }
    def redo = placed { change("field/redo", in_view, true) }
    def blur = placed { change("field/blur", in_view, true) }

    # The Return key. The block gets a FieldCommitResult.
    def commit
      change("field/commit", in_view, true) { |result| yield FieldCommitResult.from_wire(result) if block_given? }
    end

    def focus
      synchronize do
        number = @sent += 1
        @client.call("field/focus", { "field" => @id }) do |result, _|
          @answered = [@answered, number].max
          @selection = unranged(result["selection"]) if result && number == @sent
        end
      end
    end

    # What a user does beside the text: `pick` and `remove` with an index, `toggle`, an icon.
    def act(action, index = nil)
      placed { change("field/action", { "field" => @id, "action" => action, "index" => index }.compact, false) }
    end

    # Changes settings of the field, or its content.
    def update(set) = placed { change("field/update", { "field" => @id, "set" => set }, false) }

    # What the server says

    def told(params)
      status(params)
      (params["presentation"] || {}).each { |name, value| @presentation[name] = value }
      @presentation.compact!
      return if params["version"] <= @version || @answered < @latest
      return ask unless params["text"] # Something has changed the text that does not answer with it.

      @version = params["version"]
      @text = params["text"]
      clamp
    end

    # What the end of editing made of the text, unless something was sent since.
    def submitted(changed, sent)
      return if sent != @sent

      @text, @version = changed.values_at("text", "version")
      @selection = unranged(changed["selection"])
    end

    attr_reader :sent

    # Keeps what was changed of the settings, for another server; what shows is kept by itself.
    def keep(set)
      @changes = (@changes || {}).merge(set.transform_keys(&:to_s).except("text", "value", "typed"))
    end

    # Gives a new server what shows, where it has `text`.
    def restore(text)
      wanted, focused = @text, @state["focus"] == FocusState::FOCUSED
      urgent("field/focus", { "field" => @id }) if focused
      edit = { "field" => @id, "text" => wanted, "cause" => focused ? "typing" : "program" }
      urgent("field/update", { "field" => @id, "set" => @changes }) if @changes
      urgent("field/edit", edit) if wanted != text || @changes
      told = nil
      @client.call("field/get", { "field" => @id }, urgent: true) do |snapshot, error|
        # What was typed in the meantime is not overwritten: the next round sends it.
        @ahead = @text != wanted
        take(following, snapshot) if snapshot && !@ahead
        @answered = @sent
        told = [snapshot, error]
      end
      @client.wait_until { told }
      raise told[1] if told[1]
    end

    private

    def synchronize(&block) = @client.monitor.synchronize(&block)
    def range(start, finish) = { "start" => start, "end" => finish }
    def unranged(range) = range.values_at("start", "end")
    def placed? = @placed > @answered
    def plain?(start, finish) = @text[[start, 0].max...finish].match?(/\A[\x00-\x7f&&[^\r]]*\z/)
    def clamp = @selection = @selection.map { |each| [each, @text.length].min }
    def ask = change("field/get", { "field" => @id }, false)

    def urgent(method, params)
      @client.call(method, params, urgent: true)
    rescue ServerError
      # A field that was disabled since takes none.
    end

    def following = @latest = @sent += 1

    # Behind this the server alone knows where the caret is.
    def placed
      synchronize do
        yield
        @placed = @sent
      end
    end

    # The version is that of the server which the request goes to.
    def in_view(more = {}) = -> { { "field" => @id, "version" => @version, **more } }

    # An edit at the server's own caret: nothing of it shows before the answer.
    def at_caret(edit)
      @unshown = true unless edit.key?("step") # A step is the server's, and no part of the view.
      placed { edit(edit, edit.key?("step")) }
    end

    def edit(edit, in_view)
      return @ahead = true unless @client.connected? # The restart sends the text as it is then.

      change("field/edit", { "field" => @id, "version" => @version, **edit }.compact, in_view)
    end

    def change(method, params, in_view, &also)
      synchronize do
        number = following
        @client.call(method, params) do |result, error|
          @answered = [@answered, number].max
          if error then refused(number, error)
          else
            take(number, result, in_view)
            also&.call(result)
          end
        end
      end
    end

    def refused(number, error)
      return if number != @latest || !error.is_a?(ServerError)

      case error.code
      when ErrorCode::CONTENT_MODIFIED then take(number, error.data)
      when ErrorCode::FIELD_NOT_FOUND then nil # It is gone, with its row or form.
      else ask
      end
    end

    def take(number, result, in_view = false)
      status(result) if result["state"]
      @presentation = result["presentation"].dup if result["presentation"]
      return if number != @latest # A later one says more.
      # A patch is in the view, which has edits that do not show yet.
      return ask if result["version"] && !result["text"] && (!in_view || @unshown)

      take_text(result) if result["version"]
      @selection = unranged(result["selection"]) if result["selection"]
      clamp
    end

    def take_text(result)
      patch = result["patch"]
      # A long text has a patch alone, in what shows.
      @text = @text.dup.tap { |text| text[patch["range"]["start"]...patch["range"]["end"]] = patch["text"] } if patch && !result["text"]
      @text, @unshown = result["text"], false if result["text"]
      @version, @value, @typed = result.values_at("version", "value", "typed")
    end

    def status(told)
      @state, @diagnostics, @helper, @counter = told.values_at("state", "diagnostics", "helper", "counter")
    end
  end
end
