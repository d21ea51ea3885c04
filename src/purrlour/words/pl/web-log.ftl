### Dziennik stołu. Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.
###
### Imiona stoją w mianowniku, czasowniki w czasie teraźniejszym: nie znamy niczyjej płci.

web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-why = Dlaczego?
web-log-why-this = Dlaczego? { $line }
web-log-moment = Pokaż w powtórce
web-log-rule-missing = Tej zasady nie da się teraz wczytać.
web-log-newest = Do najnowszego wiersza
web-log-taken-back = (cofnięte)
web-log-by-time = (minął czas)
web-log-by-order = (automatycznie)

## Wpisy według rodzaju

web-log-opened = Stół jest otwarty.
web-log-opened-practice = Stół otwarto do treningu.
web-log-opened-imported = Grę wczytano z pliku.
web-log-sat = { $name } siada do stołu.
web-log-left = { $seat } odchodzi od stołu.
web-log-left-you = Odchodzisz od stołu.
web-log-kicked = Gospodarz usuwa z gry: { $seat }.
web-log-kicked-you = Gospodarz usuwa cię z gry.
web-log-invited = { $name } może znowu usiąść.
web-log-swapped = { $seat } i { $other } zamieniają się miejscami.
web-log-bot = { $seat }: teraz gra bot.
web-log-bot-you = Za ciebie gra bot.
web-log-bot-absent = { $seat } jest offline: dalej gra bot.
web-log-bot-absent-you = Gdy cię nie było, zaczął grać za ciebie bot.
web-log-bot-sat = Do stołu siada bot: { $seat }.
web-log-back = { $seat } znów gra.
web-log-back-you = Znów grasz.
web-log-freed = { $seat } wstaje od stołu.
web-log-locked = Dołączanie jest zablokowane: nikt nowy nie usiądzie.
web-log-unlocked = Dołączanie jest odblokowane.
web-log-hosted = Gospodarzem jest teraz { $seat }.
web-log-hosted-you = Gospodarzem jesteś teraz ty.
web-log-arranged = Stół ma nowe ustawienia.
web-log-came = { $seat } już tu jest.
web-log-came-you = Już tu jesteś.
web-log-went = { $seat } jest offline.
web-log-went-you = Na chwilę cię nie było.
web-log-mixing = Karty są tasowane.
web-log-dealt = Karty rozdane.
web-log-withheld = { $seat }: liczba obiecana do losowania, ale nieujawniona.
web-log-withheld-left = { $seat }: liczba obiecana do losowania, ale nieujawniona.
web-log-withheld-removed = { $seat }: na ujawnienie obiecanej liczby zabrakło czasu.
web-log-withheld-you = Twoja liczba była obiecana do losowania, ale nie została ujawniona.
web-log-anew = Wszyscy losują swoje liczby od nowa.
web-log-undo-asked = { $seat } prosi o cofnięcie ostatniego wyboru.
web-log-undo-asked-you = Prosisz o cofnięcie swojego ostatniego wyboru.
web-log-undo-yes = { $seat } się zgadza.
web-log-undo-yes-you = Zgadzasz się.
web-log-undo-no = { $seat } się nie zgadza.
web-log-undo-no-you = Nie zgadzasz się.
web-log-undone = { $seat } cofa ostatni wybór.
web-log-undone-you = Cofasz swój ostatni wybór.
web-log-undone-house = Ostatni wybór jest cofnięty.
web-log-paused = Gra jest wstrzymana.
web-log-continued = Gra toczy się dalej.
web-log-extended = { $seconds ->
    [one] { $seconds } sekunda więcej dla tych, którzy wybierają.
    [few] { $seconds } sekundy więcej dla tych, którzy wybierają.
   *[many] { $seconds } sekund więcej dla tych, którzy wybierają.
}
web-log-ordered-off = Pytamy cię za każdym razem.
web-log-ordered-turn = Pasujesz automatycznie do swojej tury.
web-log-ordered-end = Pasujesz automatycznie do końca gry.
web-log-said = { $seat }: { $text }
web-log-emoted = { $seat }: { $emote }
web-log-revealed = Koniec gry. Każdy może teraz sprawdzić uczciwość losowań.
web-log-again = Następna gra już czeka.
web-log-passed = Pasują: { $names }.
