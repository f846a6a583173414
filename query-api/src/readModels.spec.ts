import { Unavailable } from '@storylark/platform/unavailable';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { createReadModels } from './readModels.ts';

const readStore = createMemoryReadStore();
const shared = { accountId: 'a', storyId: 's', shareId: 'h', endsAt: null, indexable: false };
const put = (name: string, document: { _id: string } & Record<string, string | boolean | number | null>) =>
  readStore.collection({ name, indexes: [] }).put(document);

it('what was deleted is not there, however it is asked for', async () => {
  await put('shares/v1', { _id: 'a/s', ...shared });
  await put('shares/v1', { _id: 'a/gone', position: 7, deleted: true });
  const shares = await createReadModels(readStore, async () => 'shares/v1').of('shares');
  expect(await shares.get('a/gone')).toBeNull();
  expect((await shares.getMany(['a/s', 'a/gone', 'a/never'])).map(({ _id }) => _id)).toEqual(['a/s']);
  expect((await shares.find({ filter: { accountId: 'a' } })).map(({ _id }) => _id)).toEqual(['a/s']);
  expect(await shares.count({ accountId: 'a' })).toBe(1);
});

it('a rebuild that was switched in is read from then on', async () => {
  let live = 'shares/v1';
  const models = createReadModels(readStore, async () => live);
  await put('shares/v2', { _id: 'a/s', ...shared, indexable: true });
  expect((await (await models.of('shares')).get('a/s'))?.indexable).toBe(false);
  live = 'shares/v2';
  expect((await (await models.of('shares')).get('a/s'))?.indexable).toBe(true);
});

it('one that was never built is not one without documents', async () => {
  await expect(createReadModels(readStore, async () => null).of('shares')).rejects.toThrow(Unavailable);
});
