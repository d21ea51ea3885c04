// Links: addresses that other devices can open.
//
// Whoever opened the page as localhost has an address that is of no use to a phone. The server
// knows better ones, and tells them to somebody at its own machine.

import { askAddresses } from "../net/api.ts";
import { ROOT } from "../place.ts";
import { writeRoute, type Route } from "../route.ts";
import { settings } from "../settings.svelte.ts";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class Links {
  /** Roots, the likeliest first; our own if there is no better one. */
  roots = $state.raw<readonly URL[]>([ROOT]);
  /** Whether nobody else can open what we give them. */
  lonely = $state(false);
  #asked = false;

  /** Looks for better addresses, once. */
  async find(): Promise<void> {
    if (this.#asked || !LOOPBACK.test(ROOT.hostname)) return;
    this.#asked = true;
    const reply = await askAddresses(settings.language);
    if (reply.is !== "answer") {
      this.#asked = false;
      return;
    }
    this.lonely = reply.answer.links.length === 0;
    if (!this.lonely) this.roots = reply.answer.links.map((link) => new URL(link));
  }

  /** A page's address at one of the roots. */
  to(route: Route, root: URL | undefined = this.roots[0]): string {
    return writeRoute(route, root ?? ROOT).href;
  }
}

export const links = new Links();
