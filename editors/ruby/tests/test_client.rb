# frozen_string_literal: true

require "minitest/autorun"
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
end
