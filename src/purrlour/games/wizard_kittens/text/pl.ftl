### Czarujące kotki. Jak wybiera się klucze: words/words.py.
### Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.
###
### Imiona stoją w mianowniku, czasowniki w czasie teraźniejszym: nie znamy niczyjej płci.
### Czyj jest rozdział, mówi imię przed nim: „Bob, rozdział 2”.
### Czego karta wymaga, co punktuje i co robi, mówią jej dane (telling.py): plik może je zmienić.

## Gra

game-title = Czarujące kotki
game-description = Zamknij zbiegłe klątwy w księdze, zanim wróci profesor Pazurek, albo miej wtedy przynajmniej najczystsze łapki.
game-minutes = Około 30 minut
game-difficulty = Średnia

thing-deck = Talia składników
thing-discard = Stos kart odrzuconych
thing-hand = Twoje zaklęcia
board-hand-can = { $held }, do wyboru
board-hand-cannot = { $held }, nie teraz
thing-circle = Twój obszar
thing-curses = Talia klątw
thing-score = Pokonane klątwy
thing-credit = Twoja karta celu
thing-chapter = Rozdział { $chapter }
thing-closed = zakryty
thing-nothing = pusto
thing-no-curse = bez klątwy
thing-token = żeton
count-curses = { $count ->
    [one] { $count } klątwa
    [few] { $count } klątwy
   *[many] { $count } klątw
}
count-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
count-left = w obszarze { $count ->
    [one] zostaje { $count } karta
    [few] zostają { $count } karty
   *[many] zostaje { $count } kart
}

difficulty-easy = niski
difficulty-medium = średni
difficulty-hard = wysoki
side-basic = zaklęcia podstawowe
side-advanced = z zaklęciem specjalnym

## Karty

card-artifact = Artefakt
card-familiar = Kompan
card-potion = Eliksir
card-scroll = Zwój
card-chaos-cat-3 = Kot zamętu od rozdziału trzeciego
card-chaos-cat = Kot zamętu
card-caught = Przyłapani!

card-snail = Klątwa Ślimiauków
card-copycat = Klątwa Kserokociarki
card-catnap = Klątwa Śpiotków
card-hairball = Klątwa Kłaczków
card-breadhead = Klątwa Kanapkowców
card-vampire = Klątwa Hrabiego Miaukuli
card-zoomies = Klątwa Głupawki
card-yarn = Klątwa Splątanej Włóczki
card-scaredycat = Klątwa Lękotków
card-bathtime = Klątwa Kąpieli
card-cucumber = Klątwa Ogórka
card-ninelives = Klątwa Dziewięciu Żyć

card-ec-potion = Półka eliksirów
card-ec-triple = Trójki
card-ec-artifact = Półka artefaktów
card-ec-familiar = Półka kompanów
card-ec-scroll = Półka zwojów
card-ec-pairs = Pary łapek
card-ec-set = Pełny kociołek
card-ec-tidy = Czyste łapki
card-ec-one = Po jednej na półce
card-ec-packrat = Chomik
card-ec-neat = Schludna magia
card-ec-honours = Wyróżnienie

card-nr-sneeze = Wspólne kichnięcie
card-nr-hop = Skaczące klątwy
card-nr-tail = Gonitwa za ogonem
card-nr-ink = Wybaczający atrament
card-nr-tokens = Luźne żetony
card-nr-shelves = Pełne półki

card-cm-shuffle = Magiczne tasowanie!
card-cm-discards = Magiczny odrzut!
card-cm-curses = Wędrujące klątwy!
card-cm-tokens = Zwariowane żetony!

## Zaklęcia i kotki mają nazwy jak karty

card-summon = Przywołaj
card-sling = Przesuń
card-swat = Odrzuć
card-switch = Zamień
card-overflow = Zaczerpnij
card-favor = Odepchnij
card-dismiss = Usuń
card-yoink = Transmutuj

card-muffin = Muffin
card-baebae = BaeBae
card-grumpkin = Grumpkin
card-easa = Easa

## O czym jest karta, w jednym wierszu; liczby biorą się z jej danych

effect-artifact = Składnik: dziwny, stary i mruczy, gdy nikt nie słucha.
effect-familiar = Składnik: ma oczy i wodzi nimi za tobą.
effect-potion = Składnik: prosimy nie lizać korka.
effect-scroll = Składnik: odciski łapek nie należą do zaklęcia.
effect-chaos-cat-3 = Odkrywa wszystkim rozdział trzeci, a czasem przynosi jeszcze kłopoty.
effect-chaos-cat = Przynosi kolejny krok karty zamętu.
effect-caught = Profesor Pazurek stoi w drzwiach: koniec gry.

effect-snail = Wszystko trwa dwa razy dłużej i zostawia ślad.
effect-copycat = Cokolwiek się powie, ktoś to powtarza.
effect-catnap = Cała biblioteka ziewa.
effect-hairball = Zaczęło się od małego kaszlu.
effect-breadhead = Głowy zamieniły się w bochenki, jeszcze ciepłe.
effect-vampire = Ktoś sypia w katalogu kartkowym i unika okna.
effect-zoomies = O północy wszyscy muszą biegać wokół regałów.
effect-yarn = Każda książka jest przywiązana do każdej innej.
effect-scaredycat = Nawet zakładki przyprawiają o dreszcze.
effect-bathtime = Jest woda. I wchodzi po schodach.
effect-cucumber = Tylko się nie oglądać.
effect-ninelives = Za każdym razem wraca, trochę bardziej nadąsana.

effect-ec-potion = Nauczycielka lubi pełne półki.
effect-ec-triple = Trzy to już kolekcja.
effect-ec-artifact = Odkurzać raz w tygodniu.
effect-ec-familiar = Dotrzymują sobie towarzystwa.
effect-ec-scroll = Ktoś to wszystko musi przeczytać.
effect-ec-pairs = Pojedyncza łapka marznie.
effect-ec-set = Wszystkiego po trochu, delikatnie zamieszać.
effect-ec-tidy = Tu nic nie ma, pani profesor.
effect-ec-one = Wszystko na swoim miejscu.
effect-ec-packrat = Nigdy nie wiadomo, co się przyda.
effect-ec-neat = Czysta robota, żadnych resztek.
effect-ec-honours = Ze wszystkiego po trochu, a dobrze.

effect-nr-sneeze = To ten kurz, i wszyscy się przyłączają.
effect-nr-hop = Klątwy bawią się w komórki do wynajęcia.
effect-nr-tail = W kółko i w kółko.
effect-nr-ink = Na szczęście schodzi w praniu.
effect-nr-tokens = Nikt ich nie przykręcił.
effect-nr-shelves = Już nic się tam nie zmieści.

effect-cm-shuffle = Co było twoje, jest sąsiada, a potem już nie.
effect-cm-discards = Rzeczy spadają ze stołów. Czasem spadają z powrotem.
effect-cm-curses = Przed chwilą jeszcze tu były.
effect-cm-tokens = I gdzie te wszystkie żetony?

effect-summon = Dobierz jeszcze jedną kartę i połóż ją w dowolnym swoim odkrytym rozdziale.
effect-sling = Przenieś jedną swoją kartę do odkrytego rozdziału innego kotka.
effect-swat = Odrzuć dwie swoje karty z dowolnych rozdziałów.
effect-switch = Dwie dowolne karty zamieniają się miejscami, czyjekolwiek są.
effect-overflow = Zamiast „Przywołaj”: dobierz dwie karty, jedną zatrzymaj, drugą daj innemu kotkowi.
effect-favor = Zamiast „Przesuń”: przenieś swoją kartę i wierzchnią kartę talii do jednego innego kotka.
effect-dismiss = Zamiast „Odrzuć”: odrzuć wszystkie karty jednego rodzaju z jednego swojego rozdziału.
effect-yoink = Zamiast „Zamień”: odrzuć swoją kartę i weź inną z dowolnego obszaru do dowolnego swojego odkrytego rozdziału.

effect-muffin = Zaklęcie specjalne: „Zaczerpnij” zamiast „Przywołaj”.
effect-baebae = Zaklęcie specjalne: „Odepchnij” zamiast „Przesuń”.
effect-grumpkin = Zaklęcie specjalne: „Usuń” zamiast „Odrzuć”.
effect-easa = Zaklęcie specjalne: „Transmutuj” zamiast „Zamień”.

## Co mówią dane karty

curse-need = Wymaga: { CARDS($cards, counted: "yes") }.
curse-points = Warta { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
formula-per-type = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdą kartę „{ CARD($card) }”, która została w twoim obszarze.
formula-of-a-kind = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za { $count ->
    [1] każdą kartę
    [few] każde { $count } karty
   *[many] każde { $count } kart
} jednego rodzaju w twoim obszarze.
formula-full-sets = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdy komplet w twoim obszarze: artefakt, kompan, eliksir i zwój.
formula-at-most = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, jeśli w twoim obszarze { $count ->
    [0] nic nie zostało
    [one] została najwyżej { $count } karta
    [few] zostały najwyżej { $count } karty
   *[many] zostało najwyżej { $count } kart
}.
formula-chapters-of = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdy twój odkryty rozdział, w którym { $count ->
    [one] leży dokładnie { $count } karta
    [few] leżą dokładnie { $count } karty
   *[many] leży dokładnie { $count } kart
}.
formula-per-cards = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za { $count ->
    [1] każdą kartę
    [few] każde { $count } karty
   *[many] każde { $count } kart
} w twoim obszarze.
formula-per-different = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdy rodzaj składnika, który został w twoim obszarze.
formula-clean-curses = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdą twoją klątwę bez kart nadmiarowych.
formula-different-difficulties = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdy poziom trudności wśród twoich klątw.

when-now = Natychmiast: { $what }
when-defeat = Po każdej pokonanej klątwie: { $what }
when-always = Odtąd: { $what }
when-cancels = { $what } Krok { $step } przestaje działać.

do-discard-own = każdy odrzuca { $count ->
    [1] własną kartę
    [few] { $count } własne karty
   *[many] { $count } własnych kart
}.
do-discard-other = każdy odrzuca { $count ->
    [1] cudzą kartę
    [few] { $count } cudze karty
   *[many] { $count } cudzych kart
}.
do-discard-chapter = każdy odrzuca wszystkie karty z jednego własnego rozdziału.
do-pass = każdy przekazuje { $count ->
    [1] kartę
    [few] { $count } karty
   *[many] { $count } kart
} { $side ->
    [left] w lewo
   *[right] w prawo
}.
do-take = każdy bierze { $count ->
    [1] kartę
    [few] { $count } karty
   *[many] { $count } kart
} od osoby { $side ->
    [left] po lewej
   *[right] po prawej
}.
do-take-discard = każdy bierze { $count ->
    [1] kartę
    [few] { $count } karty
   *[many] { $count } kart
} ze stosu kart odrzuconych.
do-move-own = każdy przenosi { $count ->
    [1] własną kartę
    [few] { $count } własne karty
   *[many] { $count } własnych kart
} do innego rozdziału.
do-pass-chapter = każdy przekazuje wszystkie karty z rozdziału { $chapter } { $side ->
    [left] w lewo
   *[right] w prawo
}.
do-swap-curses = klątwy rozdziałów { $chapter } i { $other } zamieniają się miejscami.
do-rotate-curses = każda klątwa przechodzi do następnego odkrytego rozdziału.
do-redeal-curses = klątwy ze stołu wtasowuje się do ich talii i rozkłada na nowo.
do-lift-tokens = wszystkie żetony schodzą z kart postaci.
do-cover = wszystkie żetony trafiają na „{ CARD($spell) }” lub zaklęcie w tym miejscu.
do-spare-extras = karty nadmiarowe są odrzucane i nic nie kosztują.
do-free-spells = żetony nie zakrywają zaklęć.
do-shelf-limit = w rozdziale { $count ->
    [one] mieści się najwyżej { $count } karta
    [few] mieszczą się najwyżej { $count } karty
   *[many] mieści się najwyżej { $count } kart
}.

## Wybory

action-first = Niech zaczyna { $target }
action-first-to-you = Zaczynasz ty
action-pick = { CARD($kitten) }, { $side ->
    [advanced] z zaklęciem specjalnym
   *[basic] zaklęcia podstawowe
}
action-place = Do twojego rozdziału { $chapter }
action-cast = Rzuć „{ CARD($spell) }”
action-card = { $target }, rozdział { $chapter }: „{ CARD($card) }”
action-card-to-you = Twój rozdział { $chapter }: „{ CARD($card) }”
action-to = Do: { $target }, rozdział { $chapter }
action-to-to-you = Do siebie, rozdział { $chapter }
action-keep = Zatrzymaj „{ CARD($card) }”
action-give = Drugą kartę dostaje { $target }
action-give-to-you = Drugą kartę dostajesz ty
action-take = Weź „{ CARD($card) }” ze stosu kart odrzuconych
action-clear = Odrzuć wszystko z twojego rozdziału { $chapter }
action-defeat = Pokonaj klątwę rozdziału { $chapter }

## Pytania

ask-first = Kto zaczyna?
ask-kitten = Którym kotkiem grasz?
ask-turn = { $about } Do którego rozdziału?
ask-spell = Które zaklęcie rzucasz?
ask-place = { $about } Do którego twojego rozdziału?
ask-sling = { $about } Którą kartę?
ask-sling-to = { $about } Dokąd trafi?
ask-swat = { $about } Którą kartę najpierw?
ask-swat-again = { $about } A którą jeszcze?
ask-switch = { $about } Która jest pierwsza karta?
ask-switch-with = { $about } Z którą się zamienia?
ask-keep = { $about } Którą zatrzymujesz?
ask-give = { $about } Kto ją dostaje?
ask-favor = { $about } Która twoja karta leci razem z nią?
ask-favor-to = { $about } Dokąd trafi twoja karta?
ask-favor-top = { $about } Dokąd trafi karta z talii?
ask-dismiss = { $about } Który rodzaj i z którego rozdziału?
ask-yoink = { $about } Którą kartę za to odrzucasz?
ask-yoink-take = { $about } Którą kartę bierzesz?
ask-defeat = Możesz pokonać więcej niż jedną klątwę. Którą najpierw?
ask-drop = { $about } Którą kartę odrzucasz?
ask-pass = { $about } Którą kartę przekazujesz?
ask-hand-over = { $about } Do którego rozdziału?
ask-take = { $about } Którą kartę bierzesz?
ask-salvage = { $about } Którą kartę bierzesz?
ask-swipe = { $about } Którą kartę?
ask-clear = { $about } Który rozdział?
ask-move = { $about } Którą kartę przenosisz?
ask-move-to = { $about } Do którego rozdziału?
ask-trim = { $about } Którą kartę odrzucasz?

wait-first = { $seat } wskazuje, kto zacznie…
wait-kitten = { $seat } wybiera kotka…
wait-turn = { $seat } kładzie kartę…
wait-spell = { $seat } wybiera zaklęcie…
wait-place = { $seat } szuka miejsca dla karty…
wait-sling = { $seat } wybiera kartę do przesunięcia…
wait-sling-to = { $seat } celuje…
wait-swat = { $seat } wybiera kartę do odrzucenia…
wait-swat-again = { $seat } wybiera drugą kartę do odrzucenia…
wait-switch = { $seat } wybiera karty do zamiany…
wait-switch-with = { $seat } wybiera drugą kartę do zamiany…
wait-keep = { $seat } wybiera jedną z dwóch kart…
wait-give = { $seat } oddaje kartę…
wait-favor = { $seat } wybiera kartę do odepchnięcia…
wait-favor-to = { $seat } wybiera, kto oberwie…
wait-favor-top = { $seat } wysyła drugą kartę…
wait-dismiss = { $seat } wybiera, co usunąć…
wait-yoink = { $seat } płaci za transmutację…
wait-yoink-take = { $seat } wybiera kartę do zabrania…
wait-defeat = { $seat } wybiera, która klątwa najpierw…
wait-drop = { $seat } odrzuca kartę…
wait-pass = { $seat } wybiera kartę do przekazania…
wait-hand-over = { $seat } wskazuje miejsce przekazanej karty…
wait-take = { $seat } sięga po kartę sąsiada…
wait-salvage = { $seat } grzebie w stosie kart odrzuconych…
wait-swipe = { $seat } zrzuca komuś kartę…
wait-clear = { $seat } wybiera rozdział do wyrzucenia…
wait-move = { $seat } przenosi kartę…
wait-move-to = { $seat } wybiera inny rozdział…
wait-trim = { $seat } robi miejsce na półkach…

# Co leży na stole: dobrana karta, rzucane zaklęcie, efekt.
table-draw = Dobierasz kartę „{ CARD($card) }”.
table-summon = { $card ->
    [summon] „Przywołaj”.
   *[other] Przywołujesz kartę „{ CARD($card) }”.
}
table-sling = „Przesuń”.
table-swat = „Odrzuć”.
table-switch = „Zamień”.
table-overflow = { $card ->
    [overflow] „Zaczerpnij”.
   *[other] Z „Zaczerpnij”: „{ CARD($card) }”.
}
table-favor = „Odepchnij”.
table-dismiss = „Usuń”.
table-yoink = { $card ->
    [yoink] „Transmutuj”.
   *[other] Zabierasz kartę „{ CARD($card) }”.
}
table-pass = Dostajesz kartę „{ CARD($card) }”.
table-take = Bierzesz kartę „{ CARD($card) }”.
table-salvage = Ze stosu kart odrzuconych: „{ CARD($card) }”.
table-card = Wybrana karta: „{ CARD($card) }”. Ma ją { $target }.
table-card-to-you = Wybierasz swoją kartę „{ CARD($card) }”.
table-top = Na wierzchu talii: „{ CARD($card) }”.
table-with = Razem z kartą „{ CARD($card) }”.
table-do_discard_own = Każdy odrzuca własne karty.
table-do_discard_other = Każdy odrzuca cudze karty.
table-do_discard_chapter = Każdy odrzuca własny rozdział.
table-do_pass = Każdy przekazuje karty dalej.
table-do_pass_chapter = Każdy przekazuje dalej rozdział.
table-do_take = Każdy bierze karty sąsiada.
table-do_take_discard = Każdy bierze karty ze stosu kart odrzuconych.
table-do_move_own = Każdy przenosi własne karty.
table-do_shelf_limit = Półki są zbyt pełne.
table-play = Na stole: „{ CARD($card) }”.

## Co się dzieje

event-chosen = Zacznie { $seat }.
event-chosen-you = Zaczynasz ty.

event-picked = { $seat } gra kotkiem { CARD($kitten) }: { $side ->
    [advanced] jedno zaklęcie specjalne
   *[basic] zaklęcia podstawowe
}.
event-picked-you = Grasz kotkiem { CARD($kitten) }: { $side ->
    [advanced] jedno zaklęcie specjalne
   *[basic] zaklęcia podstawowe
}.

event-turn = Teraz gra { $seat }.
event-turn-you = Teraz twoja tura.

event-drew = { $spell ->
    [summon] { $seat } przywołuje kartę „{ CARD($card) }”.
    [overflow] { $seat } zaczerpuje kartę „{ CARD($card) }”.
    [favor] { $seat } odkrywa kartę „{ CARD($card) }” z wierzchu talii.
   *[other] { $seat } dobiera kartę „{ CARD($card) }”.
}
event-drew-you = { $spell ->
    [summon] Przywołujesz kartę „{ CARD($card) }”.
    [overflow] Zaczerpujesz kartę „{ CARD($card) }”.
    [favor] Odkrywasz kartę „{ CARD($card) }” z wierzchu talii.
   *[other] Dobierasz kartę „{ CARD($card) }”.
}

event-placed = { $seat } kładzie kartę „{ CARD($card) }” w rozdziale { $chapter }.
event-placed-you = Kładziesz kartę „{ CARD($card) }” w swoim rozdziale { $chapter }.

event-cast = { $seat } rzuca zaklęcie „{ CARD($spell) }”.
event-cast-you = Rzucasz zaklęcie „{ CARD($spell) }”.

event-fizzled = { $seat } rzuca zaklęcie „{ CARD($spell) }” i nic się nie dzieje.
event-fizzled-you = Rzucasz zaklęcie „{ CARD($spell) }” i nic się nie dzieje.

event-covered = { $seat } kładzie żeton na zaklęciu „{ CARD($spell) }”.
event-covered-you = Kładziesz żeton na zaklęciu „{ CARD($spell) }”.

event-pointed = { $own ->
    [yes] { $seat } wybiera kartę „{ CARD($card) }” z własnego rozdziału { $chapter }.
   *[no] { $seat } wybiera kartę „{ CARD($card) }”. Ma ją { $target }, rozdział { $chapter }.
}
event-pointed-you = { $own ->
    [yes] Wybierasz kartę „{ CARD($card) }” z własnego rozdziału { $chapter }.
   *[no] Wybierasz kartę „{ CARD($card) }”. Ma ją { $target }, rozdział { $chapter }.
}
event-pointed-to-you = { $own ->
    [yes] { $seat } wybiera kartę „{ CARD($card) }” z własnego rozdziału { $chapter }.
   *[no] { $seat } wybiera kartę „{ CARD($card) }” z twojego rozdziału { $chapter }.
}

event-aimed = { $seat } celuje. Cel: { $target }, rozdział { $chapter }.
event-aimed-you = Celujesz. Cel: { $target }, rozdział { $chapter }.
event-aimed-to-you = { $seat } celuje w twój rozdział { $chapter }.

event-kept = { $seat } zatrzymuje kartę „{ CARD($card) }”.
event-kept-you = Zatrzymujesz kartę „{ CARD($card) }”.

event-ordered = { $seat } bierze teraz klątwę rozdziału { $chapter }: „{ CARD($curse) }”.
event-ordered-you = Bierzesz teraz klątwę rozdziału { $chapter }: „{ CARD($curse) }”.

event-slung = { $source ->
    [0] { $seat } posyła z talii kartę „{ CARD($card) }”. Cel: { $target }, rozdział { $chapter }.
   *[other] { $seat } posyła kartę „{ CARD($card) }”. Cel: { $target }, rozdział { $chapter }.
}
event-slung-you = { $source ->
    [0] Posyłasz z talii kartę „{ CARD($card) }”. Cel: { $target }, rozdział { $chapter }.
   *[other] Posyłasz kartę „{ CARD($card) }”. Cel: { $target }, rozdział { $chapter }.
}
event-slung-to-you = { $source ->
    [0] { $seat } posyła z talii kartę „{ CARD($card) }” do twojego rozdziału { $chapter }.
   *[other] { $seat } posyła kartę „{ CARD($card) }” do twojego rozdziału { $chapter }.
}

event-discarded = { $count ->
    [0] { $seat } odrzuca pusty rozdział.
   *[other] { $clause ->
        [WK-138] { $seat } już nie zdąży położyć: { CARDS($cards, counted: "yes") }.
        [WK-R80] { $seat } nie ma miejsca na: { CARDS($cards, counted: "yes") }.
        [WK-R95] { $seat } nie ma miejsca na: { CARDS($cards, counted: "yes") }.
       *[other] { $seat } odrzuca: { CARDS($cards, counted: "yes") }.
    }
}
event-discarded-you = { $count ->
    [0] Odrzucasz pusty rozdział.
   *[other] { $clause ->
        [WK-138] Już nie zdążysz położyć: { CARDS($cards, counted: "yes") }.
        [WK-R80] Nie masz miejsca na: { CARDS($cards, counted: "yes") }.
        [WK-R95] Nie masz miejsca na: { CARDS($cards, counted: "yes") }.
       *[other] Odrzucasz: { CARDS($cards, counted: "yes") }.
    }
}

event-switched = { $seat } zamienia dwie karty. { $target }, rozdział { $chapter }: „{ CARD($card) }”. { $taker }, rozdział { $other }: „{ CARD($onto) }”.
event-switched-you = Zamieniasz dwie karty. { $target }, rozdział { $chapter }: „{ CARD($card) }”. { $taker }, rozdział { $other }: „{ CARD($onto) }”.

event-gave = { $seat } oddaje kartę „{ CARD($card) }”. Dostaje ją { $target }.
event-gave-you = Oddajesz kartę „{ CARD($card) }”. Dostaje ją { $target }.
event-gave-to-you = { $seat } daje ci kartę „{ CARD($card) }”.

event-took = { $own ->
    [yes] { $seat } bierze kartę „{ CARD($card) }” z własnego rozdziału { $source }.
   *[no] { $seat } bierze kartę „{ CARD($card) }”. Traci ją { $target }, rozdział { $source }.
}
event-took-you = { $own ->
    [yes] Bierzesz kartę „{ CARD($card) }” z własnego rozdziału { $source }.
   *[no] Bierzesz kartę „{ CARD($card) }”. Traci ją { $target }, rozdział { $source }.
}
event-took-to-you = { $own ->
    [yes] { $seat } bierze kartę „{ CARD($card) }” z własnego rozdziału { $source }.
   *[no] { $seat } bierze kartę „{ CARD($card) }” z twojego rozdziału { $source }.
}

event-swiped = { $seat } odrzuca kartę „{ CARD($card) }”. Traci ją { $target }, rozdział { $chapter }.
event-swiped-you = Odrzucasz kartę „{ CARD($card) }”. Traci ją { $target }, rozdział { $chapter }.
event-swiped-to-you = { $seat } odrzuca kartę „{ CARD($card) }” z twojego rozdziału { $chapter }.

event-passed = { $seat } przekazuje kartę „{ CARD($card) }”. Dostaje ją { $target }.
event-passed-you = Przekazujesz kartę „{ CARD($card) }”. Dostaje ją { $target }.
event-passed-to-you = { $seat } przekazuje ci kartę „{ CARD($card) }”.

event-passed-all = { $count ->
    [0] { $seat } nie ma nic w rozdziale { $chapter }, więc { $target } nic nie dostaje.
   *[other] { $seat } przekazuje cały rozdział { $chapter }: { CARDS($cards, counted: "yes") }. Dostaje go { $target }.
}
event-passed-all-you = { $count ->
    [0] Nie masz nic w rozdziale { $chapter }, więc { $target } nic nie dostaje.
   *[other] Przekazujesz cały rozdział { $chapter }: { CARDS($cards, counted: "yes") }. Dostaje go { $target }.
}
event-passed-all-to-you = { $count ->
    [0] { $seat } nie ma dla ciebie nic w rozdziale { $chapter }.
   *[other] { $seat } przekazuje ci cały rozdział { $chapter }: { CARDS($cards, counted: "yes") }.
}

event-salvaged = { $seat } bierze kartę „{ CARD($card) }” ze stosu kart odrzuconych.
event-salvaged-you = Bierzesz kartę „{ CARD($card) }” ze stosu kart odrzuconych.

event-moved = { $seat } przenosi kartę „{ CARD($card) }” z rozdziału { $source } do rozdziału { $chapter }.
event-moved-you = Przenosisz kartę „{ CARD($card) }” ze swojego rozdziału { $source } do rozdziału { $chapter }.

event-skipped = { $seat } nie ma czym tego zrobić.
event-skipped-you = Nie masz czym tego zrobić.

event-defeated = { $seat } pokonuje klątwę rozdziału { $chapter }: „{ CARD($curse) }”{ $penalty ->
    [0] .
    [one] ; zostaje przy niej { $penalty } karta nadmiarowa.
    [few] ; zostają przy niej { $penalty } karty nadmiarowe.
   *[many] ; zostaje przy niej { $penalty } kart nadmiarowych.
}
event-defeated-you = Pokonujesz klątwę rozdziału { $chapter }: „{ CARD($curse) }”{ $penalty ->
    [0] .
    [one] ; zostaje przy niej { $penalty } karta nadmiarowa.
    [few] ; zostają przy niej { $penalty } karty nadmiarowe.
   *[many] ; zostaje przy niej { $penalty } kart nadmiarowych.
}

event-refilled = Rozdział { $chapter }: „{ CARD($curse) }”.
event-emptied = Dla rozdziału { $chapter } nie ma już klątwy.

event-cat = { $third ->
    [yes] { $seat } dobiera kota zamętu od rozdziału trzeciego!
   *[no] { $seat } dobiera kota zamętu!
}
event-cat-you = { $third ->
    [yes] Dobierasz kota zamętu od rozdziału trzeciego!
   *[no] Dobierasz kota zamętu!
}
event-opened = Rozdział { $chapter } jest odkryty, u wszystkich.
event-rule = Nowa zasada: „{ CARD($rule) }”.
event-flipped = Karta zamętu to „{ CARD($chaos) }”.
event-step = „{ CARD($chaos) }”, krok { $step }.
event-triggered = { $step ->
    [0] Klątwa została pokonana, więc działa „{ CARD($card) }”.
   *[other] Klątwa została pokonana, więc działa „{ CARD($card) }”, krok { $step }.
}
event-curses-moved = Klątwy zamieniają się miejscami.
event-redealt = Klątwy zostały potasowane i rozłożone na nowo.
event-tokens = { $spell ->
    [summon] Wszystkie żetony zakrywają „Przywołaj” lub jego zastępstwo.
    [sling] Wszystkie żetony zakrywają „Przesuń” lub jego zastępstwo.
    [swat] Wszystkie żetony zakrywają „Odrzuć” lub jego zastępstwo.
    [switch] Wszystkie żetony zakrywają „Zamień” lub jego zastępstwo.
   *[other] Wszystkie żetony schodzą z kart postaci.
}

event-caught = { $seat } dobiera profesor Pazurek we własnej osobie: przyłapani!
event-caught-you = Dobierasz profesor Pazurek we własnej osobie: przyłapani!

event-credit = { $seat } odkrywa kartę celu: „{ CARD($credit) }”.
event-credit-you = Odkrywasz kartę celu: „{ CARD($credit) }”.

event-scored = { $seat } ma { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}{ $out ->
    [WK-157] , więc wina jest oczywista.
    [WK-132] , za mało, żeby w to uwierzyć.
   *[other] .
}
event-scored-you = Masz { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}{ $out ->
    [WK-157] , więc wina jest oczywista.
    [WK-132] , za mało, żeby w to uwierzyć.
   *[other] .
}

event-ended = { $reason ->
    [six] Wszystkie sześć klątw wróciło do księgi.{ $tie ->
        [WK-154] { " " }Remis rozstrzygnęła liczba klątw.
        [WK-155] { " " }Remis rozstrzygnęła liczba kart w obszarze.
        [WK-156] { " " }Remisu nic nie rozstrzygnęło.
       *[other] { "" }
    }
    [caught] Profesor Pazurek ogląda wszystkim łapki.{ $tie ->
        [WK-159] { " " }Wśród najczystszych zdecydowały punkty.
        [WK-160] { " " }Wśród najczystszych zdecydowały klątwy.
        [WK-161] { " " }Remisu nic nie rozstrzygnęło.
       *[other] { "" }
    }
   *[other] Profesor Pazurek nikomu nie wierzy.
}

# Wiersz arkusza wyników
sheet-points = „{ CARD($card) }”: punkty z karty
sheet-bonus = „{ CARD($card) }”: bonus
sheet-extras = „{ CARD($card) }”: karty nadmiarowe
sheet-credit = „{ CARD($card) }”: karta celu
sheet-total = Razem

## Jak się kończy

outcome-six = Klątwy najlepiej zamyka { $winner }.
outcome-six-you = Najlepiej zamykasz klątwy!
outcome-six-lost = Klątwy najlepiej zamyka { $winner }. Twoje miejsce: { $place } z { $seats }.
outcome-caught = Przyłapani! Najczystsze łapki ma { $winner }.
outcome-caught-you = Przyłapani! Ale to ty masz najczystsze łapki.
outcome-caught-lost = Przyłapani! Najczystsze łapki ma { $winner }. Twoje miejsce: { $place } z { $seats }.
outcome-caught-nobody = Przyłapani, wszyscy bez wyjątku: nikt nie wygrywa.
outcome-caught-nobody-you = Przyłapani, ty też: nikt nie wygrywa.

## Odmowy

refuse-no-passing = Nie można pasować, a tak mówi „{ $text }”: rzuć zaklęcie.
refuse-wait-for-kitten = Chwileczkę: najpierw wybiera { $target }.
refuse-spell-not-on-mat = Zaklęcia „{ CARD($spell) }” nie ma na twojej karcie postaci.
refuse-spell-covered = Twój żeton zakrywa „{ CARD($spell) }”: rzuć inne zaklęcie.
refuse-spell-does-nothing = Zaklęcie „{ CARD($spell) }” nic by teraz nie zdziałało.
refuse-chapter-closed = Rozdział { $chapter } nie jest odkryty.
refuse-chapter-full = W rozdziale { $chapter } nie ma już miejsca.
refuse-another-chapter = Ta karta już leży w rozdziale { $chapter }: wybierz inny.
refuse-another-kitten = To trafia do innego kotka, nie do ciebie.
refuse-same-kitten = Obie karty trafiają do jednego kotka, a jest nim { $target }.
refuse-neighbour-only = To dotyczy tylko sąsiada, a jest nim { $target }.
refuse-own-cards-only = Wybierz jedną ze swoich kart.
refuse-others-cards-only = Wybierz kartę kogoś innego.
refuse-no-such-card = W rozdziale { $chapter } nie ma karty „{ CARD($card) }”.
refuse-two-cards = Potrzebne są dwie różne karty.
refuse-switch-too-far = Według zasad tego stołu nie możesz zamienić tych dwóch kart.
refuse-switch-changes-nothing = Przy tym stole „Zamień” musi coś zmienić.
refuse-nowhere-to-move = Karta z rozdziału { $chapter } nie ma dokąd pójść.
refuse-chapter-fits = Rozdział { $chapter } nie jest przepełniony.
refuse-not-drawn = Wśród dwóch dobranych kart nie ma karty „{ CARD($card) }”.
refuse-not-in-discard = W stosie kart odrzuconych nie ma karty „{ CARD($card) }”.
refuse-chapter-empty = Rozdział { $chapter } jest pusty: przy tym stole wybierz taki z kartami.
refuse-nothing-to-defeat = W rozdziale { $chapter } nie masz klątwy do pokonania.
refuse-kitten-is-given = { CARD($kitten) } to nie kotek wylosowany dla ciebie.
refuse-kitten-taken = Kotkiem { CARD($kitten) } gra już kto inny.
refuse-other-side = { $side ->
    [advanced] Przy tym stole karty postaci leżą stroną podstawową do góry.
   *[basic] Przy tym stole karty postaci leżą stroną zaawansowaną do góry.
}
refuse-answer-first = { $decision ->
    [first] Najpierw wskaż, kto zaczyna.
    [kitten] Najpierw wybierz kotka.
    [turn] Najpierw połóż dobraną kartę.
    [spell] Karta leży na miejscu: teraz rzuć zaklęcie.
    [place] Najpierw wybierz rozdział dla karty.
    [sling] Najpierw wybierz kartę do przesunięcia.
    [sling-to] Najpierw wybierz, dokąd trafi przesuwana karta.
    [swat] Najpierw wybierz kartę do odrzucenia zaklęciem.
    [swat-again] Najpierw wybierz drugą kartę do odrzucenia zaklęciem.
    [switch] Najpierw wybierz karty do zamiany.
    [switch-with] Najpierw wybierz drugą kartę do zamiany.
    [keep] Najpierw wybierz kartę, którą zatrzymujesz.
    [give] Najpierw wybierz, kto dostaje drugą kartę.
    [favor] Najpierw wybierz kartę do odepchnięcia.
    [favor-to] Najpierw wybierz, do kogo trafi odepchnięta karta.
    [favor-top] Najpierw wybierz miejsce dla karty z talii.
    [dismiss] Najpierw wybierz, co usunąć.
    [yoink] Najpierw wybierz kartę, którą płacisz za transmutację.
    [yoink-take] Najpierw wybierz kartę do zabrania.
    [defeat] Najpierw wybierz, którą klątwę pokonujesz.
    [drop] Najpierw wybierz kartę do odrzucenia.
    [pass] Najpierw wybierz kartę do przekazania.
    [hand-over] Najpierw wybierz miejsce przekazywanej karty.
    [take] Najpierw wybierz kartę sąsiada.
    [salvage] Najpierw wybierz kartę ze stosu kart odrzuconych.
    [swipe] Najpierw wybierz cudzą kartę do odrzucenia.
    [clear] Najpierw wybierz rozdział do odrzucenia.
    [move] Najpierw wybierz kartę do przeniesienia.
    [move-to] Najpierw wybierz rozdział, do którego trafi.
   *[trim] Najpierw zrób miejsce na półkach.
}

refuse-chaos-needs-three = Wariant zamętu jest dla trzech lub czterech osób, a graczy jest { $seats }.
refuse-chaos-or-new-rules = Wariant zamętu i nowe zasady się wykluczają: zrezygnujcie z jednego.
refuse-chaos-cat-count = Koty zamętu mogą być dwa, trzy albo cztery, a nie „{ $value }”.
refuse-no-cat-for-rules = Przy dwóch graczach nowe zasady potrzebują kota zamętu: zostawcie go w talii.

refuse-cards-not-named = Kart z pudełka tu nie ma: zmienna środowiskowa { $variable } nie wskazuje pliku.
refuse-cards-no-file = Pliku z kartami „{ $file }” nie da się otworzyć: { $problem }.
refuse-cards-too-large = Plik z kartami „{ $file }” ma więcej niż { $most } bajtów.
refuse-cards-not-toml = Plik z kartami „{ $file }” nie jest plikiem TOML: { $problem }.
refuse-cards-other = Ta gra toczy się kartami „{ $expected }”, a tutaj są „{ $found }”.
refuse-cards-no-table = W pliku { $file }, { $entry }: tu powinna być tabela, a nie „{ $value }”.
refuse-cards-field-missing = W pliku { $file }, { $entry }: brakuje pola „{ $field }”.
refuse-cards-field-unknown = W pliku { $file }, { $entry }: nic się tu nie nazywa „{ $field }”. Są: { $known }.
refuse-cards-word = W pliku { $file }, { $entry }: „{ $field }” nie może mieć wartości „{ $value }”. Możliwe są: { $known }.
refuse-cards-number = W pliku { $file }, { $entry }: „{ $field }” musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $value }”.
refuse-cards-list = W pliku { $file }, { $entry }: „{ $field }” musi być listą różnych rozdziałów lub kroków, a nie „{ $value }”.
refuse-cards-steps = W pliku { $file }, { $entry }: „{ $field }” musi być listą kroków, a ich liczba to { $count }; jest „{ $value }”.
refuse-cards-need = W pliku { $file }, { $entry }: „{ $field }” to od { $least } do { $most } liter spośród A, F, P i S, a nie „{ $value }”.
refuse-cards-cancels = W pliku { $file }, { $entry }: „{ $field }” może wskazać tylko wcześniejszy krok, który obowiązuje, a nie { $value }.
refuse-cards-difficulty = W pliku { $file }, { $entry }: za mało klątw ma w polu „{ $field }” wartość „{ $known }”: { $count }, a potrzeba { $least }.
refuse-cards-no-paws = W pliku { $file }, { $entry }: dla dwóch graczy choć jedna nowa zasada musi mieć „{ $field }”.
refuse-cards-paws-third = W pliku { $file }, { $entry }: nowa zasada, która ma „{ $field }”, jest też dla dwojga, a w grze dwuosobowej nie ma rozdziału 3.
refuse-cards-shelf = W pliku { $file }, { $entry }: „{ $field }” to { $value }, a jedna z klątw wymaga { $least } kart w rozdziale.

notice-cards-short = Z pliku { $file } może się trafić sześć klątw, które razem wymagają { $count } kart „{ $known }”, a jest ich tylko { $most }. Grać i tak można.

## Zasady domowe

option-kitten-pick = Kotki
    .help = Czy każdy wybiera kotka, czy kotki są losowane.
option-kitten-pick-choose = każdy wybiera
option-kitten-pick-random = losowo
option-kitten-side = Strona kart postaci
    .help = Arcykotki mają jedno zaklęcie specjalne w miejscu podstawowego.
option-kitten-side-basic = podstawowa
option-kitten-side-advanced = zaawansowana
option-kitten-side-mixed = każdy wybiera
option-new-rules = Nowe zasady
    .help = Kot zamętu przynosi też nową zasadę.
option-chaos-mode = Wariant zamętu
    .help = Kilka kotów zamętu, a każdy pogarsza sprawę; dla trzech lub czterech osób.
option-chaos-cats = Koty zamętu
    .help = Ile kotów zamętu jest w wariancie zamętu.
option-chaos-cats-2 = 2
option-chaos-cats-3 = 3
option-chaos-cats-4 = 4
option-first-player = Pierwszy gracz
    .help = Kto gra pierwszą turę; według instrukcji ten, kto ostatnio głaskał, karmił lub widział kota.
option-first-player-random = losowo
option-first-player-host-picks = wskazuje pierwsze miejsce
option-first-player-fixed-seat = pierwsze miejsce
option-curse-set-known = Klątwy w tej grze
    .help = Czy wszyscy wiedzą, które sześć klątw bierze udział.
option-curse-set-known-hidden = ukryte
option-curse-set-known-public = jawne
option-chaos-redraw = Po kocie zamętu
    .help = Czy po kocie zamętu dobiera się ponownie.
option-chaos-redraw-replace = dobiera się ponownie
option-chaos-redraw-none = bez innej karty
option-chaos-order = Kolejność zamętu
    .help = Co kot zamętu robi najpierw.
option-chaos-order-open-first = odkrywa rozdział 3
option-chaos-order-effect-first = przynosi efekt
option-two-player-chaos-cat = Kot zamętu dla dwojga
    .help = Czy w talii dla dwóch osób jest kot zamętu.
option-two-player-chaos-cat-keep = w talii
option-two-player-chaos-cat-remove = w pudełku
option-switch-scope = Zasięg „Zamień”
    .help = Które karty może zamienić to zaklęcie.
option-switch-scope-any = dowolne dwie
option-switch-scope-mine-involved = choć jedną własną
option-switch-scope-own-only = tylko własne
option-null-switch = „Zamień” bez zmiany
    .help = Czy wolno zamieniać karty jednakowe lub leżące razem.
option-null-switch-allow = dozwolone
option-null-switch-forbid = zabronione
option-swat-short = „Odrzuć” z jedną kartą
    .help = Co robi to zaklęcie, gdy masz jedną kartę.
option-swat-short-as-many = odrzuca ją
option-swat-short-illegal = nie można go rzucić
option-overflow-placer = Karta z „Zaczerpnij”
    .help = Kto kładzie kartę, którą to zaklęcie oddaje.
option-overflow-placer-receiver = kto dostaje
option-overflow-placer-caster = kto daje
option-favor-reveal = Karta z „Odepchnij”
    .help = Kiedy widać kartę z wierzchu talii.
option-favor-reveal-first = przed wyborem
option-favor-reveal-after-choice = po wyborze
option-yoink-own = „Transmutuj” u siebie
    .help = Czy to zaklęcie może brać z własnego obszaru.
option-yoink-own-allow = dozwolone
option-yoink-own-forbid = zabronione
option-defeat-order = Kolejność klątw
    .help = Którą klątwę pokonuje się najpierw, jeśli możesz pokonać kilka.
option-defeat-order-ascending = od najniższego rozdziału
option-defeat-order-active-chooses = wybierasz
option-end-check = Sprawdzanie klątw
    .help = Ile razy sprawdza się obszar na końcu tury.
option-end-check-loop = dopóki jakaś jest spełniona
option-end-check-single = raz
option-caught-timing = Po przyłapaniu
    .help = Czy po karcie Przyłapani! kończy się turę.
option-caught-timing-immediate = gra kończy się od razu
option-caught-timing-finish-turn = klątwy jeszcze się pokonuje
option-cleanest-compare = Najczystsze łapki
    .help = Czyje karty liczą się, gdy was przyłapano.
option-cleanest-compare-remaining = niewinnych
option-cleanest-compare-all = wszystkich
option-discard-take = Ze stosu kart odrzuconych
    .help = Którą kartę bierze się stamtąd, gdy każe to efekt.
option-discard-take-choose = wybraną
option-discard-take-top = wierzchnią
option-discard-take-random = losową
option-pass-resolution = Przekazywanie kart
    .help = Czy najpierw wybierają wszyscy, czy przekazuje się po kolei.
option-pass-resolution-by-kind = zależnie od karty
option-pass-resolution-set-aside = najpierw wybierają wszyscy
option-pass-resolution-sequential = po kolei
option-empty-chapter = Odrzucanie pustego rozdziału
    .help = Czy wystarczy pusty rozdział, gdy trzeba jakiś odrzucić.
option-empty-chapter-allowed = dozwolone
option-empty-chapter-refused = tylko gdy puste są wszystkie
option-pass-placement = Przekazane karty
    .help = Kto wskazuje rozdział dla przekazanej karty.
option-pass-placement-receiver = kto dostaje
option-pass-placement-keep-chapter = rozdział się nie zmienia
option-pass-placement-giver = kto oddaje
option-mass-pass-placement = Przekazane rozdziały
    .help = Dokąd trafiają karty z przekazanego rozdziału.
option-mass-pass-placement-keep-chapter = do tego samego rozdziału
option-mass-pass-placement-receiver = gdzie chce nowy właściciel
option-end-reveal = Karty celu po przyłapaniu
    .help = Czy pokazuje się karty celu, choć się nie liczą.
option-end-reveal-show-ec = pokazywane
option-end-reveal-hide-ec = nigdy niepokazywane
option-cards = Karty
    .help = Nasze karty albo wartości, które ktoś przepisał z pudełka.
option-cards-ours = nasze
option-cards-box = z pudełka

## Zasady domowe, które do siebie pasują

preset-book = Według zasad
    .help = Kotki podstawowe i jeden kot zamętu: na początek. Karty, których instrukcje nie pokazują, są nasze.
preset-advanced = Arcykotki
    .help = Zaklęcia specjalne i nowa zasada, gdy przyjdzie kot zamętu.
preset-chaos = Wariant zamętu
    .help = Trzy koty zamętu i karta, która z każdym działa mocniej: dla trzech lub czterech osób.
preset-arch-chaos = Zupełny zamęt
    .help = Zaklęcia specjalne i wszystkie cztery koty zamętu: dla trzech lub czterech śmiałych osób.

## Jak gra się kończy, w kilku słowach: do raportów i zasad domowych

ending-six = Wszystkie sześć klątw wróciło
ending-caught = Przyłapanie: wygrywają najczystsze łapki
ending-caught-nobody = Przyłapanie: nikt nie wygrywa
