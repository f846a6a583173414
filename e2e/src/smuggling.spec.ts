import type { UserView } from '@storylark/contracts/accounts/views';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { paths } from '@storylark/contracts/paths';
import { sayRaw } from '@storylark/platform/testing/sayRaw';
import { notPlainTargets, smugglingForms } from '@storylark/platform/testing/smugglingForms';
import { call, newParent, type Parent } from './house/client.ts';
import { openHouse, type OpenHouse } from './house/openHouse.ts';

describe('a request hidden in another one', () => {
  let house: OpenHouse;
  let parent: Parent;
  /** Whoever got this through would make an admin of the parent: it even holds the token that opens the route. */
  let hidden: string;
  beforeAll(async () => {
    house = await openHouse();
    parent = await newParent(house.address);
    hidden = requestFor(internalPaths.role);
  }, 60_000);
  afterAll(() => house.close());

  function requestFor(path: string) {
    const body = JSON.stringify({ email: parent.email, role: 'admin', held: true });
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: house',
      `Authorization: Bearer ${house.serviceToken}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    return `${head.join('\r\n')}\r\n\r\n${body}`;
  }
  const me = async () => (await call<UserView>(house.address, 'GET', paths.me, { token: parent.token })).body;

  const names = Object.keys(smugglingForms(''));
  it.each(names)('%s: is refused and does nothing', async (name) => {
    const received = await sayRaw(house.address, smugglingForms(hidden)[name] ?? '');
    expect(received.match(/HTTP\/1\.1 .../g)).toEqual(['HTTP/1.1 400']);
    expect(await me()).toMatchObject({ email: parent.email, isAdmin: false });
  });

  it.each(notPlainTargets)('behind the target %s: is refused and does nothing', async (target) => {
    for (const method of ['GET', 'POST']) {
      const outer = `${method} ${target} HTTP/1.1\r\nHost: house\r\nContent-Length: 0\r\n\r\n`;
      const received = await sayRaw(house.address, outer + hidden);
      expect(received.match(/HTTP\/1\.1 .../g)).toEqual(['HTTP/1.1 400']);
    }
    expect(await me()).toMatchObject({ email: parent.email, isAdmin: false });
  });

  it('an answer to HEAD has no body, also when its headers are refused unread', async () => {
    const long = `HEAD / HTTP/1.1\r\nHost: house\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await sayRaw(house.address, long)).toMatch(/^HTTP\/1\.1 413 [^]*[^\n]\r\n\r\n$/);
  });

  it('has no route at the port of the world, and the world’s routes are not at the one inside', async () => {
    const last = 'GET /healthz HTTP/1.1\r\nHost: house\r\nConnection: close\r\n\r\n';
    const statuses = async (origin: string, request: string) =>
      (await sayRaw(origin, request + last)).match(/HTTP\/1\.1 .../g);
    expect(await statuses(house.address, hidden)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200']);
    expect(await me()).toMatchObject({ isAdmin: false });
    expect(await statuses(house.internalAddress, requestFor(paths.contact))).toEqual([
      'HTTP/1.1 404',
      'HTTP/1.1 200',
    ]);
    expect(await statuses(house.internalAddress, hidden)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(await me()).toMatchObject({ isAdmin: true });
  });
});
