// The logic behind the board of Koty: lands and their cats, deeds, duels, counting.

import { describe, expect, test } from "vitest";
import { counted, decidedBy, winners } from "../src/games/koty/counting.ts";
import { deedOf, deedsAt } from "../src/games/koty/deeds.ts";
import { aimedAt, askAbout, partsOf } from "../src/games/koty/hand.ts";
import { catsIn, fullOf, landsOf, ninesOf, sumOf, type Land } from "../src/games/koty/lands.ts";
import { isDuel, matterOf } from "../src/games/koty/matter.ts";
import { moments, sounds } from "../src/games/koty/moments.ts";
import { catsOf, sidesOf, teamOf } from "../src/games/koty/teams.ts";
import { warningOf } from "../src/games/koty/warning.ts";
import type { Choice } from "../src/table/choosing.svelte.ts";
import type { KotyEvent, KotyView } from "../src/wire.ts";
import { python } from "./python.ts";

const land = (nines: number, top = "", seat = 0): Land => ({ seat, land: 1, nines, top });

/** Questions about cards as the board writes them. */
const ASKED = [
  ...["turn", "defend", "repeat"].flatMap((kind) =>
    ["blue1", "crow", "joker", "moth", "bat", "owl", "dragon"].map((card) =>
      askAbout(card, kind, 0, 1),
    ),
  ),
  ...["blue1", "crow", "joker", "moth", "bat"].map((card) =>
    aimedAt(card, { seat: 1, land: 4, top: "blue8" }),
  ),
];

interface Told {
  lands: [number, string, number][];
  read: string[];
}

/** What lies in a land with what it is worth, and the questions once they were read. */
const told: Told = JSON.parse(
  python(
    "-c",
    `
import json, sys
from purrlour.games import GAMES
from purrlour.games.koty.content import CROW, NAMES
from purrlour.games.koty.endings import SCORES
from purrlour.games.koty.state import TOP_BITS
lands = [
    [nines, NAMES[top - 1] if top else "", int(SCORES[nines | top << TOP_BITS])]
    for top in range(CROW + 2) for nines in range(4)
]
print(json.dumps({"lands": lands, "read": [GAMES["koty"].parse(it).text() for it in sys.argv[1:]]}))
`,
    ...ASKED,
  ),
);

describe("lands", () => {
  test("are worth what Python says, whatever lies there", () => {
    expect(told.lands.length).toBe(40);
    for (const [nines, top, cats] of told.lands) {
      expect(catsIn({ nines, top }), `${nines} ${top}`).toBe(cats);
    }
  });

  test("are written as one would count them", () => {
    expect(sumOf(land(3, "pink5"))).toBe("5 × 2 × 2 × 2 = 40");
    expect(sumOf(land(2))).toBe("9 × 2 = 18");
    expect(sumOf(land(2, "crow"))).toBe("0 × 2 × 2 = 0");
    expect(sumOf(land(0, "green6"))).toBe("6");
  });

  test("of a dream are full with three Nines, whatever lies on them", () => {
    const lands = landsOf({ nines: [[3, 3, 2, 0]], tops: [["", "crow", "blue1", ""]] }, 0);
    expect(fullOf(lands)).toBe(2);
    expect(ninesOf(lands)).toBe(8);
    expect(lands[1]).toEqual({ seat: 0, land: 2, nines: 3, top: "crow" });
  });
});

describe("deeds", () => {
  const play = (card: string) => ({ kind: "play", card, target: 0, land: 1 });

  test("are told by what lies there", () => {
    expect(deedOf(play("blue1"), land(0), 0)).toBe("put");
    expect(deedOf(play("blue1"), land(1), 1)).toBe("cover");
    expect(deedOf(play("blue1"), land(1, "blue8"), 0)).toBe("befriend");
    expect(deedOf(play("blue1"), land(1, "blue1"), 1)).toBe("fight");
    expect(deedOf(play("crow"), land(1, "crow"), 0)).toBe("chase");
    expect(deedOf({ kind: "joker", card: "crow" }, land(1, "crow"), 0)).toBe("chase");
    expect(deedOf({ kind: "moth" }, land(1, "blue1"), 1)).toBe("take");
    expect(deedOf({ kind: "bat" }, land(1, "crow"), 1)).toBe("snatch");
  });

  const choice = (parts: Choice["parts"]): Choice => ({ text: "", label: "", parts });
  const changes = (parts: Choice["parts"], where: Land, about = "", kind = "turn") =>
    deedsAt([choice(parts)], where, 0, matterOf([{ seat: 0, kind, about, left: null }]), MINE).map(
      ({ deed, change }) => ({ deed, change }),
    );
  const MINE = [land(0), { ...land(3), land: 2 }, { ...land(0, "blue1"), land: 3 }];

  test("say by how many cats the land changes", () => {
    expect(changes(play("pink5"), land(3))).toEqual([{ deed: "put", change: 40 - 36 }]);
    expect(changes({ ...play("blue8"), target: 1 }, land(2, "blue8", 1))).toEqual([
      { deed: "fight", change: 18 - 32 },
    ]);
    expect(changes(play("pink5"), { ...land(3), land: 2 })).toEqual([]); // aimed elsewhere
  });

  test("warn where there is no room for what they bring", () => {
    const lost = (card: string, where: Land, mine: readonly Land[]) =>
      deedsAt([choice({ ...play(card), target: where.seat })], where, 0, null, mine)[0]?.lost;
    const full = [land(3, "blue8"), { ...land(3), land: 2 }, { ...land(1, "crow"), land: 3 }];
    expect(lost("blue8", land(1, "blue8", 1), MINE)).toBe(false);
    expect(lost("blue8", land(1, "blue8", 1), full)).toBe(true);
    expect(lost("blue8", full[0]!, full)).toBe(true); // it comes free, but takes no fourth Nine
    expect(lost("blue1", land(2, "blue8"), [land(2, "blue8")])).toBe(false);
    expect(lost("blue1", land(1, "", 1), full)).toBe(false); // covering brings nothing
  });

  test("of placing count what is gained", () => {
    const place = { kind: "place", land: 1 };
    expect(changes(place, land(1), "nine", "place")).toEqual([{ deed: "place", change: 9 }]);
    expect(changes(place, land(0), "pair:blue8", "place")).toEqual([{ deed: "place", change: 16 }]);
    expect(changes(place, land(1, "", 2), "nine", "place")).toEqual([]); // somebody else's
    const lay = { kind: "lay", target: 2, land: 1 };
    expect(changes(lay, land(1, "", 2), "moth:blue8>1 land:3", "lay")).toEqual([
      { deed: "lay", change: 16 - 9 },
    ]);
  });
});

describe("the hand", () => {
  test("a joker is a play of its own on one’s turn, and a card when it answers", () => {
    expect(partsOf("joker", "turn")).toEqual({ kind: "joker" });
    expect(partsOf("joker", "defend")).toEqual({ kind: "defend", card: "joker" });
    expect(partsOf("blue1", "repeat")).toEqual({ kind: "repeat", card: "blue1" });
    expect(partsOf("blue1", "turn")).toEqual({ kind: "play", card: "blue1" });
    expect(partsOf("owl", "defend")).toEqual({ kind: "simple", word: "owl" });
    expect(partsOf("moth", "turn")).toEqual({ kind: "moth" });
  });

  test("every question about a card is one that the server can read", () => {
    expect(told.read).toEqual(ASKED);
  });
});

describe("what the table is busy with", () => {
  const asks = (kind: string, about: string, ...seats: number[]) =>
    matterOf(seats.map((seat) => ({ seat, kind, about, left: null })));

  test("an attack, how often, and who is asked", () => {
    const matter = asks("defend", "befriend:blue1>2 land:3 again again", 2, 4);
    expect(matter).toEqual({
      asks: "defend",
      what: "befriend",
      card: "blue1",
      target: 2,
      land: 3,
      repeats: 2,
      asked: [2, 4],
    });
    expect(isDuel(matter)).toBe(true);
  });

  test("what waits to be placed is no duel", () => {
    expect(asks("place", "pair:blue8", 1)).toMatchObject({
      what: "pair",
      card: "blue8",
      target: -1,
    });
    expect(isDuel(asks("place", "nine", 1))).toBe(false);
  });

  test("nothing, on a turn", () => {
    expect(asks("turn", "", 1)).toBeNull();
    expect(matterOf([])).toBeNull();
  });
});

const VIEW = {
  seats: 4,
  mates: [-1, -1, -1, -1],
  scores: [64, 20, 50, 64],
  nines: [
    [3, 2, 1, 0],
    [1, 1, 0, 0],
    [3, 2, 0, 0],
    [2, 2, 1, 0],
  ],
  tops: Array.from({ length: 4 }, () => ["", "", "", ""]),
  gone: [] as number[],
  phase: "turn",
  limit: "exchanges",
  idle: 0,
  turns: 0,
  last: false,
} as unknown as KotyView;

describe("counting", () => {
  const order = (view: KotyView) => counted(view).map(({ seats }) => seats.join("+"));

  test("most cats, then most Nines", () => {
    expect(order(VIEW)).toEqual(["0", "3", "2", "1"]);
    expect(decidedBy(counted(VIEW))).toBe("nines");
    expect(winners(counted(VIEW)).map(({ seats }) => seats)).toEqual([[0]]);
  });

  test("equal in both is shared", () => {
    const equal = { ...VIEW, nines: VIEW.nines.with(3, [3, 3, 0, 0]) };
    expect(decidedBy(counted(equal))).toBe("shared");
    expect(winners(counted(equal)).flatMap(({ seats }) => seats)).toEqual([0, 3]);
  });

  test("whoever gave up comes last, and decides nothing", () => {
    const left = { ...VIEW, gone: [0] };
    expect(order(left)).toEqual(["3", "2", "1", "0"]);
    expect(decidedBy(counted(left))).toBe("cats");
    expect(winners(counted({ ...VIEW, gone: [3] })).flatMap(({ seats }) => seats)).toEqual([0]);
  });

  test("teams add up", () => {
    const teams = { ...VIEW, mates: [2, 3, 0, 1] };
    expect(order(teams)).toEqual(["0+2", "1+3"]);
    expect(counted(teams)[0]).toMatchObject({ team: "A", cats: 114, nines: 11 });
    expect([0, 1, 2, 3].map((seat) => teamOf(teams, seat)).join("")).toBe("ABAB");
    expect(catsOf(teams, 3)).toBe(84);
    expect(catsOf(VIEW, 3)).toBe(64);
    expect(sidesOf(VIEW)).toEqual([[0], [1], [2], [3]]);
  });
});

describe("warnings", () => {
  test("the last turn comes before all others", () => {
    expect(warningOf({ ...VIEW, last: true, idle: 9 })?.kind).toBe("last");
    expect(warningOf({ ...VIEW, last: true, phase: "over" })).toBeNull();
  });

  test("exchanges in a row are counted once all have had one", () => {
    expect(warningOf({ ...VIEW, idle: 4 })).toBeNull();
    expect(warningOf({ ...VIEW, idle: 5 })).toEqual({ kind: "exchanges", count: 5, of: 12 });
    expect(warningOf({ ...VIEW, idle: 5, gone: [2] })?.of).toBe(9);
    expect(warningOf({ ...VIEW, idle: 11, limit: "off" })).toBeNull();
  });

  test("the last rounds are counted down", () => {
    expect(warningOf({ ...VIEW, limit: "30", turns: 99 })).toBeNull();
    expect(warningOf({ ...VIEW, limit: "30", turns: 100 })).toEqual({
      kind: "rounds",
      count: 5,
      of: 30,
    });
    const late = { ...VIEW, turns: VIEW.seats * 97, idle: 0 };
    expect(warningOf(late)).toEqual({ kind: "rounds", count: 3, of: 100 });
  });
});

describe("moments", () => {
  const event = (kind: string, about: object) => ({ kind, clause: "", ...about }) as KotyEvent;

  test("are few", () => {
    const events = [
      event("covered", { seat: 0, target: 1, card: "blue1", land: 1 }),
      event("covered", { seat: 0, target: 1, card: "crow", land: 1 }),
      event("attacked", { seat: 2, card: "joker" }),
      event("attacked", { seat: 2, card: "blue1" }),
      event("placed", { seat: 2, land: 1, nines: 2 }),
      event("placed", { seat: 2, land: 1, nines: 3 }),
      event("ended", { scores: [] }),
    ];
    expect(moments(events).map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
      "crow 1",
      "joker 2",
      "full 2",
      "ended -1",
    ]);
  });

  test("each sound is heard once", () => {
    const events = ["put", "drew", "drew"].map((kind) => event(kind, {}));
    expect(sounds(events)).toEqual(["card", "draw"]);
  });
});
