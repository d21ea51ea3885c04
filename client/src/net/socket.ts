// Line: one WebSocket for one chair, or for somebody who watches. It comes back by itself.
//
// A command is kept until it was answered and sent again after every break: by its id the server
// does it once. See docs/protocol.md.

import { ROOT } from "../place.ts";
import type { Language } from "../text.ts";
import {
  PROTOCOL,
  type Ack,
  type Advice,
  type Answer,
  type AnyCommand,
  type Bye,
  type FromServer,
  type Refused,
  type Update,
} from "../wire.ts";

/** How the line is: on its way, open, waiting to try again, or closed for good. */
export type LineState = "opening" | "open" | "waiting" | "closed";

/** What became of a command: carried out, answered, refused, or the line closed before. */
export type Outcome = Ack | Answer | Advice | Refused | { readonly t: "closed" };

/** A command without the name that the line gives it. */
export type Wish<C extends AnyCommand = AnyCommand> = C extends AnyCommand ? Omit<C, "id"> : never;

export interface Listener {
  onUpdate(update: Update): void;
  onState(state: LineState, bye: Bye | null): void;
}

/** Byes after which it makes no sense to come back. */
const FINAL: readonly Bye["key"][] = [
  "bad-hello",
  "bad-token",
  "kicked",
  "left",
  "no-such-match",
  "no-watch",
];
/** Milliseconds before each new try; the last for all that follow. */
const DELAYS = [0, 250, 500, 1000, 2000, 4000];
/** Milliseconds without a word after which we ask whether anybody is there, and then hang up. */
const QUIET = 25_000;
const PATIENCE = 5_000;
/** Milliseconds that the first word may take. */
const OPENING = 10_000;

/** Milliseconds after which nothing is sent again: later, the server may not know it any more. */
const STALE = 240_000;

interface Waiting {
  readonly frame: string;
  readonly asked: number;
  readonly settle: (outcome: Outcome) => void;
}

export class Line {
  #socket: WebSocket | null = null;
  #state: LineState = "opening";
  #bye: Bye | null = null;
  #v = 0;
  #tries = 0;
  #names = 0;
  #timer = 0;
  #watch = 0;
  readonly #waiting = new Map<string, Waiting>();
  /** Sets our commands apart from those of other devices on the same chair. */
  readonly #device = randomName();

  constructor(
    readonly match: string,
    readonly token: string,
    private readonly language: () => Language,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  get state(): LineState {
    return this.#state;
  }

  /** Sends a command, now or when the line is open again; told once what became of it. */
  ask(wish: Wish): Promise<Outcome> {
    if (this.#state === "closed") return Promise.resolve({ t: "closed" });
    this.#names += 1;
    const id = `${this.#device}-${this.#names}`;
    const frame = JSON.stringify({ ...wish, id });
    return new Promise((settle) => {
      this.#waiting.set(id, { frame, asked: Date.now(), settle });
      if (this.#state === "open") this.#socket?.send(frame);
    });
  }

  /** Hangs up for good. */
  close(): void {
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#end(null);
  }

  #open(): void {
    clearTimeout(this.#timer);
    const address = new URL("ws", ROOT);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.#socket = new WebSocket(address));
    this.#turn("opening");
    this.#watch = window.setTimeout(() => this.#broke(), OPENING);
    socket.onopen = () => {
      const { match, token } = this;
      const hello = {
        t: "hello",
        match,
        v: this.#v,
        protocol: PROTOCOL,
        language: this.language(),
      };
      socket.send(JSON.stringify(token ? { ...hello, token } : hello));
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#heard();
      this.#read(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#broke();
    };
  }

  #read(message: FromServer): void {
    switch (message.t) {
      case "update":
        this.#update(message);
        break;
      case "bye":
        this.#bye = message;
        if (FINAL.includes(message.key)) this.#end(message);
        break;
      default:
        this.#settle(message.id, message);
    }
  }

  #update(update: Update): void {
    if (update.since !== this.#v) {
      this.#v = 0; // we lost the thread: from the beginning
      this.#socket?.close();
      this.#broke();
      return;
    }
    this.#v = update.v;
    this.listener.onUpdate(update);
    if (this.#state !== "open") {
      this.#tries = 0;
      this.#bye = null;
      this.#turn("open");
      this.#resend();
    }
    for (const id of update.acks ?? []) this.#settle(id, { t: "ack", id, v: update.v });
  }

  /** Everything that had no answer; what is too old is given up: the update shows what came of it. */
  #resend(): void {
    for (const [id, { frame, asked }] of this.#waiting) {
      if (Date.now() - asked > STALE) this.#settle(id, { t: "closed" });
      else this.#socket?.send(frame);
    }
  }

  #settle(id: string, outcome: Outcome): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    const fresh = Date.now() - waiting.asked <= STALE;
    if (outcome.t === "refused" && outcome.key === "too-fast" && fresh) {
      setTimeout(() => this.#state === "open" && this.#socket?.send(waiting.frame), 1000);
      return;
    }
    this.#waiting.delete(id);
    waiting.settle(outcome);
  }

  /** The line is gone: tries again soon, later after each try that fails. */
  #broke(): void {
    this.#drop();
    if (this.#state === "closed") return;
    const delay = DELAYS[Math.min(this.#tries, DELAYS.length - 1)] ?? 0;
    this.#tries += 1;
    this.#turn("waiting");
    // Not all at once, when a whole parlour comes back.
    this.#timer = window.setTimeout(() => this.#open(), delay * (0.75 + Math.random() / 2));
  }

  #end(bye: Bye | null): void {
    this.#drop();
    clearTimeout(this.#timer);
    this.#bye = bye;
    this.#turn("closed");
    for (const { settle } of this.#waiting.values()) settle({ t: "closed" });
    this.#waiting.clear();
  }

  #drop(): void {
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #turn(state: LineState): void {
    this.#state = state;
    this.listener.onState(state, this.#bye);
  }

  /** A line may be dead without telling: asks now and then, and believes silence. */
  #heard(): void {
    clearTimeout(this.#watch);
    this.#watch = window.setTimeout(this.#probe, QUIET);
  }

  #probe = (): void => {
    clearTimeout(this.#watch);
    void this.ask({ t: "ping" });
    this.#watch = window.setTimeout(() => this.#broke(), PATIENCE);
  };

  /** The network or the reader is back: no more waiting, and no trust in what was open before. */
  #hurry = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#state === "open") this.#probe();
    if (this.#state !== "waiting") return;
    this.#tries = 0;
    this.#open();
  };
}

/** Letters and digits that nobody else has. */
export function randomName(bytes = 9): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...numbers))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
