import { rememberKeys } from './rememberKeys.ts';

describe('a remembered key', () => {
  const key = Buffer.from('key');
  let now: number;
  let keys: ReturnType<typeof rememberKeys>;
  beforeEach(() => {
    now = 0;
    keys = rememberKeys(() => now);
  });

  it('is forgotten 5 s after it was asked for, however long the answer took', () => {
    const asked = keys.asking();
    now = 3_000;
    keys.remember('a', key, asked);
    now = 4_999;
    expect(keys.recall('a')).toBe(key);
    now = 5_000;
    expect(keys.recall('a')).toBeUndefined();
  });

  it('goes with its account, and leaves neighbours', () => {
    for (const subject of ['a', 'a/story/s', 'ab']) keys.remember(subject, key, keys.asking());
    keys.forget('a');
    expect(['a', 'a/story/s', 'ab'].map(keys.recall)).toEqual([undefined, undefined, key]);
  });

  it('is not one that was destroyed between question and answer', () => {
    const asked = keys.asking();
    keys.forget('a');
    expect(keys.remember('a', key, asked)).toBe(key);
    expect(keys.recall('a')).toBeUndefined();
  });
});
