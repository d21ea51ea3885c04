"""What takes long: done beside the event loop, in a process of its own."""
