### Kampanie: rozdziały, które następują po sobie. Jedno zdanie, jeden wiersz: Fluent zachowuje łamanie.

## Kampanie jednej gry

web-campaigns = Kampania
web-campaigns-what = Jedna opowieść w kilku rozdziałach. To, czego bohaterowie się nauczą i co zdobędą, idzie z nimi dalej, a wszystko zapisuje się samo. Graj całą drużyną w pojedynkę albo podziel ją z przyjaciółmi; następnym razem mogą usiąść inni.
web-campaigns-begin = Zacznij kampanię
web-campaigns-another = Zacznij kolejną kampanię
web-campaigns-mine = Twoje kampanie
web-campaigns-used = ostatnio otwarta { $day }
web-campaigns-file = Wczytaj kampanię z pliku
web-campaigns-file-hint = Zapisaną tutaj, na innym serwerze albo w terminalu.
web-campaigns-none = W tej grze nie ma kampanii.
web-new-team = { $bots ->
    [0] Graj od razu w pojedynkę
    [one] Graj od razu z { $bots } botem
    [few] Graj od razu z { $bots } botami
    [many] Graj od razu z { $bots } botami
   *[other] Graj od razu z { $bots } botami
}

## Jedna z nich

web-campaign = Kampania
web-campaign-no-link = Tę kampanię otwiera tylko cały link. Poproś kogoś, kto go ma, albo otwórz ją na urządzeniu, na którym była grana.
web-campaign-way = Rozdziały
web-campaign-chapter = Rozdział { $number }
web-campaign-is-won = Wygrany
web-campaign-is-lost = Przegrany, pominięty
web-campaign-is-again = Przegrany: jeszcze raz?
web-campaign-is-playing = W toku
web-campaign-is-next = Następny
web-campaign-is-ahead = Jeszcze przed wami
web-campaign-tries = { $count ->
    [one] { $count } próba
    [few] { $count } próby
    [many] { $count } prób
   *[other] { $count } próby
}
web-campaign-party = Drużyna
web-campaign-knows = Umie
web-campaign-keeps = Zabiera ze sobą
web-campaign-bare = Tylko wyposażenie początkowe.
web-campaign-trophies = Trofea
web-campaign-no-trophies = Na razie żadnych. Przyniesie je opowieść.
web-campaign-played = Zagrane rozdziały ({ $count })
web-campaign-was-won = Wygrany, zaczęty { $day }
web-campaign-was-lost = Przegrany, zaczęty { $day }
web-campaign-replay = Powtórka

## Co teraz

web-campaign-next = Następny rozdział: { $chapter }
web-campaign-continue = Zagraj ten rozdział
web-campaign-lost = Tym razem się nie udało: { $chapter }
web-campaign-lost-why = Zagrajcie rozdział jeszcze raz: zacznie się dokładnie tak samo. Albo pomińcie go i idźcie dalej.
web-campaign-leave = Pomiń i przejdź do następnego
web-campaign-playing = Trwa rozdział: { $chapter }
web-campaign-playing-why = Stół do tego rozdziału jest już otwarty. Gdy rozdział się skończy, kampania sama pójdzie dalej.
web-campaign-table = Przejdź do stołu
web-campaign-instead = Porzuć tamten stół i otwórz inny
web-campaign-instead-why = Gdy otworzysz inny stół, gra przy starym przestanie się liczyć.
web-campaign-over = Opowieść dobiegła końca
web-campaign-over-why = Wszystkie rozdziały są zagrane. Dziękujemy, że dotrwaliście do końca!
web-campaign-back = Do kampanii
web-campaign-again-next = Do następnego rozdziału
web-campaign-again-lost = Zagraj rozdział jeszcze raz

## Przechowywanie

web-campaign-link = Link i plik
web-campaign-link-hint = Żeby wrócić z innego urządzenia albo po miesiącach.
web-campaign-link-why = Kto ma ten link, może grać kampanię dalej. Daj go tym, z którymi grasz, i dobrze go przechowaj.
web-campaign-link-field = Link do tej kampanii
web-campaign-link-qr = Kod QR z linkiem do tej kampanii
web-campaign-link-text = Nasza kampania w Purrlour: { $game }
web-campaign-save = Zapisz w pliku
web-campaign-forget = Usuń z tego urządzenia
