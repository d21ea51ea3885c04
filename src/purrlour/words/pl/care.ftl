### purrlour backup, restore, doctor, export, import: troska o to, co zapisane
### Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.

cli-command-backup = zapisz wszystkie rozgrywki w jednym pliku, także gdy serwer działa
cli-command-restore = przywróć kopię zapasową
cli-command-doctor = sprawdź, czy wszystko, co zapisane, jest w porządku
cli-command-export = zapisz rozgrywkę jako jeden czytelny plik
cli-command-import = wczytaj rozgrywkę z pliku, żeby ją obejrzeć albo grać dalej

care-file-name = PLIK
care-match-name = ROZGRYWKA

## backup

backup-file = plik do zapisania; dawny zostanie zastąpiony, gdy nowy będzie sprawdzony
backup-done = { $matches ->
    [one] { $matches } rozgrywka
    [few] { $matches } rozgrywki
   *[many] { $matches } rozgrywek
}, a w dzienniku { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
}, { $kilobytes } KiB, sprawdzone: { $file }

## restore

restore-file = kopia zapasowa
restore-force = zastąp to, co już tam jest; zostanie obok jako .old (SQLite) albo przepadnie (PostgreSQL)
restore-done = { $matches ->
    [one] Przywrócono { $matches } rozgrywkę
    [few] Przywrócono { $matches } rozgrywki
   *[many] Przywrócono { $matches } rozgrywek
}, a w dzienniku { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
}: { $place }
refuse-restore-not-empty = Są tam już rozgrywki: { $place }. Żeby je zastąpić, dodaj --force.
refuse-restore-running = Używa ich działający serwer. Najpierw go zatrzymaj.

## doctor

doctor-folder = Z folderu danych można korzystać: { $folder }
doctor-folder-bad = Nie ma folderu { $folder }. Utworzy go „purrlour serve”; możesz też podać inny przez --data.
doctor-folder-closed-bad = To konto nie może pisać w { $folder }. Uruchom to z konta serwera albo oddaj mu ten folder.
doctor-private = Nikt inny nie może czytać tego, co zapisane.
doctor-private-bad = Inne konta mogą czytać to, co zapisane, a więc i wszystkie karty. Wpisz: chmod -R go= { $folder }
doctor-space = Wolne miejsce na dysku: { $free } MiB.
doctor-space-bad = Na dysku zostało tylko { $free } MiB. Zrób miejsce, zanim ruchów nie da się już zapisywać.
doctor-files = System pozwala otworzyć plików: { $files }. Wystarczy na tyle połączeń naraz: { $connections }.
doctor-files-bad = System pozwala otworzyć za mało plików: { $files }. Wystarczy tylko na tyle połączeń naraz: { $connections }. Podnieś limit serwera: LimitNOFILE=65536 w jego jednostce albo „ulimit -Hn”.
doctor-database = Baza danych odpowiada: { $place }
doctor-database-bad = Nie da się odczytać bazy danych: { $reason }. Jeśli powinna tam być, sprawdź --data i --database.
doctor-schema = Jej schemat ma wersję { $version }, jak trzeba.
doctor-schema-old = Jej schemat ma wersję { $version }; następny start serwera zmieni ją na { $known }.
doctor-schema-bad = Jej schemat ma wersję { $version }, a ten Purrlour zna wersje od 1 do { $known }. Zainstaluj najnowszy.
doctor-integrity = Baza danych nie znajduje uszkodzeń.
doctor-integrity-bad = Baza danych jest uszkodzona: { $fault }. Zatrzymaj serwer i przywróć ostatnią kopię zapasową.
doctor-logs = Dzienniki są czytelne i bez luk: { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
}, { $matches ->
    [one] { $matches } rozgrywka
    [few] { $matches } rozgrywki
   *[many] { $matches } rozgrywek
}.
doctor-logs-bad = Dziennik rozgrywki { $match } jest uszkodzony w miejscu { $place }. Przywróć ostatnią kopię zapasową.
doctor-seals = { $entries ->
    [one] Zgadza się { $entries } pieczęć
    [few] Zgadzają się { $entries } pieczęcie
   *[many] Zgadza się { $entries } pieczęci
}: w bazie jest to, co zapisano.
doctor-seals-bad = Na miejscu { $place } w dzienniku rozgrywki { $match } nie ma tego, co tam zapisano. Przywróć ostatnią kopię albo graj dalej, ale tej rozgrywce już nie ufaj.
doctor-seals-old = Zapisy nie mają jeszcze pieczęci; doda je następne uruchomienie serwera.
doctor-replay = { $matches ->
    [0] Nie ma rozgrywki, którą można by odtworzyć.
    [one] Z dziennika da się odtworzyć { $matches } rozgrywkę.
    [few] Z dzienników da się odtworzyć { $matches } rozgrywki.
   *[many] Z dzienników da się odtworzyć { $matches } rozgrywek.
}
doctor-replay-bad = Rozgrywki { $match } nie da się odtworzyć z dziennika ({ $reason }). Przywróć ostatnią kopię zapasową albo obejdź się bez niej.
doctor-luck = { $matches ->
    [0] Nie ma losowań do sprawdzenia.
    [one] Losowania w { $matches } rozgrywce zgadzają się z jej sekretem.
   *[other] Losowania w { $matches } rozgrywkach zgadzają się z ich sekretami.
}
doctor-luck-bad = Losowania w rozgrywce { $match } nie zgadzają się z jej sekretem ({ $reason }). Przywróć ostatnią kopię albo graj dalej, ale tej rozgrywce już nie ufaj.
doctor-size = Wszystko razem zajmuje { $size } MiB; serwer przechowuje najwyżej { $most } MiB.
doctor-size-bad = Wszystko razem zajmuje { $size } MiB, a serwer przechowuje najwyżej { $most } MiB: wkrótce nie da się zacząć niczego nowego. Zwiększ ten limit (quotas.megabytes) albo przechowuj rozgrywki krócej (retention.days).
doctor-campaigns = { $campaigns ->
    [one] { $campaigns } kampania może trwać dalej.
    [few] { $campaigns } kampanie mogą trwać dalej.
    [many] { $campaigns } kampanii może trwać dalej.
   *[other] { $campaigns } kampanii może trwać dalej.
}
doctor-campaigns-bad = Kampania { $campaign } nie może trwać dalej ({ $reason }). Przywróć ostatnią kopię zapasową albo zacznij ją na nowo z jej pliku.
doctor-well = Wszystko w porządku.
doctor-wrong = { $count ->
    [one] { $count } rzecz wymaga troski.
    [few] { $count } rzeczy wymagają troski.
   *[many] { $count } rzeczy wymaga troski.
}

## export

export-match = rozgrywka, po identyfikatorze albo kodzie; albo kampania, po identyfikatorze
export-to = plik do zapisania (terminal)
export-done = Rozgrywka { $match } jest w pliku { $file }
export-campaign = Kampania { $campaign } jest w pliku { $file }
export-open = Uwaga: ta rozgrywka jeszcze trwa. Plik zdradza wszystkie ukryte karty; nie dawaj go nikomu, kto gra.

## import

import-file = plik rozgrywki albo kampanii; - czyta to, co przyjdzie potokiem
import-done = Rozgrywka jest skończona i można ją obejrzeć. Jej identyfikator tutaj: { $match }
import-open = Można grać dalej. Wszystkie miejsca są wolne: kod dołączenia to { $code }. Identyfikator tutaj: { $match }
import-campaign = Kampanię można tu ciągnąć dalej. Gra ten, kto ma jej link: { $path }
refuse-import-no-secret = Ta rozgrywka trwa, a w pliku brak sekretu, z którego wynikają jej losowania: wyeksportuj ją jeszcze raz.
refuse-import-not-over = Ta rozgrywka jeszcze trwa. Jej plik zdradza wszystkie ukryte karty, dlatego można ją wczytać tylko na serwerze, poleceniem „purrlour import”.
refuse-import-broken = Plik tej rozgrywki opowiada o czymś, co nie mogło się zdarzyć.
refuse-import-field = W pliku tej rozgrywki pole „{ $field }” we wpisie „{ $kind }” ma wartość, której nie przyjąłby żaden stół.
refuse-import-length = Ta rozgrywka jest za długa, żeby ją wczytać. Ruchy: { $steps }, najwyżej { $most }; cofnięcia: { $undos }, najwyżej { $most_undos }.
