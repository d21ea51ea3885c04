# Pomiar szybkości.

bench-failed = Nie można przeprowadzić pomiaru: { $reason }
bench-compiled = Silnik skompilowany, na sekundę procesora
bench-pure = Zwykły Python, na sekundę procesora
bench-peers = Inne projekty, na sekundę procesora
bench-ratios = Stosunki (i poprzeczka)
bench-reached = osiągnięta
bench-missed = nieosiągnięta

bench-game = gra do zmierzenia albo „server”: serwer pod obciążeniem
bench-with-peers = zmierz też OpenSpiel i RLCard, zainstalowane w osobnym środowisku
bench-rounds = liczba rund, na zmianę; pokazywane są mediany
bench-seconds = sekundy procesora na każdą wartość w rundzie
bench-peers-folder = gdzie trzymać środowisko innych projektów
bench-database = zmierz też serwer na tej bazie PostgreSQL (gdy zamiast gry stoi „server”)
bench-beside = zmierz na przemian także serwer innego wydania z tego folderu (gdy zamiast gry stoi „server”)
