declare global {
  interface Window {
    /** What the device was asked to say, oldest first, and whether it is saying something. */
    said?: { texts: string[]; speaking: boolean };
  }
}

/**
 * Gives the page's device voices of its own in our languages, before its code runs or after. They say a word
 * every 150 ms, at the usual speed, and tell where they are.
 */
export function lendVoices(): void {
  const WORD_MS = 150;
  class Utterance extends EventTarget {
    text: string;
    rate = 1;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const voices = [
    ['Daniel', 'en-GB'],
    ['Moira', 'en-IE'],
    ['Anna', 'de-DE'],
    ['Thomas', 'fr-FR'],
  ].map(([name, lang]) => ({ name, lang, voiceURI: `urn:${name}`, localService: true, default: false }));
  const said = { texts: [] as string[], speaking: false };
  let current: Utterance | null = null;
  let timer = 0;
  const tell = (utterance: Utterance, name: string, more: object = {}) =>
    utterance.dispatchEvent(Object.assign(new Event(name), more));

  function speak(utterance: Utterance) {
    current = utterance;
    said.texts.push(utterance.text);
    said.speaking = true;
    const words = [...utterance.text.matchAll(/[\p{L}\p{N}’'-]+/gu)];
    const say = () => {
      if (current !== utterance) return;
      const word = words.shift();
      if (word) {
        tell(utterance, 'boundary', { name: 'word', charIndex: word.index, charLength: word[0].length });
        timer = window.setTimeout(say, WORD_MS / utterance.rate);
      } else {
        said.speaking = false;
        tell(utterance, 'end');
      }
    };
    timer = window.setTimeout(() => {
      tell(utterance, 'start');
      say();
    }, 20);
  }
  function cancel() {
    clearTimeout(timer);
    said.speaking = false;
    const cut = current;
    current = null;
    if (cut) tell(cut, 'error', { error: 'interrupted' });
  }

  const synthesis = window.speechSynthesis;
  const configurable = true;
  Object.defineProperties(synthesis, {
    getVoices: { value: () => voices, configurable },
    speak: { value: speak, configurable },
    cancel: { value: cancel, configurable },
    resume: { value: () => {}, configurable },
    speaking: { get: () => said.speaking, configurable },
    pending: { value: false, configurable },
  });
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
  synthesis.dispatchEvent(new Event('voiceschanged'));
}
