// Frame: whether the page that is open wants the whole window, without the strip on top.

class Frame {
  bare = $state(false);
}

export const frame = new Frame();
