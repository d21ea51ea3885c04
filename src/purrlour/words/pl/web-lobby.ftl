### Przy stole, zanim padnie pierwsza karta. Jedno zdanie, jeden wiersz.

## Imiona, których nie trzeba wymyślać

web-guest-name = { $number ->
    [0] Wąsik
    [1] Łatka
    [2] Kłębek
    [3] Pieprzyk
    [4] Pestka
    [5] Gofrek
    [6] Guzik
   *[other] Dynia
}

## Boty

web-bot-kind-random = Kłębek
    .help = Toczy się, dokąd się toczy.
web-bot-kind-kitten = Kociak
    .help = Gra z zapałem i potyka się o własne łapki.
web-bot-kind-greedy = Dachowiec
    .help = Gra na wyczucie i z doświadczenia.
web-bot-kind-cat = Kot
    .help = Patrzy, zanim skoczy.
web-bot-kind-tiger = Tygrys
    .help = Myśli daleko naprzód i niczego nie wybacza.
web-bot-kind-learned = Kot uczony
    .help = Uczył się od maszyny i gra od razu.

## Jak prowadzony jest stół

web-table-turn = Czas na turę
web-table-window = Czas na reakcję
web-table-grace = Gdy kogoś nie ma
web-table-grace-help = Wtedy gra za tę osobę bot, aż wróci.
web-table-stand-in = Kto zastępuje
web-table-pace = Boty grają
web-table-pace-of = { $ms ->
    [300] Żwawo
    [900] Spokojnie
    [2000] Powoli
   *[other] Co { $ms } ms
}
web-table-pace-help = Nad każdym ruchem tyle samo, cokolwiek ma na ręce.
web-table-chat = Czat
web-table-chat-help = Można do siebie pisać. Gesty działają zawsze.
web-table-watch = Widzowie
web-table-watch-help = Kto ma link, może patrzeć. Kart na ręce nie widzi.
web-table-hints = Podpowiedzi
web-table-hints-help = Kto ma wybierać, może poprosić o radę i widzi, z jaką szansą wybuchnie następna karta.
web-table-no-clock = Bez zegara
web-table-wait = Czekamy
web-table-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
web-table-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}

## Zaproszenie

web-invite = Kto jeszcze gra?
web-invite-scan = Zeskanuj telefonem albo wpisz kod na pierwszej stronie.
web-invite-qr = Kod QR z linkiem do tego stołu
web-invite-code = Kod tego stołu
web-invite-link = Link do tego stołu
web-invite-copy = Kopiuj link
web-invite-copied = Skopiowane
web-invite-share = Udostępnij
web-invite-text = Zagraj ze mną: { $game }!
web-invite-other = Nie otwiera się? Inny adres
web-invite-here = Ten link działa tylko na tym urządzeniu: salonik nie wpuszcza nikogo innego.
web-invite-locked = Stół jest zamknięty: nikt nowy nie może się dosiąść.

## Przy stole

web-lobby-chairs = Przy stole
web-lobby-you = ty
web-lobby-with-you = przy tym urządzeniu
web-lobby-here = na miejscu
web-lobby-away = poza zasięgiem
web-lobby-host = Gospodarz
web-lobby-a-bot = Bot: { $title }
web-lobby-chair = Krzesło { $number }
web-lobby-menu = { $name }: co zrobić
web-lobby-seat-bot = Posadź bota
web-lobby-start = Zacznij grę
web-lobby-fill = { $count ->
    [one] Dosadź { $count } bota i zacznij
    [few] Dosadź { $count } boty i zacznij
    [many] Dosadź { $count } botów i zacznij
   *[other] Dosadź { $count } bota i zacznij
}
web-lobby-free = { $count ->
    [one] { $count } krzesło jest wolne: poczekaj na kogoś albo posadź bota.
    [few] { $count } krzesła są wolne: poczekaj na ludzi albo posadź boty.
    [many] { $count } krzeseł jest wolnych: poczekaj na ludzi albo posadź boty.
   *[other] { $count } krzesła jest wolne: poczekaj na ludzi albo posadź boty.
}
web-lobby-ready = Wszyscy już siedzą.
web-lobby-wait = { $host } zacznie grę, gdy wszyscy będą na miejscu.
web-lobby-wait-nobody = Gospodarza nie ma. Kto chce, może go zastąpić.
web-lobby-take-over = Przejmij rolę gospodarza
web-lobby-lock = Zamknij stół
web-lobby-unlock = Otwórz stół
web-lobby-settings = Ustawienia stołu
web-lobby-settings-save = Tak zostaje
web-lobby-add = Dodaj kogoś przy tym urządzeniu
web-lobby-add-why = Podajecie sobie urządzenie; między turami karty zasłania kurtyna.
web-lobby-add-name = Imię tej osoby
web-lobby-add-do = Posadź
web-lobby-link = Graj dalej na innym urządzeniu
web-lobby-link-why = Ten link otwiera twoje krzesło razem z twoimi kartami. Nie dawaj go nikomu.
web-lobby-link-qr = Kod QR z linkiem do twojego krzesła
web-lobby-link-field = Link do twojego krzesła
web-lobby-leave = Wyjdź
web-lobby-leave-sure = Na pewno zwolnić krzesło?
web-lobby-leave-yes = Odejdź od stołu
web-lobby-kick = Usuń gracza
web-lobby-kick-sure = { $name }: usunąć z listy graczy? Dowie się o tym ta osoba i wszyscy przy stole.
web-lobby-kick-yes = Usuń: { $name }
web-lobby-give-host = Przekaż rolę gospodarza
web-lobby-swap = Zamień miejscami z…
web-lobby-free-bot = Zwolnij to krzesło
web-lobby-which-bot = Który bot?
web-lobby-house = Zasady domowe
web-kept-lobby = Jeśli nikt nie zacznie gry, ten stół zostanie sprzątnięty { $day }.
web-lobby-luck = Los jest już zapieczętowany, a przed rozdaniem każdy gracz coś do niego dorzuci.
web-lobby-luck-why = Co to znaczy?
web-lobby-luck-told = Zanim ktokolwiek usiadł, salonik wylosował tajną liczbę i ogłosił jej odcisk. Na początku gry urządzenie każdego gracza dorzuca własną liczbę i dopiero wszystkie razem decydują o kolejności kart. Nikt jej nie przewidzi ani nie nagnie, nawet salonik. Po grze tajna liczba wychodzi na jaw i każdy może sprawdzić cały los.
web-lobby-luck-seal = Odcisk
web-lobby-mixing = Tasowanie…
web-lobby-mixing-why = Każde urządzenie dorzuca swoją liczbę.
web-lobby-back = Zostaje

## Dołączanie

web-join = Dosiądź się
web-join-there = Przy stole
web-join-chair = Gdzie chcesz usiąść?
web-join-any = Gdziekolwiek
web-join-bot-chair = { $name } (bot ustąpi miejsca)
web-join-sit = Usiądź
web-join-watch = Tylko popatrz
web-join-lobby = Jeszcze się nie zaczęło.
web-join-playing = Gra już trwa, ale bot ustąpi ci miejsca.
web-join-mixing = Karty są właśnie rozdawane. Spróbuj za chwilę.
web-join-full = Wszystkie krzesła są zajęte.
web-join-full-help = Możesz popatrzeć albo otworzyć własny stół.
web-join-locked = Gospodarz zamknął ten stół.
web-join-locked-help = Poproś o otwarcie i spróbuj jeszcze raz.
web-join-over = Ta gra już się skończyła.
web-join-over-help = Możesz zobaczyć, jak było, albo otworzyć własny stół.
web-join-no-watch = Widzów tu nie zapraszają.
web-join-look = Zobacz
web-join-own = Otwórz własny stół
