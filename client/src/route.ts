// Routes: which address is which page. Relative to the root, whatever that is.

/** A page and what it is about. */
export type Route =
  | { readonly page: "start" }
  | { readonly page: "match"; readonly match: string; readonly token: string }
  | { readonly page: "lost" };

const MATCH = /^t\/(?<match>[\w-]{22})$/;
const TOKEN = /^#(?<token>[\w-]{43})$/;

/** The route of an address. Tokens are behind the #: browsers send that part to nobody. */
export function readRoute(address: URL, root: URL): Route {
  if (!address.pathname.startsWith(root.pathname)) return { page: "lost" };
  const path = address.pathname.slice(root.pathname.length);
  if (path === "" || path === "index.html") return { page: "start" };
  const match = MATCH.exec(path)?.groups?.["match"];
  if (match === undefined) return { page: "lost" };
  return { page: "match", match, token: TOKEN.exec(address.hash)?.groups?.["token"] ?? "" };
}

/** The address of a route. */
export function writeRoute(route: Route, root: URL): URL {
  if (route.page !== "match") return new URL(root);
  return new URL(`t/${route.match}${route.token && `#${route.token}`}`, root);
}
