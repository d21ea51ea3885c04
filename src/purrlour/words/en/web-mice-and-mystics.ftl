### The table of Mice and Mystics in the browser. One sentence, one line: Fluent keeps line breaks.

## The map

web-mice-map = { $room }: the room. Arrow keys go from space to space; plus and minus change its size.
web-mice-space = Space { $space }.
web-mice-marks = Here: { $marks }.
web-mice-here = On it: { $figures }.
web-mice-cost = { $count ->
    [one] { $count } step away.
   *[other] { $count } steps away.
}
web-mice-can = Can be chosen.
web-mice-figure = { $figure } on { $space }.
web-mice-exit = Way out: { $way }.
web-mice-exit-locked = It is locked.
web-mice-exit-closed = It is shut.
web-mice-exit-edge = Nothing lies beyond.
web-mice-exit-to = It leads to: { $room }.
web-mice-larger = Larger
web-mice-smaller = Smaller
web-mice-whole = The whole room
web-mice-mark-water = water
web-mice-mark-current = a current
web-mice-mark-trap = a mousetrap
web-mice-mark-flip = a hatch to the other side
web-mice-mark-entry = minions enter here
web-mice-mark-fork = the Dinner Fork
web-mice-mark-grape = the Grape
web-mice-mark-snare = a snare
web-mice-mark-hook = the thread
web-mice-box = Setting up the rooms…
web-mice-no-box = The rooms did not arrive.

## Order, time, party

web-mice-track-card = { $card }, place { $place }.
web-mice-track-now = Acting now.
web-mice-track-acted = Has acted.
web-mice-standing = How the chapter stands
web-mice-page = Page { $page } of { $end }
web-mice-page-help = A surge turns a page, and so does every mouse that is captured. When the hourglass reaches The End, the chapter is lost.
web-mice-wheel = { $count ->
    [0] No cheese on the wheel
    [one] { $count } cheese on the wheel
   *[other] { $count } cheese on the wheel
}
web-mice-wheel-help = With the sixth piece the minions surge: more of them come, and a page is turned.
web-mice-plan = Plan of the rooms. You are here: { $room }.
web-mice-plan-short = Plan
web-mice-stash = { $count ->
    [one] Stash: { $count } thing
   *[other] Stash: { $count } things
}
web-mice-stash-empty = Nothing in the stash yet.
web-mice-on-board = lies in the room
web-mice-surge = A surge would bring:
web-mice-decks = { $deck } search cards and { $encounters } encounters are left.
web-mice-party = The party
web-mice-mouse = { $hero }, played by { $seat }.
web-mice-carries = Carries: { $things }.
web-mice-life = { $wounds ->
    [0] Unhurt, life { $life }.
    [one] { $wounds } wound of { $life }.
   *[other] { $wounds } wounds of { $life }.
}
web-mice-here-now = You are here
web-mice-visited = Been there
web-mice-unknown = Not yet visited
web-mice-sheet-plan = Plan of the rooms
web-mice-sheet-stash = Party stash
web-mice-sheet-time = Time and cheese

## Deeds

web-mice-picking = To choose from
web-mice-deeds = What can be done
web-mice-walk = { $count ->
    [one] Walk to { $space }: { $count } step
   *[other] Walk to { $space }: { $count } steps
}
web-mice-several = { $verb ->
    [attack] Attack…
   *[share] Share…
}
web-mice-goal = Goal
web-mice-innate = born with it
web-mice-costs = { $count ->
    [0] free
   *[other] { $count } cheese
}
web-mice-slot = { $slot ->
    [paw] in a paw
    [head] on the head
    [body] on the body
    [back] on the back
    [feet] on the feet
    [neck] at the neck
    [tail] on the tail
   *[belt] on the belt
}
web-mice-unloaded = only after the next Equip
web-mice-done = This turn: { $done }.
web-mice-done-move = moved
web-mice-done-rolled = began to move
web-mice-done-action = acted
web-mice-done-share = shared
web-mice-done-equip = equipped
web-mice-done-level-up = levelled up
web-mice-done-ability = used an ability
web-mice-nothing = Nothing
web-mice-mode = { $mode ->
    [ranged] Attacks from afar.
   *[melee] Attacks from close by.
}

## What happened

web-mice-telling = What happened
web-mice-back = Previous step
web-mice-on = Next step
web-mice-hide = Close
web-mice-why = Why?
web-mice-why-title = Why? { $clause }
web-mice-read-page = Read the page
web-mice-aloud = Read aloud
web-mice-silence = Stop reading
web-mice-child = For children

## The story

web-mice-read = Read
web-mice-read-new = A new page
web-mice-read-last = Read the last page again
web-mice-recap = What happened before
web-mice-leaf = { $page } of { $of }
web-mice-leaf-back = Previous page
web-mice-leaf-on = Next page
web-mice-choose = Choose the mice
web-mice-close-page = Close the book
web-mice-things = What to find
web-mice-thing-taken = You have it.
web-mice-thing-held = { $hero } carries it.
web-mice-thing-lies = { $room }, { $space }
web-mice-remembers = The story remembers
web-mice-crowd = Who is meant?
web-meant-thing = Hand over: { $name }
web-meant-chapter = Use the chapter’s help

## What a choice does, for those who never read the rules

web-does-attack = your dice against its defence
web-does-end = the next on the track acts
web-does-equip = change what is worn and held
web-does-explore = all mice go through this way out
web-does-fling = it flies to a space in sight
web-does-keep = it goes into the pack
web-does-level-up = 6 cheese for a new ability
web-does-pass = use nothing now
web-does-recover = stunned: at once; webbed: with a star
web-does-scurry = roll a die and move once more
web-does-search = one die: a star finds a card
web-does-share = pass cards and cheese between you
web-does-stand = takes the whole move
