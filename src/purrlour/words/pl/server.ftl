### Serwer: `purrlour serve`, żądania, połączenia, stoły z ludźmi wokół.
### Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.

## serve

cli-command-serve = uruchom serwer: dla przeglądarek w domu i gdziekolwiek
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

serve-open = Serwer działa.
serve-here = Na tym urządzeniu:
serve-near = W pobliżu:
serve-only-here = Tylko to urządzenie: serwer nie jest dostępny w sieci.
serve-no-network = Nie widać sieci: na razie dołączyć można tylko z tego urządzenia.
serve-scan = Żeby dołączyć telefonem, zeskanuj to:
serve-kept = Wszystko jest przechowywane w { $place }
serve-stop = Ctrl-C zatrzymuje serwer; nic nie przepada.
refuse-port-used = Adres { $address } jest już zajęty. Może działa już inny serwer? Spróbuj --port.
refuse-port-forbidden = To konto nie może słuchać na { $address }. Spróbuj --port powyżej 1023.
refuse-no-address = To urządzenie nie może słuchać na { $address }: { $reason }.
refuse-data-folder = Nie da się używać folderu danych { $folder }: { $reason }.
refuse-store-closed = Nie da się otworzyć magazynu gier: { $reason }.
refuse-worker-failed = Jeden z procesów raz po raz kończy się zaraz po starcie.

## Strona, dopóki nie ma stołu w przeglądarce

page-runs = Ten serwer działa.
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
refuse-unknown-host = Ten serwer nie działa pod nazwą „{ $host }”. Jeśli ma działać, dopisz ją do ustawienia „hosts”.
refuse-no-token = Do tego potrzebny jest żeton miejsca w nagłówku „Authorization: Bearer”.
refuse-bad-token = Ten link już nie działa: nie ma tu dla niego miejsca.
refuse-no-watch = Oglądanie jest przy tym stole wyłączone: grę widzą tylko gracze.
refuse-no-such-viewer = „{ $text }” to ani numer miejsca, ani „open”, czyli odkryte karty wszystkich.
refuse-film-size = Ta gra jest za długa, żeby pokazać ją naraz: { $size } B, a może być najwyżej { $most } B.
refuse-restarting = Serwer zaraz uruchomi się ponownie. Spróbuj za chwilę.
refuse-storage-trouble = Serwer nie może teraz niczego zapisać, więc nic nie zostało zmienione. Spróbuj za chwilę.
refuse-server-fault = Błąd serwera: nic nie zostało zmienione. To nie twoja wina, spróbuj jeszcze raz.
refuse-too-fast = Za szybko: weź oddech i spróbuj jeszcze raz.
refuse-too-many = Z tego adresu otwarto naraz zbyt wiele połączeń: poczekaj, aż któreś się skończy.
refuse-too-slow = To żądanie przychodziło zbyt wolno, więc serwer już na nie nie czeka.
refuse-quota-matches = Limit gier otwieranych z jednego adresu w ciągu dnia ({ $most }) jest wyczerpany. Spróbuj za { $hours ->
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
refuse-job-too-long = To trwa dłużej, niż serwer może sobie pozwolić, gdy inni grają. Spróbuj później.
refuse-no-such-match = Nie ma takiej gry.
refuse-no-such-code = Żadna gra nie ma takiego kodu.
refuse-no-such-game = Nie ma tu gry „{ $game }”. Są: { $known }.
refuse-unknown-game = W grę „{ $game }” tu się nie gra. Gra się w: { $known }.

## Gry przy stołach: dlaczego nie

refuse-seat-only = To mogą robić tylko gracze, którzy mają miejsce przy tym stole.
refuse-host-only = To może zrobić tylko gospodarz.
refuse-host-grace = Gospodarz jest offline dopiero od chwili: jego rolę można przejąć za { $seconds } s.
refuse-person-here = Przy stole jest { $name }: bot zagra za tę osobę tylko na jej życzenie.
refuse-person-grace = Za wcześnie: { $name } jest offline dopiero od chwili. Bot może zagrać za tę osobę za { $seconds } s.
refuse-table-locked = Dołączanie jest zablokowane: nikt nowy nie może usiąść.
refuse-removed = Gospodarz usunął cię z tej gry. Możesz usiąść znowu, gdy cię zaprosi.
refuse-table-full = Wszystkie miejsca przy tym stole są zajęte.
refuse-chair-taken = To miejsce jest już zajęte.
refuse-no-such-chair = Przy tym stole nie ma takiego miejsca.
refuse-nobody-there = Na tym miejscu nikt nie siedzi.
refuse-no-bot-there = Na tym miejscu nie gra żaden bot.
refuse-same-chair = Do zamiany potrzebne są dwa różne miejsca.
refuse-chairs-free = Niektóre miejsca są wolne: poczekaj na graczy albo dodaj boty.
refuse-kick-yourself = Nie możesz usunąć siebie: po prostu wyjdź.
refuse-nobody-removed = Na to zaproszenie nikt nie czeka.
refuse-name-taken = Ktoś przy tym stole ma już imię „{ $name }”.
refuse-name-alike = To imię wygląda tak samo jak „{ $name }”, a ta osoba już siedzi przy stole: wybierz inne.
refuse-bad-name = To imię zawiera niewidoczne znaki. Usuń je.
refuse-bad-name-length = Imię ma od 1 do { $most } znaków.
refuse-already-playing = Ta gra już się zaczęła.
refuse-not-playing = To można robić tylko w trakcie gry.
refuse-not-over = Ta gra jeszcze się nie skończyła.
refuse-hands-closed = Cudze karty widać dopiero po grze.
refuse-already-again = Następna gra jest już otwarta.
refuse-not-mixing = Liczby dodaje się do tasowania tylko tuż przed rozdaniem.
refuse-no-nonce-wanted = Nikt nie czeka na liczbę od ciebie.
refuse-wrong-nonce = To nie jest ta liczba, którą obiecano.
refuse-bot-plays = Za ciebie gra bot: najpierw naciśnij „Wracam do gry”.
refuse-which-decision = Powiedz, na które pytanie to odpowiedź.
refuse-nobody-asked = Nikt nie prosi teraz o twoją zgodę.
refuse-undo-alone = Ten ruch już coś zdradził, a nie ma kogo zapytać o zgodę na cofnięcie. Przy stole treningowym zgoda nie jest potrzebna.
refuse-undo-already-asked = Ktoś już prosi o cofnięcie ruchu: najpierw trzeba na to odpowiedzieć.
refuse-undo-limit = Ruchów nie można już cofać: to najwyżej { $undos } cofnięć albo { $steps } ruchów w jednej grze.
refuse-text-length = Wiadomość ma najwyżej { $most } znaków.
refuse-already-paused = Gra jest już wstrzymana.
refuse-not-paused = Gra nie jest wstrzymana.
refuse-chat-off = Czat jest przy tym stole wyłączony.
refuse-hints-off = Przy tym stole nie ma podpowiedzi: gospodarz je wyłączył.
refuse-no-hint = Tu nie ma podpowiedzi: decydujesz ty.
refuse-not-asked = Nikt cię teraz o nic nie pyta, więc nie ma czego podpowiadać.
refuse-nothing-said = W tej wiadomości nie ma nic do przeczytania.
refuse-unknown-emote = Nie ma gestu „{ $emote }”. Są: { $known }.

## Kampanie: dlaczego nie

refuse-no-such-campaign = Nie ma takiej kampanii.
refuse-bad-campaign-token = Ten link nie otwiera kampanii: może brakuje jego części.
refuse-no-campaigns = W tej grze nie ma kampanii: każda gra jest osobna.
refuse-chapter-under-way = Ten rozdział jest już rozgrywany przy innym stole.
refuse-nothing-lost = Nie ma tu przegranego rozdziału, który można by pominąć.
refuse-campaign-long = W kampanii nie zmieści się więcej niż { $most } kroków. Zacznij nową z jej pliku.
