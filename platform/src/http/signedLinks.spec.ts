import { createSignedLinks } from './signedLinks.ts';

const at = (now: number, ...secrets: string[]) =>
  createSignedLinks({
    keys: () => [Buffer.from(secrets[0] ?? 'house'), ...secrets.slice(1).map((one) => Buffer.from(one))],
    now: () => now,
    lastsMs: 6 * 3_600_000,
    basePath: '/media/',
  });
const parts = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://x');
  return [pathname.slice('/media/'.length), Object.fromEntries(searchParams)] as const;
};
const key = 'a/story/s/audio.mp3';

describe('signed links', () => {
  it('open the blob they were made for, for six hours at least', () => {
    const [path, query] = parts(at(0).urlOf(key));
    expect(at(6 * 3_600_000 - 1).keyOf(path, query)).toBe(key);
    expect(at(8 * 3_600_000).keyOf(path, query)).toBeNull();
  });

  it('open it by each key that is still valid, and are signed by the first', () => {
    const link = (...secrets: string[]) => parts(at(0, ...secrets).urlOf(key));
    expect(at(0, 'second', 'first').keyOf(...link('first'))).toBe(key);
    expect(at(0, 'second').keyOf(...link('second', 'first'))).toBe(key);
    expect(at(0, 'third', 'second').keyOf(...link('first'))).toBeNull();
  });

  it('stay the same within the hour, so that what they open is fetched once', () => {
    expect(at(1).urlOf(key)).toBe(at(3_600_000 - 1).urlOf(key));
    expect(at(1).urlOf(key)).not.toBe(at(3_600_001).urlOf(key));
  });

  it('tell nothing of whose blob it is', () => {
    const url = at(0).urlOf('0b0f6c3e-account/story/7d1f4a52-story/narration/1/audio.mp3');
    expect(url).not.toMatch(/0b0f6c3e|7d1f4a52|story/);
    expect(Buffer.from(parts(url)[0], 'base64url').toString('latin1')).not.toMatch(/0b0f6c3e|7d1f4a52|story/);
  });

  it('open no other blob, no later end, no other file name, and none of another house', () => {
    const [path, query] = parts(at(0).urlOf(key, 'Mia.mp3'));
    const [other] = parts(at(0).urlOf('a/story/t/audio.mp3', 'Mia.mp3'));
    expect(at(0).keyOf(path, query)).toBe(key);
    expect(at(0).keyOf(other, query)).toBeNull();
    expect(at(0).keyOf(path, { ...query, exp: String(Number(query['exp']) + 1) })).toBeNull();
    expect(at(0).keyOf(path, { ...query, download: 'x.exe' })).toBeNull();
    expect(at(0, 'another').keyOf(path, query)).toBeNull();
    expect(at(0).keyOf(path, {})).toBeNull();
    expect(at(0).keyOf('', query)).toBeNull();
    expect(at(0).keyOf('%%%', { ...query, sig: 'x' })).toBeNull();
  });
});
