### Ustawienia tego urządzenia. Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.

web-settings = Ustawienia
web-settings-kept = Pamięta je tylko to urządzenie i nikt poza nim.
web-sheet-close = Zamknij

## Każde z nich i co robi

web-setting-language-why = Ty możesz czytać w jednym języku, a inni przy stole w drugim.
web-theme-system = Jak w systemie
web-setting-theme-why = Światło dnia albo lampy, jak lubią twoje oczy.
web-setting-size = Tekst
web-setting-size-normal = Zwykły
web-setting-size-large = Duży
web-setting-size-huge = Ogromny
web-setting-size-why = Dodatkowo do tego, co ustawia twoja przeglądarka.
web-setting-motion = Animacje
web-setting-motion-off = Bez
web-setting-motion-fast = Szybkie
web-setting-motion-normal = Zwykłe
web-setting-motion-slow = Powolne
web-setting-motion-why = Jak poruszają się karty. Nigdy nie trzeba na nie czekać.
web-setting-sound = Dźwięki
web-setting-sound-why = Ciche: karta, twoja kolej, mruczenie.
web-setting-volume = Głośność
web-setting-volume-value = { $percent } procent
web-setting-shortcuts = Skróty klawiszowe
web-setting-shortcuts-why = Pojedyncze klawisze do częstych czynności. Wyłącz je, jeśli dyktujesz.
web-setting-confirm = Dwa dotknięcia, by zagrać
web-setting-confirm-why = Pierwsze wybiera, drugie zagrywa. Chroni przed pomyłką.
web-setting-name = Twoje imię
web-setting-name-why = Z nim siadasz do stołu, dopóki go nie zmienisz.
