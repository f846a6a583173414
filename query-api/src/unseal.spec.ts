import { ERASED, type Envelope } from '@storylark/contracts/sealing';
import { openAs } from './unseal.ts';

const envelope: Envelope = { subject: 'a', bound: 'b', box: 'x' };

it('what is not there or erased is null; nothing else is', async () => {
  const holding = (content: unknown) => openAs(async () => content, envelope);
  expect(await openAs(() => Promise.reject(new Error('never asked')), null)).toBeNull();
  expect(await holding(ERASED)).toBeNull();
  expect(await holding({ title: 'erased' })).toEqual({ title: 'erased' });
  await expect(openAs(() => Promise.reject(new Error('no key')), envelope)).rejects.toThrow('no key');
});
