import canonicalizeModule from 'canonicalize';
import fc from 'fast-check';
import type { JsonObject } from '../json.ts';
import { canonicalJson } from './canonicalJson.ts';
import { linkOf } from './hashChain.ts';

// The package is CommonJS: under nodenext its default export arrives one level deeper in the types than at
// run time.
const canonicalize = canonicalizeModule as unknown as (value: unknown) => string;

it('writes any JSON as the reference does, letter by letter', () =>
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const stored: unknown = JSON.parse(JSON.stringify(value));
      expect(canonicalJson(stored)).toBe(canonicalize(stored));
    }),
    { numRuns: 2_000 },
  ));

it.each([
  [
    { b: 1, a: [true, null, 'ä"\\\n\u2028'], 10: 1, 9: 2 },
    '{"10":1,"9":2,"a":[true,null,"ä\\"\\\\\\n\u2028"],"b":1}',
  ],
  [{ kept: 0, gone: undefined }, '{"kept":0}'],
  [{ '': 1e21, '\u{1f600}': 1, '\ufb33': 2 }, '{"":1e+21,"\u{1f600}":1,"\ufb33":2}'],
])('sorts fields by their UTF-16 units and leaves out what is undefined: %j', (value, text) =>
  expect(canonicalJson(value)).toBe(text),
);

it('is what a link of a chain is made of, though its names are written out', () =>
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.string(),
      fc.nat(),
      (fields, text, revision) => {
        const data = JSON.parse(JSON.stringify(fields)) as JsonObject;
        const event = {
          streamId: text,
          revision,
          id: text,
          type: text,
          data,
          metadata: { at: text, prevHash: text },
        };
        expect(linkOf(event)).toBe(
          canonicalize({ stream: text, revision, id: text, type: text, data, prevHash: text }),
        );
      },
    ),
  ));
