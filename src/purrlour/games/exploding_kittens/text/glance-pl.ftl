### Obrazkowy skrót zasad. Jedno krótkie zdanie, jeden wiersz.

glance-aim = Wygrywa ostatni żywy gracz. Kto dobierze eksplodującego kotka i nie ma karty „Rozbrój”, ten odpada.
glance-play = Zagraj tyle kart, ile chcesz, albo żadnej.
glance-draw = Dobierz kartę: to kończy turę.
glance-boom = Kotek? Ratuje cię „Rozbrój”. Ukryj kotka w dowolnym miejscu talii.
glance-others = Nie twoja tura? I tak możesz powiedzieć „Nie, nie, nie”.
glance-cards = Karty
glance-kitten = Odpadasz, chyba że masz „Rozbrój”.
glance-defuse = Ratuje przed kotkiem. Na początku każdy ma jedną.
glance-attack = Kończy turę bez dobierania. Następny gracz ma 2 tury.
glance-skip = Kończy turę bez dobierania.
glance-favor = Wskazujesz gracza, a on daje ci kartę, którą sam wybierze.
glance-shuffle = Tasuje talię.
glance-future = Obejrzyj 3 wierzchnie karty talii.
glance-nope = Anuluje to, co ktoś właśnie zagrał. Działa w każdej turze, także na drugie „Nie, nie, nie”.
glance-sets = Pary, trójki i koci złodziejaszek
glance-pair = Dwie takie same: kradniesz losową kartę.
glance-three = Trzy takie same: mówisz, jakiej karty chcesz, i dostajesz ją, jeśli tam jest.
glance-burglar = Koci złodziejaszek stoi przy tobie? Raz w swojej turze zażądaj od kogoś kota. Potem pionek zostaje u tej osoby.
