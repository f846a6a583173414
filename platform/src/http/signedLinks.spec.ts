import { createSignedLinks } from './signedLinks.ts';

const at = (now: number, secret = 'house') =>
  createSignedLinks({ secret: Buffer.from(secret), now: () => now, lastsMs: 6 * 3_600_000, basePath: '/media/' });
const parts = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://x');
  return [decodeURIComponent(pathname.slice('/media/'.length)), Object.fromEntries(searchParams)] as const;
};

describe('signed links', () => {
  it('open the blob they were made for, for six hours at least', () => {
    const [key, query] = parts(at(0).urlOf('a/story/s/audio.mp3'));
    expect(at(6 * 3_600_000 - 1).opens(key, query)).toBe(true);
    expect(at(8 * 3_600_000).opens(key, query)).toBe(false);
  });
  it('open no other blob, no later end, no other file name, and none of another house', () => {
    const [key, query] = parts(at(0).urlOf('a/story/s/audio.mp3', 'Mia.mp3'));
    expect(at(0).opens('a/story/t/audio.mp3', query)).toBe(false);
    expect(at(0).opens(key, { ...query, exp: String(Number(query.exp) + 1) })).toBe(false);
    expect(at(0).opens(key, { ...query, download: 'x.exe' })).toBe(false);
    expect(at(0, 'another').opens(key, query)).toBe(false);
    expect(at(0).opens(key, {})).toBe(false);
  });
});
