### Eksplodujące kotki: Koci złodziejaszek. Jak wybiera się klucze: words/words.py.
### Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.
###
### Imiona stoją w mianowniku, czasowniki w czasie teraźniejszym: nie znamy niczyjej płci.
### Gdy osoby są dwie, druga ma własne orzeczenie: „Kartę traci Bob”, a nie „Bobowi”.

## Gra

game-title = Eksplodujące kotki: Koci złodziejaszek
game-description = Dobieraj karty, uważaj na kotki, które wybuchają, i przetrwaj wszystkich przy stole.
game-minutes = Około 15 minut
game-difficulty = Łatwa

thing-pile = Talia
thing-discard = Stos kart odrzuconych
thing-hand = Twoje karty
thing-burglar = Koci złodziejaszek
count-kittens = { $count ->
    [one] { $count } kotek
    [few] { $count } kotki
   *[many] { $count } kotków
}

## Karty: nazwa i jej przypadki; .few po „trzy”, .many po „para”, oba już w cudzysłowie

card-kitten = Eksplodujący kotek
    .genitive = Eksplodującego kotka
    .accusative = Eksplodującego kotka
    .few = „Eksplodujące kotki”
    .many = „Eksplodujących kotków”
card-defuse = Rozbrój
    .genitive = Rozbrój
    .accusative = Rozbrój
    .few = karty „Rozbrój”
    .many = kart „Rozbrój”
card-attack = Atakuj
    .genitive = Atakuj
    .accusative = Atakuj
    .few = karty „Atakuj”
    .many = kart „Atakuj”
card-nope = Nie, nie, nie
    .genitive = Nie, nie, nie
    .accusative = Nie, nie, nie
    .few = karty „Nie, nie, nie”
    .many = kart „Nie, nie, nie”
card-favor = Przysługa
    .genitive = Przysługi
    .accusative = Przysługę
    .few = „Przysługi”
    .many = „Przysług”
card-shuffle = Potasuj
    .genitive = Potasuj
    .accusative = Potasuj
    .few = karty „Potasuj”
    .many = kart „Potasuj”
card-skip = Pomiń
    .genitive = Pomiń
    .accusative = Pomiń
    .few = karty „Pomiń”
    .many = kart „Pomiń”
card-future = Co kryje przyszłość
    .genitive = Co kryje przyszłość
    .accusative = Co kryje przyszłość
    .few = karty „Co kryje przyszłość”
    .many = kart „Co kryje przyszłość”
card-tacocat = Tacokot
    .genitive = Tacokota
    .accusative = Tacokota
    .few = „Tacokoty”
    .many = „Tacokotów”
card-cattermelon = Kotowoc arbuzowaty
    .genitive = Kotowoca arbuzowatego
    .accusative = Kotowoca arbuzowatego
    .few = „Kotowoce arbuzowate”
    .many = „Kotowoców arbuzowatych”
card-potato = Kartoflokot włochaty
    .genitive = Kartoflokota włochatego
    .accusative = Kartoflokota włochatego
    .few = „Kartoflokoty włochate”
    .many = „Kartoflokotów włochatych”
card-beard = Brodokot
    .genitive = Brodokota
    .accusative = Brodokota
    .few = „Brodokoty”
    .many = „Brodokotów”
card-rainbow = Kot tęczorzygowy
    .genitive = Kota tęczorzygowego
    .accusative = Kota tęczorzygowego
    .few = „Koty tęczorzygowe”
    .many = „Kotów tęczorzygowych”

## Co robi karta

effect-kitten = Wybucha ci w łapkach, chyba że masz pod ręką „Rozbrój”.
effect-defuse = Usypia kotka mruczeniem, a ty chowasz go z powrotem w talii, gdzie tylko chcesz.
effect-attack = Oddalasz się bez dobierania, a następna osoba dziedziczy dwie tury kłopotów.
effect-nope = Jedno pacnięcie łapą i cudze zagranie ląduje na podłodze, nawet inne „Nie, nie, nie”.
effect-favor = Robisz do kogoś wielkie oczy, aż wybierze jedną ze swoich kart i ci ją odda.
effect-shuffle = Kłębek wełny przetacza się przez talię: odtąd kolejności kart nie zna nikt.
effect-skip = Na paluszkach wymykasz się z tej tury, zanim trzeba będzie dobrać.
effect-future = Ukradkiem zerkasz na trzy karty z wierzchu talii.
effect-tacocat = Sam tylko chrupie; dwa kradną losową kartę, trzy przynoszą tę, o którą poprosisz.
effect-cattermelon = Sam tylko leży i dojrzewa; dwa kradną losową kartę, trzy przynoszą tę, o którą poprosisz.
effect-potato = Sam tylko wyleguje się na kanapie; dwa kradną losową kartę, trzy przynoszą tę, o którą poprosisz.
effect-beard = Sam tylko gładzi brodę; dwa kradną losową kartę, trzy przynoszą tę, o którą poprosisz.
effect-rainbow = Sam ma tylko kolorowe mdłości; dwa kradną losową kartę, trzy przynoszą tę, o którą poprosisz.

## Wybory

action-draw = Dobierz kartę
action-pass = Pasuj
action-nope = Nie, nie, nie!
action-done = Odłóż karty
action-resign = Poddaj się
action-play = Zagraj „{ CARD($card, case: "accusative") }”
action-favor = „Przysługa”: kartę daje ci { $target }
action-pair = Para { CARD($card, case: "many") }: kartę traci { $target }
action-three = Trzy { CARD($card, case: "few") }: żądaną kartę oddaje { $target }
action-name = Zażądaj karty „{ CARD($card) }”
action-burglar = Wyślij kociego złodziejaszka po „{ CARD($card, case: "accusative") }”: kota traci { $target }
action-give = Oddaj „{ CARD($card, case: "accusative") }”
action-put = { $place ->
    [0] Na wierzch talii
    [one] Pod { $place } kartę
    [few] Pod { $place } karty
   *[many] Pod { $place } kart
}
# Dla tych, którzy wiedzą, ile kart liczy talia.
action-put-bottom = Na sam spód, pod { $place ->
    [one] { $place } kartę
    [few] { $place } karty
   *[many] { $place } kart
}

## Pytania

ask-turn = Twoja tura: zagraj, co chcesz, a na koniec dobierz kartę.
ask-name = Jaką kartę ma ci oddać { $target }?
ask-nope = { $about } { $answers ->
    [0] Powstrzymasz to?
    [2] Znów działa: powstrzymasz to?
    [4] Znów działa: powstrzymasz to?
   *[other] Na razie nie działa: powiesz „Nie, nie, nie” na to „Nie, nie, nie”?
}
ask-look = Oto przyszłość: odłóż karty, gdy już się napatrzysz.
ask-give = { $about } Którą kartę oddajesz?
ask-put = Gdzie w talii chowasz kotka?

wait-turn = Teraz gra { $seat }…
wait-name = { $seat } wybiera, jakiej karty zażądać…
wait-nope = { $seat } waha się między „Nie, nie, nie” a pasem…
wait-look = { $seat } patrzy w przyszłość…
wait-give = { $seat } wybiera kartę do oddania…
wait-put = { $seat } chowa kotka w talii…

table-play = Na stole: „{ CARD($card) }”.
table-favor = Na stole: „Przysługa”. Kartę ma oddać { $target }.
table-favor-to-you = Na stole: „Przysługa”. Kartę masz oddać ty.
table-pair = Na stole: para { CARD($card, case: "many") }. Kartę ma stracić { $target }.
table-pair-to-you = Na stole: para { CARD($card, case: "many") }. Kartę masz stracić ty.
table-three = Na stole: trzy { CARD($card, case: "few") }. Kartę ma oddać { $target }.
table-three-to-you = Na stole: trzy { CARD($card, case: "few") }. Kartę masz oddać ty.
table-name = Chodzi o kartę „{ CARD($card) }”.

## Co się dzieje

event-drew = { $seat } dobiera „{ CARD($card, case: "accusative") }”.
event-drew-you = Dobierasz „{ CARD($card, case: "accusative") }”.
event-drew-hidden = { $seat } dobiera kartę.

event-peeked = { $seat } widzi wierzch talii: { CARDS($cards) }.
event-peeked-you = Na wierzchu talii: { CARDS($cards) }.
event-peeked-hidden = { $seat } zerka na { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} z wierzchu talii.

event-hid = { $seat } { $place ->
    [0] odkłada kotka na wierzch talii.
    [one] chowa kotka pod { $place } kartą.
   *[other] chowa kotka pod { $place } kartami.
}
event-hid-you = { $place ->
    [0] Odkładasz kotka na wierzch talii.
    [one] Chowasz kotka pod { $place } kartą.
   *[other] Chowasz kotka pod { $place } kartami.
}
event-hid-hidden = { $seat } chowa kotka gdzieś w talii.

# EK-39 to karta oddana w ramach przysługi; w przeciwnym razie kradnie ją para.
event-gave = { $clause ->
    [EK-39] { $seat } oddaje, a { $taker } dostaje „{ CARD($card, case: "accusative") }”.
   *[other] { $taker } kradnie, a { $seat } traci „{ CARD($card, case: "accusative") }”.
}
event-gave-you = { $clause ->
    [EK-39] Oddajesz kartę „{ CARD($card) }”, a dostaje ją { $taker }.
   *[other] { $taker } kradnie ci „{ CARD($card, case: "accusative") }”.
}
event-gave-to-you = { $clause ->
    [EK-39] { $seat } daje ci „{ CARD($card, case: "accusative") }”.
   *[other] Kradniesz kartę „{ CARD($card) }”, a traci ją { $seat }.
}
event-gave-hidden = { $clause ->
    [EK-39] { $seat } oddaje kartę, a dostaje ją { $taker }.
   *[other] { $taker } kradnie kartę, a traci ją { $seat }.
}

event-handed = { $seat } oddaje, a { $taker } dostaje „{ CARD($card, case: "accusative") }”.
event-handed-you = Oddajesz kartę „{ CARD($card) }”, a dostaje ją { $taker }.
event-handed-to-you = { $seat } oddaje ci „{ CARD($card, case: "accusative") }”.

event-lacked = { $seat } nie ma karty „{ CARD($card) }”: { $taker } nic nie dostaje.
event-lacked-you = Nie masz karty „{ CARD($card) }”: { $taker } nic nie dostaje.
event-lacked-to-you = { $seat } nie ma karty „{ CARD($card) }”: nic nie dostajesz.

event-played = { $count ->
    [3] { $seat } zagrywa trzy { CARD($card, case: "few") }. Kartę ma oddać { $target }.
    [2] { $seat } zagrywa parę { CARD($card, case: "many") }. Kartę ma stracić { $target }.
   *[other] { $card ->
        [favor] { $seat } zagrywa „Przysługę”. Kartę ma oddać { $target }.
       *[other] { $seat } zagrywa „{ CARD($card, case: "accusative") }”.
    }
}
event-played-you = { $count ->
    [3] Zagrywasz trzy { CARD($card, case: "few") }. Kartę ma oddać { $target }.
    [2] Zagrywasz parę { CARD($card, case: "many") }. Kartę ma stracić { $target }.
   *[other] { $card ->
        [favor] Zagrywasz „Przysługę”. Kartę ma oddać { $target }.
       *[other] Zagrywasz „{ CARD($card, case: "accusative") }”.
    }
}
event-played-to-you = { $count ->
    [3] { $seat } zagrywa przeciw tobie trzy { CARD($card, case: "few") }.
    [2] { $seat } zagrywa przeciw tobie parę { CARD($card, case: "many") }.
   *[other] { $card ->
        [favor] { $seat } prosi cię o przysługę.
       *[other] { $seat } zagrywa przeciw tobie „{ CARD($card, case: "accusative") }”.
    }
}

event-named = { $seat } żąda karty „{ CARD($card) }”. Ma ją oddać { $target }.
event-named-you = Żądasz karty „{ CARD($card) }”. Ma ją oddać { $target }.
event-named-to-you = { $seat } żąda od ciebie karty „{ CARD($card) }”.

event-noped = { $chain ->
    [1] { $seat } mówi „Nie, nie, nie”.
    [2] { $seat } mówi „Nie, nie, nie” na „Nie, nie, nie”: a jednak tak!
    [4] { $seat } mówi „Nie, nie, nie” na „Nie, nie, nie”: a jednak tak!
   *[other] { $seat } dokłada kolejne „Nie, nie, nie”: a jednak nie!
}
event-noped-you = { $chain ->
    [1] Mówisz „Nie, nie, nie”.
    [2] Mówisz „Nie, nie, nie” na „Nie, nie, nie”: a jednak tak!
    [4] Mówisz „Nie, nie, nie” na „Nie, nie, nie”: a jednak tak!
   *[other] Dokładasz kolejne „Nie, nie, nie”: a jednak nie!
}

event-passed = { $seat } pasuje.
event-passed-you = Pasujesz.

event-cancelled = { $count ->
    [3] { $seat } obchodzi się smakiem: trzy { CARD($card, case: "few") } nie działają.
    [2] { $seat } obchodzi się smakiem: para { CARD($card, case: "many") } nie działa.
   *[other] { $seat } obchodzi się smakiem: „{ CARD($card) }” nie działa.
}
event-cancelled-you = { $count ->
    [3] Obchodzisz się smakiem: trzy { CARD($card, case: "few") } nie działają.
    [2] Obchodzisz się smakiem: para { CARD($card, case: "many") } nie działa.
   *[other] Obchodzisz się smakiem: „{ CARD($card) }” nie działa.
}

event-fizzled = { $target } nie ma kart: { $seat } nic nie dostaje.
event-fizzled-you = { $target } nie ma kart: nic nie dostajesz.
event-fizzled-to-you = Nie masz kart: { $seat } nic nie dostaje.

event-shuffled = { $seat } tasuje talię.
event-shuffled-you = Tasujesz talię.

event-burgled = { $seat } wysyła kociego złodziejaszka po „{ CARD($card, case: "accusative") }”. Na celowniku: { $target }.
event-burgled-you = Wysyłasz kociego złodziejaszka po „{ CARD($card, case: "accusative") }”. Na celowniku: { $target }.
event-burgled-to-you = { $seat } wysyła do ciebie kociego złodziejaszka po „{ CARD($card, case: "accusative") }”.

event-revealed = { $seat } dobiera eksplodującego kotka!
event-revealed-you = Dobierasz eksplodującego kotka!

event-defused = { $seat } rozbraja kotka w ostatniej chwili.
event-defused-you = Rozbrajasz kotka w ostatniej chwili.

# EK-24 to wybuch; w przeciwnym razie ktoś się poddaje.
event-died = { $clause ->
    [EK-24] { $seat } wybucha i odpada z gry.
   *[other] { $seat } odpada z gry.
}{ $count ->
    [0] { "" }
    [1] { " " }Na stosie kart odrzuconych ląduje: { CARDS($cards, counted: "yes") }.
   *[other] { " " }Na stosie kart odrzuconych lądują: { CARDS($cards, counted: "yes") }.
}
event-died-you = { $clause ->
    [EK-24] Wybuchasz i odpadasz z gry.
   *[other] Odpadasz z gry.
}{ $count ->
    [0] { "" }
    [1] { " " }Na stosie kart odrzuconych ląduje: { CARDS($cards, counted: "yes") }.
   *[other] { " " }Na stosie kart odrzuconych lądują: { CARDS($cards, counted: "yes") }.
}

event-resigned = { $seat } się poddaje.
event-resigned-you = Poddajesz się.

event-pawn-lost = { $seat } zabiera ze sobą kociego złodziejaszka.
event-pawn-lost-you = Zabierasz ze sobą kociego złodziejaszka.

# EK-33: jedna z kilku tur już za kimś, reszta przed nim.
event-turn = { $clause ->
    [EK-33] { $owed ->
        [one] { $seat } ma do rozegrania jeszcze { $owed } turę.
        [few] { $seat } ma do rozegrania jeszcze { $owed } tury.
       *[many] { $seat } ma do rozegrania jeszcze { $owed } tur.
    }
   *[other] { $owed ->
        [one] Teraz gra { $seat }.
        [few] { $seat } ma do rozegrania { $owed } tury z rzędu.
       *[many] { $seat } ma do rozegrania { $owed } tur z rzędu.
    }
}
event-turn-you = { $clause ->
    [EK-33] { $owed ->
        [one] Masz do rozegrania jeszcze { $owed } turę.
        [few] Masz do rozegrania jeszcze { $owed } tury.
       *[many] Masz do rozegrania jeszcze { $owed } tur.
    }
   *[other] { $owed ->
        [one] Teraz twoja tura.
        [few] Masz do rozegrania { $owed } tury z rzędu.
       *[many] Masz do rozegrania { $owed } tur z rzędu.
    }
}

event-won = { $seat } zostaje przy życiu i wygrywa!
event-won-you = Wygrywasz: nikt inny nie przeżył!

## Jak się skończyło

outcome-last-one-living = { $winner } wygrywa: nikt inny nie przeżył.
outcome-last-one-living-you = Wygrywasz: nikt inny nie przeżył.
outcome-last-one-living-lost = { $winner } wygrywa. Twoje miejsce: { $place } z { $seats }.

## Odmowy

refuse-no-such-card = Nie masz karty „{ CARD($card) }”.
# Dwie albo trzy.
refuse-needs-equal-cards = Do tego potrzebne są { $count } { CARD($card, case: "few") }.
refuse-only-pairs-of-cats = Przy tym stole kombinacją są tylko dwa takie same koty.
refuse-not-playable-alone = { $card ->
    [kitten] Eksplodującego kotka nikt nigdy nie ma na ręce.
    [defuse] Pojedynczą kartę „Rozbrój” można zagrać tylko po dobraniu eksplodującego kotka.
   *[other] Pojedyncza karta „{ CARD($card) }” nic nie robi: potrzebne są dwie albo trzy takie same.
}
refuse-target-is-out = { $target } nie bierze już udziału w grze.
refuse-target-has-no-cards = { $target } nie ma kart.
refuse-pawn-not-yours = Koci złodziejaszek nie stoi przed tobą.
refuse-pile-not-that-deep = Kotka nie da się schować pod { $place ->
    [one] { $place } kartą
   *[other] { $place } kartami
}: w talii { $deepest ->
    [0] nie ma żadnej karty
    [one] jest tylko { $deepest } karta
    [few] są tylko { $deepest } karty
   *[many] jest tylko { $deepest } kart
}.
refuse-nothing-to-nope = Nie ma teraz na co powiedzieć „Nie, nie, nie”.
refuse-too-late-to-nope = Za późno na „Nie, nie, nie”: karta już działa.
refuse-kitten-cannot-be-noped = Eksplodującego kotka ani użytej przeciw niemu karty „Rozbrój” nie da się anulować.
refuse-top-card-is-yours = Na wierzchu leży twoja karta, a na własną nie mówi się „Nie, nie, nie”.
refuse-already-passed = Twój pas już się liczy; następną szansę da dopiero kolejne „Nie, nie, nie”.
refuse-window-is-open = Chwileczkę: inni mogą jeszcze powiedzieć „Nie, nie, nie”.
refuse-wait-for-favor = Chwileczkę: ktoś właśnie wybiera dla ciebie kartę.
refuse-answer-first = { $decision ->
    [name] Najpierw powiedz, jakiej karty żądasz.
    [nope] Najpierw zdecyduj: „Nie, nie, nie” czy pas.
    [look] Najpierw odłóż karty, na które patrzysz.
    [give] Najpierw wybierz kartę, którą oddajesz.
    [put] Najpierw wybierz miejsce dla kotka.
   *[turn] To twoja tura: zagraj albo dobierz kartę.
}

## Zasady domowe

option-burglar = Koci złodziejaszek
    .help = Gdy pionek stoi przed tobą, możesz w swojej turze urządzić małą kradzież: przyniesie ci czyjegoś kota.
option-any-pairs = Dowolne takie same karty
    .help = Kombinacją są każde dwie lub trzy takie same karty; bez tej zasady tylko dwa takie same koty.
option-turbo = Krótka talia
    .help = Jedna trzecia talii znika z gry w ukryciu, więc prędzej coś wybuchnie.
option-first = Pierwszy gracz
    .help = Kto rozgrywa pierwszą turę.
option-first-random = losowo
option-first-0 = Gracz 1
option-first-1 = Gracz 2
option-first-2 = Gracz 3
option-first-3 = Gracz 4
option-first-4 = Gracz 5
option-nope-own = „Nie, nie, nie” na własną kartę
    .help = Możesz odpowiedzieć „Nie, nie, nie” także na swoje zagranie.
option-empty-targets = Puste ręce jako cel
    .help = „Przysługę” i kombinacje można zagrać przeciw komuś bez kart, choć nic to nie da.

## Zasady domowe, które do siebie pasują

preset-book = Według zasad
    .help = Tak jak w instrukcji, z Kocim złodziejaszkiem.
preset-quick = Szybka gra
    .help = Krótka talia: zostają dwie trzecie kart i prędzej coś wybuchnie.
preset-classic = Bez złodziejaszka
    .help = Liczą się tylko karty: Koci złodziejaszek śpi w koszyku.
preset-kids = Dla małych łapek
    .help = Bez Kociego złodziejaszka, a kombinacją są tylko dwa takie same koty: mniej do pamiętania.

## Stół w przeglądarce

board-middle = Na stole
board-way-pair = Para: kradnie losową kartę
board-way-three = Trójka: żąda nazwanej karty
board-hand-empty = Nie masz kart, ale grasz dalej: w swojej turze po prostu dobierz.
board-hand-out = Odpadasz, ale przy piecu jest ciepło. Zostań i zobacz, kto przetrwa.
board-hand-watching = Oglądasz. Karty graczy są tajne, póki gra trwa.
board-hand-open = Wszystkie karty są odkryte: leżą przy graczach.
board-hand-card = { CARD($card) }{ $count ->
    [1] { "" }
    [one] , { $count } karta
    [few] , { $count } karty
   *[many] , { $count } kart
}
board-hand-can = { $held }, do wyboru
board-hand-cannot = { $held }, nie teraz
board-read = Przeczytaj kartę „{ CARD($card) }”

board-pile = Talia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-odds = { $risk }%
board-odds-label = Ryzyko kotka
board-odds-why = W tym { $kittens }. Ryzyko kotka: { $risk }%.
board-odds-safe = Następna karta to nie kotek.
board-known = Wiesz, co tam jest: { $cards }.
board-known-card = { $depth ->
    [1] następna karta to „{ CARD($card) }”
   *[other] karta numer { $depth } to „{ CARD($card) }”
}

board-discard-none = Nic jeszcze nie zagrano
board-discard-all = Przejrzyj stos kart odrzuconych: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-discard-last = Na wierzchu: { CARD($card) }

board-out = poza grą
board-burglar = Tu stoi koci złodziejaszek
board-burglar-send = Wyślij kociego złodziejaszka
board-burglar-yours = Koci złodziejaszek stoi przed tobą
board-burglar-which = Którego kota ma przynieść?
board-burglar-whom = „{ CARD($card) }”: teraz wskaż, kogo odwiedzi
board-name-which = Jakiej karty żądasz?

board-lying-on = Zadziała
board-lying-off = Nie zadziała
board-lying-asked = Jeszcze bez odpowiedzi: { $seats }

board-future = Przyszłość, tylko dla twoich oczu
board-future-place = { $place ->
    [1] następna
    [2] potem
   *[other] na końcu
}

board-put = Tylko ty widzisz, gdzie trafi.
board-put-where = Miejsce w talii
board-put-top = wierzch
board-put-bottom = spód
board-put-here = Schowaj tutaj

board-defused = mrrr…
board-bang = Bum!
board-won = { $winner } zostaje przy stole na końcu
board-won-you = Na końcu przy stole zostajesz ty

## Jak gra się kończy, w kilku słowach: do raportów i zasad domowych

ending-last-one-living = Żyje już tylko jedna osoba
