"""The contract every game keeps; it imports nothing of ours but itself."""
