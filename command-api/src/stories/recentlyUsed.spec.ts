import { randomUUID } from 'node:crypto';
import { allowanceStream } from '@storylark/contracts/subscriptions/events';
import { onFree, windowAt } from '@storylark/contracts/subscriptions/subscription';
import { storyStream } from '@storylark/contracts/stories/events';
import { createCommandHandler } from '@storylark/platform/engines/handleCommand';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { createRecentlyUsed } from './recentlyUsed.ts';

const account = { accountId: 'family', openedAt: '2026-05-20T08:00:00.000Z' };
const now = '2026-11-02T08:00:00.000Z';

function library() {
  const eventStore = createMemoryEventStore();
  const commands = createCommandHandler({
    eventStore,
    sealer: { seal: async (_streamId, events) => [...events], unseal: async (event) => event },
    upcast: ({ type, data }) => ({ type, data }),
  });
  const append = (streamId: string, type: string, data: object) =>
    eventStore.append(
      streamId,
      [{ id: randomUUID(), type, data: data as Record<string, never>, metadata: { at: now } }],
      'any',
    );
  const windowOf = async (_account: unknown, at: string) => windowAt(onFree, account.openedAt, at);
  /** A story ordered on a day; `used` once its text is written. */
  async function story(
    storyId: string,
    day: string,
    used?: readonly string[],
    accountId = account.accountId,
  ) {
    const window = windowAt(onFree, account.openedAt, `${day}T08:00:00.000Z`).id;
    await append(allowanceStream(account.accountId, window), 'StorySlotTaken', {
      accountId: account.accountId,
      window,
      storyId,
      at: now,
    });
    await append(storyStream(storyId), 'StoryRequested', { accountId, storyId, window, at: now });
    if (used) await append(storyStream(storyId), 'TextWritten', { accountId, storyId, used, at: now });
  }
  return { story, recentlyUsed: () => createRecentlyUsed({ commands, windowOf })(account, now) };
}

describe('what the last stories used', () => {
  it('is nothing for a family without stories', async () =>
    expect(await library().recentlyUsed()).toEqual([]));

  it('is told oldest first, over several windows, of those that have a text', async () => {
    const { story, recentlyUsed } = library();
    await story('s1', '2026-09-21', ['opening:1']);
    await story('s2', '2026-10-01', ['opening:2', 'ending:2']);
    await story('s3', '2026-10-25', ['opening:3']);
    await story('s4', '2026-11-01');
    expect(await recentlyUsed()).toEqual(['opening:1', 'opening:2', 'ending:2', 'opening:3']);
  });

  it('ends with the twentieth story', async () => {
    const { story, recentlyUsed } = library();
    for (let n = 1; n <= 22; n += 1) await story(`s${n}`, '2026-11-01', [`opening:${n}`]);
    expect(await recentlyUsed()).toEqual(Array.from({ length: 20 }, (_, at) => `opening:${at + 3}`));
  });

  it('is of this family only', async () => {
    const { story, recentlyUsed } = library();
    await story('s1', '2026-11-01', ['opening:1'], 'another family');
    expect(await recentlyUsed()).toEqual([]);
  });
});
