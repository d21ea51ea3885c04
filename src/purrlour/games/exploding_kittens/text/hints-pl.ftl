### Dlaczego warto coś wybrać: bots/exploding_kittens/reasons.py. -danger: następna karta może wybuchnąć. -defuse: chodzi o „Rozbrój”.
### Jedno zdanie, jedna linia: Fluent zachowuje łamanie wierszy.

hint-draw = Dobranie nic nie kosztuje. Ryzyko kotka: { $risk }%.
hint-draw-safe = Wiesz, że następna karta to nie kotek: możesz spokojnie dobrać.
hint-draw-defuse = Ryzyko kotka: { $risk }%, ale masz na to „Rozbrój”.
hint-pass = „Nie, nie, nie” może się bardziej przydać później.
hint-pass-none = Nie masz karty „Nie, nie, nie”.
hint-nope = To zatrzyma coś, czego wolisz uniknąć.
hint-nope-robbed = Inaczej stracisz kartę. Zabierze ją { $target }.
hint-nope-named = Inaczej stracisz kartę „{ CARD($card) }”. Zabierze ją { $target }.
hint-nope-attack = Inaczej te tury przejdą na ciebie. Ryzyko kotka: { $risk }%.
hint-nope-skip = Inaczej teraz dobierasz ty. Ryzyko kotka: { $risk }%.
hint-nope-own = Wtedy twoja karta „{ CARD($card) }” jednak zadziała.
hint-done = Już widzisz, co nadchodzi.
hint-resign = Nie ma tu już nic do wygrania.
hint-play = Ta karta zdziała więcej na stole niż na ręce.
hint-play-attack = Nic nie dobierasz, a tury bierze na siebie następna osoba.
hint-play-attack-danger = Ryzyko kotka: { $risk }%. Niech dobiera następna osoba.
hint-play-skip = Kończysz turę i nic nie dobierasz.
hint-play-skip-danger = Ryzyko kotka: { $risk }%. W ten sposób nie dobierasz.
hint-play-shuffle = Od tej chwili nikt nie zna kolejności kart w talii.
hint-play-shuffle-danger = Ryzyko kotka: { $risk }%. Po tasowaniu na wierzchu może być każda karta.
hint-play-future = Poznasz to, co nadchodzi, a inni nie.
hint-play-future-danger = Ryzyko kotka: { $risk }%. Najpierw spójrz, potem decyduj.
hint-favor = Masz o kartę więcej, a { $target } o jedną mniej.
hint-favor-last = { $target } ma tylko jedną kartę, więc dostaniesz właśnie tę.
hint-pair = Masz o kartę więcej, a { $target } o jedną mniej.
hint-pair-defuse = { $target } ma zapewne „Rozbrój”, a ta karta może trafić do ciebie.
hint-three = Ty mówisz, jaką kartę chcesz, a { $target } musi ją oddać.
hint-three-defuse = { $target } ma zapewne „Rozbrój”, a ty możesz tej karty zażądać.
hint-name = Ta karta by ci pomogła, jeśli tam jest.
hint-name-defuse = Nic nie chroni tak dobrze jak „Rozbrój”.
hint-burglar = Nie kosztuje cię to żadnej karty, a jeden kot więcej może dać parę.
hint-give = Tej karty najmniej ci będzie brakować.
hint-put = Będziesz wiedzieć, gdzie leży kotek, a nikt inny nie.
hint-put-top = Kotka dostanie następna osoba, która dobierze kartę.
