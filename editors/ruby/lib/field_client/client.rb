# frozen_string_literal: true

require "monitor"

module FieldClient
  # A server of one's own. What is called by several threads is sent in the order of the calls.
  class Client
    # What a validator returns whose verdict will come by `field/verdict`.
    LATER = :later

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
    def wait_until(&block) = @monitor.synchronize { @changed.wait_until(&block) }

    def connected? = @connected
    def alive? = !@waiting.nil?

    def close
      transport = @monitor.synchronize do
        @closing = true
        @transport
      end
      call("shutdown", {}, urgent: true)
    rescue ServerEnded
      # It has ended already.
    ensure
      transport.send("method" => "exit")
      transport.finish(3)
    end

    private

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
      told = call("initialize", greeting, urgent: true)
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
        next taken.call(nil, ServerEnded.new("the server has ended")) if !@waiting || (@closing && method != "shutdown")

        @last += 1
        @waiting[@last] = taken
        params = params.call if params.is_a?(Proc)
        @transport.send("id" => @last, "method" => method, "params" => params)
      end
    end

    def read(transport)
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
      @waiting&.delete(id)&.call(message["result"], error)
    end

    def fail_question(id, code)
      @transport.send("id" => id, "error" => { "code" => code, "message" => "There is no answer." })
    end

    def ask(id, params)
      transport = @transport
      @questions[id] = Thread.new do
        Thread.current.report_on_exception = false
        found = @validator.call(ClientValidateParams.from_wire(params))
        transport.send("id" => id, "result" => verdict(found))
      rescue StandardError
        fail_question(id, ErrorCode::INTERNAL_ERROR)
      ensure
        @monitor.synchronize { @questions.delete(id) }
      end
    end

    def verdict(found)
      case found
      when nil then { "outcome" => ValidatorOutcome::SUCCESS }
      when LATER then nil
      when String then { "outcome" => ValidatorOutcome::FAILURE, "message" => found }
      else found
      end
    end

    # A server that has ended by itself

    def lost(transport)
      @monitor.synchronize do
        return if transport != @transport

        waiting, @waiting = @waiting, nil
        waiting.each_value { |taken| taken.call(nil, ServerEnded.new("the server has ended")) }
        @questions.each_value(&:kill)
        was, @connected = @connected, false
        @changed.broadcast
        return if !was || @closing
      end
      Thread.new { restart }
    end

    def restart
      @restarts.times do
        connect
        @forms.each(&:restore)
        return if resume
      rescue ServerEnded, ServerError
        next
      end
      @monitor.synchronize do
        @closing = true
        @held.each { |_, _, taken| taken.call(nil, ServerEnded.new("the server ends again and again")) }
        @changed.broadcast
      end
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
          end
          ahead
        end
        return true if late.empty?

        late.each { |field| field.restore(nil) }
      end
    end
  end
end
