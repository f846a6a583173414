import { randomUUID } from 'node:crypto';
import { accountStream } from '@storylark/contracts/accounts/events';
import { SESSIONS_MAX } from '@storylark/contracts/constants';
import { createCommandHandler } from '@storylark/platform/engines/handleCommand';
import type { NewEvent } from '@storylark/platform/eventStore/eventStore';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { jest } from '@jest/globals';
import { accountDecider } from '../accountDecider.ts';

const LOGINS = 10_000;

describe('an account that was logged in to ten thousand times', () => {
  const accountId = randomUUID();
  const stream = accountStream(accountId);
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
  const event = (n: number, type: string, data: object): NewEvent => ({
    id: randomUUID(),
    type,
    data: { accountId, at: at(n), ...data },
    metadata: { at: at(n), accountId },
  });
  const person = { firstName: 'Ada', lastName: 'L', email: 'ada@example.com', passwordHash: 'hash' };
  const opened: string[] = [];
  const eventStore = createMemoryEventStore();
  const commands = () =>
    createCommandHandler({
      eventStore,
      sealer: {
        seal: async (_stream, events) => [...events],
        unseal: async (sealed) => {
          opened.push(sealed.type);
          return sealed;
        },
      },
      upcast: ({ type, data }) => ({ type, data }),
    });
  const logins = Array.from({ length: LOGINS }, (_, n) =>
    event(n, 'SessionBegan', { sessionId: `session-${n}`, device: { box: 'sealed' } }),
  );

  beforeAll(async () => {
    const first = event(0, 'AccountOpened', { language: 'en', claimStream: 'c', termsVersion: '1', person });
    await eventStore.append(stream, [first], 'none');
    for (let n = 0; n < LOGINS; n += 500) await eventStore.append(stream, logins.slice(n, n + 500), n);
  });
  beforeEach(() => opened.splice(0));

  it('is read without opening what each login was made from, or reading old dates over and over', async () => {
    const parse = jest.spyOn(Date, 'parse');
    const { state } = await commands().load(accountDecider, stream);
    const parsed = parse.mock.calls.length;
    parse.mockRestore();
    expect(opened).toEqual(['AccountOpened']);
    expect(parsed).toBeLessThan(5 * LOGINS);
    expect(state).toMatchObject({ email: person.email });
    expect(state?.sessions.open?.map(({ id }) => id)).toEqual(
      logins.slice(-SESSIONS_MAX).map(({ data }) => data.sessionId),
    );
  });

  it('tells who repeats a login what that one brought about, opened', async () => {
    const login = () =>
      commands().handle({
        decider: accountDecider,
        streamId: stream,
        command: {
          type: 'BeginSession',
          sessionId: 'again',
          sessionNumber: 0,
          device: { browser: 'Firefox', system: 'Linux' },
          by: 'password',
        },
        contextOf: () => ({ accountId, at: at(LOGINS) }),
        meta: { at: at(LOGINS), commandId: '6f5a3c1e-8d62-4c58-9f0b-1a2b3c4d5e6f' },
      });
    const [first, second] = [await login(), await login()];
    expect([first.appended, second.appended]).toEqual([true, false]);
    expect(second.events).toEqual(first.events);
    expect(opened.filter((type) => type === 'SessionBegan')).not.toEqual([]);
  });
});
