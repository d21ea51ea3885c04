### Obrazkowy skrót zasad. Jedno krótkie zdanie, jeden wiersz.

glance-aim = Sześć pokonanych klątw: wygrywa, kto ma najwięcej punktów.
glance-caught = Wcześniej wychodzi karta „Przyłapani!”? Kto ma co najmniej 10 punktów, przegrywa. Z pozostałych wygrywa, kto ma najmniej kart.
glance-draw = Dobierz kartę i połóż ją w swoim odkrytym rozdziale.
glance-cast = Rzuć jedno zaklęcie, ale nie to pod żetonem. Potem żeton przechodzi na to zaklęcie.
glance-defeat = W rozdziale masz wszystko, czego wymaga jego klątwa? Pokonujesz ją i zdobywasz punkty.
glance-extra = Inne karty w tym rozdziale kosztują po 1 punkcie.
glance-spells = Zaklęcia
glance-summon = Dobierz jeszcze jedną kartę i ją połóż.
glance-sling = Przenieś swoją kartę do innego kotka.
glance-swat = Odrzuć dwie swoje karty.
glance-switch = Zamień miejscami dwie dowolne karty.
glance-special = Zaklęcia specjalne (każde zamiast jednego)
glance-overflow = Dobierz dwie, jedną zatrzymaj, drugą oddaj.
glance-favor = Twoja karta i wierzchnia karta talii trafiają do innego kotka.
glance-dismiss = Odrzuć z rozdziału wszystkie karty jednego rodzaju.
glance-yoink = Odrzuć kartę, a potem weź czyjąkolwiek.
glance-cards = Karty
glance-components = Cztery składniki. Wymagają ich klątwy.
glance-chaos-cat-3 = Odkrywa rozdział 3. Dobierasz dalej.
glance-credit = Punkty daje też twoja tajna karta celu.
