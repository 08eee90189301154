# frozen_string_literal: true

# A client of field-server, the language server for text fields.
#
#     FieldClient::Client.start do |client|
#       form = client.open_form("title" => "A form", "fields" => [{ "field" => "phone", "type" => "phone" }])
#       form["phone"].type("4155550100")
#       form.settle
#       puts form["phone"].text                 # (415) 555-0100
#     end
module FieldClient
end

require_relative "field_client/wire"
require_relative "field_client/protocol"
require_relative "field_client/client"
require_relative "field_client/field"
require_relative "field_client/form"
