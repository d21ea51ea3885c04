### Stół Czarujących kotków w przeglądarce. Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.
### Karty przychodzą z nazwy, w mianowniku. Imion nie odmieniamy.

## Obszary i rozdziały

web-wizard-circle = Obszar: { $seat }
web-wizard-chapter = { $seat }: rozdział { $chapter }
web-wizard-own = Twój rozdział { $chapter }
web-wizard-chapters = Rozdziały
web-wizard-missing = Brakuje: { $cards }.
web-wizard-rest = Za dużo: { $cards }.
web-wizard-complete = Komplet: klątwa pada z końcem tej tury.
web-wizard-verdict-fits = Przyda się tu: { $card }.
web-wizard-verdict-completes = To już komplet: { $card }!
web-wizard-verdict-extra = Tu to karta nadmiarowa: { $card }, −1.
web-wizard-verdict-free = Tu nie ma klątwy, więc { $card } nie przeszkadza.
web-wizard-verdict-spared = Tu to karta nadmiarowa, ale nic nie kosztuje: { $card }.
web-wizard-can = Do wyboru.

## Miejsca, zaklęcia, cele

web-wizard-seat = { $seat }: { $points }, { $curses }.
web-wizard-token-on = Żeton leży na: { $spell }.
web-wizard-kittens = Kotki
web-wizard-spell-covered = pod twoim żetonem
web-wizard-spell-idle = nie ma na czym
web-wizard-credit-now = Teraz warte: +{ $count }, jeśli padnie wszystkie sześć klątw.

## Stosy i co się dzieje

web-wizard-piles = Talia składników i stos kart odrzuconych
web-wizard-top = Na wierzchu: { $card }.
web-wizard-safe = Profesor Pazurek nie przyjdzie z { $count ->
    [one] następną kartą
    [few] następnymi { $count } kartami
   *[many] następnymi { $count } kartami
}.
web-wizard-unsafe = Profesor Pazurek może przyjść z każdą kartą!
web-wizard-no-cats = Nie ma już w niej kotów zamętu.
web-wizard-cats-left = Koty zamętu w talii: { $count }. { $calm ->
    [0] Następna karta może być jednym z nich.
    [one] Następna karta na pewno nim nie jest.
    [few] W następnych { $calm } kartach nie ma żadnego.
   *[many] W następnych { $calm } kartach nie ma żadnego.
}
web-wizard-unseen = Składniki w talii
web-wizard-paws = W czyichś łapkach
web-wizard-cats = Koty zamętu do tej pory: { $count } z { $of }.
web-wizard-beaten = Klątwy z powrotem w księdze: { $count } z { $of }.
web-wizard-book = Księga klątw
web-wizard-known = Jeszcze przed nami: { $cards }.
web-wizard-step-now = dzieje się teraz
web-wizard-step-force = obowiązuje
web-wizard-step-done = już było
web-wizard-step-coming = może jeszcze nadejść
web-wizard-step-never = nie w tej grze

## Koniec

web-wizard-won = { $seats ->
    [one] Wygrywa { $winner }!
    [few] Wygrywają { $winner }!
   *[many] Wygrywają { $winner }!
}
web-wizard-won-you = { $seats ->
    [one] Wygrywasz!
    [few] Wygrywacie razem: { $winner }!
   *[many] Wygrywacie razem: { $winner }!
}
web-wizard-nobody = Nikt nie wygrywa
web-wizard-by-points = Liczy się najwięcej punktów.
web-wizard-by-paws = Kto nie odpada, wygrywa, mając w obszarze najmniej kart.
web-wizard-sheet = Arkusz punktów
web-wizard-look = Zwiń arkusz punktów
web-wizard-out-wk-157 = Co najmniej dziesięć punktów: wina jak na dłoni.
web-wizard-out-wk-132 = Najwyżej pięć punktów: za mało, by ktoś uwierzył.
web-wizard-out = Odpada.
web-wizard-uncounted = Karta celu, już bez punktów: { $card }.
