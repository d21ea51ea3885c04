"""dev only"""
from __future__ import annotations
from mypy_extensions import i64
from purrlour.engine.cells import vec
from purrlour.engine.chance import Seeded
from purrlour.games.exploding_kittens.game import ExplodingKittens
from purrlour.games.exploding_kittens.options import KittensOptions
from purrlour.bots.exploding_kittens_policy import KittensPolicy


def selfplay(game: ExplodingKittens, policy: KittensPolicy, options: KittensOptions, seats: i64, first: i64, games: i64, table: vec[i64], index: i64, mine: i64, base: i64) -> i64:
    codes = vec[i64]([0] * 1024)
    wins: i64 = 0
    i: i64
    for i in range(first, first + games):
        deal: i64 = i // seats
        me: i64 = i % seats
        luck = Seeded(deal * 256 + 1)
        whim = Seeded(i * 256 + 2)
        state = game.deal(seats, options, luck)
        while state.asked:
            seat: i64 = 0
            while not (state.asked >> seat) & 1:
                seat += 1
            count = game.legal_into(state, seat, codes)
            code: i64 = codes[0]
            if count > 1:
                table[index] = mine if seat == me else base
                code = policy.choose(state, seat, codes, count, whim)
            game.apply(state, seat, code, luck, None)
        if (state.alive >> me) & 1:
            wins += 1
    table[index] = base
    return wins
