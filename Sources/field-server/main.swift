print("field-server")
