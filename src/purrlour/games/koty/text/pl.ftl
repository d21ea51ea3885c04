### Koty. Jak wybiera się klucze: words/words.py.
### Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.
###
### Imiona stoją w mianowniku, czasowniki w czasie teraźniejszym: nie znamy niczyjej płci.
### Czyja jest kraina, mówi imię przed nią: „Bob, kraina 2”.

## Gra

game-title = Koty
game-description = Zapełnij kotami cztery krainy swojego snu, pomnóż je dziewiątkami, a najlepsze podbierz rywalom.
game-minutes = Około 25 minut
game-difficulty = Średnia

thing-pile = Stos dobierania
thing-discard = Stos kart odrzuconych
thing-hand = Twoje karty
thing-dream = Twój sen
thing-nine = dziewiątka
count-cats = { $count ->
    [one] { $count } kot
    [few] { $count } koty
   *[many] { $count } kotów
}
count-nines = { $count ->
    [one] { $count } dziewiątka
    [few] { $count } dziewiątki
   *[many] { $count } dziewiątek
}

## Karty: nazwa i jej przypadki

card-blue1 = Niebieski kot 1
    .genitive = Niebieskiego kota 1
    .accusative = Niebieskiego kota 1
    .instrumental = Niebieskim kotem 1
card-blue8 = Niebieski kot 8
    .genitive = Niebieskiego kota 8
    .accusative = Niebieskiego kota 8
    .instrumental = Niebieskim kotem 8
card-yellow2 = Żółty kot 2
    .genitive = Żółtego kota 2
    .accusative = Żółtego kota 2
    .instrumental = Żółtym kotem 2
card-yellow7 = Żółty kot 7
    .genitive = Żółtego kota 7
    .accusative = Żółtego kota 7
    .instrumental = Żółtym kotem 7
card-green3 = Zielony kot 3
    .genitive = Zielonego kota 3
    .accusative = Zielonego kota 3
    .instrumental = Zielonym kotem 3
card-green6 = Zielony kot 6
    .genitive = Zielonego kota 6
    .accusative = Zielonego kota 6
    .instrumental = Zielonym kotem 6
card-pink4 = Różowy kot 4
    .genitive = Różowego kota 4
    .accusative = Różowego kota 4
    .instrumental = Różowym kotem 4
card-pink5 = Różowy kot 5
    .genitive = Różowego kota 5
    .accusative = Różowego kota 5
    .instrumental = Różowym kotem 5
card-crow = Kruk
    .genitive = Kruka
    .accusative = Kruka
    .instrumental = Krukiem
card-joker = Joker
    .genitive = Jokera
    .accusative = Jokera
    .instrumental = Jokerem
card-moth = Ćma
    .genitive = Ćmy
    .accusative = Ćmę
    .instrumental = Ćmą
card-bat = Nietoperz
    .genitive = Nietoperza
    .accusative = Nietoperza
    .instrumental = Nietoperzem
card-owl = Sowa
    .genitive = Sowy
    .accusative = Sowę
    .instrumental = Sową
card-dragon = Smok
    .genitive = Smoka
    .accusative = Smoka
    .instrumental = Smokiem

## Co robi karta

effect-blue1 = Wart 1. Zaprzyjaźnia się z niebieskim kotem 8, walczy z niebieskim kotem 1.
effect-blue8 = Wart 8. Zaprzyjaźnia się z niebieskim kotem 1, walczy z niebieskim kotem 8.
effect-yellow2 = Wart 2. Zaprzyjaźnia się z żółtym kotem 7, walczy z żółtym kotem 2.
effect-yellow7 = Wart 7. Zaprzyjaźnia się z żółtym kotem 2, walczy z żółtym kotem 7.
effect-green3 = Wart 3. Zaprzyjaźnia się z zielonym kotem 6, walczy z zielonym kotem 3.
effect-green6 = Wart 6. Zaprzyjaźnia się z zielonym kotem 3, walczy z zielonym kotem 6.
effect-pink4 = Wart 4. Zaprzyjaźnia się z różowym kotem 5, walczy z różowym kotem 4.
effect-pink5 = Wart 5. Zaprzyjaźnia się z różowym kotem 4, walczy z różowym kotem 5.
effect-crow = Nic niewart: siada na dziewiątce rywala albo wypłasza innego kruka z twojego snu.
effect-joker = Udaje kota, który spotyka kota, albo kruka, który wypłasza kruka z twojego snu.
effect-moth = Odlatuje z dowolnym kotem i kładzie go w innej krainie, czyjejkolwiek.
effect-bat = Porywa rywalowi kruka, który w twoim śnie staje się dziewiątką.
effect-owl = Gdy ktoś atakuje twojego kota: kończy atak, a karta atakująca jest twoja.
effect-dragon = Przepędza wszystkie kruki ze wszystkich snów i zwija się w twoim jako dziewiątka.

## Wybory

action-exchange = Wymień wszystkie karty
action-pass = Nie broń się
action-owl = Zagraj sowę
action-stop = Zakończ atak
action-dragon = Zagraj smoka
action-resign = Poddaj się
action-play = { $target }, kraina { $land }: zagraj „{ CARD($card, case: "accusative") }”
action-play-to-you = Zagraj „{ CARD($card, case: "accusative") }” na swoją krainę { $land }
action-joker = { $target }, kraina { $land }: zagraj jokera jako „{ CARD($card, case: "accusative") }”
action-joker-to-you = Zagraj jokera jako „{ CARD($card, case: "accusative") }” na swoją krainę { $land }
action-moth = { $target }, kraina { $land }: weź kota ćmą
action-moth-to-you = Weź kota ćmą ze swojej krainy { $land }
action-lay = { $target }, kraina { $land }: połóż kota
action-lay-to-you = Połóż kota w swojej krainie { $land }
action-bat = { $target }, kraina { $land }: weź kruka nietoperzem
action-bat-to-you = Weź kruka nietoperzem ze swojej krainy { $land }
action-defend = Broń się: „{ CARD($card) }”
action-repeat = Atakuj znowu: „{ CARD($card) }”
action-place = W swojej krainie { $land }

## Pytania

ask-turn = Twoja tura: zagraj jedną kartę albo wymień wszystkie.
ask-defend = { $about } Bronisz się?
ask-repeat = { $about } Odparte. Atakujesz znowu?
ask-place = { $about } Która z twoich krain to przyjmie?
ask-lay = { $about } Gdzie ćma go położy?

wait-turn = Teraz gra { $seat }…
wait-defend = { $seat } waha się, czy się bronić…
wait-repeat = { $seat } waha się, czy atakować znowu…
wait-place = { $seat } wybiera krainę…
wait-lay = { $seat } szuka krainy dla kota niesionego przez ćmę…

table-befriend = „{ CARD($card) }” chce się zaprzyjaźnić z kotem, którego śni { $target }.
table-befriend-to-you = „{ CARD($card) }” chce się zaprzyjaźnić z twoim kotem.
table-fight = „{ CARD($card) }” rzuca się na kota, którego śni { $target }.
table-fight-to-you = „{ CARD($card) }” rzuca się na twojego kota.
table-land = Kraina: { $card }.
table-nine = Zdobywasz dziewiątkę.
table-pair = Zdobywasz dziewiątkę, a na niej „{ CARD($card, case: "accusative") }”.
table-crow = Zdobywasz kruka jako dziewiątkę.
table-dragon = Zdobywasz smoka jako dziewiątkę.
table-moth = Ćma unosi „{ CARD($card, case: "accusative") }”. Traci go { $target }.
table-moth-to-you = Ćma unosi „{ CARD($card, case: "accusative") }”. Tracisz go ty.
table-play = Na stole: „{ CARD($card) }”.

## Co się dzieje

event-drew = { $seat } dobiera: { CARDS($cards, counted: "yes") }.
event-drew-you = Dobierasz: { CARDS($cards, counted: "yes") }.
event-drew-hidden = { $seat } dobiera { $count ->
    [1] kartę
    [few] { $count } karty
   *[many] { $count } kart
}.

event-put = { $clause ->
    [KO-20] { $seat } kładzie „{ CARD($card, case: "accusative") }” w pustej krainie { $land }.
   *[other] { $seat } kładzie „{ CARD($card, case: "accusative") }” na dziewiątce w krainie { $land }.
}
event-put-you = { $clause ->
    [KO-20] Kładziesz „{ CARD($card, case: "accusative") }” w swojej pustej krainie { $land }.
   *[other] Kładziesz „{ CARD($card, case: "accusative") }” na dziewiątce w swojej krainie { $land }.
}

event-chased = { $seat } przegania kruka z krainy { $land }. Pomaga „{ CARD($card) }”.
event-chased-you = Przeganiasz kruka ze swojej krainy { $land }. Pomaga „{ CARD($card) }”.

event-covered = { $seat } zagrywa „{ CARD($card, case: "accusative") }” na dziewiątkę. Cel: { $target }, kraina { $land }.
event-covered-you = Zagrywasz „{ CARD($card, case: "accusative") }” na dziewiątkę. Cel: { $target }, kraina { $land }.
event-covered-to-you = { $seat } zagrywa „{ CARD($card, case: "accusative") }” na dziewiątkę w twojej krainie { $land }.

event-matched = { $card ->
    [joker] { $seat } zagrywa jokera jako „{ CARD($stands_for, case: "accusative") }” na własnego kota w krainie { $land }.
   *[other] { $seat } zagrywa „{ CARD($card, case: "accusative") }” na własnego kota w krainie { $land }.
}
event-matched-you = { $card ->
    [joker] Zagrywasz jokera jako „{ CARD($stands_for, case: "accusative") }” na swojego kota w krainie { $land }.
   *[other] Zagrywasz „{ CARD($card, case: "accusative") }” na swojego kota w krainie { $land }.
}

event-attacked = { $repeats ->
    [0] { $seat } atakuje. Cel: { $target }, kraina { $land }. Karta: { $card ->
        [joker] joker jako „{ CARD($stands_for) }”
       *[other] „{ CARD($card) }”
    }.
   *[other] { $seat } znów atakuje. Cel: { $target }, kraina { $land }. Karta: { $card ->
        [joker] joker jako „{ CARD($stands_for) }”
       *[other] „{ CARD($card) }”
    }.
}
event-attacked-you = { $repeats ->
    [0] Atakujesz. Cel: { $target }, kraina { $land }. Karta: { $card ->
        [joker] joker jako „{ CARD($stands_for) }”
       *[other] „{ CARD($card) }”
    }.
   *[other] Znów atakujesz. Cel: { $target }, kraina { $land }. Karta: { $card ->
        [joker] joker jako „{ CARD($stands_for) }”
       *[other] „{ CARD($card) }”
    }.
}
event-attacked-to-you = { $repeats ->
    [0] { $seat } atakuje kota w twojej krainie { $land }. Karta: { $card ->
        [joker] joker jako „{ CARD($stands_for) }”
       *[other] „{ CARD($card) }”
    }.
   *[other] { $seat } znów atakuje kota w twojej krainie { $land }. Karta: { $card ->
        [joker] joker jako „{ CARD($stands_for) }”
       *[other] „{ CARD($card) }”
    }.
}

event-defended = { $seat } odpiera atak kartą „{ CARD($card) }”. Z niczym zostaje { $target }.
event-defended-you = Odpierasz atak kartą „{ CARD($card) }”. Z niczym zostaje { $target }.
event-defended-to-you = { $seat } odpiera twój atak kartą „{ CARD($card) }”.

event-passed = { $seat } się nie broni.
event-passed-you = Nie bronisz się.

event-stopped = { $seat } kończy atak z niczym.
event-stopped-you = Kończysz atak z niczym.

event-hooted = { $seat } zagrywa sowę i zabiera „{ CARD($card, case: "accusative") }”. Koniec ataku, z niczym zostaje { $target }.
event-hooted-you = Zagrywasz sowę i zabierasz „{ CARD($card, case: "accusative") }”. Koniec ataku, z niczym zostaje { $target }.
event-hooted-to-you = { $seat } zagrywa sowę i zabiera „{ CARD($card, case: "accusative") }”. To koniec twojego ataku.

# KO-22: we własnym śnie; w przeciwnym razie po ataku.
event-befriended = { $clause ->
    [KO-22] { $seat }, kraina { $land }: „{ CARD($card) }” znajduje przyjaciela i oba koty uciekają.
   *[other] { $target }, kraina { $land }: „{ CARD($card) }” znajduje przyjaciela i ucieka. Dziewiątkę dostaje { $seat }.
}
event-befriended-you = { $clause ->
    [KO-22] „{ CARD($card) }” w twojej krainie { $land } znajduje przyjaciela i oba koty uciekają.
   *[other] { $target }, kraina { $land }: „{ CARD($card) }” znajduje przyjaciela i ucieka. Dostajesz dziewiątkę.
}
event-befriended-to-you = „{ CARD($card) }” w twojej krainie { $land } znajduje przyjaciela i ucieka. Dziewiątkę dostaje { $seat }.

event-fought = { $clause ->
    [KO-24] { $seat }, kraina { $land }: walczą dwa koty, „{ CARD($card) }”.
   *[other] { $seat } wygrywa walkę i zabiera oba koty: „{ CARD($card) }”. Traci { $target }, kraina { $land }.
}
event-fought-you = { $clause ->
    [KO-24] W twojej krainie { $land } walczą dwa koty: „{ CARD($card) }”.
   *[other] Wygrywasz walkę i zabierasz oba koty: „{ CARD($card) }”. Traci { $target }, kraina { $land }.
}
event-fought-to-you = { $seat } wygrywa walkę w twojej krainie { $land } i zabiera oba koty: „{ CARD($card) }”.

event-placed = { $seat } kładzie dziewiątkę w krainie { $land }, { $nines ->
    [1] pierwszą
    [2] drugą
   *[other] trzecią
} w tym miejscu.
event-placed-you = Kładziesz dziewiątkę w swojej krainie { $land }, { $nines ->
    [1] pierwszą
    [2] drugą
   *[other] trzecią
} w tym miejscu.

event-paired = { $seat } kładzie dziewiątkę w krainie { $land }, a na niej „{ CARD($card, case: "accusative") }”. Dziewiątek w tym miejscu: { $nines }.
event-paired-you = Kładziesz dziewiątkę w swojej krainie { $land }, a na niej „{ CARD($card, case: "accusative") }”. Dziewiątek w tym miejscu: { $nines }.

event-lost = { $seat } nie ma na to krainy. Przepada: { CARDS($cards, counted: "yes") }.
event-lost-you = Nie masz na to krainy. Przepada: { CARDS($cards, counted: "yes") }.

event-kept = { $seat } nie ma krainy na kolejną dziewiątkę. Przepada „{ CARD($lost) }”, a „{ CARD($card) }” kładzie się w krainie { $land }.
event-kept-you = Nie masz krainy na kolejną dziewiątkę. Przepada „{ CARD($lost) }”, a „{ CARD($card) }” kładzie się w twojej krainie { $land }.

event-exchanged = { $seat } wymienia wszystkie karty: { CARDS($cards, counted: "yes") }.
event-exchanged-you = Wymieniasz wszystkie karty: { CARDS($cards, counted: "yes") }.

event-reshuffled = Stos kart odrzuconych został potasowany. Kart w nowym stosie dobierania: { $count }.

event-ran-dry = { $seat } nie ma skąd dobrać karty: to ostatnia tura.
event-ran-dry-you = Nie masz skąd dobrać karty: to ostatnia tura.

event-fluttered = { $seat } wysyła ćmę po „{ CARD($card, case: "accusative") }”. Skąd: { $target }, kraina { $land }.
event-fluttered-you = Wysyłasz ćmę po „{ CARD($card, case: "accusative") }”. Skąd: { $target }, kraina { $land }.
event-fluttered-to-you = { $seat } wysyła ćmę po „{ CARD($card, case: "accusative") }” z twojej krainy { $land }.

event-laid-down = { $seat } każe ćmie położyć „{ CARD($card, case: "accusative") }”. Gdzie: { $target }, kraina { $land }.
event-laid-down-you = Każesz ćmie położyć „{ CARD($card, case: "accusative") }”. Gdzie: { $target }, kraina { $land }.
event-laid-down-to-you = { $seat } każe ćmie położyć „{ CARD($card, case: "accusative") }” w twojej krainie { $land }.

event-snatched = { $seat } wysyła nietoperza po kruka. Traci go { $target }, kraina { $land }.
event-snatched-you = Wysyłasz nietoperza po kruka. Traci go { $target }, kraina { $land }.
event-snatched-to-you = { $seat } wysyła nietoperza po kruka z twojej krainy { $land }.

event-roared = { $seat } budzi smoka: { $count ->
    [0] nie ma kruków do przepędzenia
    [one] odlatuje { $count } kruk
    [few] odlatują { $count } kruki
   *[many] odlatuje { $count } kruków
}.
event-roared-you = Budzisz smoka: { $count ->
    [0] nie ma kruków do przepędzenia
    [one] odlatuje { $count } kruk
    [few] odlatują { $count } kruki
   *[many] odlatuje { $count } kruków
}.

event-resigned = { $seat } się poddaje.
event-resigned-you = Poddajesz się.

event-turn = Teraz gra { $seat }.
event-turn-you = Teraz twoja tura.

event-ended = { $clause ->
    [KO-60] Trzy krainy po trzy dziewiątki: pora się obudzić i policzyć koty.
    [KO-64] Nie ma już czego dobrać: pora się obudzić i policzyć koty.
    [KO-A45] Noc się skończyła: pora się obudzić i policzyć koty.
   *[other] Nikt inny już nie śni.
}

## Jak się skończyło

outcome-three-lands = Najwięcej kotów ma we śnie: { $winner }. Trzy krainy były pełne dziewiątek.
outcome-three-lands-you = Masz we śnie najwięcej kotów! Trzy krainy były pełne dziewiątek.
outcome-no-cards-left = Najwięcej kotów ma we śnie: { $winner }. Zabrakło kart do dobrania.
outcome-no-cards-left-you = Masz we śnie najwięcej kotów! Zabrakło kart do dobrania.
outcome-limit = Noc się skończyła, a najwięcej kotów ma we śnie: { $winner }.
outcome-limit-you = Noc się skończyła, a ty masz we śnie najwięcej kotów!
outcome-last-side = Wygrywa { $winner }: wszyscy inni się poddali.
outcome-last-side-you = Wygrywasz: wszyscy inni się poddali.

## Odmowy

refuse-you-gave-up = Po poddaniu się można już tylko oglądać.
refuse-no-such-card = Nie masz karty „{ CARD($card) }”.
refuse-land-takes-no-nine = Twoja kraina { $land } nie przyjmie dziewiątki: leży w niej kot lub kruk albo ma już trzy.
refuse-partner-is-asked = Chwileczkę: teraz pytany jest twój partner.
refuse-only-the-attacked-defend = Tego kota może bronić tylko { $target }.
refuse-nothing-to-defend = Nikt nie atakuje twojego kota.
refuse-wait-for-defence = Chwileczkę: druga strona może się jeszcze bronić.
refuse-no-passing = Nie można pasować: zagraj kartę albo wymień wszystkie.
refuse-owl-answers-attacks = Sowa czeka na atak na twojego kota; w twojej turze śpi.
refuse-partner-is-no-rival = { $target } gra z tobą w drużynie: na ten sen nie zagrasz.
refuse-crow-must-be-a-rivals = Nietoperz zabiera kruki rywalom, nie tobie.
refuse-no-crow-there = W tej krainie nie ma kruka.
refuse-moth-has-no-land = Żadna kraina nie przyjmie kota, więc ćma zostaje na miejscu.
refuse-no-cat-there = W tej krainie nie ma kota.
refuse-joker-needs-a-card = Jokera zagrywa się na kota albo na kruka we własnym śnie.
refuse-chase-your-own-crows = Kruki przegania się tylko z własnego snu.
refuse-joker-stands-for-crow = Na kruku joker może być tylko krukiem.
refuse-joker-must-match = Joker jako „{ CARD($card) }” nie pasuje do karty „{ CARD($onto) }”.
refuse-crow-chases-crows = We własnym śnie kruk może tylko przegonić kruka.
refuse-crow-covers-nines = We śnie rywala kruk może usiąść tylko na dziewiątce, której nic nie zakrywa.
refuse-rivals-empty-land = Na pustą krainę rywala nic nie zagrasz.
refuse-no-cat-on-a-crow = Kota nie można zagrać na kruka.
refuse-cats-of-two-colours = Karty „{ CARD($card) }” i „{ CARD($onto) }” nie są jednego koloru.
refuse-same-cat-or-joker = Do tego potrzebna jest karta „{ CARD($card) }” albo joker.
refuse-another-land = Ćma musi położyć kota w innej krainie.
refuse-land-is-covered = Ćma potrzebuje pustej krainy albo dziewiątki, której nic nie zakrywa.
refuse-joker-needs-a-meaning = Powiedz, co zastępuje joker: „{ $text }” tego nie mówi.
refuse-exchange-is-whole = Wymienia się wszystkie karty albo żadnej: „{ $text }” to ani jedno, ani drugie.
refuse-joker-stands-for-the-attacker = Joker zastępuje atakującego kota i nie trzeba go nazywać, a robi to „{ $text }”.
refuse-partners-side-by-side = Partnerzy nie mogą siedzieć obok siebie, a tak jest w układzie „{ $value }”.
refuse-teams-need-four-or-six = Drużyny są dla czterech lub sześciu osób, a graczy jest { $seats }.
refuse-seating-needs-six = Układ „{ $value }” jest dla sześciu osób, a graczy jest { $seats }.
refuse-together-needs-teams = Partnerów można pytać naraz tylko wtedy, gdy są drużyny.
refuse-answer-first = { $decision ->
    [defend] Najpierw zdecyduj: bronisz się czy nie.
    [repeat] Najpierw zdecyduj: atakujesz znowu czy kończysz atak.
    [place] Najpierw wybierz krainę na swoją zdobycz.
    [lay] Najpierw wybierz, gdzie ćma położy kota.
   *[turn] Teraz twoja tura: zagraj kartę albo wymień wszystkie.
}

## Zasady domowe

option-moths = Ćmy
    .help = Ile ciem jest w talii: każda przenosi kota z jednej krainy do drugiej.
option-moths-0 = żadnej
option-moths-1 = 1
option-moths-2 = 2
option-moths-3 = 3
option-moths-4 = 4
option-bats = Nietoperze
    .help = Ile nietoperzy jest w talii: każdy zamienia kruka rywala w twoją dziewiątkę.
option-bats-0 = żadnego
option-bats-1 = 1
option-bats-2 = 2
option-bats-3 = 3
option-bats-4 = 4
option-owls = Sowy
    .help = Ile sów jest w talii: każda kończy atak i zabiera kartę atakującą.
option-owls-0 = żadnej
option-owls-1 = 1
option-owls-2 = 2
option-owls-3 = 3
option-owls-4 = 4
option-dragon = Smok
    .help = Smok przepędza wszystkie kruki i staje się dziewiątką.
option-teams = Drużyny
    .help = Dwie osoby grają razem, przy czterech lub sześciu graczach: bronią się nawzajem i sumują koty.
option-teams-opposite = partnerzy naprzeciwko
option-teams-abacbc = sześć miejsc: A B A C B C
option-teams-abcbac = sześć miejsc: A B C B A C
option-teams-abcacb = sześć miejsc: A B C A C B
option-limit = Limit długości gry
    .help = Kiedy liczy się koty, bo gra nie chce się skończyć; instrukcja nie zna takiego limitu.
option-limit-exchanges = po trzech rundach wymian albo po 100 rundach
option-limit-30 = po 30 rundach
option-limit-60 = po 60 rundach
option-repeats = Powtórzenia ataku
    .help = Ile razy można ponowić jeden atak; instrukcja nie zna takiego limitu.
option-repeats-20 = 20
option-repeats-10 = 10
option-repeats-5 = 5
option-repeats-off = bez limitu
option-surplus = Walka bez miejsca
    .help = Co przepada, gdy żadna kraina nie przyjmie dziewiątki po walce.
option-surplus-pair = obie karty
option-surplus-nine = tylko dziewiątka
option-together = Pytaj partnerów naraz
    .help = Gdy ktoś atakuje drużynę, oboje partnerzy mogą odpowiedzieć jednocześnie.
option-first = Pierwszy gracz
    .help = Kto gra pierwszą turę; według instrukcji ten, kto ma w domu najwięcej kotów.
option-first-random = losowo
option-first-0 = Gracz 1
option-first-1 = Gracz 2
option-first-2 = Gracz 3
option-first-3 = Gracz 4
option-first-4 = Gracz 5
option-first-5 = Gracz 6

## Zasady domowe, które do siebie pasują

preset-book = Według zasad
    .help = Same koty, kruki i jokery, tak jak w instrukcji. Od nas są tylko dwa limity: 20 powtórzeń ataku i koniec dla gier, które nie chcą się skończyć.
preset-night = Cała noc
    .help = Dołączają wszystkie ćmy, nietoperze i sowy oraz smok: dla tych, którzy znają grę.
preset-owls = Sowy nie śpią
    .help = Z kart nocy tylko sowy: atak staje się ryzykowny.

## Przy czym można pytać mimo automatycznego pasu: jak zaczyna się pytanie o atak (asking.py)

subjects = befriend fight
subject-befriend = Próby zaprzyjaźnienia
subject-fight = Walki

## Stół w przeglądarce

board-middle = Na stole
board-sure-exchange = Odrzucisz wszystkie karty: { CARDS($hand, counted: "yes") }. Dobierzesz cztery nowe.
board-look = Zobacz sny
board-hand-watching = Oglądasz. Karty graczy są tajne, póki gra trwa.
board-hand-open = Wszystkie karty są odkryte: leżą przy snach.
board-hand-gone = Gra toczy się bez ciebie. Zostań i zobacz, czyj sen będzie najpełniejszy.
board-hand-empty = Nie masz już kart.
board-hand-card = { CARD($card) }{ $count ->
    [1] { "" }
    [one] , { $count } karta
    [few] , { $count } karty
   *[many] , { $count } kart
}
board-hand-can = { $held }, do wyboru
board-hand-cannot = { $held }, nie teraz
board-read = Przeczytaj kartę „{ CARD($card) }”

board-pile = Stos dobierania: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-discard-none = Nic jeszcze nie odrzucono
board-discard-all = Przejrzyj stos kart odrzuconych: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-discard-last = Na wierzchu: { CARD($card) }

board-warning-last = To ostatnia tura
board-warning-exchanges = Wymiany z rzędu: { $count } z { $of }
board-warning-rounds = Do końca: { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}

board-dream = Sen: { $seat }
board-land = { $seat }: kraina { $land }
board-land-yours = Twoja kraina { $land }
board-land-number = Kraina { $land }
board-land-empty = pusta
board-land-alone = { $top }, { $cats }
board-land-on = { $top } na { $count ->
    [1] dziewiątce
    [2] dwóch dziewiątkach
   *[other] trzech dziewiątkach
}, { $cats }
board-cats = { $count }
board-full = Pełne krainy: { $count } z { $of }
board-hand-of = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} na ręce.
board-known = Wszyscy wiedzą, co jest wśród nich: { CARDS($cards, counted: "yes") }.
board-team = Drużyna { $team }
board-team-cats = { $count ->
    [one] { $count } kot
    [few] { $count } koty
   *[many] { $count } kotów
} w drużynie
board-partner = gracie razem
board-gone = poza grą

## Co może karta

board-can = Co może „{ CARD($card) }”
board-deed = Tutaj: { $deed }.
board-deed-more = Tutaj: { $deed }, o { $count ->
    [one] { $count } kota
    [few] { $count } koty
   *[many] { $count } kotów
} więcej.
board-deed-less = Tutaj: { $deed }, o { $count ->
    [one] { $count } kota
    [few] { $count } koty
   *[many] { $count } kotów
} mniej.
board-lost = Nie masz krainy na zdobycz: przepadnie.
board-lost-short = nie ma miejsca
board-deed-put = połóż
board-deed-befriend = przyjaźń
board-deed-fight = walka
board-deed-chase = przegoń
board-deed-cover = zakryj
board-deed-place = połóż
board-deed-take = zabierz
board-deed-lay = połóż
board-deed-snatch = porwij

## Pojedynek

board-duel = { $seat } atakuje. Cel: { $target }, kraina { $land }
board-duel-you = Atakujesz. Cel: { $target }, kraina { $land }
board-duel-to-you = { $seat } atakuje twoją krainę { $land }
board-duel-again = { $seat } znów atakuje. Cel: { $target }, kraina { $land }
board-duel-again-you = Znów atakujesz. Cel: { $target }, kraina { $land }
board-duel-again-to-you = { $seat } znów atakuje twoją krainę { $land }
board-duel-befriend = Przyjaźń: „{ CARD($card) }” ucieka, a dziewiątkę dostaje { $seat }. Koty tutaj: { $after } zamiast { $before }.
board-duel-befriend-you = Przyjaźń: „{ CARD($card) }” ucieka, a ty dostajesz dziewiątkę. Koty tutaj: { $after } zamiast { $before }.
board-duel-befriend-to-you = Przyjaźń: „{ CARD($card) }” ucieka, a dziewiątkę dostaje { $seat }. Twoje koty tutaj: { $after } zamiast { $before }.
board-duel-fight = Walka: { $seat } zabiera „{ CARD($card, case: "accusative") }” z dziewiątką. Koty tutaj: { $after } zamiast { $before }.
board-duel-fight-you = Walka: zabierasz „{ CARD($card, case: "accusative") }” z dziewiątką. Koty tutaj: { $after } zamiast { $before }.
board-duel-fight-to-you = Walka: { $seat } zabiera „{ CARD($card, case: "accusative") }” z dziewiątką. Twoje koty tutaj: { $after } zamiast { $before }.
board-duel-answer = Atak odpiera „{ CARD($card) }” albo joker.
board-duel-answer-owl = Atak odpiera „{ CARD($card) }” albo joker, a sowa go kończy.
board-duel-fended = Atak odparty. { $seat } może go ponowić: „{ CARD($card) }” albo joker.
board-duel-fended-you = Atak odparty. Możesz go ponowić: „{ CARD($card) }” albo joker.
board-duel-asked = Teraz decyduje { $seats }.
board-duel-asked-both = Mogą teraz odpowiedzieć: { $seats }.
board-duel-partner = Potem z drużyny może pomóc { $seat }.
board-duel-partner-you = Potem możesz pomóc ty, bo gracie razem.

## Momenty i koniec

board-moment-crow = Kra!
board-moment-joker = Joker!
board-moment-owl = Hu-hu!
board-moment-dragon = Wrrr!
board-moment-full = ×2 ×2 ×2
board-won = { $seats ->
    [1] Wygrywa { $winner }: { $count ->
        [one] { $count } kot
        [few] { $count } koty
       *[many] { $count } kotów
    }
   *[other] Wygrywają { $winner }: { $count ->
        [one] { $count } kot
        [few] { $count } koty
       *[many] { $count } kotów
    }
}
board-won-you = { $seats ->
    [1] Wygrywasz: { $count ->
        [one] { $count } kot
        [few] { $count } koty
       *[many] { $count } kotów
    }
   *[other] Wygrywacie razem, { $winner }: { $count ->
        [one] { $count } kot
        [few] { $count } koty
       *[many] { $count } kotów
    }
}
board-counting = Jak policzono koty
board-reason-three-lands = Trzy krainy były pełne dziewiątek.
board-reason-no-cards-left = Zabrakło kart do dobrania.
board-reason-limit = Noc się skończyła.
board-reason-last-side = Wszyscy inni się poddali.
board-tie-nines = Po tyle samo kotów ({ $cats }): rozstrzygnęły dziewiątki, { $nines } do { $fewer }.
board-tie-shared = Po tyle samo kotów ({ $cats }) i dziewiątek ({ $nines }): zwycięstwo jest wspólne.

## Jak gra się kończy, w kilku słowach: do raportów i zasad domowych

ending-three-lands = Trzy krainy pełne dziewiątek
ending-no-cards-left = Zabrakło kart do dobierania
ending-limit = Noc się skończyła
ending-last-side = Wszyscy inni się poddali
