import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import { id, openTestQueryApi } from '../testing/openTestQueryApi.ts';

const day = (n: number) => `2026-10-2${n}T08:00:00.000Z`;

async function home() {
  const house = await openTestQueryApi();
  const token = await house.parent('a');
  const told = (n: number, setting: SettingId, changes = {}) =>
    house.story('a', id(n), {
      createdAt: day(n),
      setting,
      text: { title: `Tale ${n}`, paragraphs: [] },
      ...changes,
    });
  const heard = (n: number, at: string, changes = {}) =>
    house.put('listening', { _id: `a/${id(n)}`, accountId: 'a', storyId: id(n), positionSeconds: 12, finished: false, at, ...changes }); // prettier-ignore
  const shown = async () =>
    (await house.get('/api/dashboard', token).expect(200)).body as Record<string, unknown>;
  return { ...house, token, told, heard, shown };
}

describe('the start page', () => {
  it('of a new account greets, and shows what may be made', async () => {
    const { shown } = await home();
    expect(await shown()).toEqual({
      firstName: 'Ada',
      totalStories: 0,
      totalCharacters: 0,
      storiesUsed: 0,
      storyLimit: 1,
      charactersUsed: 0,
      characterLimit: 1,
      quotaUsedPercent: 0,
      periodEndsAt: '2026-11-20T00:00:00.000Z',
      favouriteSetting: null,
      favouriteLesson: null,
      audioHours: 0,
      lastListened: null,
      givenBack: [],
      continueReading: null,
    });
  });

  it('greets by the name that holds now, and by none once it is erased', async () => {
    const { put, sealed, shown, vault } = await home();
    const person = await sealed('a', { firstName: 'Ada' });
    await put('accounts', {
      _id: 'a',
      accountId: 'a',
      person,
      names: await sealed('a', { firstName: 'Bo' }),
    });
    expect((await shown()).firstName).toBe('Bo');
    await vault.destroy('a');
    expect((await shown()).firstName).toBe('');
  });

  it('counts stories that were told, their hours, and what they have in common', async () => {
    const { told, shown } = await home();
    await told(1, 'atHome', { durationSeconds: 1800 });
    await told(2, 'pirateShip', { durationSeconds: 1080, lesson: 'courage' });
    await told(3, 'pirateShip', { durationSeconds: null, lesson: 'courage' });
    await told(4, 'coralReef', { durationSeconds: 9999, state: 'failed' });
    expect(await shown()).toMatchObject({
      totalStories: 3,
      audioHours: 0.8,
      favouriteSetting: 'pirateShip',
      favouriteLesson: 'courage',
    });
  });

  it('prefers of two settings told as often the one told last', async () => {
    const { told, shown } = await home();
    await told(1, 'pirateShip');
    await told(2, 'atHome');
    expect((await shown()).favouriteSetting).toBe('atHome');
  });

  it('leads back to the last story heard, and to the last one not heard to its end', async () => {
    const { told, heard, shown } = await home();
    for (const n of [1, 2, 3]) await told(n, 'atHome', { durationSeconds: 240 });
    await heard(1, day(5));
    await heard(2, day(6), { positionSeconds: 0 });
    await heard(3, day(7), { finished: true });
    expect(await shown()).toMatchObject({
      lastListened: { storyUuid: id(3), title: 'Tale 3', at: day(7) },
      continueReading: { storyUuid: id(1), title: 'Tale 1', positionSeconds: 12, durationSeconds: 240 },
    });
  });

  it('leads to no story that is not there, failed, or has no sound to go on with', async () => {
    const { told, heard, shown } = await home();
    await told(1, 'atHome', { durationSeconds: 240, state: 'failed' });
    await told(2, 'atHome', { durationSeconds: null, text: null });
    await heard(9, day(9));
    await heard(1, day(8));
    await heard(2, day(7));
    expect(await shown()).toMatchObject({
      lastListened: { storyUuid: id(2), title: null },
      continueReading: null,
    });
  });

  it('tells what came back, the newest five, and how much is used', async () => {
    const { put, shown } = await home();
    const slot = (n: number, returnedAt: string | null) =>
      put('slots', { _id: `a/${id(n)}/w`, accountId: 'a', storyId: id(n), window: '2026-10-20', takenAt: day(1), returnedAt, reason: returnedAt && 'failed', creditedTo: null }); // prettier-ignore
    for (let n = 1; n <= 6; n += 1) await slot(n, day(n));
    await slot(7, null);
    const { givenBack, quotaUsedPercent } = await shown();
    expect((givenBack as { at: string }[]).map(({ at }) => at)).toEqual([6, 5, 4, 3, 2].map(day));
    expect(quotaUsedPercent).toBe(100);
  });

  it('shows nothing of others, and is not guessed where a read model is not there yet', async () => {
    const { story, put, shown, get } = await home();
    await story('b', id(1), {});
    await put('slots', {
      _id: 'b/s/w',
      accountId: 'b',
      window: 'w',
      takenAt: day(1),
      returnedAt: day(2),
      reason: 'failed',
    });
    expect(await shown()).toMatchObject({ totalStories: 0, givenBack: [] });
    await get('/api/dashboard').expect(401);
    const early = await openTestQueryApi({
      built: ['sessions', 'accounts', 'subscriptions', 'slots', 'characters'],
    });
    await early.get('/api/dashboard', await early.parent('a')).expect(503);
  });
});
