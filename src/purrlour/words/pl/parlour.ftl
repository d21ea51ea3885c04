### Zdania wspólne dla wszystkich gier. Jak wybiera się klucze: words/words.py.
### Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.
###
### Imiona wpisują ludzie, więc nie znamy ich rodzaju i ich nie odmieniamy:
### imię stoi w mianowniku, a czasownik w czasie teraźniejszym.

## Ludzie

seat-name = Gracz { $number }
you = ty

## Liczenie

count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
count-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[many] { $count } tur
}
count-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}

## Wyliczenia: „A, B i C”; $some to już wszystko oprócz ostatniego

list-end = { $some } i { $last }
list-card = { $count ->
    [1] „{ $title }”
   *[other] „{ $title }” ×{ $count }
}

## Wartości zasad domowych

value-on = tak
value-off = nie

## Czekanie

wait = Czekamy na wybór: { $seat }…

## Co można by zrobić: powody są w plikach gier hints-pl.ftl

hint-only = To wszystko, co możesz teraz zrobić.

## Odmowy: czego nie można i dlaczego

refuse-seat-count = W tę grę gra od { $least } do { $most } osób, a nie { $seats }.
refuse-no-such-seat = Przy tym stole nie ma miejsca numer { $seat_number }.
refuse-first-seat-missing = { $seat } nie może zacząć: przy stole { $seats ->
    [one] siedzi tylko { $seats } osoba
    [few] siedzą tylko { $seats } osoby
   *[many] siedzi tylko { $seats } osób
}.
refuse-not-yourself = Nie możesz wybrać siebie.
refuse-not-your-turn = Jeszcze nie teraz: gra { $turn }.
refuse-you-are-out = Nie bierzesz już udziału w tej grze.
refuse-game-over = Ta gra jest już skończona.
refuse-too-late = Za późno: to już rozstrzygnięte.
refuse-nothing-asked = { $seat } nie ma teraz nic do wyboru.
refuse-nothing-to-undo = Nie ma czego cofnąć.
refuse-unknown-action = W tej grze nie ma ruchu „{ $text }”.
refuse-unknown-option = Nie ma zasady domowej „{ $option }”. Są: { $known }.
refuse-unknown-option-value = Zasada domowa „{ $option }” nie może mieć wartości „{ $value }”. Możliwe są: { $known }.
refuse-unknown-bot = Nie ma bota „{ $bot }” do tej gry. Są: { $known }.
refuse-bot-time = „{ $bot }”: czas można dać tylko botowi, który liczy naprzód, na przykład tiger@0.3.
refuse-learned-unreadable = Pliku { $file } nie da się tu odczytać jako sieci.
refuse-learned-unfit = Sieć { $file } nie pasuje do gry { $game } w jej dzisiejszej postaci: trzeba ją wytrenować od nowa.
refuse-learned-none = W folderze { $folder } nie ma sieci dla żadnej gry. Nazywają się jak gry: koty.npz.
refuse-learned-needs-numpy = Wytrenowane boty potrzebują NumPy: zainstaluj purrlour[rl].

# Pozycje i zapisy rozgrywek: dla tych, którzy majsterkują. Nazwy pól zostają, jak są zapisane.

refuse-bad-header = Pozycja musi zaczynać się od „{ $expected }”, a ta zaczyna się od „{ $value }”.
refuse-bad-field-count = Liczba pól w pozycji tej gry to { $expected }, a tu jest ich { $count }.
refuse-bad-field = Nie da się odczytać pola „{ $field }” tej pozycji: „{ $value }”.
refuse-impossible-position = Do takiej pozycji nie da się dojść: coś się nie zgadza w „{ $fact }”.
refuse-bad-record = Nie da się odczytać wiersza { $line } zapisu rozgrywki: „{ $text }”.
refuse-record-step = Krok { $step } zapisu rozgrywki jest niemożliwy: „{ $text }”.
refuse-record-luck = Losowania w zapisie rozgrywki nie pasują do { $step ->
    [0] rozdania
   *[other] kroku { $step }
}.
refuse-unknown-version = Zasady „{ $game }” nie są tu znane, tylko { $known }: może zna je nowszy Purrlour.
refuse-wrong-game = To zapis gry „{ $game }”, a nie „{ $expected }”.

# Słowa księgi opowieści.

refuse-book-unreadable = Słów księgi opowieści nie da się odczytać w tym miejscu: „{ $text }”.
refuse-book-key = Księga opowieści nie zajmuje się kluczem „{ $value }”. Może mówić o: { $known }.
refuse-book-not-plain = Słowa księgi opowieści to zwykłe zdania, a „{ $value }” nim nie jest.
refuse-book-number = W słowach księgi opowieści „{ $value }” chce podać „{ $name }”, a tego jej rozdziały nie liczą.
refuse-book-twice = Księga opowieści ma „{ $value }” dwa razy.
