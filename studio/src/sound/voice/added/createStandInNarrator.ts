import { type Narrator, NarratorUnavailable, type Spoken, type Utterance } from '../narrator.ts';

/** So many failures one after the other, and the engine is left alone for a while. */
const PATIENCE = 3;
const REST_MS = 60_000;

type Options = {
  narrator: Narrator;
  standIn: Narrator;
  /** What an engine's failure is told to: it holds no text. */
  onStandIn: (reason: Error) => void;
  now: () => number;
};

/**
 * Speaks with the narrator, and with the one that is always there each sentence in which it fails. A narrator
 * that fails again and again is not asked for a minute: its time limit would be spent on every sentence.
 */
export function createStandInNarrator({ narrator, standIn, onStandIn, now }: Options): Narrator {
  let failures = 0;
  let restsUntil = 0;

  async function speak(utterance: Utterance): Promise<Spoken> {
    if (now() < restsUntil) return instead(utterance, new Error('The narrator’s engine rests for a minute.'));
    try {
      const spoken = await narrator.speak(utterance);
      failures = 0;
      return spoken;
    } catch (error) {
      failures += 1;
      if (failures >= PATIENCE) [failures, restsUntil] = [0, now() + REST_MS];
      onStandIn(error as Error);
      return instead(utterance, error as Error);
    }
  }

  async function instead(utterance: Utterance, reason: Error): Promise<Spoken> {
    try {
      return { ...(await standIn.speak(utterance)), standIn: true };
    } catch (error) {
      // The engine may be back for the next try: it is not as if nobody could ever speak here.
      throw error instanceof NarratorUnavailable ? reason : error;
    }
  }

  return {
    edition: narrator.edition,
    speak,
    async close() {
      await narrator.close();
      await standIn.close();
    },
  };
}
