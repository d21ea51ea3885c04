### Obrazkowy skrót zasad. Jedno krótkie zdanie, jeden wiersz.

glance-aim = Miej najwięcej kotów w czterech krainach swojego snu. Każda dziewiątka podwaja kota, który na niej leży.
glance-one = W turze robisz jedną rzecz, a potem dobierasz do czterech kart.
glance-lay = Połóż kota na swojej pustej krainie albo na swojej dziewiątce.
glance-friends = Ten sam kolor, razem 9: przyjaźń! Oba uciekają i zostawiają ci dziewiątkę.
glance-fight = Dwa takie same koty: walka! Jeden staje się dziewiątką, drugi na niej siada.
glance-attack = Zrób to samo z kotem rywala: dziewiątka albo oba koty są twoje. Rywal broni się takim kotem jak twój albo jokerem.
glance-exchange = Albo odrzuć wszystkie cztery karty i dobierz cztery nowe.
glance-cover = Kotem albo krukiem możesz też zakryć dziewiątkę rywala: nikt się przed tym nie obroni.
glance-end = Trzy krainy z trzema dziewiątkami kończą grę. Wtedy liczy się koty.
glance-nines = Dziewiątka
glance-nine = Dowolna karta położona rewersem do góry. W krainie leżą najwyżej trzy i nikt ich nie zabierze.
glance-cards = Karty
glance-cats = Każdy kolor ma dwa koty, które razem dają 9.
glance-crow = Jest wart 0. Połóż go na dziewiątce rywala albo przegoń nim kruka ze swojego snu.
glance-joker = Zastępuje kota albo kruka, którego potrzebujesz.
glance-night = Karty nocy (zasady domowe)
glance-moth = Przenosi kota do innej krainy.
glance-bat = Zabiera rywalowi kruka: to twoja dziewiątka.
glance-owl = Kończy atak na twojego kota. Karta atakująca jest twoja.
glance-dragon = Przegania wszystkie kruki i staje się twoją dziewiątką.
