import { once } from 'node:events';
import { type StoryLanguage, storyLanguages } from '@storylark/contracts/languages';
import { voiceIds } from '@storylark/contracts/stories/vocabulary';
import { VOICE_SAMPLES, voiceSampleKey } from '@storylark/contracts/stories/voices';
import type { BlobStore } from '@storylark/platform/blobs/blobStore';
import { voiceSample } from '@storylark/studio/sound/mix/voiceSample';
import { type Narrator, NarratorUnavailable } from '@storylark/studio/sound/voice/narrator';

type Deps = {
  blobs: Pick<BlobStore, 'info' | 'put' | 'deleteByPrefix'>;
  narrator: Pick<Narrator, 'speak' | 'edition'>;
};

const sentences: Record<StoryLanguage, string> = {
  english: 'Come a little closer. Tonight the lamp stays on, and I will read to you.',
  german: 'Komm ein Stück näher. Heute bleibt die Lampe an, und ich lese dir vor.',
  french: 'Viens un peu plus près. Ce soir la lampe reste allumée, et je te fais la lecture.',
};

/**
 * What each voice sounds like in each language, so that `GET /api/voices` has something to play: recorded
 * once, and anew when the voices have changed. Then waits for the end.
 * Where the voice is not installed, there are no samples; while another had to stand in for it, none is kept.
 * @throws Error where a sentence was not spoken by the voice itself
 */
export const keepVoiceSamples =
  ({ blobs, narrator }: Deps) =>
  async (signal: AbortSignal): Promise<void> => {
    try {
      const edition = `${VOICE_SAMPLES}edition-${narrator.edition}`;
      if (!(await blobs.info(edition))) {
        await blobs.deleteByPrefix(VOICE_SAMPLES);
        await blobs.put(edition, Buffer.from(narrator.edition));
      }
      for (const language of storyLanguages)
        for (const voice of voiceIds) {
          if (signal.aborted) return;
          const key = voiceSampleKey(language, voice);
          if (await blobs.info(key)) continue;
          const { pcm, standIn } = await narrator.speak({
            text: sentences[language],
            language,
            voice,
            delivery: 'plain',
            pace: 1,
            pitch: 0,
            range: 0,
          });
          if (standIn) throw new Error('The voice did not speak its sample itself.');
          await blobs.put(key, await voiceSample(pcm, { title: voice, language }));
        }
    } catch (error) {
      if (!(error instanceof NarratorUnavailable)) throw error;
    }
    if (!signal.aborted) await once(signal, 'abort');
  };
