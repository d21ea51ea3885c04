### Serwer: `purrlour serve`, żądania, połączenia, stoły z ludźmi wokół.
### Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.

## serve

cli-command-serve = otwórz salonik: serwer dla przeglądarek w domu i gdziekolwiek
cli-serve-host = adres, na którym słuchać (0.0.0.0: cała sieć)
cli-serve-port = port (8484); 0 bierze dowolny wolny
cli-serve-data = folder, w którym wszystko się przechowuje
cli-serve-database = postgresql://… zamiast SQLite w folderze danych
cli-serve-root-path = podścieżka, pod którą podaje go serwer pośredni, na przykład /purrlour
cli-serve-workers = liczba procesów (1); więcej niż jeden wymaga PostgreSQL
cli-serve-bot-processes = liczba procesów, w których myślą boty (0: tyle, ile rdzeni, bez jednego dla nas)
cli-serve-storybook = folder z inną niż nasza księgą opowieści do gry Magia i Myszy
cli-serve-learned = folder botów, które ktoś wytrenował (`purrlour train`)
cli-serve-config = plik TOML z ustawieniami (purrlour.toml w folderze danych)
cli-serve-open = otwiera też przeglądarkę, jeśli jest ekran

serve-open = Salonik jest otwarty.
serve-here = Na tym urządzeniu:
serve-near = W pobliżu:
serve-only-here = Nikt inny nie wejdzie: serwer słucha tylko na tym urządzeniu.
serve-no-network = Nie widać sieci: na razie wejść można tylko z tego urządzenia.
serve-scan = Żeby wejść telefonem, zeskanuj to:
serve-kept = Wszystko jest przechowywane w { $place }
serve-stop = Ctrl-C zamyka; nic nie przepada.
refuse-port-used = Adres { $address } jest już zajęty. Może działa już inny salonik? Spróbuj --port.
refuse-port-forbidden = To konto nie może słuchać na { $address }. Spróbuj --port powyżej 1023.
refuse-no-address = To urządzenie nie może słuchać na { $address }: { $reason }.
refuse-data-folder = Nie da się używać folderu danych { $folder }: { $reason }.
refuse-store-closed = Nie da się otworzyć magazynu gier: { $reason }.
refuse-worker-failed = Jeden z procesów raz po raz kończy się zaraz po starcie.

## Strona, dopóki nie ma stołu w przeglądarce

page-runs = Ten salonik jest otwarty.
page-no-client = To wydanie nie ma stołu dla przeglądarek; mogą tu grać programy.
page-schema = O co mogą pytać programy

## Ustawienia: co jest niemożliwe

refuse-config-unknown = Nie ma ustawienia „{ $where }” („{ $value }”). Są: { $known }.
refuse-config-not-toml = Plik { $file } nie jest w formacie TOML: { $text }.
refuse-config-no-file = Nie da się odczytać pliku { $file }: { $text }.
refuse-config-number = Ustawienie „{ $where }” nie może mieć wartości „{ $value }”: to liczba całkowita od { $least } do { $most }.
refuse-config-text = Ustawienie „{ $where }” nie może mieć wartości „{ $value }”: to niepusty tekst.
refuse-config-list = Ustawienie „{ $where }” nie może mieć wartości „{ $value }”: to lista tekstów.
refuse-config-database = Ustawienie „{ $where }” nie może mieć wartości „{ $value }”: zaczyna się od postgresql:// albo sqlite:///, albo się je pomija.
refuse-bad-database = Nie ma tu baz danych typu „{ $kind }”: użyj postgresql:// albo sqlite:///.
refuse-config-root-path = Ustawienie „{ $where }” nie może mieć wartości „{ $value }”: to ścieżka, na przykład /purrlour.
refuse-config-origin = W ustawieniu „{ $where }” nie może być „{ $value }”: pochodzenie strony wygląda jak https://play.example.org.
refuse-config-proxy = W ustawieniu „{ $where }” nie może być „{ $value }”: serwer pośredni to adres albo sieć.
refuse-config-host = W ustawieniu „{ $where }” nie może być „{ $value }”: host to nazwa albo adres bez portu, albo *.
refuse-workers-need-postgres = Gdy liczba procesów to { $workers }, gry muszą być w PostgreSQL: podaj go przez --database.

## Żądania: dlaczego nie

refuse-no-such-page = Pod tym adresem nic nie ma.
refuse-wrong-method = Ten adres nie przyjmuje takich żądań.
refuse-bad-request = Nie da się zrozumieć tego żądania.
refuse-bad-request-field = Pole „{ $field }” jest niewłaściwe: { $reason }.
refuse-bad-json = To nie jest JSON, który tu pasuje: { $text }.
refuse-too-deep = Ten JSON jest zagnieżdżony głębiej niż na { $most } nawiasów.
refuse-too-large = To więcej bajtów, niż da się przyjąć naraz ({ $most }).
refuse-wrong-kind = Treść musi być typu { $kind }, a nie „{ $sent }”.
refuse-foreign-page = Obca strona nie może tego zrobić.
refuse-unknown-host = Ten salonik nie działa pod nazwą „{ $host }”. Jeśli ma działać, dopisz ją do ustawienia „hosts”.
refuse-no-token = Do tego potrzebny jest żeton krzesła w nagłówku „Authorization: Bearer”.
refuse-bad-token = Ten żeton nie pasuje tu do żadnego krzesła.
refuse-no-watch = Przy tym stole nie ma miejsca dla widzów: patrzeć mogą tylko ci, którzy mają krzesło.
refuse-no-such-viewer = „{ $text }” to ani numer krzesła, ani „open”, czyli odkryte karty wszystkich.
refuse-film-size = Ta rozgrywka jest za długa, żeby pokazać ją naraz: { $size } B, a może być najwyżej { $most } B.
refuse-restarting = Salonik zaraz uruchomi się ponownie: spróbuj za chwilę.
refuse-storage-trouble = Salonik nie może teraz nic zapisać, więc nic się nie stało: spróbuj za chwilę.
refuse-server-fault = Coś się w saloniku zepsuło i nic się nie stało. To nie twoja wina.
refuse-too-fast = Za szybko: weź oddech i spróbuj jeszcze raz.
refuse-too-many = Z tego adresu otwarto naraz zbyt wiele połączeń: poczekaj, aż któreś się skończy.
refuse-too-slow = To żądanie przychodziło zbyt wolno, więc salonik już na nie nie czeka.
refuse-quota-matches = Limit rozgrywek otwieranych z jednego adresu w ciągu dnia ({ $most }) jest wyczerpany. Spróbuj za { $hours ->
    [one] godzinę
    [few] { $hours } godziny
   *[many] { $hours } godzin
}.
refuse-quota-imports = Limit plików wczytywanych z jednego adresu w ciągu dnia ({ $most }) jest wyczerpany. Spróbuj za { $hours ->
    [one] godzinę
    [few] { $hours } godziny
   *[many] { $hours } godzin
}.
refuse-quota-campaigns = Limit kampanii rozpoczynanych z jednego adresu w ciągu dnia ({ $most }) jest wyczerpany. Spróbuj za { $hours ->
    [one] godzinę
    [few] { $hours } godziny
   *[many] { $hours } godzin
}.
refuse-quota-messages = Limit wiadomości z jednego adresu w ciągu dnia ({ $most }) jest wyczerpany. Graj dalej, a pisać możesz znów za { $hours ->
    [one] godzinę
    [few] { $hours } godziny
   *[many] { $hours } godzin
}.
refuse-quota-size = Serwer jest pełny: przechowuje najwyżej { $most } MiB. To, co trwa, można dokończyć, ale nic nowego się nie zacznie.
refuse-job-too-long = To trwa dłużej, niż salonik może sobie pozwolić, gdy inni grają: spróbuj później.
refuse-no-such-match = Nie ma takiej gry.
refuse-no-such-code = Żadna gra nie ma takiego kodu.
refuse-no-such-game = Nie ma tu gry „{ $game }”. Są: { $known }.
refuse-unknown-game = W grę „{ $game }” tu się nie gra. Gra się w: { $known }.

## Gry przy stołach: dlaczego nie

refuse-seat-only = To mogą robić tylko ci, którzy mają krzesło przy tym stole.
refuse-host-only = To może zrobić tylko gospodarz.
refuse-host-grace = Gospodarza nie ma dopiero od chwili: jego rolę można przejąć za { $seconds } s.
refuse-person-here = Przy stole jest { $name }: bot zagra za tę osobę tylko na jej życzenie.
refuse-person-grace = Za wcześnie: { $name } jest offline dopiero od chwili. Bot może zagrać za tę osobę za { $seconds } s.
refuse-table-locked = Ten stół jest zamknięty: nikt nowy nie może się dosiąść.
refuse-removed = Gospodarz usunął cię z tego stołu. Możesz usiąść znowu, gdy cię zaprosi.
refuse-table-full = Wszystkie krzesła przy tym stole są zajęte.
refuse-chair-taken = To krzesło jest już zajęte.
refuse-no-such-chair = Przy tym stole nie ma takiego krzesła.
refuse-nobody-there = Na tym krześle nikt nie siedzi.
refuse-no-bot-there = Na tym krześle nie gra żaden bot.
refuse-same-chair = Do zamiany miejsc potrzebne są dwa różne krzesła.
refuse-chairs-free = Niektóre krzesła są wolne: poczekaj na ludzi albo posadź na nich boty.
refuse-kick-yourself = Nie możesz usunąć siebie: po prostu wyjdź.
refuse-nobody-removed = Na to zaproszenie nikt nie czeka.
refuse-name-taken = Ktoś przy tym stole ma już imię „{ $name }”.
refuse-name-alike = To imię wygląda tak samo jak „{ $name }”, a ta osoba już siedzi przy stole: wybierz inne.
refuse-bad-name = W tym imieniu są znaki, których nie widać: napisz je bez nich.
refuse-bad-name-length = Imię ma od 1 do { $most } znaków.
refuse-already-playing = Ta gra już się zaczęła.
refuse-not-playing = To można robić tylko w trakcie gry.
refuse-not-over = Ta gra jeszcze się nie skończyła.
refuse-hands-closed = Cudze karty widać dopiero po grze.
refuse-already-again = Następna gra jest już otwarta.
refuse-not-mixing = Liczby dorzuca się do losu tylko tuż przed rozdaniem.
refuse-no-nonce-wanted = Nikt nie czeka na liczbę od ciebie.
refuse-wrong-nonce = To nie jest ta liczba, którą przyrzeczono.
refuse-bot-plays = Za ciebie gra bot: najpierw wróć na swoje krzesło.
refuse-which-decision = Powiedz, na które pytanie to odpowiedź.
refuse-nobody-asked = Nikt nie prosi teraz o twoją zgodę.
refuse-undo-alone = Ten ruch już coś zdradził, a nie ma kogo zapytać o zgodę na cofnięcie. Przy stole treningowym zgoda nie jest potrzebna.
refuse-undo-already-asked = Ktoś już prosi o cofnięcie ruchu: najpierw trzeba na to odpowiedzieć.
refuse-undo-limit = Ruchów nie można już cofać: to najwyżej { $undos } cofnięć albo { $steps } ruchów w jednej rozgrywce.
refuse-text-length = Wiadomość ma najwyżej { $most } znaków.
refuse-already-paused = Zegary już stoją.
refuse-not-paused = Zegary wcale nie stoją.
refuse-chat-off = Przy tym stole się nie pisze: czat jest wyłączony.
refuse-hints-off = Przy tym stole nie ma podpowiedzi: gospodarz je wyłączył.
refuse-no-hint = Nic teraz nie przychodzi do głowy: tu decydujesz ty.
refuse-not-asked = Nikt cię teraz o nic nie pyta, więc nie ma czego podpowiadać.
refuse-nothing-said = W tej wiadomości nie ma nic do przeczytania.
refuse-unknown-emote = Nie ma gestu „{ $emote }”. Są: { $known }.

## Kampanie: dlaczego nie

refuse-no-such-campaign = Nie ma takiej kampanii.
refuse-bad-campaign-token = Ten link nie otwiera kampanii: może brakuje jego części.
refuse-no-campaigns = W tej grze nie ma kampanii: każda rozgrywka jest osobna.
refuse-chapter-under-way = Ten rozdział jest już rozgrywany przy innym stole.
refuse-nothing-lost = Nie ma tu przegranego rozdziału, który można by zostawić za sobą.
refuse-campaign-long = W kampanii nie zmieści się więcej niż { $most } kroków. Zacznij nową z jej pliku.
