// Made by `python -m purrlour.server.typescript` from the server's messages and games.
// Change those, not this file.

/** What the hello says. */
export const PROTOCOL = 1;

/** Any value that travels. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Opens a chair with its token, or watches without one. */
export interface Hello {
  t: "hello";
  match: string;
  token?: string | null;
  /** What the client has already seen; 0 is nothing. Without it: 0. */
  v?: number;
  /** Without it: 1. */
  protocol?: number;
  /** Of refusals. Without it: "en". */
  language?: "en" | "pl";
}

/**
 * A choice at the table. `decision` names the question it answers; without one it is something
 * that may be done at any time, such as giving up.
 */
export interface Play {
  t: "play";
  action: string;
  decision?: number | null;
  id: string;
}

/** Why may I not do this now? */
export interface Why {
  t: "why";
  action: string;
  id: string;
}

/** What would you do in my place? Nobody else learns of it. */
export interface Hint {
  t: "hint";
  /** The question it is about. */
  decision: number;
  id: string;
}

/**
 * Take my last choice back: at once if nobody learnt anything since, else ask the others. Bots
 * cannot be asked.
 */
export interface Undo {
  t: "undo";
  id: string;
}

/** The answer to somebody's wish to undo. */
export interface Agree {
  t: "agree";
  yes: boolean;
  id: string;
}

/** A standing order for reaction windows. */
export interface Order {
  t: "order";
  /** Without it: "off". */
  passing?: "end" | "off" | "turn";
  /** Without it: []. */
  ask?: string[];
  id: string;
}

/**
 * Promises a nonce by its hash, before anybody shows theirs: on sitting down nobody had to.
 */
export interface Promise {
  t: "promise";
  nonce: string;
  id: string;
}

/** Shows the nonce that was promised. */
export interface Nonce {
  t: "nonce";
  nonce: string;
  id: string;
}

/** Plain text to everybody. */
export interface Say {
  t: "say";
  text: string;
  id: string;
}

/** A gesture. */
export interface Emote {
  t: "emote";
  emote: string;
  id: string;
}

/** Gives the chair up. */
export interface Leave {
  t: "leave";
  id: string;
}

/** Takes the chair back from the bot. */
export interface Back {
  t: "back";
  id: string;
}

/** Lets a bot play the sender's own chair until they are back. */
export interface Away {
  t: "away";
  id: string;
}

/** Host: begin. */
export interface Start {
  t: "start";
  id: string;
}

/** Host: let nobody new sit down. */
export interface Lock {
  t: "lock";
  on: boolean;
  id: string;
}

/** Host: take a chair from its person, for good. They and all others are told. */
export interface Kick {
  t: "kick";
  chair: number;
  id: string;
}

/** Host: somebody who was removed may sit down again. */
export interface Invite {
  t: "invite";
  /** As `about.removed` has it. */
  number: number;
  id: string;
}

/** Host: two chairs change places, before the deal. */
export interface Swap {
  t: "swap";
  one: number;
  other: number;
  id: string;
}

/** Host: a bot takes this chair, or stands in for its person, who is away for long enough. */
export interface Bot {
  t: "bot";
  chair: number;
  bot: string;
  id: string;
}

/** Host: the bot gets up, before the deal. */
export interface Free {
  t: "free";
  chair: number;
  id: string;
}

/** Hand hosting over. Anybody may take it for themselves once the host is away for long. */
export interface Host {
  t: "host";
  chair: number;
  id: string;
}

/** Host: new settings. */
export interface Arrange {
  t: "arrange";
  settings: Settings;
  id: string;
}

/** Host: stop the clocks, or let them run. */
export interface Pause {
  t: "pause";
  on: boolean;
  id: string;
}

/** Host: more time for whoever has to choose now. */
export interface Extend {
  t: "extend";
  seconds: number;
  id: string;
}

/** Host: another match with the same people. */
export interface Again {
  t: "again";
  id: string;
}

/** Are you there? */
export interface Ping {
  t: "ping";
  id: string;
}

/** All that is new since the last one, and the whole truth for this viewer. */
export interface Update<G extends GameKey = GameKey> {
  t: "update";
  since: number;
  /** The viewer's stream stands at v; the notes are those from since + 1 to v. */
  v: number;
  notes: Note<G>[];
  /** Commands of this chair that these notes carry out. */
  acks?: string[];
  /** The viewer's chair, −1 for a watcher; sent first and when it changes. */
  seat?: number;
  about?: About;
  /** The game's view, once dealt. Absent if nothing at the table changed. */
  view?: Views[G];
  pending?: Pending[];
  /** The number of the viewer's own open question. */
  decision?: number | null;
  /** What the viewer may choose from, in notation. */
  choices?: string[];
  /** What the viewer may do without being asked. */
  anytime?: string[];
  /**
   * Whether the viewer may take a choice back: at once; by consent; not where only bots could be
   * asked; or there is none.
   */
  undo?: "alone" | "ask" | "free" | "no";
  wish?: UndoWish | null;
  order?: StandingOrder | null;
  paused?: boolean;
  ending?: Ending | null;
  /** The match's clock as this was sent, wherever `about` is told. */
  clock?: number;
}

/** The command was carried out: the viewer's stream tells how. */
export interface Ack {
  t: "ack";
  id: string;
  v: number;
}

/** The answer to a question that changes nothing. */
export interface Answer {
  t: "answer";
  id: string;
  /** Without it: {}. */
  facts?: Record<string, Json>;
}

/** The answer to a hint, for one socket alone. */
export interface Advice {
  t: "advice";
  /** The chance of winning as it stands, from 0 to 1. */
  now: number;
  /** The best first, then the next best two. */
  choices: Weighed[];
  /** Why the best is: `hint-<key>` in the words of the game. */
  key: string;
  facts: Record<string, Json>;
  /** So many of the next are about as good as the best. */
  alike: number;
  id: string;
  decision: number;
}

/** The command changed nothing, and this is why. */
export interface Refused {
  t: "refused";
  /** Empty if the frame could not be read. */
  id: string;
  /** Names the sentence in the words of the game or of the parlour. */
  key: string;
  /** The sentence, in the language of the hello. */
  text: string;
  /** Without it: {}. */
  facts?: Record<string, Json>;
  /** Without it: "". */
  clause?: string;
}

/** The last frame before the server closes the socket. */
export interface Bye {
  t: "bye";
  key: "bad-hello" | "bad-token" | "flood" | "kicked" | "left" | "no-such-match" | "no-watch" | "restart" | "slow" | "trouble";
  /** Without it: "". */
  text?: string;
}

/** Why a request was refused. */
export interface Problem {
  key: string;
  text: string;
  /** Without it: {}. */
  facts?: Record<string, Json>;
}

/** Opens a match. */
export interface NewMatch {
  game: string;
  seats: number;
  /** Without it: {}. */
  options?: Record<string, string>;
  /** Without it: {}. */
  settings?: Settings;
  /** Of the person who opens it and takes chair 0; without one, the host has no chair. */
  name?: string | null;
  nonce?: string | null;
  /**
   * Whether somebody alone with bots may take back what told them something; a rematch keeps it.
   * Without it: false.
   */
  practice?: boolean;
}

/** Takes a chair. */
export interface Joining {
  name: string;
  /** Without one, the first that is free. */
  chair?: number | null;
  nonce?: string | null;
  /**
   * Tokens that the same device was removed with, here or elsewhere; they open nothing. Without
   * it: [].
   */
  removed?: string[];
}

/** Begins a campaign. */
export interface NewCampaign {
  game: string;
  /** One that was kept in a file, to go on with; without it, a new one. Without it: "". */
  text?: string;
}

/** Opens a match for the next chapter; otherwise as NewMatch. */
export interface NextChapter {
  seats: number;
  /**
   * House rules; which chapter it is and what it begins with, the campaign says. Without it: {}.
   */
  options?: Record<string, string>;
  /** Without it: {}. */
  settings?: Settings;
  name?: string | null;
  nonce?: string | null;
  /** Without it: false. */
  practice?: boolean;
  /** A match of the same chapter that is given up for this one. */
  instead?: string | null;
}

/** Leaves a chapter that was lost as it is. */
export interface GoingOn {
  /** The match in which it was lost. */
  match: string;
}

/** The way to a chair. The token is told once and stored only as a hash. */
export interface Seated {
  match: string;
  code: string;
  /** −1 for a host without a chair. */
  seat: number;
  token: string;
}

/** The table around the game: sent first, and again whenever it changes. */
export interface About {
  match: string;
  code: string;
  game: string;
  version: number;
  options: Record<string, string>;
  phase: "lobby" | "mixing" | "over" | "playing";
  chairs: Person[];
  host: number;
  locked: boolean;
  settings: Settings;
  commitment: string;
  /** Seconds somebody must be away before others may host, or let a bot play for them. */
  grace: number;
  /** Told when it is over. Without it: "". */
  secret?: string;
  /** By chair: hashes of the nonces that will be shown when it begins. Without it: {}. */
  promises?: Record<string, string>;
  /** Without it: {}. */
  nonces?: Record<string, string>;
  /** The match where the same people go on. Without it: "". */
  next?: string;
  /** The campaign that it is a chapter of. Without it: "". */
  campaign?: string;
  /**
   * Whether it came as a file: whoever brought it may know its secret, and so all luck. Without
   * it: false.
   */
  imported?: boolean;
  /**
   * The version of its rules that new matches play, where this one began with another. Without
   * it: 0.
   */
  newest?: number;
  /**
   * Whether somebody alone with bots may take back what told them something. Without it: false.
   */
  practice?: boolean;
  /**
   * Until when it is kept at least, in milliseconds since 1970: told to those who ask over HTTP.
   * The date moves on while people come back. Without it: 0.
   */
  kept?: number;
  /**
   * By chair, −2 for a host without one: since when its person is away, on the match's clock.
   * Without it: {}.
   */
  away?: Record<string, number>;
  /** By number: those whom the host removed and did not invite again. Without it: {}. */
  removed?: Record<string, string>;
}

/** A match from its opening to now. Moments have their numbers from the asker's stream. */
export interface Film<G extends GameKey = GameKey> {
  /** As it is now. */
  about: About;
  /** The asker's chair; −1 without one. */
  seat: number;
  /** Whose view it is; −1 is what everybody sees. */
  viewer: number;
  /** Whether all hands are. */
  open: boolean;
  /** Moments that no stream has but the asker's. */
  private: number[];
  moments: Moment<G>[];
  ending: Ending | null;
}

/** Where an imported match is now, to be looked at. */
export interface Brought {
  match: string;
  code: string;
}

/** The match that a code leads to. */
export interface Found {
  match: string;
}

/** All about a game that does not change while it is played. */
export interface GameBook {
  key: string;
  version: number;
  /** Fewest seats. */
  least: number;
  /** Most seats. */
  most: number;
  cooperative: boolean;
  /** Whether its matches may be chapters of a campaign. */
  campaigns: boolean;
  /** Whether `/api/games/{game}/lesson` teaches it. */
  lesson: boolean;
  /**
   * The storybook it is played with, as its options call it, if that is not its own; then
   * `/api/games/{game}/words/{language}` has what it says.
   */
  book: string;
  options: HouseRule[];
  presets: Preset[];
  bots: string[];
  actions: ActionInfo[];
  /** Ids of its rules, in their order. */
  clauses: string[];
}

/** What the house rules of a game change. */
export interface Impact {
  /** Of the rules that were played; of others nothing is told. */
  version: number;
  /** Playings of each table. */
  games: number;
  /** Who played. */
  bot: string;
  seed: number;
  cards: ImpactCard[];
}

/** How to play a game: updates of a match that there is not, and words between them. */
export interface Lesson<G extends GameKey = GameKey> {
  game: string;
  /** The learner's. The name of their chair is empty: the browser knows it. */
  seat: number;
  first: Update<G>;
  steps: LessonStep<G>[];
}

/** The way to a campaign. The token is told once and stored only as a hash. */
export interface CampaignLink {
  campaign: string;
  token: string;
}

/** A campaign, for those who have its link. */
export interface CampaignAbout {
  campaign: string;
  game: string;
  created: number;
  book: string;
  chapters: ChapterTold[];
  /** The name of the chapter that comes next; empty when all are told. */
  next: string;
  trophies: string[];
  party: MemberTold[];
  /** In the order they were opened. */
  matches: ChapterMatch[];
  /** The match in which the next chapter is played now. Without it: "". */
  playing?: string;
  /**
   * The match in which the next chapter was lost last: it may be left at that. Without it: "".
   */
  lost?: string;
}

/** Where others in the room find this parlour, the likeliest first. */
export interface Addresses {
  links: string[];
}

/** All is well. */
export interface Health {
  ok: boolean;
}

/** What the host may set, before and during play. */
export interface Settings {
  /** Seconds for a choice of one's own; 0 is no clock. Without it: 0. */
  turn?: number;
  /** Seconds for a reaction; 0 is no clock. Without it: 0. */
  window?: number;
  /** Seconds away after which a bot takes over; 0 is never. Without it: 0. */
  grace?: number;
  /** The bot that does. Without it: "greedy". */
  stand_in?: string;
  /**
   * Milliseconds a bot takes for a choice, whatever it holds; a third for what it does next in a
   * row, more only if it thinks longer. Pages show it in their own time. A reaction comes then,
   * done or not, no sooner than a tenth of a second after the question. Without it: 300.
   */
  pace?: number;
  /** Whether people may write to each other. Without it: false. */
  chat?: boolean;
  /** Whether people without a chair may watch. Without it: true. */
  watch?: boolean;
  /**
   * Whether people may ask what to do, and see how likely the next card explodes. Without it:
   * true.
   */
  hints?: boolean;
}

/** A game in the list. */
export interface GameInfo {
  key: string;
  version: number;
  /** Fewest seats. */
  least: number;
  /** Most seats. */
  most: number;
  cooperative: boolean;
  /** Whether its matches may be chapters of a campaign. */
  campaigns: boolean;
  /** Whether `/api/games/{game}/lesson` teaches it. */
  lesson: boolean;
  /**
   * The storybook it is played with, as its options call it, if that is not its own; then
   * `/api/games/{game}/words/{language}` has what it says.
   */
  book: string;
  options: HouseRule[];
  presets: Preset[];
  bots: string[];
}

/** One entry of the log as the viewer may see it. */
export interface Note<G extends GameKey = GameKey> {
  /** Its place in the viewer's stream: 1, 2, 3… without a gap. */
  n: number;
  /** step, sat, left, said …: the kinds of the log. */
  kind: string;
  /** Milliseconds on the match's clock. */
  at: number;
  /** Without it: -1. */
  by?: number;
  /** Without it: {}. */
  facts?: Record<string, Json>;
  /** Of a step: what the viewer sees happen, for animation and log. Without it: []. */
  events?: Events[G][];
}

/** Somebody owes a choice. */
export interface Pending {
  seat: number;
  kind: string;
  about: string;
  /** Milliseconds left; None without a clock. */
  left: number | null;
}

/** Somebody wants to take a choice back, and still needs these chairs' consent. */
export interface UndoWish {
  chair: number;
  to: number;
  needs: number[];
}

/** The viewer's own standing order. */
export interface StandingOrder {
  passing: "end" | "off" | "turn";
  ask: string[];
}

/** How it ended. */
export interface Ending {
  reason: string;
  returns: number[];
  places: number[];
}

/** A choice, and what it promises. */
export interface Weighed {
  action: string;
  /** Of winning after it, from 0 to 1. */
  chance: number;
}

/** A chair as everybody sees it. */
export interface Person {
  /** Of the person who holds it; empty if nobody does. Without it: "". */
  name?: string;
  /** The bot that plays it now. Without it: "". */
  bot?: string;
  /** Whether the person is connected. Without it: false. */
  here?: boolean;
}

/** One entry of the log, and what is different after it. What is not there is as it was. */
export interface Moment<G extends GameKey = GameKey> {
  note: Note<G>;
  /** Fields of the view that changed; the first one has them all. */
  view?: Partial<Views[G]>;
  /** With open hands, by seat: all fields in which that seat's own view is not `view`. */
  apart?: Record<string, Partial<Views[G]>>;
  /**
   * With open hands: of how many outcomes each piece of its luck was one. The log has what was
   * drawn, and the rules know from how many; together they let a browser draw it again.
   */
  sides?: number[];
  pending?: Pending[];
  chairs?: Person[];
}

/** An option of a game; its words have its title. */
export interface HouseRule {
  name: string;
  values: string[];
  default: string;
}

/** House rules that go well together; its words have its title. */
export interface Preset {
  name: string;
  /** What differs from the defaults. */
  options: Record<string, string>;
}

/** One row of a game's action table. */
export interface ActionInfo {
  /** As `choices` has it, and as it is played. */
  text: string;
  /** What it is made of: kind, card, target …; taps narrow the choices by these. */
  parts: Record<string, Json>;
}

/**
 * One value of one house rule beside the usual one, measured by playings of bots. Pairs are
 * the usual table's, then the one with the rule.
 */
export interface ImpactCard {
  option: string;
  value: string;
  seats: number;
  /** Other house rules of both tables, where the rule needs some. */
  rules: Record<string, string>;
  /** Of a game, on average. */
  turns: number[];
  /** The share of wins of whoever begins; where all play together, of the party. */
  first: number[];
  /** The ending that became more or less frequent by most, */
  ending: string;
  /** and the share of games that end so. */
  ended: number[];
  /** Which of `turns`, `first` and `ending` differ by more than luck does. */
  clear: string[];
}

/** A few words of the coach, and something to do. */
export interface LessonStep<G extends GameKey = GameKey> {
  /** The key of what the coach says. */
  say: string;
  /** The rule behind it; empty if none is. */
  clause: string;
  /** Things on the table that it is about, by the keys the board has for them. */
  point: string[];
  /** What the learner may do, in notation; empty: they read on. */
  do: string[];
  /** The key of what the coach says if they do something else; empty for the usual. */
  instead: string;
  /** What happens once it is done, act by act. */
  frames: Update<G>[];
}

/** A chapter of a campaign. */
export interface ChapterTold {
  name: string;
  /** Whether it was won, each time that it counted. */
  played: boolean[];
}

/** One of those whom a campaign is about. */
export interface MemberTold {
  name: string;
  knows: string[];
  keeps: string[];
}

/** A match that was opened for a chapter. */
export interface ChapterMatch {
  match: string;
  code: string;
  chapter: string;
  /** Milliseconds since 1970. */
  at: number;
  /** How; empty while it may be played, left if another was opened instead. Without it: "". */
  ended?: "" | "left" | "lost" | "won";
  /** Who played, once it is over. Without it: []. */
  chairs?: Person[];
  /** Whether it was opened for practice; told once it is over. Without it: false. */
  practice?: boolean;
}

/** Whatever a client may want. */
export type AnyCommand =
  | Play
  | Why
  | Hint
  | Undo
  | Agree
  | Order
  | Promise
  | Nonce
  | Say
  | Emote
  | Leave
  | Back
  | Away
  | Start
  | Lock
  | Kick
  | Invite
  | Swap
  | Bot
  | Free
  | Host
  | Arrange
  | Pause
  | Extend
  | Again
  | Ping;

/** Whatever the server may say. */
export type FromServer<G extends GameKey = GameKey> =
  | Update<G>
  | Ack
  | Answer
  | Advice
  | Refused
  | Bye;

/** Everything one seat knows. */
export interface ExplodingKittensView {
  /** Whose view it is; WATCHER for the public one. */
  seat: number;
  seats: number;
  /** House rules in force. */
  house: string[];
  /** What the table waits for. */
  phase: string;
  /** The seats it waits for. */
  asked: number[];
  turn: number;
  /** Turns the current player owes, this one included. */
  owed: number;
  attacked: boolean;
  alive: boolean[];
  /** How many cards each seat holds (EK-20). */
  cards: number[];
  /** The seat's own cards, sorted by title. */
  hand: string[];
  /** Cards left to draw (EK-19). */
  pile: number;
  /** Kittens among them. */
  kittens: number;
  /** The top of the pile as far down as the seat knows any card; "" where it does not. */
  remembered: string[];
  /** How likely the next card explodes, in per cent, from what the seat knows and no more. */
  risk: number;
  /** All of it, the last card first (EK-A34). */
  discard: string[];
  /** Cards that all know to be out of the game. */
  box: string[];
  /** Cards that left the game unseen. */
  unseen: number;
  /** Who has the Cat Burglar; −1 if it is out of the game. */
  pawn: number;
  /** The code of the play on the table, −1 without one. */
  play: number;
  /** The title asked for, "" without one. */
  named: string;
  /** Nopes on the play. */
  chain: number;
  /** Who played the topmost card of it; −1 without one. */
  top: number;
}

/** The Cat Burglar moved in front of the target and asks for a cat. */
export interface ExplodingKittensBurgled {
  kind: "burgled";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  card: string;
}

/** The play of this seat does not happen. */
export interface ExplodingKittensCancelled {
  kind: "cancelled";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  card: string;
  count: number;
}

/** A Defuse saved the seat. */
export interface ExplodingKittensDefused {
  kind: "defused";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
}

/** The seat is out; its cards went to the discard. */
export interface ExplodingKittensDied {
  kind: "died";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  cards: string[];
}

/** A card that is no Kitten joined the hand; only its owner sees which. */
export interface ExplodingKittensDrew {
  kind: "drew";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  card: string;
}

/** The play happens, but its target has nothing left to give. */
export interface ExplodingKittensFizzled {
  kind: "fizzled";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
}

/** A card went from hand to hand; only the two know which. */
export interface ExplodingKittensGave {
  kind: "gave";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  taker: number;
  card: string;
}

/** A card asked for by its title went from hand to hand, seen by all. */
export interface ExplodingKittensHanded {
  kind: "handed";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  taker: number;
  card: string;
}

/** The Kitten went back into the pile, under so many cards; only the seat knows how many. */
export interface ExplodingKittensHid {
  kind: "hid";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  place: number;
}

/** The seat has no card with the title that was asked for. */
export interface ExplodingKittensLacked {
  kind: "lacked";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  taker: number;
  card: string;
}

/** The title that a three of a kind asks for. */
export interface ExplodingKittensNamed {
  kind: "named";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  card: string;
}

/** A Nope fell on the play, or on the Nope before it. */
export interface ExplodingKittensNoped {
  kind: "noped";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  chain: number;
}

/** The seat lets the play happen. */
export interface ExplodingKittensPassed {
  kind: "passed";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
}

/** The Cat Burglar left the game with its owner. */
export interface ExplodingKittensPawnLost {
  kind: "pawn-lost";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
}

/** The seat saw the top cards, the topmost first; the others see how many. */
export interface ExplodingKittensPeeked {
  kind: "peeked";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  count: number;
  cards: string[];
}

/** Cards of one title were laid down, against a target or nobody (−1). */
export interface ExplodingKittensPlayed {
  kind: "played";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  card: string;
  count: number;
  target: number;
}

/** The seat gave up. */
export interface ExplodingKittensResigned {
  kind: "resigned";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
}

/** The card drawn is an Exploding Kitten. */
export interface ExplodingKittensRevealed {
  kind: "revealed";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
}

/** The pile is in a new order that nobody knows. */
export interface ExplodingKittensShuffled {
  kind: "shuffled";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
}

/** It is this seat's turn, and it owes so many turns, this one included. */
export interface ExplodingKittensTurnsOwed {
  kind: "turn";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  owed: number;
}

/** Everybody else is out. */
export interface ExplodingKittensWon {
  kind: "won";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
}

/** Whatever happens in exploding_kittens. */
export type ExplodingKittensEvent =
  | ExplodingKittensBurgled
  | ExplodingKittensCancelled
  | ExplodingKittensDefused
  | ExplodingKittensDied
  | ExplodingKittensDrew
  | ExplodingKittensFizzled
  | ExplodingKittensGave
  | ExplodingKittensHanded
  | ExplodingKittensHid
  | ExplodingKittensLacked
  | ExplodingKittensNamed
  | ExplodingKittensNoped
  | ExplodingKittensPassed
  | ExplodingKittensPawnLost
  | ExplodingKittensPeeked
  | ExplodingKittensPlayed
  | ExplodingKittensResigned
  | ExplodingKittensRevealed
  | ExplodingKittensShuffled
  | ExplodingKittensTurnsOwed
  | ExplodingKittensWon;

/** Everything one seat knows. */
export interface KotyView {
  /** Whose view it is; WATCHER for the public one. */
  seat: number;
  seats: number;
  /** Each seat's partner; −1 without teams. */
  mates: number[];
  /** Whether partners are asked at once. */
  together: boolean;
  /** How often an attack may be repeated; 0 for ever. */
  repeat_cap: number;
  /** What a fight loses if no land can take its Nine: "pair" or "nine". */
  surplus: string;
  /** When an endless game is scored: "off", "exchanges", or a number of rounds. */
  limit: string;
  /** What the table waits for. */
  phase: string;
  /** The seats it waits for. */
  asked: number[];
  turn: number;
  /** Turns that are over. */
  turns: number;
  /** How many of them, the last ones, were exchanges. */
  idle: number;
  /** Seats that gave up. */
  gone: number[];
  /** Whether somebody could not draw, so that this turn is the last. */
  last: boolean;
  /** How many Nines each land of each dream has. */
  nines: number[][];
  /** The cat or crow on top of each land; "" without one. */
  tops: string[][];
  /** How many cats each dream is worth as it is. */
  scores: number[];
  /** How many cards each seat holds. */
  cards: number[];
  /** Cards that all know to be in each hand (KO-75). */
  known: string[][];
  /** The seat's own cards, sorted by title. */
  hand: string[];
  /** Cards in the draw pile. */
  pile: number;
  /** All of it, sorted by title (KO-A24). */
  discard: string[];
  /** The card on top of the discard; "" if it is empty. */
  laid: string;
  /** The night cards of this game. */
  deck: string[];
  /** The code of the play that is not settled, −1 without one. */
  play: number;
  /** The card that attacks or fights, as it lies on the table; "" without one. */
  card: string;
  /** How often the attack was repeated. */
  repeats: number;
  /** What waits to be placed: "nine", "pair", "crow", "dragon"; "-" if nothing. */
  gain: string;
  /** How it ended; "-" while it goes on. */
  reason: string;
  /** Nines whose face was seen before they were laid. */
  shown: string[];
  /** Nines whose face nobody knows. */
  unseen: number;
}

/** A cat, or a joker as one, attacks a cat of the target; so many repeats came before. */
export interface KotyAttacked {
  kind: "attacked";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  card: string;
  stands_for: string;
  land: number;
  repeats: number;
}

/** Two cats whose values sum to 9 ran away from the target's land; the seat gains a Nine. */
export interface KotyBefriended {
  kind: "befriended";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  card: string;
  land: number;
}

/** A crow, or a joker as one, chased the crow from a land of the seat's own. */
export interface KotyChased {
  kind: "chased";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  card: string;
  land: number;
}

/** A cat or a crow lies on a Nine of the target. */
export interface KotyCovered {
  kind: "covered";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  card: string;
  land: number;
}

/** A card stopped the attack of the target: both cards are discarded. */
export interface KotyDefended {
  kind: "defended";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  card: string;
}

/** Cards joined the hand; only their owner sees which. */
export interface KotyDrew {
  kind: "drew";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  count: number;
  cards: string[];
}

/** The game is over; each seat's dream has so many cats. */
export interface KotyEnded {
  kind: "ended";
  /** The id of the rule that made it happen. */
  clause: string;
  scores: number[];
}

/** The whole hand went to the discard. */
export interface KotyExchanged {
  kind: "exchanged";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  cards: string[];
}

/** A moth takes the cat of the target's land. */
export interface KotyFluttered {
  kind: "fluttered";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  card: string;
  land: number;
}

/** Two equal cats fought in the target's land; the seat gets both. */
export interface KotyFought {
  kind: "fought";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  card: string;
  land: number;
}

/** An owl ended the attack of the target, and the seat took the attacking card. */
export interface KotyHooted {
  kind: "hooted";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  card: string;
}

/** No land could take the Nine of a fight: it is lost, and the cat lies on three others. */
export interface KotyKept {
  kind: "kept";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  lost: string;
  card: string;
  land: number;
}

/** The cat that the moth took lies in the target's land. */
export interface KotyLaidDown {
  kind: "laid-down";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  card: string;
  land: number;
}

/** No land could take what was gained: it lies on the discard, face up. */
export interface KotyLost {
  kind: "lost";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  cards: string[];
}

/** A cat, or a joker as one, met a cat of the seat's own dream. */
export interface KotyMatched {
  kind: "matched";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  card: string;
  stands_for: string;
  land: number;
}

/** A Nine and a cat on it lie in a land of the seat's own, which has so many Nines now. */
export interface KotyPaired {
  kind: "paired";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  card: string;
  land: number;
  nines: number;
}

/** The seat does not defend. */
export interface KotyPassed {
  kind: "passed";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
}

/** A Nine lies in a land of the seat's own, which has so many now. */
export interface KotyPlaced {
  kind: "placed";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  land: number;
  nines: number;
}

/** A cat lies on an empty land or on a Nine of the seat's own dream. */
export interface KotyPut {
  kind: "put";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  card: string;
  land: number;
}

/** The seat cannot draw up to four: no card is left in either pile. */
export interface KotyRanDry {
  kind: "ran-dry";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
}

/** The discard, so many cards, became the new draw pile. */
export interface KotyReshuffled {
  kind: "reshuffled";
  /** The id of the rule that made it happen. */
  clause: string;
  count: number;
}

/** The seat gave up; its dream stays. */
export interface KotyResigned {
  kind: "resigned";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
}

/** The dragon drove so many crows, all there were, out of all dreams. */
export interface KotyRoared {
  kind: "roared";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  count: number;
}

/** A bat takes the crow of the target's land. */
export interface KotySnatched {
  kind: "snatched";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  land: number;
}

/** The seat's attack is over, and nothing came of it. */
export interface KotyStopped {
  kind: "stopped";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
}

/** It is this seat's turn. */
export interface KotyTurnBegan {
  kind: "turn";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
}

/** Whatever happens in koty. */
export type KotyEvent =
  | KotyAttacked
  | KotyBefriended
  | KotyChased
  | KotyCovered
  | KotyDefended
  | KotyDrew
  | KotyEnded
  | KotyExchanged
  | KotyFluttered
  | KotyFought
  | KotyHooted
  | KotyKept
  | KotyLaidDown
  | KotyLost
  | KotyMatched
  | KotyPaired
  | KotyPassed
  | KotyPlaced
  | KotyPut
  | KotyRanDry
  | KotyReshuffled
  | KotyResigned
  | KotyRoared
  | KotySnatched
  | KotyStopped
  | KotyTurnBegan;

/** Everything one seat knows; the same for all of them. */
export interface MiceAndMysticsView {
  /** Whose view it is; WATCHER for the public one. */
  seat: number;
  seats: number;
  chapter: string;
  /** House rules that are on. */
  house: string[];
  /** What the table waits for. */
  phase: string;
  /** The seats it waits for. */
  asked: number[];
  /** How it ended; "-" while it goes on. */
  reason: string;
  page: number;
  end_page: number;
  /** Cheese on the wheel. */
  wheel: number;
  round: number;
  /** Initiative cards, top first. */
  track: string[];
  /** Those that acted this round. */
  acted: string[];
  /** The one whose turn it is; "" for none. */
  card: string;
  /** Wounds on each card of the track. */
  card_wounds: number[];
  /** The side the party is on. */
  room: string;
  /** The side of each tile that is up. */
  tiles: string[];
  /** Sides entered this chapter. */
  visited: string[];
  /** Where exits lead, from north on: a room, "edge", "closed", "locked"; "" for no exit. */
  ways: string[];
  /** The party; so the next ones, mouse by mouse. */
  heroes: string[];
  seat_of: number[];
  /** Where each mouse is; "" captured. */
  spaces: string[];
  wounds: number[];
  poison: number[];
  life: number[];
  cheese: number[];
  /** Stunned, webbed, down, charmed. */
  ails: string[][];
  /** Battle, defence, lore, move, with all bonuses. */
  attributes: number[][];
  abilities: string[][];
  worn: string[][];
  /** Of what is worn: not to be used before the mouse equips itself. */
  unloaded: string[][];
  packs: string[][];
  /** Whether it used an ability this turn. */
  spent: boolean[];
  /** Whether it found something in this room. */
  searched: boolean[];
  /** Figures of minions on the tile; so the next ones. */
  foes: string[];
  kinds: string[];
  foe_spaces: string[];
  foe_ails: string[][];
  /** Battle and defence, with all that changes them. */
  foe_strength: number[][];
  /** The mouse whose turn it is; "" for none. */
  active: string;
  /** What it has used up: "rolled" for its move or "move", "action", "share", "equip" … */
  done: string[];
  /** Who attacks and who is attacked; empty while nobody fights. */
  fight: string[];
  /** Spaces that it may still move. */
  allowance: number;
  /** Spaces that it could come to; so the next ones. */
  reach: string[];
  reach_costs: number[];
  /** The space before, on the cheapest way. */
  reach_from: string[];
  /** Faces that lie on the table. */
  dice: number[];
  /** Spaces of the room with a trap. */
  traps: string[];
  snares: string[];
  fork: string;
  grape: string;
  /** Spaces linked for mice, pair by pair; the hook first, "" where none is. */
  links: string[];
  stash: string[];
  /** Party items that lie on the board. */
  board_items: string[];
  discard: string[];
  /** Cards in the search deck. */
  deck: number;
  /** Cards in the encounter deck. */
  encounters: number;
  /** Those on top that everybody has seen, top first. */
  next_encounters: string[];
  /** The encounter card that lies face up; "" for none. */
  face_up: string;
  greedy: boolean;
  /** The passage of the storybook that was read last; "" before the first. */
  passage: string;
  /** What the story remembers. */
  flags: string[];
  /** What the chapter counts; so the next one. */
  counters: string[];
  counts: number[];
  /** What the chapter is about; so the next ones. */
  things: string[];
  /** Where each lies; "" if it does not. */
  thing_rooms: string[];
  thing_spaces: string[];
  /** The mouse that carries it; "taken" if it counts already; "" for nobody. */
  thing_holders: string[];
  /** What `special:1` … mean now: `special:free_tansy`, `thing:tansy`, `card:lamplight` … */
  specials: string[];
  /** What `choose:1` … mean now, likewise: `choice:two_places_1`, `status:webbed`. */
  branches: string[];
  story_trophies: string[];
  /** Holder of each individual trophy; "" for nobody. */
  trophies: string[];
}

/** A mouse used an ability card. */
export interface MiceAndMysticsAbilityUsed {
  kind: "ability-used";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  ability: string;
  cost: number;
}

/** The party has voted: so many of so many wanted what follows. */
export interface MiceAndMysticsAgreed {
  kind: "agreed";
  /** The id of the rule that made it happen. */
  clause: string;
  count: number;
  total: number;
}

/** A figure is stunned, webbed, down or charmed. */
export interface MiceAndMysticsAiling {
  kind: "ailing";
  /** The id of the rule that made it happen. */
  clause: string;
  figure: string;
  status: string;
}

/** A mouse stands on a space of the room it came into. */
export interface MiceAndMysticsArrived {
  kind: "arrived";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  space: string;
}

/** A figure attacks another, with a weapon if it has one. */
export interface MiceAndMysticsAttacked {
  kind: "attacked";
  /** The id of the rule that made it happen. */
  clause: string;
  figure: string;
  target: string;
  mode: string;
  card: string;
}

/** The party won a story trophy. */
export interface MiceAndMysticsAwarded {
  kind: "awarded";
  /** The id of the rule that made it happen. */
  clause: string;
  trophy: string;
}

/** A chapter begins in a room. */
export interface MiceAndMysticsBegan {
  kind: "began";
  /** The id of the rule that made it happen. */
  clause: string;
  chapter: string;
  room: string;
}

/** A mouse was captured. */
export interface MiceAndMysticsCaptured {
  kind: "captured";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
}

/** A mouse discarded a card. */
export interface MiceAndMysticsCardDropped {
  kind: "card-dropped";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  card: string;
}

/** A mouse drew this search card. */
export interface MiceAndMysticsCardFound {
  kind: "card-found";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  card: string;
}

/** A mouse keeps the card in its pack. */
export interface MiceAndMysticsCardKept {
  kind: "card-kept";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  card: string;
}

/** An initiative card left the track. */
export interface MiceAndMysticsCardLeft {
  kind: "card-left";
  /** The id of the rule that made it happen. */
  clause: string;
  card: string;
}

/** A captured mouse lost a card. */
export interface MiceAndMysticsCardLost {
  kind: "card-lost";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  card: string;
}

/** An initiative card lies on another place of the track, counted from 1. */
export interface MiceAndMysticsCardMoved {
  kind: "card-moved";
  /** The id of the rule that made it happen. */
  clause: string;
  card: string;
  place: number;
}

/** A card was shuffled into the search deck. */
export interface MiceAndMysticsCardReturned {
  kind: "card-returned";
  /** The id of the rule that made it happen. */
  clause: string;
  card: string;
}

/** A mouse discarded the card for cheese. */
export interface MiceAndMysticsCardTraded {
  kind: "card-traded";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  card: string;
}

/** A mouse used a search card, or what it was born with. */
export interface MiceAndMysticsCardUsed {
  kind: "card-used";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  card: string;
}

/** A wound lies on an initiative card. */
export interface MiceAndMysticsCardWounded {
  kind: "card-wounded";
  /** The id of the rule that made it happen. */
  clause: string;
  card: string;
  total: number;
}

/** The cat pounced on a space. */
export interface MiceAndMysticsCatPounced {
  kind: "cat-pounced";
  /** The id of the rule that made it happen. */
  clause: string;
  space: string;
}

/** A charmed mouse acts as a minion does. */
export interface MiceAndMysticsCharmed {
  kind: "charmed-turn";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
}

/** A mouse got cheese (or lost it) and has so much now. */
export interface MiceAndMysticsCheeseGained {
  kind: "cheese";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  count: number;
  total: number;
}

/** A piece of cheese went from one mouse to another. */
export interface MiceAndMysticsCheeseShared {
  kind: "cheese-shared";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  other: string;
}

/** A seat made its choice; what comes of it follows. */
export interface MiceAndMysticsChose {
  kind: "chose";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  decision: string;
  choice: string;
}

/** A figure is rid of something. */
export interface MiceAndMysticsCured {
  kind: "cured";
  /** The id of the rule that made it happen. */
  clause: string;
  figure: string;
  status: string;
}

/** Discarded cards, so many, are the deck again: search or encounter. */
export interface MiceAndMysticsDeckShuffled {
  kind: "deck-shuffled";
  /** The id of the rule that made it happen. */
  clause: string;
  deck: string;
  count: number;
}

/** A minion is beaten; by a mouse, or “”. */
export interface MiceAndMysticsDefeated {
  kind: "defeated";
  /** The id of the rule that made it happen. */
  clause: string;
  figure: string;
  minion: string;
  hero: string;
}

/** A figure blocked so many hits; so many went through. */
export interface MiceAndMysticsDefended {
  kind: "defended";
  /** The id of the rule that made it happen. */
  clause: string;
  figure: string;
  blocks: number;
  wounds: number;
}

/** Dice on the table changed: they show this now. */
export interface MiceAndMysticsDieChanged {
  kind: "die-changed";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  faces: number[];
}

/** The party wears its disguises: no rat warriors come. */
export interface MiceAndMysticsDisguised {
  kind: "disguised";
  /** The id of the rule that made it happen. */
  clause: string;
  count: number;
}

/** The current took a mouse, or a thing, to a space; “” off the tile. */
export interface MiceAndMysticsDrifted {
  kind: "drifted";
  /** The id of the rule that made it happen. */
  clause: string;
  figure: string;
  space: string;
}

/** An encounter card was drawn. */
export interface MiceAndMysticsEncounterDrawn {
  kind: "encounter";
  /** The id of the rule that made it happen. */
  clause: string;
  encounter: string;
  pages: number[];
}

/** The face-up encounter card was discarded. */
export interface MiceAndMysticsEncounterGone {
  kind: "encounter-gone";
  /** The id of the rule that made it happen. */
  clause: string;
  encounter: string;
}

/** The End moved to this page. */
export interface MiceAndMysticsEndMoved {
  kind: "end-moved";
  /** The id of the rule that made it happen. */
  clause: string;
  end: number;
}

/** The chapter is over. */
export interface MiceAndMysticsEnded {
  kind: "ended";
  /** The id of the rule that made it happen. */
  clause: string;
  won: boolean;
  reason: string;
}

/** A mouse put a card on, or off into its pack. */
export interface MiceAndMysticsEquipped {
  kind: "equipped";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  card: string;
  worn: boolean;
}

/** A mouse explored: the party goes on into this room. */
export interface MiceAndMysticsExplored {
  kind: "explored";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  way: string;
  room: string;
}

/** Roaches ate the grape and are gone. */
export interface MiceAndMysticsFeasted {
  kind: "feasted";
  /** The id of the rule that made it happen. */
  clause: string;
  count: number;
}

/** Something the story remembers. */
export interface MiceAndMysticsFlagSet {
  kind: "flag";
  /** The id of the rule that made it happen. */
  clause: string;
  flag: string;
  on: boolean;
}

/** The mouse-apult flung a mouse. */
export interface MiceAndMysticsFlung {
  kind: "flung";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  other: string;
  space: string;
}

/** A grape flew to a space, and was squashed or not. */
export interface MiceAndMysticsGrapeThrown {
  kind: "grape-thrown";
  /** The id of the rule that made it happen. */
  clause: string;
  figure: string;
  space: string;
  squashed: boolean;
}

/** A mouse lost so many wounds. */
export interface MiceAndMysticsHealed {
  kind: "healed";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  count: number;
}

/** A seat plays this mouse. */
export interface MiceAndMysticsHeroChosen {
  kind: "hero-chosen";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  hero: string;
}

/** An attack has so many hits. */
export interface MiceAndMysticsHitsCounted {
  kind: "hits";
  /** The id of the rule that made it happen. */
  clause: string;
  figure: string;
  hits: number;
}

/** A mouse takes an ability card. */
export interface MiceAndMysticsLearned {
  kind: "learned";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  ability: string;
}

/** A mouse got out of the water. */
export interface MiceAndMysticsLeftWater {
  kind: "left-water";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  space: string;
}

/** A mouse must stop here: minions, water, or a trap. */
export interface MiceAndMysticsMoveEnded {
  kind: "move-ended";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  space: string;
}

/** A mouse may move so many spaces. */
export interface MiceAndMysticsMoveRolled {
  kind: "move-rolled";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  spaces: number;
}

/** The initiative cards lie like this, top first. */
export interface MiceAndMysticsOrderSet {
  kind: "order-set";
  /** The id of the rule that made it happen. */
  clause: string;
  cards: string[];
}

/** The hourglass stands on this page; the story ends on that one. */
export interface MiceAndMysticsPageTurned {
  kind: "page";
  /** The id of the rule that made it happen. */
  clause: string;
  page: number;
  end: number;
}

/** The party has a new item in its stash. */
export interface MiceAndMysticsPartyItemFound {
  kind: "party-item";
  /** The id of the rule that made it happen. */
  clause: string;
  card: string;
}

/** Everybody saw the top cards of the encounter deck, top first. */
export interface MiceAndMysticsPeeked {
  kind: "peeked";
  /** The id of the rule that made it happen. */
  clause: string;
  encounters: string[];
}

/** A minion stands on a space. */
export interface MiceAndMysticsPlaced {
  kind: "placed";
  /** The id of the rule that made it happen. */
  clause: string;
  figure: string;
  minion: string;
  space: string;
}

/** A mouse tried to get rid of what ails it. */
export interface MiceAndMysticsRecovered {
  kind: "recovered";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  status: string;
  free: boolean;
}

/** A captured mouse is back, on this space. */
export interface MiceAndMysticsRescued {
  kind: "rescued";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  space: string;
}

/** Dice were rolled for a figure; “” for the story. */
export interface MiceAndMysticsRolled {
  kind: "rolled";
  /** The id of the rule that made it happen. */
  clause: string;
  figure: string;
  purpose: string;
  faces: number[];
}

/** A new round begins. */
export interface MiceAndMysticsRoundBegan {
  kind: "round";
  /** The id of the rule that made it happen. */
  clause: string;
  number: number;
}

/** A mouse searched, and found something or not. */
export interface MiceAndMysticsSearched {
  kind: "searched";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  found: boolean;
}

/** A card went from one mouse to another. */
export interface MiceAndMysticsShared {
  kind: "shared";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  other: string;
  card: string;
}

/** A figure will lose its next move, battle or turn. */
export interface MiceAndMysticsSkipped {
  kind: "skipped";
  /** The id of the rule that made it happen. */
  clause: string;
  figure: string;
  what: string;
}

/** A mouse could not get out of the water. */
export interface MiceAndMysticsStayedInWater {
  kind: "stayed-in-water";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
}

/** A figure moved to a space. */
export interface MiceAndMysticsStepped {
  kind: "stepped";
  /** The id of the rule that made it happen. */
  clause: string;
  figure: string;
  space: string;
}

/** A minion took cheese from a mouse, for the wheel or for itself. */
export interface MiceAndMysticsStole {
  kind: "stole";
  /** The id of the rule that made it happen. */
  clause: string;
  figure: string;
  hero: string;
  count: number;
  wheel: boolean;
}

/** A figure spent its move to stand up. */
export interface MiceAndMysticsStoodUp {
  kind: "stood-up";
  /** The id of the rule that made it happen. */
  clause: string;
  figure: string;
}

/** A passage of the storybook is read; short, as one tells it to children. */
export interface MiceAndMysticsStoryTold {
  kind: "story";
  /** The id of the rule that made it happen. */
  clause: string;
  key: string;
  short: boolean;
}

/** The wheel is full: a surge. */
export interface MiceAndMysticsSurged {
  kind: "surged";
  /** The id of the rule that made it happen. */
  clause: string;
  number: number;
}

/** A mouse took something that the chapter is about. */
export interface MiceAndMysticsTaken {
  kind: "taken";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  thing: string;
}

/** A tile was turned over. */
export interface MiceAndMysticsTileTurned {
  kind: "tile-turned";
  /** The id of the rule that made it happen. */
  clause: string;
  room: string;
}

/** A token lies on these spaces. */
export interface MiceAndMysticsTokenLaid {
  kind: "token-laid";
  /** The id of the rule that made it happen. */
  clause: string;
  item: string;
  spaces: string[];
}

/** A token is back in the stash, or gone. */
export interface MiceAndMysticsTokenTaken {
  kind: "token-taken";
  /** The id of the rule that made it happen. */
  clause: string;
  item: string;
  stash: boolean;
}

/** A mouse got safely over a trap. */
export interface MiceAndMysticsTrapPassed {
  kind: "trap-passed";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  space: string;
}

/** A trap went off under a mouse. */
export interface MiceAndMysticsTrapSprung {
  kind: "trap-sprung";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  space: string;
}

/** Mousetraps lie on these spaces. */
export interface MiceAndMysticsTrapsLaid {
  kind: "traps-laid";
  /** The id of the rule that made it happen. */
  clause: string;
  spaces: string[];
}

/** A mouse won an individual trophy. */
export interface MiceAndMysticsTrophyWon {
  kind: "trophy";
  /** The id of the rule that made it happen. */
  clause: string;
  hero: string;
  trophy: string;
}

/** It is this initiative card’s turn. */
export interface MiceAndMysticsTurnBegan {
  kind: "turn";
  /** The id of the rule that made it happen. */
  clause: string;
  card: string;
}

/** A captured mouse, or a minion that sleeps, does nothing. */
export interface MiceAndMysticsTurnSkipped {
  kind: "turn-skipped";
  /** The id of the rule that made it happen. */
  clause: string;
  card: string;
}

/** A minion is immune to this type of damage. */
export interface MiceAndMysticsUnharmed {
  kind: "unharmed";
  /** The id of the rule that made it happen. */
  clause: string;
  figure: string;
  type: string;
}

/** Cheese came on the wheel, which holds so much now. */
export interface MiceAndMysticsWheelTurned {
  kind: "wheel";
  /** The id of the rule that made it happen. */
  clause: string;
  count: number;
  total: number;
}

/** A figure took wounds and has so many now. */
export interface MiceAndMysticsWounded {
  kind: "wounded";
  /** The id of the rule that made it happen. */
  clause: string;
  figure: string;
  wounds: number;
  poison: boolean;
  total: number;
}

/** Whatever happens in mice_and_mystics. */
export type MiceAndMysticsEvent =
  | MiceAndMysticsAbilityUsed
  | MiceAndMysticsAgreed
  | MiceAndMysticsAiling
  | MiceAndMysticsArrived
  | MiceAndMysticsAttacked
  | MiceAndMysticsAwarded
  | MiceAndMysticsBegan
  | MiceAndMysticsCaptured
  | MiceAndMysticsCardDropped
  | MiceAndMysticsCardFound
  | MiceAndMysticsCardKept
  | MiceAndMysticsCardLeft
  | MiceAndMysticsCardLost
  | MiceAndMysticsCardMoved
  | MiceAndMysticsCardReturned
  | MiceAndMysticsCardTraded
  | MiceAndMysticsCardUsed
  | MiceAndMysticsCardWounded
  | MiceAndMysticsCatPounced
  | MiceAndMysticsCharmed
  | MiceAndMysticsCheeseGained
  | MiceAndMysticsCheeseShared
  | MiceAndMysticsChose
  | MiceAndMysticsCured
  | MiceAndMysticsDeckShuffled
  | MiceAndMysticsDefeated
  | MiceAndMysticsDefended
  | MiceAndMysticsDieChanged
  | MiceAndMysticsDisguised
  | MiceAndMysticsDrifted
  | MiceAndMysticsEncounterDrawn
  | MiceAndMysticsEncounterGone
  | MiceAndMysticsEndMoved
  | MiceAndMysticsEnded
  | MiceAndMysticsEquipped
  | MiceAndMysticsExplored
  | MiceAndMysticsFeasted
  | MiceAndMysticsFlagSet
  | MiceAndMysticsFlung
  | MiceAndMysticsGrapeThrown
  | MiceAndMysticsHealed
  | MiceAndMysticsHeroChosen
  | MiceAndMysticsHitsCounted
  | MiceAndMysticsLearned
  | MiceAndMysticsLeftWater
  | MiceAndMysticsMoveEnded
  | MiceAndMysticsMoveRolled
  | MiceAndMysticsOrderSet
  | MiceAndMysticsPageTurned
  | MiceAndMysticsPartyItemFound
  | MiceAndMysticsPeeked
  | MiceAndMysticsPlaced
  | MiceAndMysticsRecovered
  | MiceAndMysticsRescued
  | MiceAndMysticsRolled
  | MiceAndMysticsRoundBegan
  | MiceAndMysticsSearched
  | MiceAndMysticsShared
  | MiceAndMysticsSkipped
  | MiceAndMysticsStayedInWater
  | MiceAndMysticsStepped
  | MiceAndMysticsStole
  | MiceAndMysticsStoodUp
  | MiceAndMysticsStoryTold
  | MiceAndMysticsSurged
  | MiceAndMysticsTaken
  | MiceAndMysticsTileTurned
  | MiceAndMysticsTokenLaid
  | MiceAndMysticsTokenTaken
  | MiceAndMysticsTrapPassed
  | MiceAndMysticsTrapSprung
  | MiceAndMysticsTrapsLaid
  | MiceAndMysticsTrophyWon
  | MiceAndMysticsTurnBegan
  | MiceAndMysticsTurnSkipped
  | MiceAndMysticsUnharmed
  | MiceAndMysticsWheelTurned
  | MiceAndMysticsWounded;

/** All that is printed in the box and its storybook. */
export interface MiceAndMysticsPrinted {
  book: string;
  rooms: MiceAndMysticsRoom[];
  heroes: MiceAndMysticsHero[];
  abilities: MiceAndMysticsAbility[];
  cards: MiceAndMysticsCard[];
  minions: MiceAndMysticsMinion[];
  orders: MiceAndMysticsOrder[];
  encounters: MiceAndMysticsEncounter[];
  chapters: MiceAndMysticsChapter[];
}

/** One side of a tile. */
export interface MiceAndMysticsRoom {
  id: string;
  tile: number;
  /** orange: a room of the castle; blue: below or behind it. */
  colour: string;
  floor: string;
  spaces: MiceAndMysticsSpace[];
  borders: MiceAndMysticsBorder[];
  exits: MiceAndMysticsExit[];
  features: MiceAndMysticsFeature[];
}

/** A mouse’s sheet. */
export interface MiceAndMysticsHero {
  id: string;
  classes: string[];
  battle: number;
  defence: number;
  lore: number;
  move: number;
  life: number;
  innate: string[];
}

/** An ability card. */
export interface MiceAndMysticsAbility {
  id: string;
  /** Empty: for everybody. */
  classes: string[];
  cost: number;
}

/** A search card. */
export interface MiceAndMysticsCard {
  id: string;
  /** weapon, armour, accessory, item, scroll, trick, event, party */
  sort: string;
  /** Where it is worn; "" if it is not. */
  slot: string;
  paws: number;
  /** Weapons: melee or ranged. */
  mode: string;
  /** Weapons: dice. Armour: defence. */
  bonus: number;
  classes: string[];
  /** The least battle for it. */
  battle: number;
  lore: number;
}

/** A kind of minion. */
export interface MiceAndMysticsMinion {
  id: string;
  mould: string;
  size: string;
  mighty: boolean;
  /** Its initiative cards. */
  cards: string[];
}

/** A minion’s initiative card. */
export interface MiceAndMysticsOrder {
  id: string;
  minion: string;
  mode: string;
  battle: number;
  defence: number;
  life: number;
}

/** An encounter card, face up. */
export interface MiceAndMysticsEncounter {
  id: string;
  hard: boolean;
  waves: MiceAndMysticsWave[];
  surge: string[];
}

/** A chapter’s plan. */
export interface MiceAndMysticsChapter {
  id: string;
  party: number;
  suggested: string[];
  end_page: number;
  tiles: MiceAndMysticsTile[];
  start: string;
}

/** A space of a room. */
export interface MiceAndMysticsSpace {
  id: string;
  /** Its corners: x, y, x, y …; a room is 12 wide and 12 high. */
  outline: number[];
  /** Where figures stand, likewise. */
  anchors: number[];
  entry: boolean;
  trap: boolean;
  /** A table or a shelf: it holds any number of figures. */
  special: boolean;
  /** Bounded by red lines. */
  red: boolean;
  water: boolean;
  /** Where its water flows: a space, "off" the tile, or "" for nowhere. */
  current: string;
  /** What turns the tile over here: "plain", "hook", "tool"; "" for nothing. */
  flip: string;
  /** Spaces in line of sight. */
  sees: string[];
}

/** Two spaces that something leads across. */
export interface MiceAndMysticsBorder {
  a: string;
  b: string;
  /** From a to b: "plain", "down", "up", "red", "gap". */
  line: string;
}

/** A way out in the middle of an edge. */
export interface MiceAndMysticsExit {
  /** north, east, south, west */
  way: string;
  colour: string;
  spaces: string[];
  outline: number[];
}

/** Something drawn that is no space. */
export interface MiceAndMysticsFeature {
  kind: string;
  outline: number[];
  /** Nobody sees through it. */
  blocks: boolean;
  /** Lies below the figures. */
  low: boolean;
}

/** What an encounter card brings while the hourglass is on these pages. */
export interface MiceAndMysticsWave {
  first: number;
  last: number;
  /** A name for each figure. */
  minions: string[];
}

/** Where a tile lies in a chapter. */
export interface MiceAndMysticsTile {
  tile: number;
  column: number;
  row: number;
  /** Which side is up at the beginning. */
  colour: string;
}

/**
 * Everything one seat knows. Chapters are in order, and counted from 1 where they are named.
 */
export interface WizardKittensView {
  /** Whose view it is; WATCHER for the public one. */
  seat: number;
  seats: number;
  /** Which cards are played with: "ours", or those of a box. */
  cards: string;
  /** What the cards in sight say: a card, then keys of sentences with their facts. */
  says: string[];
  /** House rules that are not the default, as name=value. */
  house: string[];
  /** What is played: "basic", "new-rules", "chaos". */
  mode: string;
  /** What the table waits for. */
  phase: string;
  /** The seat it waits for. */
  asked: number[];
  turn: number;
  /** Each seat's kitten; "" before it has one. */
  kittens: string[];
  /** Whether the advanced side of each mat is up. */
  advanced: boolean[];
  /** The four spells on each mat. */
  spells: string[][];
  /** The spell that each token lies on; "" beside the mat. */
  tokens: string[];
  /** Whether a spell under its token cannot be cast. */
  blocking: boolean;
  /** Chapters that are open. */
  open: number;
  /** The cards of each circle, chapter by chapter, sorted by type. */
  circles: string[][][];
  /** The curse of each chapter; "" for none. */
  curses: string[];
  /** What each of these curses needs. */
  needs: string[][];
  /** The points printed on each of these curses. */
  worth: number[];
  /**
   * What each circle lacks for the curse of each chapter; all of the need's cards that count.
   */
  missing: string[][][];
  /** How many cards of each chapter its curse does not need: extras, if it were defeated now. */
  spare: number[][];
  /** Cards in the curse deck. */
  curse_deck: number;
  /** Curses of that deck that all know to be there. */
  known: string[];
  /** How many curses were defeated; six end the game. */
  beaten: number;
  /** The curses that each seat defeated. */
  trophies: string[][];
  /** The extra components that lie with each of them. */
  extras: string[][][];
  /** What all can count for each seat; at the end the final score. */
  scores: number[];
  /** Each seat's score sheet, line by line: the clause. */
  sheet_clauses: string[][];
  /** The card that the line is about. */
  sheet_cards: string[][];
  /** What it is worth. */
  sheet_points: number[][];
  /** Each seat's Extra Credit card; "" where the viewer may not know it. */
  credits: string[];
  /** What it would be worth now; 0 where the viewer may not know it. */
  credit_points: number[];
  /** Cards in the component deck. */
  deck: number;
  /** Cards on top of it that can be no Chaos Cat; after that some of the next ones are. */
  calm: number;
  /** Cards on top of it that cannot be Caught; it is one of those below. */
  safe: number;
  /** Chaos Cats in it. */
  cats_left: number;
  /** How many components of each type are in it. */
  unseen: number[];
  /** The discard pile, top first. */
  discard: string[];
  /** Chaos Cats drawn so far. */
  cats: number;
  /** Whether the one of chapter 3 is among them. */
  third: boolean;
  /** The New Rule that was turned up; "" for none. */
  rule: string;
  /** The Chaos Mode card, once it is open; "" before. */
  chaos: string;
  /** Effects that stay in force: a New Rule, or a card and its step. */
  in_force: string[];
  /** Cards that a chapter may hold; 99 without such a rule. */
  shelf: number;
  /** The spell that is being cast; "" for none. */
  spell: string;
  /** The card in hand that is placed next, or the second one of an Overflow; "" for none. */
  card: string;
  /** All cards drawn or taken and not placed yet. */
  limbo: string[];
  /** What was passed to each seat and is not placed yet. */
  aside: string[][];
  /** A card chosen for the spell or effect that still lies in its place; "" for none. */
  picked_card: string;
  /** Whose circle it lies in; −1 for none. */
  picked_seat: number;
  /** Its chapter; 0 for none. */
  picked_chapter: number;
  /** The kitten chosen for a Favor; −1 for none. */
  target_seat: number;
  /** The chapter chosen there; 0 for none. */
  target_chapter: number;
  /** The effect of chaos that is being carried out; "" for none. */
  effect: string;
  /** Whose part of it it is; −1 without one. */
  actor: number;
  /** Chapters whose curses were chosen to be defeated first. */
  order: number[];
  /** How it ended: "six", "caught", "caught-nobody"; "-" while it goes on. */
  reason: string;
  /** The clause that shuts a seat out of winning; "" for none. */
  out: string[];
  /** Who won. */
  winners: number[];
  /** The clause that decided between equals at the end; "" for none. */
  tie: string;
}

/** The seat chose whom a Favor goes to before its top card is seen. */
export interface WizardKittensAimed {
  kind: "aimed";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  chapter: number;
}

/** The seat casts a spell. */
export interface WizardKittensCast {
  kind: "cast";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  spell: string;
}

/** The seat drew a Chaos Cat. */
export interface WizardKittensCatCame {
  kind: "cat";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  /** Whether it is the one of chapter 3. */
  third: boolean;
  /** How many there were, with this one. */
  number: number;
}

/** The seat drew Caught: the professor is here. */
export interface WizardKittensCaught {
  kind: "caught";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
}

/** The seat will begin, as the host says. */
export interface WizardKittensChosen {
  kind: "chosen";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
}

/** The seat's token lies on this spell now. */
export interface WizardKittensCovered {
  kind: "covered";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  spell: string;
}

/** The seat's Extra Credit card was turned up. */
export interface WizardKittensCreditShown {
  kind: "credit";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  credit: string;
}

/** Curses changed places; now they lie like this. */
export interface WizardKittensCursesMoved {
  kind: "curses-moved";
  /** The id of the rule that made it happen. */
  clause: string;
  /** By chapter; "" for none. */
  curses: string[];
}

/** The seat defeated the curse of a chapter. */
export interface WizardKittensDefeated {
  kind: "defeated";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  curse: string;
  chapter: number;
  /** What it took; these were discarded. */
  cards: string[];
  /** What else lay there. */
  extras: string[];
  /** As printed. */
  points: number;
  /** How many of the extras cost a point. */
  penalty: number;
}

/** Cards of the seat went to the discard pile, in this order. */
export interface WizardKittensDiscarded {
  kind: "discarded";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  cards: string[];
  /** Where each lay; 0 for a card that had no place yet. */
  chapters: number[];
}

/** A component came from the deck, for all to see. */
export interface WizardKittensDrew {
  kind: "drew";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  card: string;
  /** The spell it was drawn for; "" for the turn itself. */
  spell: string;
}

/** The chapter stays without a curse: the curse deck is empty. */
export interface WizardKittensEmptied {
  kind: "emptied";
  /** The id of the rule that made it happen. */
  clause: string;
  chapter: number;
}

/** The game is over. */
export interface WizardKittensEnded {
  kind: "ended";
  /** The id of the rule that made it happen. */
  clause: string;
  reason: string;
  winners: number[];
  /** The clause that decided between equals; "" if none had to. */
  tie: string;
}

/** The seat cast a spell that can do nothing. */
export interface WizardKittensFizzled {
  kind: "fizzled";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  spell: string;
}

/** The Chaos Mode card was turned up. */
export interface WizardKittensFlipped {
  kind: "flipped";
  /** The id of the rule that made it happen. */
  clause: string;
  chaos: string;
}

/** The target gets the other card of an Overflow. */
export interface WizardKittensGave {
  kind: "gave";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  card: string;
}

/** The seat keeps this card of an Overflow. */
export interface WizardKittensKept {
  kind: "kept";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  card: string;
}

/** The seat moved a card of its own to another chapter. */
export interface WizardKittensMoved {
  kind: "moved";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  card: string;
  source: number;
  chapter: number;
}

/** The chapter is open, in every circle and in the middle. */
export interface WizardKittensOpened {
  kind: "opened";
  /** The id of the rule that made it happen. */
  clause: string;
  chapter: number;
}

/** The seat chose which curse it defeats next. */
export interface WizardKittensOrdered {
  kind: "ordered";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  curse: string;
  chapter: number;
}

/** The seat passed a card to the target. */
export interface WizardKittensPassed {
  kind: "passed";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  card: string;
  /** The chapter it came from. */
  chapter: number;
  /** The target's chapter, where the seat chose it or the card keeps its own; else 0. */
  bound: number;
}

/** The seat passed all cards of a chapter to the target. */
export interface WizardKittensPassedAll {
  kind: "passed-all";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  cards: string[];
  chapter: number;
}

/** The seat has a kitten, and a side of its mat up. */
export interface WizardKittensPicked {
  kind: "picked";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  kitten: string;
  side: string;
}

/** A card lies in a chapter of the seat's own. */
export interface WizardKittensPlaced {
  kind: "placed";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  card: string;
  chapter: number;
}

/** The seat chose a card of the target for what it is doing; it still lies there. */
export interface WizardKittensPointed {
  kind: "pointed";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  card: string;
  target: number;
  chapter: number;
  /** Whether it is the seat's own. */
  own: boolean;
}

/** Curses were shuffled into their deck and dealt anew. */
export interface WizardKittensRedealt {
  kind: "redealt";
  /** The id of the rule that made it happen. */
  clause: string;
  /** By chapter; "" for none. */
  curses: string[];
}

/** A curse came from the curse deck. */
export interface WizardKittensRefilled {
  kind: "refilled";
  /** The id of the rule that made it happen. */
  clause: string;
  curse: string;
  chapter: number;
}

/** A New Rule was turned up. */
export interface WizardKittensRuleShown {
  kind: "rule";
  /** The id of the rule that made it happen. */
  clause: string;
  rule: string;
}

/** The seat took a card of the discard pile. */
export interface WizardKittensSalvaged {
  kind: "salvaged";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  card: string;
  /** How many cards lay on it; 0 for the top one. */
  place: number;
}

/** The seat's score sheet, line by line. */
export interface WizardKittensScored {
  kind: "scored";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  /** Why each line counts. */
  clauses: string[];
  /** The card that each line is about. */
  whats: string[];
  /** What each line is worth. */
  points: number[];
  total: number;
  /** Cards left in the circle. */
  left: number;
  /** How many it defeated. */
  curses: number;
  /** The clause that shuts it out; "" if it can win. */
  out: string;
}

/** The seat cannot do its part. */
export interface WizardKittensSkipped {
  kind: "skipped";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
}

/** A card went to a chapter of the target. */
export interface WizardKittensSlung {
  kind: "slung";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  card: string;
  /** The chapter it came from; 0 is the deck. */
  source: number;
  chapter: number;
}

/** The Chaos Mode card has come to this step. */
export interface WizardKittensStepped {
  kind: "step";
  /** The id of the rule that made it happen. */
  clause: string;
  chaos: string;
  step: number;
}

/** The seat discarded a card of the target. */
export interface WizardKittensSwiped {
  kind: "swiped";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  card: string;
  chapter: number;
}

/** The card of the target's chapter and that of the taker's changed places. */
export interface WizardKittensSwitched {
  kind: "switched";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  card: string;
  target: number;
  chapter: number;
  /** The other card. */
  onto: string;
  /** Whose it was. */
  taker: number;
  /** The chapter it lay in. */
  other: number;
}

/** All tokens left the mats, or all cover the same place. */
export interface WizardKittensTokensMoved {
  kind: "tokens";
  /** The id of the rule that made it happen. */
  clause: string;
  /** The basic spell of that place; "" if they left the mats. */
  spell: string;
}

/** The seat took a card out of the target's chapter. */
export interface WizardKittensTook {
  kind: "took";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
  target: number;
  card: string;
  source: number;
  /** Whether it was the seat's own. */
  own: boolean;
}

/** A curse was defeated, and a rule in force answers it. */
export interface WizardKittensTriggered {
  kind: "triggered";
  /** The id of the rule that made it happen. */
  clause: string;
  /** The New Rule, or the Chaos Mode card. */
  card: string;
  /** Its step; 0 for a New Rule. */
  step: number;
}

/** It is this seat's turn. */
export interface WizardKittensTurnBegan {
  kind: "turn";
  /** The id of the rule that made it happen. */
  clause: string;
  seat: number;
}

/** Whatever happens in wizard_kittens. */
export type WizardKittensEvent =
  | WizardKittensAimed
  | WizardKittensCast
  | WizardKittensCatCame
  | WizardKittensCaught
  | WizardKittensChosen
  | WizardKittensCovered
  | WizardKittensCreditShown
  | WizardKittensCursesMoved
  | WizardKittensDefeated
  | WizardKittensDiscarded
  | WizardKittensDrew
  | WizardKittensEmptied
  | WizardKittensEnded
  | WizardKittensFizzled
  | WizardKittensFlipped
  | WizardKittensGave
  | WizardKittensKept
  | WizardKittensMoved
  | WizardKittensOpened
  | WizardKittensOrdered
  | WizardKittensPassed
  | WizardKittensPassedAll
  | WizardKittensPicked
  | WizardKittensPlaced
  | WizardKittensPointed
  | WizardKittensRedealt
  | WizardKittensRefilled
  | WizardKittensRuleShown
  | WizardKittensSalvaged
  | WizardKittensScored
  | WizardKittensSkipped
  | WizardKittensSlung
  | WizardKittensStepped
  | WizardKittensSwiped
  | WizardKittensSwitched
  | WizardKittensTokensMoved
  | WizardKittensTook
  | WizardKittensTriggered
  | WizardKittensTurnBegan;

/** What a seat knows, by game. */
export interface Views {
  exploding_kittens: ExplodingKittensView;
  koty: KotyView;
  mice_and_mystics: MiceAndMysticsView;
  wizard_kittens: WizardKittensView;
}

/** What happens, by game. */
export interface Events {
  exploding_kittens: ExplodingKittensEvent;
  koty: KotyEvent;
  mice_and_mystics: MiceAndMysticsEvent;
  wizard_kittens: WizardKittensEvent;
}

/** What is printed, by game. */
export interface PrintedBy {
  mice_and_mystics: MiceAndMysticsPrinted;
}

/** The games there are. */
export type GameKey = keyof Views;
