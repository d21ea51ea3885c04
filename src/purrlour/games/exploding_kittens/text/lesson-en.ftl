# What the coach says in the lesson. One or two short sentences, for somebody who is ten.
lesson-goal = Hello! Somewhere in this pile an Exploding Kitten is asleep. Whoever draws it goes boom, and the last cat at the table wins.
lesson-draw = On your turn you play as many cards as you like, or none. Then you draw one. Tap the pile!
lesson-future = A second Tacocat, keep it. But what comes next? Tap See the Future, then tap it again: you may peek at three cards.
lesson-seen = Oh, whiskers. The Kitten is right on top! Only you know that. Put the cards back and look innocent.
lesson-skip = Whoever draws now is in trouble. So don’t: a Skip ends your turn without drawing.
lesson-nope = Duchess attacks: two turns for you, and the Kitten on top! Everybody may say Nope to a card. So do.
lesson-nope-instead = That would be a very short game. Try your Nope this time.
lesson-defused = Duchess had to draw the Kitten! But a Defuse saved her; each of us starts with one. Then she hid it in the pile again. Where? Only she knows.
lesson-pair = Two cards of a kind let you steal a card. Tap your Tacocats, then Duchess.
lesson-brave = No more tricks. Be brave and draw a card.
lesson-hide = The Kitten! Your Defuse takes care of it. Now hide it where you like. On top would be wicked: slide it all the way to the left.
lesson-hide-instead = A fine place for another day. This time put it on top: it is Duchess who draws next.
lesson-won = Boom! Duchess had no Defuse left. You are the last cat at the table, so you win!
lesson-more = There is more to find out: Favors, Shuffles, threes of a kind, several Attacks in a row, and a Cat Burglar with soft paws.
