// Looks for what cannot be seen; geometry.py tells what that is.
async () => {
  // At rest: what follows a new size is drawn, and what moves has come to its end.
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const ends = (one) => Number.isFinite(one.effect?.getComputedTiming().endTime);
  await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
  await frame();
  // Everything is hit, also what lets taps through; it is undone before anybody taps.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { pointer-events: auto !important }");
  const kept = document.adoptedStyleSheets;
  const found = [];
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  const root = modal ?? document.body;
  const seen = { checkOpacity: true, checkVisibilityCSS: true };
  const clear = (colour) => colour === "transparent" || /(^rgba.*,|\/) *0(\.\d+)?\)$/.test(colour);
  const styles = new Map();
  const styleOf = (one) => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
  };
  const unseen = (one) =>
    one.closest(".heard, .skip, title, option, noscript") ||
    styleOf(one).clipPath === "inset(50%)" ||
    !one.checkVisibility(seen);
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
  const told = (one) => {
    const near = one.closest("[aria-label], button, li, section, dialog, p, h1, h2, h3") ?? one;
    const text = short(near.getAttribute("aria-label") ?? near.textContent);
    return `${near.localName}.${near.classList[0] ?? ""} "${text}"`;
  };

  // How much of an element is let through, all in all.
  const opacity = (one) => {
    let all = 1;
    for (let at = one; at && at !== root; at = at.parentElement) all *= +styleOf(at).opacity;
    return all;
  };
  const wordsAt = (one, x, y) =>
    [...one.childNodes].some((node) => {
      if (node.nodeType !== 3 || !node.data.trim()) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(
        (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
      );
    });
  // Whether it draws anything there, and not just a box that holds others.
  const draws = (one, x, y) => {
    if (opacity(one) < 0.8) return false; // a veil
    const style = styleOf(one);
    if (one instanceof SVGElement) {
      if (one.localName === "svg" || one.localName === "g") return false;
      const filled = style.fill !== "none" && +style.fillOpacity > 0.25 && !clear(style.fill);
      return filled || (style.stroke !== "none" && !clear(style.stroke));
    }
    if (style.backgroundImage !== "none" || !clear(style.backgroundColor)) return true;
    return ["IMG", "CANVAS"].includes(one.tagName) || wordsAt(one, x, y);
  };
  // What may lie over it: a sheet of paper with a heading of its own, which is what one is asked to
  // read; another card, since cards lie on one another; a figure, over what is drawn on the floor.
  const may = (above, one) => {
    const paper = above.closest("section[aria-labelledby], [data-over]");
    if (paper && !paper.contains(one)) return true;
    if (one.closest("[data-paper]") && above.closest("[data-paper]")) return true;
    return one.localName === "text" && !one.closest("button");
  };
  // What lies over it there.
  const over = (one, x, y) => {
    const top = document.elementFromPoint(x, y);
    if (!top || top === one || one.contains(top) || top.contains(one)) return null;
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === one || one.contains(above) || above.contains(one)) return null;
      if (draws(above, x, y)) return may(above, one) ? null : above;
    }
    return null;
  };

  // What is left of a box inside everything that cuts it off; what scrolls has room for all of it.
  const free = (how) => how === "auto" || how === "scroll";
  const within = (one, box) => {
    let { left, top, right, bottom } = box;
    let shortened = false;
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
      const style = styleOf(at);
      if (style.display === "contents") continue;
      const x = style.overflowX !== "visible";
      const y = style.overflowY !== "visible";
      if (!x && !y) {
        if (style.position === "fixed") break;
        continue;
      }
      if (at instanceof SVGElement && at.localName !== "svg") continue;
      if (style.textOverflow === "ellipsis" && at.closest("[title]")) shortened = true;
      const edge = at.getBoundingClientRect();
      if (x) {
        const more = left < edge.left || right > edge.right;
        if (free(style.overflowX) && more) return { scrolls: at, across: true };
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
      }
      if (y) {
        const more = top < edge.top || bottom > edge.bottom;
        if (free(style.overflowY) && more) return { scrolls: at };
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      if (style.position === "fixed") break;
    }
    return { left, top, right, bottom, shortened };
  };
  const page = document.documentElement;
  const far = (box) =>
    box.right > innerWidth + 1 || box.left < -1 ||
    box.bottom > Math.max(innerHeight, page.scrollHeight - scrollY) + 1 || box.top < -1 - scrollY;
  const lost = (box, left) =>
    left.left > box.left + 1.5 || left.right < box.right - 1.5 ||
    left.top > box.top + 1.5 || left.bottom < box.bottom - 1.5;

  const words = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const one = node.parentElement;
      if (!node.data.trim() || !one || unseen(one)) continue;
      range.selectNodeContents(node);
      const text = short(node.data);
      for (const line of range.getClientRects()) {
        if (line.width < 2 || line.height < 2) continue;
        // Letters are not as high as their line.
        const [dx, dy] = [Math.min(1, line.width / 8), line.height * 0.22];
        const [wide, high] = [line.width - 2 * dx, line.height - 2 * dy];
        const box = new DOMRect(line.x + dx, line.y + dy, wide, high);
        const left = within(one, box);
        if (left.scrolls) continue;
        if (lost(box, left)) {
          if (left.shortened) continue;
          found.push(["cut", text, told(one)]);
          break;
        }
        if (far(box)) {
          found.push(["beyond", text, told(one)]);
          break;
        }
        const count = Math.min(9, Math.max(3, Math.round(box.width / 14)));
        let above = null;
        for (let at = 0; at < count && !above; at++) {
          const x = box.left + (box.width * (at + 0.5)) / count;
          above = over(one, x, box.top + box.height * (at % 2 ? 0.25 : 0.75));
        }
        if (above) {
          found.push(["covered", text, told(above)]);
          break;
        }
      }
    }
  };
  const buttons = () => {
    for (const one of root.querySelectorAll("button, a[href], input, select, summary")) {
      if (unseen(one)) continue;
      const box = one.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const text = short(one.getAttribute("aria-label") ?? one.textContent);
      const left = within(one.parentElement, box);
      if (left.scrolls) {
        // An answer that must be looked for is none; only a hand may be leafed through.
        const leafed = one.closest("[data-hand]");
        if (one.closest("[data-offer]") || (leafed && !left.across)) found.push(["away", text, told(left.scrolls)]);
      } else if (far(box)) found.push(["beyond", text, told(one)]);
      else if (lost(box, left)) found.push(["cut", text, told(one)]);
    }
  };
  document.adoptedStyleSheets = [...kept, sheet];
  try {
    words();
    buttons();
  } finally {
    document.adoptedStyleSheets = kept;
  }
  return found;
}
