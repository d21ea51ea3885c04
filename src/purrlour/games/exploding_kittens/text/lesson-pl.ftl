# Co mówi trener w lekcji. Jedno lub dwa krótkie zdania, dla kogoś, kto ma dziesięć lat.
lesson-goal = Cześć! Gdzieś w tej talii śpi Eksplodujący Kotek. Kto go dobierze, robi bum. Wygrywa ostatni kot przy stole.
lesson-draw = W swojej turze zagrywasz tyle kart, ile chcesz, albo żadnej. Potem dobierasz jedną. Stuknij w talię!
lesson-future = Drugi Tacokot, trzymaj go. Ale co dalej? Stuknij „Co kryje przyszłość”, potem jeszcze raz: podejrzysz trzy karty.
lesson-seen = O wąsy! Kotek leży na samej górze! Tylko ty o tym wiesz. Odłóż karty z niewinną miną.
lesson-skip = Kto teraz dobierze, ma kłopot. Więc nie dobieraj: „Pomiń” kończy turę bez dobierania.
lesson-nope = Hrabina atakuje: dwie tury dla ciebie, a na górze Kotek! Ale na kartę można odpowiedzieć „Nie, nie, nie”. Odpowiedz!
lesson-nope-instead = To byłaby bardzo krótka gra. Tym razem spróbuj „Nie, nie, nie”.
lesson-defused = Hrabina musiała dobrać Kotka! Uratowała ją karta „Rozbrój”; każdy zaczyna z jedną. Potem schowała Kotka w talii. Gdzie? Wie tylko ona.
lesson-pair = Dwie takie same karty pozwalają ukraść kartę. Stuknij w swoje Tacokoty, potem w Hrabinę.
lesson-brave = Koniec sztuczek. Odważnie dobierz kartę.
lesson-hide = Kotek! Twoja karta „Rozbrój” daje mu radę. Teraz schowaj go, gdzie chcesz. Na górze byłoby wrednie: przesuń go do końca w lewo.
lesson-hide-instead = Dobre miejsce na inny dzień. Tym razem połóż go na górze: teraz dobiera Hrabina.
lesson-won = Bum! Hrabina nie miała już karty „Rozbrój”. Jesteś ostatnim kotem przy stole, więc wygrywasz!
lesson-more = Jest jeszcze więcej do odkrycia: przysługi, tasowanie, trójki, kilka ataków z rzędu i koci złodziejaszek na miękkich łapkach.
