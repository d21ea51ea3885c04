### purrlour tiles: the rooms of Mice and Mystics

cli-command-tiles = list the rooms of Mice and Mystics, or draw them
tiles-room = the room to draw, such as t1_orange; without one they are listed
tiles-room-name = ROOM
tiles-graph = draw who is next to whom as well
tiles-to = write the picture to this file; without a room, all pictures into this folder
tiles-storybook = a folder with a storybook: its rooms too
tiles-unknown = There is no room “{ $value }”. There are: { $known }.
tiles-drawn = { $count ->
    [one] { $count } room
   *[other] { $count } rooms
} drawn in { $folder }.
tiles-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
tiles-exit = { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}{ $colour ->
    [orange] { " " }(orange)
    [blue] { " " }(blue)
   *[none] { "" }
}
tiles-hint = “purrlour tiles t1_orange --to larder.svg” draws one of them, “--graph” shows who is next to whom.
