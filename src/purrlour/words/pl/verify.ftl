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
verify-imported = Wczytano ją z pliku rozgrywki { $match }. Ten, kto wczytał plik, mógł znać jej sekret albo go wybrać.
verify-secret = Tajna liczba jest tą, którą ustalono przed grą.
verify-nonces = { $count ->
    [0] Nikt nie dodał własnej liczby.
    [one] { $count } gracz dodał własną liczbę.
   *[other] { $count } graczy dodało własne liczby.
}
verify-withheld-kept = { $seat }: liczba obiecana, ale nieujawniona.
verify-withheld-left = { $seat }: odejście od stołu podczas ujawniania liczb; obiecanej nikt nie zobaczył.
verify-withheld-removed = { $seat }: usunięcie przez gospodarza podczas ujawniania liczb, przed ujawnieniem własnej.
verify-anew = { $count ->
    [one] Tasowanie zaczęto od nowa jeden raz, bo w jego trakcie kogoś usunięto.
   *[other] Tasowanie zaczynano od nowa { $count } razy, bo w jego trakcie kogoś usunięto.
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
verify-fine = Wszystko się zgadza: nikt nie manipulował kartami ani kośćmi.
verify-fine-withheld = Wszystko się zgadza. Nieujawniona liczba mogła pomóc tylko komuś, komu serwer zdradził sekret.
verify-fine-imported = Wszystko się zgadza. Czy sekret wylosowano, czy wybrano, może powiedzieć tylko serwer, na którym rozgrywkę zaczęto.
verify-not-fine = NIE POTWIERDZONO. { $problem }

## Odmowy

refuse-bad-nonce = „{ $text }” nie da się dodać do tasowania: potrzeba od 16 do 64 liter, cyfr, łączników lub podkreśleń.
refuse-bad-chronicle = Nie da się odczytać wiersza { $line } z pliku rozgrywki: „{ $text }”.
refuse-chronicle-seal = Wiersz { $line } pliku rozgrywki zmieniono: jego pieczęć nie pasuje. „{ $text }”
refuse-chronicle-size = Plik rozgrywki ma najwyżej { $most } bajtów, a nie { $size }.
refuse-chronicle-depth = Wiersz { $line } pliku rozgrywki ma więcej zagnieżdżeń niż { $most }.
refuse-chronicle-game = Nie ma tu zasad gry „{ $game }”. Są: { $known }.
refuse-verify-not-over = Rozgrywka się nie skończyła: jej sekret nie jest jeszcze jawny, więc losowań nie da się sprawdzić.
refuse-verify-commitment = Tajna liczba nie jest tą, którą ustalono przed grą („{ $text }”).
refuse-verify-nonce = { $seat }: ujawniono „{ $text }”, a obiecano co innego.
refuse-verify-fairness = Losowania w tej rozgrywce powstały w sposób, którego tu nie znamy: wersja { $version }. Znane są wersje do { $newest }.
refuse-verify-nonce-late = { $seat }: liczba obiecana, gdy inne były już znane.
refuse-verify-order = Wiersz { $line } nie pasuje w tym miejscu: „{ $text }”.
refuse-verify-luck = { $step ->
    [0] Rozdanie nie jest tym, które
   *[other] Losowania w kroku { $step } nie są tymi, które
} daje klucz.
refuse-verify-step = Krok { $step } jest niezgodny z zasadami: „{ $text }”.
refuse-verify-fallback = Kroku { $step } nie wybrano by za nieobecnego gracza: „{ $text }”.
refuse-verify-undo = Wiersz { $line } cofa do kroku { $step }, którego nie zagrano.
refuse-verify-unfinished = Sekret ujawniono, zanim gra się skończyła.
refuse-verify-campaign = To, co rozgrywka mówi o swojej kampanii, nie wynika z jej przebiegu.
