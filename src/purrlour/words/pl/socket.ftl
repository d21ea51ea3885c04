### WebSocket: czego nie da się odczytać i dlaczego serwer się rozłącza.

## Nawiązanie połączenia

refuse-bad-handshake = Salonik nie nawiązuje takich połączeń: to nie jest poprawna prośba o WebSocket.

## Ramki

refuse-bad-frame = Salonik nie umie tego odczytać. Może strona jest nieaktualna: wczytaj ją jeszcze raz.
refuse-frame-too-long = Za dużo naraz: ramka może mieć najwyżej { $most } B.
refuse-frame-not-text = Salonik czyta tylko ramki tekstowe.

## Pożegnania

bye-bad-hello = Salonik nie rozumie tego powitania. Może strona jest nieaktualna: wczytaj ją jeszcze raz.
bye-no-such-match = Nie ma tu takiej rozgrywki.
bye-bad-token = Ten odnośnik nie otwiera już żadnego krzesła.
bye-no-watch = Przy tym stole nie ma miejsca dla widzów.
bye-left = Odchodzisz od stołu.
bye-kicked = Gospodarz usunął cię z tego stołu.
bye-slow = Twoje łącze nie nadążało. Możesz od razu wrócić.
bye-flood = Tego było stanowczo za dużo naraz, więc salonik się rozłączył.
bye-trouble = Salonik nie ma teraz dostępu do rozgrywek. Spróbuj za chwilę.
bye-restart = Salonik uruchamia się ponownie. Twoja rozgrywka jest bezpieczna; wróć za chwilę.
