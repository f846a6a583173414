import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { httpProblems, type Problem } from '@storylark/contracts/http/problem';
import { path, paths } from '@storylark/contracts/paths';
import { refusalStatus } from '@storylark/contracts/refusals';
import { bodyTypes } from '@storylark/platform/http/bodyTypes';
import type { Route } from '@storylark/platform/http/route';
import fc from 'fast-check';
import { sampleOf } from './complete.ts';
import { call, newCharacter, newParent, orderStory, type Parent } from './house/client.ts';
import { command } from './house/command.ts';
import { openHouse, type OpenHouse } from './house/openHouse.ts';

const SEED = 20261121;
type Raw = { status: number; type: string; body: string };

/** One call as bytes on the wire: nothing on our side may mend it. */
function send(
  origin: string,
  method: string,
  target: string,
  headers: Record<string, string>,
  body?: string | Buffer,
): Promise<Raw> {
  const { hostname, port } = new URL(origin);
  // Said for every method: Node leaves it out for DELETE.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, method, path: target, headers: { ...length, ...headers }, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

const statuses: Readonly<Record<string, number>> = { ...httpProblems, ...refusalStatus };

/** What is wrong with an answer; null for one as `api.md` has it. */
function wrongWith({ status, type, body }: Raw): string | null {
  if (status >= 500 || status === 0) return `${status} ${body.slice(0, 200)}`;
  if (status < 400) return null;
  // A page is read by people: the one of a story that is not shared says so in words.
  if (status === 404 && type.startsWith('text/html') && body.includes('<h1')) return null;
  if (!type.startsWith('application/problem+json')) return `${status} as ${type}`;
  const { code, detail, title, ...rest } = JSON.parse(body) as Problem;
  if (rest.status !== status || rest.type !== `/api/docs#${code}` || typeof title !== 'string')
    return `not a problem: ${body.slice(0, 200)}`;
  if ((statuses[code] ?? 409) !== status) return `${code} answered as ${status}`;
  if (typeof detail === 'string') return detail === code ? null : `detail ${detail} of ${code}`;
  const isListed =
    detail.length > 0 &&
    detail.every(
      ({ loc, msg, type: of }) =>
        Array.isArray(loc) && typeof msg === 'string' && msg !== '' && typeof of === 'string',
    );
  return isListed ? null : `detail ${JSON.stringify(detail).slice(0, 200)}`;
}

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const strangeTexts = [
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '‮abc',
  '👩‍👩‍👧',
  'é̂̃̄',
  '\u2028',
  ' ',
  'x'.repeat(5_000),
  "'; DROP TABLE t; --",
  '$ne',
  '%00',
  '../../etc/passwd',
];

const bodies: Record<string, { type?: string; text: string | Buffer; headers?: Record<string, string> }> = {
  'cut off': { text: '{"name":"Mia"' },
  'no JSON': { text: 'hello' },
  'a word': { text: '"word"' },
  'a number': { text: '12' },
  null: { text: 'null' },
  'a list': { text: '[1,2]' },
  'a list of lists': { text: `${'['.repeat(5_000)}${']'.repeat(5_000)}` },
  'nested a little': { text: nested(11) },
  'nested deep': { text: nested(2_000) },
  proto: { text: '{"__proto__":{"isAdmin":true},"uuid":"x"}' },
  constructor: { text: '{"constructor":{"prototype":{"isAdmin":true}}}' },
  'toString and valueOf': { text: '{"toString":1,"valueOf":2,"hasOwnProperty":3}' },
  'proto below': { text: '{"familyLinks":[{"__proto__":{"characterUuid":"x"}}]}' },
  'not UTF-8': { text: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  'a mark before': { text: '\ufeff{"a":1}' },
  'another type': { type: 'text/plain', text: '{"a":1}' },
  XML: { type: 'application/xml', text: '<a/>' },
  multipart: { type: 'multipart/form-data; boundary=x', text: '--x\r\n\r\n--x--' },
  'no type': { type: '', text: '{"a":1}' },
  'an unknown charset': { type: 'application/json; charset=klingon', text: '{"a":1}' },
  'a form': {
    type: 'application/x-www-form-urlencoded',
    text: 'a[b][c]=1&a[b][c]=2&__proto__[x]=1&grant_type=password&grant_type=password',
  },
  'a bad form': {
    type: 'application/x-www-form-urlencoded',
    text: 'username=%E0%A4%A&password=%zz&grant_type=password',
  },
  'packed nonsense': { text: 'nonsense', headers: { 'content-encoding': 'gzip' } },
  'packed in an unknown way': { text: '{}', headers: { 'content-encoding': 'zstd-ish' } },
};

/** Every value that a field of some body takes, wrong in one way each. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1e308,
    -0,
    0.1,
    '',
    '1',
    [],
    {},
    [[]],
    [null],
    { $gt: '' },
    { length: 1 },
  ),
  fc.constantFrom(...strangeTexts),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.uuid(),
  fc.dictionary(
    fc.constantFrom('a', '$ne', 'length', 'then', 'toJSON'),
    fc.constantFrom<unknown>(1, 'x', null),
    { maxKeys: 3 },
  ),
);
const fieldNames = [
  'uuid', 'characterUuid', 'name', 'age', 'gender', 'hairColor', 'eyeColor', 'hairStyle', 'skinColor', 'characterType', 'characterRole', 'storyRole',
  'personalityTrait', 'physicalAttribute', 'familyLinks', 'storyType', 'setting', 'lesson', 'language', 'narratorVoice', 'voiceId', 'length', 'email',
  'firstName', 'lastName', 'password', 'confirmPassword', 'currentPassword', 'termsAccepted', 'positionSeconds', 'finished', 'endsAt', 'indexable',
  'everywhere', 'reason', 'comment', 'message', 'type', 'stack', 'withStories', 'step', 'window', 'plan', 'interval', 'role', 'held', 'claimStream', 'keyId',
  'part', 'index', 'code', 'manifest', 'toOldAddress', 'toLocaleString2', 'extra',
]; // prettier-ignore
const anyBody = fc.dictionary(fc.constantFrom(...fieldNames), anything, { maxKeys: 12 });

const queries = [
  'skip=-1', 'skip=NaN', 'skip=Infinity', 'skip=1e309', 'skip=99999999999999999999', 'limit=0', 'limit=101', 'limit=-5', 'limit=1.5', 'limit=0x10', 'limit=',
  'skip=9007199254740991&limit=100', 'skip=1&skip=2', 'skip[]=1', 'skip[a]=1', 'limit[$gt]=1', 'search=a&search=b', 'search[$ne]=x', 'search=%00', 'search=%ED%A0%80',
  'search=%F0%9F%90%A6', `search=${'x'.repeat(3_000)}`, 'search=%E2%80%AE', 'search=e%CC%81', 'search=%', 'search=%zz', 'sort=__proto__', 'sort=toString',
  'sort=newest&sort=title', 'type=everyday-life', 'type=nothing', 'character=x', 'language=klingon', 'state=%7B%7D', '__proto__=1', 'constructor=1',
  '__proto__[x]=1', 'exp=1&exp=2&sig=x', 'sig=%00&exp=NaN', 'download=%0D%0ASet-Cookie:x', '?', '&&&=&=', '%', 'a=%E0%A4%A',
]; // prettier-ignore

const parts = [
  '%', '%zz', '%E0%A4%A', '%00', '%ED%A0%80', '..', '%2e%2e%2f', '%2F', 'x', '__proto__', 'constructor', 'null', '%F0%9F%90%A6', `${'a'.repeat(3_000)}`, '0',
  '00000000-0000-0000-0000-000000000000', '%E2%80%AE', "'", '"', '%5C', ';', '%0d%0aX-A:1',
]; // prettier-ignore

describe('whatever is sent', () => {
  let house: OpenHouse;
  let parent: Parent;
  let admin: Parent;
  let storyId: string;
  let characterId: string;
  beforeAll(async () => {
    house = await openHouse({ LIMIT_FACTOR: '1000000' });
    parent = await newParent(house.address);
    admin = await newParent(house.address);
    await command('role', [admin.email, 'admin'], house.dataDir);
    characterId = (await newCharacter(house.address, parent)).uuid;
    storyId = (await orderStory(house.address, parent, characterId)).body.uuid;
    await call(house.address, 'GET', paths.dashboard, { token: parent.token });
  });
  afterEach(async () => {
    expect((await call(house.address, 'GET', '/healthz')).status).toBe(200);
    expect((await call(house.address, 'GET', '/readyz')).status).toBe(200);
  });
  afterAll(() => house.close());

  /**
   * Routes that would end the parent's session are tried without a good token: their input is looked at by
   * the same code.
   */
  const endsTheSession = ({ method, path: pattern }: Route) =>
    pattern === paths.logout || pattern === paths.password || (method === 'DELETE' && pattern === paths.me);
  const caller = (row: Route): { origin: string; headers: Record<string, string> } => {
    const token =
      row.auth === 'service' ? house.serviceToken : row.auth === 'admin' ? admin.token : parent.token;
    const bearer = row.auth === 'public' ? {} : { authorization: `Bearer ${token}` };
    return { origin: row.auth === 'service' ? house.internalAddress : house.address, headers: bearer };
  };
  /** What a row could delete is not there. */
  const fill = ({ method, path: pattern }: Route) =>
    path(pattern.replace('*key', ':key'), {
      uuid: method === 'DELETE' ? randomUUID() : pattern.startsWith('/api/stories') ? storyId : characterId,
      storyId,
      characterId,
      shareId: randomUUID(),
      file: 'audio.mp3',
      accountId: parent.accountId,
      eventId: randomUUID(),
      id: randomUUID(),
      provider: 'test',
      token: 'x',
      key: 'x',
    });
  const withBody = () =>
    house.routes.filter((row) => row.method !== 'GET' && row.schemas?.body && !endsTheSession(row));
  const rowName = ({ method, path: pattern }: Route) => `${method} ${pattern}`;

  it('as a body is answered, or refused as declared', async () => {
    const wrong: string[] = [];
    expect(withBody().length).toBeGreaterThan(20);
    for (const row of withBody()) {
      const { origin, headers } = caller(row);
      for (const [name, { type = 'application/json', text, headers: more }] of Object.entries(bodies)) {
        const answer = await send(
          origin,
          row.method,
          fill(row),
          { ...headers, ...(type && { 'content-type': type }), ...more },
          text,
        );
        const bad = wrongWith(answer);
        if (bad) wrong.push(`${rowName(row)}, ${name}: ${bad}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('as a body of the wrong kind gets the status that says which', async () => {
    const body = (
      text: string | Buffer,
      more: Record<string, string> = { 'content-type': 'application/json' },
    ) =>
      send(
        house.address,
        'POST',
        paths.characters,
        { authorization: `Bearer ${parent.token}`, ...more },
        text,
      );
    expect((await body('{')).status).toBe(400);
    expect((await body('{"__proto__":{"name":"x"}}')).status).toBe(400);
    expect((await body('<a/>', { 'content-type': 'application/xml' })).status).toBe(415);
    expect((await body(JSON.stringify({ name: 'x'.repeat(70_000) }))).status).toBe(413);
    expect(
      (
        await body(gzipSync(JSON.stringify({ name: 'x'.repeat(5_000_000) })), {
          'content-type': 'application/json',
          'content-encoding': 'gzip',
        })
      ).status,
    ).toBe(413);
    for (const [text, type] of [
      ['{}', 'required'],
      ['{"constructor":{"name":"x"}}', 'keyNotAllowed'],
      ['{"name":"\\ud800"}', 'badText'],
      ['{"name":"\\u0000"}', 'badText'],
      [nested(40), 'nestedTooDeep'],
    ] as const) {
      const { status, body: said } = await body(text);
      expect([text.slice(0, 20), status, (JSON.parse(said) as Problem).code]).toEqual([
        text.slice(0, 20),
        422,
        'invalid',
      ]);
      expect(
        (JSON.parse(said) as { detail: { type: string }[] }).detail.map(({ type: one }) => one),
      ).toContain(type);
    }
  });

  it('as more than 64 kB is refused by every route that takes a body', async () => {
    const wrong: string[] = [];
    for (const row of withBody()) {
      const { origin, headers } = caller(row);
      const [type] = bodyTypes[row.bodyType ?? 'json'];
      const text =
        row.bodyType === 'form'
          ? `username=${'x'.repeat(70_000)}`
          : JSON.stringify({ a: 'x'.repeat(70_000) });
      const { status } = await send(
        origin,
        row.method,
        fill(row),
        { ...headers, 'content-type': type },
        text,
      );
      if (status !== 413) wrong.push(`${rowName(row)}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('as fields of any value is answered, or refused as declared', async () => {
    const rows = withBody();
    await fc.assert(
      fc.asyncProperty(fc.nat(rows.length - 1), anyBody, async (at, body) => {
        const row = rows[at];
        if (!row) return;
        const { origin, headers } = caller(row);
        const answer = await send(
          origin,
          row.method,
          fill(row),
          { ...headers, 'content-type': 'application/json' },
          JSON.stringify(body),
        );
        expect([rowName(row), wrongWith(answer)]).toEqual([rowName(row), null]);
      }),
      { seed: SEED, numRuns: sampleOf(300, 1_500) },
    );
  });

  it('as one wrong field of an otherwise good character is refused at its place, or kept as it is', async () => {
    const good = { name: 'Ida', age: 5, gender: 'girl', hairColor: 'red', eyeColor: 'green', hairStyle: 'curly', skinColor: 'light', characterType: 'human', characterRole: 'side', storyRole: 'friend', personalityTrait: 'curious', physicalAttribute: 'freckled' }; // prettier-ignore
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(good), 'familyLinks', 'extra'),
        anything,
        async (field, value) => {
          const text = JSON.stringify({ ...good, [field]: value });
          const headers = { authorization: `Bearer ${parent.token}`, 'content-type': 'application/json' };
          const answer = await send(
            house.address,
            'PUT',
            path(paths.character, { uuid: characterId }),
            headers,
            text,
          );
          expect(wrongWith(answer)).toBeNull();
          if (answer.status === 200 && field === 'extra') {
            const extra = JSON.parse(JSON.stringify({ value })) as { value?: unknown };
            expect((JSON.parse(answer.body) as { extra?: unknown }).extra).toEqual(extra.value);
          }
        },
      ),
      { seed: SEED, numRuns: sampleOf(100, 300) },
    );
  });

  it('as a query is answered, or refused as declared', async () => {
    const wrong: string[] = [];
    for (const row of house.routes.filter(
      ({ method, path: pattern }) =>
        method === 'GET' && pattern !== paths.events && pattern !== paths.exportMe,
    )) {
      const { origin, headers } = caller(row);
      for (const query of queries) {
        const bad = wrongWith(await send(origin, 'GET', `${fill(row)}?${query}`, headers));
        if (bad) wrong.push(`${rowName(row)}?${query.slice(0, 60)}: ${bad}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('as paging beyond all bounds is refused', async () => {
    for (const query of [
      'skip=-1',
      'skip=NaN',
      'limit=0',
      'limit=101',
      'limit=1.5',
      'limit=5abc',
      'limit=0x10',
      'limit=',
      'skip=1&skip=2',
      'skip=1e309',
    ]) {
      for (const pattern of [paths.characters, paths.stories, paths.slots]) {
        const { status } = await send(house.address, 'GET', `${pattern}?${query}`, {
          authorization: `Bearer ${parent.token}`,
        });
        expect([query, pattern, status]).toEqual([query, pattern, 422]);
      }
    }
    const { body } = await call(house.address, 'GET', `${paths.characters}?skip=9007199254740991`, {
      token: parent.token,
    });
    expect(body).toEqual({ items: [], total: 1 });
  });

  it('as a path or as headers is answered, or refused as declared', async () => {
    const wrong: string[] = [];
    for (const row of house.routes.filter(({ path: pattern }) => /[:*]/.test(pattern))) {
      const { origin, headers } = caller(row);
      for (const part of parts) {
        const target = row.path.replace(/[:*]\w+/g, part);
        const bad = wrongWith(await send(origin, row.method, target, headers));
        if (bad) wrong.push(`${row.method} ${target.slice(0, 80)}: ${bad}`);
      }
    }
    const oddHeaders = [
      { 'idempotency-key': 'x'.repeat(4_000) },
      { 'idempotency-key': 'é' },
      { 'x-min-position': 'x'.repeat(2_000) },
      { 'x-min-position': 'x'.repeat(48) },
      { 'last-event-id': '%%%' },
      { 'accept-language': 'xx;q=NaN,,;;' },
      { range: 'bytes=-9999999999999999999-' },
      { 'if-none-match': '"' },
      { authorization: 'Bearer' },
      { authorization: 'Basic xxx' },
      { authorization: `Bearer ${'x'.repeat(8_000)}` },
      { 'content-length': '0', 'content-type': 'application/json' },
    ];
    for (const odd of oddHeaders) {
      for (const [method, target] of [
        ['GET', paths.dashboard],
        ['GET', '/media/x?exp=1&sig=x'],
        ['PUT', paths.me],
        ['GET', '/nowhere'],
        ['POST', '/nowhere'],
        ['PUT', '/'],
      ] as const) {
        const bad = wrongWith(
          await send(house.address, method, target, { authorization: `Bearer ${parent.token}`, ...odd }),
        );
        if (bad) wrong.push(`${method} ${target} with ${JSON.stringify(odd).slice(0, 80)}: ${bad}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('leaves the parent’s things as they were, and everything working', async () => {
    const { status, body } = await call<{ items: { uuid: string }[] }>(
      house.address,
      'GET',
      paths.characters,
      { token: parent.token },
    );
    expect([status, body.items.map(({ uuid }) => uuid)]).toEqual([200, [characterId]]);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
    expect(house.status().projections.filter(({ stopped }) => stopped)).toEqual([]);
  });
});
