### Raport z eksperymentu. Jedno zdanie, jeden wiersz: Fluent zachowuje łamanie wierszy.

lab-kicker = Laboratorium Purrlour
lab-report-of = Eksperyment z grą { $game }
lab-number = { $number }
lab-points = { $sign }{ $number } p.p.
lab-share = { $share } ({ $low }–{ $high })
lab-rule = { $option }: { $value }
lab-only-variant = Gra tak, jak ją ustawiono
lab-no-rules = zwykłe
lab-version = { $game } (reguły { $version })
lab-abandoned = wcale: przerwano ją
lab-shared = w tym: wygrało kilka osób

lab-fact-game = Gra
lab-fact-seats = Osoby
lab-fact-bots = Boty
lab-fact-games = Gier w każdym wariancie
lab-fact-seed = Ziarno
lab-fact-rules = Wspólne zasady domowe

lab-comparison = Co to zmienia?
lab-compared-with = Każdy wariant porównano z tym: { $variant }.
lab-what-if = Jeśli: { $variant }
lab-change-length = { $how ->
    [more] Gry są dłuższe o { $by } (zapewne od { $low } do { $high }).
    [less] Gry są krótsze o { $by } (zapewne od { $low } do { $high }).
   *[same] Gry są mniej więcej tak samo długie (różnica zapewne od { $low } do { $high }).
}
lab-change-first = { $how ->
    [more] Kto zaczyna, wygrywa częściej: { $now } zamiast { $usual }.
    [less] Kto zaczyna, wygrywa rzadziej: { $now } zamiast { $usual }.
   *[same] Kto zaczyna, wygrywa mniej więcej tak samo często: { $now } wobec { $usual }, bez wyraźnej różnicy.
}
lab-change-won = { $how ->
    [more] Drużyna wygrywa częściej: { $now } zamiast { $usual }.
    [less] Drużyna wygrywa rzadziej: { $now } zamiast { $usual }.
   *[same] Drużyna wygrywa mniej więcej tak samo często: { $now } wobec { $usual }, bez wyraźnej różnicy.
}
lab-change-comeback = { $how ->
    [more] Więcej wygranych przychodzi z daleka: { $now } zamiast { $usual }.
    [less] Mniej wygranych przychodzi z daleka: { $now } zamiast { $usual }.
   *[same] Wygranych z daleka jest mniej więcej tyle samo: { $now } wobec { $usual }, bez wyraźnej różnicy.
}
lab-change-ending = „{ $ending }”: tak kończy się { $now } gier zamiast { $usual }.
lab-compare-length = Tury w grze
lab-compare-first = Wygrane tych, którzy zaczynają
lab-compare-comeback = Wygrane z daleka
lab-compare-won = Wygrane drużyny

lab-numbers = Liczby
lab-column-share = Część (przedział 95%)
lab-column-games = Gry
lab-column-having = Wygrane z nią
lab-column-lacking = Wygrane bez niej
lab-column-chairs = Miejsca, które ją miały

lab-order-title = Kto wygrywa, według kolejności
lab-order-about = Linia przerywana to równy podział. Cienkie linie to przedziały 95%.
lab-order = { $order ->
    [1] Zaczyna
    [2] Gra jako druga osoba
    [3] Gra jako trzecia osoba
    [4] Gra jako czwarta osoba
    [5] Gra jako piąta osoba
   *[6] Gra jako szósta osoba
}
lab-party-title = Jak często drużyna wygrywa
lab-party-about = Wygrywają wszyscy razem albo nikt.
lab-party-won = Wygrana
lab-bots-title = Kto wygrywa, według botów
lab-bots-about = Wygrane każdego miejsca, na którym grał taki bot.
lab-lengths-title = Jak długie są gry
lab-lengths-about = Średnio tur: { $mean } ({ $low }–{ $high }); w najkrótszej grze { $least }, w najdłuższej { $most }.
lab-turns = tury
lab-endings-title = Jak gry się kończą
lab-endings-about = Część gier z każdym zakończeniem.
lab-tension-title = Jak wcześnie gra się rozstrzyga
lab-tension-about = Szanse na wygraną w ocenie botów, średnio. Dopóki obie linie są nisko, gra jest otwarta; gdzie się spotykają, jest po wszystkim. Prowadzenie zmienia się w jednej grze tyle razy: { $leads }.
lab-hope-title = Jak zmieniają się szanse
lab-hope-about = Szansa drużyny na wygraną w ocenie botów, średnio z gier wygranych i przegranych.
lab-course = przebieg gry
lab-curve-ahead = kto właśnie prowadzi
lab-curve-winner = kto w końcu wygrywa
lab-curve-won = gry wygrane
lab-curve-lost = gry przegrane
lab-behind-title = Powroty z daleka
lab-behind-about = Najgorsza szansa, jaką po drodze miał zwycięzca. { $share } zwycięzców (od { $low } do { $high }) miało kiedyś mniej niż połowę równej szansy.
lab-lowest = najniższa szansa zwycięzcy
lab-played-title = Karty zagrane
lab-played-about = O ile częściej (w prawo) lub rzadziej (w lewo) wygrywają ci, którzy choć raz zagrali kartę, w punktach procentowych. Widać, co idzie w parze z wygraną, a nie, co ją powoduje: kto żyje dłużej, gra więcej.
lab-drew-title = Karty, które trafiły na rękę
lab-drew-about = To samo dla kart, które ktoś po drodze dobrał albo znalazł.

lab-how-sure = Przedziały mówią, gdzie z pewnością 95% leży prawdziwa wartość. Z dwudziestu różnic, których nie ma, jedna przez przypadek wygląda na wyraźną.
lab-who = Te gry rozegrały boty. Gracze mogą grać inaczej; to, co zmienia zasada, często wskazuje tę samą stronę.
