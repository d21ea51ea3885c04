### purrlour check

check-game = klucz gry (wszystkie gry)
check-games = ile rozgrywek na każdą liczbę miejsc (100)
check-seats = tylko jedna liczba miejsc
check-seed = ziarno pierwszej rozgrywki; następne idą po kolei (0)
check-workers = procesy obok siebie (wszystkie procesory)
check-tests = folder z testami gry (tests/games/GRA)

check-no-tests = Nie ma folderu { $folder }.

check-row = { $seats ->
    [one] { $seats } gracz
   *[other] { $seats } graczy
}: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
}, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}; zbadane: pozycje { $positions }, światy bliźniacze { $twins }, odmowy { $refusals }
check-kinds = Obejrzane z bliska, według rodzaju decyzji: { $kinds }
check-kept = Wszystkie prawa są zachowane.
check-broken = Złamane: { $law }. { $detail }
check-more = { $count ->
    [one] I jeszcze { $count } błąd.
    [few] I jeszcze { $count } błędy.
   *[other] I jeszcze { $count } błędów.
}

check-content = Zawartość do siebie pasuje.
check-clause-missing = Brakuje { $clause } w zasadach po { $language ->
    [pl] polsku.
   *[other] angielsku.
}
check-clause-order = Punkty idą w innej kolejności po { $language ->
    [pl] polsku.
   *[other] angielsku.
}
check-clause-unknown = { $place } powołuje się na { $clause }, a takiego punktu nie ma.
check-counts = Kart jest razem { $counted }, a nie { $cards }.
check-counts-untold = Żaden punkt nie mówi, że łączna liczba kart to { $cards }.

check-covered = { $series } { $tested } z { $of }
check-series-clauses = punkty
check-series-windows = okna
check-series-rulings = rozstrzygnięcia
check-series-options = opcje
check-untested = Bez testu: { $clauses }
check-tested-unknown = Testy noszą nazwy punktów, których nie ma: { $clauses }
check-uncounted = Nie ma tu testów, więc punkty nie zostały policzone (zob. --tests).
