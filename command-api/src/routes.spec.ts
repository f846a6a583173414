import { servedBy } from '@storylark/contracts/servedBy';
import { openTestApi } from './testing/openTestApi.ts';

it('every read that is answered here is sent here by the gateway', async () => {
  const api = await openTestApi();
  try {
    const reads = api.routes.filter(({ method, auth }) => method === 'GET' && auth !== 'service');
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.filter(({ path }) => servedBy('GET', path) !== 'commandApi')).toEqual([]);
  } finally {
    await api.close();
  }
}, 60_000);
