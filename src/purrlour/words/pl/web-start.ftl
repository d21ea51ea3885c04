### Zanim siądziemy do stołu: strona główna i nowy stół. Jedno zdanie, jeden wiersz.

## Strona główna

web-start-tables = Twoje stoły
web-start-people = { $own } · { $people }
web-start-nobody = na razie nikogo więcej
web-start-over = Skończone ({ $count })
web-start-forget-table = Usuń z listy: { $game }
web-start-code = Dołącz kodem
web-start-code-hint = Sześć liter i cyfr z ekranu gospodarza.
web-start-code-bad = Kod ma sześć liter i cyfr, na przykład 4YD MHR.
web-start-join = Dołącz
web-start-play = Graj
web-start-rules = Zasady
web-start-learn = Nauka
web-learn = Naucz się w trzy minuty
web-learn-new = Pierwszy raz? Naucz się w trzy minuty, czekając na innych
web-start-file = Wczytaj rozgrywkę z pliku
web-start-file-hint = Skończoną, zapisaną tutaj albo na innym serwerze.
web-start-file-busy = Sprawdzamy każdy ruch. To może chwilę potrwać…

## Nowy stół

web-new = Nowy stół
web-new-unknown = Nie ma tu takiej gry.
web-new-name = Twoje imię
web-new-name-hint = Takie, jakie zobaczą inni. Bez konta i bez rejestracji.
web-new-name-least = Podaj imię: może być dowolne.
web-new-count = Ile osób przy stole?
web-new-bots = { $bots ->
    [one] Zagraj teraz z { $bots } botem
    [few] Zagraj teraz z { $bots } botami
    [many] Zagraj teraz z { $bots } botami
   *[other] Zagraj teraz z { $bots } bota
}
web-new-practice = Trening: można cofać ruchy
web-new-practice-hint = W grze z samymi botami, także wtedy, gdy ruch już coś pokazał. Stół i wynik będą oznaczone jako trening.
web-new-friends = Otwórz stół dla znajomych
web-new-friends-hint = Dołączą przez link, kod albo QR. Puste miejsca mogą potem zająć boty.
web-new-level = Jak mocne mają być boty?
web-new-seats = Kto gdzie siedzi
web-new-seats-hint = Gracze z linku, boty i osoby na tym urządzeniu, jak chcesz.
web-new-chair = Miejsce { $number }
web-new-me = Ty
web-new-open = Wolne: ktoś dołączy przez link
web-new-bot = Bot: { $title }
web-new-guest = Kolejna osoba na tym urządzeniu
web-new-guest-name = Imię dla miejsca { $number }
web-new-same-name = Dwie osoby przy jednym stole nie mogą mieć tego samego imienia.
web-new-start = Zacznij grę
web-new-open-table = Otwórz stół
web-new-rules = Zasady domowe
web-new-own-mix = Własne
web-new-details = Wszystkie zasady domowe
web-new-more = Więcej
web-new-more-hint = Zegary, czat, widzowie, nieobecni
web-new-go = Przejdź do stołu
web-new-half = Stół jest otwarty, ale nie wszystko się udało:
