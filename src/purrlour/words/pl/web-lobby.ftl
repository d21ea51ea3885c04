### Przy stole, zanim padnie pierwsza karta. Jedno zdanie, jeden wiersz.

## Imiona, których nie trzeba wymyślać

web-guest-name = { $number ->
    [0] Wąsik
    [1] Łatka
    [2] Makaronik
    [3] Pieprzyk
    [4] Pestka
    [5] Gofrek
    [6] Guzik
   *[other] Dynia
}

## Boty

web-bot-kind-random = Kłębek (losowe ruchy)
    .help = Toczy się, dokąd się toczy.
web-bot-kind-kitten = Kociak (początkujący)
    .help = Gra z zapałem i potyka się o własne łapki.
web-bot-kind-greedy = Dachowiec (średni)
    .help = Gra na wyczucie i z doświadczenia.
web-bot-kind-cat = Kot (mocny)
    .help = Patrzy, zanim skoczy.
web-bot-kind-tiger = Tygrys (ekspert)
    .help = Myśli daleko naprzód i niczego nie wybacza.
web-bot-kind-learned = Kot uczony
    .help = Wytrenowany przez komputer, gra bez namysłu.

## Jak prowadzony jest stół

web-table-turn = Czas na turę
web-table-window = Czas na reakcję
web-table-grace = Gdy ktoś jest offline
web-table-grace-help = Po tym czasie gra za tę osobę bot, aż wróci.
web-table-stand-in = Bot na zastępstwo
web-table-pace = Tempo botów
web-table-pace-of = { $ms ->
    [100] Szybko
    [300] Normalnie
    [1200] Wolno
   *[other] { $ms } ms na ruch
}
web-table-pace-help = Nad każdym ruchem myślą tak samo długo, cokolwiek mają na ręce.
web-table-chat = Czat
web-table-chat-help = Można do siebie pisać. Gesty działają zawsze.
web-table-watch = Widzowie
web-table-watch-help = Kto ma link, może oglądać. Kart na ręce nie widzi.
web-table-hints = Podpowiedzi
web-table-hints-help = Można poprosić o radę. Eksplodujące kotki pokazują też ryzyko dobrania.
web-table-no-clock = Bez zegara
web-table-wait = Bez limitu
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
web-invite-scan = Zeskanuj telefonem albo wpisz kod na stronie głównej.
web-invite-qr = Kod QR z linkiem do tego stołu
web-invite-code = Kod tego stołu
web-invite-link = Link do tego stołu
web-invite-copy = Kopiuj link
web-invite-copied = Skopiowane
web-invite-share = Udostępnij
web-invite-text = Zagraj ze mną: { $game }!
web-invite-other = Nie otwiera się? Inny adres
web-invite-here = Ten link działa tylko na tym urządzeniu: serwer nie jest dostępny w sieci.
web-invite-locked = Dołączanie jest zablokowane: nikt nowy nie może usiąść.

## Przy stole

web-lobby-chairs = Przy stole
web-lobby-you = ty
web-lobby-with-you = na tym urządzeniu
web-lobby-here = online
web-lobby-away = offline
web-lobby-host = Gospodarz
web-lobby-a-bot = Bot: { $title }
web-lobby-chair = Miejsce { $number }
web-lobby-menu = { $name }: co zrobić
web-lobby-seat-bot = Dodaj bota
web-lobby-start = Zacznij grę
web-lobby-fill = { $count ->
    [one] Dodaj { $count } bota i zacznij
    [few] Dodaj { $count } boty i zacznij
    [many] Dodaj { $count } botów i zacznij
   *[other] Dodaj { $count } bota i zacznij
}
web-lobby-free = { $count ->
    [one] { $count } miejsce jest wolne: poczekaj na kogoś albo dodaj bota.
    [few] { $count } miejsca są wolne: poczekaj na graczy albo dodaj boty.
    [many] { $count } miejsc jest wolnych: poczekaj na graczy albo dodaj boty.
   *[other] { $count } miejsca jest wolne: poczekaj na graczy albo dodaj boty.
}
web-lobby-ready = Wszyscy już siedzą.
web-lobby-wait = { $host } zacznie grę, gdy wszyscy będą na miejscu.
web-lobby-wait-nobody = Gospodarz jest offline. Każdy może go zastąpić.
web-lobby-take-over = Zostań gospodarzem
web-lobby-lock = Zablokuj dołączanie
web-lobby-unlock = Odblokuj dołączanie
web-lobby-settings = Ustawienia stołu
web-lobby-settings-save = Zapisz
web-lobby-add = Dodaj osobę na tym urządzeniu
web-lobby-add-why = Podajecie sobie urządzenie; między turami karty zasłania kurtyna.
web-lobby-add-name = Imię tej osoby
web-lobby-add-do = Dodaj
web-lobby-link = Graj dalej na innym urządzeniu
web-lobby-link-why = Ten link otwiera twoje miejsce i pokazuje twoje karty. Nie dawaj go nikomu.
web-lobby-link-qr = Kod QR z linkiem do twojego miejsca
web-lobby-link-field = Link do twojego miejsca
web-lobby-leave = Wyjdź
web-lobby-leave-sure = Na pewno zwolnić miejsce?
web-lobby-leave-yes = Odejdź od stołu
web-lobby-kick = Usuń gracza
web-lobby-kick-sure = { $name }: usunąć z listy graczy? Dowie się o tym ta osoba i wszyscy przy stole.
web-lobby-kick-yes = Usuń: { $name }
web-lobby-give-host = Przekaż rolę gospodarza
web-lobby-swap = Zamień miejscami z…
web-lobby-free-bot = Usuń bota
web-lobby-which-bot = Który bot?
web-lobby-house = Zasady domowe
web-kept-lobby = Jeśli nikt nie zacznie gry, ten stół zostanie usunięty { $day }.
web-lobby-luck = Uczciwe tasowanie: kart nie ustawi nikt, nawet serwer.
web-lobby-luck-why = Co to znaczy?
web-lobby-luck-told = Zanim ktokolwiek usiadł, serwer wylosował tajną liczbę i opublikował jej odcisk. Na początku gry urządzenie każdego gracza dodaje własną liczbę i dopiero wszystkie razem decydują o kolejności kart. Nikt jej nie przewidzi ani nie zmieni, nawet serwer. Po grze tajna liczba jest ujawniana i każdy może sprawdzić wszystkie losowania.
web-lobby-luck-seal = Odcisk
web-lobby-mixing = Tasowanie…
web-lobby-mixing-why = Każde urządzenie dodaje swoją liczbę.
web-lobby-back = Anuluj

## Dołączanie

web-join = Dosiądź się
web-join-there = Przy stole
web-join-chair = Gdzie chcesz usiąść?
web-join-any = Gdziekolwiek
web-join-bot-chair = { $name } (bot ustąpi miejsca)
web-join-sit = Usiądź
web-join-watch = Oglądaj
web-join-lobby = Jeszcze nierozpoczęta.
web-join-playing = Gra już trwa, ale bot ustąpi ci miejsca.
web-join-mixing = Karty są właśnie rozdawane. Spróbuj za chwilę.
web-join-full = Wszystkie miejsca są zajęte.
web-join-full-help = Możesz oglądać albo otworzyć własny stół.
web-join-locked = Gospodarz zablokował dołączanie.
web-join-locked-help = Poproś o odblokowanie i spróbuj jeszcze raz.
web-join-over = Ta gra już się skończyła.
web-join-over-help = Możesz zobaczyć, jak było, albo otworzyć własny stół.
web-join-no-watch = Oglądanie jest przy tym stole wyłączone.
web-join-look = Zobacz wynik
web-join-own = Otwórz własny stół
