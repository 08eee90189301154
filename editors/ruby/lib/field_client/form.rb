# frozen_string_literal: true

module FieldClient
  # Fields that are judged and submitted together. `form["email"]` is one of them.
  class Form
    MEMBERS = %w[form types fields rules order pages sections].freeze

    attr_reader :id, :fields, :groups, :rows, :page

    def initialize(client, definition)
      @client = client
      definition = JSON.parse(JSON.generate(definition)) # It may have symbols for names.
      @id = definition["form"] || ""
      # A form file has members that the request does not know, and titles of groups.
      @opening = { "form" => @id, **definition.slice(*MEMBERS) }
      @opening["groups"] = definition["groups"].map { |each| each["name"] } if definition["groups"]
      @fields = {}
      @groups = {}
      @rows = {}
      @pages = {}
      @work = []
      open { |told| add(told) }
    end

    def [](id) = @fields.fetch(id)

    # The pages that show.
    def pages = @pages.values.reject { |each| each["shown"] == false }.map { |each| PageStatus.from_wire(each) }

    # Waits until everything that was sent is answered.
    def settle
      @client.wait_until { (@client.connected? && @fields.values.all?(&:settled?)) || !@client.alive? }
    end

    # Judges every field. The contents are in the answer where all are valid. With a block it is not waited for.
    def submit(&done)
      @client.monitor.synchronize do
        sent = @fields.transform_values(&:sent)
        ordered("form/submit", { "form" => @id }, done && ->(told) { done.call(FormSubmitResult.from_wire(told)) }) do |told|
          (told["changed"] || {}).each { |id, changed| @fields[id]&.submitted(changed, sent[id]) }
        end
      end&.then { |told| FormSubmitResult.from_wire(told) }
    end

    # Turns to the `next` page, where this one may be left, to the `previous` one, or to one by its name.
    def turn(to, urgent: false, &done)
      params = %w[next previous].include?(to) ? { "to" => to } : { "page" => to }
      ordered("form/page", { "form" => @id, **params }, done, urgent: urgent) { |told| @page = told["page"] }
    end

    def add_row(section, &done) = work("section/add", { "form" => @id, "section" => section }, done)

    # Removes a row, by its number.
    def remove_row(section, row, &done)
      work("section/remove", { "form" => @id, "section" => section, "row" => row }, done) do
        @fields.select { |id, _| id.start_with?("#{section}[#{row}].") }.each_key do |id|
          [@fields, @client.fields].each { |fields| fields.delete(id) }
        end
      end
    end

    # Moves a row, by its number, to an index.
    def move_row(section, row, to, &done)
      work("section/move", { "form" => @id, "section" => section, "row" => row, "to" => to }, done)
    end

    def told(params)
      @groups.update(params["groups"] || { params["group"] => params["valid"] })
      @page = params["page"] || @page
      (params["pages"] || []).each do |each|
        @pages[each["page"]] = { "title" => @pages.dig(each["page"], "title"), **each }
      end
    end

    # Brings the form back in a new server: what shows is what counts.
    def restore
      page = @page
      known = {}
      open(urgent: true) { |told| known[told["field"]] = told["text"] }
      # Rows get the numbers that they had, as all that gave numbers is done again.
      @work.each do |method, params|
        (@client.call(method, params, urgent: true)["fields"] || []).each { |told| known[told["field"]] = told["text"] }
      end
      known.each { |id, text| @fields[id]&.restore(text) }
      turn(page, urgent: true) if page != @page # Behind the texts: pages are left that are valid.
    end

    private

    def add(told) = @fields[told["field"]] = Field.new(@client, told)

    def open(urgent: false, &block)
      ordered("form/open", @opening, nil, urgent: urgent) do |told|
        told(told)
        (told["sections"] || []).each { |each| @rows[each["section"]] = each["rows"] }
        [told, *told["sections"]].each { |each| (each["fields"] || []).each(&block) }
      end
    end

    # Does something to rows, and remembers it for a server that has to do it again.
    def work(method, params, done)
      ordered(method, params, done) do |told|
        @work << [method, params]
        @rows[params["section"]] = told["rows"]
        (told["fields"] || []).each { |each| add(each) }
        yield if block_given?
      end
    end

    # Calls, and takes the answer before anything that comes behind it; waits for it where nobody is to be called.
    def ordered(method, params, done, urgent: false)
      answer = nil
      @client.call(method, params, urgent: urgent) do |told, error|
        answer = [told, error]
        yield told unless error
        done&.call(told) unless error
      end
      return if done

      @client.wait_until { answer }
      raise answer[1] if answer[1]

      answer[0]
    end
  end
end
