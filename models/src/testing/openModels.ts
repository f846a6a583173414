import { readConfig } from '@storylark/platform/process/readConfig';
import { createLimits } from '@storylark/platform/limits/createLimits';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { createBreakers } from '../calls/createCaller.ts';
import { createModels } from '../createModels.ts';
import { servicesOf } from '../services.ts';
import { modelSettings } from '../settings.ts';
import { createModelStub } from './createModelStub.ts';

/** Long enough for a slow machine, ms. */
const PATIENCE_MS = 60_000;

type Env = Record<string, string>;
/** Models on a stub of their provider. `env`: settings besides its address, key and models. */
export async function openModels(
  env: Env | ((baseUrl: string) => Env) = {},
  { patienceMs = PATIENCE_MS, now = Date.now, breakers = createBreakers() } = {},
) {
  const stub = await createModelStub();
  const config = readConfig(
    {
      TEXT_URL: stub.baseUrl,
      TEXT_KEY: 'sk-of-the-stub',
      TEXT_MODEL: 'gpt-6-sol',
      CHECK_MODEL: 'gpt-6-luna',
      MODERATION_MODEL: 'omni-moderation-latest',
      TEXT_SHAPE: 'responses',
      IMAGE_URL: stub.baseUrl,
      IMAGE_KEY: 'sk-of-the-stub',
      IMAGE_MODEL: 'gpt-image-2.5-sunburst',
      ...(typeof env === 'function' ? env(stub.baseUrl) : env),
    },
    modelSettings,
  );
  const services = servicesOf(config, now());
  const limits = createLimits({ readStore: createMemoryReadStore(), now });
  const models = createModels({ services, limits, now, patienceMs, breakers });
  const { teller, painter } = models;
  if (!teller) throw new Error('no text model is set');
  return {
    stub,
    services,
    limits,
    models,
    teller,
    get painter() {
      if (!painter) throw new Error('no model is set that paints');
      return painter;
    },
  };
}
export type OpenedModels = Awaited<ReturnType<typeof openModels>>;
