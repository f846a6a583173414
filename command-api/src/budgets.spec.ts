import { randomUUID } from 'node:crypto';
import { path, paths } from '@storylark/contracts/paths';
import { openTestApi, type TestApi } from './testing/openTestApi.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let api: TestApi;
/** 12 commands and 12 reports a minute, 500 kB a day of each. */
beforeAll(async () => {
  api = await openTestApi({ limitFactor: 0.1 });
});
afterAll(() => api.close());

const hero = {
  name: 'Mia',
  age: 6,
  gender: 'girl',
  hairColor: 'brown',
  eyeColor: 'green',
  hairStyle: 'curly',
  skinColor: 'medium',
  characterType: 'human',
  characterRole: 'main',
  storyRole: 'hero',
  personalityTrait: 'curious',
  physicalAttribute: 'freckled',
};
let families = 0;
async function family() {
  families += 1;
  const ip = { 'x-forwarded-for': `10.7.0.${families}` };
  const { email } = await api.parent(`family${families}@example.org`);
  const logIn = async () => (await api.logIn(email, undefined, ip)).body.access_token as string;
  const state = { token: await logIn() };
  const uuid = randomUUID();
  return {
    /** After a long time the login has to be given anew. */
    logIn: async () => void (state.token = await logIn()),
    create: () => api.call('POST', paths.characters, { token: state.token, body: { ...hero, uuid } }),
    change: (more: object = {}) =>
      api.call('PUT', path(paths.character, { uuid }), { token: state.token, body: { ...hero, ...more } }),
    listened: () =>
      api.call('POST', path(paths.storyListened, { uuid: randomUUID() }), {
        token: state.token,
        body: { positionSeconds: 20, finished: false },
      }),
    logOut: () => api.call('POST', paths.logout, { token: state.token, body: {} }),
  };
}
async function statuses(times: number, call: () => Promise<{ status: number }>) {
  const all: number[] = [];
  for (let n = 0; n < times; n += 1) all.push((await call()).status);
  return all;
}

describe('what an account may do', () => {
  it('is so many commands a minute, also ones that are no good; then it is told when to go on', async () => {
    const { create, change } = await family();
    const { create: other } = await family();
    await create();
    expect(await statuses(10, () => change({ age: 'old' }))).toEqual(Array<number>(10).fill(422));
    expect((await change({ age: 7 })).status).toBe(200);
    const refused = await change({ age: 8 });
    expect(refused).toMatchObject({ status: 429, body: { code: 'tooMuchAtOnce' } });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await other()).status).toBe(201);
    api.now.advance(seconds * 1_000);
    expect((await change({ age: 8 })).status).toBe(200);
  });

  it('does not count reports of listening with the rest, and counts those too', async () => {
    const { create, listened } = await family();
    expect(await statuses(13, listened)).toEqual([...Array<number>(12).fill(404), 429]);
    expect((await create()).status).toBe(201);
  });

  it('never shuts anybody in: the way out is open when all is used up', async () => {
    const { create, logOut } = await family();
    expect((await statuses(13, create)).at(-1)).toBe(429);
    expect((await logOut()).status).toBe(204);
  });

  it('is so many bytes in the log a day, of what was appended; what changes nothing costs nothing', async () => {
    const { create, change, logIn } = await family();
    await create();
    const big = (n: number) => ({ familyLinks: [], note: `${n}`.padEnd(3_000, 'x') });
    const nextMinute = () => api.now.advance(MINUTE);
    nextMinute();
    expect(await statuses(10, () => change(big(0)))).toEqual(Array<number>(10).fill(200));
    let taken = 0;
    for (let n = 1; n < 150 && (await change(big(n))).status === 200; n += 1) {
      taken += 1;
      nextMinute();
    }
    expect(taken).toBeGreaterThan(50);
    expect(taken).toBeLessThan(140);
    const refused = await change({ age: 9 });
    expect(refused).toMatchObject({ status: 429, body: { code: 'tooMuchAtOnce' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    api.now.advance(DAY);
    await logIn();
    expect((await change({ age: 9 })).status).toBe(200);
  });
});
