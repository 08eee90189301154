# frozen_string_literal: true

require "monitor"

module FieldClient
  # A server of one's own. What is called by several threads is sent in the order of the calls.
  class Client
    # What a validator returns whose verdict will come by `field/verdict`.
    LATER = :later
    # How long a server may take to greet and to end.
    SECONDS = { greeting: 20, ending: 3 }.freeze

    attr_reader :fields, :monitor

    # Starts a client, and ends it behind the block, if there is one.
    def self.start(**options, &block)
      client = new(**options)
      return client unless block

      begin
        yield client
      ensure
        client.close
      end
    end

    # `server` is a command; else the variable FIELD_SERVER, else field-server. `validator` is called with a
    # ClientValidateParams, in a thread of its own: it returns nil where nothing is wrong, else a message or a verdict.
    def initialize(server: nil, locale: nil, validator: nil, restarts: 3)
      @command = Array(server || ENV["FIELD_SERVER"] || "field-server")
      @locale = locale
      @validator = validator
      @restarts = restarts
      @failures = 0
      @types = {}
      @groups = {}
      @monitor = Monitor.new
      @changed = @monitor.new_cond
      @last = 0
      @held = []
      @fields = {}
      @forms = []
      @waiting = {}
      connect
      @connected = true
    end

    # Sends a request, and returns its result as it came. With a block the request is sent and not waited for: the block
    # gets the result and the error, before anything that comes behind the answer.
    def call(method, params = {}, urgent: false, &taken)
      return post(method, params, urgent, &taken) if taken

      may_wait
      answer = nil
      @monitor.synchronize do
        post(method, params, urgent) { |*told| answer = told }
        @changed.wait_until { answer }
      end
      result, error = answer
      raise error if error

      result
    end

    def notify(method, params = {})
      @monitor.synchronize { @transport.send("method" => method, "params" => params) if @connected }
    end

    # The form of a form file, as JSON has it.
    def open_form(definition) = Form.new(self, definition).tap { |form| @monitor.synchronize { @forms << form } }

    # Waits until the block returns something; it is asked after each message.
    def wait_until
      may_wait
      @monitor.synchronize do
        found = nil
        @changed.wait_until { (found = yield) || !alive? }
        found or raise ServerEnded, "the server has ended"
      end
    end

    def connected? = @connected
    def alive? = !(@closing && @waiting.nil?)

    # Ends the server, and kills it where it takes longer than three seconds.
    def close
      @closing = true # Without the monitor: whoever writes to a server that reads nothing has it.
      within(:ending, -> { @transport }) { call("shutdown", {}, urgent: true) }
    rescue ServerEnded, ServerError
      # It has ended already.
    ensure
      transport = @monitor.synchronize { @transport }
      transport.send("method" => "exit")
      transport.finish(SECONDS[:ending])
    end

    private

    # What is called while messages are read can't wait for another.
    def may_wait
      return unless Thread.current.thread_variable_get(:field_client) == self

      raise ThreadError, "a block that gets an answer can't wait for another: give that a block too, or a thread"
    end

    # Kills a server that takes too long for something.
    def within(what, transport)
      guard = Thread.new do
        sleep SECONDS[what]
        transport.call.kill
      end
      yield
    ensure
      guard.kill
    end

    # Calls somebody else's code: its mistakes do not end the reading.
    def tell(taken, result, error)
      taken&.call(result, error)
    rescue StandardError => e
      warn "field_client: what gets an answer failed: #{e.full_message(highlight: false)}"
    end

    def connect
      transport = Transport.new(@command)
      @monitor.synchronize do
        if @closing
          transport.kill
          raise ServerEnded
        end
        @transport = transport
        @questions = {}
        @waiting = {}
      end
      Thread.new { read(transport) }
      told = within(:greeting, -> { transport }) { call("initialize", greeting, urgent: true) }
      raise ServerEnded, "the server counts in #{told['positionEncoding']} only" if told["positionEncoding"] != "utf-32"

      transport.send("method" => "initialized")
    rescue ServerEnded, ServerError
      transport&.kill
      raise
    end

    # Ruby's strings are indexed by code points.
    def greeting
      { "processId" => Process.pid, "clientInfo" => { "name" => "ruby" }, "positionEncodings" => ["utf-32"],
        "locale" => @locale, "capabilities" => { "validate" => !@validator.nil? } }.compact
    end

    def post(method, params, urgent, &taken)
      @monitor.synchronize do
        next @held << [method, params, taken] unless @connected || urgent || @closing
        next tell(taken, nil, ServerEnded.new("the server has ended")) if !@waiting || (@closing && method != "shutdown")

        @last += 1
        params = params.call if params.is_a?(Proc)
        @waiting[@last] = lambda do |result, error|
          note(method, params) unless error
          taken.call(result, error)
        end
        @transport.send("id" => @last, "method" => method, "params" => params)
      end
    end

    # A request was carried out that another server has to know of.
    def note(method, params)
      return unless params.is_a?(Hash)

      params = params.transform_keys(&:to_s)
      form = params["form"] || ""
      case method
      when "type/define" then @types = @types.except(params["name"]).merge(params["name"] => params)
      when "group/define" then @groups[[form, params["group"]]] = params
      when "field/update" then @fields[params["field"]]&.keep(params["set"])
      when "form/close"
        gone, @forms = @forms.partition { |each| each.id == form }
        gone.each { |each| each.fields.each { |id, field| @fields.delete(id) if @fields[id] == field } }
        @groups.delete_if { |(its, _), _| its == form }
      end
    end

    def read(transport)
      Thread.current.thread_variable_set(:field_client, self)
      while (message = transport.receive)
        @monitor.synchronize do
          take(message)
          @changed.broadcast
        end
      end
      transport.finish(0)
      lost(transport)
    end

    def take(message)
      id, params = message.values_at("id", "params")
      case message["method"]
      when nil then answered(id, message)
      when "client/validate" then @validator ? ask(id, params) : fail_question(id, ErrorCode::METHOD_NOT_FOUND)
      when "$/cancelRequest" then @questions.delete(params["id"])&.kill
      when "field/diagnostics" then @fields[params["field"]]&.told(params)
      when "form/status", "group/status" then @forms.each { |form| form.told(params) if form.id == params["form"] }
      else fail_question(id, ErrorCode::METHOD_NOT_FOUND) if id # A later version says more.
      end
    end

    def answered(id, message)
      error = message["error"] && ServerError.new(message["error"])
      @failures = 0 if @connected
      tell(@waiting&.delete(id), message["result"], error)
    end

    def fail_question(id, code, transport = @transport)
      transport.send("id" => id, "error" => { "code" => code, "message" => "There is no answer." })
    end

    def ask(id, params)
      transport = @transport
      @questions[id] = Thread.new do
        Thread.current.report_on_exception = false
        found = @validator.call(ClientValidateParams.from_wire(params))
        transport.send("id" => id, "result" => verdict(found))
      rescue Exception => e # Whatever it is, the field waits for an answer.
        warn "field_client: the validator of #{params['field']} failed: #{e.full_message(highlight: false)}"
        fail_question(id, ErrorCode::INTERNAL_ERROR, transport)
      ensure
        @monitor.synchronize { @questions.delete(id) if transport == @transport }
      end
    end

    def verdict(found)
      case found
      when nil, true then { "outcome" => ValidatorOutcome::SUCCESS }
      when false then { "outcome" => ValidatorOutcome::FAILURE }
      when LATER then nil
      when String then { "outcome" => ValidatorOutcome::FAILURE, "message" => found }
      when Hash, ValidatorVerdict then found.to_h
      else raise TypeError, "a validator returns nothing, a message or a verdict, not #{found.class}"
      end
    end

    # A server that has ended by itself

    def lost(transport)
      @monitor.synchronize do
        return if transport != @transport

        waiting, @waiting = @waiting, nil
        waiting&.each_value { |taken| tell(taken, nil, ServerEnded.new("the server has ended")) }
        @questions.each_value(&:kill)
        was, @connected = @connected, false
        @changed.broadcast
        return if !was || @closing
      end
      Thread.new { restart }
    end

    def restart
      while @failures < @restarts
        begin
          @failures += 1
          connect
          @types.each_value { |params| again("type/define", params) }
          @forms.each(&:restore)
          @groups.each_value { |params| again("group/define", params) }
          return if resume
        rescue ServerEnded, ServerError, SystemCallError
          @transport.kill unless @closing # It has what it took, and is nobody's.
        end
      end
      @monitor.synchronize do
        @closing = true
        @held.each { |_, _, taken| tell(taken, nil, ServerEnded.new("the server ends again and again")) }
        @changed.broadcast
      end
    end

    def again(method, params)
      call(method, params, urgent: true)
    rescue ServerError => e
      warn "field_client: #{method} after a restart: #{e.message}"
    end

    # Lets requests through when no field has something that was typed since it was brought back.
    def resume
      loop do
        late = @monitor.synchronize do
          ahead = @fields.values.select(&:ahead?)
          if ahead.empty?
            @connected = true
            held, @held = @held, []
            held.each { |method, params, taken| post(method, params, false, &taken) }
            @changed.broadcast
          end
          ahead
        end
        return true if late.empty?

        late.each { |field| field.restore(nil) }
      end
    end
  end
end
