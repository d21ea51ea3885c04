// Router: the page that is open, kept in step with the browser's address and its history.

import { ROOT } from "./place.ts";
import { readRoute, writeRoute, type Route } from "./route.ts";

class Router {
  #route = $state.raw<Route>(here());

  /** Where we are. */
  get route(): Route {
    return this.#route;
  }

  /** Opens another page. */
  go(route: Route): void {
    history.pushState(null, "", writeRoute(route, ROOT));
    this.#route = route;
  }

  /** Tells the same page by another address; the way back does not lead over the old one. */
  replace(route: Route): void {
    history.replaceState(null, "", writeRoute(route, ROOT));
    this.#route = route;
  }

  /** Follows the browser's buttons, and links of ours without loading everything anew. */
  listen(): void {
    addEventListener("popstate", () => (this.#route = here()));
    document.addEventListener("click", (event) => {
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      const link = event.target instanceof Element && event.target.closest("a[href]");
      if (!plain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
      if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      const route = readRoute(new URL(link.href), ROOT);
      if (route.page === "lost") return; // a file, perhaps
      event.preventDefault();
      this.go(route);
    });
  }
}

function here(): Route {
  return readRoute(new URL(location.href), ROOT);
}

/** The address that a link to a page has. */
export function hrefOf(route: Route): string {
  return writeRoute(route, ROOT).href;
}

export const router = new Router();
