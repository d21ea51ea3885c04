### Dlaczego warto coś wybrać: bots/koty/reasons.py. own-: we własnym śnie, attack- i cover-: w cudzym.
### Jedno zdanie, jedna linia: Fluent zachowuje łamanie wierszy.

hint-play = Ta karta zdziała więcej na stole niż na ręce.
hint-joker = Joker zastąpi tę kartę, której tam brakuje.
hint-own-lay = Na tym miejscu da ci { $count ->
    [one] { $count } kota
    [few] { $count } koty
   *[many] { $count } kotów
}.
hint-own-fight = Oba koty zostają u ciebie, a jeden staje się dziewiątką.
hint-own-friends = Razem dają 9, a to przynosi ci dziewiątkę.
hint-own-crow = To przepędza kruka: twoja kraina { $land } znów jest wolna.
hint-attack-fight = Jeśli nikt się nie obroni, oba koty są twoje, a { $target } ma o jednego mniej.
hint-attack-friends = Jeśli nikt się nie obroni, { $target } traci kota, a ty zyskujesz dziewiątkę.
hint-cover-cat = Dopóki leży tam kot, { $target } nie dołoży dziewiątki. Tego nie da się odeprzeć.
hint-cover-crow = Kruk nic nie jest wart: z dziewiątek pod nim { $target } na razie nic nie ma.
hint-exchange = Cztery nowe karty będą zapewne lepsze niż te.
hint-pass = Karta, która by go uratowała, jest dla ciebie więcej warta.
hint-owl = Atak się kończy, a karta, która atakowała, jest twoja.
hint-stop = Kolejny atak kosztowałby więcej, niż przyniesie.
hint-dragon = Wszystkie kruki znikają, a smok staje się twoją dziewiątką.
hint-resign = Nie ma tu już nic do wygrania.
hint-moth = Ćma zaniesie kota tam, gdzie chcesz. Tego nie da się odeprzeć.
hint-lay = Tam kot przeszkadza: to kraina, którą śni { $target }.
hint-lay-own = W twojej krainie { $land } kot liczy się dla ciebie.
hint-bat = Kruk staje się twoją dziewiątką.
hint-defend = Twój kot zostaje, a atak kosztował kartę.
hint-repeat = Obrona zużyła właśnie kartę i drugiej może nie być.
hint-place = To dziewiątka numer { $count } w tej krainie, a każda podwaja to, co na niej leży.
