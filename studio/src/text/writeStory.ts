import type { Locale } from '@storylark/contracts/languages';
import { localeOf } from '@storylark/contracts/languages';
import type { Move, Plan, StoryOrder, WrittenStory } from '../plan.ts';
import { linksOf } from './plan/castStory.ts';
import { idsOf } from './plan/threadStory.ts';
import { settingFacts } from '../catalogues/facts/settings/allSettings.ts';
import { picturesOf } from '../studio.ts';
import { tables } from '../catalogues/tables.ts';
import { nameElides } from './resolve/fr.ts';
import type { Telling, Told as ToldPerson } from './resolve/resolveArgument.ts';
import { helperGender, nounIn } from './resolve/resolveArgument.ts';
import { compositionId } from './plan/picturesFor.ts';
import { AGAIN, lastUses, slotOf, tokenOf } from './seed.ts';
import { altText } from './write/altText.ts';
import { atBedtime } from './write/atBedtime.ts';
import { chooseMoves, wordRange } from './write/chooseMoves.ts';
import type { Tense } from './write/formatMessage.ts';
import { formatMessage } from './write/formatMessage.ts';
import type { Chosen } from './write/lookUp.ts';
import { chooseVariant } from './write/lookUp.ts';
import type { Memory } from './write/tellMarks.ts';
import { tellMarks } from './write/tellMarks.ts';
import { withSounds } from './write/soundCues.ts';
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
  const { errand, likeness } = plan.thread;
  const thing = tables[locale].errand[plan.setting]?.[errand];
  const part = thing?.by[likeness]?.part;
  return {
    locale,
    setting,
    persons: {
      hero: told(hero),
      helper: toldHelper,
      companion: companion.id === 'helper' ? toldHelper : told(companion),
    },
    props: {
      helper: nounIn(locale, setting.props.helper),
      keepsake: nounIn(locale, setting.props.keepsake),
      ...(thing ? { prize: { noun: thing.prize }, obstacle: { noun: thing.obstacle } } : {}),
      ...(part ? { part: { noun: part } } : {}),
    },
  };
}

/** Everything that should not come again soon. Stored in the open: no name of the family, only made-up ones. */
function usedIn(plan: Plan, messages: readonly string[]): string[] {
  const { cast, motif, thread, beats } = plan;
  const madeUp = [cast.helper, cast.companion].filter((one) => !one.characterUuid);
  return [
    ...madeUp.map(({ name }) => `name.${name}`),
    `motif.${motif.id}`,
    ...idsOf(plan, thread),
    ...beats.flatMap(({ picture }) => (picture?.composition ? [compositionId(picture.composition)] : [])),
    ...messages,
    // The telling of a pair as a whole: en:pair.sharing.halves.high.1.deed:0 → en:pair.sharing.halves.high.1.
    ...messages.flatMap((id) => /^\w+:pair(\.\w+){4}/.exec(id)?.[0] ?? []),
  ];
}

/** Messages about a family link speak of one linked person each. */
function withLink(telling: Telling, { cast }: Plan, id: string | undefined): Telling {
  const link = linksOf(cast).find((one) => one.id === id);
  if (!link) return telling;
  const told = { name: link.name, g: gender(link.gender), id: link.id, relation: link.relationshipType };
  return { ...telling, persons: { ...telling.persons, link: told } };
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
  const tell = (text: string, memory: Memory, link?: string): string => {
    const marked = formatMessage(text, withLink(telling, plan, link), tense);
    const sentences = tellMarks(marked, locale, memory, nameElides);
    return plan.type === 'bedtime' ? atBedtime(sentences, locale) : sentences;
  };

  const told = new Map<Move, Chosen>();
  const first = new Map<string, Chosen>();
  for (const move of plan.beats.flatMap((b) => b.moves)) {
    const slot = slotOf(move.id);
    const before = first.get(slot);
    if (before && move.id.endsWith(AGAIN)) {
      told.set(move, before);
      continue;
    }
    // A second message of a slot steps back behind every other, so that nothing is told twice.
    const seen = before
      ? new Map([...choice.avoid, [tokenOf(before.id), Number.MAX_SAFE_INTEGER]])
      : choice.avoid;
    const persons = withLink(telling, plan, move.link);
    const variant = chooseVariant({ ...choice, avoid: seen, telling: persons }, move.id);
    if (variant === undefined && move.rank === 0)
      throw new Error(
        `There is no ${locale} text for ${slot} that fits the band ${plan.band}. Write one in catalogues/${locale}.`,
      );
    if (variant === undefined || variant.id === before?.id) continue;
    told.set(move, variant);
    first.set(slot, variant);
  }
  const textOf = (move: Move): string => told.get(move)?.text ?? '';
  const lengths = [...told.keys()].map((move) => ({
    move,
    words: wordsIn(tell(textOf(move), { words: 0 }, move.link)),
    speaks: /<[a-z]+>/.test(textOf(move)),
  }));
  const taken = chooseMoves(lengths, wordRange(locale, plan.band, plan.type, plan.length));
  const shown: Plan = {
    ...plan,
    beats: plan.beats
      .map((b) => ({ ...b, moves: b.moves.filter((move) => taken.has(move)) }))
      .filter((b) => b.moves.length > 0),
  };

  const spoken = shown.beats.flatMap(({ beat, moves }) => {
    // A new beat names its people again.
    const memory: Memory = { words: 0 };
    return moves.map((move) => ({
      beat,
      lines: splitLines(tell(textOf(move), memory, move.link), locale).map((line) =>
        line.speaker === 'link' && move.link ? { ...line, speaker: move.link } : line,
      ),
    }));
  });
  const paragraphs = toParagraphs(shown, spoken, plan.band);

  const title = chooseVariant(choice, `errand.${plan.setting}.${plan.thread.errand}.title`);
  const once = (text: string) =>
    splitLines(tell(text, { words: 0 }), locale)
      .map((line) => line.text)
      .join(' ');
  if (!title) throw new Error(`There is no ${locale} title for ${plan.setting}.${plan.thread.errand}.`);
  return {
    title: once(title.text),
    paragraphs: paragraphs.map((p) => p.lines.map((line) => line.text).join(' ')),
    lines: withSounds(toLines(shown, paragraphs), shown, locale),
    plan: shown,
    altTexts: Object.fromEntries(picturesOf(shown).map((spec) => [spec.beat, altText(spec, telling)])),
    used: [
      ...new Set(
        usedIn(shown, [
          ...shown.beats.flatMap((b) => b.moves).flatMap((move) => told.get(move)?.id ?? []),
          title.id,
        ]),
      ),
    ].map(tokenOf),
  };
}
