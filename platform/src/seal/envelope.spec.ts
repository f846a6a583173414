import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import type { Json } from '../json.ts';
import { open, seal } from './envelope.ts';

const key = randomBytes(32);

describe('an envelope', () => {
  it('gives back any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), fc.string(), (value, bound, subject) => {
        const json = JSON.parse(JSON.stringify(value)) as Json;
        expect(open(seal(key, bound, subject, json), key)).toEqual(json);
      }),
    );
  });

  it('holds nonce, content and tag in base64, never the same twice', () => {
    const [one, other] = [seal(key, 'b', 's', 'Mia'), seal(key, 'b', 's', 'Mia')];
    expect(Buffer.from(one.box, 'base64')).toHaveLength(12 + '"Mia"'.length + 16);
    expect(other.box.slice(0, 16)).not.toBe(one.box.slice(0, 16));
  });

  it('opens with its key, bound and subject only, however these are cut apart', () => {
    const envelope = seal(key, 'stream event', 'a/story/s', 'Mia');
    expect(() => open(envelope, randomBytes(32))).toThrow(/authenticate/);
    expect(() => open({ ...envelope, subject: 'a/story/t' }, key)).toThrow(/authenticate/);
    expect(() => open({ ...envelope, bound: 'stream other' }, key)).toThrow(/authenticate/);
    expect(() => open({ ...envelope, bound: 'stream eventa', subject: '/story/s' }, key)).toThrow(
      /authenticate/,
    );
  });
});
