# frozen_string_literal: true

require "json"
require "open3"

module FieldClient
  # The server's answer to a request that it did not carry out.
  class ServerError < StandardError
    attr_reader :code, :data

    def initialize(error)
      super("#{error['message']} (#{error['code']})")
      @code = error["code"]
      @data = error["data"]
    end
  end

  # The server has ended before it answered.
  class ServerEnded < StandardError; end

  # An object of the protocol. What was not told is nil.
  class Structure
    class << self
      def members = @members ||= {}

      def member(name, wire, type = nil)
        members[wire] = [name, type]
        attr_reader name
      end

      def shorthand(name) = @shorthand = name

      # Reads an object; members that this version does not know are passed over.
      def from_wire(wire)
        wire = { @shorthand => wire } if @shorthand && !wire.is_a?(Hash)
        new.tap do |made|
          wire.each do |wire_name, value|
            name, type = members[wire_name]
            made.instance_variable_set("@#{name}", FieldClient.read(type, value)) if name
          end
        end
      end
    end

    # The object as it came.
    def to_h
      self.class.members.to_h { |wire, (name, _)| [wire, FieldClient.plain(public_send(name))] }.compact
    end

    def to_json(*options) = to_h.to_json(*options)
  end

  # Reads a value: `type` names a class, in a list or a hash that holds such, or is nil for plain data.
  def self.read(type, value)
    case type
    when nil then value
    when Symbol then value.nil? ? nil : const_get(type).from_wire(value)
    when Array then value.is_a?(Array) ? value.map { |each| read(type[0], each) } : value
    when Hash then value&.transform_values { |each| read(type[""], each) }
    end
  end

  # A value as JSON has it.
  def self.plain(value)
    case value
    when Structure then value.to_h
    when Array then value.map { |each| plain(each) }
    when Hash then value.transform_values { |each| plain(each) }
    else value
    end
  end

  # A text as the server has it: UTF-8, with signs in place of bytes that are none.
  def self.text(text)
    return text.dup.force_encoding(Encoding::UTF_8).scrub if text.encoding == Encoding::BINARY

    text.encode(Encoding::UTF_8, invalid: :replace, undef: :replace, replace: "\uFFFD").scrub
  end

  # A process of the server, and frames through its pipes.
  class Transport
    def initialize(command)
      @input, @output, @process = Open3.popen2(*command)
      [@input, @output].each(&:binmode)
      @writing = Mutex.new
    end

    def send(message)
      body = JSON.generate({ "jsonrpc" => "2.0" }.merge(message)).b
      # A frame is whole, whoever else writes, and whoever ends the thread that writes it.
      Thread.handle_interrupt(Object => :never) do
        @writing.synchronize do
          @input.write("Content-Length: #{body.bytesize}\r\n\r\n#{body}")
          @input.flush
        end
      end
    rescue Errno::EPIPE, IOError
      # The end of the output tells of it.
    end

    # The next message; nil at the end.
    def receive
      length = nil
      while (line = @output.gets) && line.strip != ""
        name, value = line.split(":", 2)
        length = value.to_i if name.casecmp?("content-length")
      end
      body = length && @output.read(length)
      JSON.parse(body.force_encoding(Encoding::UTF_8)) if body&.bytesize == length && length
    rescue IOError, Errno::EPIPE
      nil
    end

    # Waits for the end, and kills the process where that takes too long.
    def finish(seconds)
      @input.close unless @input.closed?
      kill unless @process.join(seconds)
      @process.join
    rescue Errno::EPIPE
      @process.join
    end

    def kill
      Process.kill(:KILL, @process.pid) if @process.alive?
    rescue Errno::ESRCH
      # It has ended.
    end
  end
end
