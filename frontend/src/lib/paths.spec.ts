import { describe, expect, it } from '@jest/globals';
import { pages, pathTo } from './paths.ts';
import { issuedAt } from './tokenAge.ts';
import { newId } from './newId.ts';
import { detectLocale } from '../i18n/detectLocale.ts';

describe('small things', () => {
  it('fills in addresses, encoded', () => {
    expect(pathTo(pages.editCharacter, { uuid: 'a/b' })).toBe('/characters/a%2Fb/edit');
    expect(pathTo(pages.article, { id: 'sleep' })).toBe('/blog/sleep');
  });

  it('reads when a token was made', () => {
    const payload = Buffer.from(JSON.stringify({ iat: 1_700_000_000, sub: 'ü?>' })).toString('base64url');
    expect(issuedAt(`h.${payload}.s`)).toBe(1_700_000_000_000);
    expect(issuedAt('no token')).toBeNull();
    expect(issuedAt('a.%%%.c')).toBeNull();
  });

  it('makes ids that the house takes', () => {
    const ids = Array.from({ length: 50 }, newId);
    expect(new Set(ids).size).toBe(50);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('speaks the stored language, else the browser’s first that we know, else English', () => {
    expect(detectLocale('fr', ['de'])).toBe('fr');
    expect(detectLocale(null, ['nl-NL', 'de-AT', 'fr'])).toBe('de');
    expect(detectLocale(null, ['nl'])).toBe('en');
  });
});
