// Table: a match as one chair sees it, kept in step with the server.

import { Line, type LineState, type Listener, type Outcome, type Wish } from "../net/socket.ts";
import { settings } from "../settings.svelte.ts";
import { say, speech } from "../speech.svelte.ts";
import type { Facts } from "../text.ts";
import { WATCHER, Words } from "../words.ts";
import type {
  About,
  ActionInfo,
  Bye,
  Ending,
  Events,
  GameKey,
  Note,
  Pending,
  Person,
  Refused,
  StandingOrder,
  UndoWish,
  Update,
  Views,
} from "../wire.ts";
import type { Told } from "./away.ts";
import { AT_ONCE, cutNotes, type Pacing } from "./beats.ts";
import { chairs, newNonce, nonceHash } from "./chairs.svelte.ts";
import { Choosing, type Choice, type Reason } from "./choosing.svelte.ts";
import { Hinting } from "./hinting.svelte.ts";
import { doesOf, meant } from "./meant.ts";
import { paceOf } from "./pace.ts";
import { Presentation } from "./presentation.svelte.ts";
import type { Happened, Stage } from "./stage.ts";

/** How to come to a table: which match, by which token ("" to watch), with which nonce. */
export interface Way {
  readonly match: string;
  readonly token: string;
  readonly nonce: string;
}

/** A question with a clock, and since when that runs; null while it stands still. */
export interface Question extends Pending {
  readonly heard: number | null;
}

/** A gesture that somebody made a moment ago. */
export interface Gesture {
  readonly n: number;
  readonly seat: number;
  readonly emote: string;
}

/** Whoever tells a table what happens: the server, or a lesson. */
export type Teller = Pick<Line, "ask" | "close">;

/** What one moment shows: of an update in several, the last one has all but notes and events. */
interface Part<G extends GameKey> {
  /** Counts updates: parts of one have the same number. */
  readonly number: number;
  readonly fresh: boolean;
  /** Whether more of the update follows. */
  readonly more?: boolean;
  readonly events: readonly Events[G][];
  /** The events of the update that follow. */
  readonly ahead?: readonly Events[G][];
  readonly update: Partial<Omit<Update<G>, "pending">> & {
    readonly notes: readonly Note<G>[];
    readonly pending?: readonly Question[];
  };
}

/** Milliseconds for which a gesture is seen. */
const GESTURE = 4000;

export class Table<G extends GameKey = GameKey> {
  /** How the line is. */
  line = $state<LineState>("opening");
  /** Why the server hung up, if it said so. */
  bye = $state.raw<Bye | null>(null);
  about = $state.raw<About | null>(null);
  seat = $state(WATCHER);
  view = $state.raw<Views[G] | null>(null);
  /** The whole stream so far. */
  notes = $state.raw<readonly Note<G>[]>([]);
  pending = $state.raw<readonly Question[]>([]);
  /** The number of the reader's own question. */
  decision = $state<number | null>(null);
  undo = $state<"alone" | "ask" | "free" | "no">("no");
  wish = $state.raw<UndoWish | null>(null);
  order = $state.raw<StandingOrder | null>(null);
  paused = $state(false);
  /** The match's clock, and when it was told. */
  told = $state.raw<Told>({ clock: 0, heard: 0 });
  /** Whom the host removed a moment ago; whoever shows it may set it to "". */
  removed = $state("");
  ending = $state.raw<Ending | null>(null);
  /** The bots that play this game. */
  bots = $state.raw<readonly string[]>([]);
  gestures = $state.raw<readonly Gesture[]>([]);
  happened = $state.raw<Happened<G>>({ serial: 0, events: [], fresh: false });
  /** What was refused last; whoever shows it may set it to null. */
  refusal = $state.raw<Reason | null>(null);

  #choices = $state.raw<readonly string[]>([]);
  #anytime = $state.raw<readonly string[]>([]);
  /** The question that we have answered and hear about soon. */
  #answered = $state<number | null>(null);
  #actions = $state.raw<ReadonlyMap<string, ActionInfo["parts"]>>(new Map());
  /** The number of the reader's question at the server, which may be one that is not shown yet. */
  #open = $state<number | null>(null);
  #updates = 0;
  /** Events since the view that is shown. */
  #since: Events[G][] = [];
  #pacing = AT_ONCE as unknown as Pacing<G>;
  /** Whether somebody looks at this table: else there is nothing to wait for. */
  watched: () => boolean = () => true;
  /** How slow this table is shown. */
  pace: () => number = () => paceOf(settings.pace);
  readonly presentation = new Presentation<Part<G>>({
    show: (parts) => this.#show(parts),
    pace: () => (this.watched() && document.visibilityState === "visible" ? this.pace() : 0),
    most: () => this.#most(),
  });
  readonly #line: Teller;
  readonly way: Way;
  /** What this device mixes into the luck. */
  #nonce: string;
  /** Whether a promise is on its way. */
  #promising = false;

  constructor(
    way: Way,
    opens: (listener: Listener) => Teller = (listener) => lineTo(way, listener),
  ) {
    this.way = way;
    this.#nonce = way.nonce;
    this.#line = opens({
      onUpdate: (update) => this.#hear(update as Update<G>),
      onState: (line, bye) => {
        this.line = line;
        this.bye = bye;
      },
    });
  }

  /** From the game's book: all actions, since choices need their parts; and the bots there are. */
  learn(actions: readonly ActionInfo[], bots: readonly string[] = []): void {
    this.#actions = new Map(actions.map(({ text, parts }) => [text, parts]));
    this.bots = bots;
  }

  /** How the game wants to be seen. */
  follow(pacing: Pacing): void {
    this.#pacing = pacing as unknown as Pacing<G>;
  }

  /** Whether more has happened than is shown. */
  get behind(): boolean {
    return this.presentation.behind;
  }

  /** All actions of the game, by notation. */
  get actions(): ReadonlyMap<string, Facts> {
    return this.#actions;
  }

  get people(): readonly Person[] {
    return this.about?.chairs ?? [];
  }

  /** Whether the reader hosts: from a chair, or without one. */
  get hosting(): boolean {
    return this.way.token !== "" && this.about !== null && this.about.host === this.seat;
  }

  /** Whether a bot plays the reader's chair. */
  get away(): boolean {
    return this.seat !== WATCHER && Boolean(this.people[this.seat]?.bot);
  }

  /** Sentences for this reader, in their language. */
  words = $derived.by(() => {
    const game = this.about?.game ?? "";
    const text = speech.text(speech.knows(game) ? game : "");
    return new Words(text, this.people.map(nameOf), this.seat);
  });

  /** Whether the reader is asked something that is still open, and no bot answers for them. */
  get asked(): boolean {
    return this.decision !== null && this.decision === this.#open && !this.away;
  }

  /** Whether the reader's answer is on its way. */
  get answering(): boolean {
    return this.decision !== null && this.decision === this.#answered;
  }

  /** Whether somebody wants the reader's consent to take a choice back. */
  get wished(): boolean {
    return this.wish !== null && this.wish.needs.includes(this.seat);
  }

  /** What the reader may answer; nothing while an answer is on its way, or a bot plays. */
  choices: readonly Choice[] = $derived.by(() =>
    !this.asked || this.answering ? [] : this.#told(this.#choices),
  );

  /** What may be done without being asked. */
  anytime: readonly Choice[] = $derived.by(() => this.#told(this.#anytime));

  readonly choosing = new Choosing({
    choices: () => this.choices,
    question: () => this.decision,
    play: (choice) => void this.play(choice.text),
    why: (notation) => this.why(notation),
    twice: () => settings.confirm,
  });

  /** Whether this table gives hints and tells chances. */
  get hints(): boolean {
    return this.about?.settings.hints ?? true;
  }

  readonly hinting = new Hinting({
    question: () => this.decision,
    // A lesson has a coach, and where there is no choice there is nothing to advise.
    allowed: () => this.hints && this.way.token !== "" && !this.wished && this.choices.length > 1,
    ask: async (decision) => {
      this.refusal = null;
      const outcome = await this.#line.ask({ t: "hint", decision });
      if (outcome.t === "advice") {
        const learnt = await speech.learnRest(this.about?.game ?? "").then(
          () => true,
          () => false,
        );
        if (learnt) return outcome;
        this.refusal = { text: say("web-silent"), clause: "" };
      }
      // What was settled meanwhile needs no excuse.
      if (outcome.t === "refused" && this.decision === decision) {
        this.refusal = this.#reason(outcome);
      }
      return null;
    },
  });

  /** What the game's board is drawn from; null before the deal. */
  get stage(): Stage<G> | null {
    return this.view === null ? null : this.#stage;
  }

  /** Answers the open question, or does what may be done at any time. */
  async play(action: string): Promise<Outcome> {
    const free = this.#anytime.includes(action) && !this.#choices.includes(action);
    if (free) return this.ask({ t: "play", action });
    const decision = this.decision;
    this.#answered = decision;
    const outcome = await this.ask({ t: "play", action, decision });
    if (outcome.t !== "ack" && this.#answered === decision) this.#answered = null;
    return outcome;
  }

  /** Why an action cannot be done now; null if it can. */
  async why(action: string): Promise<Reason | null> {
    const outcome = await this.#line.ask({ t: "why", action });
    return outcome.t === "refused" ? this.#reason(outcome) : null;
  }

  /** Sends any command; what is refused is shown. */
  async ask(wish: Wish): Promise<Outcome> {
    this.refusal = null;
    const outcome = await this.#line.ask(wish);
    if (outcome.t === "refused") this.refusal = this.#reason(outcome);
    return outcome;
  }

  /** What happened is no news any more: nothing flies, nothing sounds. */
  calm(): void {
    this.happened = { serial: this.happened.serial + 1, events: [], fresh: false };
  }

  close(): void {
    this.#line.close();
  }

  #hear(update: Update<G>): void {
    const { notes, pending, decision, acks } = update;
    // The first update is the past, and so is one that tells everything once more.
    const fresh = update.since > 0;
    if (decision !== undefined) this.#open = decision;
    if (update.clock !== undefined) this.told = { clock: update.clock, heard: performance.now() };
    // A clock runs from now on, whenever it is shown.
    const heard = (update.paused ?? this.paused) ? null : performance.now();
    const questions = pending?.map((question) => ({ ...question, heard }));
    const told = { ...update, ...(questions && { pending: questions }) };
    const whole = told as unknown as Part<G>["update"];
    const number = (this.#updates += 1);
    const events: Events[G][] = [];
    for (const note of notes) events.push(...(note.events ?? []));
    if (!fresh) {
      this.presentation.drop();
      this.#show([{ number, fresh, events, update: whole }]);
    } else {
      // What the reader does is seen at once: they have seen enough of what was before.
      if (acks?.length) this.presentation.hurry();
      const found = this.#pacing.beats(events);
      const beats = found.length ? found : [{ events, length: 0 }];
      const cuts = cutNotes(
        notes,
        beats.map((beat) => beat.events.length),
      );
      const board = beats.findIndex((beat) => beat.board);
      let shown = 0;
      this.presentation.add(
        beats.map((beat, at) => {
          const { length } = beat;
          shown += beat.events.length;
          const ahead = events.slice(shown);
          const own = { notes: cuts[at]! };
          const seen = at === board && { view: update.view };
          const more = at < beats.length - 1;
          const told = more ? { ...own, ...seen } : { ...whole, ...own };
          return {
            shown: { number, fresh, more, events: beat.events, ahead, update: told },
            length,
          };
        }),
      );
    }
    if (fresh) this.#gesture(notes);
    this.#mix(update.about);
  }

  /** Milliseconds that this table may be behind: less, if the reader's own time runs. */
  #most(): number {
    const { most } = this.#pacing;
    const own = this.pending.find(({ seat }) => seat === this.seat);
    return own?.left ? Math.min(most, own.left / 4) : most;
  }

  #show(parts: readonly Part<G>[]): void {
    const events: Events[G][] = [];
    let seen = false;
    for (const part of parts) {
      this.#apply(part);
      events.push(...part.events);
      this.#since.push(...part.events);
      seen ||= part.update.view !== undefined;
    }
    if (!events.length && !seen) return;
    const [{ number, fresh: news }] = parts as [Part<G>];
    const one = parts.every((part) => part.number === number);
    const moved = seen ? this.#since : [];
    if (seen) this.#since = [];
    const serial = this.happened.serial + 1;
    const fresh = news && one && document.visibilityState === "visible";
    const { ahead = [] } = parts.at(-1)!;
    this.happened = { serial, events, ahead, moved, fresh, hurried: news && !fresh };
  }

  #apply({ update, fresh, more }: Part<G>): void {
    const { notes } = update;
    // What was asked before is settled, and what is asked now is not there yet.
    if (more && this.decision !== this.#open) {
      this.pending = [];
      this.decision = null;
    }
    if (!fresh) this.notes = notes;
    else if (notes.length) {
      const goesOn = this.notes.at(-1)?.n === notes[0]!.n;
      this.notes = [...(goesOn ? this.notes.slice(0, -1) : this.notes), ...notes];
    }
    if (update.seat !== undefined) this.seat = update.seat;
    if (fresh) this.#part(notes);
    if (update.about) this.about = update.about;
    if (update.view !== undefined) this.view = update.view;
    if (update.pending) this.pending = update.pending;
    if (update.decision !== undefined) this.decision = update.decision;
    if (update.choices) this.#choices = update.choices;
    if (update.anytime) this.#anytime = update.anytime;
    if (update.undo) this.undo = update.undo;
    if (update.wish !== undefined) this.wish = update.wish;
    if (update.order !== undefined) this.order = update.order;
    if (update.paused !== undefined) this.paused = update.paused;
    if (update.ending !== undefined) this.ending = update.ending;
  }

  /** Somebody was removed: that is told to all who are left. */
  #part(notes: readonly Note<G>[]): void {
    for (const { kind, facts } of notes) {
      if (kind !== "kicked") continue;
      const chair = Number(facts?.["chair"]);
      this.removed = this.people[chair]?.name ?? "";
    }
  }

  #gesture(notes: readonly Note<G>[]): void {
    const made = notes.flatMap(({ n, kind, facts }) =>
      kind === "emoted"
        ? [{ n, seat: Number(facts?.["chair"]), emote: String(facts?.["emote"]) }]
        : [],
    );
    if (!made.length) return;
    // Each seat's latest.
    const others = this.gestures.filter(({ seat }) => !made.some((one) => one.seat === seat));
    this.gestures = [...others, ...made];
    setTimeout(() => {
      this.gestures = this.gestures.filter((one) => !made.includes(one));
    }, GESTURE);
  }

  /** In the reader's language of now, where we have the sentence; the line may speak another. */
  #reason({ key, facts = {}, text, clause = "" }: Refused): Reason {
    try {
      return { text: this.words.refusal(key, facts), clause };
    } catch {
      return { text, clause };
    }
  }

  /** Promises a number for the luck, and shows it when the table waits for it. */
  #mix(about: About | undefined): void {
    if (!about || !this.way.token || this.seat === WATCHER) return;
    const promise = about.promises?.[this.seat];
    if (promise) this.#promising = false;
    else if (about.phase === "lobby") void this.#promise();
    const ours = promise !== undefined && promise === nonceHash(this.#nonce);
    if (about.phase !== "mixing" || !ours || about.nonces?.[this.seat]) return;
    void this.#line.ask({ t: "nonce", nonce: this.#nonce });
  }

  /** Always a new one: the last may have been shown in a mixing that came to nothing. */
  async #promise(): Promise<void> {
    if (this.#promising) return;
    this.#promising = true;
    this.#nonce = newNonce();
    chairs.mix(this.way, this.#nonce); // before anybody hears of it, or a reload would lose it
    await this.#line.ask({ t: "promise", nonce: nonceHash(this.#nonce) });
    this.#promising = false;
  }

  #told(notations: readonly string[]): readonly Choice[] {
    // Before the book is here nothing can be said about them.
    return notations.flatMap((text) => {
      const parts = this.#actions.get(text);
      if (!parts) return [];
      const label = meant(this.words.text, this.view, parts) || this.words.action(text, parts);
      return [{ text, parts, label, note: doesOf(this.words.text, text, parts) }];
    });
  }

  readonly #stage: Stage<G> = stageOf(this);
}

function lineTo({ match, token }: Way, listener: Listener): Line {
  return new Line(match, token, () => settings.language, listener);
}

/** The table as a board sees it. */
function stageOf<G extends GameKey>(table: Table<G>): Stage<G> {
  return {
    get view() {
      return table.view as Views[G];
    },
    get seat() {
      return table.seat;
    },
    get people() {
      return table.people;
    },
    get words() {
      return table.words;
    },
    get pending() {
      return table.pending;
    },
    get choosing() {
      return table.choosing;
    },
    get happened() {
      return table.happened;
    },
    clock: table.presentation,
    get gestures() {
      return table.gestures;
    },
    get hints() {
      return table.hints;
    },
    open: null,
  };
}

/** What somebody is called; bots without a person have names of their own, by their chairs. */
export function nameOf(person: Person, seat: number): string {
  if (person.name) return person.name;
  return person.bot ? say("web-bot-name", { chair: seat }) : "";
}
