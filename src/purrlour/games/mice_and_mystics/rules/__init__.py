"""The rules, a chapter a file. Each kind of frame has one function that takes it a step further."""
