import { describe, expect, it } from '@jest/globals';
import { locales } from '@storylark/contracts/languages';
import { brand } from '../../brand.ts';
import { factsOf } from './fillIn.ts';
import { legalIds, readContent } from './readContent.ts';

const word = { table: 'Table', unset: (name: string) => `to be filled in: ${name}` };
const words = { en: word, de: word, fr: word };
const facts = { ...factsOf(brand), company: 'Lark & Sons' };
const legal = (body = 'Words.') =>
  `---\ntitle: A title\ndescription: What it is\nupdated: 2026-11-01\n---\n${body}\n`;
const article = (date: string, body = 'Words.') =>
  `---\ntitle: On ${date}\ndescription: What it is\ndate: ${date}\nminutes: 4\n---\n${body}\n`;

function files(changes: Record<string, string | null> = {}) {
  const all: Record<string, string> = {};
  for (const language of locales) {
    for (const id of legalIds) all[`${language}/legal/${id}.md`] = legal();
    all[`${language}/blog/old.md`] = article('2026-01-02');
    all[`${language}/blog/new.md`] = article('2026-09-30');
  }
  return new Map(
    Object.entries({ ...all, ...changes }).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
const read = (changes?: Record<string, string | null>) => readContent(files(changes), facts, words);

describe('the pages of words', () => {
  it('have their articles newest first', () => {
    expect(read().de.articles.map(({ id, date, minutes }) => [id, date, minutes])).toEqual([
      ['new', '2026-09-30', 4],
      ['old', '2026-01-02', 4],
    ]);
  });

  it('must all be there in all languages', () => {
    expect(() => read({ 'fr/blog/old.md': null, 'de/legal/terms.md': null })).toThrow(
      /fr\/blog\/old\.md is missing|de\/legal\/terms\.md is missing/,
    );
    expect(() => read({ 'en/blog/only-english.md': article('2026-02-02') })).toThrow(
      'de/blog/only-english.md is missing',
    );
  });

  it('name what their head lacks', () => {
    expect(() => read({ 'en/legal/about.md': 'Words.' })).toThrow('en/legal/about.md must begin with');
    expect(() => read({ 'en/blog/old.md': article('') })).toThrow("en/blog/old.md lacks 'date:'");
    expect(() => read({ 'en/blog/old.md': article('1 May 2026') })).toThrow(
      'date must be YYYY-MM-DD, not 1 May 2026',
    );
  });

  it('say the operator’s facts, mark those that are not there yet, and know no others', () => {
    const { en } = read({
      'en/legal/imprint.md': legal('{{company}}, {{ address }}, {{withdrawalDays}} days'),
    });
    expect(en.legal.imprint.html).toContain(
      'Lark &amp; Sons, <strong>[to be filled in: address]</strong>, 14 days',
    );
    expect([en.legal.imprint.open, en.legal.terms.open]).toEqual([true, false]);
    expect(() => read({ 'en/legal/imprint.md': legal('{{iban}}') })).toThrow(
      'en/legal/imprint.md has the unknown placeholder {{iban}}',
    );
  });

  it('have headings one can link to and tables that keys can scroll', () => {
    const { de } = read({
      'de/legal/cookies.md': legal('## Was *wir* merken\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'),
    });
    expect(de.legal.cookies.html).toContain('<h2 id="was-wir-merken">Was <em>wir</em> merken</h2>');
    expect(de.legal.cookies.html).toMatch(
      /<div class="scroll" role="region" tabindex="0" aria-label="Was wir merken"><table>[\s\S]*<td>1<\/td>/,
    );
  });
});
