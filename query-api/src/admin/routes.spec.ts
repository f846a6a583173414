import { openTestQueryApi } from '../testing/openTestQueryApi.ts';

describe('work that was given up', () => {
  it('is shown to admins, newest first, in ids and reasons', async () => {
    const { get, parent, jobStore, now } = await openTestQueryApi();
    for (const n of [1, 2]) {
      const job = {
        accountId: 'a',
        subject: `story/${n}`,
        step: 'text',
        kind: 'writeText',
        input: { storyId: `${n}` },
      };
      await jobStore.insertIfAbsent({ ...job, id: `a/story/${n}/text` });
      const claimed = await jobStore.claim(`a/story/${n}/text`, 5_000);
      await jobStore.settle(`a/story/${n}/text`, claimed?.fence ?? 0, {
        kind: 'giveUp',
        reason: 'noSuchVoice',
      });
      now.advance(1_000);
    }
    const admin = await parent('op', { roles: ['admin'] });
    const { body } = await get('/api/admin/failures?limit=1', admin).expect(200);
    expect(body).toMatchObject({ items: [{ id: 'a/story/2/text', reason: 'noSuchVoice' }], total: 2 });
  });

  it.each([[[]], [['auditor']]] as const)('is nobody else’s business: %p', async (roles) => {
    const { get, parent } = await openTestQueryApi();
    expect((await get('/api/admin/failures', await parent('a', { roles })).expect(403)).body.code).toBe(
      'forbidden',
    );
    await get('/api/admin/failures').expect(401);
  });
});
