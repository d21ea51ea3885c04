### Zasady w grze. Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.

web-rules = Zasady
web-rules-search = Szukaj w zasadach
web-rules-chapters = Rozdziały
web-rules-found = { $count ->
    [0] Żadna zasada nie zawiera wszystkich tych słów.
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
