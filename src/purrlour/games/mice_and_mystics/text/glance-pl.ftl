### Obrazkowy skrót zasad. Jedno krótkie zdanie, jeden wiersz.

glance-aim = Wygrywają wszyscy albo nikt. Osiągnijcie cel rozdziału, zanim klepsydra dotrze do zakończenia.
glance-move = Rzuć kością i idź: tyle kroków, ile na niej wypadło, plus ruch twojej myszy.
glance-act = Przed ruchem albo po nim jedna akcja.
glance-team = Wszyscy działają w kolejności z toru. Sługusi chodzą i gryzą według stałych zasad.
glance-fate = Ser z kości sługusów trafia na koło. Sześć serów: klepsydra rusza dalej i przychodzą nowi sługusi.
glance-calm = Brak sługusów w pomieszczeniu? Co rundę na koło trafia jeden ser.
glance-actions = Akcje
glance-attack = Walka
glance-attack-what = Z bliska trafiają miecze, z daleka łuki. Tarcza z mieczem blokuje.
glance-search = Szperanie
glance-search-what = Gwiazdka daje kartę. Zatrzymaj ją albo wymień na ser.
glance-explore = Zwiad
glance-explore-what = Obok wyjścia, gdy nie ma tu sługusów: wszyscy idą razem.
glance-scurry = Pośpiech
glance-scurry-what = Ruch jeszcze raz.
glance-recover = Odzyskanie sił
glance-recover-what = Koniec ogłuszenia, a z gwiazdką także oplątania.
glance-things = Co się liczy
glance-cheese = Ser
glance-cheese-what = Ser z kości myszy należy do niej. Płaci się nim za zdolności.
glance-wounds = Rany
glance-wounds-what = Gdy ran jest tyle, ile życia, mysz trafia do niewoli, a klepsydra rusza dalej.
glance-help = Razem
glance-help-what = Stojąc obok siebie, myszy przekazują sobie karty i ser bez akcji.
