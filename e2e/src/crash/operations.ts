import { randomUUID } from 'node:crypto';
import { call, type Answer } from '../house/client.ts';
import type { House } from './house.ts';

/** Commands sent at the same time where their order does not matter. */
const AT_ONCE = 16;

type Body = Readonly<Record<string, unknown>>;
type Kind =
  | 'signup'
  | 'confirm'
  | 'profile'
  | 'createCharacter'
  | 'changeCharacter'
  | 'deleteCharacter'
  | 'orderStory'
  | 'deleteStory'
  | 'deleteAccount';
export type Command = {
  kind: Kind;
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: object;
  /** The status that is its yes. */
  yes: number;
  /** What it is about: a story, a character. */
  about?: string;
  token?: string;
};
/** `position`: null where the answer tells none, as to whoever is not logged in. */
export type Acknowledged = { status: number; body: Body; position: number | null };
/** `answer`: the first one the client got; null while nobody knows what became of it. */
export type Operation = Command & {
  key: string;
  accountId: string | null;
  answer: Acknowledged | null;
  sentAgain: boolean;
};

/** The house is gone: what was asked may or may not have happened. */
export class Unanswered extends Error {}

/**
 * Sends commands and remembers what was acknowledged. `heard` is called after each acknowledgement; `ask` is
 * how a command is sent.
 */
export function createOperations(
  house: Pick<House, 'isUp' | 'address' | 'positions'>,
  heard: (operation: Operation) => void,
  ask: typeof call = call,
) {
  const log: Operation[] = [];

  async function post({ method, path, body, token, key, accountId }: Operation): Promise<Acknowledged> {
    const address = await house.address();
    const options = { body, headers: { 'idempotency-key': key }, ...(token === undefined ? {} : { token }) };
    const answer: Answer<Body> = await ask<Body>(address, method, path, options).catch((error: unknown) => {
      throw new Unanswered(path, { cause: error });
    });
    const told = answer.headers.get('x-position') ?? '';
    const position = (await house.positions()).highest(accountId ?? '', told);
    return { status: answer.status, body: answer.body, position };
  }

  /** @throws Unanswered when the house was killed meanwhile; Error when it says no */
  async function send(command: Command, accountId: string | null): Promise<Acknowledged> {
    if (!house.isUp()) throw new Unanswered(command.path); // nor was it sent
    const operation: Operation = { ...command, accountId, key: randomUUID(), answer: null, sentAgain: false };
    log.push(operation);
    const answer = await post(operation);
    operation.answer = answer;
    if (answer.status !== command.yes)
      throw new Error(`${command.kind} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
    heard(operation);
    return answer;
  }

  /**
   * Sends again, letter by letter, what was never answered. Answers what the house would not do a second
   * time.
   */
  async function finishUnanswered(): Promise<string[]> {
    const wrong: string[] = [];
    for (const operation of log.filter(({ answer }) => answer === null)) {
      const answer = await post(operation);
      operation.sentAgain = true;
      operation.answer = answer;
      // A deletion that was carried out has ended the session it was asked with.
      const isFine =
        answer.status === operation.yes || (operation.kind === 'deleteAccount' && answer.status === 401);
      if (!isFine)
        wrong.push(
          `${operation.kind}, sent again after the crash, was answered ${answer.status} ${JSON.stringify(answer.body)}`,
        );
    }
    return wrong;
  }

  /**
   * Sends again what was answered before the crash; the answer must be the first one. Things that are gone by
   * now, and sessions, are left out.
   */
  async function repeatAnswered(gone: ReadonlySet<string>): Promise<string[]> {
    const wrong: string[] = [];
    const repeatable = log.filter(
      ({ kind, about, accountId, answer }) =>
        answer !== null &&
        kind !== 'deleteAccount' &&
        ![about, accountId, answer.body.uuid].some((id) => gone.has(id as string)),
    );
    const repeat = async (operation: Operation) => {
      const first = operation.answer;
      const again = await post(operation);
      const same =
        again.status === first?.status && lasting(operation, again.body) === lasting(operation, first.body);
      if (!same)
        wrong.push(
          `${operation.kind} was answered ${JSON.stringify(first)}, sent again ${JSON.stringify(again)}`,
        );
    };
    for (let at = 0; at < repeatable.length; at += AT_ONCE)
      await Promise.all(repeatable.slice(at, at + AT_ONCE).map(repeat));
    return wrong;
  }

  return { log, send, finishUnanswered, repeatAnswered };
}
export type Operations = ReturnType<typeof createOperations>;

/** What of an answer does not change with what happens later. */
function lasting({ kind }: Operation, { uuid, email, createdAt, ...body }: Body): string {
  return kind === 'orderStory'
    ? JSON.stringify({ uuid, createdAt, ...body })
    : JSON.stringify({ uuid, email, createdAt });
}
