import { fakeClock } from '../testing/fakeClock.ts';
import type { SecretVersions } from './keyVault.ts';
import { openNamingKeys } from './openNamingKeys.ts';

it('keys that name things name nothing before every process knows them, and those before them stay known', async () => {
  const now = fakeClock();
  const ending = new AbortController();
  const version = (number: number, madeAt: number) => ({ number, madeAt, key: Buffer.from([number]) });
  const versions: SecretVersions = [version(3, now()), version(2, 0), version(1, 0)];
  const keys = await openNamingKeys({
    vault: { versions: async () => versions },
    name: 'emailClaims',
    now,
    signal: ending.signal,
    onError: () => {},
  });
  const numbers = () => keys().map(([number]) => number);
  expect(numbers()).toEqual([2, 1]);
  now.advance(30_000);
  expect(numbers()).toEqual([3, 2, 1]);
  ending.abort();
});
