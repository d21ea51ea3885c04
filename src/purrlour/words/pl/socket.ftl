### WebSocket: czego nie da się odczytać i dlaczego serwer się rozłącza.

## Nawiązanie połączenia

refuse-bad-handshake = Serwer nie nawiązuje takich połączeń: to nie jest poprawna prośba o WebSocket.

## Ramki

refuse-bad-frame = Serwer nie umie tego odczytać. Może strona jest nieaktualna: odśwież ją.
refuse-frame-too-long = Za dużo naraz: ramka może mieć najwyżej { $most } B.
refuse-frame-not-text = Serwer czyta tylko ramki tekstowe.

## Pożegnania

bye-bad-hello = Serwer nie rozumie tego powitania. Może strona jest nieaktualna: odśwież ją.
bye-no-such-match = Nie ma tu takiej gry.
bye-bad-token = Ten link już nie działa.
bye-no-watch = Oglądanie jest przy tym stole wyłączone.
bye-left = Odchodzisz od stołu.
bye-kicked = Gospodarz usunął cię z tej gry.
bye-slow = Twoje łącze nie nadążało. Możesz od razu wrócić.
bye-flood = Tego było stanowczo za dużo naraz, więc serwer się rozłączył.
bye-trouble = Serwer nie ma teraz dostępu do gier. Spróbuj za chwilę.
bye-restart = Serwer uruchamia się ponownie. Twoja gra jest bezpieczna; wróć za chwilę.
