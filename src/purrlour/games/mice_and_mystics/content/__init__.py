"""What is in the box: heroes, cards, minions, rooms and storybooks, as data."""
