import { ownAddress } from './ownAddress.ts';

it.each([
  ['several copies', ['192.0.2.1', '127.0.0.1'], '127.0.0.1'],
  ['another machine', ['192.0.2.1'], 'a-name'],
])('of a name that stands for %s is this machine’s, if there is one', async (_whom, behind, own) =>
  expect(await ownAddress('a-name', async () => behind.map((address) => ({ address })))).toBe(own),
);
