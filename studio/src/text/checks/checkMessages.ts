import type { Locale } from '@storylark/contracts/languages';
import type { LessonId, SettingId } from '@storylark/contracts/stories/vocabulary';
import { errands } from '../../catalogues/facts/errands/allErrands.ts';
import { ways } from '../../catalogues/facts/ways/allWays.ts';
import type { Likeness } from '../../catalogues/facts/likenesses.ts';
import { settingFacts } from '../../catalogues/facts/settings/allSettings.ts';
import type { Message } from '../../catalogues/schema.ts';
import { tables } from '../../catalogues/tables.ts';
import { nameElides } from '../resolve/fr.ts';
import type { Telling } from '../resolve/resolveArgument.ts';
import { helperGender, nounIn } from '../resolve/resolveArgument.ts';
import { formatMessage, unresolved } from '../write/formatMessage.ts';
import { messageText } from '../write/lookUp.ts';
import { tellMarks } from '../write/tellMarks.ts';
import { splitLines } from '../write/typography.ts';
import { found } from './bannedWords.ts';
import { checkForm } from './checkText.ts';
import { never, neverYoung } from './neverWords.ts';

const isForTheYoung = (path: string, message: Message): boolean => {
  const [origin, of = '', way = ''] = path.split('.');
  const fact =
    origin === 'pair' ? ways[of as LessonId][way] : origin === 'errand' && errands[of as SettingId][way];
  const from = (fact ? fact.from : undefined) ?? (typeof message === 'string' ? undefined : message.from);
  return from === undefined || from === '3-5' || from === '6-8';
};

/** Told in other ways: nouns with their grammar, words of pictures and of sounds. */
const apart = ['prize', 'obstacle', 'part', 'alt', 'sound'];

type Found = { path: string; text: string; young: boolean };
function walk(node: unknown, path: string): Found[] {
  const isMessage = typeof node === 'string' || (typeof node === 'object' && node !== null && 'text' in node);
  if (isMessage)
    return [{ path, text: messageText(node as Message), young: isForTheYoung(path, node as Message) }];
  return Object.entries(node as Record<string, unknown>).flatMap(([key, value]) =>
    apart.includes(key) ? [] : walk(value, path === '' ? key : `${path}.${key}`),
  );
}

type Place = { setting: SettingId; errand?: string; likeness?: Likeness };

const telling = (
  locale: Locale,
  hero: string,
  g: 'm' | 'f',
  { setting, errand = '', likeness }: Place,
): Telling => {
  const facts = settingFacts[setting];
  const other = g === 'm' ? ('f' as const) : ('m' as const);
  const thing = tables[locale].errand[setting]?.[errand];
  const part = likeness && thing?.by[likeness]?.part;
  return {
    locale,
    setting: facts,
    persons: {
      hero: { name: hero, g },
      companion: { name: 'Ada', g: other, relation: 'sibling' },
      helper: { name: 'Tuli', g: helperGender(locale, facts, g) },
      link: { name: 'Ada', g: other, relation: 'sibling' },
    },
    props: {
      helper: nounIn(locale, facts.props.helper),
      keepsake: nounIn(locale, facts.props.keepsake),
      ...(thing ? { prize: { noun: thing.prize }, obstacle: { noun: thing.obstacle } } : {}),
      ...(part ? { part: { noun: part } } : {}),
    },
  };
};

/** Every errand of a language whose obstacle is like that, or every fifth of them where there are many. */
function placesOf(locale: Locale, likeness: Likeness): Place[] {
  const all = Object.entries(tables[locale].errand).flatMap(([setting, errands]) =>
    Object.entries(errands)
      .filter(([, { by }]) => likeness in by)
      .map(([errand]) => ({ setting: setting as SettingId, errand, likeness })),
  );
  return all.filter((_, at) => all.length < 10 || at % 5 === 0);
}

/** Where a message may be told: its own place, the places of its pair, or settings of every gender. */
function placesFor(locale: Locale, path: string): Place[] {
  const [origin, setting, errand, , likeness] = path.split('.') as [
    string,
    SettingId,
    string,
    string,
    Likeness,
  ];
  if (origin === 'setting') return [{ setting }];
  if (origin === 'errand') return [{ setting, errand, likeness }];
  if (origin === 'pair') return placesOf(locale, path.split('.')[3] as Likeness);
  return (['treasureIsland', 'dinosaurIsland', 'museumNight', 'grandmaHouse'] as const).flatMap((id) =>
    Object.entries(tables[locale].errand[id] ?? {})
      .slice(0, 1)
      .map(([first, { by }]) => ({
        setting: id,
        errand: first,
        likeness: Object.keys(by)[0] as Likeness,
      })),
  );
}

/** @throws Error naming what nobody can fill. @returns the faults of form of a message that is told alone. */
function faultsOf(text: string, path: string, told: Telling): string[] {
  const missing = unresolved(text, told, 'recit');
  if (missing.length > 0) throw new Error(`no such argument: ${missing.join(', ')}`);
  const tenses = text.includes('[') ? (['recit', 'vecu'] as const) : (['recit'] as const);
  return tenses.flatMap((tense) => {
    const marked = tellMarks(formatMessage(text, told, tense), told.locale, { words: 0 }, nameElides);
    const said = splitLines(marked, told.locale)
      .map((line) => line.text)
      .join(' ');
    const form = path.includes('.title.') ? [] : checkForm([said], told.locale);
    return form.length > 0 ? [`${form.join('; ')}: ${said}`] : [];
  });
}

/**
 * Tells every message of a language alone, with a girl and a boy, in both tenses and wherever it may be told,
 * and names its faults.
 */
export function checkMessages(locale: Locale): string[] {
  const faults = new Map<string, string>();
  for (const { path, text } of walk(tables[locale], '')) {
    for (const place of placesFor(locale, path)) {
      for (const told of [telling(locale, 'Emma', 'f', place), telling(locale, 'Ben', 'm', place)]) {
        try {
          for (const fault of faultsOf(text, path, told)) faults.set(path, fault);
        } catch (error) {
          faults.set(path, error instanceof Error ? error.message : String(error));
        }
      }
    }
  }
  return [...faults].map(([path, fault]) => `${path}: ${fault}`);
}

/** What must never stand in a story for children, over all that a language could ever tell. */
export const neverIn = (locale: Locale): string[] =>
  walk(tables[locale], '').flatMap(({ path, text, young }) =>
    [...found(text, never[locale]), ...(young ? found(text, neverYoung[locale]) : [])].map(
      (word) => `${path}: ${word}`,
    ),
  );

const putOff: Record<Locale, RegExp> = {
  en: /(?<!\p{L})(tomorrow|next week|another day)(?!\p{L})/iu,
  de: /(?<!\p{L})(morgen|übermorgen|nächste Woche)(?!\p{L})/u,
  fr: /(?<!\p{L})(demain|la semaine prochaine)(?!\p{L})/iu,
};
/** Nobody puts off until tomorrow what an errand wants tonight: plans and doubts that would. */
export const postponing = (locale: Locale): string[] =>
  walk(tables[locale], '')
    .filter(({ path }) => /^(type\.\w+\.(plan|low|pause|doubt)|limit\.)/.test(path))
    .filter(({ text }) => putOff[locale].test(text))
    .map(({ path, text }) => `${path}: ${text}`);
