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
import { STORY, heardIn, nothingDecided } from './heard.ts';
import { tokenOf } from './seed.ts';
import { aidOf } from '../catalogues/facts/aids.ts';
import { unsuited } from '../catalogues/facts/unsuited.ts';
import { altText } from './write/altText.ts';
import { atBedtime } from './write/atBedtime.ts';
import { OWN, chooseMoves, wordRange } from './write/chooseMoves.ts';
import type { Tense } from './write/formatMessage.ts';
import { formatMessage } from './write/formatMessage.ts';
import type { Texts } from './write/chooseTexts.ts';
import { chooseTexts } from './write/chooseTexts.ts';
import type { Draft } from './write/fitDraft.ts';
import { fitDraft } from './write/fitDraft.ts';
import type { Choice } from './write/lookUp.ts';
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
  const notOf = unsuited[plan.lesson]?.[locale];
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
    ...(notOf ? { unsuited: notOf } : {}),
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
  const heard = heardIn(avoid);
  const choiceOf = (move: Move | undefined): Choice => ({
    locale,
    tables: tables[locale],
    seed: plan.seed,
    band: plan.band,
    heard,
    decided: nothingDecided(),
    telling: withLink(telling, plan, move?.link),
    tense,
  });
  const tell = (text: string, memory: Memory, link?: string): string => {
    const marked = formatMessage(text, withLink(telling, plan, link), tense);
    const sentences = tellMarks(marked, locale, memory, nameElides);
    return plan.type === 'bedtime' ? atBedtime(sentences, locale) : sentences;
  };
  const range = wordRange(locale, plan.band, plan.type, plan.length);
  // A draft differs from the one before in one thing.
  const counted = new Map<string, number>();
  const wordsOf = (text: string, link: string | undefined): number => {
    const key = `${link}:${text}`;
    const known = counted.get(key) ?? wordsIn(tell(text, { words: 0 }, link));
    counted.set(key, known);
    return known;
  };
  const draftOf = (texts: Texts): Draft => {
    const textOf = (move: Move): string => texts.get(move)?.text ?? '';
    const lengths = [...texts.keys()].map((move) => ({
      move,
      words: wordsOf(textOf(move), move.link),
      speaks: /<[a-z]+>/.test(textOf(move)),
    }));
    const taken = chooseMoves(lengths, range);
    const spoken = plan.beats.flatMap(({ beat, moves }) => {
      // A new beat names its people again.
      const memory: Memory = { words: 0 };
      return moves
        .filter((move) => taken.has(move))
        .map((move) => ({
          beat,
          lines: splitLines(tell(textOf(move), memory, move.link), locale).map((line) =>
            line.speaker === 'link' && move.link ? { ...line, speaker: move.link } : line,
          ),
        }));
    });
    const [next] = lengths
      .filter(({ move }) => move.rank < OWN && !taken.has(move))
      .toSorted((a, b) => a.move.rank - b.move.rank);
    return { texts, taken, spoken, waiting: next?.words ?? 0 };
  };
  const first = draftOf(
    chooseTexts(
      plan.beats.flatMap((b) => b.moves),
      choiceOf,
    ),
  );
  const { texts, taken, spoken } = fitDraft(first, {
    locale,
    name: order.hero.name,
    range,
    choiceOf,
    draftOf,
  });
  const shown: Plan = {
    ...plan,
    beats: plan.beats
      .map((b) => ({ ...b, moves: b.moves.filter((move) => taken.has(move)) }))
      .filter((b) => b.moves.length > 0),
  };
  const paragraphs = toParagraphs(shown, spoken, plan.band);

  const messages = shown.beats.flatMap((b) => b.moves).flatMap((move) => texts.get(move)?.id ?? []);
  const aid = aidOf(plan);
  const title = chooseVariant(choiceOf(undefined), `errand.${plan.setting}.${plan.thread.errand}.title`);
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
    altTexts: Object.fromEntries(picturesOf(shown).map((spec) => [spec.beat, altText(spec, telling, aid)])),
    used: [STORY, ...[...new Set(usedIn(shown, [...messages, title.id]))].map(tokenOf)],
  };
}
