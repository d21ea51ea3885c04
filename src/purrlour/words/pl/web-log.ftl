### Dziennik stołu. Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.
###
### Imiona stoją w mianowniku, czasowniki w czasie teraźniejszym: nie znamy niczyjej płci.

web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-why = Dlaczego?
web-log-why-this = Dlaczego? { $line }
web-log-moment = Do tej chwili
web-log-rule-missing = Tej zasady nie da się teraz wczytać.
web-log-newest = Do najnowszego wiersza
web-log-taken-back = (cofnięte)
web-log-by-time = (minął czas)
web-log-by-order = (stałe polecenie)

## Wpisy według rodzaju

web-log-opened = Stół jest otwarty.
web-log-opened-practice = Stół otwarto do treningu.
web-log-opened-imported = Rozgrywkę wczytano z pliku.
web-log-sat = { $name } siada do stołu.
web-log-left = { $seat } odchodzi od stołu.
web-log-left-you = Odchodzisz od stołu.
web-log-kicked = Gospodarz usuwa z gry: { $seat }.
web-log-kicked-you = Gospodarz usuwa cię z gry.
web-log-invited = { $name } może znowu usiąść.
web-log-swapped = { $seat } i { $other } zamieniają się miejscami.
web-log-bot = { $seat } robi sobie przerwę: gra bot.
web-log-bot-you = Robisz sobie przerwę: gra bot.
web-log-bot-absent = { $seat } się nie zgłasza: dalej gra bot.
web-log-bot-absent-you = Długo cię nie było: dalej gra bot.
web-log-bot-sat = Do stołu siada bot: { $seat }.
web-log-back = { $seat } znów gra.
web-log-back-you = Znów grasz.
web-log-freed = { $seat } wstaje od stołu.
web-log-locked = Stół jest zamknięty: nikt nowy się nie dosiądzie.
web-log-unlocked = Stół jest znów otwarty.
web-log-hosted = Gospodarzem jest teraz { $seat }.
web-log-hosted-you = Gospodarzem jesteś teraz ty.
web-log-arranged = Stół ma nowe ustawienia.
web-log-came = { $seat } już tu jest.
web-log-came-you = Już tu jesteś.
web-log-went = { $seat } na chwilę znika.
web-log-went-you = Na chwilę cię nie było.
web-log-mixing = Karty są tasowane.
web-log-dealt = Karty rozdane.
web-log-withheld = { $seat }: liczba przyrzeczona losowi, ale nie pokazana.
web-log-withheld-left = { $seat }: liczba przyrzeczona losowi, ale nie pokazana.
web-log-withheld-removed = { $seat }: na pokazanie przyrzeczonej liczby zabrakło czasu.
web-log-withheld-you = Twoja liczba była przyrzeczona losowi, ale nie została pokazana.
web-log-anew = Wszyscy losują swoje liczby od nowa.
web-log-undo-asked = { $seat } prosi o cofnięcie ostatniego wyboru.
web-log-undo-asked-you = Prosisz o cofnięcie swojego ostatniego wyboru.
web-log-undo-yes = { $seat } się zgadza.
web-log-undo-yes-you = Zgadzasz się.
web-log-undo-no = { $seat } woli, żeby zostało.
web-log-undo-no-you = Wolisz, żeby zostało.
web-log-undone = { $seat } cofa ostatni wybór.
web-log-undone-you = Cofasz swój ostatni wybór.
web-log-undone-house = Ostatni wybór jest cofnięty.
web-log-paused = Przerwa: zegary stoją.
web-log-continued = Gramy dalej.
web-log-extended = { $seconds ->
    [one] { $seconds } sekunda więcej dla tych, którzy wybierają.
    [few] { $seconds } sekundy więcej dla tych, którzy wybierają.
   *[many] { $seconds } sekund więcej dla tych, którzy wybierają.
}
web-log-ordered-off = Pytamy cię za każdym razem.
web-log-ordered-turn = Przepuszczasz wszystko do swojej tury.
web-log-ordered-end = Przepuszczasz wszystko do końca gry.
web-log-said = { $seat }: { $text }
web-log-emoted = { $seat }: { $emote }
web-log-revealed = Koniec. Sekret losu jest odkryty: każdy może go sprawdzić.
web-log-again = Następny stół już czeka.
