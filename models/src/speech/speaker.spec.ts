import { createBreakers, createCaller } from '../calls/createCaller.ts';
import { createSpending } from '../calls/createSpending.ts';
import { createLedger } from '../calls/ledger.ts';
import { ModelFailure } from '../calls/modelFailure.ts';
import type { StubPath } from '../testing/createModelStub.ts';
import type { Fault } from '../testing/stubFaults.ts';
import { type OpenedModels, openModels } from '../testing/openModels.ts';
import { createSpeaker } from './createSpeaker.ts';
import type { Sentence } from './sentence.ts';

const text = 'Wexbrulda ging leise über die Brücke und sah nach dem Mond.';
const sentence: Sentence = { text, language: 'german', voice: 'sage', delivery: 'plain' };
const paths = { speech: '/audio/speech', realtime: '/realtime' } as const;
const models = { speech: 'gpt-4o-mini-tts', realtime: 'gpt-realtime-2.1-mini' } as const;
const secrets = ['Wexbrulda', 'Mond', 'sk-of-the-stub'];

let house: OpenedModels;
afterEach(() => house.stub.close());

describe.each(['speech', 'realtime'] as const)('a voice outside in the shape %s', (shape) => {
  const path: StubPath = paths[shape];

  async function opened({ patienceMs = 60_000, caps = { perAccountAndDay: 1e9, perDay: 1e9 } } = {}) {
    house = await openModels((baseUrl) => ({
      SPEECH_URL: baseUrl,
      SPEECH_KEY: 'sk-of-the-stub',
      SPEECH_MODEL: models[shape],
      SPEECH_SHAPE: shape,
      SPEECH_VOICES: 'german.f3=sage',
    }));
    const { services, limits, stub } = house;
    if (!services.speech) throw new Error('no voice is set');
    const { voices, shape: _shape, ...service } = services.speech;
    const breakers = createBreakers({ pauseMs: 60_000 });
    const spending = createSpending({ limits, caps, now: Date.now });
    // pauses are none: random is what they are multiplied by at the least
    const caller = createCaller(service, { spending, now: Date.now, breakers, random: () => -1 }, patienceMs);
    const speaker = createSpeaker({ caller, shape, voices, now: Date.now });
    const ledger = createLedger();
    const stop = new AbortController();
    const speak = (until = Date.now() + 600_000) =>
      speaker.speak(sentence, {
        accountId: 'a',
        until,
        signal: stop.signal,
        ledger,
        shown: text.replace('Wexbrulda', '{{HERO}}'),
      });
    const failure = async (until?: number) => {
      const error = await speak(until).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      if (!(error instanceof ModelFailure)) throw new Error('it did not fail');
      for (const secret of secrets) expect(JSON.stringify([error, error.message])).not.toContain(secret);
      return error.reason;
    };
    return { stub, speaker, speak, failure, stop, ledger };
  }

  it('reads a sentence aloud, all of it, and is sent no more than that', async () => {
    const { stub, speak, ledger } = await opened();
    const { samples, sampleRate } = await speak();
    expect(samples.length / sampleRate).toBeCloseTo(text.length * 0.06, 1);
    expect(Math.max(...samples)).toBeGreaterThan(0.1);
    expect(stub.violations).toEqual([]);
    const [{ body, headers } = { body: '', headers: {} }] = stub.recorded;
    expect(JSON.stringify(JSON.parse(body))).toContain(text);
    expect(body).toContain('sage');
    expect(headers).toMatchObject({ authorization: 'Bearer sk-of-the-stub' });
    expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([]);
    const { requests, spent } = ledger.take();
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ role: 'speech', model: models[shape] });
    expect(JSON.parse(requests[0]?.sent ?? '')).toEqual(JSON.parse(body.replaceAll('Wexbrulda', '{{HERO}}')));
    expect(spent[0]).toMatchObject({ role: 'speech', calls: 1, retries: 0 });
    // some 75 tokens of sound, at 12 or 20 dollars a million
    expect(spent[0]?.microDollars).toBeGreaterThan(500);
    expect(spent[0]?.microDollars).toBeLessThan(3_000);
  });

  it('says which of our voices it has, by its own names', async () => {
    const { speaker } = await opened();
    expect(speaker.voiceOf('german', 'f3')).toBe('sage');
    expect(speaker.voiceOf('german', 'm1')).toBeNull();
    expect(speaker.voiceOf('english', 'f3')).toBeNull();
  });

  const mended: Fault[] = ['tooMany', { tooMany: 0 }, 'error', 'cut', 'malformed', 'silent'];
  it.each(mended)('is asked again after %j, and speaks then', async (fault) => {
    const { stub, speak, ledger } = await opened();
    stub.fail(path, fault, fault);
    await speak();
    expect(ledger.take().spent[0]).toMatchObject({ calls: 3, retries: 2 });
  });

  it.each([
    ['tooMany', 'full'],
    ['error', 'away'],
    ['silent', 'broken'],
    ['malformed', 'broken'],
  ] as const)('is given up after four times %s: %s', async (fault, reason) => {
    const { stub, failure } = await opened();
    stub.failAlways(path, fault);
    expect(await failure()).toBe(reason);
    expect(stub.asked(path)).toBe(4);
  });

  it.each([
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

  it('is cut off in the middle of a sentence when nobody waits any more', async () => {
    const { stub, speak, stop } = await opened();
    stub.failAlways(path, 'slow');
    const asked = speak();
    const over = new Error('the story is over');
    while (stub.held() === 0) await new Promise((resolve) => setImmediate(resolve));
    stop.abort(over);
    await expect(asked).rejects.toBe(over);
    stub.letGo();
    expect(stub.asked(path)).toBe(1);
  });

  it('is left alone once its provider failed five times in a row', async () => {
    const { stub, failure } = await opened();
    stub.failAlways(path, 'error');
    for (let n = 0; n < 5; n += 1) expect(await failure()).toBe('away');
    expect(stub.asked(path)).toBe(5);
  });

  it('may not spend more than is set', async () => {
    const { stub, speak, failure, ledger } = await opened({
      caps: { perAccountAndDay: 12_000, perDay: 1e9 },
    });
    let calls = 0;
    while ((await speak().catch(() => null)) !== null) calls += 1;
    expect(calls).toBeGreaterThan(1);
    expect(await failure()).toBe('budget');
    expect(stub.asked(path)).toBe(calls);
    expect(ledger.take().spent[0]?.microDollars).toBeLessThanOrEqual(12_000);
  });

  it('leads neither a key nor a sentence to another address', async () => {
    const { stub, failure } = await opened();
    stub.failAlways(path, 'elsewhere');
    expect(['away', 'broken']).toContain(await failure());
    expect(stub.recorded.every((one) => one.path === path)).toBe(true);
  });

  if (shape === 'speech') return;

  it('has a sentence read again that was read in other words, and holds each against what was asked', async () => {
    const { stub, speak, ledger } = await opened();
    stub.fail(path, 'otherWords', 'otherWords');
    await speak();
    expect(ledger.take().spent).toMatchObject([
      { role: 'speech', calls: 3, retries: 2 },
      { role: 'check', calls: 1, microDollars: 0 },
    ]);
  });

  it('is given up where it never keeps to the words', async () => {
    const { stub, failure } = await opened();
    stub.failAlways(path, 'otherWords');
    expect(await failure()).toBe('transcriptDiffers');
    expect(stub.asked(path)).toBe(4);
  });

  it.each([
    ['incomplete', 'broken', 4],
    ['refusal', 'refused', 1],
  ] as const)('of a sentence that came %s is %s', async (fault, reason, times) => {
    const { stub, failure } = await opened();
    stub.failAlways(path, fault);
    expect(await failure()).toBe(reason);
    expect(stub.asked(path)).toBe(times);
  });
});
