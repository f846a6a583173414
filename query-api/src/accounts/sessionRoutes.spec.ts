import type { SessionView } from '@storylark/contracts/accounts/views';
import type { OpenSession } from '@storylark/contracts/accounts/sessions';
import { paths } from '@storylark/contracts/paths';
import { openTestQueryApi } from '../testing/openTestQueryApi.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, 1) + n * 24 * 60 * 60_000).toISOString();
const noOthers = { number: 0, kept: null, ended: [], gone: false };
const session = (id: string, usedAt: string): OpenSession => ({
  id,
  beganAt: day(-60),
  usedAt,
  generation: 3,
});

async function listed(
  sessions: { open?: OpenSession[]; copied?: { id: string; beganAt: string; endedAt: string }[] },
  devices: Record<string, object> = {},
) {
  const { parent, sealed, get, vault } = await openTestQueryApi();
  const words = await Promise.all(
    Object.entries(devices).map(async ([id, device]) => [id, await sealed('a', device as never)] as const),
  );
  const token = await parent('a', {
    sessions: { ...noOthers, ...sessions },
    devices: Object.fromEntries(words),
  });
  const ask = async () => (await get(paths.sessions, token).expect(200)).body.items as SessionView[];
  return { ask, vault };
}

describe('where a parent is logged in', () => {
  it('is told in words, the device used last first, and which one this is', async () => {
    const { ask } = await listed(
      { open: [session('one', day(-5)), { ...session('two', day(-1)), by: 'google' }] },
      { one: { browser: 'Firefox', system: 'Linux' }, two: { browser: null, system: 'iPhone' } },
    );
    expect(await ask()).toEqual([
      { id: 'two', browser: null, system: 'iPhone', beganAt: day(-60), usedAt: day(-1), endedAt: null, isThisOne: false, by: 'google' },
      { id: 'one', browser: 'Firefox', system: 'Linux', beganAt: day(-60), usedAt: day(-5), endedAt: null, isThisOne: true, by: 'password' },
    ]); // prettier-ignore
  });

  it('leaves out what has run out, and tells for a month of a login that was copied', async () => {
    const copied = (id: string, endedAt: string) => ({ id, beganAt: day(-90), endedAt });
    const { ask } = await listed({
      open: [session('old', day(-31)), session('two', day(-1))],
      copied: [copied('long ago', day(-31)), copied('lately', day(-2))],
    });
    expect((await ask()).map(({ id, endedAt }) => [id, endedAt])).toEqual([
      ['two', null],
      ['lately', day(-2)],
    ]);
  });

  it('is empty before the first recorded login, and has no words of an account whose key is gone', async () => {
    expect(await (await listed({})).ask()).toEqual([]);
    const { ask, vault } = await listed(
      { open: [session('two', day(-1))] },
      { two: { browser: 'Firefox', system: 'Linux' } },
    );
    await vault.destroy('a');
    expect(await ask()).toMatchObject([{ browser: null, system: null }]);
  });
});
