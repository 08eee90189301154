# frozen_string_literal: true

require "minitest/autorun"
require "timeout"
require "tmpdir"
require_relative "../lib/field_client"

# What the README and the comments of the library show, with a real server.
class ClientTest < Minitest::Test
  def form(*fields, **options)
    FieldClient::Client.start(**options) do |client|
      yield client.open_form("title" => "A form", "form" => "order", "fields" => fields), client
    end
  end

  def test_what_is_typed_is_formatted
    form({ "field" => "phone", "type" => "phone" }) do |form|
      "415555".each_char { |key| form["phone"].type(key) }
      form.settle
      assert_equal "(415) 555", form["phone"].text
      assert_equal "-0000", form["phone"].rest
    end
  end

  def test_a_validator_is_asked_and_a_form_submitted
    taken = ->(asked) { "Taken." if asked.value == "ada" }
    form({ "field" => "user", "validation" => { "final" => { "client" => true } } }, validator: taken) do |form, client|
      form["user"].type("ada")
      form["user"].blur
      client.wait_until { form["user"].error }
      assert_equal "Taken.", form["user"].error
      form["user"].type("_l")
      form["user"].blur
      client.wait_until { form["user"].state.validity == FieldClient::Validity::VALID }
      result = form.submit
      assert result.valid
      assert_equal({ "user" => "ada_l" }, result.values)
    end
  end

  def test_an_emoji_has_one_offset
    form({ "field" => "note" }) do |form|
      form["note"].type("😀")
      form["note"].type("x")
      form.settle
      assert_equal ["😀x", [2, 2]], [form["note"].text, form["note"].selection]
    end
  end

  def test_what_is_refused_is_told
    error = assert_raises(FieldClient::ServerError) { form({ "field" => "a", "type" => "nothing" }) {} }
    assert_equal FieldClient::ErrorCode::TYPE_NOT_FOUND, error.code
    assert_equal "nothing", error.data["type"]
  end

  VALIDATED = { "field" => "a", "validation" => { "final" => { "client" => true } } }.freeze

  def process(client) = client.instance_variable_get(:@transport).instance_variable_get(:@process).pid

  # Ends the server as a crash does, and waits until another has taken its place.
  def crash(client)
    was = process(client)
    Process.kill(:KILL, was)
    sleep 0.001 until process(client) != was
  end

  def test_a_verdict_of_any_kind
    verdict = FieldClient::ValidatorVerdict.from_wire("outcome" => "failure", "message" => "Taken.")
    { verdict => "Taken.", { outcome: "failure", message: "No." } => "No.", false => "" }.each do |found, message|
      form(VALIDATED, validator: ->(_) { found }) do |form, client|
        form["a"].type("x")
        form["a"].blur
        client.wait_until { form["a"].state.validity == FieldClient::Validity::INVALID }
        assert_equal [message, false], [form["a"].error, form.submit.valid]
      end
    end
  end

  def test_a_validator_that_fails_in_whatever_way
    [-> { raise NotImplementedError }, -> { :taken }].each do |fails|
      form(VALIDATED, validator: ->(_) { fails.call }) do |form, client|
        form["a"].type("x")
        capture_io do
          form["a"].blur
          client.wait_until { form["a"].state.validity == FieldClient::Validity::WARNING }
        end
      end
    end
  end

  def test_the_mistakes_of_a_block_end_nothing
    _, told = capture_io do
      form({ "field" => "a" }) do |form, client|
        form["a"].commit { raise "oops" }
        form["a"].commit { form.submit }
        assert client.call("type/list")
      end
    end
    assert_match(/oops/, told)
    assert_match(/can't wait/, told)
  end

  def test_names_may_be_symbols
    FieldClient::Client.start do |client|
      form = client.open_form(form: "order", fields: [{ field: "a", text: "x" }])
      assert_equal "x", form["a"].text
    end
  end

  def test_bytes_that_are_no_text
    form({ "field" => "a" }) do |form|
      ["x\xFFy", "\xE9".dup.force_encoding("ISO-8859-1"), "ü".b].each { |text| form["a"].type(text) }
      form.settle
      assert_equal "x\uFFFDyéü", form["a"].text
    end
  end

  def test_a_server_that_hangs_is_killed
    client = FieldClient::Client.start
    form = client.open_form("fields" => [{ "field" => "a" }])
    Process.kill(:STOP, process(client))
    Thread.new { form["a"].fill("x" * 1_000_000) }
    sleep 0.1
    Timeout.timeout(10) { client.close }
  end

  def test_all_is_back
    FieldClient::Client.start do |client|
      client.call("type/define", { "name" => "mine", "description" => "Mine", "maxLength" => 3 })
      order = { "form" => "order", "fields" => [{ "field" => "a", "type" => "mine" }] }
      client.open_form(order)
      client.call("form/close", { "form" => "order" })
      form = client.open_form(order)
      other = client.open_form("fields" => [{ "field" => "b", "type" => { "name" => "choice", "choices" => ["A"] } }])
      form["a"].type("ab")
      other["b"].update("type" => { "name" => "choice", "choices" => ["C"] }, "text" => "C")
      [form, other].each(&:settle)
      crash(client)
      form["a"].type("c")
      form.settle
      assert_equal %w[abc C], %w[a b].map { |id| client.call("field/get", { "field" => id })["text"] }
      assert_equal %w[abc C], [form["a"].text, other["b"].text]
    end
  end

  def test_a_server_that_is_gone
    Dir.mktmpdir do |folder|
      server = File.join(folder, "server")
      File.symlink(ENV.fetch("FIELD_SERVER"), server)
      client = FieldClient::Client.start(server: server)
      File.delete(server)
      Process.kill(:KILL, process(client))
      Timeout.timeout(10) do
        assert_raises(FieldClient::ServerEnded) { loop { client.call("type/list") } }
        assert_raises(FieldClient::ServerEnded) { client.wait_until { false } }
      end
    end
  end

  def test_what_came_is_json_again
    form({ "field" => "p", "type" => "phone" }) do |form|
      assert_equal "(000) 000-0000", JSON.parse(JSON.generate(form["p"].presentation))["template"]["text"]
    end
  end

  def test_frames_of_several_threads
    fields = [VALIDATED.merge("validation" => { "live" => { "client" => true } }), { "field" => "b", "type" => "multiline" }]
    form(*fields, validator: ->(_) { "m" * 50_000 }) do |form, client|
      threads = 4.times.map do |index|
        Thread.new do
          12.times do
            form[index.even? ? "a" : "b"].type("4" * 2000)
            client.call("field/get", { "field" => "b" })
          end
        end
      end
      Timeout.timeout(30) { threads.each(&:join) }
      form.settle
      assert_equal form["b"].text, client.call("field/get", { "field" => "b" })["text"]
      assert_equal 48_000, form["b"].text.length
    end
  end

  def test_a_long_text_with_edits_that_do_not_show
    form({ "field" => "a" }) do |form, client|
      field = form["a"]
      field.type("4" * 10_000)
      form.settle
      field.blur
      field.type("abc") # Where the server leaves the caret.
      field.select(2)
      field.type("q")
      form.settle
      assert_equal client.call("field/get", { "field" => "a" })["text"], field.text
      assert_equal 10_004, field.text.length
    end
  end
end
