import { createSignedLinks } from './signedLinks.ts';

const MINUTE = 60_000;
const at = (now: number, ...secrets: string[]) =>
  createSignedLinks({
    keys: () => [Buffer.from(secrets[0] ?? 'house'), ...secrets.slice(1).map((one) => Buffer.from(one))],
    now: () => now,
    lastsMs: 5 * MINUTE,
    basePath: '/media/',
  });
const parts = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://x');
  return [pathname.slice('/media/'.length), Object.fromEntries(searchParams)] as const;
};
const key = 'a/story/s/audio.mp3';

describe('signed links', () => {
  it('open the blob they were made for, for five minutes to the millisecond', () => {
    const [path, query] = parts(at(7).urlOf(key));
    expect(at(7).read(path, query)).toEqual({ key, download: '', isOver: false });
    expect(at(7 + 5 * MINUTE - 1).read(path, query)?.isOver).toBe(false);
    expect(at(7 + 5 * MINUTE).read(path, query)).toEqual({ key, download: '', isOver: true });
  });

  it('open it by each key that is still valid, and are signed by the first', () => {
    const link = (...secrets: string[]) => parts(at(0, ...secrets).urlOf(key));
    expect(at(0, 'second', 'first').read(...link('first'))?.key).toBe(key);
    expect(at(0, 'second').read(...link('second', 'first'))?.key).toBe(key);
    expect(at(0, 'third', 'second').read(...link('first'))).toBeNull();
  });

  it('say how long they last, so that who holds one asks for the next in time', () => {
    const [, { iat, exp }] = parts(at(7).urlOf(key));
    expect(Number(exp) - Number(iat)).toBe(5 * MINUTE);
  });

  it('have one path for one blob, whenever and under whichever name they are given out', () => {
    const [path] = parts(at(0).urlOf(key));
    expect(parts(at(99 * MINUTE).urlOf(key, 'Mia.mp3'))[0]).toBe(path);
    expect(parts(at(0).urlOf('a/story/t/audio.mp3'))[0]).not.toBe(path);
  });

  it('tell nothing of whose blob it is', () => {
    const url = at(0).urlOf('0b0f6c3e-account/story/7d1f4a52-story/narration/1/audio.mp3');
    expect(url).not.toMatch(/0b0f6c3e|7d1f4a52|story/);
    expect(Buffer.from(parts(url)[0], 'base64url').toString('latin1')).not.toMatch(/0b0f6c3e|7d1f4a52|story/);
  });

  it('open no other blob, no later end, no other file name, and none of another house', () => {
    const [path, query] = parts(at(0).urlOf(key, 'Mia.mp3'));
    const [other] = parts(at(0).urlOf('a/story/t/audio.mp3', 'Mia.mp3'));
    expect(at(0).read(path, query)).toEqual({ key, download: 'Mia.mp3', isOver: false });
    expect(at(0).read(other, query)).toBeNull();
    expect(at(0).read(path, { ...query, exp: String(Number(query['exp']) + 1) })).toBeNull();
    expect(at(0).read(path, { ...query, iat: '1' })).toBeNull();
    expect(at(0).read(path, { ...query, download: 'x.exe' })).toBeNull();
    expect(at(0).read(path, { iat: query['iat'], exp: query['exp'], sig: query['sig'] })).toBeNull();
    expect(at(0, 'another').read(path, query)).toBeNull();
    expect(at(0).read(path, {})).toBeNull();
    expect(at(0).read('', query)).toBeNull();
    expect(at(0).read('%%%', { ...query, sig: 'x' })).toBeNull();
  });
});
