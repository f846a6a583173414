import { editionOf } from '../editionOf.ts';
import type { Narrator, Spoken, Utterance } from '../narrator.ts';
import type { AddedEngine, SpeakWith } from './addedEngine.ts';
import { fitSound, QUICKEST, readingOf } from './fitSound.ts';
import { queueOf } from './queueOf.ts';

/** Sentences that an engine speaks at the same time. */
const AT_ONCE = 2;

type Options = { engine: AddedEngine; speakWith: SpeakWith; builtIn: Narrator };

/**
 * A narrator behind an engine that an operator added. Its sentences are as loud as the built-in voice would
 * say them, and as fast and high as the line asks; when each word is heard is found by that voice's reading
 * of the same sentence. It speaks itself what the engine has no voice for.
 */
export function createAddedNarrator({ engine, speakWith, builtIn }: Options): Narrator {
  const inTurn = queueOf(AT_ONCE);
  const closing = new AbortController();

  async function speak(utterance: Utterance): Promise<Spoken> {
    const { text, language, voice: id } = utterance;
    const voice = engine.voices[`${language}.${id}`];
    if (voice === undefined || !/[\p{L}\p{N}]/u.test(text)) return builtIn.speak(utterance);
    const reading = readingOf(builtIn, utterance);
    const sound = await inTurn(() => {
      closing.signal.throwIfAborted();
      const late = AbortSignal.timeout(engine.seconds * 1_000);
      return speakWith({ text, voice }, AbortSignal.any([late, closing.signal]));
    });
    return fitSound(sound, utterance, await reading);
  }

  return {
    edition: editionOf({ ...engine, key: null, seconds: null, environment: null }, builtIn.edition, QUICKEST),
    speak,
    close: async () => closing.abort(),
  };
}
