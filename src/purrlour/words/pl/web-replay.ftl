### Rozgrywka jeszcze raz, chwila po chwili, i sprawdzanie losu. Jedno zdanie, jeden wiersz.

## Strona

web-replay = Powtórka
web-replay-title = Powtórka: { $game }
web-replay-to-table = Do stołu
web-replay-empty = Jeszcze nic nie rozdano, więc nie ma czego oglądać.
web-replay-as = Zobacz z krzesła: { $name }

## Odtwarzacz

web-replay-player = Odtwarzacz
web-replay-moments = Chwile
web-replay-moment = Chwila
web-replay-of = { $at } z { $count }
web-replay-at = Chwila { $at } z { $count }. { $told }
web-replay-quiet = Coś, czego stąd nie widać.
web-replay-first = Na początek
web-replay-back = Chwilę wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-on = Chwilę naprzód
web-replay-last = Na koniec
web-replay-speed = Tempo
web-replay-speed-slow = wolno
web-replay-speed-normal = zwykle
web-replay-speed-fast = szybko

## Czyimi oczami

web-replay-eyes = Czyimi oczami
web-replay-eyes-own = Moimi oczami
web-replay-eyes-all = Oczami widza
web-replay-eyes-open = Odkryte karty
web-replay-eyes-seat = Oczami: { $name }
web-replay-eyes-later = Cudze karty zobaczysz po grze.

## Odnośnik

web-replay-link = Odnośnik do tej chwili
web-replay-link-why = Prowadzi prosto do tej chwili i nie otwiera niczyjego krzesła.
web-replay-link-closed = Przy tym stole nie ma miejsca dla widzów: odnośnik otworzą tylko ci, którzy tu grali.
web-replay-copy = Skopiuj
web-replay-copied = Skopiowano

## Los

web-verify = Sprawdź los
web-verify-lead = Przed grą salonik zamknął los na kłódkę i pokazał ją wszystkim. Teraz kłódka jest otwarta, a to urządzenie losuje wszystko jeszcze raz.
web-verify-all-fine = Wszystko się zgadza: nikt nie majstrował przy losie.
web-verify-all-unknown = Wszystko, co da się sprawdzić, się zgadza.
web-verify-all-wrong = Coś się nie zgadza!
web-verify-what = Co to znaczy?
web-verify-is-fine = Zgadza się:
web-verify-is-wrong = Nie zgadza się:
web-verify-is-unknown = Nie wiadomo:
web-verify-skipped = Tego nie da się sprawdzić, dopóki nie zgadza się coś wyżej.
web-verify-rules = Czy każdy ruch był zgodny z zasadami, powie „purrlour verify”: daj mu zapis.
web-kept-until = Rozgrywka będzie tu co najmniej do { $day }. Pobierz zapis, aby mieć ją dłużej.
web-verify-download = Pobierz zapis
web-verify-later = Los da się sprawdzić po grze: do tego czasu jest tajny.
web-verify-players = Zapis jest dla tych, którzy grali. Otwórz powtórkę ze swojego krzesła.

web-verify-seals = { $lines ->
    [one] Zapis jest cały: { $lines } wiersz, pieczęć pasuje.
    [few] Zapis jest cały: { $lines } wiersze, wszystkie pieczęcie pasują.
   *[many] Zapis jest cały: { $lines } wierszy, wszystkie pieczęcie pasują.
}
web-verify-seals-what = Każdy wiersz ma pieczęć zrobioną z niego samego i z poprzedniej pieczęci. Wystarczy zmienić jedną literę, a żadna następna już nie pasuje. Ostatnia pieczęć to { $seal }: kto ją zanotuje, nawet po latach odróżni ten zapis od każdego innego.
web-verify-origin = Rozgrywkę otwarto i rozegrano w tym saloniku.
web-verify-origin-what = Rozgrywkę można też wczytać z pliku. Kto pisze taki plik, może sam wybrać los, a wszystko będzie się zgadzać. Dlatego rozgrywka z pliku przyznaje się do tego wszędzie, gdzie ją widać.
web-verify-secret = Sekret jest tym, który przyrzeczono przed grą.
web-verify-secret-what = Cały los bierze się z tajnej liczby. Zanim ktokolwiek usiadł do stołu, salonik pokazał jej odcisk i od tej chwili nie mógł wziąć innej. Teraz liczba jest znana i ma właśnie taki odcisk.
web-verify-nonces = { $count ->
    [0] Nikt nie dorzucił do losu własnej liczby.
    [one] { $count } gracz dorzucił do losu własną liczbę, tę przyrzeczoną.
    [few] Gracze dorzucili do losu { $count } własne liczby, te przyrzeczone.
   *[many] Gracze dorzucili do losu { $count } własnych liczb, tych przyrzeczonych.
}
web-verify-withheld-kept = { $name }: liczba przyrzeczona, ale nie pokazana.
web-verify-withheld-left = { $name }: odejście od stołu podczas pokazywania liczb; przyrzeczonej nikt nie zobaczył.
web-verify-withheld-removed = { $name }: odejście na prośbę gospodarza podczas pokazywania liczb, przed pokazaniem własnej.
web-verify-anew = { $count ->
    [one] Mieszanie zaczęto od nowa jeden raz, bo w jego trakcie kogoś wyproszono.
   *[other] Mieszanie zaczynano od nowa { $count } razy, bo w jego trakcie kogoś wyproszono.
}
web-verify-nonces-what = Urządzenie każdego gracza też losuje liczbę i najpierw pokazuje jej odcisk. Wszystkie liczby razem tworzą los, więc nawet salonik nie może go wybrać. Kto swojej nie pokaże, nic na tym nie zyska, chyba że salonik zdradził mu sekret: dlatego mówimy, kto to był.
web-verify-yours = Jest w nim liczba z tego urządzenia.
web-verify-yours-what = To urządzenie pamięta liczbę wylosowaną, gdy siadasz do stołu. Skoro jest w losie, nikt inny nie mógł go wybrać, nawet gdyby wszyscy się zmówili.
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
web-verify-flaw-imported = Rozgrywkę wczytano z pliku: czy jej sekret wylosowano, czy wybrano, może powiedzieć tylko salonik, w którym ją zaczęto.
web-verify-flaw-fairness = Los tej rozgrywki powstał w sposób, którego ta strona nie zna: wersja { $version }.
web-verify-flaw-secret = Sekret nie jest tym, który przyrzeczono przed grą.
web-verify-flaw-late = Krzesło { $chair }: liczba przyrzeczona, gdy inne były już znane.
web-verify-flaw-nonce = Krzesło { $chair }: pokazana liczba nie jest tą przyrzeczoną.
web-verify-flaw-order = Wiersz { $line } zapisu nie ma tu czego szukać: „{ $text }”.
web-verify-flaw-luck = { $step ->
    [0] Los przy rozdaniu nie jest tym, który daje sekret.
   *[other] Los w kroku { $step } nie jest tym, który daje sekret.
}
web-verify-flaw-unfinished = Zapis nie ma końca.
web-verify-flaw-yours = Zapis nic nie wie o liczbie z tego urządzenia.
web-verify-flaw-yours-late = Karty były już rozdane, gdy zajęto to krzesło: liczba z tego urządzenia się spóźniła.
web-verify-flaw-yours-withheld = Liczbę z tego urządzenia przyrzeczono, ale nie dotarła na czas, więc los obszedł się bez niej.
