import { describe, expect, it } from '@jest/globals';
import { type Locale, locales } from '@storylark/contracts/languages';
import { plans, planTable } from '@storylark/contracts/subscriptions/plans';
import { readFileSync } from 'node:fs';
import { brand } from '../../brand.ts';
import { factsOf, fillIn } from './fillIn.ts';
import { legalIds, type LegalId } from './readContent.ts';

const textOf = (language: Locale, id: LegalId) =>
  readFileSync(new URL(`../../../content/${language}/legal/${id}.md`, import.meta.url), 'utf8');
const everyText = locales.flatMap((language) =>
  legalIds.map((id) => [language, id, textOf(language, id)] as const),
);
const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
/** What tables say of each plan, in their order. */
const rowsOf = (text: string, plan: string) =>
  text
    .split('\n')
    .map(cells)
    .filter(([name = '']) => name.toLowerCase() === plan);
const plainSpaces = (text: string) => text.replace(/\s/gu, ' ');

describe('the terms', () => {
  const words = {
    en: ['no', 'yes', 'free'],
    de: ['nein', 'ja', 'kostenlos'],
    fr: ['non', 'oui', 'gratuit'],
  } as const;

  it.each(locales)('have the plans, limits and prices of the plan table (%s)', (language) => {
    const [no, yes, free] = words[language];
    const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
    const price = (cents: number) => (cents === 0 ? free : plainSpaces(format.format(cents / 100)));
    for (const plan of plans) {
      const { stories, characters, relationships, premiumEffects, price: prices } = planTable[plan];
      const [extent = [], costs = []] = rowsOf(textOf(language, 'terms'), plan);
      const [, storiesSaid, charactersSaid, , relationshipsSaid, effectsSaid] = extent;
      expect([plan, storiesSaid, charactersSaid, relationshipsSaid, effectsSaid]).toEqual([
        plan,
        String(stories),
        String(characters),
        relationships ? yes : no,
        premiumEffects ? yes : no,
      ]);
      expect(costs.slice(1).map(plainSpaces)).toEqual([price(prices.month), price(prices.year)]);
    }
  });

  it('have the seven sections, numbered, and a form to withdraw with', () => {
    for (const language of locales) {
      const text = textOf(language, 'terms');
      expect([...text.matchAll(/^## (\d)\. /gm)].map(([, number]) => number)).toEqual([
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
      ]);
      expect(text.match(/^## /gm)).toHaveLength(7);
      const withdrawal = text.slice(text.indexOf('\n## 6.'), text.indexOf('\n## 7.'));
      expect(withdrawal).toMatch(/\n> [\s\S]*\{\{company\}\}, \{\{address\}\}[\s\S]*\(\\\*\)/);
      expect(withdrawal).toContain('{{withdrawalDays}}');
    }
  });
});

describe('the page on cookies', () => {
  // The cookie of command-api's createKnownDevices.ts, the keys of lib/storage.ts, lib/night/light.ts, lib/reading.ts, lib/chosenVoice.ts, offline/keepingSetting.ts, gates/gateKey.ts and
  // offline/worker.js.
  it('names everything that is stored in the browser', () => {
    const stored = [
      '__Secure-known-device',
      '__Host-google',
      'token',
      'user',
      'language',
      'theme',
      'night',
      'sleepTimer',
      'reading',
      'voices',
      'keeping',
      'draft:…',
      'parentsGateOpenUntil',
      'notice',
      'googleWay',
      'googleTicket',
      'app',
      'kept:…',
    ];
    for (const language of locales) {
      const named = [...textOf(language, 'cookies').matchAll(/^\| `([^`]+)` +\|/gm)].map(([, name]) => name);
      expect([language, named]).toEqual([language, stored]);
    }
  });
});

describe('the legal pages', () => {
  it('fit a search result, are dated, and do not shout', () => {
    for (const [language, id, text] of everyText) {
      const at = `${language} ${id}`;
      const description = /^description: (.+)$/m.exec(text)?.[1] ?? '';
      expect([at, description.length > 0 && description.length <= 155]).toEqual([at, true]);
      expect([at, /^updated: \d{4}-\d\d-\d\d$/m.test(text)]).toEqual([at, true]);
      expect([at, /!|["']/.test(text)]).toEqual([at, false]);
    }
  });

  it('are complete once the operator has said who they are', () => {
    const facts = factsOf({
      ...brand,
      domain: 'lark.example',
      supportMail: 'hello@lark.example',
      address: 'Feldweg 1, 12345 Ort',
      register: 'HRB 1',
      vatId: 'DE1',
      manager: 'A. K.',
    });
    for (const [language, id, text] of everyText) {
      const { open, unknown } = fillIn(text, facts, (name) => name);
      expect([language, id, open, unknown]).toEqual([language, id, false, []]);
    }
  });

  it('have narrow spaces before the high signs in French', () => {
    for (const id of legalIds) {
      const lines = textOf('fr', id)
        .split('\n')
        .map((line) => line.replace(/^(title|description|updated): /, ''));
      expect(lines.filter((line) => /[^\u202f][;?»]|[^\u202f]:( |$)|«[^\u202f]/u.test(line))).toEqual([]);
    }
  });

  it('address nobody in German', () => {
    for (const id of legalIds)
      expect([
        id,
        /\b(du|dich|dir|deine?[mnrs]?)\b/i.exec(textOf('de', id).replace(/\[[^[\]]*\]/g, '')),
      ]).toEqual([id, null]);
  });
});
