### Dlaczego warto coś wybrać: bots/wizard_kittens/reasons.py. -own: własne; -needed: potrzebuje tego klątwa.
### Jedno zdanie, jedna linia: Fluent zachowuje łamanie wierszy.

hint-first = Pierwszą kartę kładzie { $target }, a ty widzisz, co z tego wynika.
hint-first-own = Kto zaczyna, ten kładzie pierwszą kartę.
hint-pick = Te cztery zaklęcia masz na całą grę.
hint-place = Tam najmniej ci przeszkadza.
hint-place-idle = Żadna klątwa nie wymaga od ciebie tej karty. Najmniej zaszkodzi w rozdziale { $chapter }.
hint-place-free = Żadna klątwa nie wymaga od ciebie tej karty. W rozdziale { $chapter } nie ma klątwy, więc nie kosztuje tam punktu.
hint-place-needed = Klątwa rozdziału { $chapter } potrzebuje karty „{ CARD($card) }”: potem do końca { $count ->
    [one] brakuje { $count } karty
    [few] brakuje { $count } kart
   *[many] brakuje { $count } kart
}.
hint-place-last = „{ CARD($card) }” to ostatnia karta, której potrzebuje klątwa rozdziału { $chapter }.
hint-cast = To zaklęcie najbardziej pomaga w tym, co zbierasz.
hint-cast-summon = Jedna karta więcej to może być właśnie ta potrzebna.
hint-cast-sling = Karta, której tam nie potrzebujesz, trafia gdzie indziej.
hint-cast-swat = Pozbywasz się kart, które przeszkadzają.
hint-cast-switch = Dwie karty zamieniają się miejscami tak, by ci pomogły.
hint-cast-overflow = Z dwóch nowych kart zatrzymujesz lepszą.
hint-cast-favor = Twoja karta trafia gdzie indziej, a z nią jeszcze jedna.
hint-cast-dismiss = Znika cały rodzaj kart i w rozdziale jest porządek.
hint-cast-yoink = Za kartę, której nie potrzebujesz, bierzesz tę, której potrzebujesz.
hint-card = Najwięcej zmieni dla ciebie karta „{ CARD($card) }”, którą ma { $target }.
hint-card-own = Tej karty najmniej potrzebujesz tam, gdzie leży.
hint-to = Tam { $target } ma z niej niewielki pożytek.
hint-to-own = Tam bardziej ci się przyda.
hint-keep = „{ CARD($card) }” przyda ci się bardziej niż druga karta.
hint-keep-needed = Twoja klątwa wciąż potrzebuje karty „{ CARD($card) }”.
hint-give = { $target } ma z niej niewielki pożytek.
hint-take = „{ CARD($card) }” przyda ci się bardziej niż reszta tego stosu.
hint-take-needed = Twoja klątwa wciąż potrzebuje karty „{ CARD($card) }”.
hint-clear = Z tego, co tam leży, najmniej potrzebujesz.
hint-defeat = Ta klątwa jest warta { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
