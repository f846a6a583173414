import type { Narrator, Spoken, Utterance } from '@storylark/studio/sound/voice/narrator';
import { fitSound, readingOf } from '@storylark/studio/sound/voice/added/fitSound';
import type { Speaker, SpeakOrder } from '@storylark/models/speech/createSpeaker';
import type { Calling } from './calling.ts';

type Deps = {
  speaker: Speaker;
  /** In the speaker's own name. */
  voice: string;
  calling: Calling;
  house: Narrator;
  order: Omit<SpeakOrder, 'shown' | 'signal'>;
};

/**
 * A narrator whose sentences are spoken outside, in which everybody is called as may be. The house reads each of
 * them too, with its names: by that the sound is as loud and as fast as ours, and each word has its time.
 */
export const outsideNarrator = (
  { speaker, voice, calling, house, order }: Deps,
  signal: AbortSignal,
): Pick<Narrator, 'speak'> => ({
  async speak(utterance: Utterance): Promise<Spoken> {
    const { text, language, delivery } = utterance;
    if (!/[\p{L}\p{N}]/u.test(text)) return house.speak(utterance);
    const reading = readingOf(house, utterance);
    const { spoken, shown } = calling.call(text);
    const sound = await speaker.speak(
      { text: spoken, language, voice, delivery },
      { ...order, shown, signal },
    );
    return fitSound(sound, utterance, await reading);
  },
});
