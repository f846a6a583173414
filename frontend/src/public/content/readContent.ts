import { type Locale, locales } from '@storylark/contracts/languages';
import { fillIn, type Facts } from './fillIn.ts';
import { toHtml } from './toHtml.ts';

export const legalIds = ['about', 'privacy', 'cookies', 'imprint', 'terms'] as const;
export type LegalId = (typeof legalIds)[number];

/** `html`: the text below the title, from our own Markdown. */
export type LegalPage = {
  id: LegalId;
  title: string;
  description: string;
  updated: string;
  html: string;
  /** Lacks facts of the operator. */ open: boolean;
};
/** `date`: YYYY-MM-DD. */
export type Article = {
  id: string;
  title: string;
  description: string;
  date: string;
  minutes: number;
  html: string;
};
export type Content = Record<Locale, { articles: readonly Article[]; legal: Record<LegalId, LegalPage> }>;

type Words = { table: string; unset: (name: string) => string };

/**
 * The pages of words. `files`: Markdown by `<lang>/blog/<id>.md` and `<lang>/legal/<id>.md`. Articles newest
 * first.
 * @throws one error that lists everything that is missing or wrong, by file
 */
export function readContent(
  files: ReadonlyMap<string, string>,
  facts: Facts,
  words: Record<Locale, Words>,
): Content {
  const wrong: string[] = [];
  const articleIds = new Set(
    [...files.keys()].flatMap((path) => /^[a-z]+\/blog\/([a-z0-9-]+)\.md$/.exec(path)?.[1] ?? []),
  );

  function read(language: Locale, path: string, needed: readonly string[]) {
    const text = files.get(path);
    const front = text === undefined ? null : frontMatter(text);
    if (!front) {
      wrong.push(
        text === undefined
          ? `${path} is missing`
          : `${path} must begin with lines 'key: value' between two lines of ---`,
      );
      return { fields: {} as Record<string, string>, html: '', open: false };
    }
    for (const name of needed) if (!front.fields[name]) wrong.push(`${path} lacks '${name}:'`);
    const filled = fillIn(front.body, facts, words[language].unset);
    for (const name of filled.unknown) wrong.push(`${path} has the unknown placeholder {{${name}}}`);
    return { fields: front.fields, html: toHtml(filled.text, words[language].table), open: filled.open };
  }
  function legalPage(language: Locale, id: LegalId): LegalPage {
    const { fields, html, open } = read(language, `${language}/legal/${id}.md`, [
      'title',
      'description',
      'updated',
    ]);
    return {
      id,
      title: fields['title'] ?? '',
      description: fields['description'] ?? '',
      updated: fields['updated'] ?? '',
      html,
      open,
    };
  }
  function article(language: Locale, id: string): Article {
    const path = `${language}/blog/${id}.md`;
    const { fields, html } = read(language, path, ['title', 'description', 'date', 'minutes']);
    const { title = '', description = '', date = '', minutes = '' } = fields;
    if (date && !/^\d{4}-\d\d-\d\d$/.test(date)) wrong.push(`${path}: date must be YYYY-MM-DD, not ${date}`);
    if (minutes && !/^\d+$/.test(minutes))
      wrong.push(`${path}: minutes must be a whole number, not ${minutes}`);
    return { id, title, description, date, minutes: Number(minutes), html };
  }

  const content = Object.fromEntries(
    locales.map((language) => [
      language,
      {
        articles: [...articleIds]
          .map((id) => article(language, id))
          .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id)),
        legal: Object.fromEntries(legalIds.map((id) => [id, legalPage(language, id)])),
      },
    ]),
  ) as unknown as Content;
  if (wrong.length > 0) throw new Error(`frontend/content is not complete:\n  ${wrong.join('\n  ')}`);
  return content;
}

function frontMatter(text: string): { fields: Record<string, string>; body: string } | null {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) return null;
  const fields = head.split(/\r?\n/).flatMap((line) => {
    const [, key, value] = /^([a-z]+):(.*)$/i.exec(line) ?? [];
    return key === undefined || value === undefined
      ? []
      : [[key, value.trim().replace(/^(["'])(.*)\1$/, '$2')] as const];
  });
  return { fields: Object.fromEntries(fields), body };
}
