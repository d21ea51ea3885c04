### Gra jeszcze raz, moment po momencie, i sprawdzanie losowań. Jedno zdanie, jeden wiersz.

## Strona

web-replay = Powtórka
web-replay-title = Powtórka: { $game }
web-replay-to-table = Przejdź do stołu
web-replay-empty = Jeszcze nic nie rozdano, więc nie ma czego oglądać.
web-replay-as = Zobacz z miejsca: { $name }

## Odtwarzacz

web-replay-player = Odtwarzacz
web-replay-moments = Momenty
web-replay-moment = Moment
web-replay-of = { $at } z { $count }
web-replay-at = Moment { $at } z { $count }. { $told }
web-replay-quiet = Coś, czego stąd nie widać.
web-replay-first = Na początek
web-replay-back = Poprzedni moment
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-on = Następny moment
web-replay-last = Na koniec
web-replay-speed = Tempo
web-replay-speed-slow = wolno
web-replay-speed-normal = normalnie
web-replay-speed-fast = szybko

## Czyj widok

web-replay-eyes = Widok
web-replay-eyes-own = Mój widok
web-replay-eyes-all = Widok widza
web-replay-eyes-open = Wszystkie karty odkryte
web-replay-eyes-seat = Widok: { $name }
web-replay-eyes-later = Karty innych graczy zobaczysz po grze.

## Link

web-replay-link = Link do tego momentu
web-replay-link-why = Prowadzi prosto do tego momentu i nie otwiera niczyjego miejsca.
web-replay-link-closed = Oglądanie jest przy tym stole wyłączone: link otworzą tylko ci, którzy tu grali.
web-replay-copy = Skopiuj
web-replay-copied = Skopiowano

## Losowania

web-verify = Sprawdź uczciwość losowań
web-verify-lead = Przed grą serwer ustalił tajną liczbę, której nie mógł już zmienić. Teraz liczba jest jawna i to urządzenie powtarza wszystkie losowania.
web-verify-all-fine = Wszystko się zgadza: nikt nie manipulował kartami ani kośćmi.
web-verify-all-unknown = Wszystko, co da się sprawdzić, się zgadza.
web-verify-all-wrong = Coś się nie zgadza!
web-verify-what = Co to znaczy?
web-verify-is-fine = Zgadza się:
web-verify-is-wrong = Nie zgadza się:
web-verify-is-unknown = Nie wiadomo:
web-verify-skipped = Tego nie da się sprawdzić, dopóki nie zgadza się coś wyżej.
web-verify-rules = Czy każdy ruch był zgodny z zasadami, powie „purrlour verify”: daj mu zapis rozgrywki.
web-verify-download = Pobierz zapis rozgrywki
web-verify-later = Uczciwość losowań można sprawdzić po grze: do tego czasu tajna liczba jest tajna.
web-verify-players = Zapis rozgrywki jest dla tych, którzy grali. Otwórz powtórkę ze swojego miejsca.

web-verify-seals = { $lines ->
    [one] Zapis jest cały: { $lines } wiersz, pieczęć pasuje.
    [few] Zapis jest cały: { $lines } wiersze, wszystkie pieczęcie pasują.
   *[many] Zapis jest cały: { $lines } wierszy, wszystkie pieczęcie pasują.
}
web-verify-seals-what = Każdy wiersz ma pieczęć zrobioną z niego samego i z poprzedniej pieczęci. Wystarczy zmienić jedną literę, a żadna następna już nie pasuje. Ostatnia pieczęć to { $seal }: kto ją zanotuje, nawet po latach odróżni ten zapis od każdego innego.
web-verify-origin = Grę otwarto i rozegrano na tym serwerze.
web-verify-origin-what = Grę można też wczytać z pliku. Kto pisze taki plik, może sam ustawić wszystkie losowania, a wszystko będzie się zgadzać. Dlatego gra z pliku przyznaje się do tego wszędzie, gdzie ją widać.
web-verify-secret = Tajna liczba jest tą, którą ustalono przed grą.
web-verify-secret-what = Wszystkie losowania wynikają z tajnej liczby. Zanim ktokolwiek usiadł do stołu, serwer opublikował jej odcisk i od tej pory nie mógł wziąć innej. Teraz liczba jest jawna i ma właśnie taki odcisk.
web-verify-nonces = { $count ->
    [0] Nikt nie dodał własnej liczby.
    [one] { $count } gracz dodał własną liczbę, tę obiecaną.
    [few] { $count } graczy dodało własne liczby, te obiecane.
   *[many] { $count } graczy dodało własne liczby, te obiecane.
}
web-verify-withheld-kept = { $name }: liczba obiecana, ale nieujawniona.
web-verify-withheld-left = { $name }: odejście od stołu podczas ujawniania liczb; obiecanej nikt nie zobaczył.
web-verify-withheld-removed = { $name }: usunięcie przez gospodarza podczas ujawniania liczb, przed ujawnieniem własnej.
web-verify-anew = { $count ->
    [one] Tasowanie zaczęto od nowa jeden raz, bo w jego trakcie kogoś usunięto.
   *[other] Tasowanie zaczynano od nowa { $count } razy, bo w jego trakcie kogoś usunięto.
}
web-verify-nonces-what = Urządzenie każdego gracza też losuje liczbę i najpierw publikuje jej odcisk. Wszystkie liczby razem decydują o losowaniach, więc nie może ich ustawić nawet serwer. Kto swojej nie ujawni, nic na tym nie zyska, chyba że serwer zdradził mu sekret: dlatego mówimy, kto to był.
web-verify-yours = Jest wśród nich liczba z tego urządzenia.
web-verify-yours-what = To urządzenie pamięta liczbę wylosowaną, gdy siadasz do stołu. Skoro jest wśród nich, nikt inny nie mógł ustawić losowań, nawet gdyby wszyscy się zmówili.
web-verify-luck = { $picks ->
    [one] { $picks } losowanie powtórzone: wyszło to samo.
    [few] { $picks } losowania powtórzone: wyszło to samo.
   *[many] { $picks } losowań powtórzonych: wyszło to samo.
}
web-verify-luck-what = Tasowania i kradzione karty to liczby z długiego ciągu, który wynika z sekretu i z liczb graczy. To urządzenie ułożyło ten ciąg od nowa i porównało go z zapisem: rozdanie i każdy krok.

## Co może się nie zgadzać

web-verify-flaw-unreadable = Nie da się odczytać wiersza { $line } zapisu.
web-verify-flaw-seal = Wiersz { $line } zapisu zmieniono: jego pieczęć nie pasuje.
web-verify-flaw-other-match = To zapis innej rozgrywki.
web-verify-flaw-imported = Grę wczytano z pliku: czy jej sekret wylosowano, czy wybrano, może powiedzieć tylko serwer, na którym ją zaczęto.
web-verify-flaw-fairness = Losowania w tej grze powstały w sposób, którego ta strona nie zna: wersja { $version }.
web-verify-flaw-secret = Tajna liczba nie jest tą, którą ustalono przed grą.
web-verify-flaw-late = Miejsce { $chair }: liczba obiecana, gdy inne były już znane.
web-verify-flaw-nonce = Miejsce { $chair }: ujawniona liczba nie jest tą obiecaną.
web-verify-flaw-order = Wiersz { $line } zapisu nie pasuje w tym miejscu: „{ $text }”.
web-verify-flaw-luck = { $step ->
    [0] Rozdanie nie jest tym, które daje sekret.
   *[other] Losowania w kroku { $step } nie są tymi, które daje sekret.
}
web-verify-flaw-unfinished = Zapis nie ma końca.
web-verify-flaw-yours = Zapis nic nie wie o liczbie z tego urządzenia.
web-verify-flaw-yours-late = Karty były już rozdane, gdy zajęto to miejsce: liczba z tego urządzenia się spóźniła.
web-verify-flaw-yours-withheld = Liczbę z tego urządzenia obiecano, ale nie dotarła na czas, więc losowania obyły się bez niej.
