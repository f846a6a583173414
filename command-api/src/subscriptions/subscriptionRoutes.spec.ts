import { internalPaths } from '@storylark/contracts/internalPaths';
import { path, paths } from '@storylark/contracts/paths';
import { verifyChain } from '@storylark/platform/engines/hashChain';
import { openTestApi, SERVICE_TOKEN, type TestApi } from '../testing/openTestApi.ts';

const DAY = 24 * 60 * 60_000;

describe('plans', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi();
  });
  afterEach(() => api.close());

  const set = (email: string, plan: string, more: object = {}) =>
    api.call('POST', internalPaths.plan, { token: SERVICE_TOKEN, body: { email, plan, ...more } });
  const settle = (accountId: string) =>
    api.call('POST', path(internalPaths.periods, { accountId }), { token: SERVICE_TOKEN });
  const seenBy = async (email: string) => {
    const { access_token: token } = (await api.logIn(email)).body;
    return (await api.call('GET', paths.me, { token })).body.subscription;
  };
  const eventsOf = (accountId: string) => api.eventsOf(`subscription-${accountId}`);

  it('set by the operator count at once when they are more, and are seen by the account', async () => {
    const { email } = await api.parent();
    expect(await seenBy(email)).toMatchObject({
      plan: 'free',
      storyLimit: 1,
      characterLimit: 1,
      relationships: false,
    });
    expect((await set(email, 'basic')).body).toMatchObject({
      held: 'basic',
      shown: 'basic',
      interval: 'month',
      periodEnd: '2026-12-01',
    });
    expect((await set(email, 'premium')).body).toMatchObject({ held: 'premium', shown: 'premium' });
    expect(await seenBy(email)).toMatchObject({
      plan: 'premium',
      storyLimit: 60,
      characterLimit: 10,
      relationships: true,
    });
  });

  it('that are less show at once and count from the end of the period, with or without the clock', async () => {
    const { email, accountId } = await api.parent();
    await set(email, 'premium');
    expect((await set(email, 'basic')).body).toMatchObject({
      held: 'premium',
      shown: 'basic',
      downgrade: { plan: 'basic' },
    });
    expect(await seenBy(email)).toMatchObject({
      plan: 'basic',
      storyLimit: 60,
      downgrade: { effectiveAt: '2026-12-01T00:00:00.000Z' },
    });
    api.now.advance(30 * DAY);
    expect(await seenBy(email)).toMatchObject({ plan: 'basic', storyLimit: 10, downgrade: null });
    for (let i = 0; i < 2; i += 1)
      expect((await settle(accountId)).body).toMatchObject({ held: 'basic', periodEnd: '2027-01-01' });
    expect((await eventsOf(accountId)).map(({ type }) => type)).toEqual([
      'SubscriptionStarted',
      'DowngradeScheduled',
      'DowngradeTookEffect',
      'PeriodRenewed',
    ]);
    expect(await seenBy(email)).toMatchObject({
      plan: 'basic',
      storyLimit: 10,
      windowEndsAt: '2027-01-01T00:00:00.000Z',
    });
  });

  it('leave a chain in which no event can be changed or left out', async () => {
    const { email, accountId } = await api.parent();
    for (const plan of ['basic', 'standard', 'free', 'premium']) await set(email, plan);
    const events = await eventsOf(accountId);
    expect(events).toHaveLength(4);
    expect(verifyChain(events).whole).toBe(true);
    expect(verifyChain(events.filter((_, i) => i !== 1)).whole).toBe(false);
    const bent = events.map((event, i) =>
      i === 1 ? { ...event, data: { ...event.data, plan: 'premium' } } : event,
    );
    expect(verifyChain(bent)).toMatchObject({ whole: false });
  });

  it('are for accounts that exist, and for the operator alone', async () => {
    const { email, token } = await api.parent();
    expect(await set('nobody@example.org', 'basic')).toMatchObject({ status: 404 });
    expect((await set(email, 'gold')).status).toBe(422);
    const tried = await api.call('POST', internalPaths.plan, { token, body: { email, plan: 'premium' } });
    expect(tried.status).toBe(403);
    expect(await seenBy(email)).toMatchObject({ plan: 'free' });
  });
});
