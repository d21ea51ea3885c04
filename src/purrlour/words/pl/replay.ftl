### purrlour replay

replay-file = zapis rozgrywki, zwykły albo wzorcowy; - czyta to, co przyjdzie potokiem
replay-file-name = PLIK
replay-seat = czyj widok: miejsce liczone od 1 albo „all” z odkrytymi kartami (widok widza)
replay-at = pokaż, co wiadomo po tylu krokach, zamiast opowiadać wszystko
replay-golden = wypisz pozycję, pytania i widoki po każdym kroku, do porównywania

replay-no-such-step = Nie ma kroku { $step }: są kroki od 0 do { $steps }.
replay-heading = { $title }, { $seats ->
    [one] { $seats } gracz
   *[other] { $seats } graczy
}, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
} ({ $options })
replay-moment = { $step ->
    [0] Po rozdaniu
   *[other] Po kroku { $step }
}
replay-view = Kto patrzy: { $seat }. Co wie:
replay-onlooker = każdy widz
