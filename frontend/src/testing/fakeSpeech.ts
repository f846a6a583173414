type Voice = { name: string; lang: string; localService?: boolean; voiceURI?: string; default?: boolean };
const whole = ({ name, lang, localService = true, voiceURI = name, default: usual = false }: Voice) =>
  ({ name, lang, localService, voiceURI, default: usual }) as SpeechSynthesisVoice;

class FakeUtterance extends EventTarget {
  text: string;
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  rate = 1;
  volume = 1;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** Stands in for the browser's speech, which jsdom lacks: what it speaks ends when the spec says so. */
class FakeSynthesis extends EventTarget {
  voices: SpeechSynthesisVoice[] = [];
  /** All it was asked to speak, in order. */ asked: FakeUtterance[] = [];
  speaking = false;
  pending = false;
  /** It begins what it is asked for at once. */ willing = true;

  getVoices() {
    return this.voices;
  }
  speak(utterance: FakeUtterance) {
    this.asked.push(utterance);
    if (this.willing) this.begin();
  }
  begin() {
    this.speaking = true;
    this.tell('start');
  }
  cancel() {
    if (this.speaking) this.fail('interrupted');
  }
  resume() {}
  tell(name: string, more: object = {}) {
    this.asked.at(-1)?.dispatchEvent(Object.assign(new Event(name), more));
  }
  fail(error: SpeechSynthesisErrorCode) {
    this.speaking = false;
    this.tell('error', { error });
  }
}

/** Lends the spec a device with such voices; call it in `beforeEach`, and `takeBack` after. */
export function lendSpeech(...voices: Voice[]) {
  const synthesis = new FakeSynthesis();
  synthesis.voices = voices.map(whole);
  Object.assign(window, { speechSynthesis: synthesis, SpeechSynthesisUtterance: FakeUtterance });
  return {
    synthesis,
    /** What it is speaking, or was asked for last. */
    last: () => synthesis.asked.at(-1),
    texts: () => synthesis.asked.map(({ text }) => text),
    /** A word of the sentence begins; some engines tell how long it is. */
    word: (charIndex: number, charLength?: number) =>
      synthesis.tell('boundary', { name: 'word', charIndex, charLength }),
    /** The sentence is over. */
    spoken() {
      synthesis.speaking = false;
      synthesis.tell('end');
    },
    /** The device has other voices now. */
    change(...now: Voice[]) {
      synthesis.voices = now.map(whole);
      synthesis.dispatchEvent(new Event('voiceschanged'));
    },
    takeBack() {
      Reflect.deleteProperty(window, 'speechSynthesis');
      Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
    },
  };
}
