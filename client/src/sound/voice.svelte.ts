// Voice: the browser's own voice, which reads a passage aloud until it is told to stop.

const voices = typeof speechSynthesis === "undefined" ? null : speechSynthesis;
/** Sentence by sentence: some browsers fall silent in the middle of long ones. */
const SENTENCE = /[^.!?…]+[.!?…]+[”’»]*\s*|\S.*$/gu;

export class Voice {
  /** What is read just now; "" for nothing. */
  reads = $state("");

  /** Whether this browser can speak at all. */
  readonly able = voices !== null;

  /** Reads this, whatever it read before. */
  read(passage: string, language: string): void {
    this.stop();
    const sentences = passage.match(SENTENCE) ?? [passage];
    this.reads = passage;
    sentences.forEach((sentence, at) => {
      const said = new SpeechSynthesisUtterance(sentence);
      said.lang = language;
      const own = voices?.getVoices().find(({ lang }) => lang.startsWith(language));
      if (own) said.voice = own;
      const done = () => {
        if (this.reads === passage) this.reads = "";
      };
      if (at === sentences.length - 1) said.onend = done;
      // Silence that somebody asked for is no mistake; any other ends it, too.
      said.onerror = done;
      voices?.speak(said);
    });
  }

  stop(): void {
    this.reads = "";
    voices?.cancel();
  }
}
