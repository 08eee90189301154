print("model generator")
