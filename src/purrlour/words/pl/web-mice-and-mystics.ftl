### The table of Mice and Mystics in the browser. One sentence, one line: Fluent keeps line breaks.

## The map

web-mice-map = { $room }: pomieszczenie. Strzałki prowadzą od pola do pola; plus i minus zmieniają jego wielkość.
web-mice-space = Pole { $space }.
web-mice-marks = Tutaj: { $marks }.
web-mice-here = Na polu: { $figures }.
web-mice-cost = { $count ->
    [one] { $count } krok stąd.
    [few] { $count } kroki stąd.
   *[many] { $count } kroków stąd.
}
web-mice-can = Można wybrać.
web-mice-figure = { $figure } na polu { $space }.
web-mice-exit = Wyjście: { $way }.
web-mice-exit-locked = Zamknięte na klucz.
web-mice-exit-closed = Zagrodzone.
web-mice-exit-edge = Dalej nic nie ma.
web-mice-exit-to = Prowadzi do: { $room }.
web-mice-larger = Powiększ
web-mice-smaller = Pomniejsz
web-mice-whole = Całe pomieszczenie
web-mice-mark-water = woda
web-mice-mark-current = prąd
web-mice-mark-trap = pułapka na myszy
web-mice-mark-flip = klapa na drugą stronę
web-mice-mark-entry = tędy wchodzą sługusi
web-mice-mark-fork = widelec
web-mice-mark-grape = winogrono
web-mice-mark-snare = sidła
web-mice-mark-hook = linka
web-mice-box = Ustawiamy pomieszczenia…
web-mice-no-box = Pomieszczenia nie dotarły.

## Order, time, party

web-mice-track-card = { $card }, miejsce { $place }.
web-mice-track-now = Teraz działa.
web-mice-track-acted = Już po turze.
web-mice-standing = Jak stoi rozdział
web-mice-page = Strona { $page } z { $end }
web-mice-page-help = Klepsydra rusza o stronę, gdy przychodzą posiłki i gdy mysz trafia do niewoli. Gdy dojdzie do zakończenia, rozdział jest przegrany.
web-mice-wheel = { $count ->
    [0] Na kole nie ma sera
    [one] { $count } kawałek sera na kole
    [few] { $count } kawałki sera na kole
   *[many] { $count } kawałków sera na kole
}
web-mice-wheel-help = Szósty kawałek sprowadza posiłki: przychodzą nowi sługusi i odwraca się strona.
web-mice-plan = Plan pomieszczeń. Jesteście tu: { $room }.
web-mice-plan-short = Plan
web-mice-stash = { $count ->
    [one] Zapasy: { $count } rzecz
    [few] Zapasy: { $count } rzeczy
   *[many] Zapasy: { $count } rzeczy
}
web-mice-stash-empty = Zapasy są jeszcze puste.
web-mice-on-board = leży w pomieszczeniu
web-mice-surge = Posiłki to będą:
web-mice-decks = Zostało kart szperania: { $deck }, potyczek: { $encounters }.
web-mice-party = Drużyna
web-mice-mouse = { $hero }, gra { $seat }.
web-mice-carries = Niesie: { $things }.
web-mice-life = { $wounds ->
    [0] Bez ran, życie { $life }.
    [one] { $wounds } rana z { $life }.
    [few] { $wounds } rany z { $life }.
   *[many] { $wounds } ran z { $life }.
}
web-mice-here-now = Tu jesteście
web-mice-visited = Już zwiedzone
web-mice-unknown = Jeszcze nieznane
web-mice-sheet-plan = Plan pomieszczeń
web-mice-sheet-stash = Zapasy drużyny
web-mice-sheet-time = Czas i ser

## Deeds

web-mice-picking = Do wyboru
web-mice-deeds = Co można zrobić
web-mice-walk = { $count ->
    [one] Idź na { $space }: { $count } krok
    [few] Idź na { $space }: { $count } kroki
   *[many] Idź na { $space }: { $count } kroków
}
web-mice-several = { $verb ->
    [attack] Atakuj…
   *[share] Podziel się…
}
web-mice-goal = Cel
web-mice-innate = wrodzone
web-mice-costs = { $count ->
    [0] za darmo
   *[other] ser: { $count }
}
web-mice-slot = { $slot ->
    [paw] w łapce
    [head] na głowie
    [body] na ciele
    [back] na grzbiecie
    [feet] na stopach
    [neck] na szyi
    [tail] na ogonie
   *[belt] u pasa
}
web-mice-unloaded = dopiero po zmianie wyposażenia
web-mice-done = W tej turze: { $done }.
web-mice-done-move = ruch
web-mice-done-rolled = rozpoczęty ruch
web-mice-done-action = akcja
web-mice-done-share = podział
web-mice-done-equip = zmiana wyposażenia
web-mice-done-level-up = awans
web-mice-done-ability = zdolność
web-mice-nothing = Nic
web-mice-mode = { $mode ->
    [ranged] Atakuje z daleka.
   *[melee] Atakuje z bliska.
}

## What happened

web-mice-telling = Co się stało
web-mice-back = Poprzedni krok
web-mice-on = Następny krok
web-mice-hide = Zamknij
web-mice-why = Dlaczego?
web-mice-why-title = Dlaczego? { $clause }
web-mice-read-page = Przeczytaj stronę
web-mice-aloud = Czytaj na głos
web-mice-silence = Przestań czytać
web-mice-child = Dla dzieci

## The story

web-mice-read = Czytaj
web-mice-read-new = Nowa strona
web-mice-read-last = Przeczytaj ostatnią stronę jeszcze raz
web-mice-recap = Co było wcześniej
web-mice-leaf = { $page } z { $of }
web-mice-leaf-back = Poprzednia strona
web-mice-leaf-on = Następna strona
web-mice-choose = Wybierz myszy
web-mice-close-page = Zamknij księgę
web-mice-things = Co trzeba znaleźć
web-mice-thing-taken = Już to macie.
web-mice-thing-held = Niesie: { $hero }.
web-mice-thing-lies = { $room }, { $space }
web-mice-remembers = Księga pamięta
web-mice-crowd = O kogo chodzi?
web-meant-thing = Przekaż: { $name }
web-meant-chapter = Skorzystaj z pomocy rozdziału

## Co robi wybór – dla tych, którzy nie czytali zasad

web-does-attack = twoje kości przeciw jego obronie
web-does-end = działa następny na torze
web-does-equip = zmień, co nosisz i trzymasz
web-does-explore = wszystkie myszy idą tym wyjściem
web-does-fling = poleci na widoczne pole
web-does-keep = trafia do bagażu
web-does-level-up = 6 serów za nową zdolność
web-does-pass = teraz niczego nie używasz
web-does-recover = ogłuszenie mija od razu, oplątanie – z gwiazdką
web-does-scurry = rzuć kością i rusz się jeszcze raz
web-does-search = jedna kość: gwiazdka to nowa karta
web-does-share = przekażcie sobie karty i ser
web-does-stand = zajmuje cały ruch
