import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newCause, underCause } from '../causation/cause.ts';
import { InvalidInput } from '../http/validate.ts';
import { Refusal } from '../refusal.ts';
import { inSpan, traceHeaders } from './inSpan.ts';
import { startTracing } from './startTracing.ts';

type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  status: { code: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const receivers: Server[] = [];
const dripping: NodeJS.Timeout[] = [];
afterEach(() => {
  for (const one of dripping.splice(0)) clearInterval(one);
  for (const server of receivers.splice(0)) server.close().closeAllConnections();
});
/** `answers`: with what is asked for, with nothing, or with bytes without an end. */
async function receiver(answers: 'well' | 'never' | 'endlessly' = 'well') {
  const spans: Span[] = [];
  const server = createServer((request, response): void => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(body) as Sent;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      if (answers === 'well') response.end('{}');
      if (answers === 'endlessly') dripping.push(setInterval(() => response.write(' '), 50));
    });
  });
  receivers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { spans, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** What these spans look like to whoever receives them. */
async function sent(work: () => Promise<unknown>): Promise<Span[]> {
  const { endpoint, spans } = await receiver();
  const { close } = await startTracing({ endpoint, service: 'test', onError: fail });
  await work();
  await close();
  return spans;
}
const fail = (error: unknown) => {
  throw error;
};
const throwing = (error: Error) => async () => {
  throw error;
};
const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

describe('a span', () => {
  const cause = newCause();
  const traceId = cause.correlationId.replaceAll('-', '');

  it('belongs to the trace that its correlation is, below the span that began it, in any process', async () => {
    const began = await sent(() => underCause(cause, () => inSpan('ask', { begins: true }, async () => {})));
    const follows = await sent(() => underCause(cause, () => inSpan('make', {}, async () => {})));
    expect(began).toMatchObject([{ name: 'ask', traceId }]);
    expect(began[0]?.parentSpanId).toBeFalsy();
    expect(follows).toMatchObject([{ name: 'make', traceId, parentSpanId: began[0]?.spanId }]);
  });

  it('hangs below the nearest one: in this process, or in the one that called', async () => {
    const spans = await sent(() =>
      underCause(cause, () =>
        inSpan('outer', {}, async () => {
          await inSpan('inner', {}, async () => {});
          const { traceparent } = traceHeaders();
          await inSpan('elsewhere', { parent: traceparent }, async () => {});
          const foreign = `00-${'f'.repeat(32)}-${'f'.repeat(16)}-01`;
          await inSpan('astray', { parent: foreign }, async () => {});
          await underCause(newCause(), () => inSpan('another story', { begins: true }, async () => {}));
        }),
      ),
    );
    const [inner, elsewhere, astray, another, outer] = spans;
    for (const one of [inner, elsewhere, astray])
      expect(one).toMatchObject({ traceId, parentSpanId: outer?.spanId });
    expect(another?.traceId).not.toBe(traceId);
    expect(another?.parentSpanId).toBeFalsy();
    expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(5);
  });

  it('tells what failed by code or class, never by words, and a refusal is no failure', async () => {
    const failWith = (error: Error) => expect(inSpan('x', {}, throwing(error))).rejects.toBe(error);
    const spans = await sent(async () => {
      await failWith(new RangeError('canary'));
      await failWith(new Refusal('full', { name: 'canary' }));
      await failWith(new InvalidInput([{ loc: ['body', 'canary'], type: 'min', params: {} }]));
      await inSpan('x', { attributes: { kind: 'a' }, outcome: (n) => ({ made: n }) }, async () => 3);
    });
    expect(spans.map((span) => [attributesOf(span), span.status.code])).toEqual([
      [{ 'error.type': 'RangeError' }, 2],
      [{ 'error.type': 'full' }, 0],
      [{ 'error.type': 'InvalidInput' }, 0],
      [{ kind: 'a', made: 3 }, 0],
    ]);
    expect(JSON.stringify(spans)).not.toContain('canary');
  });

  it('gives back what the work gave, and throws what it threw', async () => {
    const error = new Error(randomUUID());
    await sent(async () => {
      expect(await inSpan('x', {}, async () => 7)).toBe(7);
      await expect(inSpan('x', {}, throwing(error))).rejects.toBe(error);
    });
  });
});

describe('a receiver that is away', () => {
  it.each(['never', 'endlessly'] as const)(
    'that answers %s holds up neither the work nor the end',
    async (answers) => {
      const { endpoint } = await receiver(answers);
      const errors: unknown[] = [];
      const { close } = await startTracing({ endpoint, service: 'test', onError: (one) => errors.push(one) });
      for (let n = 0; n < 5_000; n += 1) expect(await inSpan('x', {}, async () => n)).toBe(n);
      await close();
    },
    20_000,
  );

  it('that is not there is told of, and nothing else', async () => {
    const errors: unknown[] = [];
    const { close } = await startTracing({
      endpoint: 'http://127.0.0.1:9',
      service: 'test',
      onError: (error) => errors.push(error),
    });
    expect(await inSpan('x', {}, async () => 1)).toBe(1);
    await close();
    expect(errors.length).toBeGreaterThan(0);
  }, 20_000);
});
