import type { AccountEvent } from '@storylark/contracts/accounts/events';
import { sessionLives, type TokenClaims } from '@storylark/contracts/accounts/sessions';
import { Refusal } from '@storylark/platform/refusal';
import fc from 'fast-check';
import type { Account } from './account.ts';
import type { AccountCommand } from './accountCommand.ts';
import { accountDecider } from './accountDecider.ts';

const accountId = 'a1';
const person = { firstName: 'Ada', lastName: 'Lund', email: 'ada@example.org', passwordHash: 'hash' };
const opened: AccountCommand = {
  type: 'OpenAccount',
  language: 'en',
  claimStream: 'emailClaim-0',
  person,
  requestId: '0',
};
const requestId = fc.constantFrom('newest', 'newest', 'newest', '0', '1');
const commands: fc.Arbitrary<AccountCommand> = fc.oneof(
  fc.constant(opened),
  requestId.map((id): AccountCommand => ({ type: 'ConfirmEmail', requestId: id })),
  requestId.map((id): AccountCommand => ({
    type: 'ResetPassword',
    requestId: id,
    passwordHash: `hash ${id}`,
  })),
  requestId.map((id): AccountCommand => ({
    type: 'ConfirmEmailChange',
    requestId: id,
    claimStream: `emailClaim-${id}`,
  })),
  fc
    .constantFrom<AccountCommand['type'][]>('RequestConfirmation', 'RequestPasswordReset')
    .map((type) => ({ type, requestId: 'new' }) as AccountCommand),
  requestId.map((id): AccountCommand => ({
    type: 'RequestEmailChange',
    email: `${id}@example.org`,
    requestId: 'new',
  })),
  fc.constant<AccountCommand>({ type: 'EndSession', sessionId: null }),
  fc.constant<AccountCommand>({ type: 'EndSession', sessionId: 'own' }),
  fc.constant<AccountCommand>({ type: 'UseToken', sessionId: 'own', generation: 0 }),
  fc.constant<AccountCommand>({
    type: 'ChangePassword',
    verified: 'hash',
    passwordHash: 'hash',
    keepsSession: 'own',
  }),
  // Early deletions would leave little to see.
  fc
    .nat(3)
    .map((n): AccountCommand =>
      n > 0
        ? { type: 'RequestPasswordReset', requestId: 'new' }
        : { type: 'DeleteAccount', reason: 'other', comment: '' },
    ),
  fc.constant<AccountCommand>({ type: 'RecordErasure' }),
);
/**
 * Logins, those of old that left no trace, renewals whose answer may be lost, and commands some minutes later,
 * by whoever holds one of the tokens given out before.
 */
const steps = fc.array(
  fc.oneof(fc.constantFrom('login' as const, 'unrecorded login' as const), fc.record({ renews: fc.nat(5) }), {
    weight: 6,
    arbitrary: fc.record({
      command: commands,
      minutes: fc.constantFrom(0, 0, 1, 40, 24 * 60),
      by: fc.nat(5),
    }),
  }),
  { maxLength: 40, size: 'max' },
);
type Steps = typeof steps extends fc.Arbitrary<infer S> ? S : never;

/**
 * Runs the steps as the write path would: a refused one changes nothing. Requests and sessions are numbered
 * as they come.
 */
function run(
  asked: Steps,
  afterEach: (
    account: Account,
    events: readonly AccountEvent[],
    tokens: readonly TokenClaims[],
    now: number,
  ) => void,
) {
  let now = Date.UTC(2026, 10, 1);
  let made = 0;
  let account: Account | null = null;
  const tokens: TokenClaims[] = [];
  for (const step of [{ command: opened, minutes: 0, by: 0 }, ...asked]) {
    const claims = { sessionId: `s${tokens.length}`, sessionNumber: account?.sessions.number ?? 0 };
    if (step === 'unrecorded login') {
      tokens.push(claims);
      continue;
    }
    const held = (n: number) => tokens[n % Math.max(1, tokens.length)];
    if (typeof step === 'object' && 'renews' in step) {
      const former = held(step.renews);
      if (former?.generation !== undefined && account && sessionLives(account.sessions, former, now))
        tokens.push({ ...former, generation: former.generation + 1 });
      continue;
    }
    const logIn = {
      type: 'BeginSession',
      ...claims,
      device: { browser: null, system: null },
      by: 'password',
    } as const;
    const { command, minutes, by } = step === 'login' ? { command: logIn, minutes: 0, by: 0 } : step;
    if (step === 'login') tokens.push({ ...claims, generation: 0 });
    now += minutes * 60_000;
    const session = held(by);
    const sent = filledIn(
      command,
      { next: () => String((made += 1)), newest: String(made) },
      session ?? { sessionId: 'none' },
    );
    if (sent.type === 'UseToken' && session?.generation === undefined) continue;
    const isTheirs =
      sent.type === 'EndSession' || sent.type === 'ChangePassword' || sent.type === 'DeleteAccount';
    if (isTheirs && !session) continue;
    try {
      const context = { accountId, at: new Date(now).toISOString(), ...(isTheirs && session && { session }) };
      const events: readonly AccountEvent[] = accountDecider.decide(sent, account, context);
      account = events.reduce(accountDecider.evolve, account);
      if (account) afterEach(account, events, tokens, now);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

function filledIn(
  command: AccountCommand,
  requests: { next: () => string; newest: string },
  { sessionId: ownSession, generation = 0 }: Pick<TokenClaims, 'sessionId' | 'generation'>,
): AccountCommand {
  if ('requestId' in command && command.requestId === 'new')
    return { ...command, requestId: requests.next() };
  if ('requestId' in command && command.requestId === 'newest')
    return { ...command, requestId: requests.newest };
  if (command.type === 'UseToken') return { ...command, sessionId: ownSession, generation };
  if (command.type === 'EndSession' && command.sessionId) return { ...command, sessionId: ownSession };
  return command.type === 'ChangePassword' ? { ...command, keepsSession: ownSession } : command;
}

describe('whatever happens to an account', () => {
  it('no link is used twice', () =>
    fc.assert(
      fc.property(steps, (asked) => {
        const used = new Set<string>();
        run(asked, (_account, events) => {
          for (const { type, data } of events) {
            if (type !== 'EmailConfirmed' && type !== 'PasswordReset' && type !== 'EmailChanged') continue;
            const link = `${type} ${data.requestId}`;
            expect(used).not.toContain(link);
            used.add(link);
          }
        });
      }),
      { numRuns: 1000 },
    ));

  it('no session comes back to life', () =>
    fc.assert(
      fc.property(steps, (asked) => {
        const dead = new Set<TokenClaims>();
        run(asked, ({ sessions }, _events, tokens, now) => {
          for (const token of tokens) {
            const lives = sessionLives(sessions, token, now);
            if (dead.has(token)) expect(lives).toBe(false);
            if (!lives) dead.add(token);
          }
        });
      }),
    ));

  it('nothing but its erasure follows its deletion', () =>
    fc.assert(
      fc.property(steps, (asked) => {
        const types: string[] = [];
        run(asked, (_account, events) => void types.push(...events.map(({ type }) => type)));
        const end = types.indexOf('AccountDeleted');
        expect(end < 0 ? [] : types.slice(end + 1)).toEqual(
          types.includes('AccountErased') ? ['AccountErased'] : [],
        );
      }),
    ));
});
