### Laboratorium: polecenie i skargi. Jedno zdanie, jeden wiersz: Fluent zachowuje łamanie wierszy.

cli-command-lab = prowadź eksperymenty, pisz z nich raporty, mierz zasady domowe
cli-lab-task = przeprowadź eksperyment (run), napisz raport (report) albo zmierz zasady domowe (cards)
cli-lab-task-name = ZADANIE
cli-lab-what = plik eksperymentu (run), jego folder (report) albo gra (cards)
cli-lab-what-name = CO
cli-lab-to = dokąd mają trafić wyniki: folder albo plik raportu
cli-lab-ray = graj na Ray: na klastrze pod tym adresem albo na tym komputerze (dodatek „ray”)
cli-lab-games = rozgrywek na każdą zasadę domową (10000)
cli-lab-no-file = Podaj plik eksperymentu.
cli-lab-no-folder = Podaj folder eksperymentu.
cli-lab-done = { $games ->
    [one] { $games } gra, nowych: { $new }. Wyniki są w { $folder }
    [few] { $games } gry, nowych: { $new }. Wyniki są w { $folder }
   *[many] { $games } gier, nowych: { $new }. Wyniki są w { $folder }
}
cli-lab-kept = Zapisano: { $file }

## Pliki, które nie są eksperymentami

refuse-lab-not-toml = To nie jest TOML: { $reason }
refuse-lab-too-large = Eksperyment ma najwyżej { $most } bajtów.
refuse-lab-key = Eksperyment nie zna „{ $value }”. Zna: { $known }.
refuse-lab-type = „{ $option }” nie może być w eksperymencie { $value }.
refuse-lab-missing = Eksperyment nie mówi, ile wynosi „{ $option }”.
refuse-lab-game = Nie ma gry „{ $value }” do eksperymentów. Są: { $known }.
refuse-lab-bots = { $count ->
    [0] Eksperyment nie wymienia żadnego bota.
    [one] { $count } bot nie zmieści się na tylu miejscach: { $seats }.
    [few] { $count } boty to za dużo na tyle miejsc: { $seats }.
   *[many] { $count } botów to za dużo na tyle miejsc: { $seats }.
}
refuse-lab-format = Wyników nie da się zapisać jako „{ $value }”. Da się jako: { $known }.
refuse-lab-both = „{ $option }” jest jednocześnie ustalone i zmienne.
refuse-lab-variants = Za dużo wariantów jak na jeden eksperyment: { $count }, a najwięcej może być { $most }.
refuse-lab-list = „{ $option }” zmienia się według listy wartości, a nie według { $value }.
refuse-lab-twice = „{ $option }” ma na liście dwa razy tę samą wartość.
refuse-lab-range = „{ $option }” to { $value }, a musi być od { $least } do { $most }.

## Foldery i pomocnicy

refuse-lab-other = W { $folder } jest inny eksperyment albo eksperyment innej wersji: wybierz inny folder.
refuse-lab-not-empty = W { $folder } są inne rzeczy: wybierz inny folder.
refuse-lab-unreadable = Nie da się odczytać { $file }: to nie jest plik z laboratorium.
refuse-lab-unfinished = Eksperyment w { $folder } nie jest skończony: uruchom go jeszcze raz, pójdzie dalej od miejsca, w którym stanął.
refuse-lab-no-parquet = Parquet potrzebuje pyarrow: pip install { $extra }. Albo wybierz format csv.
refuse-lab-crashed = Proces, w którym trwała gra, zakończył się awarią (kod { $code }).
refuse-train-no-numpy = NumPy nie jest zainstalowany: pip install { $extra }
refuse-lab-no-ray = Ray nie jest zainstalowany: pip install { $extra }
refuse-lab-versions = Na klastrze jest Purrlour { $there }, a tutaj { $here }: obie wersje muszą być takie same.
refuse-lab-older = Eksperyment w { $folder } rozegrano według innych reguł, niż ma ten Purrlour: przeprowadź go od nowa.
