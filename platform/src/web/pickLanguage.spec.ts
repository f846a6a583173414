import { describe, expect, it } from '@jest/globals';
import { pickLanguage } from './pickLanguage.ts';

const languages = ['en', 'de', 'fr'] as const;
const pick = (accepted?: string, asked: string | null = null) =>
  pickLanguage({ asked, accepted }, languages, 'en');

describe('the language of a page', () => {
  it('is what the address asks for, whatever the browser likes', () => {
    expect(pick('de', 'fr')).toBe('fr');
    expect(pick('de', 'FR-ca')).toBe('fr');
  });

  it('is not one that there is none of', () => {
    expect(pick('de', 'xx')).toBe('de');
    expect(pick('de', '')).toBe('de');
    expect(pick('nl, pl;q=0.9')).toBe('en');
  });

  it('is the one the browser likes best, of those there are', () => {
    expect(pick('nl, fr;q=0.4, de-AT;q=0.8, en;q=0.2')).toBe('de');
    expect(pick('fr')).toBe('fr');
    expect(pick('en;q=0.5, fr;q=0.5')).toBe('en');
  });

  it('is never one the browser refuses', () => {
    expect(pick('de;q=0, fr;q=0.1')).toBe('fr');
    expect(pick('de;q=0')).toBe('en');
  });

  it('falls back where nothing is said or what is said makes no sense', () => {
    expect(pick()).toBe('en');
    expect(pick('*')).toBe('en');
    expect(pick(';;;q=,,')).toBe('en');
  });
});
