import { paths } from '@storylark/contracts/paths';
import { call } from './house/client.ts';
import { openHouse, type OpenHouse } from './house/openHouse.ts';

describe.each([
  ['no proxy of its own, believes nobody', 0, 0],
  ['one', 1, 1],
  ['two', 2, 1],
])('a house behind %s', (_what, proxies, told) => {
  let house: OpenHouse;
  const publicUrl = 'https://stories.example.com';
  beforeAll(async () => {
    house = await openHouse({ PROXIES_IN_FRONT: String(proxies), PUBLIC_URL: publicUrl, LIMIT_FACTOR: '1' });
  });
  afterAll(() => house.close());

  const message = (from: string) =>
    call(house.address, 'POST', paths.contact, {
      body: {
        name: 'Anna Berg',
        email: 'anna@example.com',
        subject: 'Hello',
        message: 'A question of mine.',
      },
      headers: {
        'x-forwarded-for': ['6.6.6.6', from, '10.0.0.1'].slice(0, proxies === 2 ? 3 : 2).join(', '),
      },
    });

  it('counts callers by the address that the outermost proxy saw, a whole /64 as one', async () => {
    const first: number[] = [];
    for (let n = 0; n < 11; n += 1) first.push((await message(`2001:db8:1:2::${n}`)).status);
    expect(first.at(-1)).toBe(429);
    expect(first.slice(0, 10)).not.toContain(429);
    expect((await message('2001:db8:1:3::1')).status === 429).toBe(told === 0);
  });

  it('tells browsers to come by https, and a caller through a proxy only whether it is ready', async () => {
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    for (const path of ['/', '/api/config', '/nowhere', '/api/docs'])
      expect((await call(house.address, 'GET', path)).headers.get('strict-transport-security')).toContain(
        'max-age',
      );
    expect((await call(house.address, 'GET', '/readyz', { headers })).body).toEqual({
      ready: expect.any(Boolean),
    });
    expect((await call(house.address, 'GET', '/metrics', { headers })).status).toBe(404);
    expect((await call(house.address, 'GET', '/metrics')).status).toBe(200);
  });
});
