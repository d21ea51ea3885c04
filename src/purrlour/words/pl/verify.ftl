### purrlour verify i pliki rozgrywek

verify-file = plik skończonej rozgrywki; - czyta to, co przyjdzie potokiem
verify-file-name = PLIK

verify-heading = { $title }, { $seats ->
    [one] { $seats } gracz
   *[other] { $seats } graczy
}, rozgrywka { $match }
verify-rules = Grano według wersji { $version } zasad.
verify-chain = { $entries ->
    [one] { $entries } wiersz
    [few] { $entries } wiersze
   *[many] { $entries } wierszy
}, wszystkie pieczęcie pasują; ostatnia to { $seal }.
verify-practice = To był trening: w grze z samymi botami można było cofać także ruchy, które już coś zdradziły.
verify-imported = Wczytano ją z pliku rozgrywki { $match }. Ten, kto przyniósł plik, mógł znać jej sekret albo go wybrać.
verify-secret = Sekret jest tym, który przyrzeczono przed grą.
verify-nonces = { $count ->
    [0] Nikt nie dorzucił do losu własnej liczby.
    [one] { $count } gracz dorzucił do losu własną liczbę.
   *[other] { $count } graczy dorzuciło do losu własne liczby.
}
verify-withheld-kept = { $seat }: liczba przyrzeczona, ale nie pokazana.
verify-withheld-left = { $seat }: odejście od stołu podczas pokazywania liczb; przyrzeczonej nikt nie zobaczył.
verify-withheld-removed = { $seat }: odejście na prośbę gospodarza podczas pokazywania liczb, przed pokazaniem własnej.
verify-anew = { $count ->
    [one] Mieszanie zaczęto od nowa jeden raz, bo w jego trakcie kogoś wyproszono.
   *[other] Mieszanie zaczynano od nowa { $count } razy, bo w jego trakcie kogoś wyproszono.
}
verify-steps = { $count ->
    [one] { $count } krok zgodny
    [few] { $count } kroki zgodne
   *[many] { $count } kroków zgodnych
} z zasadami{ $back ->
    [0] .
   *[other] , cofniętych prócz tego: { $back }.
}
verify-picks = { $count ->
    [one] { $count } losowanie powtórzone
    [few] { $count } losowania powtórzone
   *[many] { $count } losowań powtórzonych
} z klucza; wybory za nieobecnych: { $fallbacks }.
verify-fine = Wszystko się zgadza: nikt nie majstrował przy losie.
verify-fine-withheld = Wszystko się zgadza. Niepokazana liczba mogła pomóc tylko komuś, komu salonik zdradził sekret.
verify-fine-imported = Wszystko się zgadza. Czy sekret wylosowano, a nie wybrano, może powiedzieć tylko salonik, w którym grę zaczęto.
verify-not-fine = NIE POTWIERDZONO. { $problem }

## Odmowy

refuse-bad-nonce = „{ $text }” nie da się dorzucić do losu: potrzeba od 16 do 64 liter, cyfr, łączników lub podkreśleń.
refuse-bad-chronicle = Nie da się odczytać wiersza { $line } z pliku rozgrywki: „{ $text }”.
refuse-chronicle-seal = Wiersz { $line } pliku rozgrywki zmieniono: jego pieczęć nie pasuje. „{ $text }”
refuse-chronicle-size = Plik rozgrywki ma najwyżej { $most } bajtów, a nie { $size }.
refuse-chronicle-depth = Wiersz { $line } pliku rozgrywki ma więcej zagnieżdżeń niż { $most }.
refuse-chronicle-game = Nie ma tu zasad gry „{ $game }”. Są: { $known }.
refuse-verify-not-over = Rozgrywka się nie skończyła: jej sekret jest jeszcze tajny, więc losu nie da się sprawdzić.
refuse-verify-commitment = Sekret nie jest tym, który przyrzeczono przed grą („{ $text }”).
refuse-verify-nonce = { $seat }: pokazano „{ $text }”, a przyrzeczono co innego.
refuse-verify-fairness = Los tej rozgrywki powstał w sposób, którego tu nie znamy: wersja { $version }. Znane są wersje do { $newest }.
refuse-verify-nonce-late = { $seat }: liczba przyrzeczona, gdy inne były już znane.
refuse-verify-order = Wiersz { $line } nie ma tu czego szukać: „{ $text }”.
refuse-verify-luck = { $step ->
    [0] Los przy rozdaniu
   *[other] Los w kroku { $step }
} nie jest tym, który daje klucz.
refuse-verify-step = Krok { $step } jest niezgodny z zasadami: „{ $text }”.
refuse-verify-fallback = Kroku { $step } nie wybrano by za nieobecnego gracza: „{ $text }”.
refuse-verify-undo = Wiersz { $line } cofa do kroku { $step }, którego nie zagrano.
refuse-verify-unfinished = Sekret pokazano, zanim gra się skończyła.
refuse-verify-campaign = To, co rozgrywka mówi o swojej kampanii, nie wynika z jej przebiegu.
