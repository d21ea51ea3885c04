// The service worker: keeps the shell of the page, so that it opens where nobody answers.
// tools/shell.ts puts VERSION and SHELL, the files to keep, in front of it.
//
// The page itself is always the newest one that the parlour gives; files with a hash in their name
// never change; what is said to and by the parlour is none of our business.

const ROOT = new URL("./", self.location.href);
const OURS = `purrlour ${ROOT.pathname} `;
const CACHE = OURS + VERSION;
const PATIENCE = 5000;

self.addEventListener("install", (event) => event.waitUntil(keepShell()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOlder()));
self.addEventListener("fetch", (event) => {
  const path = inside(event.request);
  if (path === undefined) return;
  if (path.startsWith("assets/")) event.respondWith(keptOrFetched(event.request));
  else if (event.request.mode === "navigate")
    event.respondWith(fetchedOrKept(event.request, page(path)));
  else if (SHELL.includes(path)) event.respondWith(fetchedOrKept(event.request, path));
});

/** The path of a file of ours that was asked for. */
function inside({ method, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== ROOT.origin || !pathname.startsWith(ROOT.pathname))
    return undefined;
  const path = pathname.slice(ROOT.pathname.length);
  return /^(api|ws)(\/|$)/.test(path) ? undefined : path;
}

/** The page at an address: every folder has one of its own. */
function page(path) {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  return `${folder}index.html`;
}

async function keepShell() {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL.map((path) => new URL(path, ROOT).href));
}

async function forgetOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** A page, or a file without a hash. A proxy that finds no parlour is like no network. */
async function fetchedOrKept(request, path) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
    return (await kept(new URL(path, ROOT).href)) ?? answer;
  } catch (error) {
    const answer = await kept(new URL(path, ROOT).href);
    if (!answer) throw error;
    return answer;
  }
}

async function keptOrFetched(request) {
  const answer = await kept(request);
  if (answer) return answer;
  const fetched = await fetch(request);
  if (fetched.ok) await (await caches.open(CACHE)).put(request, fetched.clone()).catch(() => {});
  return fetched;
}

async function kept(request) {
  return (await caches.open(CACHE)).match(request, { ignoreVary: true });
}
