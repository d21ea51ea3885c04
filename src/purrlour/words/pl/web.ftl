### Strona w przeglądarce. Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.

## Wszędzie

web-language = Język
web-language-en = English
web-language-pl = Polski
web-theme = Światło
web-theme-afternoon = Popołudnie
web-theme-evening = Wieczór
web-waiting = Chwileczkę…
web-silent = Salonik nie odpowiada. Czy to urządzenie jest w sieci, a salonik otwarty?
web-again = Spróbuj jeszcze raz
web-home = Na pierwszą stronę

## Pierwsza strona

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
web-free = Wolne krzesło
web-phase-lobby = Jeszcze się nie zaczęło.
web-phase-mixing = Karty są właśnie tasowane.
web-phase-playing = Trwa gra.
web-phase-over = Już po grze.

## Nic tu nie ma

web-lost = Nikt tu nie mieszka
web-lost-why = Pod tym adresem niczego nie ma. Może brakuje kawałka odnośnika.
