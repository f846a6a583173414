import type { StoryLanguage } from '@storylark/contracts/languages';
import type { SentRequest } from '@storylark/contracts/stories/outside';
import type { VoiceId } from '@storylark/contracts/stories/vocabulary';
import type { VoiceNames } from '@storylark/studio/sound/voice/added/addedEngine';
import type { Sound } from '@storylark/studio/sound/voice/added/readWav';
import type { Clock } from '@storylark/platform/clock';
import type { Call, Caller } from '../calls/createCaller.ts';
import type { Ledger } from '../calls/ledger.ts';
import type { SpeechShape } from '../modelTable.ts';
import type { Service } from '../services.ts';
import { askRealtime, realtimeBody } from './askRealtime.ts';
import { askSpeech, speechBody } from './askSpeech.ts';
import { realtimePrompt } from './realtimePrompt.ts';
import { longestOf, type Sentence, usageOf } from './sentence.ts';

type Deps = { caller: Caller; shape: SpeechShape; voices: VoiceNames; now: Clock };
export type SpeakOrder = Pick<Call<unknown>, 'accountId' | 'until' | 'signal'> & {
  ledger: Ledger;
  /** The sentence with placeholders for names: so it is written down. */
  shown: string;
};

/** A voice that runs elsewhere. */
export interface Speaker {
  service: Service;
  /** Its own name of one of our voices; null: it has none for that. */
  voiceOf(language: StoryLanguage, voice: VoiceId): string | null;
  /**
   * Reads one sentence aloud: samples at a rate of its own.
   * @throws ModelFailure, or the reason of the signal once that is aborted
   */
  speak(sentence: Sentence, order: SpeakOrder): Promise<Sound>;
}

/** Sentences are spoken by one of the two interfaces that there are for it; Realtime also says what it said. */
export function createSpeaker({ caller: { service, call }, shape, voices, now }: Deps): Speaker {
  const { role, model } = service;
  const isRealtime = shape === 'realtime';
  const bodyOf = (sentence: Sentence): object =>
    isRealtime ? realtimeBody(sentence) : speechBody(model, sentence);
  const sent = (sentence: Sentence): SentRequest => ({
    role,
    model,
    at: new Date(now()).toISOString(),
    sent: JSON.stringify(bodyOf(sentence), null, 1),
  });
  return {
    service,
    voiceOf: (language, voice) => voices[`${language}.${voice}`] ?? null,
    async speak(sentence, { accountId, until, signal, ledger, shown }) {
      ledger.sent(sent({ ...sentence, text: shown }));
      const sound = await call({
        accountId,
        until,
        signal,
        tally: ledger.tallyOf(role, model),
        expected: usageOf(sentence, longestOf(sentence), isRealtime ? realtimePrompt(sentence).length : 0),
        ask: (client, options) =>
          isRealtime ? askRealtime(service, sentence, options) : askSpeech(client, model, sentence, options),
      });
      // the transcript came with the sound: it was looked at, and cost nothing more
      if (isRealtime) ledger.tallyOf('check', model).add({ microDollars: 0, seconds: 0 });
      return sound;
    },
  };
}
