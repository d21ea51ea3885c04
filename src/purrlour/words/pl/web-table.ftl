### Stół w przeglądarce, wspólny dla wszystkich gier. Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.
###
### Imion nie odmieniamy i nie znamy niczyjej płci: imię stoi w mianowniku.

## Wchodzenie i gubienie wątku

web-table-your-turn = ● Twoja kolej
web-table-laying = Wczytuję stół…
web-table-no-board = Nie udało się wczytać stołu. Sprawdź połączenie i odśwież stronę.
web-table-broken = Utracono połączenie. Łączę ponownie…
web-table-broken-why = Gra jest bezpieczna. Nie zamykaj tej strony.
web-table-watching = Oglądasz grę
web-table-sit = Dosiądź się
web-table-bye-bad-hello = Ta strona jest nieaktualna. Odśwież ją.
web-table-bye-bad-token = Ten link już nie działa. Może to miejsce ma teraz ktoś inny.
web-table-bye-kicked = Gospodarz usunął cię z tej gry. Możesz usiąść znowu, gdy cię zaprosi.
web-table-bye-left = Twoje miejsce jest już wolne. Dziękujemy za grę!
web-table-bye-no-such-match = Nie ma już takiego stołu.
web-table-bye-no-watch = Oglądanie jest przy tym stole wyłączone: grę widzą tylko gracze.
web-table-reload = Odśwież stronę
web-table-look-again = Poszukaj wolnego miejsca

## Co każdy powinien wiedzieć o stole

web-mark-imported = Z pliku
web-mark-imported-why = Tę grę wczytano z pliku: kto ją wczytał, mógł z góry znać wszystkie losowania.
web-mark-older = Starsze zasady
web-mark-older-why = Ta gra toczy się według wersji { $version } zasad. Nowe zaczynają się według wersji { $newest }.
web-version = Zasady w wersji { $version }.
web-mark-practice = Trening
web-mark-practice-why = Kto gra tu z samymi botami, może cofać ruchy, także takie, które już coś pokazały.

## Co teraz

web-table-skip = Przejdź do pytania
web-table-prompt = Co teraz?
web-table-hurry = Pomiń
web-table-wait-many = Czekamy na wybór: { $names }…
web-table-wait-nobody = Chwileczkę…
web-table-on-table = Wybierz na stole.
web-table-or-on-table = Możesz też wybrać na stole.
web-table-many-left = Teraz wskaż cel na stole.
web-table-lay-back = Anuluj
web-table-rule = Zasada { $clause }
web-table-close-reason = Zamknij
web-table-paused = Gra wstrzymana
web-table-bot-plays = Za ciebie gra bot.
web-table-take-back = Wracam do gry
web-table-hand-to = Obejrzyj, co masz. Potem urządzenie dostaje { $name }.
web-table-hand-over-to = Teraz { $name }

## Podpowiedzi

web-table-hint = Podpowiedź
web-table-hint-thinking = Myślę…
web-table-hint-close = Zamknij
web-table-hint-this = Najlepiej:
web-table-hint-best = Podpowiedź: { $choice }.
web-table-hint-heard = Szansa wygranej: teraz { $now }%, potem { $then }%.
web-per-cent = { $number }%
web-table-hint-alike = Prawie równie dobre: { $choice }.

## Cofanie

web-table-undo = Cofnij
web-table-undo-free = Cofa twój ostatni wybór.
web-table-undo-ask = Ktoś mógł się już czegoś dowiedzieć: pyta pozostałych o zgodę.
web-table-undo-alone = Ten ruch już coś zdradził, a nie ma kogo zapytać o zgodę.
web-table-undo-no = Nie ma czego cofnąć.
web-table-undo-asked = { $seat } chce cofnąć ostatni wybór. Zgoda?
web-table-undo-waiting = Prosisz o cofnięcie. Czekamy na zgodę: { $names }…
web-table-undo-others = { $seat } prosi o cofnięcie. Czekamy na zgodę: { $names }…
web-table-agree = Zgadzam się
web-table-refuse = Nie zgadzam się

## Miejsca

web-table-seats = Przy stole
web-table-you = { $name } (ty)
web-table-you-mark = Ty
web-table-acts = wybiera
web-table-away = offline
web-table-bot = bot
web-table-bot-for = gra bot
web-table-choose-seat = Wybierz: { $name }
web-table-time-left = zostało { $time }

## Gesty

web-table-talk = Gesty i czat
web-table-gestures = Gesty
web-table-emote-paw = Łapka
web-table-emote-purr = Mruk
web-table-emote-hiss = Syk
web-table-emote-meow = Miau
web-table-emote-yawn = Ziew
web-table-emote-heart = Serce
web-table-emote-laugh = Śmiech
web-table-emote-think = Hmm
web-table-chat-empty = Nikt jeszcze nic nie napisał.
web-table-chat-off = Czat jest przy tym stole wyłączony. Może go włączyć gospodarz.
web-table-write = Napisz do wszystkich
web-table-send = Wyślij
web-table-new-messages = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}

## Pasek

web-table-tools = Narzędzia
web-table-log = Dziennik
web-table-rules = Zasady
web-table-menu = Menu
web-table-keys = Klawisze
web-table-keys-numbers = przyciski pytania, od lewej do prawej
web-table-keys-back = anuluj
web-table-keys-hint = podpowiedź
web-table-keys-log = dziennik
web-table-keys-talk = gesty i czat
web-table-keys-rules = zasady
web-table-keys-undo = cofnij
web-table-keys-menu = menu
web-table-keys-these = ta lista
web-table-keys-off = Pojedyncze klawisze są wyłączone w ustawieniach.

## Menu: dla każdego

web-table-mine = Moje miejsce
web-table-settings = Ustawienia
web-table-home = Strona główna
web-table-home-why = Stół zostaje otwarty; znajdziesz go wśród swoich stołów.
web-table-be-away = Niech zagra za mnie bot
web-table-be-away-why = Aż do twojego powrotu.
web-table-speed = Tempo
web-table-speed-why = Jak szybko widzisz ruchy innych. Stuknięcie przewija do teraz.
web-table-speed-off = Od razu
web-table-speed-fast = Szybko
web-table-speed-normal = Normalnie
web-table-speed-slow = Wolno
web-table-order = Gdy mogę zareagować
web-table-order-why = Inni tego nie zobaczą.
web-table-order-off = Pytaj mnie za każdym razem
web-table-order-turn = Pasuj automatycznie do mojej tury
web-table-order-end = Pasuj automatycznie do końca gry
web-table-order-ask = Ale zawsze pytaj mnie o
web-table-link = Graj dalej na innym urządzeniu
web-table-hand-over = Przekaż urządzenie
web-table-leave = Odejdź od stołu
web-table-leave-sure = Odchodzisz na dobre? Twoje miejsce zajmie bot.
web-table-sure = Na pewno?
web-table-better-not = Anuluj

## Menu: dla gospodarza

web-table-hosting = Gospodarzem jesteś ty
web-table-host-is = Gospodarz: { $name }
web-table-host-away = Gospodarz jest offline.
web-table-host-grace = Gospodarz jest offline. Możesz przejąć jego rolę za { $seconds } s.
web-table-away-who = { $name } jest offline.
web-table-bot-grace = { $bot } może zagrać za tę osobę za { $seconds } s.
web-table-bot-ready = { $bot } może już zagrać za tę osobę.
web-table-bot-comes = { $bot } zagra za tę osobę za { $seconds } s.
web-table-removed-bot = Gospodarz usuwa z gry: { $name }. Dalej gra bot.
web-table-removed = Osoby usunięte od stołu
web-table-invite = Zaproś znowu
web-table-invite-who = Zaproś znowu: { $name }
web-table-removed-why = Pamiętane jest urządzenie, nie osoba: zablokuj dołączanie, by nie wszedł nikt, kto ma kod.
web-table-become-host = Zostań gospodarzem
web-table-pause = Wstrzymaj grę
web-table-continue = Wznów grę
web-table-pause-why = Zatrzymuje wszystkie zegary.
web-table-more-time = { $seconds ->
    [one] { $seconds } sekunda więcej
    [few] { $seconds } sekundy więcej
   *[many] { $seconds } sekund więcej
}
web-table-lock = Zablokuj dołączanie
web-table-lock-why = Nikt nowy nie będzie mógł usiąść.
web-table-people = Gracze
web-table-bot-in = Niech gra bot
web-table-kick = Usuń gracza
web-table-kick-sure = { $name }: usunąć z gry? Dowie się o tym ta osoba i wszyscy przy stole, a miejsce zajmie bot.
web-table-make-host = Przekaż rolę gospodarza
web-table-arrange = Ustawienia stołu

## Jedno urządzenie dla kilku osób

web-table-curtain-to = Teraz urządzenie dostaje { $name }.
web-table-curtain-who = Kto ma teraz urządzenie?
web-table-curtain-why = Na tej stronie nie ma teraz niczyich kart.
web-table-i-am = To ja, { $name }
web-table-look-once-more = { $name }: jeszcze jedno spojrzenie

## Koniec

web-table-out-skip = Przewiń do końca
web-table-out-anew = Nowa gra
web-table-result = Wynik
web-table-place = { $place }.
web-table-results-hide = Zobacz stół
web-table-results-show = Pokaż wynik
web-table-again = Zagraj jeszcze raz
web-table-again-other = Zmień graczy lub zasady
web-table-again-wait = Chwileczkę: { $name } może otworzyć następną grę.
web-table-next = Następna gra już czeka.
web-table-come-along = Dołącz
web-table-replay = Zobacz powtórkę
web-table-verify = Sprawdź uczciwość losowań
