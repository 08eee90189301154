// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

/// The schema of form files.
enum FormSchemaText {
    static let json: StaticString = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Form of field-server",
          "description": "A form in a file: its fields, their types, and the rules between them. A loader sends `type/define` for each of `types`, `form/open`, `field/create` for each of `fields`, and `group/define` for each group that `rules` name; `field-server check` says what is wrong. Made from protocol/model.json by `swift run ModelGenerator`.",
          "type": "object",
          "properties": {
            "$schema": { "description": "This schema, for editors.", "type": "string" },
            "title": { "description": "What people call the form.", "type": "string" },
            "form": { "description": "The form's name on the wire.", "type": "string", "default": "" },
            "groups": {
              "description": "The groups in the order in which they show, with their titles; a group that only fields name shows behind them.",
              "type": "array",
              "items": { "$ref": "#/$defs/Group" }
            },
            "fields": {
              "description": "The fields, in the order in which they show.",
              "type": "array",
              "items": { "$ref": "#/$defs/Field" }
            },
            "rules": { "description": "Rules between fields.", "type": "array", "items": { "$ref": "#/$defs/FormRule" } },
            "order": {
              "description": "Ids of fields and names of sections in the order of the Return key, where it is another than that of `fields` with the sections behind them.",
              "type": "array",
              "items": { "type": "string" }
            },
            "pages": {
              "description": "The pages, in order, where the form has several.",
              "type": "array",
              "items": { "$ref": "#/$defs/Page" }
            },
            "sections": { "description": "The sections that repeat.", "type": "array", "items": { "$ref": "#/$defs/Section" } },
            "types": {
              "description": "Types of one's own, for the fields of the form.",
              "type": "array",
              "items": { "$ref": "#/$defs/TypeDefinition" }
            }
          },
          "required": ["title", "fields"],
          "additionalProperties": false,
          "$defs": {
            "Group": {
              "description": "A group of fields as people see it.",
              "type": "object",
              "properties": {
                "name": { "description": "What fields and rules call it.", "type": "string" },
                "title": { "description": "What stands above it.", "type": "string" }
              },
              "required": ["name"],
              "additionalProperties": false
            },
            "Field": {
              "description": "What a field is made of. In `field/create` what is absent takes its default, in `field/update` it stays as it is.",
              "type": "object",
              "properties": {
                "field": { "description": "The field's id, unique in the form.", "type": "string" },
                "group": { "description": "The group within the form; a field has at most one.", "type": "string" },
                "type": {
                  "description": "The type by name, or with parameters.",
                  "$ref": "#/$defs/TypeReference",
                  "default": "phrase"
                },
                "label": {
                  "description": "The label; else the type's, in the language of its messages where that has a word for it.",
                  "type": "string"
                },
                "placeholder": { "description": "What an empty field shows.", "type": "string" },
                "helper": { "description": "The line below the field while there is no error.", "type": "string" },
                "text": { "description": "The content as the widget shows it.", "type": "string" },
                "value": { "description": "The content without the template's literals.", "type": "string" },
                "typed": { "description": "The content in the type's canonical form." },
                "badge": { "description": "The client's own badge; a type's gives way to it.", "$ref": "#/$defs/BadgeOptions" },
                "required": {
                  "description": "Empty is an error of final validation.",
                  "$ref": "#/$defs/Condition",
                  "default": false
                },
                "enabled": {
                  "description": "False: takes no focus and no edit, and is left out of every count, order and submit.",
                  "$ref": "#/$defs/Condition",
                  "default": true
                },
                "shown": {
                  "description": "False: no widget shows it. It takes no focus and no edit, and is left out of every count, order and submit; it keeps its content.",
                  "$ref": "#/$defs/Condition",
                  "default": true
                },
                "readOnly": { "description": "True: takes focus but no edit.", "type": "boolean", "default": false },
                "total": {
                  "description": "What it is computed of. It is read-only then, and no content is given. With null it is a field like any other again.",
                  "$ref": "#/$defs/Total"
                },
                "secure": {
                  "description": "The text is a secret; else as the type says.",
                  "type": "boolean",
                  "default": false
                },
                "minLength": {
                  "description": "Fewest characters, in `lengthUnit`.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 2147483647
                },
                "maxLength": {
                  "description": "Most characters, in `lengthUnit`.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 2147483647
                },
                "lengthUnit": { "description": "What lengths count.", "$ref": "#/$defs/LengthUnit", "default": "character" },
                "overflow": {
                  "description": "What becomes of an edit over `maxLength`.",
                  "$ref": "#/$defs/Overflow",
                  "default": "reject"
                },
                "blanks": {
                  "description": "What becomes of white space at the ends of the text when editing ends; else as the type says.",
                  "$ref": "#/$defs/Blanks"
                },
                "helperPolicy": {
                  "description": "How an error's message goes with the helper.",
                  "$ref": "#/$defs/HelperPolicy",
                  "default": "replace"
                },
                "counter": {
                  "description": "Shows a counter; the default is whether `maxLength` is given.",
                  "type": "boolean"
                },
                "activeOnEditing": { "description": "An appearance's active look goes with the focus.", "type": "boolean" },
                "horizontalPadding": { "description": "The widget has padding at its sides.", "type": "boolean" },
                "style": { "description": "The widget's frame.", "$ref": "#/$defs/FieldStyle" },
                "icon": { "description": "Icons beside the text.", "$ref": "#/$defs/IconOptions" },
                "clearButton": { "description": "When a clear button shows.", "$ref": "#/$defs/ClearButtonMode" },
                "choices": {
                  "description": "What is chosen from; else the list of its type.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/Choice" }
                },
                "tag": {
                  "description": "The client's own number, repeated in events and questions.",
                  "type": "integer",
                  "minimum": -9007199254740991,
                  "maximum": 9007199254740991
                },
                "priority": { "description": "Layout priority; else the type's.", "type": "number" },
                "keyboard": { "description": "Kind of keyboard; else the type's.", "type": "string" },
                "autofill": {
                  "description": "HTML's autocomplete tokens, such as `cc-name`. Those of a section or of an address's kind alone (`shipping`) stand before the type's own; \"\": the type's own.",
                  "type": "string"
                },
                "appearance": {
                  "description": "Whose words and defaults the field uses.",
                  "$ref": "#/$defs/Appearance",
                  "default": "native"
                },
                "state": {
                  "description": "The state in the appearance's own words, until the next verdict.",
                  "type": "string"
                },
                "validation": { "description": "When and by which rules the content is judged.", "$ref": "#/$defs/Validation" },
                "messages": {
                  "description": "The field's message catalogue: a text by diagnostic code.",
                  "type": "object",
                  "additionalProperties": { "type": "string" }
                },
                "locale": {
                  "description": "BCP 47 tag of the language of its messages, and of the numbers and words of its type where that names none; else the form's. \"\": the connection's.",
                  "type": "string"
                },
                "debug": {
                  "description": "The status carries a debug line, and state changes are kept; else as the form says.",
                  "type": "boolean"
                }
              },
              "required": ["field"],
              "additionalProperties": false
            },
            "FormRule": {
              "description": "A rule between fields, with its group.",
              "type": "object",
              "properties": {
                "group": { "description": "The group's name.", "type": "string", "default": "" },
                "rule": { "description": "What must hold.", "$ref": "#/$defs/GroupRuleKind" },
                "fields": { "description": "Ids of the fields, in order.", "type": "array", "items": { "type": "string" } },
                "message": { "description": "What is said when it is broken.", "type": "string" },
                "on": { "description": "The field that shows the diagnostic; else the last one named.", "type": "string" }
              },
              "required": ["rule", "fields"],
              "additionalProperties": false
            },
            "Page": {
              "description": "A page of a form. What is on no page belongs to all of them.",
              "type": "object",
              "properties": {
                "page": { "description": "The page's name.", "type": "string" },
                "title": { "description": "What stands above it.", "type": "string" },
                "groups": {
                  "description": "The groups whose fields are on it.",
                  "type": "array",
                  "items": { "type": "string" }
                },
                "fields": {
                  "description": "Ids of fields that are on it, whatever page their group is on.",
                  "type": "array",
                  "items": { "type": "string" }
                },
                "shown": {
                  "description": "False: it is left out when pages are turned, and none of its fields shows.",
                  "$ref": "#/$defs/Condition",
                  "default": true
                },
                "leave": { "description": "When it may be left forwards.", "$ref": "#/$defs/PageLeave", "default": "valid" }
              },
              "required": ["page"],
              "additionalProperties": false
            },
            "Section": {
              "description": "A section that repeats: the fields of which each row has one. The field `amount` of row 3 of the section `items` is `items[3].amount`.",
              "type": "object",
              "properties": {
                "section": { "description": "The section's name, without `[` and `]`.", "type": "string" },
                "title": { "description": "What stands above it.", "type": "string" },
                "fields": {
                  "description": "The fields of a row, in order.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/SectionField" }
                },
                "least": {
                  "description": "Fewest rows; they are there from the start.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 2147483647,
                  "default": 0
                },
                "most": {
                  "description": "Most rows; else as many as the limit `maxRows` allows.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 2147483647
                },
                "unique": {
                  "description": "Fields, by their ids in the row, that have another value in each row, where they have one.",
                  "type": "array",
                  "items": { "type": "string" }
                },
                "rules": {
                  "description": "Rules between the fields of a row, and others of the form.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/GroupRule" }
                },
                "group": { "description": "The group of its fields that name none.", "type": "string" },
                "page": { "description": "The page that it is on; else that of its group.", "type": "string" }
              },
              "required": ["section", "fields"],
              "additionalProperties": false
            },
            "TypeDefinition": {
              "description": "A declared type: what it takes, how it is written, and by which rules it is judged.",
              "type": "object",
              "properties": {
                "name": { "description": "The type's name.", "type": "string" },
                "description": { "description": "What it is for.", "type": "string" },
                "extends": { "description": "The type it starts from.", "type": "string" },
                "parameters": {
                  "description": "Those of the built-in type that it starts from.",
                  "type": "object",
                  "additionalProperties": {}
                },
                "template": {
                  "description": "How the value is written; of several, short to long, the shortest that holds the value shows.",
                  "oneOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }]
                },
                "slots": {
                  "description": "The class of characters that each slot of the template takes.",
                  "type": "object",
                  "additionalProperties": { "type": "string" }
                },
                "parts": {
                  "description": "What the runs of a slot's name in the template are: parts, of which each keeps its own characters.",
                  "type": "object",
                  "additionalProperties": { "$ref": "#/$defs/TypePart" }
                },
                "groups": {
                  "description": "Brackets of the template are groups: `[…]` may be missing, and `{2,4}` behind a group or a character says how often it comes.",
                  "type": "boolean",
                  "default": false
                },
                "align": {
                  "description": "From which side the slots are filled.",
                  "$ref": "#/$defs/SlotAlignment",
                  "default": "left"
                },
                "cases": {
                  "description": "What is done to the letters of a slot, before they are tested: \"upper\" or \"lower\".",
                  "type": "object",
                  "additionalProperties": { "$ref": "#/$defs/TextTransform" }
                },
                "allow": { "description": "The class of characters that may be typed.", "type": "string" },
                "blanks": {
                  "description": "What becomes of white space at the ends of a text; else \"keep\" with a `pattern`, and without one as the type it extends, or \"trim\".",
                  "$ref": "#/$defs/Blanks"
                },
                "transform": {
                  "description": "What is done to a character before it is tested.",
                  "$ref": "#/$defs/TextTransform",
                  "default": "none"
                },
                "overwrite": {
                  "description": "A typed character replaces the one after the caret.",
                  "type": "boolean",
                  "default": false
                },
                "eager": {
                  "description": "Literals are written as soon as the slot before them is filled.",
                  "type": "boolean",
                  "default": false
                },
                "maxLength": {
                  "description": "Most characters of the value.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 2147483647
                },
                "pattern": {
                  "description": "The language of the value: live as a viable prefix, final as a full match.",
                  "type": "string"
                },
                "live": { "description": "Rules while typing.", "type": "array", "items": { "$ref": "#/$defs/Rule" } },
                "final": { "description": "Rules when editing ends.", "type": "array", "items": { "$ref": "#/$defs/Rule" } },
                "format": {
                  "description": "What is written around and into the value when editing ends.",
                  "$ref": "#/$defs/TypeFormat"
                },
                "convert": { "description": "How the typed form comes from the value.", "$ref": "#/$defs/TypeConversion" },
                "priority": { "description": "Layout priority.", "type": "number" },
                "keyboard": { "description": "Kind of keyboard.", "type": "string" },
                "secure": { "description": "The text is a secret.", "type": "boolean", "default": false },
                "messages": {
                  "description": "The type's message catalogue: a text by diagnostic code.",
                  "type": "object",
                  "additionalProperties": { "type": "string" }
                }
              },
              "required": ["name", "description"],
              "additionalProperties": false
            },
            "TypeReference": {
              "description": "A type by name alone, or as an object with the type's parameters beside the name.",
              "oneOf": [
                { "type": "string" },
                {
                  "description": "A type by name alone, or as an object with the type's parameters beside the name.",
                  "type": "object",
                  "properties": { "name": { "description": "The type's name.", "type": "string" } },
                  "required": ["name"]
                }
              ]
            },
            "BadgeOptions": {
              "description": "A badge that the client sets.",
              "type": "object",
              "properties": {
                "text": { "description": "What it says; an empty text takes the client's badge away.", "type": "string" },
                "kind": { "description": "What it is about.", "type": "string", "default": "custom" },
                "level": {
                  "description": "A rank, where the kind has one.",
                  "type": "integer",
                  "minimum": -9007199254740991,
                  "maximum": 9007199254740991
                }
              },
              "required": ["text"],
              "additionalProperties": false
            },
            "Condition": {
              "description": "What decides something of a field: a rule about another field of its form, or a boolean.",
              "oneOf": [
                { "type": "boolean" },
                {
                  "type": "object",
                  "properties": { "holds": { "type": "boolean" } },
                  "required": ["holds"],
                  "additionalProperties": false
                },
                {
                  "description": "The value's length. Of a field that lists several it is the number of items, but where `unit` is given.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "length" },
                    "min": { "description": "Fewest characters.", "type": "integer", "minimum": 0, "maximum": 2147483647 },
                    "max": { "description": "Most characters.", "type": "integer", "minimum": 0, "maximum": 2147483647 },
                    "exact": {
                      "description": "Exactly so many characters.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 2147483647
                    },
                    "unit": { "description": "What is counted; else the field's unit.", "$ref": "#/$defs/LengthUnit" },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule"],
                  "additionalProperties": false
                },
                {
                  "description": "The whole value matches a pattern.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "pattern" },
                    "pattern": { "description": "The pattern.", "type": "string" },
                    "ignoreCase": {
                      "description": "Capital and small letters are the same.",
                      "type": "boolean",
                      "default": false
                    },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule", "pattern"],
                  "additionalProperties": false
                },
                {
                  "description": "The value is a number within bounds: of a list what its entry stands for.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "range" },
                    "min": { "description": "The least.", "type": "number" },
                    "max": { "description": "The greatest.", "type": "number" },
                    "step": { "description": "The value is a multiple of it, counted from `min` or 0.", "type": "number" },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule"],
                  "additionalProperties": false
                },
                {
                  "description": "The value is a date within bounds.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "dateRange" },
                    "min": {
                      "description": "The earliest: an ISO date, or `today` with an offset such as `today-30d` or `today+2y`.",
                      "type": "string"
                    },
                    "max": { "description": "The latest, said in the same way.", "type": "string" },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule"],
                  "additionalProperties": false
                },
                {
                  "description": "The value is one of a list: by its text, or in its canonical form. Of several items, one of them is.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "oneOf" },
                    "values": { "description": "The list.", "type": "array", "items": { "type": "string" } },
                    "ignoreCase": {
                      "description": "Capital and small letters are the same.",
                      "type": "boolean",
                      "default": false
                    },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule", "values"],
                  "additionalProperties": false
                },
                {
                  "description": "The value is none of a list, neither by its text nor in its canonical form. Of several items, none of them is.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "noneOf" },
                    "values": { "description": "The list.", "type": "array", "items": { "type": "string" } },
                    "ignoreCase": {
                      "description": "Capital and small letters are the same.",
                      "type": "boolean",
                      "default": false
                    },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule", "values"],
                  "additionalProperties": false
                },
                {
                  "description": "The value has enough characters of a class.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "contains" },
                    "characters": { "description": "The class, a bracket expression.", "type": "string" },
                    "atLeast": { "description": "How many.", "type": "integer", "minimum": 0, "maximum": 10000, "default": 1 },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule", "characters"],
                  "additionalProperties": false
                },
                {
                  "description": "The value starts with a text.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "startsWith" },
                    "text": { "description": "The text.", "type": "string" },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule", "text"],
                  "additionalProperties": false
                },
                {
                  "description": "The value ends with a text.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "endsWith" },
                    "text": { "description": "The text.", "type": "string" },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule", "text"],
                  "additionalProperties": false
                },
                {
                  "description": "The value's digits pass the Luhn check; spaces and hyphens between them don't count.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "luhn" },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule"],
                  "additionalProperties": false
                },
                {
                  "description": "The value passes MOD 97-10 of ISO 7064 as it is written, its letters read as 10 to 35; spaces and hyphens don't count.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "mod97" },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule"],
                  "additionalProperties": false
                },
                {
                  "description": "The value holds a checksum that is said here. Spaces, hyphens, dots and slashes in it don't count, and small letters are read as capitals where the alphabet has no small ones.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "checksum" },
                    "algorithm": { "description": "The system.", "$ref": "#/$defs/ChecksumAlgorithm" },
                    "alphabet": {
                      "description": "The characters that count, in the order of their values, 2 to 1000 of them. For `luhn`, by default the digits, and `weighted`, by default the digits and then the letters A to Z.",
                      "type": "string"
                    },
                    "values": {
                      "description": "For `weighted`: what the characters of the alphabet are worth, where that is not 0, 1, 2 and so on.",
                      "type": "array",
                      "items": { "type": "integer", "minimum": -9007199254740991, "maximum": 9007199254740991 }
                    },
                    "from": {
                      "description": "The first place that counts, from 1 on; below 0 from the end.",
                      "type": "integer",
                      "minimum": -10000,
                      "maximum": 10000,
                      "default": 1
                    },
                    "through": {
                      "description": "The last place that counts.",
                      "type": "integer",
                      "minimum": -10000,
                      "maximum": 10000,
                      "default": -1
                    },
                    "weights": {
                      "description": "For `weighted`: what each place counts, again and again. An integer multiplies the character's worth; an array of integers, one for each character of the alphabet, stands for it.",
                      "type": "array",
                      "items": {}
                    },
                    "fromEnd": {
                      "description": "For `weighted`: the first weight is that of the last place.",
                      "type": "boolean",
                      "default": false
                    },
                    "modulus": {
                      "description": "For `weighted`: by what the sum is divided.",
                      "type": "integer",
                      "minimum": 2,
                      "maximum": 10000
                    },
                    "add": {
                      "description": "For `weighted`: what is added to the sum.",
                      "type": "integer",
                      "minimum": -10000,
                      "maximum": 10000,
                      "default": 0
                    },
                    "products": {
                      "description": "For `weighted`: what of each product is added.",
                      "$ref": "#/$defs/ChecksumProducts",
                      "default": "whole"
                    },
                    "remainders": {
                      "description": "For `weighted`: what the sum may leave, its check character added with the others.",
                      "type": "array",
                      "items": { "type": "integer", "minimum": -9007199254740991, "maximum": 9007199254740991 },
                      "default": [0]
                    },
                    "characters": {
                      "description": "For `weighted`: the check character of each remainder from 0 on, `-` where there is none. It is not added then.",
                      "type": "string"
                    },
                    "check": {
                      "description": "For `weighted` with `characters`: the place of the check character; else the last that counts.",
                      "type": "integer",
                      "minimum": -10000,
                      "maximum": 10000
                    },
                    "otherwise": {
                      "description": "For `weighted` with `characters`: the checksum that holds instead where the remainder has no check character, with these same parameters."
                    },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule", "algorithm"],
                  "additionalProperties": false
                },
                {
                  "description": "The value is a strong enough password.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "strength" },
                    "min": { "description": "The least strength.", "type": "integer", "minimum": 0, "maximum": 4 },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule", "min"],
                  "additionalProperties": false
                },
                {
                  "description": "The value is this one: in its canonical form, a number as a decimal, else as a text. Of a list, one of its items is.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "equals" },
                    "value": { "description": "A string, a number or a boolean." },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule", "value"],
                  "additionalProperties": false
                },
                {
                  "description": "There is no value: what a required field is told to have. For conditions; a rule of a field that is empty is not asked.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "empty" },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule"],
                  "additionalProperties": false
                },
                {
                  "description": "None of the inner rules holds.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "not" },
                    "rules": {
                      "description": "The inner rules, usually one.",
                      "type": "array",
                      "items": { "$ref": "#/$defs/Condition" }
                    },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule", "rules"],
                  "additionalProperties": false
                },
                {
                  "description": "Every inner rule holds.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "all" },
                    "rules": { "description": "The inner rules.", "type": "array", "items": { "$ref": "#/$defs/Condition" } },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule", "rules"],
                  "additionalProperties": false
                },
                {
                  "description": "At least one inner rule holds.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "any" },
                    "rules": { "description": "The inner rules.", "type": "array", "items": { "$ref": "#/$defs/Condition" } },
                    "field": {
                      "description": "The field whose value is to meet it; else that of the condition around it.",
                      "type": "string"
                    }
                  },
                  "required": ["rule", "rules"],
                  "additionalProperties": false
                }
              ]
            },
            "Total": {
              "description": "A number that is computed of those of other fields of the form, in exact decimals.",
              "oneOf": [
                { "type": "string" },
                {
                  "description": "A number that is computed of those of other fields of the form, in exact decimals.",
                  "type": "object",
                  "properties": {
                    "field": {
                      "description": "The number of a field, by its id; `items[].amount`: of each row of a section, the local id behind the point.",
                      "type": "string"
                    },
                    "sum": { "description": "All of them together.", "type": "array", "items": { "$ref": "#/$defs/Total" } },
                    "product": {
                      "description": "All of them times each other.",
                      "type": "array",
                      "items": { "$ref": "#/$defs/Total" }
                    },
                    "count": { "description": "How many rows the section of that name has.", "type": "string" },
                    "otherwise": {
                      "description": "Beside `field`: what counts in place of a field that is empty. Else there is no total then.",
                      "type": "number"
                    },
                    "times": {
                      "description": "What the number is multiplied by: `-1` takes it away from others, `0.19` is 19 % of it.",
                      "type": "number"
                    },
                    "plus": { "description": "What is added to it, behind `times`.", "type": "number" },
                    "min": { "description": "The least that it comes to then.", "type": "number" },
                    "max": { "description": "The most that it comes to then.", "type": "number" }
                  },
                  "required": [],
                  "additionalProperties": false
                }
              ]
            },
            "LengthUnit": {
              "description": "What lengths count.",
              "oneOf": [
                { "const": "character", "description": "Extended grapheme clusters: what a user calls a character." },
                { "const": "scalar", "description": "Unicode scalars." },
                { "const": "utf16", "description": "UTF-16 code units." },
                { "const": "utf8", "description": "Bytes of UTF-8." }
              ]
            },
            "Overflow": {
              "description": "What becomes of an edit over `maxLength`.",
              "oneOf": [
                { "const": "reject", "description": "The whole edit is refused." },
                { "const": "truncate", "description": "What fits is taken." },
                { "const": "allow", "description": "All is taken, and judged `too-long`." }
              ]
            },
            "Blanks": {
              "description": "What becomes of white space at the ends of a text.",
              "oneOf": [
                { "const": "trim", "description": "It goes when editing ends, and is not judged." },
                { "const": "keep", "description": "It counts." }
              ]
            },
            "HelperPolicy": {
              "description": "How an error's message goes with the helper.",
              "oneOf": [
                { "const": "replace", "description": "The message alone." },
                { "const": "append", "description": "The helper, then the message." }
              ]
            },
            "FieldStyle": {
              "description": "A widget's frame.",
              "oneOf": [
                { "const": "outlined", "description": "A line around it." },
                { "const": "filled", "description": "A filled ground." }
              ]
            },
            "IconOptions": {
              "description": "Names of icons, in the client's own set.",
              "type": "object",
              "properties": {
                "leading": { "description": "The icon before the text.", "type": "string" },
                "trailing": { "description": "The icon behind the text.", "type": "string" }
              },
              "required": [],
              "additionalProperties": false
            },
            "ClearButtonMode": {
              "description": "When a clear button shows.",
              "oneOf": [
                { "const": "never", "description": "Not at all." },
                { "const": "whileEditing", "description": "While the field is focused and has text." },
                { "const": "whenFilled", "description": "While the field has text and is not focused." },
                { "const": "whileEditingOrFilled", "description": "While the field has text." }
              ]
            },
            "Choice": {
              "description": "An entry of a list, by its label alone or with more.",
              "oneOf": [
                { "type": "string" },
                {
                  "description": "An entry of a list, by its label alone or with more.",
                  "type": "object",
                  "properties": {
                    "label": { "description": "What shows, and what is typed to find it.", "type": "string" },
                    "value": {
                      "description": "What is chosen: `typed` of the field. A string, a number or a boolean; else the label."
                    },
                    "description": { "description": "A line below the label.", "type": "string" },
                    "group": { "description": "The heading that it stands under.", "type": "string" },
                    "disabled": { "description": "True: it shows and can't be chosen.", "type": "boolean", "default": false },
                    "shown": { "description": "False: the list is without it.", "$ref": "#/$defs/Condition", "default": true }
                  },
                  "required": ["label"],
                  "additionalProperties": false
                }
              ]
            },
            "Appearance": {
              "description": "Whose words and defaults a field uses.",
              "oneOf": [
                { "const": "native", "description": "The protocol's own." },
                { "const": "vitamin", "description": "Vitamin's text field." },
                { "const": "novum", "description": "Novum's input field." },
                { "const": "fluent", "description": "Fluent's text field." },
                { "const": "tfield", "description": "TField." },
                { "const": "underline", "description": "The UnderLine text field." }
              ]
            },
            "Validation": {
              "description": "When and by which rules a field is judged.",
              "type": "object",
              "properties": {
                "on": {
                  "description": "When a verdict reaches the state.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/ValidationMoment" },
                  "default": ["change", "blur", "commit"]
                },
                "afterError": {
                  "description": "What a change does to an error that shows.",
                  "$ref": "#/$defs/AfterError",
                  "default": "recheck"
                },
                "live": { "description": "While typing.", "$ref": "#/$defs/LiveValidation" },
                "final": {
                  "description": "When editing ends, at commit, at validate and at submit.",
                  "$ref": "#/$defs/FinalValidation"
                },
                "clientTimeout": {
                  "description": "Milliseconds that the client's validator may take; 0: nobody is asked.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 9007199254740991,
                  "default": 5000
                }
              },
              "required": [],
              "additionalProperties": false
            },
            "PageLeave": {
              "description": "When a page may be left forwards.",
              "oneOf": [
                {
                  "const": "valid",
                  "description": "When final validation of its fields finds nothing wrong, and waits for nothing."
                },
                { "const": "free", "description": "At any time; nothing is judged." }
              ]
            },
            "SectionField": {
              "description": "A field that each row of a section has. Where its rules name another field of the same row, they write its id with a point before it: `.amount`.",
              "type": "object",
              "properties": {
                "field": { "description": "The field's id in its row.", "type": "string" },
                "group": { "description": "The group within the form; a field has at most one.", "type": "string" },
                "type": {
                  "description": "The type by name, or with parameters.",
                  "$ref": "#/$defs/TypeReference",
                  "default": "phrase"
                },
                "label": {
                  "description": "The label; else the type's, in the language of its messages where that has a word for it.",
                  "type": "string"
                },
                "placeholder": { "description": "What an empty field shows.", "type": "string" },
                "helper": { "description": "The line below the field while there is no error.", "type": "string" },
                "text": { "description": "The content as the widget shows it.", "type": "string" },
                "value": { "description": "The content without the template's literals.", "type": "string" },
                "typed": { "description": "The content in the type's canonical form." },
                "badge": { "description": "The client's own badge; a type's gives way to it.", "$ref": "#/$defs/BadgeOptions" },
                "required": {
                  "description": "Empty is an error of final validation.",
                  "$ref": "#/$defs/Condition",
                  "default": false
                },
                "enabled": {
                  "description": "False: takes no focus and no edit, and is left out of every count, order and submit.",
                  "$ref": "#/$defs/Condition",
                  "default": true
                },
                "shown": {
                  "description": "False: no widget shows it. It takes no focus and no edit, and is left out of every count, order and submit; it keeps its content.",
                  "$ref": "#/$defs/Condition",
                  "default": true
                },
                "readOnly": { "description": "True: takes focus but no edit.", "type": "boolean", "default": false },
                "total": {
                  "description": "What it is computed of. It is read-only then, and no content is given. With null it is a field like any other again.",
                  "$ref": "#/$defs/Total"
                },
                "secure": {
                  "description": "The text is a secret; else as the type says.",
                  "type": "boolean",
                  "default": false
                },
                "minLength": {
                  "description": "Fewest characters, in `lengthUnit`.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 2147483647
                },
                "maxLength": {
                  "description": "Most characters, in `lengthUnit`.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 2147483647
                },
                "lengthUnit": { "description": "What lengths count.", "$ref": "#/$defs/LengthUnit", "default": "character" },
                "overflow": {
                  "description": "What becomes of an edit over `maxLength`.",
                  "$ref": "#/$defs/Overflow",
                  "default": "reject"
                },
                "blanks": {
                  "description": "What becomes of white space at the ends of the text when editing ends; else as the type says.",
                  "$ref": "#/$defs/Blanks"
                },
                "helperPolicy": {
                  "description": "How an error's message goes with the helper.",
                  "$ref": "#/$defs/HelperPolicy",
                  "default": "replace"
                },
                "counter": {
                  "description": "Shows a counter; the default is whether `maxLength` is given.",
                  "type": "boolean"
                },
                "activeOnEditing": { "description": "An appearance's active look goes with the focus.", "type": "boolean" },
                "horizontalPadding": { "description": "The widget has padding at its sides.", "type": "boolean" },
                "style": { "description": "The widget's frame.", "$ref": "#/$defs/FieldStyle" },
                "icon": { "description": "Icons beside the text.", "$ref": "#/$defs/IconOptions" },
                "clearButton": { "description": "When a clear button shows.", "$ref": "#/$defs/ClearButtonMode" },
                "choices": {
                  "description": "What is chosen from; else the list of its type.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/Choice" }
                },
                "tag": {
                  "description": "The client's own number, repeated in events and questions.",
                  "type": "integer",
                  "minimum": -9007199254740991,
                  "maximum": 9007199254740991
                },
                "priority": { "description": "Layout priority; else the type's.", "type": "number" },
                "keyboard": { "description": "Kind of keyboard; else the type's.", "type": "string" },
                "autofill": {
                  "description": "HTML's autocomplete tokens, such as `cc-name`. Those of a section or of an address's kind alone (`shipping`) stand before the type's own; \"\": the type's own.",
                  "type": "string"
                },
                "appearance": {
                  "description": "Whose words and defaults the field uses.",
                  "$ref": "#/$defs/Appearance",
                  "default": "native"
                },
                "state": {
                  "description": "The state in the appearance's own words, until the next verdict.",
                  "type": "string"
                },
                "validation": { "description": "When and by which rules the content is judged.", "$ref": "#/$defs/Validation" },
                "messages": {
                  "description": "The field's message catalogue: a text by diagnostic code.",
                  "type": "object",
                  "additionalProperties": { "type": "string" }
                },
                "locale": {
                  "description": "BCP 47 tag of the language of its messages, and of the numbers and words of its type where that names none; else the form's. \"\": the connection's.",
                  "type": "string"
                },
                "debug": {
                  "description": "The status carries a debug line, and state changes are kept; else as the form says.",
                  "type": "boolean"
                }
              },
              "required": ["field"],
              "additionalProperties": false
            },
            "GroupRule": {
              "description": "A rule between fields of one form; judged once all the fields it names are touched or show a verdict.",
              "type": "object",
              "properties": {
                "rule": { "description": "What must hold.", "$ref": "#/$defs/GroupRuleKind" },
                "fields": { "description": "Ids of the fields, in order.", "type": "array", "items": { "type": "string" } },
                "message": { "description": "What is said when it is broken.", "type": "string" },
                "on": { "description": "The field that shows the diagnostic; else the last one named.", "type": "string" }
              },
              "required": ["rule", "fields"],
              "additionalProperties": false
            },
            "TypePart": {
              "description": "What a part of a template is: a number, one of several words, or characters of its slot's class.",
              "type": "object",
              "properties": {
                "kind": { "description": "What it means, as `segments` tell it; else the slot's name.", "type": "string" },
                "minimum": {
                  "description": "The least number that it says.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 9007199254740991
                },
                "maximum": {
                  "description": "The greatest number that it says.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 9007199254740991
                },
                "zeros": {
                  "description": "Which zeros stand before a number; else \"none\" where it `varies`, \"padded\" where not.",
                  "$ref": "#/$defs/PartZeros"
                },
                "words": { "description": "The words of which it is one.", "type": "array", "items": { "type": "string" } },
                "varies": {
                  "description": "It may have fewer characters than the run has slots, one at least, and ends with its separator.",
                  "type": "boolean",
                  "default": false
                }
              },
              "required": [],
              "additionalProperties": false
            },
            "SlotAlignment": {
              "description": "From which side the slots of a template are filled.",
              "oneOf": [
                { "const": "left", "description": "From the left." },
                {
                  "const": "right",
                  "description": "From the right: what is typed pushes in there, and a value of fewer characters has the last slots."
                }
              ]
            },
            "TextTransform": {
              "description": "What is done to a character before it is tested.",
              "oneOf": [
                { "const": "none", "description": "Nothing." },
                { "const": "upper", "description": "It becomes a capital." },
                { "const": "lower", "description": "It becomes a small letter." },
                { "const": "capitalize", "description": "The first letter of a word becomes a capital." }
              ]
            },
            "Rule": {
              "description": "A rule about one field's value.",
              "oneOf": [
                {
                  "description": "The value's length. Of a field that lists several it is the number of items, but where `unit` is given.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "length" },
                    "min": { "description": "Fewest characters.", "type": "integer", "minimum": 0, "maximum": 2147483647 },
                    "max": { "description": "Most characters.", "type": "integer", "minimum": 0, "maximum": 2147483647 },
                    "exact": {
                      "description": "Exactly so many characters.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 2147483647
                    },
                    "unit": { "description": "What is counted; else the field's unit.", "$ref": "#/$defs/LengthUnit" },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule"],
                  "additionalProperties": false
                },
                {
                  "description": "The whole value matches a pattern.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "pattern" },
                    "pattern": { "description": "The pattern.", "type": "string" },
                    "ignoreCase": {
                      "description": "Capital and small letters are the same.",
                      "type": "boolean",
                      "default": false
                    },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule", "pattern"],
                  "additionalProperties": false
                },
                {
                  "description": "The value is a number within bounds: of a list what its entry stands for.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "range" },
                    "min": { "description": "The least.", "type": "number" },
                    "max": { "description": "The greatest.", "type": "number" },
                    "step": { "description": "The value is a multiple of it, counted from `min` or 0.", "type": "number" },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule"],
                  "additionalProperties": false
                },
                {
                  "description": "The value is a date within bounds.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "dateRange" },
                    "min": {
                      "description": "The earliest: an ISO date, or `today` with an offset such as `today-30d` or `today+2y`.",
                      "type": "string"
                    },
                    "max": { "description": "The latest, said in the same way.", "type": "string" },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule"],
                  "additionalProperties": false
                },
                {
                  "description": "The value is one of a list: by its text, or in its canonical form. Of several items, one of them is.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "oneOf" },
                    "values": { "description": "The list.", "type": "array", "items": { "type": "string" } },
                    "ignoreCase": {
                      "description": "Capital and small letters are the same.",
                      "type": "boolean",
                      "default": false
                    },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule", "values"],
                  "additionalProperties": false
                },
                {
                  "description": "The value is none of a list, neither by its text nor in its canonical form. Of several items, none of them is.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "noneOf" },
                    "values": { "description": "The list.", "type": "array", "items": { "type": "string" } },
                    "ignoreCase": {
                      "description": "Capital and small letters are the same.",
                      "type": "boolean",
                      "default": false
                    },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule", "values"],
                  "additionalProperties": false
                },
                {
                  "description": "The value has enough characters of a class.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "contains" },
                    "characters": { "description": "The class, a bracket expression.", "type": "string" },
                    "atLeast": { "description": "How many.", "type": "integer", "minimum": 0, "maximum": 10000, "default": 1 },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule", "characters"],
                  "additionalProperties": false
                },
                {
                  "description": "The value starts with a text.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "startsWith" },
                    "text": { "description": "The text.", "type": "string" },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule", "text"],
                  "additionalProperties": false
                },
                {
                  "description": "The value ends with a text.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "endsWith" },
                    "text": { "description": "The text.", "type": "string" },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule", "text"],
                  "additionalProperties": false
                },
                {
                  "description": "The value's digits pass the Luhn check; spaces and hyphens between them don't count.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "luhn" },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule"],
                  "additionalProperties": false
                },
                {
                  "description": "The value passes MOD 97-10 of ISO 7064 as it is written, its letters read as 10 to 35; spaces and hyphens don't count.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "mod97" },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule"],
                  "additionalProperties": false
                },
                {
                  "description": "The value holds a checksum that is said here. Spaces, hyphens, dots and slashes in it don't count, and small letters are read as capitals where the alphabet has no small ones.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "checksum" },
                    "algorithm": { "description": "The system.", "$ref": "#/$defs/ChecksumAlgorithm" },
                    "alphabet": {
                      "description": "The characters that count, in the order of their values, 2 to 1000 of them. For `luhn`, by default the digits, and `weighted`, by default the digits and then the letters A to Z.",
                      "type": "string"
                    },
                    "values": {
                      "description": "For `weighted`: what the characters of the alphabet are worth, where that is not 0, 1, 2 and so on.",
                      "type": "array",
                      "items": { "type": "integer", "minimum": -9007199254740991, "maximum": 9007199254740991 }
                    },
                    "from": {
                      "description": "The first place that counts, from 1 on; below 0 from the end.",
                      "type": "integer",
                      "minimum": -10000,
                      "maximum": 10000,
                      "default": 1
                    },
                    "through": {
                      "description": "The last place that counts.",
                      "type": "integer",
                      "minimum": -10000,
                      "maximum": 10000,
                      "default": -1
                    },
                    "weights": {
                      "description": "For `weighted`: what each place counts, again and again. An integer multiplies the character's worth; an array of integers, one for each character of the alphabet, stands for it.",
                      "type": "array",
                      "items": {}
                    },
                    "fromEnd": {
                      "description": "For `weighted`: the first weight is that of the last place.",
                      "type": "boolean",
                      "default": false
                    },
                    "modulus": {
                      "description": "For `weighted`: by what the sum is divided.",
                      "type": "integer",
                      "minimum": 2,
                      "maximum": 10000
                    },
                    "add": {
                      "description": "For `weighted`: what is added to the sum.",
                      "type": "integer",
                      "minimum": -10000,
                      "maximum": 10000,
                      "default": 0
                    },
                    "products": {
                      "description": "For `weighted`: what of each product is added.",
                      "$ref": "#/$defs/ChecksumProducts",
                      "default": "whole"
                    },
                    "remainders": {
                      "description": "For `weighted`: what the sum may leave, its check character added with the others.",
                      "type": "array",
                      "items": { "type": "integer", "minimum": -9007199254740991, "maximum": 9007199254740991 },
                      "default": [0]
                    },
                    "characters": {
                      "description": "For `weighted`: the check character of each remainder from 0 on, `-` where there is none. It is not added then.",
                      "type": "string"
                    },
                    "check": {
                      "description": "For `weighted` with `characters`: the place of the check character; else the last that counts.",
                      "type": "integer",
                      "minimum": -10000,
                      "maximum": 10000
                    },
                    "otherwise": {
                      "description": "For `weighted` with `characters`: the checksum that holds instead where the remainder has no check character, with these same parameters."
                    },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule", "algorithm"],
                  "additionalProperties": false
                },
                {
                  "description": "The value is that of another field of the form; judged again when the other changes.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "equalsField" },
                    "field": { "description": "The other field's id.", "type": "string" },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule", "field"],
                  "additionalProperties": false
                },
                {
                  "description": "The value is not that of another field of the form; judged again when the other changes.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "differsFromField" },
                    "field": { "description": "The other field's id.", "type": "string" },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule", "field"],
                  "additionalProperties": false
                },
                {
                  "description": "The value is a strong enough password.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "strength" },
                    "min": { "description": "The least strength.", "type": "integer", "minimum": 0, "maximum": 4 },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule", "min"],
                  "additionalProperties": false
                },
                {
                  "description": "The value is this one: in its canonical form, a number as a decimal, else as a text. Of a list, one of its items is.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "equals" },
                    "value": { "description": "A string, a number or a boolean." },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule", "value"],
                  "additionalProperties": false
                },
                {
                  "description": "There is no value: what a required field is told to have. For conditions; a rule of a field that is empty is not asked.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "empty" },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule"],
                  "additionalProperties": false
                },
                {
                  "description": "None of the inner rules holds.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "not" },
                    "rules": {
                      "description": "The inner rules, usually one.",
                      "type": "array",
                      "items": { "$ref": "#/$defs/Rule" }
                    },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule", "rules"],
                  "additionalProperties": false
                },
                {
                  "description": "Every inner rule holds.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "all" },
                    "rules": { "description": "The inner rules.", "type": "array", "items": { "$ref": "#/$defs/Rule" } },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule", "rules"],
                  "additionalProperties": false
                },
                {
                  "description": "At least one inner rule holds.",
                  "type": "object",
                  "properties": {
                    "rule": { "const": "any" },
                    "rules": { "description": "The inner rules.", "type": "array", "items": { "$ref": "#/$defs/Rule" } },
                    "severity": {
                      "description": "What breaking it amounts to; only an error makes a field invalid.",
                      "$ref": "#/$defs/RuleSeverity",
                      "default": "error"
                    },
                    "message": { "description": "What is said when it is broken.", "type": "string" },
                    "code": { "description": "The diagnostic's code; else the rule's own.", "type": "string" },
                    "when": {
                      "description": "When it holds. For the outermost rules of a field alone.",
                      "$ref": "#/$defs/Condition",
                      "default": true
                    }
                  },
                  "required": ["rule", "rules"],
                  "additionalProperties": false
                }
              ]
            },
            "TypeFormat": {
              "description": "What is written around and into a value when editing ends.",
              "type": "object",
              "properties": {
                "fixedDecimals": {
                  "description": "Digits behind the decimal sign.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 9007199254740991
                },
                "prefix": { "description": "Text before the value.", "type": "string" },
                "suffix": { "description": "Text behind the value.", "type": "string" },
                "locale": {
                  "description": "BCP 47 tag of the language whose signs a number has; that of `initialize` by default.",
                  "type": "string"
                },
                "affixes": {
                  "description": "When the prefix and the suffix of a number show, and the literals before the first slot of a template.",
                  "$ref": "#/$defs/AffixDisplay",
                  "default": "filled"
                }
              },
              "required": [],
              "additionalProperties": false
            },
            "TypeConversion": {
              "description": "How the typed form comes from the value.",
              "type": "object",
              "properties": {
                "map": {
                  "description": "The typed form of each value.",
                  "type": "object",
                  "additionalProperties": { "type": "string" }
                }
              },
              "required": [],
              "additionalProperties": false
            },
            "ChecksumAlgorithm": {
              "description": "A system of check characters.",
              "oneOf": [
                {
                  "const": "luhn",
                  "description": "ISO/IEC 7812-1: every second digit from the end is doubled. With an alphabet of N characters, Luhn mod N."
                },
                {
                  "const": "luhnLetters",
                  "description": "The same of digits and letters, a letter read as its two digits, 10 to 35 (ISO 6166)."
                },
                { "const": "damm", "description": "Damm's, with the quasigroup of his thesis." },
                { "const": "verhoeff", "description": "Verhoeff's, by the dihedral group of order 10." },
                { "const": "mod11_2", "description": "ISO/IEC 7064: digits, one check character, 0 to 9 or X." },
                {
                  "const": "mod37_2",
                  "description": "ISO/IEC 7064: digits and letters, one check character, one of them or `*`."
                },
                {
                  "const": "mod97_10",
                  "description": "ISO/IEC 7064: digits, two check digits; a letter is read as its two, 10 to 35."
                },
                { "const": "mod661_26", "description": "ISO/IEC 7064: letters, two check letters." },
                { "const": "mod1271_36", "description": "ISO/IEC 7064: digits and letters, two check characters." },
                { "const": "mod11_10", "description": "ISO/IEC 7064, hybrid: digits, one check digit." },
                { "const": "mod27_26", "description": "ISO/IEC 7064, hybrid: letters, one check letter." },
                { "const": "mod37_36", "description": "ISO/IEC 7064, hybrid: digits and letters, one check character." },
                {
                  "const": "weighted",
                  "description": "A sum of weights times characters, and what it leaves when it is divided."
                }
              ]
            },
            "ChecksumProducts": {
              "description": "What of a product is added to a sum.",
              "oneOf": [
                { "const": "whole", "description": "The product." },
                { "const": "digits", "description": "Its decimal digits." }
              ]
            },
            "ValidationMoment": {
              "description": "When a verdict reaches the state.",
              "oneOf": [
                { "const": "focus", "description": "When the field is focused." },
                { "const": "change", "description": "After a change of text." },
                { "const": "blur", "description": "When the field is left." },
                { "const": "commit", "description": "At the Return key." }
              ]
            },
            "AfterError": {
              "description": "What a change does to an error that shows.",
              "oneOf": [
                { "const": "recheck", "description": "The phase that set it judges again at once." },
                { "const": "clear", "description": "It goes." },
                { "const": "keep", "description": "It stays until the next final validation." }
              ]
            },
            "LiveValidation": {
              "description": "Validation while typing.",
              "type": "object",
              "properties": {
                "rules": {
                  "description": "Judged in order; the first error ends the chain.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/Rule" }
                },
                "delay": {
                  "description": "Milliseconds of quiet after the last change; 0, but 500 where `client` is true.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 9007199254740991
                },
                "client": {
                  "description": "Asks the client's validator at the end of the chain.",
                  "type": "boolean",
                  "default": false
                }
              },
              "required": [],
              "additionalProperties": false
            },
            "FinalValidation": {
              "description": "Validation when editing ends.",
              "type": "object",
              "properties": {
                "rules": {
                  "description": "Judged in order, behind the live ones; the first error ends the chain.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/Rule" }
                },
                "client": {
                  "description": "Asks the client's validator at the end of the chain.",
                  "type": "boolean",
                  "default": false
                }
              },
              "required": [],
              "additionalProperties": false
            },
            "GroupRuleKind": {
              "description": "What must hold between fields.",
              "oneOf": [
                { "const": "equal", "description": "All have the same value." },
                { "const": "different", "description": "No two have the same value." },
                { "const": "atLeastOne", "description": "At least one is filled." },
                { "const": "exactlyOne", "description": "Exactly one is filled." },
                { "const": "allOrNone", "description": "All are filled, or none is." },
                { "const": "ascending", "description": "Each is at least the one before." }
              ]
            },
            "PartZeros": {
              "description": "Which zeros stand before a number that is shorter than its part.",
              "oneOf": [
                { "const": "padded", "description": "As many as there are places: `07`." },
                { "const": "dropped", "description": "None; those that are typed go when the part is left: `7`." },
                { "const": "none", "description": "None, and none can be typed before a digit." }
              ]
            },
            "RuleSeverity": {
              "description": "What breaking a rule amounts to.",
              "oneOf": [
                { "const": "error", "description": "The field is invalid, and the chain ends." },
                { "const": "warning", "description": "The field is valid, the user is warned." },
                { "const": "info", "description": "The user is told." }
              ]
            },
            "AffixDisplay": {
              "description": "When what stands around a value shows.",
              "oneOf": [
                {
                  "const": "filled",
                  "description": "What is before it with its first character, what is behind it when editing ends."
                },
                { "const": "focused", "description": "While the field has the focus, or a value." },
                { "const": "always", "description": "At any time." }
              ]
            }
          }
        }
        """#
}
