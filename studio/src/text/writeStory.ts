import type { Locale } from '@storylark/contracts/languages';
import { localeOf } from '@storylark/contracts/languages';
import type { Plan, StoryOrder, WrittenStory } from '../plan.ts';
import { linkOf } from './plan/castStory.ts';
import { settingFacts } from '../catalogues/facts/settings/allSettings.ts';
import { tables } from '../catalogues/tables.ts';
import { nameElides } from './resolve/fr.ts';
import type { Telling, Told as ToldPerson } from './resolve/resolveArgument.ts';
import { helperGender } from './resolve/resolveArgument.ts';
import { SECOND, lastUses } from './seed.ts';
import { chooseMoves, wordRange } from './write/chooseMoves.ts';
import type { Tense } from './write/formatMessage.ts';
import { formatMessage } from './write/formatMessage.ts';
import type { Chosen } from './write/lookUp.ts';
import { chooseVariant } from './write/lookUp.ts';
import type { Memory } from './write/tellMarks.ts';
import { tellMarks } from './write/tellMarks.ts';
import { toLines } from './write/toLines.ts';
import { toParagraphs, wordsIn } from './write/toParagraphs.ts';
import { splitLines } from './write/typography.ts';

const gender = (word: 'boy' | 'girl'): 'm' | 'f' => (word === 'boy' ? 'm' : 'f');

/** Everyday stories, and discoveries for the youngest, are told in French as one tells one's day. */
export const tenseOf = ({ type, band }: Pick<Plan, 'type' | 'band'>): Tense =>
  type === 'everyday' || (type === 'educational' && band === '3-5') ? 'vecu' : 'recit';

/** Who a message may speak of, in this language. */
export function tellingOf(plan: Plan, locale: Locale): Telling {
  const { hero, companion, helper } = plan.cast;
  const setting = settingFacts[plan.setting];
  const toldHelper: ToldPerson = {
    name: helper.name,
    g: helperGender(locale, setting, gender(helper.gender)),
  };
  const told = (person: Plan['cast']['hero']): ToldPerson => ({
    name: person.name,
    g: gender(person.gender),
    ...(person.relationshipType ? { relation: person.relationshipType } : {}),
  });
  const link = linkOf(plan.cast);
  return {
    locale,
    setting,
    persons: {
      hero: told(hero),
      helper: toldHelper,
      companion: companion.id === 'helper' ? toldHelper : told(companion),
      ...(link ? { link: told(link) } : {}),
    },
  };
}

/**
 * Tells a plan in the language of the order. Same plan and `avoid` (ids used before, oldest first), same text
 * to the byte.
 * @throws Error naming the slot if the language has no text for it.
 */
export function writeStory(plan: Plan, order: StoryOrder, avoid: readonly string[]): WrittenStory {
  const locale = localeOf[order.language];
  const tense = tenseOf(plan);
  const telling = tellingOf(plan, locale);
  const choice = {
    locale,
    tables: tables[locale],
    seed: plan.seed,
    band: plan.band,
    avoid: lastUses(avoid),
    telling,
    tense,
  };
  const tell = (text: string, memory: Memory): string => {
    const told = tellMarks(formatMessage(text, telling, tense), locale, memory, nameElides);
    return plan.type === 'bedtime' ? told.replace(/(?<!\s)\s*!/g, '.') : told;
  };

  const chosen = new Map<string, Chosen>();
  for (const { id } of plan.beats.flatMap((b) => b.moves)) {
    const first = chosen.get(id.replace(SECOND, ''));
    // A second message of a slot steps back behind every other, so that nothing is told twice.
    const seen = first ? new Map([...choice.avoid, [first.id, Number.MAX_SAFE_INTEGER]]) : choice.avoid;
    const variant = chooseVariant({ ...choice, avoid: seen }, id);
    if (variant.id !== first?.id) chosen.set(id, variant);
  }
  const textOf = (id: string): string => chosen.get(id)?.text ?? '';
  const lengths = plan.beats
    .flatMap((b) => b.moves)
    .filter((move) => chosen.has(move.id))
    .map((move) => ({ move, words: wordsIn(tell(textOf(move.id), { words: 0 })) }));
  const taken = chooseMoves(lengths, wordRange(locale, plan.band, plan.type, plan.length));
  const told: Plan = {
    ...plan,
    beats: plan.beats
      .map((b) => ({ ...b, moves: b.moves.filter((m) => taken.has(m.id)) }))
      .filter((b) => b.moves.length > 0),
  };

  const spoken = told.beats.flatMap(({ beat, moves }) => {
    // A new beat names its people again.
    const memory: Memory = { words: 0 };
    return moves.map((move) => ({ beat, lines: splitLines(tell(textOf(move.id), memory), locale) }));
  });
  const paragraphs = toParagraphs(told, spoken, plan.band);

  const title = chooseVariant(choice, `setting.${plan.setting}.title`);
  const alts = told.beats
    .filter((b) => b.picture)
    .map((b) => [b.beat, chooseVariant(choice, `alt.${b.beat}`)] as const);
  const once = (text: string) =>
    splitLines(tell(text, { words: 0 }), locale)
      .map((line) => line.text)
      .join(' ');
  return {
    title: once(title.text),
    paragraphs: paragraphs.map((p) => p.lines.map((line) => line.text).join(' ')),
    lines: toLines(told, paragraphs),
    plan: told,
    altTexts: Object.fromEntries(alts.map(([beat, { text }]) => [beat, once(text)])),
    used: [
      `name.${plan.cast.helper.name}`,
      // Stored in the open: names that we made up, never one of the family.
      ...(plan.cast.companion.id === 'companion' && !plan.cast.companion.characterUuid
        ? [`name.${plan.cast.companion.name}`]
        : []),
      `motif.${plan.motif.id}`,
      ...told.beats.flatMap((b) => b.moves).flatMap((move) => chosen.get(move.id)?.id ?? []),
      title.id,
    ],
  };
}
