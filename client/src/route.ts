// Routes: which address is which page. Relative to the root, whatever that is.

/** A page and what it is about. */
export type Route =
  | { readonly page: "start" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "match"; readonly match: string; readonly token: string }
  /** `moment` is a place in the stream of whoever the address is for; 0 is the beginning. */
  | {
      readonly page: "replay";
      readonly match: string;
      readonly token: string;
      readonly moment: number;
      /** Whether the luck is to be verified at once. */
      readonly verify?: boolean;
    }
  /** The campaigns of a game that this device knows, and the way to a new one. */
  | { readonly page: "campaigns"; readonly game: string }
  | { readonly page: "campaign"; readonly campaign: string; readonly token: string }
  /** The lesson of a game; `match` is the table to go back to, if somebody waits there. */
  | { readonly page: "learn"; readonly game: string; readonly match: string }
  | { readonly page: "rules"; readonly game: string; readonly clause: string }
  | { readonly page: "lost" };

const NEW = /^new\/(?<game>[a-z_]+)$/;
const MATCH = /^t\/(?<match>[\w-]{22})$/;
const REPLAY = /^r\/(?<match>[\w-]{22})$/;
/** No game has a name as long as an id. */
const CAMPAIGN = /^c\/(?<campaign>[\w-]{22})$/;
const CAMPAIGNS = /^c\/(?<game>[a-z_]{1,21})$/;
const MOMENT = /^\d{1,6}$/;
const LEARN = /^learn\/(?<game>[a-z_]+)$/;
const WAITING = /^#(?<match>[\w-]{22})$/;
const RULES = /^rules\/(?<game>[a-z_]+)$/;
const CLAUSE = /^#(?<clause>[A-Z]+-[A-Z]?\d+)$/;
const TOKEN = /^#(?<token>[\w-]{43})$/;

/** The route of an address. Tokens are behind the #: browsers send that part to nobody. */
export function readRoute(address: URL, root: URL): Route {
  if (!address.pathname.startsWith(root.pathname)) return { page: "lost" };
  const path = address.pathname.slice(root.pathname.length);
  if (path === "" || path === "index.html") return { page: "start" };
  const wanted = NEW.exec(path)?.groups?.["game"];
  if (wanted !== undefined) return { page: "new", game: wanted };
  const learnt = LEARN.exec(path)?.groups?.["game"];
  if (learnt !== undefined) {
    const match = WAITING.exec(address.hash)?.groups?.["match"] ?? "";
    return { page: "learn", game: learnt, match };
  }
  const game = RULES.exec(path)?.groups?.["game"];
  const clause = CLAUSE.exec(address.hash)?.groups?.["clause"] ?? "";
  if (game !== undefined) return { page: "rules", game, clause };
  const token = TOKEN.exec(address.hash)?.groups?.["token"] ?? "";
  const campaign = CAMPAIGN.exec(path)?.groups?.["campaign"];
  if (campaign !== undefined) return { page: "campaign", campaign, token };
  const told = CAMPAIGNS.exec(path)?.groups?.["game"];
  if (told !== undefined) return { page: "campaigns", game: told };
  const shown = REPLAY.exec(path)?.groups?.["match"];
  if (shown !== undefined) {
    const named = address.searchParams.get("m") ?? "";
    const moment = MOMENT.test(named) ? Number(named) : 0;
    const verify = address.searchParams.has("verify");
    return { page: "replay", match: shown, token, moment, ...(verify && { verify }) };
  }
  const match = MATCH.exec(path)?.groups?.["match"];
  if (match === undefined) return { page: "lost" };
  return { page: "match", match, token };
}

/** The address of a route. */
export function writeRoute(route: Route, root: URL): URL {
  if (route.page === "new") return new URL(`new/${route.game}`, root);
  if (route.page === "learn") {
    return new URL(`learn/${route.game}${route.match && `#${route.match}`}`, root);
  }
  if (route.page === "rules") {
    return new URL(`rules/${route.game}${route.clause && `#${route.clause}`}`, root);
  }
  if (route.page === "campaigns") return new URL(`c/${route.game}`, root);
  if (route.page === "campaign") {
    return new URL(`c/${route.campaign}${route.token && `#${route.token}`}`, root);
  }
  if (route.page === "replay") {
    const address = new URL(`r/${route.match}`, root);
    if (route.moment) address.searchParams.set("m", String(route.moment));
    if (route.verify) address.searchParams.set("verify", "");
    address.hash = route.token;
    return address;
  }
  if (route.page !== "match") return new URL(root);
  return new URL(`t/${route.match}${route.token && `#${route.token}`}`, root);
}
