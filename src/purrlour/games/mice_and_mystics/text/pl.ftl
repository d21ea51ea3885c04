### Magia i Myszy. Jak wybiera się klucze: words/words.py.
### Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.
### Nazwy i karty są w things-pl.ftl, opowieść w book-pl.ftl.
###
### Czasowniki stoją w czasie teraźniejszym: myszy bywają i nim, i nią.

## Gra

game-title = Magia i Myszy
game-description = Poprowadź cztery małe myszy przez wielki zamek: opowieść dla jednej do czterech osób, które razem wygrywają albo przegrywają.
game-minutes = Około 60 minut
game-difficulty = Trudna

thing-search = Stos szperania
thing-encounters = Stos potyczek
thing-discard = Stos kart odrzuconych
thing-stash = Zapasy drużyny
thing-wheel = Serowe koło
thing-track = Tor inicjatywy
thing-page = Strona
thing-end = Zakończenie
thing-pack = Bagaż
thing-worn = Na sobie i w łapkach
thing-abilities = Zdolności
thing-objective = Cel
thing-special-rules = W tym rozdziale

count-cheese = { $count ->
    [one] { $count } ser
    [few] { $count } sery
   *[many] { $count } serów
}
count-wounds = { $count ->
    [one] { $count } rana
    [few] { $count } rany
   *[many] { $count } ran
}
count-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
count-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[many] { $count } kości
}
count-pages = { $count ->
    [one] { $count } strona
    [few] { $count } strony
   *[many] { $count } stron
}

stat-battle = Siła
stat-defence = Obrona
stat-lore = Wiedza
stat-move = Ruch
stat-life = Życie

class-warrior = wojownik
class-leader = przywódca
class-tinkerer = kowal
class-healer = uzdrowiciel
class-scamp = szelma
class-archer = łucznik
class-mystic = mag

status-stunned = ogłuszenie
status-webbed = oplątanie
status-down = przewrócenie
status-charmed = urok
status-poison = trucizna
status-captured = niewola

## Kości: ścianka od 1 do 6 i liczba na niej

face-1 = ser
face-2 = miecz z gwiazdką
face-3 = miecz z tarczą
face-4 = łuk
face-5 = łuk z gwiazdką
face-6 = miecz z tarczą i gwiazdką
face-none = ani jednej kości
number-1 = 1
number-2 = 2
number-3 = 3
number-4 = 2
number-5 = 1
number-6 = 3
number-none = ani jednej kości

purpose-move = na ruch
purpose-attack = na atak
purpose-defence = na obronę
purpose-search = na szperanie
purpose-trap = na pułapkę
purpose-water = na wyjście z wody
purpose-recover = na odzyskanie sił
purpose-check = na próbę
purpose-ambush = na zasadzkę
purpose-chase = na pościg

## Pola, które mają własną nazwę; inne nazywają się jak na mapie

space-shelf = „Półka”
space-rack = „Suszarka”
space-chair = „Krzesło”
space-table = „Stół”
space-stool = „Stołek”
space-worktable = „Stół do szycia”
space-post = „Słup”

item-hook = Haczyk i linka
item-fork = Widelec
item-grape = Winogrono
item-snare = Sidła
item-trap = Pułapka na myszy

way-north = na północ
way-east = na wschód
way-south = na południe
way-west = na zachód
way-flip = na drugą stronę pomieszczenia

## Wybory

action-pass = Pasuj
action-end = Zakończ turę
action-stand = Wstań
action-stop = Zatrzymaj się tutaj
action-scurry = Pośpiech
action-search = Szperaj
action-equip = Zmień wyposażenie
action-level-up = Awans
action-keep = Zatrzymaj kartę
action-trade = Odrzuć kartę za ser
action-done = Gotowe
action-yes = Tak
action-no = Nie
action-give-cheese = Daj kawałek sera
action-take-cheese = Weź kawałek sera
action-recover = { $status ->
    [stunned] Odzyskaj siły po ogłuszeniu
   *[other] Odzyskaj siły po oplątaniu
}
action-numbered = { $verb ->
    [face] Kość pokazuje: { $number ->
        [1] 1, ser
        [2] 2, miecz z gwiazdką
        [3] 3, miecz z tarczą
        [4] 2, łuk
        [5] 1, łuk z gwiazdką
       *[other] 3, miecz z tarczą i gwiazdką
    }
    [die] Kość { $number }
    [special] Własna akcja rozdziału { $number }
   *[choose] Możliwość { $number }
}
action-explore = { $way ->
    [north] Zwiad na północ
    [east] Zwiad na wschód
    [south] Zwiad na południe
    [west] Zwiad na zachód
   *[flip] Zwiad na drugą stronę
}
action-party-item = { $verb ->
    [lay] { $item ->
        [hook] Rozłóż haczyk i linkę
        [fork] Połóż widelec
       *[grape] Połóż winogrono
    }
   *[back] { $item ->
        [hook] Zabierz haczyk i linkę
       *[fork] Zabierz widelec
    }
}
action-hero = { $verb ->
    [share] Podziel się z { CARD($hero, case: "instrumental") }
    [hero] Zagraj jako { CARD($hero) }
    [fling] Wystrzel { CARD($hero, case: "accusative") } z widelca
   *[innate] Użyj daru { CARD($hero, case: "genitive") }
}
action-ability = { $verb ->
    [learn] Opanuj „{ CARD($ability, case: "accusative") }”
   *[use] Użyj „{ CARD($ability, case: "genitive") }”
}
action-card = { $verb ->
    [use] Użyj „{ CARD($card, case: "genitive") }”
   *[card] Wybierz „{ CARD($card, case: "accusative") }”
}
action-order = Karta inicjatywy: { CARD($card) }
action-figure = { $verb ->
    [attack] Atakuj { CARD($figure, case: "accusative") }
    [throw] Rzuć winogronem w { CARD($figure, case: "accusative") }
   *[pick] Wybierz { CARD($figure, case: "accusative") }
}
action-kind = Ten rodzaj: { CARD($minion) }
action-space = { $verb ->
    [go] Idź na pole { EACH($space, of: "space") }
   *[at] Wybierz pole { EACH($space, of: "space") }
}

## Pytania

ask-hero = Mysz { $card } w drużynie: kto to będzie?
ask-begin = Drużyna w komplecie. Zaczynamy opowieść?
ask-ability = { EACH($card, of: "card") }: z którą zdolnością zaczyna?
ask-turn = { EACH($card, of: "card") }: ruch, akcja albo koniec tury.
ask-step = { EACH($card, of: "card") } się spieszy: dokąd?
ask-route = { EACH($card, of: "card") } ma kilka równie krótkich dróg: którą idzie?
ask-next-foe = { EACH($card, of: "card") }: kilka figurek jest równie blisko. Która działa teraz?
ask-entry = { EACH($card, of: "card") }: kilka pól wejścia jest równie dobrych. Które?
ask-arrive = { EACH($card, of: "card") } przybywa: na które pole?
ask-weapon = { EACH($card, of: "card") } atakuje: którą bronią?
ask-wound = { EACH($card, of: "card") } odnosi ranę: która karta inicjatywy ją przyjmuje?
ask-window = { $kind ->
    [start-turn] { EACH($card, of: "card") } zaczyna turę. Użyć karty lub zdolności?
    [before-move] { EACH($card, of: "card") } zaraz się ruszy. Użyć karty lub zdolności?
    [before-attack] { EACH($card, of: "card") } zaraz zaatakuje. Użyć karty lub zdolności?
    [before-defence] { EACH($card, of: "card") } zaraz będzie się bronić. Użyć karty lub zdolności?
    [after-roll] { EACH($card, of: "card") }: kości rzucone. Użyć karty lub zdolności?
    [after-attack] { EACH($card, of: "card") }: po ataku. Użyć karty lub zdolności?
    [after-defence] { EACH($card, of: "card") }: po obronie. Użyć karty lub zdolności?
    [after-kill] { EACH($card, of: "card") } pokonuje sługusa. Użyć karty lub zdolności?
    [after-trapfail] { EACH($card, of: "card") } zaraz wpadnie w pułapkę. Użyć karty lub zdolności?
    [after-action] { EACH($card, of: "card") }: po akcji. Użyć karty lub zdolności?
    [after-scroll] { EACH($card, of: "card") }: zwój przeczytany. Użyć karty lub zdolności?
    [after-trade] { EACH($card, of: "card") } odrzuca kartę za ser. Użyć karty lub zdolności?
    [targeted] { EACH($card, of: "card") } jest celem ataku. Użyć karty lub zdolności?
    [placed] Przybywają sługusi. Użyć karty lub zdolności?
    [wheel] Na koło trafia ser. Użyć karty lub zdolności?
    [hourglass] Klepsydra zaraz się przesunie. Użyć karty lub zdolności?
    [surge] Nadchodzą posiłki. Użyć karty lub zdolności?
    [minion-turn] Zaczyna się tura sługusów. Użyć karty lub zdolności?
    [capture] { EACH($card, of: "card") } zaraz trafi do niewoli. Użyć karty lub zdolności?
   *[other] Użyć karty lub zdolności?
}
ask-keep = { $about } Zatrzymujesz ją czy odrzucasz za ser?
ask-keep-one = { EACH($card, of: "card") } zabiera jedną kartę do następnego rozdziału: którą?
ask-peek = Dwie wierzchnie karty potyczek, od góry. { $about } Czy zamieniają się miejscami?
ask-drop = { EACH($card, of: "card") } niesie za dużo: która karta odpada?
ask-share = { $about } Co przechodzi z łapki do łapki?
ask-equip = { EACH($card, of: "card") }: co zakłada albo zdejmuje?
ask-face = { EACH($card, of: "roll") }: co pokazuje kość?
ask-pick = { $about } Kogo wybierasz?
ask-space = { $about } Które pole wybierasz?
ask-choose = { $about } Co z tego wybierasz?
ask-trap = { EACH($card, of: "card") } staje na pułapce: rzut na wiedzę zamiast na ruch?
ask-disguise = Karta potyczki to { EACH($card, of: "card") }. Zakładacie przebrania, żeby nie przyszli szczurzy wojownicy?
ask-learn = { EACH($card, of: "card") } się uczy: która zdolność?
ask-dice = { $about } Którą kość wybierasz?
ask-act = { EACH($card, of: "card") } od razu wykonuje akcję: jaką?
ask-land = { EACH($card, of: "card") } leci: na którym polu w zasięgu wzroku wyląduje?
ask-lay = { $card ->
    [fishhook_thread] Haczyk i linka łączą twoje pole z innym: z którym?
    [dinner_fork] Na którym polu położyć widelec?
   *[grape] Na którym polu położyć winogrono?
}
ask-toss = { EACH($card, of: "card") } rzuca winogronem. Rzuć znacznikiem jak monetą: czy jest rozgniecione?
ask-kind = { $about } Który rodzaj sługusów wybierasz?
ask-many = { $about } Kogo jeszcze? A może to już wszyscy?

wait-hero = { $seat } wybiera mysz…
wait-begin = { $seat } otwiera księgę opowieści…
wait-ability = { $seat } wybiera zdolność…
wait-turn = Mysz prowadzi teraz { $seat }…
wait-step = { $seat } się spieszy…
wait-route = { $seat } wybiera drogę sługusa…
wait-next-foe = { $seat } wybiera następnego sługusa…
wait-entry = { $seat } ustawia sługusa…
wait-arrive = { $seat } ustawia mysz…
wait-weapon = { $seat } wybiera broń…
wait-wound = { $seat } wybiera kartę na ranę…
wait-window = { $seat } może czegoś użyć…
wait-keep = { $seat } ogląda kartę…
wait-keep-one = { $seat } wybiera kartę…
wait-peek = { $seat } ogląda karty potyczek…
wait-drop = { $seat } robi porządek w bagażu…
wait-share = { $seat } się dzieli…
wait-equip = { $seat } zmienia wyposażenie…
wait-face = { $seat } rzuca kością…
wait-pick = { $seat } wybiera figurkę…
wait-space = { $seat } wybiera pole…
wait-choose = { $seat } się zastanawia…
wait-trap = { $seat } ogląda pułapkę…
wait-disguise = { $seat } myśli o przebraniach…
wait-learn = { $seat } wybiera, czego się nauczyć…
wait-dice = { $seat } wybiera kości…
wait-act = { $seat } wybiera akcję…
wait-land = { $seat } celuje widelcem…
wait-lay = { $seat } wybiera miejsce…
wait-toss = { $seat } rzuca winogronem…
wait-kind = { $seat } wybiera rodzaj sługusów…
wait-many = { $seat } wybiera figurki…

table-play = Chodzi o: { EACH($card, of: "card") }.
table-mouse = { EACH($card, of: "card") } coś znajduje.
table-card = { CARD($card) }: { EACH($card, of: "effect") }
table-effect = { EACH($card, of: "card") }: { EACH($card, of: "effect") }
table-encounter = { EACH($card, of: "card") }: { EACH($card, of: "effect") }
table-chapter = Pyta rozdział „{ EACH($card, of: "chapter") }”.
table-spill = { EACH($card, of: "card") }: cios był silniejszy, niż trzeba, reszta trafia innego sługusa na tym polu.
table-share = { EACH($card, of: "card") } dzieli się
table-with = z { CARD($card, case: "instrumental") }.

choice-draw-the-venom-1 = Usuń 2 trucizny
choice-draw-the-venom-2 = Wylecz ogłuszenie, oplątanie, przewrócenie albo urok
choice-two-places-1 = Dwie myszy zamieniają się miejscami
choice-two-places-2 = Przejdź do innej myszy

roll-move = Kość na ruch
roll-attack = Kość na atak
roll-defence = Kość na obronę
roll-search = Kość na szperanie
roll-trap = Kość na pułapkę
roll-water = Kość na wyjście z wody
roll-recover = Kość na odzyskanie sił
roll-check = Kość na próbę
roll-ambush = Kość na zasadzkę
roll-chase = Kość na pościg

## Co się dzieje

event-began = Zaczyna się rozdział „{ EACH($chapter, of: "chapter") }”. Pierwsze pomieszczenie: { EACH($room, of: "card") }.
event-chose = { $seat } podejmuje decyzję.
event-chose-you = Podejmujesz decyzję.
event-agreed = Głosowanie drużyny: { $count } z { $total } za tym wyborem.
event-hero-chosen = { $seat } gra jako { CARD($hero) }.
event-hero-chosen-you = Grasz jako { CARD($hero) }.
event-learned = { CARD($hero) } opanowuje „{ CARD($ability, case: "accusative") }”.

event-order-set = Kolejność: { EACH($cards, of: "card") }.
event-card-moved = { CARD($card) } przechodzi na miejsce { $place } na torze.
event-card-left = { CARD($card) } schodzi z toru.
event-round = Zaczyna się runda { $number }.
event-turn = { $card ->
    [brodie_pounces] Puszek przywiera do ziemi: zaraz skoczy.
    [brodie_chases] Puszek stawia uszy: zaczyna się pościg.
    [roach] Teraz tura karaluchów.
    [rat_warrior] Teraz tura szczurzych wojowników.
    [elite_rat] Teraz tura elitarnych szczurów.
   *[other] Teraz tura: { CARD($card) }.
}
event-turn-skipped = { $clause ->
    [MM-239] { CARD($card) } jest w niewoli, a wokół są sługusi: tura przepada.
   *[other] { CARD($card) } traci tę turę.
}

event-rolled = { $figure ->
    [none] { $purpose ->
        [ambush] Kość na zasadzkę: { EACH($faces, of: "number") }.
       *[other] Opowieść rzuca: { EACH($faces, of: "face") }.
    }
   *[other] { $purpose ->
        [move] { CARD($figure) } rzuca na ruch: { EACH($faces, of: "number") }.
        [chase] { CARD($figure) } rzuca na pościg: { EACH($faces, of: "number") }.
        [ambush] { CARD($figure) } rzuca na zasadzkę: { EACH($faces, of: "number") }.
       *[other] { CARD($figure) } rzuca { EACH($purpose, of: "purpose") }: { EACH($faces, of: "face") }.
    }
}
event-die-changed = { CARD($hero) } zmienia kości. Pokazują teraz: { EACH($faces, of: "face") }.
event-move-rolled = { CARD($hero) } może zrobić { $spaces ->
    [one] { $spaces } krok
    [few] { $spaces } kroki
   *[many] { $spaces } kroków
}.
event-stepped = { CARD($figure) } idzie na pole { EACH($space, of: "space") }.
event-move-ended = { $clause ->
    [MM-84] { CARD($hero) } trafia na sługusa: ruch kończy się na polu { EACH($space, of: "space") }.
    [MM-88] { CARD($hero) } jest w wodzie: ruch kończy się na polu { EACH($space, of: "space") }.
   *[other] { CARD($hero) } musi się zatrzymać na polu { EACH($space, of: "space") }.
}
event-stood-up = { CARD($figure) } wstaje, co zajmuje cały ruch.
event-stayed-in-water = { CARD($hero) } nie może wyjść z wody.
event-left-water = { CARD($hero) } wychodzi z wody na pole { EACH($space, of: "space") }.
event-drifted = { $space ->
    [none] Nurt wynosi poza kafel: { EACH($figure, of: "card") }!
   *[other] Nurt niesie na pole { EACH($space, of: "space") }: { EACH($figure, of: "card") }.
}
event-trap-passed = { CARD($hero) } bezpiecznie mija pułapkę na polu { EACH($space, of: "space") }.
event-trap-sprung = Trzask! { CARD($hero) } wpada w pułapkę na polu { EACH($space, of: "space") }: rana, kawałek sera i koniec tury.
event-traps-laid = Pułapki na myszy stają na polach: { EACH($spaces, of: "space") }.

event-attacked = { CARD($figure) } atakuje { CARD($target, case: "accusative") }. Broń: „{ CARD($card) }”.
event-attacked-hidden = { $figure ->
    [none] Na { CARD($target, case: "accusative") } spada cios.
   *[other] { $mode ->
        [ranged] { CARD($figure) } atakuje z daleka { CARD($target, case: "accusative") }.
       *[melee] { CARD($figure) } atakuje { CARD($target, case: "accusative") }.
    }
}
event-hits = { CARD($figure) } { $hits ->
    [0] nie zadaje żadnego ciosu
    [one] zadaje { $hits } cios
    [few] zadaje { $hits } ciosy
   *[many] zadaje { $hits } ciosów
}.
event-defended = { CARD($figure) } { $blocks ->
    [0] nic nie blokuje
    [one] blokuje { $blocks } cios
    [few] blokuje { $blocks } ciosy
   *[many] blokuje { $blocks } ciosów
}. Rany: { $wounds }.
event-wounded = { $poison ->
    [yes] { CARD($figure) } dostaje { $wounds ->
        [one] { $wounds } zatrutą ranę
        [few] { $wounds } zatrute rany
       *[many] { $wounds } zatrutych ran
    }. Razem: { $total }.
   *[no] { CARD($figure) } dostaje { $wounds ->
        [one] { $wounds } ranę
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }. Razem: { $total }.
}
event-unharmed = { $type ->
    [sharp] { CARD($figure) } nie boi się ostrzy: żadnych ran.
    [blunt] { CARD($figure) } nie boi się obuchów: żadnych ran.
    [fire] { CARD($figure) } nie boi się ognia: żadnych ran.
    [magic] { CARD($figure) } nie boi się magii: żadnych ran.
   *[other] { CARD($figure) } nic sobie z tego nie robi: żadnych ran.
}
event-card-wounded = Rana na karcie „{ CARD($card) }”. Razem na niej: { $total }.
event-defeated = { $hero ->
    [none] { CARD($figure) } pada.
   *[other] { CARD($hero) } pokonuje { CARD($figure, case: "accusative") }.
}
event-stole = { $wheel ->
    [yes] { CARD($figure) } kradnie { CARD($hero, case: "dative") } { $count ->
        [one] { $count } ser
        [few] { $count } sery
       *[many] { $count } serów
    } i toczy na koło.
   *[no] { CARD($figure) } kradnie { CARD($hero, case: "dative") } { $count ->
        [one] { $count } ser
        [few] { $count } sery
       *[many] { $count } serów
    } i zjada.
}

# Kto płaci, ma liczbę poniżej zera, więc mówimy tylko, ile zostaje.
event-cheese = { $clause ->
    [MM-34] { CARD($hero) } płaci za zdolność. Zostaje sera: { $total }.
    [MM-190] { CARD($hero) } płaci za nową zdolność. Zostaje sera: { $total }.
    [MM-164] { CARD($hero) } pada ofiarą kradzieży. Zostaje sera: { $total }.
    [MM-98] { CARD($hero) } zabiera z pułapki { $count ->
        [one] { $count } ser
        [few] { $count } sery
       *[many] { $count } serów
    }. Razem: { $total }.
    [MM-108] Ser na kościach: { CARD($hero) } dostaje { $count ->
        [one] { $count } ser
        [few] { $count } sery
       *[many] { $count } serów
    }. Razem: { $total }.
    [MM-132] { CARD($hero) } dostaje za kartę { $count ->
        [one] { $count } ser
        [few] { $count } sery
       *[many] { $count } serów
    }. Razem: { $total }.
    [MM-286] { CARD($hero) } dostaje od Sermistrza { $count ->
        [one] { $count } ser
        [few] { $count } sery
       *[many] { $count } serów
    }. Razem: { $total }.
   *[other] { CARD($hero) }: sera jest teraz { $total }.
}
event-wheel = { $clause ->
    [MM-54] Wyścig z czasem: na koło trafia { $count ->
        [one] { $count } ser
        [few] { $count } sery
       *[many] { $count } serów
    }. Na kole: { $total }.
    [MM-109] Ser na kościach sługusów: na koło trafia { $count }. Na kole: { $total }.
    [MM-163] Skradziony ser: na koło trafia { $count }. Na kole: { $total }.
    [MM-32] Narobiło się hałasu: na koło trafia { $count }. Na kole: { $total }.
   *[other] Na koło trafia ser: { $count }. Na kole: { $total }.
}
event-surged = Serowe koło jest pełne: nadchodzą posiłki!
event-page = { $clause ->
    [MM-176] Posiłki przewracają stronę: klepsydra jest na stronie { $page }, zakończenie na { $end }.
    [MM-237] Niewola przewraca stronę: klepsydra jest na stronie { $page }, zakończenie na { $end }.
   *[other] Klepsydra jest na stronie { $page }, zakończenie na { $end }.
}
event-end-moved = Zakończenie przechodzi na stronę { $end }.

event-encounter = Potyczka: „{ CARD($encounter) }”.
event-encounter-gone = Odrzucona karta potyczki: „{ CARD($encounter) }”.
event-disguised = Przebrania działają: { $count ->
    [one] nie przychodzi { $count } szczurzy wojownik
    [few] nie przychodzi { $count } szczurzych wojowników
   *[many] nie przychodzi { $count } szczurzych wojowników
}.
event-placed = { CARD($figure) } pojawia się na polu { EACH($space, of: "space") }.
event-explored = { $way ->
    [flip] { CARD($hero) } prowadzi zwiad i wszyscy przechodzą na drugą stronę: { EACH($room, of: "card") }.
   *[other] { CARD($hero) } prowadzi zwiad { EACH($way, of: "way") }, a drużyna idzie razem: { EACH($room, of: "card") }.
}
event-tile-turned = Kafel się odwraca: { EACH($room, of: "card") }.
event-arrived = { CARD($hero) } staje na polu { EACH($space, of: "space") }.

event-searched = { $found ->
    [yes] { CARD($hero) } szpera i coś znajduje.
   *[no] { CARD($hero) } szpera i nic nie znajduje.
}
event-card-found = { CARD($hero) } dobiera „{ CARD($card, case: "accusative") }”.
event-card-kept = { $clause ->
    [MM-282] { CARD($hero) } zabiera do następnego rozdziału „{ CARD($card, case: "accusative") }”.
   *[other] { CARD($hero) } zatrzymuje „{ CARD($card, case: "accusative") }”.
}
event-card-traded = { CARD($hero) } odrzuca za ser „{ CARD($card, case: "accusative") }”.
event-card-dropped = { CARD($hero) } odrzuca „{ CARD($card, case: "accusative") }”.
event-card-lost = { CARD($hero) } traci „{ CARD($card, case: "accusative") }”.
event-party-item = Do zapasów drużyny: „{ CARD($card) }”.
event-card-returned = Z powrotem do stosu szperania: „{ CARD($card) }”.
event-deck-shuffled = Odrzucone karty { $deck ->
    [encounter] potyczek
   *[search] szperania
} zostają potasowane. W nowym stosie { $count ->
    [one] jest { $count } karta
    [few] są { $count } karty
   *[many] jest { $count } kart
}.

event-recovered = { $free ->
    [yes] { CARD($hero) } odzyskuje siły: { $status ->
        [webbed] koniec oplątania
       *[stunned] koniec ogłuszenia
    }.
   *[no] { CARD($hero) } próbuje odzyskać siły, ale trwa { $status ->
        [webbed] oplątanie
       *[stunned] ogłuszenie
    }.
}
event-ailing = { $status ->
    [webbed] Pajęczyna oplątuje { CARD($figure, case: "accusative") }.
    [down] { CARD($figure) } pada na ziemię.
    [charmed] Urok spada na { CARD($figure, case: "accusative") }.
   *[stunned] Ogłuszenie spada na { CARD($figure, case: "accusative") }.
}
event-cured = { $status ->
    [webbed] { CARD($figure) } wyplątuje się z pajęczyny.
    [down] { CARD($figure) } znów stoi na nogach.
    [charmed] { CARD($figure) } otrząsa się z uroku.
    [poison] { CARD($figure) } pozbywa się trucizny.
   *[stunned] { CARD($figure) } dochodzi do siebie po ogłuszeniu.
}
event-healed = { CARD($hero) } ma o { $count ->
    [one] { $count } ranę
    [few] { $count } rany
   *[many] { $count } ran
} mniej.
event-captured = { $clause ->
    [MM-94] { CARD($hero) } znika w nurcie i trafia do niewoli!
   *[other] { CARD($hero) } trafia do niewoli!
}
event-rescued = { CARD($hero) } wraca z niewoli na pole { EACH($space, of: "space") }.
event-charmed-turn = { CARD($hero) } działa pod urokiem i zwraca się przeciw swoim.

event-shared = { CARD($hero) } daje { CARD($other, case: "dative") } „{ CARD($card, case: "accusative") }”.
event-cheese-shared = { CARD($hero) } daje { CARD($other, case: "dative") } kawałek sera.
event-equipped = { $worn ->
    [yes] { CARD($hero) } zakłada „{ CARD($card, case: "accusative") }”.
   *[no] { CARD($hero) } chowa do bagażu „{ CARD($card, case: "accusative") }”.
}
event-ability-used = { CARD($hero) } używa „{ CARD($ability, case: "genitive") }”. Koszt: { $cost ->
    [one] { $cost } ser
    [few] { $cost } sery
   *[many] { $cost } serów
}.
event-card-used = { CARD($hero) } używa „{ CARD($card, case: "genitive") }”.

event-token-laid = Na planszy: { EACH($item, of: "item") }. Gdzie: { EACH($spaces, of: "space") }.
event-token-taken = { $stash ->
    [yes] Z powrotem w zapasach drużyny: { EACH($item, of: "item") }.
   *[no] Znika z planszy: { EACH($item, of: "item") }.
}
event-flung = { CARD($hero) } skacze na widelec, a { CARD($other) } leci na pole { EACH($space, of: "space") }!
event-grape-thrown = { $squashed ->
    [yes] { CARD($figure) } rzuca winogronem w pole { EACH($space, of: "space") }: plask!
   *[no] { CARD($figure) } rzuca winogronem w pole { EACH($space, of: "space") }: wszyscy padają, a winogrono jest całe.
}
event-feasted = Winogrono zjedzone. { $count ->
    [one] Znika { $count } karaluch
    [few] Znikają { $count } karaluchy
   *[many] Znika { $count } karaluchów
}.
event-cat-pounced = Puszek skacze na pole { EACH($space, of: "space") }!

event-story = { $short ->
    [yes] { EACH($key, of: "story", form: "child") }
   *[no] { EACH($key, of: "story") }
}
event-flag = { $on ->
    [yes] Opowieść zapamięta: { EACH($flag, of: "flag") }.
   *[no] Opowieść zapomina: { EACH($flag, of: "flag") }.
}
event-taken = { CARD($hero) } zabiera: { EACH($thing, of: "thing") }.
event-trophy = { CARD($hero) } zdobywa trofeum: { CARD($trophy) }!
event-awarded = Drużyna zdobywa trofeum opowieści: { EACH($trophy, of: "card") }!
event-peeked = Na wierzchu stosu potyczek: { EACH($encounters, of: "card") }.
event-skipped = { $what ->
    [move] { CARD($figure) } nie ruszy się w następnej turze.
    [battle] { CARD($figure) } nie zaatakuje w następnej turze.
   *[turn] { CARD($figure) } straci następną turę.
}
event-ended = { $reason ->
    [last-page] Klepsydra dotarła do zakończenia.
    [all-captured] Wszystkie myszy są w niewoli.
    [defeated] Stało się to, co nie powinno się stać: rozdział jest przegrany.
   *[won] Rozdział wygrany!
}

## Jak się skończyło

outcome-won = Myszy wygrały ten rozdział.
outcome-won-you = Razem wygrywacie ten rozdział!
outcome-last-page = Klepsydra dotarła do zakończenia przed myszami.
outcome-last-page-you = Klepsydra dotarła do zakończenia przed wami. Zaczniecie opowieść jeszcze raz?
outcome-all-captured = Wszystkie myszy trafiły do niewoli.
outcome-all-captured-you = Wszystkie wasze myszy trafiły do niewoli. Zaczniecie opowieść jeszcze raz?
outcome-defeated = Rozdział jest przegrany.
outcome-defeated-you = Przegrywacie ten rozdział. Zaczniecie opowieść jeszcze raz?

## Odmowy

refuse-not-now = Teraz to niemożliwe.
refuse-no-such-card = Nie masz pod łapką karty „{ CARD($card) }”.
refuse-needs-weapon = Bez broni w łapkach mysz nie może atakować.
refuse-out-of-reach = { CARD($figure) } jest poza zasięgiem.
refuse-must-shoot-near = Obok są sługusi: celem musi być jeden z nich.
refuse-not-in-sight = Stąd nie widać { CARD($figure, case: "genitive") }.
refuse-minions-about = Nikt nie idzie na zwiad, dopóki w pomieszczeniu są sługusi.
refuse-no-exit-here = Obok tej myszy nie ma takiego wyjścia.
refuse-way-closed = Nie ma drogi: kafel po drugiej stronie nie ma pasującego wyjścia.
refuse-exit-locked = To wyjście jest zamknięte na klucz.
refuse-hook-needed = Żeby tędy przejść, drużyna musi mieć w zapasach haczyk i linkę.
refuse-tool-needed = Otworzy to tylko kowal albo szelma.
refuse-no-steps-left = Nie ma już kroków.
refuse-too-steep = Wspinaczka w tym miejscu kosztuje 3 kroki.
refuse-red-line = Myszy nie przejdą tam przez czerwoną linię.
refuse-not-adjacent = To pole nie sąsiaduje z polem tej myszy.
refuse-space-full = To pole jest pełne.
refuse-held-by-minions = Na tym polu jest za dużo sługusów: mysz nie może odejść.
refuse-against-current = Pod prąd nikt nie popłynie.
refuse-already-moved = Ta mysz już się ruszyła.
refuse-move-first = Pośpiech jest możliwy dopiero po zwykłym ruchu.
refuse-already-acted = Ta mysz wykonała już akcję.
refuse-you-are-webbed = Ta mysz jest oplątana i nie może się ruszyć.
refuse-you-are-stunned = Ta mysz jest ogłuszona: może tylko odzyskać siły.
refuse-stand-up-first = Ta mysz leży na ziemi: wstanie jest całym jej ruchem.
refuse-searched-here = Ta mysz już coś w tym pomieszczeniu znalazła.
refuse-nothing-to-recover = { $status ->
    [stunned] Ta mysz nie jest ogłuszona: nie ma po czym odzyskiwać sił.
   *[webbed] Ta mysz nie jest oplątana: nie ma się z czego uwalniać.
    }
refuse-not-in-water = W wodzie nie ma na to czasu.
refuse-free-action-used = W tej turze już to było.
refuse-nobody-near = Żadna inna mysz nie jest dość blisko.
refuse-too-little-cheese = To kosztuje { $cost ->
    [one] { $cost } ser
    [few] { $cost } sery
   *[many] { $cost } serów
}.
refuse-one-ability-a-turn = Mysz używa jednej zdolności na turę.
refuse-wrong-class = „{ CARD($ability) }” jest dla innej klasy.
refuse-ability-taken = Zdolność „{ CARD($ability) }” ma już inna mysz.
refuse-hero-taken = { CARD($hero) } jest już w drużynie.
refuse-hero-not-allowed = { CARD($hero) } nie bierze udziału w tym rozdziale.
refuse-card-not-for-you = Ta mysz nie umie użyć „{ CARD($card, case: "genitive") }”.
refuse-no-room-to-wear = Na „{ CARD($card, case: "accusative") }” nie ma wolnej łapki ani miejsca na ciele.
refuse-bad-campaign = Kampanii nie da się odczytać w tym miejscu: „{ $text }”.
refuse-unknown-in-campaign = Kampania wspomina „{ $name }”, a czegoś takiego już nie ma.
refuse-kept-party-item = „{ CARD($card) }” należy do całej drużyny: żadna mysz nie zatrzymuje tego na następny rozdział.
refuse-other-book = Ta kampania należy do księgi „{ $book }”, a nie do „{ $wanted }”.
refuse-other-storybook = To historia z księgi „{ $book }”, a tutaj leży „{ $here }”.
refuse-campaign-over = Ta kampania jest skończona: wszystkie rozdziały zostały opowiedziane.
refuse-no-such-chapter = W księdze opowieści nie ma rozdziału „{ $value }”.
refuse-not-in-stash = Tego nie ma w zapasach drużyny.
refuse-answer-first = { $decision ->
    [hero] Najpierw wybierz mysz.
    [begin] Najpierw otwórz księgę opowieści.
    [ability] Najpierw wybierz zdolność.
    [step] Najpierw dokończ pośpiech.
    [route] Najpierw wybierz drogę sługusa.
    [next-foe] Najpierw wskaż, który sługus działa.
    [entry] Najpierw ustaw sługusa.
    [arrive] Najpierw ustaw mysz.
    [weapon] Najpierw wybierz broń.
    [wound] Najpierw wskaż kartę na ranę.
    [window] Najpierw zdecyduj, czy użyć karty lub zdolności.
    [keep] Najpierw zdecyduj, co ze znalezioną kartą.
    [keep-one] Najpierw wybierz kartę na następny rozdział.
    [peek] Najpierw zdecyduj, co z kartami potyczek.
    [drop] Najpierw zrób porządek w bagażu.
    [share] Najpierw dokończ podział.
    [equip] Najpierw dokończ zmianę wyposażenia.
    [face] Najpierw podaj, co pokazuje kość.
    [trap] Najpierw rozstrzygnij sprawę pułapki.
    [disguise] Najpierw zdecyduj, co z przebraniami.
    [learn] Najpierw wybierz, czego mysz się uczy.
    [turn] To tura twojej myszy: ruch, akcja albo koniec tury.
    [pick] Najpierw wybierz figurkę.
    [space] Najpierw wybierz pole.
    [choose] Najpierw wybierz jedną z możliwości.
    [dice] Najpierw wybierz kość.
    [act] Najpierw wykonaj podarowaną akcję.
    [land] Najpierw wskaż, gdzie mysz wyląduje.
    [lay] Najpierw wskaż, gdzie to położyć.
    [toss] Najpierw powiedz, jak upadło winogrono.
    [kind] Najpierw wybierz rodzaj sługusów.
   *[other] Najpierw odpowiedz na pytanie.
}

## Zasady domowe

option-chapter = Rozdział
    .help = Który rozdział księgi opowieści gracie.
option-chapter-1 = 1: Milczący dzwon
option-chapter-2 = 2: W głąb odpływu
option-chapter-3 = 3: Godzina kota
option-chapter-4 = 4: Zegarowe schody
option-chapter-5 = 5: Ćmia Regentka
option-party = Bohaterowie
    .help = Czy bohaterów wybierają gracze, czy rozdział.
option-party-choose = wybierają gracze
option-party-suggested = jak proponuje rozdział
option-team = Decyzje drużyny
    .help = Kto podejmuje decyzje, które należą do wszystkich.
option-team-active = osoba aktywna
option-team-leader = osoba na pierwszym miejscu
option-team-vote = głosowanie
option-ties = Równorzędne wybory
    .help = Czy pytać graczy, gdy kilka dróg albo miejsc jest równie dobrych.
option-ties-ask = pytaj
option-ties-auto = rozstrzygaj
option-trophies = Trofea indywidualne
    .help = Pięć małych trofeów dla pojedynczych myszy; trzy z nich odsuwają zakończenie.
option-dice = Kości
    .help = Rzuca Purrlour albo rzucacie prawdziwymi kośćmi i wpisujecie wynik.
option-dice-rolled = rzuca Purrlour
option-dice-typed = prawdziwe, wpisywane
option-level = Trudność
    .help = Przesuwa zakończenie o stronę: dalej jest łatwiej, bliżej trudniej.
option-level-normal = zwykła
option-level-easy = łatwa
option-level-hard = trudna
option-surge = Posiłki przy pustym torze
    .help = Co dzieje się z kolejnością, gdy posiłki zastają tor bez sługusów.
option-surge-auto = zależnie od sytuacji
option-surge-append = zawsze dokładane
option-surge-reshuffle = zawsze tasowane
option-midmove = Darmowe akcje w ruchu
    .help = Czy podział, wyposażenie i awans są dozwolone między krokami.
option-chase = Pościg Puszka
    .help = Czy kot zawraca do myszy, które już minął, póki może biec dalej.
option-chase-whole = biegnie, ile wypadło
option-chase-once = każdą mysz mija raz
option-campaign = Kampania
    .help = Co bohaterowie przynoszą z wcześniejszych rozdziałów.
option-campaign-none = żadna
option-tale = Opowieść
    .help = Ile czyta się z każdego fragmentu.
option-tale-whole = w całości
option-tale-short = w skrócie, dla dzieci
option-book = Księga opowieści
    .help = Czyje rozdziały się opowiada: nasze czy z księgi, z którą uruchomiono Purrlour.
option-book-ours = nasza

## Zasady domowe, które do siebie pasują

preset-book = Według zasad
    .help = Zwykła trudność i każda decyzja należy do was. Rozdziały, bohaterowie i karty są nasze.
preset-brisk = Szybka gra
    .help = Bohaterowie z rozdziału, a równorzędne wybory rozstrzygają się same.
preset-gentle = Łatwa gra
    .help = Jak szybka gra, z zakończeniem o stronę dalej i z krótszą opowieścią: dobre z dziećmi.

## Jak gra się kończy, w kilku słowach: do raportów i zasad domowych

ending-won = Rozdział wygrany
ending-last-page = Klepsydra dotarła do zakończenia
ending-all-captured = Wszystkie myszy pojmane
ending-defeated = Rozdział przegrany
