### Dlaczego warto coś wybrać: bots/mice_and_mystics/reasons.py. -calm: nie ma przeciwników.
### Jedno zdanie, jedna linia: Fluent zachowuje łamanie wierszy.

hint-pass = Co teraz oszczędzisz, przyda się później.
hint-end = W tej turze nie ma już nic do zyskania.
hint-stand = Tylko mysz na nogach może iść i walczyć.
hint-stop = Z pól w zasięgu to wypadło najlepiej w próbnych grach.
hint-stop-foe = Stąd można zaatakować. Cel: { CARD($figure) }.
hint-stop-exit = Tu jest wyjście { EACH($way, of: "way") }.
hint-stop-thing = Tu jest cel: { EACH($thing, of: "thing") }.
hint-stop-place = Tu jest cel tego rozdziału w tym pomieszczeniu.
hint-scurry = Jest jeszcze kawałek drogi.
hint-scurry-calm = Nie ma tu sługusów, więc pora ruszać dalej.
hint-scurry-foe = { $count ->
    [one] Cel: { CARD($figure) }. Jeszcze jeden krok.
    [few] Cel: { CARD($figure) }. Jeszcze { $count } kroki.
   *[many] Cel: { CARD($figure) }. Jeszcze { $count } kroków.
}
hint-scurry-exit = { $count ->
    [one] Cel: wyjście { EACH($way, of: "way") }. Jeszcze jeden krok.
    [few] Cel: wyjście { EACH($way, of: "way") }. Jeszcze { $count } kroki.
   *[many] Cel: wyjście { EACH($way, of: "way") }. Jeszcze { $count } kroków.
}
hint-scurry-thing = { $count ->
    [one] Cel: { EACH($thing, of: "thing") }. Jeszcze jeden krok.
    [few] Cel: { EACH($thing, of: "thing") }. Jeszcze { $count } kroki.
   *[many] Cel: { EACH($thing, of: "thing") }. Jeszcze { $count } kroków.
}
hint-scurry-place = { $count ->
    [one] Cel: { EACH($space, of: "space") }. Jeszcze jeden krok.
    [few] Cel: { EACH($space, of: "space") }. Jeszcze { $count } kroki.
   *[many] Cel: { EACH($space, of: "space") }. Jeszcze { $count } kroków.
}
hint-search = Jedna karta więcej może odmienić rozdział.
hint-search-calm = Nie ma tu sługusów, a jedna karta więcej może odmienić rozdział.
hint-equip = To, co leży w bagażu, nikomu nie pomaga.
hint-level-up = Jedna zdolność więcej zostaje do końca opowieści.
hint-keep = Ta karta się przyda.
hint-trade = Ser przyda się bardziej niż ta karta.
hint-done = To już wystarczy.
hint-yes = Ten wybór wypadł najlepiej w próbnych grach.
hint-no = Ten wybór wypadł najlepiej w próbnych grach.
hint-give-cheese = Tam ser bardziej się przyda.
hint-take-cheese = Serem płaci się za zdolności.
hint-recover = { $status ->
    [webbed] Bez pajęczyny mysz znów może się ruszać.
   *[stunned] Bez ogłuszenia mysz znów może działać.
}
hint-numbered-face = Tak leży kość.
hint-numbered-die = Ten wybór wypadł najlepiej w próbnych grach.
hint-numbered-choose = Ten wybór wypadł najlepiej w próbnych grach.
hint-numbered-special = Tego chce rozdział.
hint-explore = Tam opowieść toczy się dalej, a { $count ->
    [one] została jedna strona
    [few] zostały { $count } strony
   *[many] zostało { $count } stron
}.
hint-party-item-lay = Tam służy całej drużynie.
hint-party-item-back = Drużynie przyda się gdzie indziej.
hint-hero-share = Czego jedna mysz ma za dużo, tego innej brakuje.
hint-hero-hero = Ta mysz pasuje do drużyny.
hint-hero-fling = Lecieć jest szybciej, niż iść.
hint-hero-innate = Kosztuje niewiele, a po to jest, by jej używać.
hint-ability-learn = Ta zdolność pomaga w niejednej turze.
hint-ability-use = Ser na to jest teraz dobrze wydany.
hint-card-use = Teraz to pomaga, później może być za późno.
hint-card-card = Z tych kart ta przyda się najbardziej.
hint-order = Z tych kart inicjatywy ta jest teraz najważniejsza.
hint-figure-attack = Pokonany sługus nie odda ciosu.
hint-figure-attack-last = { CARD($figure) } to ostatni przeciwnik w pomieszczeniu: potem można iść na zwiad.
hint-figure-attack-strong = Nikt tu nie bije mocniej niż { CARD($figure) }.
hint-figure-attack-weak = Z obecnych tu sługusów najłatwiej zranić { CARD($figure, case: "accusative") }.
hint-figure-pick = Ten wybór wypadł najlepiej w próbnych grach.
hint-figure-throw = Cel jest na widoku, a winogrono pod ręką.
hint-kind = Z tych rodzajów ten najbardziej dokucza drużynie.
hint-space-go = Z pól w zasięgu to wypadło najlepiej w próbnych grach.
hint-space-go-thing = { $count ->
    [0] Tu jest cel: { EACH($thing, of: "thing") }.
    [one] Cel: { EACH($thing, of: "thing") }. Stamtąd jeszcze jeden krok.
    [few] Cel: { EACH($thing, of: "thing") }. Stamtąd jeszcze { $count } kroki.
   *[many] Cel: { EACH($thing, of: "thing") }. Stamtąd jeszcze { $count } kroków.
}
hint-space-go-place = { $count ->
    [0] To jest cel tego rozdziału w tym pomieszczeniu.
    [one] Cel: { EACH($space, of: "space") }. Stamtąd jeszcze jeden krok.
    [few] Cel: { EACH($space, of: "space") }. Stamtąd jeszcze { $count } kroki.
   *[many] Cel: { EACH($space, of: "space") }. Stamtąd jeszcze { $count } kroków.
}
hint-space-go-exit = { $count ->
    [0] To pole jest obok wyjścia: { EACH($way, of: "way") }.
    [one] Cel, wyjście: { EACH($way, of: "way") }. Stamtąd jeszcze jeden krok.
    [few] Cel, wyjście: { EACH($way, of: "way") }. Stamtąd jeszcze { $count } kroki.
   *[many] Cel, wyjście: { EACH($way, of: "way") }. Stamtąd jeszcze { $count } kroków.
}
hint-space-go-foe = { $count ->
    [0] Stąd można zaatakować. Cel: { CARD($figure) }.
    [one] Cel: { CARD($figure) }. Stamtąd jeszcze jeden krok.
    [few] Cel: { CARD($figure) }. Stamtąd jeszcze { $count } kroki.
   *[many] Cel: { CARD($figure) }. Stamtąd jeszcze { $count } kroków.
}
hint-space-at = Ten wybór wypadł najlepiej w próbnych grach.
