import { paths } from '@storylark/contracts/paths';
import type { JsonObject } from '@storylark/platform/json';
import { createAnswerCheck } from '@storylark/platform/testing/createAnswerCheck';
import { pick, type Random, seededRandom } from '@storylark/studio/sound/dsp/seededRandom';
import { mailsTo, newParent, PASSWORD } from '../house/client.ts';
import { type Operation, operationsOf } from './operations.ts';
import { type Account, planCall } from './planCall.ts';
import { createPools } from './pools.ts';
import { createSender, type Heard, type Wire } from './send.ts';
import { chance, seededUuid } from './values.ts';

type Options = {
  address: string;
  /** How many calls. */
  count: number;
  seed: string;
  /** Accounts that call at the same time. */
  accounts?: number;
  /** Makes an admin of the account with this address: one of them is to be one. */
  promote?: (email: string) => Promise<unknown>;
  /** Told after each round, of how many calls so far. */
  onRound?: (tried: number) => Promise<void>;
};
export type Findings = {
  tried: number;
  /** What should never have been: errors, crashes, answers that nobody declared, words of another account. */
  faults: string[];
  /** How often each status came. */
  statuses: Record<string, number>;
  /** Calls that were let in at least once. */
  answered: Set<string>;
  operations: readonly Operation[];
};

/** Rounds: the tokens of their links are used from then on. */
const MAILS_READ_EVERY = 20;
const NAME_LETTERS = Array.from('bcdfglmnprst');
/** Hashing a password is slow, and an account that is gone has to be made anew: both now and then are enough. */
const rare: Readonly<Record<string, number>> = {
  [`POST ${paths.signup}`]: 0.2,
  [`POST ${paths.token}`]: 0.3,
  [`POST ${paths.proof}`]: 0.3,
  [`PUT ${paths.password}`]: 0.05,
  [`POST ${paths.logout}`]: 0.05,
  [`DELETE ${paths.me}`]: 0.05,
  [`GET ${paths.exportMe}`]: 0.2,
};

/**
 * Makes calls of the API that the house at `address` describes, and sequences of them: what an answer names,
 * the next calls use, also other accounts. A round is planned as a whole and sent at once, so that the same
 * seed makes the same calls of a house that answers the same.
 */
export async function fuzzCalls({
  address,
  count,
  seed,
  accounts = 6,
  promote,
  onRound,
}: Options): Promise<Findings> {
  const document = (await (await fetch(address + '/api/openapi.json')).json()) as JsonObject;
  const differs = createAnswerCheck(document);
  const operations = operationsOf(document);
  const randoms = Array.from({ length: accounts }, (_none, at) => seededRandom(`${seed} ${at}`));
  const pools = createPools();
  const { send, close } = createSender(address);
  const open = async (random: Random, at: number) => {
    const account = await openAccount(address, random);
    if (at === 0) await promote?.(account.email);
    return account;
  };
  const callers = await Promise.all(randoms.map(open));
  const found: Findings = { tried: 0, faults: [], statuses: {}, answered: new Set(), operations };

  function judge(account: Account, operation: Operation, wire: Wire, heard: Heard | Error): void {
    const name = `${operation.method} ${operation.path}`;
    const told = `call ${found.tried} of seed ${seed}: ${wire.method} ${wire.target.slice(0, 120)}`;
    if (heard instanceof Error) {
      const isCutOff = (wire.body?.length ?? 0) > 60_000; // answered before it was sent to its end
      if (!isCutOff) found.faults.push(`${told}: ${heard.message}`);
      return;
    }
    const { status, header, text } = heard;
    found.statuses[status] = (found.statuses[status] ?? 0) + 1;
    if (status < 300) found.answered.add(name);
    if (status >= 500 && !(status === 503 && header('retry-after')))
      found.faults.push(`${told}: ${status} ${text.slice(0, 200)}`);
    if (!wire.hangsUp || status !== 200)
      for (const fault of differs({ method: wire.method, path: wire.target, status, header, text }))
        found.faults.push(`${told}: ${fault}`);
    const stranger = callers.find(({ id, name: word }) => id !== account.id && text.includes(word));
    if (stranger && operation.access !== 'public') found.faults.push(`${told}: tells of another account`);
    if (status < 300 && header('content-type')?.includes('json') && text !== '')
      pools.harvest(account.id, operation.about, JSON.parse(text));
  }

  try {
    while (found.tried < count) {
      const round = callers.map((account, at) => {
        const random = randoms[at] ?? Math.random;
        const operation = pickOperation(operations, random);
        return { account, operation, wire: planCall(operation, { account, pools, random }) };
      });
      const heard = await Promise.all(
        round.map(({ wire }) => send(wire).catch((error: unknown) => error as Error)),
      );
      for (const [at, { account, operation, wire }] of round.entries()) {
        found.tried += 1;
        judge(account, operation, wire, heard[at] ?? new Error('no answer'));
      }
      await onRound?.(found.tried);
      if (found.tried % (MAILS_READ_EVERY * accounts) === 0)
        for (const { id, email } of callers)
          for (const { links } of await mailsTo(address, email))
            for (const link of links) pools.add(id, 'token', link.slice(link.lastIndexOf('/') + 1));
      if (found.faults.length >= 50) break;
      await Promise.all(
        round.map(async ({ account, wire }, at) => {
          const answer = heard[at];
          if (!isGone(answer) || !wire.headers.includes(`Bearer ${account.token}`)) return;
          callers[at] = await open(randoms[at] ?? Math.random, at);
        }),
      );
    }
  } finally {
    close();
  }
  return found;
}

/** Logged out, or deleted: the token is dead. */
const isGone = (answer: Heard | Error | undefined) =>
  answer !== undefined && !(answer instanceof Error) && answer.text.includes('"unauthenticated"');

function pickOperation(operations: readonly Operation[], random: Random): Operation {
  const operation = pick(operations, random);
  const weight = rare[`${operation.method} ${operation.path.replace(/\{(\w+)\}/g, ':$1')}`] ?? 1;
  return chance(random, weight) ? operation : pickOperation(operations, random);
}

/** Signed up, confirmed, logged in, under a name that stands nowhere else. */
async function openAccount(address: string, random: Random): Promise<Account> {
  const name = `Lark${Array.from({ length: 10 }, () => pick(NAME_LETTERS, random)).join('')}`;
  const email = `${seededUuid(random)}@example.com`;
  const { accountId, token } = await newParent(address, { email, firstName: name, lastName: name });
  return { id: accountId, email, password: PASSWORD, name, token };
}
