### Co zasada domowa zmieniła w pomiarach, obok zasady. Jedno zdanie, jeden wiersz: Fluent zachowuje łamanie wierszy.

web-impact-value = { $value }:
web-impact-longer = Gry trwają o { $percent }% dłużej (tur: { $now } zamiast { $usual }).
web-impact-shorter = Gry są o { $percent }% krótsze (tur: { $now } zamiast { $usual }).
web-impact-first = Kto zaczyna, wygrywa { $now }% gier zamiast { $usual }%.
web-impact-party = Myszy wygrywają { $now }% gier zamiast { $usual }%.
web-impact-ending = „{ $ending }”: { $now }% gier zamiast { $usual }%.
web-impact-none = Bez widocznej różnicy. Gier botów: { $games }.
web-impact-about = Zmierzone w grach botów: { $games }, osób: { $seats ->
    [one] { $seats }.
   *[other] { $seats }.
}
