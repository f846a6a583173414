import { once } from 'node:events';
import { type StoryLanguage, storyLanguages } from '@storylark/contracts/languages';
import { voiceSampleKey, voicesOf } from '@storylark/contracts/stories/voices';
import type { BlobStore } from '@storylark/platform/blobs/blobStore';
import { voiceSample } from '@storylark/studio/sound/mix/voiceSample';
import { type Narrator, NarratorUnavailable } from '@storylark/studio/sound/voice/narrator';

type Deps = { blobs: Pick<BlobStore, 'info' | 'put'>; narrator: Pick<Narrator, 'speak'> };

const sentences: Record<StoryLanguage, string> = {
  english: 'Come a little closer. Tonight the lamp stays on, and I will read to you.',
  german: 'Komm ein Stück näher. Heute bleibt die Lampe an, und ich lese dir vor.',
  french: 'Viens un peu plus près. Ce soir la lampe reste allumée, et je te fais la lecture.',
};

/**
 * What each voice sounds like in each language: recorded once in the life of a house, so that `GET
 * /api/voices` has something to play. Then waits for the end.
 * Where the voice is not installed, there are no samples.
 */
export const keepVoiceSamples =
  ({ blobs, narrator }: Deps) =>
  async (signal: AbortSignal): Promise<void> => {
    try {
      for (const language of storyLanguages)
        for (const { id, gender } of voicesOf) {
          signal.throwIfAborted();
          const key = voiceSampleKey(language, id);
          if (await blobs.info(key)) continue;
          const { pcm } = await narrator.speak({
            text: sentences[language],
            language,
            voice: gender,
            pace: 1,
            pitch: 0,
            range: 0,
          });
          await blobs.put(key, await voiceSample(pcm, { title: id, language }));
        }
    } catch (error) {
      if (!(error instanceof NarratorUnavailable)) throw error;
    }
    if (!signal.aborted) await once(signal, 'abort');
  };
