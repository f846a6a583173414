import { helpers, HELPERS_ID, type HelpersDocument } from '@storylark/contracts/stories/helpers';
import { servicesOf } from '@storylark/models/services';
import { modelSettings } from '@storylark/models/settings';
import { readConfig } from '@storylark/platform/process/readConfig';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { openOutside } from './openOutside.ts';

const NOVEMBER = Date.UTC(2026, 10, 20);
async function opened(env: Record<string, string>, readStore = createMemoryReadStore()) {
  const warnings: object[] = [];
  const outside = await openOutside({
    services: servicesOf(readConfig(env, modelSettings), NOVEMBER),
    readStore,
    vault: { secret: async () => Buffer.alloc(32, 7) },
    logger: { warn: (facts) => void warnings.push(facts) },
    now: () => NOVEMBER,
  });
  const told = await readStore.collection<HelpersDocument>(helpers).get(HELPERS_ID);
  return { outside, warnings, roles: told?.roles, readStore };
}

describe('those who help outside', () => {
  it('are nobody where nothing is set, and the house says so, also when there was somebody before', async () => {
    const { readStore } = await opened({ OPENAI_API_KEY: 'sk-1' });
    const { outside, roles } = await opened({}, readStore);
    expect(outside.models).toEqual({ teller: null, speaker: null, painter: null });
    expect(Object.values(roles ?? {})).toEqual([null, null, null, null, null]);
  });

  it('are told of with where they are and how long they keep what they are sent, and never with a key', async () => {
    const { roles, warnings } = await opened({ OPENAI_API_KEY: 'sk-secret' });
    expect(roles?.text).toEqual({
      host: 'api.openai.com',
      model: 'gpt-6-sol',
      inTheHouse: false,
      shutsDownAt: null,
      retentionDays: 30,
    });
    expect(roles?.speech).toMatchObject({
      host: 'api.openai.com',
      model: 'gpt-4o-mini-tts',
      shutsDownAt: '2027-01-06',
    });
    expect(roles?.image).toMatchObject({ host: 'api.openai.com', model: 'gpt-image-2.5-sunburst' });
    expect(JSON.stringify(roles)).not.toContain('sk-secret');
    expect(warnings.map((one) => (one as { role: string }).role)).toEqual(['speech']);
  });

  it('may be in the house, and judge themselves', async () => {
    const { roles } = await opened({ TEXT_URL: 'http://ollama:11434/v1', TEXT_MODEL: 'llama' });
    const own = { host: 'ollama:11434', model: 'llama', inTheHouse: true, retentionDays: null };
    expect(roles).toMatchObject({ text: own, check: own, moderation: own, speech: null, image: null });
  });

  it('are warned of before their model answers no more', async () => {
    const { warnings, roles } = await opened({
      OPENAI_API_KEY: 'k',
      CHECK_MODEL: 'gpt-5-mini',
      IMAGE_MODEL: 'gpt-image-1.5',
    });
    expect(roles?.check?.shutsDownAt).toBe('2026-12-11');
    expect(warnings).toHaveLength(3);
    expect(warnings).toEqual(
      expect.arrayContaining([
        { role: 'check', model: 'gpt-5-mini', shutsDownAt: '2026-12-11' },
        { role: 'image', model: 'gpt-image-1.5', shutsDownAt: '2026-12-01' },
      ]),
    );
  });

  it('know an account by a hash that says nothing of it, and is the same each time', async () => {
    const [one, again] = [await opened({}), await opened({})];
    const account = '5a1f0ddb-1111-4222-8333-444455556666';
    expect(one.outside.safetyIdOf(account)).toBe(again.outside.safetyIdOf(account));
    expect(one.outside.safetyIdOf(account)).toMatch(/^[\w-]{32}$/);
    expect(one.outside.safetyIdOf(account)).not.toBe(one.outside.safetyIdOf('another'));
  });
});
