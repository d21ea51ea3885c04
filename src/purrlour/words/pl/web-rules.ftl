### Zasady w grze. Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.

web-rules = Zasady
web-rules-view = Zasady jako
web-rules-glance = Skrót
web-rules-all = Wszystkie zasady
web-rules-aim = Jak wygrać
web-rules-turn = Twoja tura
web-rules-more = Wszystkie zasady po kolei
web-rules-search = Szukaj w zasadach
web-rules-chapters = Rozdziały
web-rules-found = { $count ->
    [0] Żadna zasada nie zawiera wszystkich tych słów.
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
