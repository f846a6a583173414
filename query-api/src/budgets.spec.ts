import { openTestQueryApi } from './testing/openTestQueryApi.ts';

it('searches, which open every story of an account, have a budget of their own; it comes back', async () => {
  const { parent, get, now } = await openTestQueryApi();
  const [family, other] = [await parent('a'), await parent('b')];
  const statuses = async (times: number, path: string) => {
    const all = [];
    for (let n = 0; n < times; n += 1) all.push((await get(path, family)).status);
    return all;
  };
  expect(await statuses(60, '/api/stories/?search=moon')).toEqual(Array<number>(60).fill(200));
  expect(await statuses(60, '/api/stories/?sort=title')).toEqual(Array<number>(60).fill(200));
  const refused = await get('/api/stories/?search=moon', family).expect(429);
  expect(refused.body).toMatchObject({ code: 'tooMuchAtOnce' });
  await get('/api/stories/', family).expect(200);
  await get('/api/stories/?search=moon', other).expect(200);
  now.advance(Number(refused.headers['retry-after']) * 1_000);
  await get('/api/stories/?search=moon', family).expect(200);
});
