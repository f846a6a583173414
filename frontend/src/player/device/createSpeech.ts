import type { ReaderTrouble } from './readerMachine.ts';
import { wordAt } from './wordAt.ts';

/** What is heard of the sentence that was asked for last. `cut`: somebody else has ended it. */
type SpeechHeard = {
  started(): void;
  worded(word: readonly [number, number]): void;
  spoken(): void;
  cut(): void;
  failed(trouble: ReaderTrouble): void;
};
type Wish = { text: string; voice: string; rate: number; /** 0 to 1. */ volume: number };

const LOOK_EVERY = 1_000;
/** A voice may have to be loaded first; one that has not begun by then will not. */
const STARTS_WITHIN = 8_000;
/** Silent for so long in the middle of a sentence, it was ended without a word: a phone does so when it sleeps. */
const LOST_AFTER = 3_000;
/** Engines lose what they are given right after they were told to be silent. */
const SETTLES_WITHIN = 60;

const troubles: Partial<Record<SpeechSynthesisErrorCode, ReaderTrouble>> = {
  'not-allowed': 'refused',
  'voice-unavailable': 'voiceGone',
  'language-unavailable': 'voiceGone',
};

/**
 * Speaks one sentence at a time: engines cut longer ones off after 15 s, and few of them can pause. So a pause
 * is `stop`, and going on is the sentence once more.
 */
export function createSpeech(heard: SpeechHeard) {
  const synthesis = window.speechSynthesis;
  // Held while it is spoken: engines forget to tell of one that nobody holds.
  let current: SpeechSynthesisUtterance | null = null;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let watching: ReturnType<typeof setInterval> | undefined;

  function leave() {
    clearTimeout(settling);
    clearInterval(watching);
    current = null;
  }
  const isBusy = () => synthesis.speaking || synthesis.pending;

  function watch(utterance: SpeechSynthesisUtterance) {
    let begun = false;
    let silentFor = 0;
    utterance.addEventListener('start', () => (begun = true));
    utterance.addEventListener('boundary', () => (begun = true));
    watching = setInterval(() => {
      silentFor = begun && synthesis.speaking ? 0 : silentFor + LOOK_EVERY;
      if (silentFor < (begun ? LOST_AFTER : STARTS_WITHIN)) return;
      stop();
      if (begun) heard.cut();
      else heard.failed('silent');
    }, LOOK_EVERY);
  }

  function stop() {
    leave();
    if (isBusy()) synthesis.cancel();
  }

  return {
    stop,
    speak({ text, voice: uri, rate, volume }: Wish) {
      const busy = isBusy();
      stop();
      // looked up each time: a list that has changed holds other objects
      const voice = synthesis.getVoices().find((one) => one.voiceURI === uri && one.localService);
      if (!voice) return heard.failed('voiceGone');
      const utterance = new SpeechSynthesisUtterance(text);
      Object.assign(utterance, { voice, lang: voice.lang, rate, volume });
      const listen = <E extends Event>(name: string, listener: (event: E) => void) =>
        utterance.addEventListener(name, (event) => utterance === current && listener(event as E));
      listen('start', heard.started);
      listen<SpeechSynthesisEvent>('boundary', ({ name, charIndex, charLength }) => {
        const word = name === 'word' ? wordAt(text, charIndex, charLength) : null;
        if (word) heard.worded(word);
      });
      listen('end', () => {
        leave();
        heard.spoken();
      });
      listen<SpeechSynthesisErrorEvent>('error', ({ error }) => {
        leave();
        if (error === 'canceled' || error === 'interrupted') heard.cut();
        else heard.failed(troubles[error] ?? 'broken');
      });
      current = utterance;
      const begin = () => {
        synthesis.resume(); // another page of ours may have left it paused
        watch(utterance);
        synthesis.speak(utterance);
      };
      if (busy) settling = setTimeout(begin, SETTLES_WITHIN);
      else begin(); // at once: some browsers want it within the press
    },
  };
}
