// @vitest-environment happy-dom
// A hand of cards: where the focus goes, and what a finger does.

import { afterEach, describe, expect, test, vi } from "vitest";
import { grab, type Grabbed } from "../src/ui/grab.ts";
import { current, step } from "../src/ui/hand.ts";

describe("the focus", () => {
  test.each([
    ["ArrowRight", 1, 2],
    ["ArrowRight", 3, 3],
    ["ArrowLeft", 1, 0],
    ["ArrowLeft", 0, 0],
    ["Home", 2, 0],
    ["End", 1, 3],
    ["Enter", 1, -1],
  ])("%s from %i goes to %i", (key, from, to) => {
    expect(step(key, from, 4)).toBe(to);
  });

  test("stays with its card, wherever that is now", () => {
    expect(current(["nope", "skip", "beard"], "skip", 0)).toBe(1);
  });

  test("goes to the neighbour of a card that is gone", () => {
    expect(current(["nope", "beard"], "skip", 1)).toBe(1);
    expect(current(["nope", "beard"], "skip", 2)).toBe(1);
    expect(current([], "skip", 0)).toBe(-1);
  });
});

describe("a finger", () => {
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  function grabbed(on: Grabbed) {
    const card = document.createElement("button");
    card.setPointerCapture = () => {};
    document.body.append(card);
    grab(on)(card);
    const clicks = vi.fn();
    card.addEventListener("click", clicks);
    const point = (type: string, x: number, y: number) =>
      card.dispatchEvent(
        new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, isPrimary: true }),
      );
    const click = () => card.dispatchEvent(new MouseEvent("click"));
    return { card, point, click, clicks };
  }

  test("that taps just clicks", () => {
    const onHold = vi.fn();
    const { point, click, clicks } = grabbed({ onHold });
    point("pointerdown", 5, 5);
    point("pointerup", 6, 5);
    click();
    expect(clicks).toHaveBeenCalledOnce();
    expect(onHold).not.toHaveBeenCalled();
  });

  test("that stays is a hold, and no click", () => {
    vi.useFakeTimers();
    const onHold = vi.fn();
    const { point, click, clicks } = grabbed({ onHold });
    point("pointerdown", 5, 5);
    vi.advanceTimersByTime(600);
    point("pointerup", 5, 5);
    click();
    expect(onHold).toHaveBeenCalledOnce();
    expect(clicks).not.toHaveBeenCalled();
    click();
    expect(clicks).toHaveBeenCalledOnce();
  });

  test("may leave the last word to the keyboard", () => {
    vi.useFakeTimers();
    const { card, point, click, clicks } = grabbed({ onHold: () => {} });
    point("pointerdown", 5, 5);
    vi.advanceTimersByTime(600); // a sheet opens, and the finger is lifted there
    card.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    click();
    expect(clicks).toHaveBeenCalledOnce();
  });

  test("that scrolls holds nothing", () => {
    vi.useFakeTimers();
    const onHold = vi.fn();
    const { point } = grabbed({ onHold });
    point("pointerdown", 5, 5);
    point("pointercancel", 5, 5);
    vi.advanceTimersByTime(600);
    expect(onHold).not.toHaveBeenCalled();
  });

  test("drops what it drags on what is below, be it a place or a seat", () => {
    const [onDrag, onDrop] = [vi.fn(), vi.fn()];
    const { card, point, click, clicks } = grabbed({ onDrag, onDrop });
    const [table, seat, cat] = ["div", "div", "i"].map((name) => document.createElement(name));
    table!.dataset["drop"] = "table";
    seat!.dataset["seat"] = "2";
    seat!.append(cat!);
    let under: Element[] = [card, table!];
    document.elementsFromPoint = () => under;
    point("pointerdown", 5, 5);
    point("pointermove", 5, -40);
    expect(onDrag).toHaveBeenLastCalledWith({ x: 5, y: -40 });
    point("pointerup", 5, -40);
    click();
    expect(onDrop).toHaveBeenLastCalledWith("table");
    expect(onDrag).toHaveBeenLastCalledWith(null);
    expect(clicks).not.toHaveBeenCalled();
    under = [card, cat!];
    point("pointerdown", 5, 5);
    point("pointermove", 5, -40);
    point("pointerup", 5, -40);
    expect(onDrop).toHaveBeenLastCalledWith("seat-2");
  });
});
