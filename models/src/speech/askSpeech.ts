import type OpenAI from 'openai';
import type { SpeechCreateParams } from 'openai/resources/audio/speech';
import { EngineFailed } from '@storylark/studio/sound/voice/added/engineFailed';
import { readSound } from '@storylark/studio/sound/voice/added/readSound';
import type { Sound } from '@storylark/studio/sound/voice/added/readWav';
import { BadAnswer } from '../calls/modelFailure.ts';
import type { Usage } from '../modelTable.ts';
import { checkSound } from './checkSound.ts';
import { longestOf, type Sentence, usageOf } from './sentence.ts';

/** The request as it is sent: `POST /audio/speech`, and no more than every such server knows. */
export const speechBody = (model: string, { text, voice }: Sentence): SpeechCreateParams => ({
  model,
  voice,
  input: text,
  response_format: 'wav',
});

/** @throws BadAnswer when what came is no sound, or not that of the sentence */
export async function askSpeech(
  client: OpenAI,
  model: string,
  sentence: Sentence,
  { signal }: { signal: AbortSignal },
): Promise<{ value: Sound; usage: Usage }> {
  const response = await client.audio.speech.create(speechBody(model, sentence), { signal });
  const sound = await readSound(response).catch((error: unknown) => {
    throw error instanceof EngineFailed && !signal.aborted
      ? new BadAnswer('broken', usageOf(sentence, longestOf(sentence)))
      : error;
  });
  const usage = usageOf(sentence, sound.samples.length / sound.sampleRate);
  checkSound(sound, sentence, usage);
  return { value: sound, usage };
}
