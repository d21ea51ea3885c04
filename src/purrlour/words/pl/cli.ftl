### Wiersz poleceń i stół w terminalu.
### Jedno zdanie, jeden wiersz, prócz strony pomocy: Fluent zachowuje końce wierszy.

## Polecenia

cli-about-purrlour = Salonik gier planszowych o kotach i myszach.
cli-commands = polecenia
cli-command-play = zagraj w terminalu przeciw botom
cli-command-games = pokaż gry i ich zasady domowe
cli-command-rules = czytaj zasady gry albo w nich szukaj
cli-command-simulate = niech boty rozegrają wiele gier, a my policzymy
cli-command-ladder = oceń boty, niech zagrają ze sobą
cli-command-train = niech sieć nauczy się gry, grając w nią
cli-command-replay = obejrzyj zapisaną grę krok po kroku
cli-command-verify = sprawdź uczciwość losowań i przebieg skończonej rozgrywki
cli-command-check = sprawdź gry: prawa, zasady, zawartość
cli-command-bench = zmierz szybkość silnika
cli-command-about = powiedz, który to Purrlour

cli-usage = użycie
cli-positionals = argumenty
cli-options = opcje
cli-help = pokaż tę pomoc
cli-version = podaj wersję
cli-language = język: en albo pl
cli-game = klucz gry, na przykład exploding_kittens
cli-game-name = GRA
cli-json = wypisz JSON dla programów
cli-set = zasada domowa; można podać kilka razy (zob. „purrlour games”)

## Skargi

cli-error = purrlour: { $text }
cli-notice = Uwaga: { $text }
cli-did-you-mean = Może chodziło o „{ $word }”?
cli-file = { $file }: { $reason }.
cli-unknown-command = Nie ma polecenia „{ $command }”. Są: { $known }.
cli-unknown-game = Nie ma gry „{ $game }”. Są: { $known }.
cli-missing = Czegoś brakuje: { $option }. Spróbuj --help.
cli-unrecognized = Co to jest „{ $value }”? Spróbuj --help.
cli-bad-choice = { $option } nie może mieć wartości „{ $value }”. Możliwe są: { $known }.
cli-bad-value = { $option } nie może mieć wartości „{ $value }”.
cli-needs-value = { $option } potrzebuje wartości.
cli-takes-no-value = { $option } nie przyjmuje wartości.
cli-ambiguous = „{ $value }” może znaczyć różne rzeczy: { $known }.
cli-bad-usage = Nie da się tego zrozumieć: { $text }
cli-bad-setting = „{ $value }” to nie zasada domowa z wartością; napisz opcja=wartość.
cli-no-bots = Podaj choć jednego bota.
cli-too-many-bots = Za dużo botów: { $bots }, a { $seats ->
    [one] miejsce jest tylko { $seats }.
    [few] miejsca są tylko { $seats }.
   *[many] miejsc jest tylko { $seats }.
}
cli-too-small = { $option } musi wynosić co najmniej { $least }, a nie { $value }.
cli-not-both = { $one } i { $other } nie mogą być użyte razem.
cli-not-within = { $option } musi wynosić od { $least } do { $most }, a nie { $value }.
cli-no-such-seat = Nie ma miejsca { $seat }: są miejsca od 1 do { $seats }.

## about

cli-about-version = Purrlour { $version }
cli-about-python = Python { $version }
cli-about-compiled = Silnik jest skompilowany.
cli-about-pure = Silnik działa w czystym Pythonie.
cli-about-place = Mieszka w { $place }

## games

cli-games-players = od { $least } do { $most } osób
cli-games-bots = boty: { $bots }
cli-games-options = zasady domowe (--set opcja=wartość), najpierw zwykła wartość:

## rules

cli-rules-wanted = punkt, na przykład EK-31, albo słowa, które mają wystąpić wszystkie
cli-rules-words = SŁOWO
cli-rules-nothing = W żadnym punkcie nie ma „{ $wanted }”.
cli-rules-hint = { $clauses ->
    [one] { $clauses } punkt.
    [few] { $clauses } punkty.
   *[many] { $clauses } punktów.
} Żeby czytać dalej, podaj punkt albo kilka słów.

## simulate

cli-simulate-games = ile gier (1000)
cli-simulate-seats = ile miejsc (tyle, ile botów)
cli-simulate-bots = kto gra; krótka lista zaczyna się od nowa (greedy,random)
cli-simulate-seed = ta sama liczba daje te same gry (0)
cli-simulate-workers = ile procesów naraz (wszystkie procesory)
cli-simulate-head = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, liczba osób przy stole: { $seats }. Część wygranych na miejsce, z przedziałem 95%:
cli-simulate-by-seat = Według miejsc:
cli-simulate-seat = miejsce { $seat }
cli-simulate-length = Decyzji na grę: { $decisions }.
cli-simulate-speed = { $seconds } s, decyzji na sekundę: { $speed }.
cli-percent = { $number }%
cli-progress = { $done } z { $total }…

## ladder

cli-ladder-bots = kto się wspina (wszystkie boty gry)
cli-ladder-against = z kim grają wszystkie, zamiast między sobą
cli-ladder-seconds = sekundy na ruch
cli-ladder-games = gier w każdym spotkaniu, to samo rozdanie z każdego miejsca (100)
cli-ladder-seats = ile miejsc (najmniej, ile gra pozwala)
cli-ladder-to = folder na liczby i ich rysunek
cli-ladder-alone = Drabina potrzebuje co najmniej dwóch botów.
cli-ladder-twice = Jeden bot jest na liście dwa razy.
cli-ladder-head = { $seats ->
    [one] { $seats } osoba. Część wygranych gier, z przedziałem 95%, i czas na wybór:
    [few] { $seats } osoby. Część gier, które wygrał pierwszy, z przedziałem 95%, i jego czas na wybór:
   *[many] { $seats } osób. Część gier, które wygrał pierwszy, z przedziałem 95%, i jego czas na wybór:
}
cli-ladder-ratings = Rankingi (OpenSkill):
cli-ladder-kept = Liczby i rysunek są w { $folder }

## train

cli-train-minutes = ile minut się uczy, razem z egzaminami (30)
cli-train-rounds = ile rund, zamiast minut: wtedy to samo ziarno uczy tego samego
cli-train-seed = ta sama liczba daje te same rozdania (1)
cli-train-games = ile gier ma każdy egzamin z każdym przeciwnikiem (200); na koniec cztery razy tyle
cli-train-every = jaka część czasu dzieli dwa egzaminy (0.1)
cli-train-to = folder na sieć, jej krzywą i oceny (learned)
cli-train-round = decyzje: { $decisions }, niepewność { $doubt }, błąd { $error }
cli-train-mark = egzamin: { $percent } z { $games } gier wygranych, przeciwnik: { $bot }
cli-train-kept = Sieć jest w folderze { $folder }. Żeby grała: purrlour serve --learned { $folder }
cli-train-stopped = To, czego się dotąd nauczyła, jest w folderze { $folder }.

## play

cli-play-seats = ile osób razem z tobą (3)
cli-play-bots = kto gra przeciw tobie; krótka lista zaczyna się od nowa (greedy)
cli-play-seed = ta sama liczba daje to samo rozdanie
cli-play-name = twoje imię
cli-play-seat = twoje miejsce, licząc od 1 (1)
cli-play-storybook = cudza księga opowieści: folder (Magia i Myszy)
cli-no-storybook = Gra „{ $game }” nie ma ksiąg opowieści; ma je Magia i Myszy.
cli-play-campaign = plik, który przechowuje kampanię między rozdziałami (Magia i Myszy)
cli-campaign-kept = Kampania zapisana: { $file }
cli-campaign-lost = Kampania zostaje, jak była: zagrajcie rozdział jeszcze raz albo idźcie dalej z --set chapter=…
cli-campaign-over = Ta kampania jest skończona: wszystkie rozdziały są rozegrane. Wybierz rozdział przez --set chapter=…, by zagrać go znowu.
cli-campaign-book = Kampania { $file } należy do księgi opowieści „{ $book }”, a nie „{ $wanted }”.
cli-play-fast = boty odpowiadają od razu
cli-play-no-terminal = Stół potrzebuje terminala; nie da się go przekierować.
cli-bot-names = Mruczek, Hrabina, Ogórek, Marmolada, Precel
cli-your-name = Ty

## Stół

cli-table-keys = ? pomoc  w czemu  l dziennik  r zasady  p pasuj  f szybko  q wyjście
cli-table-passing = pasujesz aż do swojej tury: p
cli-table-fast = szybko: f
cli-table-help-title = Pomoc
cli-table-help =
    Strzałki przesuwają, Enter wybiera, Esc cofa.
    Każdy wybór ma swój klawisz: literę albo cyfrę, która stoi przed nim.

    Co ma [ ] albo grubą kreskę, to można teraz wybrać.
    Co ma ( ) albo cienką kreskę, tego nie; wybierz mimo to, a stół powie dlaczego.
    Jesteś tam, gdzie >. Podwójna ramka pokazuje, czyja tura.

    Najpierw wybierz kartę, potem co z nią zrobić, potem przeciw komu.

    w   czemu? zasada, z której wynika ostatni wpis albo ostatnia odmowa
    l   cały dziennik
    r   szukaj w zasadach
    p   pasuj aż do mojej tury; ten sam klawisz to kończy
    f   boty odpowiadają od razu; ten sam klawisz pozwala znów patrzeć
    t   motyw jasny albo ciemny
    q   wyjście, ale dopiero po pytaniu
cli-table-why = Czemu?
cli-table-no-why = Jeszcze nic się nie zdarzyło.
cli-table-log = Cały dziennik
cli-table-rules = Zasady
cli-table-search = słowo albo punkt, na przykład EK-31
cli-table-search-hint = strzałki przewijają · Esc zamyka
cli-table-leave = Odejść od stołu? Ta gra przepadnie.
cli-table-end = Koniec
cli-table-end-keys = Enter jeszcze raz · s zapisz · l dziennik · q wyjście
cli-table-save = Zapis tej gry
cli-table-save-hint = Enter zapisuje · Esc cofa
cli-table-saved = Zapisano. Żeby obejrzeć: purrlour replay { $file }
cli-table-save-exists = { $file } już istnieje; wybierz inną nazwę.
cli-space = Spacja
cli-any-key = dowolny klawisz
cli-close = Esc zamyka
cli-scroll = strzałki przewijają · Esc zamyka
cli-yes-key = t
cli-yes-or-no = t tak · n nie
cli-over = Gra skończona.
cli-waiting = { $count ->
    [one] { $names } się zastanawia…
   *[other] { $names } się zastanawiają…
}
cli-whom = Przeciw komu?
cli-not-now = Nie teraz.

## Eksplodujące kotki przy stole

cli-ek-boom = B U M !
cli-ek-purr = mrrrrr
cli-ek-out = poza grą
cli-ek-turns = { $turns ->
    [1] tura
    [few] { $turns } tury
   *[many] { $turns } tur
}
cli-ek-pawn = Złodziejaszek
cli-ek-pile = Talia: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
cli-ek-kittens = { $kittens ->
    [one] w niej { $kittens } kotek
    [few] w niej { $kittens } kotki
   *[many] w niej { $kittens } kotków
}
cli-ek-odds = Ryzyko kotka: { $percent }
cli-ek-known = Wiesz: { $cards }
cli-ek-known-nothing = Nie znasz w niej żadnej karty.
cli-ek-discard = Odrzucone ({ $count }): { $cards }
cli-ek-discard-empty = Nic jeszcze nie odrzucono.
cli-ek-you-are-out = Odpadasz z gry. Oglądaj innych albo naciśnij f, będzie szybciej.
cli-ek-draw-note = To kończy tę turę. Uwaga na kotki.
cli-ek-burglar-note = Żąda od kogoś kota, którego nazwiesz, i zostaje u tej osoby.
cli-ek-burglar = Wyślij kociego złodziejaszka
cli-ek-which-cat = Jakiego kota ma przynieść złodziejaszek?
cli-ek-what-with = { $card }: co z tą kartą?
cli-ek-play = Zagraj
cli-ek-pair = Para: ukradnij kartę
cli-ek-pair-note = dwie takie karty zabierają komuś losową kartę
cli-ek-three = Trójka: zażądaj karty
cli-ek-three-note = trzy takie karty zabierają kartę, którą nazwiesz
cli-ek-target = { $name } ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
})
cli-ek-give = Oddaj
cli-ek-give-sure = Oddać kartę „{ $card }”? Dostanie ją { $name }.
cli-ek-place = { $above ->
    [0] Na wierzch talii: następne dobranie
    [one] Pod { $above } kartę
    [few] Pod { $above } karty
   *[many] Pod { $above } kart
}{ $below ->
    [0] , na sam spód
   *[other] , niżej zostanie { $below }
}
cli-ek-place-keys = Strzałki przesuwają, t wierzch, b spód, albo wpisz, ile kart nad nim; Enter chowa.

## Koty przy stole

cli-ko-blue = N
cli-ko-yellow = Ż
cli-ko-green = Z
cli-ko-pink = R
cli-ko-crow = Kruk
cli-ko-turn = tura
cli-ko-gone = poza grą
cli-ko-team = drużyna { $letter }
cli-ko-piles = Stos { $pile }, odrzucone { $discard }
cli-ko-laid = Na odrzuconych: { $card }
cli-ko-attack = Atak: { $card }, { $name } { $land }
cli-ko-own = Ty
cli-ko-exchange-note = Wszystkie twoje karty znikają, przychodzi tyle samo nowych. To kończy turę.
cli-ko-whose = { $card }: w czyim śnie?
cli-ko-which-land = { $name }: która kraina?
cli-ko-land = { $land }: { $what }
cli-ko-as = Jako { $card }
cli-ko-as-what = Co zastępuje joker?

## Magia i Myszy przy stole

cli-mm-clock = Strona { $page }/{ $end }, koło { $wheel }/6, runda { $round }
cli-mm-there = Tam: { $there }
cli-mm-at = Pole { $space }. { $effect }
cli-mm-go = Idź…
cli-mm-attack = Atakuj…
cli-mm-use = Użyj…
cli-mm-share = Podziel się…
cli-mm-throw = Rzuć winogronem…
cli-mm-fling = Wystrzel…
cli-mm-hand-over = Przekaż: { $thing }
cli-mm-chapter = Skorzystaj z pomocy rozdziału
cli-mm-innate = Użyj: { $name }
cli-mm-map = Na mapie: { $letters }. ! pułapka, & sidła, Y widelec, g winogrono, * to, co trzeba znaleźć, ~ woda. Myszy mają pierwszą literę swojego imienia.
cli-mm-worn = Na sobie ma: { $hero }.
cli-mm-packed = W bagażu: { $hero }.
cli-mm-way = { $spaces } { $way }: { $room }
cli-mm-edge = skraj
cli-mm-closed = zagrodzone
cli-mm-locked = zamknięte
cli-mm-track = Kolejność tur:
cli-mm-order = Kolejność tur: { $cards }.
cli-mm-stash = Zapasy: { $cards }
cli-mm-letter = { $sign } { $name }
cli-mm-health = K3/4+2 przy imieniu gracza: Korinowi zostały 3 z 4 punktów życia i ma 2 sery; K# to niewola.

## Czarujące kotki przy stole

cli-wk-artifact = A
cli-wk-familiar = K
cli-wk-potion = E
cli-wk-scroll = Z
cli-wk-token = nie { $spell }
cli-wk-piles = Talia { $deck }, odrzucone { $discard }, klątwy { $curses }
cli-wk-chapter = Rozdział { $chapter }: { $cards }
cli-wk-complete = { $curse }: komplet, a ponadto { $count ->
    [0] nic.
    [one] { $count } karta.
    [few] { $count } karty.
   *[many] { $count } kart.
}
cli-wk-lacks = { $curse }, brakuje jeszcze: { $cards }.
cli-wk-own = Ty
cli-wk-whose = { $name }: która?
