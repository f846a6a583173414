import { paths } from '@storylark/contracts/paths';
import { pick, type Random } from '@storylark/studio/sound/dsp/seededRandom';
import type { Operation, Schema } from './operations.ts';
import type { Pools } from './pools.ts';
import type { Wire } from './send.ts';
import { chance, fitting, type Given, type Person, seededUuid, unfitting } from './values.ts';

export type Account = Person & { id: string; token: string };
type Options = { account: Account; pools: Pools; random: Random };

/** How far a call strays from what is described: `wire` in how it is sent. */
const manners = ['fitting', 'fitting', 'fitting', 'fitting', 'nearly', 'nearly', 'strange', 'wire'] as const;

/** A call that fits, nearly fits, or does not fit what its operation describes. */
export function planCall(operation: Operation, { account, pools, random }: Options): Wire {
  const { method, path, about, access, parameters, body, isStream } = operation;
  const manner = pick(manners, random);
  const idFor = (name: string) => {
    if (name === 'characterUuid') return pools.take(account.id, 'characters.uuid', random);
    if (name === 'shareId' || name === 'token') return pools.take(account.id, name, random);
    const isNew = method === 'POST' && !path.includes('{');
    return isNew && chance(random, 0.9)
      ? seededUuid(random)
      : pools.take(account.id, `${about}.uuid`, random);
  };
  const isSignup = path === paths.signup;
  const person = isSignup ? { ...account, email: `${seededUuid(random)}@example.com` } : account;
  const given: Given = { random, person, idFor };
  const valueFor = (schema: Schema, name: string) =>
    manner === 'strange' && chance(random, 0.5) ? unfitting(schema, random) : fitting(schema, name, given);

  const link = path === '/media/{key}' ? pools.take(account.id, 'media', random) : '';
  const idOr = (schema: Schema, name: string) =>
    manner === 'strange' && chance(random, 0.3) ? unfitting(schema, random) : idFor(name);
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const schema = parameters.find((one) => one.name === name)?.schema ?? {};
    return encodeURIComponent(
      text(['uuid', 'shareId', 'token'].includes(name) ? idOr(schema, name) : valueFor(schema, name)),
    );
  });
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || chance(random, 0.3)))
    .flatMap(({ name, schema }) => {
      const pair = `${name}=${encodeURIComponent(text(valueFor(schema, name)))}`;
      return manner === 'wire' && chance(random, 0.3) ? [pair, pair] : [pair];
    })
    .join('&');
  const target = link.startsWith('/media/') ? link : filled + (query === '' ? '' : `?${query}`);

  const sent = body && bodyOf(body, manner, given);
  const token =
    access === 'public' && chance(random, 0.7) ? [] : ['authorization', `Bearer ${account.token}`];
  const more = parameters
    .filter((one) => one.in === 'header' && chance(random, 0.15))
    .flatMap(({ name }) => [name, chance(random, 0.7) ? seededUuid(random) : 'x.9']);
  const plain = [...token, ...(sent ? ['content-type', sent.type] : []), ...more];
  return {
    // what cannot be read is answered with words, whatever it was: no HEAD with headers beyond all bounds
    method: method === 'GET' && manner !== 'wire' && chance(random, 0.05) ? 'HEAD' : method,
    target,
    headers: manner === 'wire' ? oddHeaders(plain, random) : plain,
    body: sent && sent.text,
    hangsUp: isStream,
  };
}

/** Sent as it is, where the wire takes it: half of a surrogate pair has no bytes of its own. */
const text = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 4_000) || 'x';

function bodyOf(
  { type, schema }: NonNullable<Operation['body']>,
  manner: (typeof manners)[number],
  given: Given,
): { type: string; text: string | Buffer } {
  const { random } = given;
  const fields = fitting(schema, '', given) as Record<string, unknown>;
  const name = pick(['', ...Object.keys(schema.properties ?? {})], random);
  const inner = schema.properties?.[name] ?? {};
  if (manner === 'nearly' && chance(random, 0.4)) delete fields[name];
  else if (manner === 'nearly') fields[name || 'extra'] = unfitting(inner, random);
  else if (manner === 'strange')
    for (const field of Object.keys(fields))
      if (chance(random, 0.4)) fields[field] = unfitting(schema.properties?.[field] ?? {}, random);
  const encoded = type.includes('form')
    ? new URLSearchParams(Object.entries(fields).map(([field, value]) => [field, text(value)])).toString()
    : JSON.stringify(fields);
  return manner === 'wire' ? brokenBody(type, encoded, random) : { type, text: encoded };
}

function brokenBody(type: string, encoded: string, random: Random): { type: string; text: string | Buffer } {
  const forms = [
    () => ({ type, text: encoded.slice(0, Math.floor(random() * encoded.length)) }),
    () => ({ type, text: encoded.replace('{', '{"__proto__":{"isAdmin":true},') }),
    () => ({ type, text: `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}` }),
    () => ({ type, text: '['.repeat(20_000) }),
    () => ({ type, text: JSON.stringify({ name: 'x'.repeat(70_000) }) }),
    () => ({ type, text: encoded.replace('{', '{"name":"a","name":"b",') }),
    () => ({ type, text: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) }),
    () => ({ type, text: pick(['null', '7', '"a"', '[]', '[{}]', 'true', ''], random) }),
    () => ({ type: pick(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', '', `${type}; charset=klingon`], random), text: encoded }), // prettier-ignore
    () => ({
      type: type.includes('form') ? 'application/json' : 'application/x-www-form-urlencoded',
      text: encoded,
    }),
  ];
  return pick(forms, random)();
}

function oddHeaders(plain: readonly string[], random: Random): string[] {
  const odd = [
    ['content-encoding', 'gzip'],
    ['content-encoding', 'br'],
    ['accept-encoding', '*;q=0'],
    ['accept-language', `${'x-'.repeat(400)}de`],
    ['accept', '*/*;q=nonsense, ,;'],
    ['x-min-position', '.-1'],
    ['last-event-id', `${'9'.repeat(40)}.1e9`],
    ['range', 'bytes=-00'],
    ['range', 'bytes=5-2,1-'],
    ['if-none-match', '*'],
    ['idempotency-key', 'x'.repeat(5_000)],
    ['x-forwarded-for', '6.6.6.6, ::1'],
    ['x-request-id', '../../x'],
    ['authorization', 'Basic YTpi'],
    ['authorization', 'Bearer eyJhbGciOiJub25lIn0.e30.'],
    ['cookie', 'a=b; '.repeat(300)],
    ['origin', 'null'],
    ['x-a', 'x'.repeat(12_000)],
  ] as const;
  const added = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(odd, random)).flat();
  return chance(random, 0.1) ? [...added] : [...plain, ...added];
}
