### Ustawienia tego urządzenia. Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.

web-settings = Ustawienia
web-settings-kept = Zapisane tylko na tym urządzeniu.
web-sheet-close = Zamknij

## Każde z nich i co robi

web-setting-language-why = Ty możesz czytać w jednym języku, a inni przy stole w drugim.
web-theme-system = Jak w systemie
web-setting-theme-why = Jasny na popołudnie, ciemny na wieczór.
web-setting-size = Rozmiar tekstu
web-setting-size-normal = Normalny
web-setting-size-large = Duży
web-setting-size-huge = Bardzo duży
web-setting-size-why = Dodatkowo do ustawień przeglądarki.
web-setting-motion = Animacje
web-setting-motion-off = Wyłączone
web-setting-motion-fast = Szybkie
web-setting-motion-normal = Normalne
web-setting-motion-slow = Wolne
web-setting-motion-why = Jak poruszają się karty. Nigdy nie trzeba na nie czekać.
web-setting-sound = Dźwięki
web-setting-sound-why = Ciche: karta, twoja kolej, mruczenie.
web-setting-volume = Głośność
web-setting-volume-value = { $percent }%
web-setting-shortcuts = Skróty klawiszowe
web-setting-shortcuts-why = Pojedyncze klawisze do częstych czynności. Wyłącz je, jeśli dyktujesz.
web-setting-confirm = Potwierdzanie ruchów
web-setting-confirm-why = Pierwsze dotknięcie wybiera, drugie zagrywa. Chroni przed przypadkowym ruchem.
web-setting-name = Twoje imię
web-setting-name-why = Używane przy każdym nowym stole.
