import type { ConfigView } from '@storylark/contracts/accounts/views';
import { paths } from '@storylark/contracts/paths';
import { voiceIds } from '@storylark/contracts/stories/vocabulary';
import { createModelStub, type ModelStub } from '@storylark/models/testing/createModelStub';
import { call, eventually } from './client.ts';
import { startHouse } from './startHouse.ts';

export type ModelHouse = {
  address: string;
  stub: ModelStub;
  /** Of the model that tells. */
  model: string;
  close: () => Promise<void>;
};

/** Of the one that reads aloud. */
export const VOICE_MODEL = 'gpt-4o-mini-tts';

/**
 * The product with a model that tells and one that reads aloud, whose provider is a stub.
 * @throws Error with what it printed when it does not come up
 */
export async function startModelHouse(dataDir: string): Promise<ModelHouse> {
  const stub = await createModelStub();
  const model = 'gpt-6-sol';
  try {
    const house = await startHouse({
      DATA_DIR: dataDir,
      LIMIT_FACTOR: '1000',
      STUDIO_PROCESSES: '1',
      TEXT_URL: stub.baseUrl,
      TEXT_KEY: 'sk-of-the-stub',
      TEXT_MODEL: model,
      CHECK_MODEL: 'gpt-6-luna',
      MODERATION_MODEL: 'omni-moderation-latest',
      SPEECH_URL: stub.baseUrl,
      SPEECH_KEY: 'sk-of-the-stub',
      SPEECH_MODEL: VOICE_MODEL,
      SPEECH_VOICES: voiceIds.map((voice) => `english.${voice}=marin`).join(),
    });
    await eventually('the house knows who helps', async () => {
      const { body } = await call<ConfigView>(house.address, 'GET', paths.config);
      return body.helpers.text !== null;
    });
    return {
      address: house.address,
      stub,
      model,
      close: async () => {
        await house.stop();
        await stub.close();
      },
    };
  } catch (error) {
    await stub.close();
    throw error;
  }
}
