"""Impact cards: what each house rule of each game changes, measured by many playings."""
