import { FAREWELL_HOLDS_KEYS } from '@storylark/contracts/constants';
import { MAX_ATTEMPTS, type Job } from '@storylark/platform/jobs/jobStore';
import type { CommandApi } from '../commandApi.ts';
import { eraseAccount } from './eraseAccount.ts';

const MADE_AT = 1_000_000;
const job = (attempts: number): Job => ({
  id: 'a/account/erase', accountId: 'a', subject: 'account', step: 'erase', kind: 'eraseAccount', input: { eventId: 'e' }, state: 'open', attempts, notBefore: 0,
  leaseUntil: 0, fence: 1, reason: null, createdAt: MADE_AT,
}); // prettier-ignore
const { signal } = new AbortController();

/** A small house. `fallAfter`: it falls over after that many acts. `postIsAway`: no mail goes out. */
function opened({ now = MADE_AT, postIsAway = false, providerIsAway = false, mailbox = true } = {}) {
  const acts: string[] = [];
  const house = {
    claimed: true,
    paying: true,
    key: 'key' as 'key' | 'erased',
    blobs: ['a/story/s/text/1/x', 'b/story/t/text/1/x'],
    mails: 2,
    jobs: 3,
    makers: [job(1)],
    erased: 0,
  };
  const sent = new Set<string>();
  let fallAfter = Number.POSITIVE_INFINITY;
  const act = (name: string, change: () => void) => async () => {
    change();
    acts.push(name);
    fallAfter -= 1;
    if (fallAfter === 0) throw new Error('fallen over');
  };
  const react = eraseAccount({
    api: {
      mailWork: async (_accountId: string, _eventId: string, toOldAddress: boolean) =>
        house.key === 'erased' || toOldAddress
          ? { over: true }
          : {
              over: false,
              kind: 'farewell',
              to: 'anna@example.com',
              firstName: 'Anna',
              language: 'de',
              link: null,
            },
      forgetBilling: async () => {
        if (providerIsAway) throw new Error('the provider is away');
        await act('billing', () => (house.paying = false))();
      },
      releaseOwnClaim: act('claim', () => (house.claimed = false)),
      accountErased: act('erased', () => (house.erased = 1)),
    } as unknown as CommandApi,
    vault: { destroy: act('keys', () => (house.key = 'erased')), key: async () => house.key } as never,
    blobs: {
      deleteByPrefix: (prefix: string) =>
        act('blobs', () => (house.blobs = house.blobs.filter((key) => !key.startsWith(prefix))))(),
      async *list(prefix: string) {
        for (const key of house.blobs) if (key.startsWith(prefix)) yield { key, size: 1, modifiedAt: 0 };
      },
    } as never,
    jobStore: {
      held: async () => house.makers,
      deleteByAccount: act('jobs', () => (house.jobs = 0)),
    } as never,
    mailer: {
      send: async ({ messageId, subject }) => {
        if (postIsAway) throw new Error('no post');
        expect(house.key).toBe('key');
        sent.add(`${messageId} ${subject}`);
        await act('farewell', () => {})();
      },
    },
    mailbox: mailbox ? { deleteByAccount: act('mails', () => (house.mails = 0)) } : null,
    compact: act('compact', () => {}),
    now: () => now,
  });
  return { acts, house, sent, react, fall: (after: number) => (fallAfter = after) };
}
const gone = {
  claimed: false,
  paying: false,
  key: 'erased',
  blobs: ['b/story/t/text/1/x'],
  mails: 0,
  jobs: 0,
  makers: [job(1)],
  erased: 1,
};
const order = ['billing', 'farewell', 'claim', 'keys', 'blobs', 'mails', 'erased', 'compact', 'jobs'];

describe('the erasure of an account', () => {
  it('says farewell, releases the address, destroys the keys, removes all it left, and says that it is done', async () => {
    const { react, house, acts, sent } = opened();
    expect(await react(job(1), signal)).toEqual({ kind: 'done' });
    expect(acts).toEqual(order);
    expect(house).toEqual(gone);
    expect([...sent]).toEqual(['e Dein Konto wird gelöscht']);
  });

  it.each(order.map((name, at) => [name, at + 1] as const))(
    'comes to its end after a fall at %s, with one farewell',
    async (_name, after) => {
      const { react, house, sent, fall } = opened();
      fall(after);
      expect((await react(job(1), signal)).kind).toBe('retryIn');
      fall(Number.POSITIVE_INFINITY);
      expect(await react(job(2), signal)).toEqual({ kind: 'done' });
      expect(house).toEqual(gone);
      expect(sent.size).toBe(1);
    },
  );

  it('keeps the keys 30 s for a farewell that cannot be sent, and no longer', async () => {
    const early = opened({ postIsAway: true, now: MADE_AT + FAREWELL_HOLDS_KEYS - 1 });
    expect((await early.react(job(1), signal)).kind).toBe('retryIn');
    expect(early.house.key).toBe('key');
    const late = opened({ postIsAway: true, now: MADE_AT + FAREWELL_HOLDS_KEYS });
    expect(await late.react(job(2), signal)).toEqual({ kind: 'done' });
    expect(late.house).toEqual(gone);
  });

  it('keeps the keys 30 s for a payment provider that is away, and is not done before that has forgotten', async () => {
    const early = opened({ providerIsAway: true, now: MADE_AT + FAREWELL_HOLDS_KEYS - 1 });
    expect((await early.react(job(1), signal)).kind).toBe('retryIn');
    expect(early.house.key).toBe('key');
    const late = opened({ providerIsAway: true, now: MADE_AT + FAREWELL_HOLDS_KEYS });
    expect((await late.react(job(2), signal)).kind).toBe('retryIn');
    expect(late.house).toMatchObject({ key: 'erased', paying: true, erased: 0 });
  });

  it.each([{ postIsAway: true }, { providerIsAway: true }])(
    'is not given up while the keys are kept, however often it is tried: %j',
    async (away) => {
      const { react } = opened({ ...away, now: MADE_AT + FAREWELL_HOLDS_KEYS - 1 });
      expect(await react(job(MAX_ATTEMPTS), signal)).toMatchObject({ kind: 'retryIn', spares: true });
    },
  );

  it('waits for a maker that had its key when the keys went, and removes what that writes', async () => {
    const { react, house, acts } = opened();
    const maker = { ...job(1), id: 'a/story/s/text', leaseUntil: 5_000 };
    house.makers = [job(1), maker];
    let looks = 0;
    // Looked at twice while the maker is at work; whoever does not wait for it removes too early.
    Object.defineProperty(house, 'makers', {
      get() {
        looks += 1;
        if (looks <= 2) return [job(1), maker];
        house.blobs.push('a/story/s/text/1/late');
        return [job(1)];
      },
    });
    expect(await react(job(1), signal)).toEqual({ kind: 'done' });
    expect(looks).toBe(3);
    expect(house.blobs).toEqual(gone.blobs);
    expect(acts).toEqual(order);
  });

  it('waits no longer when it is told to stop', async () => {
    const { react, house } = opened();
    const stopping = new AbortController();
    Object.defineProperty(house, 'makers', {
      get() {
        stopping.abort();
        return [job(1), { ...job(1), id: 'a/story/s/text' }];
      },
    });
    await expect(react(job(1), stopping.signal)).resolves.toMatchObject({ kind: 'retryIn' });
    expect(house.erased).toBe(0);
  });

  it('goes without a mailbox of its own', async () => {
    const { react, house } = opened({ mailbox: false });
    expect(await react(job(1), signal)).toEqual({ kind: 'done' });
    expect(house).toEqual({ ...gone, mails: 2 });
  });

  it('does not call it done while the key is there', async () => {
    const { react, house } = opened();
    Object.defineProperty(house, 'key', { get: () => 'key', set: () => {} });
    expect((await react(job(1), signal)).kind).toBe('retryIn');
    expect(house.erased).toBe(0);
  });

  it('does not call it done while something is left', async () => {
    const { react, house } = opened();
    // A maker at work writes on while its account goes.
    Object.defineProperty(house, 'blobs', { get: () => ['a/late/1/1/1/x'], set: () => {} });
    expect((await react(job(1), signal)).kind).toBe('retryIn');
    expect(house.erased).toBe(0);
  });
});
