import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { path, paths } from '@storylark/contracts/paths';
import { call, newParent, type Parent } from './house/client.ts';
import { openHouse } from './house/openHouse.ts';

const MINUTE = 60_000;

describe('a house with the limits that hold for people', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  let ahead = 0;
  const realNow = Date.now;
  beforeAll(async () => {
    jest.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
    house = await openHouse({ LIMIT_FACTOR: '1' });
  });
  afterAll(async () => {
    await house.close();
    jest.restoreAllMocks();
  });

  const removeNobody = ({ token }: Parent) =>
    call(house.address, 'DELETE', path(paths.character, { uuid: randomUUID() }), { token, body: {} });
  const statusesOf = async (times: number, parent: Parent) =>
    (await Promise.all(Array.from({ length: times }, () => removeNobody(parent)))).map(
      ({ status }) => status,
    );

  it('stops a script that sends what it likes, and nobody else, until its minute is over', async () => {
    const [script, family] = [await newParent(house.address), await newParent(house.address)];
    ahead += MINUTE - (Date.now() % MINUTE); // a whole minute to do it in
    const statuses = await statusesOf(200, script);
    expect(statuses.filter((status) => status === 404)).toHaveLength(120);
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
    expect((await removeNobody(family)).status).toBe(404);
    const refused = await removeNobody(script);
    expect(refused.body).toMatchObject({ code: 'tooMuchAtOnce' });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeLessThanOrEqual(60);
    ahead += 1_000 * seconds;
    expect((await removeNobody(script)).status).toBe(404);
  });

  it('has the oldest of eleven event streams give way, and tells it so', async () => {
    const { token } = await newParent(house.address);
    const leaving = new AbortController();
    const open = async () => {
      const { body } = await fetch(house.address + paths.events, {
        headers: { authorization: `Bearer ${token}` },
        signal: leaving.signal,
      });
      if (!body) throw new Error('no stream');
      const reader = body.getReader();
      await reader.read(); // it has joined
      return reader;
    };
    const oldest = await open();
    for (let n = 0; n < 9; n += 1) await open();
    const pending = oldest.read();
    await open();
    expect(new TextDecoder().decode((await pending).value)).toContain('event: giveWay');
    expect((await oldest.read()).done).toBe(true);
    leaving.abort();
  });
});
