import { createLedger } from '../calls/ledger.ts';
import { ModelFailure } from '../calls/modelFailure.ts';
import { createBreakers, createCaller } from '../calls/createCaller.ts';
import { createSpending } from '../calls/createSpending.ts';
import type { StubPath } from '../testing/createModelStub.ts';
import type { Fault } from '../testing/stubFaults.ts';
import { type OpenedModels, openModels } from '../testing/openModels.ts';
import { isSafeOf, safetySchema } from '../text/answers.ts';
import { createTextModel } from './createTextModel.ts';
import type { Question } from './question.ts';

const question: Question<boolean> = {
  system: 'Language: British English.',
  user: 'THE PASSAGE\nNothing much.',
  schema: safetySchema,
  read: isSafeOf,
  mostTokens: 100,
  safetyId: 'hash-of-a',
};
const paths = { responses: '/responses', chat: '/chat/completions' } as const;
/** What a model must never say of itself, or of what it was asked. */
const secrets = ['Nothing much', 'sk-of-the-stub', 'THE PASSAGE'];

let house: OpenedModels;
afterEach(() => house.stub.close());

describe.each(['responses', 'chat'] as const)('a text model in the shape %s', (shape) => {
  const path: StubPath = paths[shape];

  async function opened({ patienceMs = 60_000, caps = { perAccountAndDay: 1e9, perDay: 1e9 } } = {}) {
    house = await openModels({ TEXT_SHAPE: shape });
    const { services, limits, stub } = house;
    const service = services.text?.text;
    if (!service) throw new Error('no text model is set');
    const breakers = createBreakers({ pauseMs: 60_000 });
    const spending = createSpending({ limits, caps, now: Date.now });
    // pauses are none: random is what they are multiplied by at the least
    const caller = createCaller(service, { spending, now: Date.now, breakers, random: () => -1 }, patienceMs);
    const model = createTextModel(caller, shape);
    const ledger = createLedger();
    const stop = new AbortController();
    const ask = (until = Date.now() + 600_000) =>
      model.ask(question, {
        accountId: 'a',
        until,
        signal: stop.signal,
        tally: ledger.tallyOf('text', service.model),
      });
    const failure = async (until?: number) => {
      const error = await ask(until).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      if (!(error instanceof ModelFailure)) throw new Error('it did not fail');
      for (const secret of secrets) expect(JSON.stringify([error, error.message])).not.toContain(secret);
      return error.reason;
    };
    return { stub, ask, failure, stop, spent: () => ledger.take().spent[0], model };
  }

  it('answers by the schema, is asked to keep nothing, and knows an account by a hash alone', async () => {
    const { stub, ask, spent, model } = await opened();
    expect(await ask()).toBe(true);
    expect(stub.violations).toEqual([]);
    const [{ body, headers } = { body: '', headers: {} }] = stub.recorded;
    expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(model.bodyOf(question))));
    expect(JSON.parse(body)).toMatchObject({ store: false, safety_identifier: 'hash-of-a' });
    expect(headers).toMatchObject({ authorization: 'Bearer sk-of-the-stub' });
    expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([]);
    expect(spent()).toMatchObject({ role: 'text', calls: 1, retries: 0 });
  });

  const mended: Fault[] = ['tooMany', { tooMany: 0 }, 'error', 'cut', 'malformed', 'noJson', 'incomplete'];
  it.each(mended)('is asked again after %j, and answers then', async (fault) => {
    const { stub, ask, spent } = await opened();
    stub.fail(path, fault, fault);
    expect(await ask()).toBe(true);
    expect(spent()).toMatchObject({ calls: 3, retries: 2 });
  });

  it.each([
    ['tooMany', 'full'],
    ['error', 'away'],
    ['cut', 'away'],
    ['malformed', 'broken'],
    ['noJson', 'broken'],
    ['incomplete', 'broken'],
  ] as const)('is given up after four times %s: %s', async (fault, reason) => {
    const { stub, failure } = await opened();
    stub.failAlways(path, fault);
    expect(await failure()).toBe(reason);
    expect(stub.asked(path)).toBe(4);
  });

  it.each([
    ['refusal', 'refused'],
    ['forbiddenContent', 'refused'],
    ['outOfMoney', 'full'],
    ['unauthorised', 'away'],
  ] as const)('is not asked again after %s: %s', async (fault, reason) => {
    const { stub, failure } = await opened();
    stub.failAlways(path, fault);
    expect(await failure()).toBe(reason);
    expect(stub.asked(path)).toBe(1);
  });

  it('is slow where it never answers, and nobody waits past the time there is', async () => {
    const { stub, failure } = await opened({ patienceMs: 200 });
    stub.failAlways(path, 'silence');
    expect(await failure()).toBe('slow');
    expect(await failure(Date.now() - 1)).toBe('slow');
    expect(stub.asked(path)).toBe(4);
    stub.failAlways(path, { tooMany: 3_600 });
    expect(await failure(Date.now() + 60_000)).toBe('full');
    expect(stub.asked(path)).toBe(5);
  });

  it('is cut off in the middle of a call when nobody waits any more', async () => {
    const { stub, ask, stop } = await opened();
    stub.failAlways(path, 'silence');
    const asked = ask();
    const over = new Error('the story is over');
    while (stub.asked(path) === 0) await new Promise((resolve) => setImmediate(resolve));
    stop.abort(over);
    await expect(asked).rejects.toBe(over);
    stub.failAlways(path, null);
    expect(stub.asked(path)).toBe(1);
  });

  it('is left alone once its provider failed five times in a row', async () => {
    const { stub, failure } = await opened();
    stub.failAlways(path, 'error');
    for (let n = 0; n < 5; n += 1) expect(await failure()).toBe('away');
    expect(stub.asked(path)).toBe(5);
  });

  it('may not spend more than is set: what a call may cost at most is set aside, what it cost is kept', async () => {
    const { stub, ask, failure, spent } = await opened({ caps: { perAccountAndDay: 4_000, perDay: 1e9 } });
    let calls = 0;
    while ((await ask().catch(() => null)) !== null) calls += 1;
    expect(calls).toBeGreaterThan(1);
    expect(await failure()).toBe('budget');
    expect(stub.asked(path)).toBe(calls);
    expect(spent()?.microDollars).toBeLessThanOrEqual(4_000);
  });

  it('leads neither a key nor a question to another address', async () => {
    const { stub, failure } = await opened();
    stub.failAlways(path, 'elsewhere');
    expect(await failure()).toBe('away');
    expect(stub.recorded.every((one) => one.path === path)).toBe(true);
  });
});
