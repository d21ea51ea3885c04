### Co mówią wszystkie stoły. Jedno zdanie, jeden wiersz: Fluent zachowuje końce wierszy.

web-board-rule = Zasada
web-board-copies = ×{ $count }
web-board-open-hand = Na ręce: { $cards }
