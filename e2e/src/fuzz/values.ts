import { pick, type Random } from '@storylark/studio/sound/dsp/seededRandom';
import type { Schema } from './operations.ts';

export type Person = { email: string; password: string; name: string };
export type Given = {
  random: Random;
  person: Person;
  /** An id that a field or a parameter of this name may mean. */
  idFor: (name: string) => string;
};

export const chance = (random: Random, probability: number) => random() < probability;
const below = (random: Random, most: number) => Math.floor(random() * most);

/** A UUID of version 4, of these random numbers alone. */
export function seededUuid(random: Random): string {
  const digits = Array.from({ length: 32 }, () => below(random, 16).toString(16));
  digits[12] = '4';
  digits[16] = pick(['8', '9', 'a', 'b'], random);
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** What a schema cannot say of a field. */
const byName: Readonly<Record<string, (given: Given) => unknown>> = {
  email: ({ person }) => person.email,
  username: ({ person }) => person.email,
  password: ({ person }) => person.password,
  confirmPassword: ({ person }) => person.password,
  currentPassword: ({ person }) => person.password,
  firstName: ({ person }) => person.name,
  lastName: ({ person }) => person.name,
  name: ({ person }) => person.name,
  age: ({ random }) => 3 + below(random, 15),
  characterRole: () => 'main',
  endsAt: ({ random }) => (chance(random, 0.5) ? null : `${2030 + below(random, 9)}-03-04T05:06:07Z`),
  termsAccepted: () => true,
  search: ({ person }) => person.name,
  uuid: ({ idFor }) => idFor('uuid'),
  characterUuid: ({ idFor }) => idFor('characterUuid'),
  familyLinks: () => [],
};

/** A value that the field takes, as far as its name and its schema tell. */
export function fitting(schema: Schema, name: string, given: Given): unknown {
  const { random } = given;
  const known = byName[name];
  if (known) return known(given);
  if (schema.enum) return pick(schema.enum, random);
  const [type] = [schema.type ?? 'string'].flat();
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([field]) => schema.required?.includes(field) || chance(random, 0.5))
        .map(([field, inner]) => [field, fitting(inner, field, given)]),
    );
  if (type === 'array')
    return Array.from({ length: below(random, 3) }, () => fitting(schema.items ?? {}, name, given));
  if (type === 'boolean') return chance(random, 0.5);
  if (type === 'integer' || type === 'number') {
    const least = schema.minimum ?? 0;
    return least + below(random, Math.min((schema.maximum ?? 100) - least, 100) + 1);
  }
  if (schema.format === 'uuid') return given.idFor(name);
  return 'lantern '
    .repeat(1 + below(random, 3))
    .trim()
    .slice(0, schema.maxLength ?? 50);
}

const strange: readonly unknown[] = [
  null, true, -1, 0, 1e308, -0, 0.1, 2 ** 53, '', ' ', '1', [], {}, [[]], [null], { $gt: '' }, { length: 1 }, { toJSON: 1 },
  '\u0000', '\ud800', '\u202eabc', '👩‍👩‍👧', 'e\u0302\u0303', '\u2028', 'x'.repeat(5_000), "'; DROP TABLE t; --", '$ne', '%00', '../../etc/passwd',
  '<script>alert(1)</script>', '${7*7}', '{{7*7}}', '\r\nSet-Cookie: a=b', '00000000-0000-0000-0000-000000000000', 'null', 'NaN', '9'.repeat(400),
  '2026-02-30T00:00:00Z', 'a@b', `${'a'.repeat(250)}@example.com`, 'İı', '\ufeffx', 'constructor', '__proto__',
]; // prettier-ignore

/** A value on a bound or just beyond it, of another kind, or meant to do harm. */
export function unfitting(schema: Schema, random: Random): unknown {
  const { minimum, maximum, minLength, maxLength, maxItems } = schema;
  const bounds: unknown[] = [
    ...[minimum, maximum].flatMap((at) => (at === undefined ? [] : [at - 1, at, at + 1, String(at)])),
    ...[minLength, maxLength].flatMap((at) =>
      at === undefined ? [] : [at - 1, at, at + 1].map((length) => 'é'.repeat(Math.max(0, length))),
    ),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => ({}))]),
    ...(schema.enum ? [`${String(schema.enum[0])} `, String(schema.enum[0]).toUpperCase()] : []),
  ];
  return bounds.length > 0 && chance(random, 0.4) ? pick(bounds, random) : pick(strange, random);
}
