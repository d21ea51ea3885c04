### „Milczący dzwon”, własna księga opowieści Purrlour: fragmenty do czytania na głos.
### .child: to samo dla małych dzieci.

## Milczący dzwon

book-title = Milczący dzwon

story-book-before = Pod zamkiem Pręgowice, pod podłogą spiżarni, leży Podspiżarnia: mysie miasteczko z czterema uliczkami, jedną piekarnią i jednym dzwonem. Dzwon nie jest większy od naparstka. Wisi nad ciepłymi cegłami kuchennego paleniska i dzwoni o zmierzchu, co dzień o zmierzchu, odkąd sięga pamięć najstarszych babć. Jego głos biegnie po belkach i rurach, a dokąd dobiegnie, stamtąd ucieka wilgoć. Myszy mówią o nim: Dzwon z Zapiecka. Nigdy nie musiały się zastanawiać, co by było, gdyby zamilkł.
    .child = Pod wielkim zamkiem jest małe mysie miasteczko. Myszy mają dzwon, malutki jak naparstek. Kiedy dzwoni, w norkach jest ciepło i sucho.

## Rozdział 1

chapter-ch1 = Milczący dzwon

story-ch1-before = Tego wieczoru, gdy dzwon zamilkł, z początku nikt nic nie zauważył. Dzwonniczka Pestka jak zawsze pociągnęła za sznurek; dzwon się zakołysał, ale nie wydał głosu. Wspięła się, żeby zajrzeć do środka. Tam, gdzie powinno wisieć serce dzwonu, było tylko czyste, świeże cięcie. A nad nią, w spiżarni, cztery myszy w drodze z późnych sprawunków usłyszały coś innego: buty. Szczurze buty na kamiennej posadzce, między nimi a każdą drogą do domu. Daleko stąd, w warzywniku, na starym słupie, wisi dzwonek alarmowy, który budzi całe miasteczko. Ktoś musi tam dotrzeć, a nikogo innego nie ma.
    .child = Dzwon już nie dzwoni: ktoś zabrał mu serce! Cztery dzielne myszy muszą pobiec do ogrodu i wszcząć alarm.

story-ch1-goal = Doprowadźcie wszystkie wolne myszy do słupa w Warzywniku, gdy nie będzie już tam żadnego sługusa.
    .child = Wszyscy do słupa w ogrodzie!

story-ch1-t1-orange = Lampka w spiżarni ledwie się tli. Na długiej półce stoją słoje jak rząd księżyców, a między nimi coś chrobocze. Kilka szczurów siedzi na posadzce i gra w kości, z włóczniami na kolanach. A więc tu zaczyna się ta noc.
    .child = W spiżarni jest ciemno. Na podłodze siedzą szczury, a na półce coś chrobocze.

story-ch1-t1-blue = Tu, gdzie spotykają się cztery nory, zaczynają się uliczki Podspiżarni. Powinno pachnieć chlebem. Pachnie mokrym drewnem, a na legarach wiszą pierwsze krople, jak szklane koraliki.
    .child = Jesteście pod podłogą. Powinno tu być ciepło, a robi się wilgotno.

story-ch1-t3-orange = Zaczęto tu ucztę i nie dokończono: góry ciasta, jeziora sosu, świeca wielka jak wieża. Wysoko nad wami, na skraju wielkiego stołu, wisi klucz na niebieskiej wstążce. Tylne drzwi spiżarni mają taki właśnie zamek.
    .child = Na wielkim stole jest ciasto i klucz na niebieskiej wstążce. Taki klucz może się przydać!

story-ch1-t3-blue = Między boazerią a murem biegnie szczelina nie szersza niż książka. Kurz leży w niej jak śnieg. Na kurzu są ślady i nie są to ślady myszy.
    .child = Ciasno tu i pełno kurzu. Przechodził tędy ktoś o wielkich łapach.

story-ch1-t4-orange = Strażnicy z zamku śpią na górze w łóżkach, a wartę trzyma kto inny. Pośrodku sali ustawiono piki w słup. Za nim ktoś liczy sery, głośno i niezbyt dobrze.
    .child = To sala strażników. Za stertą pik ktoś liczy sery.

story-ch1-t4-blue = Ściany tego skrzyżowania wygryziono, a nie wykopano. Wszędzie leżą kości, drobne. Na gwoździu ktoś powiesił tabliczkę, szczurzymi literami: MYSZOM WSTĘP WZBRONIONY. Można być dumnym, że się to przeczytało.
    .child = To szczurze drogi. Na tabliczce napisano: MYSZOM WSTĘP WZBRONIONY!

story-ch1-t7-blue = Korzenie schodzą z sufitu jak żebra okrętu. Ktoś poustawiał między nimi pułapki, starannie, jedną po drugiej, tak jak ogrodnik sadzi cebulki. Ktoś wiedział, że myszy tędy pójdą.
    .child = Uwaga: między korzeniami ktoś zastawił pułapki!

story-ch1-t7-orange = Powietrze! Noc jest uboga w gwiazdy, a kapusty srebrzą się od rosy. Pośrodku grządek wznosi się słup z dzwonkiem alarmowym pod małym daszkiem. Wspinaczka będzie długa, a ogród nie jest pusty.
    .child = Jesteście w ogrodzie. Słup z dzwonkiem stoi pośrodku. No to w górę!

story-ch1-larder-key = Wstążka jest śliska od sosu, ale klucz daje się zdjąć. Jest długi jak mysz i dwa razy zimniejszy. Tylne drzwi spiżarni, krótsza droga do ogrodu, stoją przed wami otworem.
    .child = Macie klucz! Krótsza droga jest otwarta.

story-ch1-sliding-plate = Talerz się przechyla, rusza i zabiera na przejażdżkę wszystko, co na nim stoi.
    .child = Ojej, talerz się ześlizguje!

story-ch1-garden-surge = Ziemia między dwiema kapustami się unosi. Najpierw wychodzą czułki, potem nogi, i nogi, i nogi: całe to bieganie obudziło coś długiego.
    .child = Spod ziemi wyłazi coś, co ma bardzo dużo nóg!

story-ch1-won = Wszyscy razem chwytacie za sznur i ciągniecie. To cienki, gniewny dzwonek, ale słychać go od piwnic po dach. W Podspiżarni otwierają się drzwi; po uliczkach biegną światła; buty zawracają w miejscu. Na końcu przychodzi zadyszana Pestka. Na linie przy słupie ktoś kiedyś zawiązał sznur z czerwonej wełny, dawny sznur Dzwonu z Zapiecka. Pestka go odwiązuje i każdemu z was zawiązuje kawałek na łapce.
    .child = Bijecie na alarm! Wszystkie myszy się budzą, a szczury uciekają. Stara Pestka daje wam czerwony sznur.

story-ch1-lost = Lampka w spiżarni gaśnie, a z nią kończy się wieczór. Alarm się nie rozlega. W uliczkach Podspiżarni myszy naciągają koce i dziwią się, że jest tak zimno. Ale opowieść przepada tylko wtedy, gdy nikt nie zacznie jej od nowa.
    .child = Tym razem się nie udało. Spróbujcie jeszcze raz!

story-ch1-recap = Dzwon z Zapiecka zamilkł, bo ktoś wyciął mu serce. Cztery myszy, zaskoczone w spiżarni przez szczury, ruszyły do alarmu w warzywniku.
    .child = Dzwon stracił serce, a cztery myszy pobiegły wszystkich obudzić.

rule-ch1-first-trap = Raz w tym rozdziale można powtórzyć nieudaną próbę z pułapką.
rule-ch1-locked-door = Południowe drzwi Spiżarni są zamknięte, dopóki nie macie klucza z Wielkiego stołu.
rule-ch1-larder-key = Szperanie na stole: gwiazdka daje klucz do spiżarni zamiast karty.
rule-ch1-sliding-plate = Mysz na stole, która na ruch wyrzuci { $ch1_move_roll_if_number_is }, dostaje { $ch1_move_roll_hit ->
        [one] { $ch1_move_roll_hit } cios
        [few] { $ch1_move_roll_hit } ciosy
       *[many] { $ch1_move_roll_hit } ciosów
    } od zsuwającego się talerza.
rule-ch1-root-traps = W Korzeniowych tunelach potyczka przynosi też pułapki na myszy.
rule-ch1-garden-surge = Pierwsze posiłki w Warzywniku sprowadzają { $ch1_surge_t7_orange_spawn_centipede ->
        [1] stonogę
        [few] { $ch1_surge_t7_orange_spawn_centipede } stonogi
       *[many] { $ch1_surge_t7_orange_spawn_centipede } stonóg
    }.
rule-ch1-side-quest = Jeśli na koniec macie w zapasach przedmiot wspólny, w następnym rozdziale awans kosztuje o { $ch2_passive_level_cost_less ->
        [one] { $ch2_passive_level_cost_less } ser
        [few] { $ch2_passive_level_cost_less } sery
       *[many] { $ch2_passive_level_cost_less } serów
    } mniej.

## Rozdział 2

chapter-ch2 = W głąb odpływu

story-ch2-before = Rankiem na ścianie piekarni jest pleśń. W południe na Młynarskiej stoi kałuża, której nigdy tam nie było. Ktoś musiał widzieć złodzieja; i ktoś go widział. Latarniczka Wrotyczka, która o zmierzchu obchodzi uliczki z drabinką i bańką oliwy, nie wróciła do domu. Od jej ostatniej lampy ślad z kropel prowadzi przez zmywalnię, przez krawędź odpływu i w dół. Jeśli wstrzymać oddech, słychać daleko na dole wodę i głos, który śpiewa, żeby dodać sobie odwagi.
    .child = Wrotyczka zapala latarnie i widziała złodzieja. Ale nie wróciła do domu! Jej ślad prowadzi w dół, do odpływu.

story-ch2-goal = Uwolnijcie Wrotyczkę z klatki w Cysternie, zanieście ją na środek nor Pod spiżarnią i wyjdźcie stamtąd zwiadem na górę.
    .child = Uwolnijcie Wrotyczkę i przynieście ją do domu!

story-ch2-t2-orange = Płytki w zmywalni są mokre i lśnią jak nocne jezioro. Oliwa robi na nich tęcze. Z suszarki na talerze patrzą na was czułki; karaluchy też lubią czystą kuchnię.
    .child = Podłoga jest mokra i śliska. Karaluchy! Jeden siedzi nawet na suszarce.

story-ch2-t2-blue = Odpływ jest jak ulica, gdyby ulicą pędziła brunatna woda. Wypływa z jednej ciemności i wpływa w drugą. Na bliższym brzegu leży stos korków, bo takie rzeczy zbierają się w odpływach.
    .child = Brunatna woda pędzi obok. Nie wpadnijcie! Na brzegu leżą korki.

story-ch2-t1-orange = Spiżarnia za dnia to tylko spiżarnia: słońce w kurzu i mucha, która nie może się zdecydować. Ale za workiem mąki ktoś wstrzymuje oddech i nie jest to nikt znajomy.
    .child = Znów jesteście w spiżarni. Ktoś się chowa za mąką.

story-ch2-t1-blue = Dom, prawie. W norach pachnie mokrą wełną, a drzwi, które powinny stać otworem, są zamknięte. Jeszcze jedna uliczka, jeszcze jeden zakręt i w górze, przy worku, widać światło.
    .child = Już prawie jesteście w domu. Jeszcze tylko kawałeczek!

story-ch2-t6-orange = Obracają się tu koła wielkie jak u wozu, ząb w ząb, a między nimi wiszą ciężarki zegara na wieży. Nikt nigdy nie zapytał zegara, czy przeszkadzają mu myszy.
    .child = Wielkie koła kręcą się i kręcą. Uwaga na ogony!

story-ch2-t6-blue = Cysterna jest okrągła, a jej woda obraca się powoli, tak jak obraca się myśl, ku czarnej dziurze w dnie. Po drugiej stronie stoi klatka na ptaki, do połowy w wodzie. Siedzi w niej mała mysz z bańką oliwy na kolanach. – Uważajcie na pająka – mówi Wrotyczka. – Jest bardzo cierpliwy.
    .child = Wrotyczka siedzi w klatce! Ale pilnuje jej pająk.

story-ch2-t8-orange = Rury biegną przez ciemność jak gałęzie żelaznego drzewa, a większość jest gorąca. Pod nimi nie ma zupełnie nic. Nie trzeba tam patrzeć.
    .child = Idziecie po gorących rurach, wysoko. Trzymajcie się mocno!

story-ch2-t8-blue = Za małym okienkiem kocioł ma jedno czerwone oko. Popiół sięga kolan, miękki jak pierze, i zakrywa każdą dziurę. Kto się tu potknie, wznieci chmurę, którą widać zewsząd.
    .child = Wszędzie leży miękki popiół. Kto się potknie, narobi kurzu, który widać z daleka.

story-ch2-tansy-found = Klatka ma zamek, ale zamek ma zardzewiały ząb. Trzeba cierpliwości, sprytnej łapki albo czegoś długiego do podważenia.
    .child = Klatka jest zamknięta. Kto zna się na zamkach?

story-ch2-tansy-free = Zamek wzdycha cicho i drzwiczki się otwierają. Wrotyczka wstaje, stwierdza, że ścierpła jej noga, i siada komuś na ramieniu. – Wszystko wam opowiem – mówi – ale nie tutaj.
    .child = Wrotyczka jest wolna! Siedzi wam na ramieniu.

story-ch2-tansy-lost = Woda robi jeszcze jeden obrót i piosenka urywa się w połowie zwrotki.
    .child = Woda porwała Wrotyczkę.

story-ch2-rising-water = Gdzieś na górze ktoś wyciąga korek. Woda podnosi się o szerokość łapki i ciągnie mocniej niż przedtem.
    .child = Woda się podnosi. Teraz trudniej z niej wyjść.

story-ch2-cork-boots = Wśród korków są dwa, które ktoś wydrążył i zaopatrzył w sznurówki. Jakaś mysz już kiedyś rozmyślała o tym odpływie.
    .child = Buty z korka! W takich nikt nie utonie.

story-ch2-ash = W górę bucha chmura popiołu. Gdzieś jakiś szczur mówi: – Tam!
    .child = Puff! Teraz wiedzą, gdzie jesteście.

story-ch2-won = Owinięta w trzy koce Wrotyczka opowiada przy piecu w piekarni. Serce dzwonu zabrały szczury Kapitana Vursta; to nikogo nie dziwi. Ale nie chciały go dla siebie. Za nimi stał ktoś wysoki, w szarości, z oczami jak dwie latarnie, i płacił im całymi kołami sera. – Nie podobała jej się moja lampa – mówi Wrotyczka. – Bardzo grzecznie poprosiła, żebym ją zgasiła. Nie zgasiłam i tak trafiłam do klatki. – Podkręca knot i oddaje wam lampę.
    .child = Wrotyczka jest w domu! Szczurom zapłaciła szara pani z oczami jak latarnie. Wrotyczka daje wam swoją lampę.

story-ch2-lost = Woda ma ostatnie słowo, jak to woda. W Podspiżarni nie pali się lampa, która paliła się zawsze. Posłuchajcie jednak: gdzieś na dole ktoś wciąż śpiewa.
    .child = Wrotyczka wciąż czeka. Spróbujcie jeszcze raz!

story-ch2-recap = Do Podspiżarni zakrada się wilgoć. Latarniczka Wrotyczka widziała, kto ukradł serce dzwonu, i zniknęła w odpływie; myszy poszły za nią, między rury i do cysterny.
    .child = Myszy zeszły do odpływu, żeby uratować Wrotyczkę, która znała złodzieja.

rule-ch2-rising-water = Od strony { $ch2_passive_dice_water_if_page_least } na wyjście z wody rzuca się o { $ch2_passive_dice_water_less ->
        [1] jedną kość
        [few] { $ch2_passive_dice_water_less } kości
       *[many] { $ch2_passive_dice_water_less } kości
    } mniej, ale co najmniej jedną.
rule-ch2-tansy = Na polu Wrotyczki albo obok mysz może w ramach akcji rzucić na wiedzę: gwiazdka otwiera klatkę. Jeśli na polu myszy albo obok leży widelec, klatka otwiera się bez rzutu.
rule-ch2-carry = Kto niesie Wrotyczkę, rusza się o { $ch2_drag_tansy ->
        [one] { $ch2_drag_tansy } pole
        [few] { $ch2_drag_tansy } pola
       *[many] { $ch2_drag_tansy } pól
    } mniej; przekazuje się ją przy podziale, zostaje tam, gdzie pojmano niosącego, a w wodzie spływa jak mysz.
rule-ch2-tansy-swept = Jeśli woda wyniesie Wrotyczkę poza kafel, rozdział jest przegrany.
rule-ch2-drain = W Odpływie nie ma zasadzek.
rule-ch2-cork-boots = Raz, szperanie przy korkach na polu s1 w Odpływie: gwiazdka daje Korkowe buty.
rule-ch2-cistern = W Cysternie zamiast karty potyczki czeka straż: { $ch2_enter_t6_blue_spawn_spider ->
        [1] pająk
        [few] { $ch2_enter_t6_blue_spawn_spider } pająki
       *[many] { $ch2_enter_t6_blue_spawn_spider } pająków
    } i { $ch2_enter_t6_blue_spawn_roach ->
        [1] karaluch
        [few] { $ch2_enter_t6_blue_spawn_roach } karaluchy
       *[many] { $ch2_enter_t6_blue_spawn_roach } karaluchów
    }.
rule-ch2-cistern-surge = Posiłki w Cysternie sprowadzają { $ch2_surge_t6_blue_spawn_roach ->
        [1] karalucha
        [few] { $ch2_surge_t6_blue_spawn_roach } karaluchy
       *[many] { $ch2_surge_t6_blue_spawn_roach } karaluchów
    }.
rule-ch2-ash = Gdy mysz przewróci się w Dole pod kotłem, na koło { $ch2_down_wheel ->
        [one] trafia { $ch2_down_wheel } ser
        [few] trafiają { $ch2_down_wheel } sery
       *[many] trafia { $ch2_down_wheel } serów
    }.

## Rozdział 3

chapter-ch3 = Godzina kota

story-ch3-before = Serce dzwonu musi na czymś wisieć. Stary sznurek zbutwiał w jeden wilgotny tydzień, a wełna się nie nada: potrzeba srebrnej nici, mówi Pestka, trzech pasm, skręconych lewe na prawe. Srebrna nić w zamku jest. Szpulka leży w szwalni, luźny koniec w wartowni, a kawałek zapomniał na dzwonnych schodach zegarmistrz. Trzeba tylko godziny, w której śpi cały zamek. Jest taka; przychodzi po północy. Kłopot w tym, że do kogoś należy. Nazywa się Godzina Kota.
    .child = Dzwon potrzebuje nowego sznurka ze srebrnej nici. W zamku są trzy kawałki. Ale w nocy kot nie śpi!

story-ch3-goal = Zbierzcie trzy srebrne nici, ze Szwalni, Wartowni i Dzwonnych schodów, a potem wyjdźcie u stóp schodów, gdy nie będzie przy was żadnego sługusa.
    .child = Znajdźcie trzy srebrne nici, a potem uciekajcie po schodach!

story-ch3-t5-orange = Światło księżyca leży na dywanikach w kwadraty. Na stole stoją szpulki, całe miasto szpulek, a jedna błyszczy. Jest tak cicho, że słychać ćmy w zasłonach. Wydaje się, że w zasłonach jest bardzo dużo ciem.
    .child = W szwalni jest cicho. Jedna szpulka błyszczy jak srebro.

story-ch3-t5-blue = Komin pnie się w górę i w górę, gzyms nad gzymsem, czerń nad czernią. Co tu spada, spada długo, a sadza zachowuje ślady wszystkich, którzy nie spadli.
    .child = Jesteście w kominie. Wszystko jest czarne od sadzy.

story-ch3-t3-orange = Ktoś sprzątnął ze stołu. Pod nim, tam gdzie przez podłogę idzie ciepłe powietrze, stoi kosz wielki jak stodoła, a w nim poduszka; i ta poduszka oddycha.
    .child = Patrzcie, pod stołem jest kosz. Ciii! Ktoś w nim śpi.

story-ch3-t3-blue = Przez szparę w boazerii pada żółte światło. Jest okrągłe. Mruga. To nie jest światło.
    .child = Przez szparę ktoś na was patrzy. Żółte oko!

story-ch3-t4-orange = O tej godzinie nie czuwają nawet szczury; ale zostawiły przyjaciół. Przy dalekiej ścianie wisi do ziemi podarta chorągiew, a w jej rąbku coś błyszczy.
    .child = Na ścianie wisi chorągiew, a w niej lśni srebrna nić.

story-ch3-t4-blue = Szczurze skrzyżowanie jest puste. Każdy tu wie, czyja to godzina, i poszedł spać, podparłszy drzwi krzesłem.
    .child = Szczury też pochowały się przed kotem.

story-ch3-t6-orange = Zegar nie śpi. On nigdy nie śpi. Tik, mówi wielkie koło; tak, mówią ciężarki; a wysoko, na ostatnim podeście, kołysze się z nimi srebrna nić, tam i z powrotem.
    .child = Tik, tak! Wysoko kołysze się srebrna nić.

story-ch3-t6-blue = Znów cysterna, teraz już bez piosenki. Koty tu nie przychodzą, więc jest to miejsce prawie przyjemne.
    .child = Tu jest woda. Kot nie lubi wody.

story-ch3-thread = Nić daje się zdjąć z maleńkim srebrnym dźwiękiem. Nic nie waży i nie daje się zerwać.
    .child = Macie srebrną nić!

story-ch3-third-thread = Trzy pasma, lewe na prawe. To jeszcze nie sznur, ale w ciemności już trochę nuci. A teraz schodami w dół i na zewnątrz.
    .child = To już trzecia nić. Teraz szybko na dół!

story-ch3-cat-alert = Gdzieś skrzypi poduszka. Gdzieś język przesuwa się raz, powoli, po łapie.
    .child = Kot coś usłyszał…

story-ch3-cat-comes = Najpierw zza rogu wychodzą wąsy, potem cisza, a potem cała reszta. Puszek nie przyszedł dlatego, że jest głodny. Puszek przyszedł, bo to jego godzina.
    .child = Idzie kot Puszek! Uciekajcie albo bądźcie bardzo dzielni.

story-ch3-basket = Poduszka otwiera jedno oko.
    .child = Ta poduszka to kot!

story-ch3-cat-beaten = Nikt w to nie uwierzy. Puszek siada na środku podłogi, zezuje na swój podrapany nos i przypomina sobie, że właściwie miał iść spać. Od obroży odpadł mu mosiężny dzwoneczek. Toczy się, dzwoniąc, aż do waszych stóp.
    .child = Pokonaliście kota! Idzie spać, a wy macie jego dzwoneczek.

story-ch3-needle = W poduszeczce na igły, między setką szpilek, tkwi jedna igła do cerowania, prosta jak lanca.
    .child = Igła do cerowania: ależ z niej lanca!

story-ch3-gears = Ząb koła chwyta was za pasek, uprzejmie odstawia podest niżej i obraca się dalej.
    .child = Koło zwozi was na dół.

story-ch3-won = U stóp schodów nocne powietrze pachnie tymiankiem. Za wami zegar bije pierwszą i Godzina Kota mija. Pestka skręca trzy pasma na własnych kciukach, lewe na prawe, i nie podnosi głowy, dopóki nie skończy. – Na tym – mówi – powiesiłabym i księżyc.
    .child = Macie wszystkie trzy nici. Pestka robi z nich srebrny sznur.

story-ch3-lost = Bije pierwsza i zamek przewraca się na drugi bok. Niedługo wstaną kucharki i pokojówki z miotłami. Będą inne noce, a w każdej jest Godzina Kota.
    .child = Już świta. Spróbujcie następnej nocy!

story-ch3-recap = Serce dzwonu potrzebuje sznura, a wytrzyma tylko srebrna nić. W godzinie, gdy zamek śpi, myszy poszły po trzy jej pasma, pod samym nosem kota Puszka.
    .child = Nocą myszy szukały srebrnej nici i chowały się przed kotem.

rule-ch3-threads = Mysz na polu srebrnej nici albo obok zabiera ją w ramach akcji, bez rzutu.
rule-ch3-cat-alert = Każde wejście do zamkowego pomieszczenia i każde posiłki budzą kota o { $ch3_entered_orange_counter_cat }. Przy { $ch3_entered_orange_if_counter_cat_least } przychodzi Puszek i liczy się od nowa.
rule-ch3-bolt-hole = Gdy Puszek jest jedynym sługusem w pomieszczeniu, wolno uciec zwiadem przez zwykłe pole obrotu: kot zostaje, a kiedy znów przyjdzie, nie ma już ran.
rule-ch3-cat-beaten = Pokonany Puszek w tym rozdziale już nie wraca.
rule-ch3-basket = Jeśli Puszka jeszcze nie było, pojawia się od razu, gdy wejdziecie do pomieszczenia z Wielkim stołem.
rule-ch3-needle = Raz, szperanie na stole do szycia: gwiazdka daje Igłę do cerowania.
rule-ch3-gears = Mysz, która kończy turę na polu s1, s2, s3 lub s4 Dzwonnych schodów, a na ruch wyrzuciła { $ch3_turn_end_if_number_is }, zjeżdża bez szwanku na sam dół.

## Rozdział 4

chapter-ch4 = Zegarowe schody

story-ch4-before = Gdzie jest serce dzwonu, dowiedziała się Wrotyczka. Zapytała karalucha, a karaluch, który był jej winien wieczór przy świetle, wskazał w górę wszystkimi czułkami, jakie miał. Kapitan Vurst powiesił serce w wartowni, na gwoździu, tak żeby widzieć je z krzesła. A że i kapitan musi czasem spać, owinął wokół niego coś, co też śpi, a łatwo się budzi. Ma więcej nóg, niż karaluch umiał policzyć. Nazywają to Starym Stopukiem. Na górę prowadzą dwie drogi: po rurach kotłowni i przez mechanizm zegara albo szczurzymi drogami, pod samymi nogami Kapitana. Żadna nie ma poręczy.
    .child = Kapitan Vurst ukrył serce dzwonu w wartowni. Pilnuje go ogromna stonoga: Stary Stopuk!

story-ch4-goal = Pokonajcie Starego Stopuka w Wartowni, a potem znajdźcie tam serce dzwonu: szperanie z gwiazdką tam, gdzie wisi.
    .child = Pokonajcie Stopuka i zabierzcie serce dzwonu!

story-ch4-t8-orange = Para stoi między rurami białymi kolumnami. Po drugiej stronie szpary kilku łuczników opiera się o zawór i grzeje sobie plecy. Jeszcze was nie widzą. Haczyk w waszych zapasach jest zimny; wszystko inne tutaj jest gorące.
    .child = Gorące rury i biała para! Po drugiej stronie czekają łucznicy.

story-ch4-t8-blue = Pod rurami leży dół, do którego trafia popiół i wszystko, co spadło. Jest tu but, łyżka i pół latawca. Żadne z nich się tu nie wybierało.
    .child = Jesteście na dole, w popiele. Tu trafiają wszystkie zgubione rzeczy.

story-ch4-t6-orange = Te koła już znacie. Widać też, że odtąd ktoś tu był: od zęba do zęba biegnie sznurek, a na nim wiszą puszeczki. Alarm, i to niezły.
    .child = Ostrożnie! Szczury powiesiły tu puszki. Żeby tylko nie zabrzęczały!

story-ch4-t6-blue = Z cysterny zrobiono szczurzą łaźnię. Na rurach wiszą ręczniki. Byłoby śmiesznie, gdyby był czas się śmiać.
    .child = Szczury mają tu łaźnię. Wszędzie ręczniki!

story-ch4-t5-orange = Szwalnia się zmieniła. Od zasłon do stołu powietrze pełne jest szarych nitek, cienkich jak oddech. Na oparciu stołka wisi kapitański płaszcz. Jego właściciel nie może być daleko.
    .child = W szwalni wiszą szare nitki. Czyj to płaszcz?

story-ch4-t5-blue = W kominie jest dziś ciąg i niesie w dół głosy: jeden gruby, który narzeka na zapłatę, i drugi miękki, który nie odpowiada.
    .child = W kominie słychać dwa głosy. Jeden zrzędzi, drugi jest cichy.

story-ch4-t4-blue = Szczurze drogi huczą od butów. Talerze, kości, tarcza do rzutek: tutaj szczury Kapitana wydają żołd. W górze, za kratką, coś bardzo długiego przewraca się we śnie na drugi bok.
    .child = Jesteście w szczurzej norze. Nad wami śpi coś ogromnego.

story-ch4-t4-orange = I oto jest. Na gwoździu, na nitce, małe jak groszek i jasne jak w dniu, gdy je odlano, wisi serce Dzwonu z Zapiecka. Wokół gwoździa, wokół słupa, wokół połowy sali leży zwój bursztynowych płytek. Jedna ze stu nóg stuka. Potem następna.
    .child = Tam wisi serce dzwonu! A wokół leży Stopuk i stuka nogami.

story-ch4-alarm = Brzęczą puszki. Gdzieś w górze ktoś odsuwa krzesło.
    .child = Brzdęk, brzdęk! Szczury was słyszą.

story-ch4-steam = Zawór kaszle i tam, gdzie stoicie, rura stroi się w biały pióropusz.
    .child = Pssst! Gorąca para!

story-ch4-vurst = „A więc to wy” – mówi głos ze stołu. Płaszcza już na stołku nie ma. Kapitan Vurst zakłada strzałę na cięciwę, bez pośpiechu, jak ktoś, komu płacą od dnia.
    .child = Jest tu Kapitan Vurst ze swoim łukiem!

story-ch4-vurst-beaten = Kapitan patrzy na złamany łuk, potem na was, potem na okno. – Aż tyle to ona nie płaci – mówi i już go nie ma, razem z płaszczem.
    .child = Kapitan Vurst ucieka!

story-ch4-hundredknock = Puk, mówi podłoga. Puk, puk, puk. Stary Stopuk wstaje i trochę to trwa; a potem nagle już nie trwa.
    .child = Puk, puk, puk! Stopuk się obudził.

story-ch4-hundredknock-ambush = On nie spał. Jak miał spać, kiedy tak brzęczały puszki? Zwój jest pusty, a pukanie dobiega zza waszych pleców. I nie jest sam.
    .child = Czekał na was i przyprowadził szczury!

story-ch4-hundredknock-asleep = Kratka unosi się bezgłośnie. Nad wami sto nóg drga we śnie o bieganiu. Przez jedną długą chwilę sala należy do was.
    .child = On śpi! Wy zaczynacie.

story-ch4-hundredknock-beaten = Nogi milkną jedna po drugiej. Gdy stuknie ostatnia, w sali jest tak cicho, że słychać, jak serce dzwonu obraca się na nitce.
    .child = Stopuk pokonany. Teraz zabierzcie serce dzwonu!

story-ch4-clapper = Leży w waszych łapkach, ciepłe, jakby dzwoniło przed minutą.
    .child = Macie serce dzwonu!

story-ch4-won = Niesiecie serce dzwonu do domu na zmianę, pod płaszczem, bo nie chce przestać świecić. Po drodze każdy się czegoś uczy: jak oddychać w parze, jak chodzić po zębach koła, jak nie liczyć nóg. W Podspiżarni nikt nie wiwatuje; wszyscy tylko stoją w drzwiach i zdejmują czapki. Wieża dzwonu wciąż jest ciemna. Ktoś zamknął drogę do niej jedwabiem.
    .child = Przynosicie serce dzwonu do domu i każdy się czegoś nauczył. Ale drogę do dzwonu zamyka jedwab.

story-ch4-lost = Puszki dzwonią w całym zegarze, a buty nadchodzą z góry i z dołu. Uciekacie z osmalonymi wąsami i pustymi łapkami. Na gwoździu wisi, co wisiało. Jutro też tam będzie.
    .child = Szczury was przegoniły. Spróbujcie jeszcze raz!

story-ch4-recap = Serce dzwonu wisi w wartowni Kapitana Vursta, a owinęła się wokół niego stonoga o dwustu pomysłach. Po gorących rurach albo szczurzymi drogami myszy poszły je odebrać.
    .child = Myszy poszły na górę odebrać Stopukowi serce dzwonu.

rule-ch4-alarm = Każde posiłki i każda mysz przewrócona przez pułapkę podnoszą alarm o { $ch4_surged_counter_alarm }.
rule-ch4-watch-hall = W Wartowni zamiast karty potyczki czeka Stary Stopuk. Przy alarmie { $ch4_enter_t4_orange_if_counter_alarm_least } lub więcej robi zasadzkę { $ch4_enter_t4_orange_spawn_rat_warrior ->
        [1] ze szczurem
        [few] z { $ch4_enter_t4_orange_spawn_rat_warrior } szczurami
       *[many] z { $ch4_enter_t4_orange_spawn_rat_warrior } szczurami
    }.
rule-ch4-from-below = Jeśli wejdziecie od dołu przez kratkę, a alarmu nie było, jego karty trafiają na dół i myszy działają pierwsze.
rule-ch4-blue-exit = Wschodnie wyjście z Rur kotłowni jest niebieskie: prowadzi na Szczurze drogi.
rule-ch4-steam = Gdy klepsydra się przesuwa, każda mysz na wschodniej rurze (od c1 do c5) dostaje { $ch4_page_hit ->
        [one] { $ch4_page_hit } cios
        [few] { $ch4_page_hit } ciosy
       *[many] { $ch4_page_hit } ciosów
    } od pary.
rule-ch4-gears = Koła Dzwonnych schodów znów zwożą myszy: { $ch4_turn_end_if_number_is } na ruch na polu s1, s2, s3 lub s4.
rule-ch4-vurst = Pierwsze posiłki w Szwalni sprowadzają Kapitana Vursta, na stół do szycia.
rule-ch4-clapper = Gdy Stopuk padnie, szperanie z gwiazdką na polu b2 Wartowni odnajduje serce dzwonu.
rule-ch4-map = Z mapą Wrotyczki przed startem oglądacie { $ch4_setup_peek_look ->
        [1] wierzchnią kartę
        [few] { $ch4_setup_peek_look } wierzchnie karty
       *[many] { $ch4_setup_peek_look } wierzchnich kart
    } potyczek.
rule-ch4-no-cord = W kampanii bez Srebrnego sznura rozdział kończy się o { $ch4_setup_the_end_less ->
        [1] stronę
        [few] { $ch4_setup_the_end_less } strony
       *[many] { $ch4_setup_the_end_less } stron
    } wcześniej.
rule-ch4-learned = Po zwycięstwie każda mysz bierze za darmo jedną zdolność.

## Rozdział 5

chapter-ch5 = Ćmia Regentka

story-ch5-before = Ma imię, ale nikt go nie używa. Przyszła z pierwszą wilgocią, szara pani z lampą w każdym oku, i zajęła szwalnię, w której nikt już nie szyje. Tam utkała sobie dwór: zasłony z jedwabiu, dywan z jedwabiu i służbę z jedwabiu, która kiedyś była ćmami. W ciszy jej nić rośnie, w cieple więdnie. Na przeszkodzie stał jej jeden mały dzwon, więc kazała go uciszyć. Tej nocy chce się koronować na Regentkę Pręgowic, wszystkiego, co w nich zimne i ciche. Wy macie może sznur z wełny, może sznur ze srebra; macie serce dzwonu, które nie chce przestać świecić. A po drodze są trzy ciemne lampy. Zapalcie je, jeśli zdołacie.
    .child = Ćmia Regentka chce, żeby w zamku zawsze było zimno i cicho. Stłuczcie jej latarnię i zadzwońcie! Po drodze zapalajcie lampy: ona ich nie znosi.

story-ch5-goal = Pokonajcie Ćmią Regentkę w Szwalni. Osłabią ją lampy zapalone po drodze.
    .child = Pokonajcie Ćmią Regentkę! Pomogą wam lampy.

story-ch5-t7-orange = Ze słupa widać cały zamek. Świeci się jedno okno, wysoko, a światło ma kolor mleka. Pod wami, wśród kapust, ostatnie szczury Vursta dostały rozkaz trzymać ogród. Wyglądają, jakby wolały dostać inny rozkaz.
    .child = Ze słupa widać jedno blade okno. Tam ona mieszka.

story-ch5-t7-blue = Korzenie owinięto szarym jedwabiem, każdy z osobna, jak bandażem. Tam, gdzie jedwab jest od dawna, nic nie rośnie.
    .child = Wszystkie korzenie owija szary jedwab.

story-ch5-t4-orange = W wartowni jest lampa. Stoi w kącie przy dalekiej ścianie, ciemna, z kurzem na ramionach, i od tygodni nikt nie dolał do niej oliwy. Skrzypi krzesło.
    .child = Tu stoi ciemna lampa. Umiecie ją zapalić?

story-ch5-t4-blue = Szczury się spakowały. Pośrodku skrzyżowania stoją kufry, buty i kaktus w doniczce, przewiązane sznurkiem. – Zostajemy tylko do wypłaty – mruczy ktoś w ciemności.
    .child = Szczury spakowały kufry. Chcą się wyprowadzić!

story-ch5-t3-orange = Wielki stół nakryto do koronacji: szary obrus, szare talerze, korona ze szpilek. Pośrodku pod kloszem stoi lampa, jak ciasto, którego nikomu nie wolno ruszyć.
    .child = Stół nakryto dla Regentki. Pośrodku stoi lampa.

story-ch5-t3-blue = Za boazerią jedwab jest najgęstszy. Idziecie przez niego z pochylonymi głowami, jak przez śnieg. Próbuje was zatrzymać, choć niezbyt mocno; jest jeszcze młody.
    .child = Jedwab jest tu jak śnieg. Głowy w dół i naprzód!

story-ch5-t6-orange = Tu cisza jest najgorsza, bo zatrzymano zegar. W jego zębach wisi jedwab. Na najwyższym podeście stoi trzecia lampa, ciemna jak tamte.
    .child = Zegar stoi. Wysoko jest lampa.

story-ch5-t6-blue = Na cysternie jest lód, cienki jak papier. Pod nim woda wciąż się obraca. W górze jest klapa z ryglem, który potrzebuje sprytnej łapki.
    .child = Na wodzie jest cienki lód. Patrzcie, w górze jest klapa!

story-ch5-t5-blue = W kominie wspinacie się ku światłu w kolorze mleka. Pada zza jej pleców. Ona patrzy na drzwi.
    .child = Wspinacie się za jej plecami. Ona patrzy w drugą stronę!

story-ch5-t5-orange = „Chcecie się ogrzać” – mówi Ćmia Regentka. Głos ma dobry; to w nim najgorsze. „O tym się zapomina, wiecie. Bardzo szybko się o tym zapomina”. W łapkach trzyma latarnię, a jej oczy są w latarni albo latarnia w jej oczach.
    .child = Oto Ćmia Regentka. Nie patrzcie w jej latarnię!

story-ch5-lamp = Knot się zajmuje. To małe światło, ale żółte, i gdzieś w górze ktoś się wzdryga.
    .child = Lampa świeci! Regentce się to nie podoba.

story-ch5-bell-rings = Czerwony sznur, srebrny sznur, serce: trzy myszy trzymają, jedna kołysze. Dzwoni. Dzwoni tak jak co dzień o zmierzchu i na jedno tchnienie nic w pokoju, co nie jest myszą, nie może się ruszyć.
    .child = Dzyń! Dzwon dzwoni, a wszyscy wrogowie stoją jak zaklęci.

story-ch5-vurst = Kapitan Vurst wstaje ze spakowanego kufra. – Jeszcze jedna noc – mówi – i byłbym nad morzem.
    .child = Na drodze jeszcze raz staje Kapitan Vurst.

story-ch5-regent = Rozkłada skrzydła i wszystkie świece w pokoju się kłaniają.
    .child = Rozkłada skrzydła!

story-ch5-regent-behind = Wychodzicie z kominka z sadzą na nosach, a ona wciąż patrzy na drzwi. Tym razem to wy jesteście cicho.
    .child = Niespodzianka! Jesteście za jej plecami.

story-ch5-webs = Dywan nie jest dywanem. Jest jedwabiem i was polubił.
    .child = Dywan się lepi!

story-ch5-regent-beaten = Latarnia spada powoli, jak spada się we śnie, i pęka jak bańka mydlana. Tam, gdzie stała, wznosi się chmura szarych ciem, setki ciem, zwyczajnych, trochę zagubionych. Otwarte okno znajdują same.
    .child = Latarnia się tłucze! Regentka zamienia się w mnóstwo małych ciem, a one odlatują.

story-ch5-won = Przez chwilę nikt nic nie mówi. Potem ktoś kicha, bo zwycięstwo jest zakurzone; ktoś się śmieje; a droga do dzwonu stoi otworem.
    .child = Wygraliście! Teraz na górę, do dzwonu.

story-ch5-lost = Sama wkłada sobie koronę ze szpilek i mleczne światło idzie przez zamek z pokoju do pokoju. Jest bardzo cicho. Ale pod liściem kapusty, w płaszczu, coś małego nie chce przestać świecić.
    .child = Regentka ma koronę. Ale coś wciąż świeci: spróbujcie jeszcze raz!

story-ch5-recap = Za wszystkim stała Ćmia Regentka, która chce, by zamek był zimny i cichy. Ze sznurami i sercem dzwonu, obok ciemnych lamp i jedwabnych zasłon, myszy poszły na jej dwór w szwalni.
    .child = Myszy poszły powstrzymać Ćmią Regentkę.

story-ch5-epilogue = Zawieszają serce dzwonu na tym, co mają, a że akurat zapada zmierzch, Pestka rozgląda się za następcami. – No co? – mówi. – Samo się nie zadzwoni. – Więc cztery myszy chwytają razem i ciągną; a po belkach i rurach, obok piekarni i Młynarskiej, i odpływu, pod wielkim stołem, gdzie kot zastrzyga uchem, biegnie jeden czysty ton. Za nim, pokój po pokoju, Pręgowice robią się ciepłe.
    .child = Dzwon znowu dzwoni! Wszędzie jest ciepło i sucho, i wszyscy są szczęśliwi. Koniec.

story-ch5-epilogue-bright = A skoro odzyskaliście wszystko, czerwony sznur i srebrny, lampę i mosiężny dzwoneczek kota, wszystko to wisi teraz w wieży. W ciche wieczory słychać, jak sobie odpowiadają, każde swoim głosem. Wrotyczka mówi, że to akord. Pestka mówi, że fałszuje. Obie ocierają oczy.
    .child = Odzyskaliście wszystko. Jak pięknie to razem brzmi!

rule-ch5-lamps = Na polu lampy albo obok mysz może w ramach akcji rzucić na wiedzę: gwiazdka ją zapala. Trofeum „Światło latarni” zapala jedną bez rzutu. Każda zapalona lampa odbiera Regentce { $ch5_action_light_lamp_kind_mod_moth_regent_defence_less ->
        [1] jedną kość
        [few] { $ch5_action_light_lamp_kind_mod_moth_regent_defence_less } kości
       *[many] { $ch5_action_light_lamp_kind_mod_moth_regent_defence_less } kości
    } obrony.
rule-ch5-bell = Mając Sznur z zapiecka, Srebrny sznur i Serce dzwonu, można raz za darmo zadzwonić: każdy sługus w pomieszczeniu traci turę.
rule-ch5-vurst = Jeśli Kapitan Vurst nie został wcześniej pokonany, czeka w Wartowni { $ch5_enter_t4_orange_spawn_rat_warrior ->
        [1] ze szczurem
        [few] z { $ch5_enter_t4_orange_spawn_rat_warrior } szczurami
       *[many] z { $ch5_enter_t4_orange_spawn_rat_warrior } szczurami
    } zamiast karty potyczki.
rule-ch5-regent = W Szwalni zamiast karty potyczki czeka na stole do szycia Ćmia Regentka.
rule-ch5-regent-surge = Pierwsze posiłki sprowadzają tam { $ch5_surge_t5_orange_spawn_elite_rat ->
        [1] elitarnego szczura
        [few] { $ch5_surge_t5_orange_spawn_elite_rat } elitarne szczury
       *[many] { $ch5_surge_t5_orange_spawn_elite_rat } elitarnych szczurów
    }; następne przesuwają tylko klepsydrę.
rule-ch5-webs = Mysz, która kończy ruch na polu c1, c2 lub b2 Szwalni, rzuca { $ch5_move_end_roll_check ->
        [1] kością
        [few] { $ch5_move_end_roll_check } kośćmi
       *[many] { $ch5_move_end_roll_check } kośćmi
    }: bez gwiazdki zostaje oplątana.
rule-ch5-flue = Jeśli wejdziecie przez komin, z Gzymsu w kominie, karty Regentki trafiają na dół.

## Co opowieść pamięta i o co w niej chodzi

flag-larder-key = klucz do spiżarni
flag-stash-saved = coś przydatnego zostaje na następny rozdział
flag-tansy-free = Wrotyczka jest poza klatką
flag-tansy-lost = Wrotyczkę porwała woda
flag-boots-found = buty wśród korków
flag-tansy-map = mapa zamku od Wrotyczki
flag-cat-seen = kot się pokazał
flag-brodie-beaten = Puszek jest pokonany
flag-needle-found = igła na stole do szycia
flag-knock-beaten = Stary Stopuk jest pokonany
flag-vurst-beaten = Kapitan Vurst jest pokonany
flag-light-spent = lampa Wrotyczki oddała swoje światło
flag-lit = lampa świeci
counter-cat = Kot się budzi
counter-threads = Srebrne nici
counter-alarm = Alarm
thing-tansy = Wrotyczka
thing-thread-solar = srebrna nić ze Szwalni
thing-thread-hall = srebrna nić z Wartowni
thing-thread-stair = srebrna nić z Dzwonnych schodów
thing-lamp-hall = światło lampy z Wartowni
thing-lamp-table = światło lampy z Wielkiego stołu
thing-lamp-stair = światło lampy z Dzwonnych schodów
special-free-tansy = Otwórz klatkę Wrotyczki
special-carry-tansy = Weź Wrotyczkę na ramię
special-take-thread = Zabierz srebrną nić
special-light-lamp = Zapal lampę
special-ring-bell = Zadzwoń dzwonem
