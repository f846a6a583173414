import type { Locale } from '@storylark/contracts/languages';
import { settingFacts } from '../../catalogues/facts/settings/allSettings.ts';
import type { Message } from '../../catalogues/schema.ts';
import { tables } from '../../catalogues/tables.ts';
import { nameElides } from '../resolve/fr.ts';
import type { Telling } from '../resolve/resolveArgument.ts';
import { formatMessage, unresolved } from '../write/formatMessage.ts';
import { messageText } from '../write/lookUp.ts';
import { tellMarks } from '../write/tellMarks.ts';
import { splitLines } from '../write/typography.ts';
import { checkForm } from './checkText.ts';

type Found = { path: string; text: string };
function walk(node: unknown, path: string): Found[] {
  const isMessage = typeof node === 'string' || (typeof node === 'object' && node !== null && 'text' in node);
  if (isMessage) return [{ path, text: messageText(node as Message) }];
  return Object.entries(node as Record<string, unknown>).flatMap(([key, value]) =>
    walk(value, path === '' ? key : `${path}.${key}`),
  );
}

const told = (locale: Locale, hero: string, g: 'm' | 'f', setting: keyof typeof settingFacts): Telling => ({
  locale,
  setting: settingFacts[setting],
  persons: {
    hero: { name: hero, g },
    companion: { name: 'Ada', g: g === 'm' ? 'f' : 'm', relation: 'sibling' },
    helper: { name: 'Tuli', g },
    link: { name: 'Ada', g: g === 'm' ? 'f' : 'm', relation: 'sibling' },
  },
});

/**
 * Tells every message of a language alone, with a girl and a boy, in both tenses and in settings of every
 * gender, and names its faults.
 */
export function checkMessages(locale: Locale): string[] {
  const places = ['treasureIsland', 'dinosaurIsland', 'museumNight', 'grandmaHouse'] as const;
  const faults = new Map<string, string>();
  for (const { path, text } of walk(tables[locale], '')) {
    const own = /^setting\.(\w+)\./.exec(path)?.[1] as keyof typeof settingFacts | undefined;
    for (const place of own ? [own] : places) {
      for (const telling of [told(locale, 'Emma', 'f', place), told(locale, 'Ben', 'm', place)]) {
        try {
          const missing = unresolved(text, telling, 'recit');
          if (missing.length > 0) throw new Error(`no such argument: ${missing.join(', ')}`);
          for (const tense of ['recit', 'vecu'] as const) {
            const lines = splitLines(
              tellMarks(formatMessage(text, telling, tense), locale, { words: 0 }, nameElides),
              locale,
            );
            const form = path.includes('.title.')
              ? []
              : checkForm([lines.map((line) => line.text).join(' ')], locale);
            if (form.length > 0)
              faults.set(path, `${form.join('; ')}: ${lines.map((line) => line.text).join(' ')}`);
          }
        } catch (error) {
          faults.set(path, error instanceof Error ? error.message : String(error));
        }
      }
    }
  }
  return [...faults].map(([path, fault]) => `${path}: ${fault}`);
}
