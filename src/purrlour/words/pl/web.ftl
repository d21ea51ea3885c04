### Strona w przeglądarce. Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.

## Wszędzie

web-language = Język
web-language-en = English
web-language-pl = Polski
web-theme = Motyw
web-theme-afternoon = Jasny
web-theme-evening = Ciemny
web-waiting = Chwileczkę…
web-silent = Serwer nie odpowiada. Sprawdź połączenie albo zapytaj, czy serwer działa.
web-again = Spróbuj jeszcze raz
web-home = Strona główna

## Strona główna

web-lead = Gry o kotach i myszach: dla przyjaciół, rodziny i botów.
web-games = W co gramy?
web-players = Dla { $least }–{ $most } osób

## Rozgrywka

web-match = Stół
web-bot-name = { $chair ->
    [0] Mruczek
    [1] Hrabina
    [2] Ogórek
    [3] Marmolada
    [4] Precel
   *[other] Kluska
}
web-free = Wolne miejsce
web-phase-lobby = Jeszcze nierozpoczęta
web-phase-mixing = Karty są właśnie tasowane.
web-phase-playing = W toku
web-phase-over = Zakończona

## Nic tu nie ma

web-lost = Nikt tu nie mieszka
web-lost-why = Pod tym adresem niczego nie ma. Może brakuje kawałka linku.
web-kept-until = Gra będzie tu co najmniej do { $day }. Pobierz zapis rozgrywki, aby mieć ją dłużej.
