// Recipes: how each sound is made, of a few tones and a little noise. Short, soft, our own.

/** Where a sound goes, and when. */
export interface Place {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

interface Tone {
  readonly kind?: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly after?: number;
  readonly length: number;
  readonly level: number;
  readonly attack?: number;
}

interface Noise extends Tone {
  readonly filter: BiquadFilterType;
  readonly sharp?: number;
}

export const RECIPES = {
  /** A flick of paper. */
  card: (place: Place) => {
    noise(place, { filter: "bandpass", from: 3200, to: 1300, length: 0.09, level: 0.9 });
    tone(place, { from: 190, to: 90, length: 0.07, level: 0.25 });
  },
  /** One slides off the pile. */
  draw: (place: Place) => {
    noise(place, {
      filter: "bandpass",
      from: 900,
      to: 3600,
      length: 0.16,
      level: 0.8,
      attack: 0.06,
    });
    noise(place, { filter: "bandpass", from: 2800, length: 0.05, level: 0.6, after: 0.15 });
  },
  /** A riffle, ever quicker, and the pack is square again. */
  shuffle: (place: Place) => {
    for (let card = 0; card < 16; card++) {
      const after = 0.6 * (1 - (1 - card / 16) ** 1.6);
      const from = 1500 + 90 * card;
      noise(place, { filter: "bandpass", from, length: 0.05, level: 0.45, sharp: 2, after });
    }
    tone(place, { from: 170, to: 80, length: 0.12, level: 0.35, after: 0.68 });
    noise(place, { filter: "lowpass", from: 1200, length: 0.08, level: 0.3, after: 0.68 });
  },
  /** Your turn: two warm notes. */
  turn: (place: Place) => {
    warm(place, { from: 392, length: 0.4, level: 0.3 });
    warm(place, { from: 523.25, length: 0.6, level: 0.3, after: 0.14 });
  },
  /** A window opens: a breath upwards. */
  window: (place: Place) => {
    tone(place, { from: 520, to: 780, length: 0.3, level: 0.22, attack: 0.05 });
    tone(place, { from: 1040, to: 1560, length: 0.3, level: 0.08, attack: 0.05 });
    noise(place, {
      filter: "bandpass",
      from: 700,
      to: 2600,
      length: 0.28,
      level: 0.25,
      attack: 0.1,
    });
  },
  /** The last seconds of a clock. */
  tick: (place: Place) => {
    tone(place, { from: 1150, to: 850, length: 0.06, level: 0.25, attack: 0.002 });
    tone(place, { from: 430, length: 0.05, level: 0.15, attack: 0.002 });
  },
  /** A glass tips, and tips, and stands no more. */
  nope: (place: Place) => {
    for (const [after, level] of [
      [0, 0.09],
      [0.14, 0.07],
      [0.24, 0.06],
      [0.31, 0.05],
    ] as const) {
      for (const from of [2130, 3170, 4650]) tone(place, { from, length: 0.16, level, after });
    }
    tone(place, { from: 210, to: 95, length: 0.2, level: 0.4, after: 0.42 });
    for (const from of [1790, 2690, 3930]) {
      tone(place, { from, length: 0.45, level: 0.08, after: 0.42 });
    }
  },
  /** Defused: a purr. */
  purr: (place: Place) => {
    for (let beat = 0; beat < 22; beat++) {
      const after = 0.042 * beat;
      const level = 0.75 * Math.sin((Math.PI * (beat + 1)) / 23);
      noise(place, { filter: "lowpass", from: 420, length: 0.06, level, attack: 0.015, after });
      tone(place, { from: 105, to: 85, length: 0.06, level: level / 4, attack: 0.015, after });
    }
  },
  /** A kitten is revealed: a hiss. */
  hiss: (place: Place) => {
    noise(place, {
      filter: "highpass",
      from: 3800,
      to: 5200,
      length: 0.8,
      level: 0.3,
      attack: 0.08,
    });
    noise(place, {
      filter: "bandpass",
      from: 2400,
      to: 1700,
      length: 0.6,
      level: 0.3,
      attack: 0.05,
    });
  },
  /** It goes off: soft and round. */
  boom: (place: Place) => {
    tone(place, { from: 150, to: 38, length: 0.9, level: 0.55, attack: 0.01 });
    noise(place, { filter: "lowpass", from: 1100, to: 90, length: 1.1, level: 0.8, attack: 0.015 });
    noise(place, { filter: "bandpass", from: 500, to: 160, length: 0.5, level: 0.5 });
  },
  /** The last one sitting: a little fanfare. */
  win: (place: Place) => {
    for (const [step, from] of [392, 523.25, 659.25].entries()) {
      warm(place, { from, length: 0.24, level: 0.22, after: 0.13 * step });
    }
    for (const from of [392, 523.25, 783.99]) {
      warm(place, { from, length: 0.75, level: 0.14, after: 0.39 });
    }
  },
  /** Out: three steps down. */
  lose: (place: Place) => {
    for (const [step, from] of [329.63, 293.66, 220].entries()) {
      warm(place, { from, length: 0.3 + 0.15 * step, level: 0.24, after: 0.2 * step });
    }
  },
  /** Somebody says something: two bubbles. */
  message: (place: Place) => {
    tone(place, { from: 620, to: 880, length: 0.08, level: 0.25 });
    tone(place, { from: 830, to: 1175, length: 0.09, level: 0.25, after: 0.1 });
  },
} satisfies Record<string, (place: Place) => void>;

export type SoundName = keyof typeof RECIPES;

/** A note of a music box with a felt on it. */
function warm(place: Place, note: Tone): void {
  tone(place, { attack: 0.015, ...note, kind: "triangle" });
  tone(place, { attack: 0.015, ...note, from: note.from * 2, level: note.level / 5 });
}

function tone(place: Place, { kind = "sine", ...note }: Tone): void {
  const source = place.context.createOscillator();
  source.type = kind;
  glide(source.frequency, place, note);
  sound(source, source, place, note);
}

function noise(place: Place, { filter: kind, sharp = 0.8, ...note }: Noise): void {
  const source = place.context.createBufferSource();
  source.buffer = rustle(place.context);
  source.loop = true;
  const filter = place.context.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = sharp;
  glide(filter.frequency, place, note);
  source.connect(filter);
  sound(source, filter, place, note);
}

function glide(pitch: AudioParam, { at }: Place, { from, to, after = 0, length }: Tone): void {
  pitch.setValueAtTime(from, at + after);
  if (to !== undefined) pitch.exponentialRampToValueAtTime(to, at + after + length);
}

/** Swells and dies away; both are smooth, or it would click. */
function sound(
  source: AudioScheduledSourceNode,
  last: AudioNode,
  { context, out, at }: Place,
  { after = 0, length, level, attack = 0.006 }: Tone,
): void {
  const start = at + after;
  const loud = context.createGain();
  loud.gain.setValueAtTime(0, start);
  loud.gain.linearRampToValueAtTime(level, start + attack);
  loud.gain.setTargetAtTime(0, start + attack, (length - attack) / 4);
  loud.gain.setTargetAtTime(0, start + length - 0.005, 0.001);
  last.connect(loud).connect(out);
  source.start(start);
  source.stop(start + length);
}

const rustles = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise, the same every time. */
function rustle(context: BaseAudioContext): AudioBuffer {
  let buffer = rustles.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    let seed = 1;
    for (let at = 0; at < samples.length; at++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      samples[at] = seed / 2 ** 31 - 1;
    }
    rustles.set(context, buffer);
  }
  return buffer;
}
