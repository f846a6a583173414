import { usageFigures } from '@storylark/contracts/admin/views';
import { onFree } from '@storylark/contracts/subscriptions/subscription';
import { openTestQueryApi } from '../testing/openTestQueryApi.ts';

async function house() {
  const opened = await openTestQueryApi();
  const admin = await opened.parent('op', { roles: ['admin'] });
  const sum = (kind: 'day' | 'week' | 'month', start: string, sums: object) =>
    opened.put('usage', { _id: `${kind}/${start}`, kind, start, sums });
  const account = (accountId: string, changes: object = {}) =>
    opened.put('usage', {
      _id: accountId,
      accountId,
      kind: 'account',
      openedAt: '2026-10-01T08:00:00.000Z',
      language: 'en',
      subscription: onFree,
      stories: 0,
      characters: 0,
      lastActive: '2026-10-01',
      making: {},
      windows: [],
      ...changes,
    });
  return { ...opened, admin, sum, account };
}

describe('usage', () => {
  async function counted() {
    const opened = await house();
    await opened.sum('day', '2026-10-25', { 'free/en': { finished: 1, active: 9 } });
    await opened.sum('day', '2026-10-26', {
      'free/en': { finished: 2, active: 3 },
      'basic/en': { finished: 4, active: 1 },
    });
    await opened.sum('day', '2026-11-01', { 'basic/de': { finished: 8, active: 2 } });
    await opened.sum('week', '2026-10-26', { 'free/en': { active: 3 }, 'basic/de': { active: 2 } });
    await opened.sum('month', '2026-10-01', { 'free/en': { active: 11 } });
    await opened.account('a');
    const usageOf = async (query: string) => {
      const { body } = await opened.get(`/api/admin/usage?${query}`, opened.admin).expect(200);
      return body as { starts: string[]; figures: Record<string, number[]> };
    };
    return usageOf;
  }

  it('is told day by day, with nothing where nothing was', async () => {
    const { starts, figures } = await (await counted())('from=2026-10-25&to=2026-10-27');
    expect(starts).toEqual(['2026-10-25', '2026-10-26', '2026-10-27']);
    expect(figures.finished).toEqual([1, 6, 0]);
    expect(figures.active).toEqual([9, 4, 0]);
    expect(Object.keys(figures).sort()).toEqual([...usageFigures].sort());
  });

  it('is summed up to whole weeks and months, active accounts counted once in each', async () => {
    const usageOf = await counted();
    const weeks = await usageOf('from=2026-10-28&to=2026-10-28&bucket=week');
    expect(weeks).toMatchObject({ starts: ['2026-10-26'], figures: { finished: [14], active: [5] } });
    const months = await usageOf('from=2026-10-31&to=2026-11-01&bucket=month');
    expect(months).toMatchObject({
      starts: ['2026-10-01', '2026-11-01'],
      figures: { finished: [7, 8], active: [11, 0] },
    });
  });

  it.each([
    ['plan=basic', 12],
    ['language=en', 6],
    ['plan=basic&language=de', 8],
    ['plan=premium', 0],
  ])('of %s alone', async (filter, finished) => {
    const { figures } = await (await counted())(`from=2026-10-26&to=2026-11-01&bucket=week&${filter}`);
    expect(figures.finished).toEqual([finished]);
  });

  it.each([
    ['from=2026-10-26', 'required'],
    ['from=2026-02-30&to=2026-03-01', 'notADay'],
    ['from=2026-10-26&to=2026-13-01', 'notADay'],
    ['from=2026-10-26&to=26.10.2026', 'notADay'],
    ['from=2026-10-26&to=2026-10-25', 'beforeStart'],
    ['from=2023-01-01&to=2026-12-31', 'tooLong'],
    ['from=2026-10-26&to=2026-10-27&bucket=hour', 'notInList'],
    ['from=2026-10-26&to=2026-10-27&plan=gold', 'notInList'],
  ])('refuses %s', async (query, type) => {
    const { get, admin } = await house();
    const { body } = await get(`/api/admin/usage?${query}`, admin).expect(422);
    expect(body.detail).toMatchObject([{ type }]);
  });
});

describe('accounts', () => {
  it('are told by id, plan and counts, ordered as asked, a page at a time', async () => {
    const { get, admin, account, sum } = await house();
    await sum('day', '2026-10-25', { 'free/en': { opened: 3 } });
    await account('a', { openedAt: '2026-10-03T08:00:00.000Z', stories: 2 });
    await account('b', { openedAt: '2026-10-02T08:00:00.000Z', stories: 7, lastActive: '2026-10-09' });
    await account('c', { characters: 2, lastActive: '2026-10-05' });
    const listed = async (query: string) => {
      const { body } = await get(`/api/admin/accounts?${query}`, admin).expect(200);
      return (body.items as { accountId: string }[]).map(({ accountId }) => accountId);
    };
    expect(await listed('')).toEqual(['a', 'b', 'c']);
    expect(await listed('sort=stories')).toEqual(['b', 'a', 'c']);
    expect(await listed('sort=lastActive')).toEqual(['b', 'c', 'a']);
    const { body } = await get('/api/admin/accounts?skip=2&limit=1', admin).expect(200);
    expect(body).toEqual({
      items: [
        {
          accountId: 'c',
          openedAt: '2026-10-01T08:00:00.000Z',
          plan: 'free',
          stories: 0,
          characters: 2,
          lastActive: '2026-10-05',
        },
      ],
      total: 3,
    });
  });
});

describe('work that was given up', () => {
  async function givenUp() {
    const opened = await house();
    for (const n of [1, 2]) {
      const job = {
        accountId: 'a',
        subject: `story/${n}`,
        step: 'text',
        kind: 'writeText',
        input: { storyId: `${n}` },
      };
      await opened.jobStore.insertIfAbsent({ ...job, id: `a/story/${n}/text` });
      const claimed = await opened.jobStore.claim(`a/story/${n}/text`, 5_000);
      await opened.jobStore.settle(`a/story/${n}/text`, claimed?.fence ?? 0, {
        kind: 'giveUp',
        reason: 'noSuchVoice',
      });
      opened.now.advance(1_000);
    }
    return opened;
  }

  it('is shown newest first, in ids and reasons', async () => {
    const { get, admin } = await givenUp();
    const { body } = await get('/api/admin/failures?limit=1', admin).expect(200);
    expect(body).toEqual({
      items: [
        {
          id: 'a/story/2/text',
          accountId: 'a',
          about: 'story/2',
          kind: 'writeText',
          reason: 'noSuchVoice',
          attempts: 1,
          orderedAt: '2026-11-01T08:00:01.000Z',
        },
      ],
      total: 2,
    });
  });

  it('tells what became of it once it is tried again', async () => {
    const { get, admin, jobStore } = await givenUp();
    const id = 'a/story/1/text';
    const state = () => get(`/api/admin/failures/state?id=${encodeURIComponent(id)}`, admin);
    expect((await state().expect(200)).body).toEqual({
      state: 'givenUp',
      attempts: 1,
      reason: 'noSuchVoice',
    });
    await jobStore.reopen(id);
    expect((await state().expect(200)).body.state).toBe('open');
    await jobStore.deleteByAccount('a');
    expect((await state().expect(404)).body.code).toBe('jobNotFound');
  });
});

it.each(
  ['usage?from=2026-10-26&to=2026-10-27', 'accounts', 'failures', 'failures/state?id=a'].flatMap((call) =>
    ([[], ['auditor']] as const).map((roles) => [call, roles] as const),
  ),
)('%s is nobody else’s business: %p', async (call, roles) => {
  const { get, parent } = await openTestQueryApi();
  const { body } = await get(`/api/admin/${call}`, await parent('a', { roles })).expect(403);
  expect(body.code).toBe('forbidden');
  await get(`/api/admin/${call}`).expect(401);
});

describe('what outside models cost', () => {
  async function spent() {
    const opened = await house();
    const sum = (day: string, role: string | null, model: string | null, costs: object) =>
      opened.put('costs', {
        _id: role === null ? `day/${day}` : `day/${day}/${role}/${model}`,
        kind: 'day',
        day,
        role,
        model,
        sums: { costs },
      });
    const story = (n: number, microDollars: number, lastDay: string | null) =>
      opened.put('costs', {
        _id: `a/${n}`,
        accountId: 'a',
        kind: 'story',
        storyId: `${n}`,
        uses: [{ calls: 2 }, { calls: 3 }],
        microDollars,
        lastDay,
      });
    await sum('2026-10-24', 'text', 'm-1.5', { calls: 99, microDollars: 99 });
    await sum('2026-10-25', null, null, { stories: 2 });
    await sum('2026-10-25', 'text', 'm-1.5', { calls: 15, retries: 1, microDollars: 40, kept: 1 });
    await sum('2026-10-26', 'speech', 'lab/voice', { calls: 3, microDollars: 2, houseTookOver: 1 });
    await sum('2026-10-26', null, null, { stories: 1 });
    for (let n = 0; n < 25; n += 1) await story(n, n, '2026-10-26');
    await story(90, 1_000, '2026-10-27');
    await story(91, 0, null);
    return opened;
  }
  const of = (days: string) => `/api/admin/costs?${days}`;

  it('is told by day, purpose and model, with the dearest stories', async () => {
    const { get, admin } = await spent();
    const { body } = await get(of('from=2026-10-25&to=2026-10-26'), admin).expect(200);
    expect(body).toMatchObject({ microDollars: 42, stories: 3 });
    const nothing = { retries: 0, kept: 0, houseTookOver: 0, failed: 0 };
    expect(body.rows).toEqual([
      { day: '2026-10-25', role: 'text', model: 'm-1.5', ...nothing, calls: 15, retries: 1, microDollars: 40, kept: 1 },
      { day: '2026-10-26', role: 'speech', model: 'lab/voice', ...nothing, calls: 3, microDollars: 2, houseTookOver: 1 },
    ]); // prettier-ignore
    expect(body.dearest).toHaveLength(20);
    expect(body.dearest[0]).toEqual({
      accountId: 'a',
      storyId: '24',
      microDollars: 24,
      calls: 5,
      lastDay: '2026-10-26',
    });
  });

  it('is nothing where nothing was asked', async () => {
    const { get, admin } = await spent();
    expect((await get(of('from=2026-01-01&to=2026-01-31'), admin).expect(200)).body).toEqual({
      rows: [],
      microDollars: 0,
      stories: 0,
      dearest: [],
    });
  });

  it('is for admins, of days that are some', async () => {
    const { get, admin, parent } = await spent();
    await get(of('from=2026-10-25&to=2026-10-26'), await parent('a')).expect(403);
    for (const days of ['', 'from=2026-10-26&to=2026-10-25', 'from=2020-01-01&to=2026-01-01', 'from=x&to=y'])
      await get(of(days), admin).expect(422);
  });
});
