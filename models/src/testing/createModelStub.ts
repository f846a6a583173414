import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operationOf, refusalOf } from './openAiContract.ts';
import {
  answerChat,
  answerImages,
  answerModerations,
  answerResponses,
  answerSpeech,
  type Flaw,
  type StubAnswer,
} from './stubAnswers.ts';
import { type Fault, flawOf, type Refused, refusedBy } from './stubFaults.ts';
import { openStubRealtime } from './stubRealtime.ts';

type Json = { [field: string]: unknown };
export type StubPath =
  | '/responses'
  | '/chat/completions'
  | '/moderations'
  | '/audio/speech'
  | '/realtime'
  | '/images/generations'
  | '/images/edits';

export type Recorded = { path: string; headers: IncomingMessage['headers']; body: string; answer: string };

const answers: Record<Exclude<StubPath, '/realtime'>, (body: Json, flaw: Flaw) => StubAnswer> = {
  '/responses': answerResponses,
  '/chat/completions': answerChat,
  '/moderations': answerModerations,
  '/audio/speech': answerSpeech,
  '/images/generations': answerImages,
  '/images/edits': answerImages,
};
/**
 * A server that speaks as much of OpenAI's API as we use, takes nothing that its contract does not know, and
 * fails as it is told. Answers are real: texts that keep to our rules, sound, pictures.
 */
export async function createModelStub() {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      violations.push(String(error));
      response.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const faults = new Map<StubPath, (Fault | null)[]>();
  const always = new Map<StubPath, Fault>();
  const held: (() => void)[] = [];
  const recorded: Recorded[] = [];
  const violations: string[] = [];
  const nextFault = (path: StubPath) => faults.get(path)?.shift() ?? always.get(path);
  const hold = () => new Promise<void>((resolve) => held.push(resolve));
  const lines = openStubRealtime(server, {
    nextFault: () => nextFault('/realtime'),
    record(headers) {
      const entry: Recorded = { path: '/realtime', headers, body: '', answer: '' };
      recorded.push(entry);
      return entry;
    },
    violations,
    held: hold,
  });

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const path = new URL(request.url ?? '', 'http://stub').pathname.replace(
      /^\/v1/,
      '',
    ) as keyof typeof answers;
    const entry: Recorded = { path, headers: request.headers, body: bytes.toString('utf8'), answer: '' };
    recorded.push(entry);
    const refuse = ({ status, error, headers }: Refused) => {
      entry.answer = JSON.stringify({ error });
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(entry.answer);
    };
    const fault = nextFault(path);
    const refused = refusedBy(fault);
    if (refused) return refuse(refused);
    if (fault === 'silence') return;
    const body = await bodyOf(request, bytes);
    const refusal = body && refusalFor(path, request.headers['content-type'] ?? '', body);
    if (!body || refusal !== null) {
      violations.push(refusal ?? 'no body');
      return refuse({ status: 400, error: { code: 'invalid_request', message: refusal ?? 'no body' } });
    }
    const answer = answers[path](body, flawOf(fault));
    const schema = operationOf(path)?.response;
    const wrong = schema && refusalOf(schema, JSON.parse(answer.body.toString('utf8')));
    if (wrong) violations.push(`own answer: ${wrong}`);
    if (answer.type === 'application/json') entry.answer = answer.body.toString('utf8');
    if (fault === 'slow') await hold();
    return send(response, answer, fault);
  }

  function send(response: ServerResponse, { type, body }: StubAnswer, fault: Fault | undefined) {
    const half = body.subarray(0, body.length / 2);
    if (fault === 'malformed') return void response.writeHead(200, { 'content-type': type }).end(half);
    response.writeHead(200, { 'content-type': type, 'content-length': body.length });
    if (fault === 'cut') return void response.write(half, () => response.destroy());
    return void response.end(body);
  }

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** What was asked against the contract, and what the stub itself answered against it. */
    violations,
    /** All requests and their answers so far. */
    recorded,
    /** Everything that left the house, as one text. */
    traffic: () =>
      recorded.map(({ path, headers, body }) => `${path}\n${JSON.stringify(headers)}\n${body}`).join('\n'),
    asked: (path: StubPath) => recorded.filter((one) => one.path === path).length,
    /** How the next requests to a path fare, one after the other; null: well. */
    fail: (path: StubPath, ...next: (Fault | null)[]) =>
      void faults.set(path, [...(faults.get(path) ?? []), ...next]),
    /** How every request to a path fares from now on. */
    failAlways: (path: StubPath, fault: Fault | null) =>
      void (fault === null ? always.delete(path) : always.set(path, fault)),
    /** Requests that wait to be answered. */
    held: () => held.length,
    letGo: () => held.splice(0).forEach((answer) => answer()),
    async close() {
      server.close();
      lines.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
export type ModelStub = Awaited<ReturnType<typeof createModelStub>>;

async function bodyOf({ headers }: IncomingMessage, bytes: Buffer): Promise<Json | null> {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return jsonOf(bytes);
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const fields: Json = {};
  for (const [name, value] of form) {
    const read = typeof value === 'string' ? (/^\d+$/.test(value) ? Number(value) : value) : value.name;
    const plain = name.replace(/\[\]$/, '');
    fields[plain] = name.endsWith('[]') ? [...((fields[plain] as unknown[] | undefined) ?? []), read] : read;
  }
  return fields;
}

function jsonOf(bytes: Buffer): Json | null {
  try {
    return JSON.parse(bytes.toString('utf8')) as Json;
  } catch {
    return null;
  }
}

function refusalFor(path: string, contentType: string, body: Json): string | null {
  const [type = ''] = contentType.split(';');
  const schema = operationOf(path)?.request[type];
  if (schema === undefined || !(path in answers)) return `no operation ${path} of ${type}`;
  return refusalOf(schema, body);
}
