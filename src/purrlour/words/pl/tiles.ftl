### purrlour tiles: pomieszczenia z gry „Magia i Myszy”

cli-command-tiles = pokaż lub narysuj pomieszczenia z gry „Magia i Myszy”
tiles-room = pomieszczenie do narysowania, na przykład t1_orange; bez niego powstanie spis
tiles-room-name = POMIESZCZENIE
tiles-graph = narysuj też, które pola ze sobą sąsiadują
tiles-to = zapisz rysunek w tym pliku; bez pomieszczenia: wszystkie rysunki w tym folderze
tiles-storybook = folder z księgą opowieści: jej pomieszczenia także
tiles-unknown = Nie ma pomieszczenia „{ $value }”. Są: { $known }.
tiles-drawn = { $count ->
    [one] { $count } pomieszczenie narysowane
    [few] { $count } pomieszczenia narysowane
   *[many] { $count } pomieszczeń narysowanych
} w folderze { $folder }.
tiles-spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
tiles-exit = { $direction ->
    [north] północ
    [east] wschód
    [south] południe
   *[west] zachód
}{ $colour ->
    [orange] { " " }(pomarańczowe)
    [blue] { " " }(niebieskie)
   *[none] { "" }
}
tiles-hint = „purrlour tiles t1_orange --to spizarnia.svg” rysuje jedno z nich, „--graph” pokazuje, co z czym sąsiaduje.
