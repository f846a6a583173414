import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { loadStaffCatalogue } from './catalogue.ts';
import { loadPublicCatalogue } from './publicCatalogue.ts';
import type { Message } from './defineMessages.ts';

const src = join(import.meta.dirname, '..');
const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value && 'defaultMessage' in value;

async function allMessages(): Promise<Message[]> {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('Messages.ts') && !file.endsWith('defineMessages.ts'),
  );
  const modules = await Promise.all(
    files.map(async (file) => (await import(join(src, file))) as Record<string, unknown>),
  );
  return modules.flatMap((module) =>
    Object.values(module).flatMap((value) =>
      typeof value === 'object' && value ? Object.values(value).filter(isMessage) : [],
    ),
  );
}

/** Names of arguments and tags, each with its kind; the branches of plurals and choices are looked into. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...argumentsOf(element.children)];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [
        `${element.value}:${element.type}`,
        ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value)),
      ];
    return [`${element.value}:${element.type}`];
  });
}
const shapeOf = (text: string) => [...new Set(argumentsOf(parse(text)))].sort();

const everyText = async (locale: 'de' | 'fr'): Promise<Record<string, string>> => ({
  ...(await loadPublicCatalogue(locale)),
  ...(await loadStaffCatalogue(locale)),
});
const messages = await allMessages();

describe('the messages', () => {
  it('are many and each has an id of its own', () => {
    expect(messages.length).toBeGreaterThan(100);
    const ids = messages.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  for (const locale of ['de', 'fr'] as const) {
    it(`are all there in ${locale}, and nothing else is`, async () => {
      const known = Object.keys(await everyText(locale)).sort();
      expect(known).toEqual(messages.map(({ id }) => id).sort());
    });

    it(`take the same values in ${locale} as in English`, async () => {
      const catalogue = await everyText(locale);
      for (const { id, defaultMessage } of messages)
        expect([id, shapeOf(catalogue[id] ?? '')]).toEqual([id, shapeOf(defaultMessage)]);
    });
  }

  it('put a thin space before French double punctuation', async () => {
    const catalogue = await everyText('fr');
    const bad = Object.entries(catalogue).filter(([, text]) =>
      /[^\u202f\s][?!;](\s|$)| [?!;:](\s|$)|[\p{L}}] ?:\s/u.test(text),
    );
    expect(bad).toEqual([]);
  });
});
