import { createStorySchema, listenedSchema, listStoriesSchema, shareSchema, storySorts } from './schemas.ts';
import { ageBandOf, lessons, settings, storyStates } from './vocabulary.ts';

const order = {
  uuid: '0c6f4c3e-7a57-4c1a-9d2b-3f1f0a6f1b11',
  characterUuid: '0c6f4c3e-7a57-4c1a-9d2b-3f1f0a6f1b12',
  storyType: 'adventure',
  setting: 'pirateShip',
  lesson: 'courage',
  language: 'german',
  narratorVoice: 'female',
};
const validates = (schema: { isValid: (value: unknown) => Promise<boolean> }, value: unknown) =>
  schema.isValid(value);
async function faultsOf(body: object): Promise<string[]> {
  return createStorySchema.validate(body, { abortEarly: false }).then(
    () => [],
    ({ inner }: { inner: { path: string; message: string }[] }) =>
      inner.map(({ path, message }) => `${path} ${message}`).sort(),
  );
}

describe('a story request', () => {
  it('is taken with every setting and lesson', async () => {
    for (const setting of settings) expect(await faultsOf({ ...order, setting })).toEqual([]);
    for (const lesson of lessons) expect(await faultsOf({ ...order, lesson })).toEqual([]);
  });
  it('names each choice that is missing in its own words', async () => {
    expect(await faultsOf({})).toEqual([
      'characterUuid selectCharacter',
      'language required',
      'lesson selectLesson',
      'narratorVoice required',
      'setting selectSetting',
      'storyType selectStoryType',
      'uuid required',
    ]);
  });
  it('takes everyday-life as a word for everyday', async () => {
    expect(await faultsOf({ ...order, storyType: 'everyday-life' })).toEqual([]);
  });
  it('wants a voice of the narrator asked for', async () => {
    expect(await faultsOf({ ...order, voiceId: 'f1' })).toEqual([]);
    expect(await faultsOf({ ...order, voiceId: 'm1' })).toEqual(['voiceId notInList']);
    expect(await faultsOf({ ...order, voiceId: 'f9' })).toEqual(['voiceId notInList']);
  });
});

describe('a share', () => {
  it('may end at a date or never', async () => {
    for (const endsAt of [
      '2026-12-31T20:00:00Z',
      '2026-12-31T20:00Z',
      '2026-12-31T20:00:00.5Z',
      null,
      undefined,
    ]) {
      expect(await validates(shareSchema, { endsAt })).toBe(true);
    }
  });
  it.each([
    'tomorrow',
    '2026-12-31',
    '2026-12-32T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-12-31T25:00:00Z',
    5,
  ])('does not end at %p', async (endsAt) => {
    expect(await validates(shareSchema, { endsAt })).toBe(false);
  });
});

describe('a listened position', () => {
  it('lies in one day of seconds', async () => {
    expect(await validates(listenedSchema, { positionSeconds: 12.5, finished: false })).toBe(true);
    for (const positionSeconds of [-1, 86_401, '5', null, Number.NaN]) {
      expect(await validates(listenedSchema, { positionSeconds, finished: false })).toBe(false);
    }
  });
});

describe('age bands', () => {
  it('meet without a gap', () => {
    expect([3, 5, 6, 8, 9, 12, 13, 17].map(ageBandOf)).toEqual([
      '3-5',
      '3-5',
      '6-8',
      '6-8',
      '9-12',
      '9-12',
      '13-17',
      '13-17',
    ]);
  });
});

describe('a list of stories', () => {
  it('is asked for by words of our lists, an id, and a search with an end', async () => {
    const asked = {
      search: 'x'.repeat(100),
      character: order.uuid,
      type: 'everyday-life',
      language: 'french',
      state: 'failed',
    };
    expect(await validates(listStoriesSchema, {})).toBe(true);
    for (const sort of storySorts) expect(await validates(listStoriesSchema, { ...asked, sort })).toBe(true);
    for (const state of storyStates) expect(await validates(listStoriesSchema, { state })).toBe(true);
  });
  it.each([
    { search: 'x'.repeat(101) },
    { character: 'me' },
    { type: 'everyday life' },
    { language: 'de' },
    { state: 'audio_pending' },
    { sort: '__proto__' },
  ])('is not asked for by %j', async (query) => {
    expect(await validates(listStoriesSchema, query)).toBe(false);
  });
});

it('a share is shown to search engines by a clear yes alone', async () => {
  expect(await validates(shareSchema, {})).toBe(true);
  expect(await validates(shareSchema, { indexable: true })).toBe(true);
  for (const indexable of ['true', 1, null]) expect(await validates(shareSchema, { indexable })).toBe(false);
});
