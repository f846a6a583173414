import type { Locale } from '@storylark/contracts/languages';
import type { AgeBand } from '@storylark/contracts/stories/vocabulary';
import { ageBands } from '@storylark/contracts/stories/vocabulary';
import type { Message, Tables, Variants } from '../../catalogues/schema.ts';
import type { Telling } from '../resolve/resolveArgument.ts';
import type { Decided, Heard } from '../heard.ts';
import { freshest } from '../heard.ts';
import { slotOf } from '../seed.ts';
import type { Tense } from './formatMessage.ts';
import { unresolved } from './formatMessage.ts';

/** @param id of a move, `setting.treasureIsland.meet`, or of a list outside the moves, `alt.deed`. */
export function variantsOf(tables: Tables, id: string): Variants | undefined {
  let found: unknown = tables;
  for (const key of id.split('.')) found = (found as Record<string, unknown> | undefined)?.[key];
  return found as Variants | undefined;
}

export const messageText = (message: Message): string =>
  typeof message === 'string' ? message : message.text;

/** Of its own messages a band needs so many, or they would come too often. */
const OWN_ENOUGH = 2;

function fits(message: Message, band: AgeBand): boolean {
  if (typeof message === 'string') return true;
  const at = ageBands.indexOf(band);
  return at >= ageBands.indexOf(message.from ?? '3-5') && at <= ageBands.indexOf(message.to ?? '13-17');
}

export type Chosen = { id: string; text: string };
export type Choice = {
  locale: Locale;
  tables: Tables;
  seed: string;
  band: AgeBand;
  heard: Heard;
  telling: Telling;
  tense: Tense;
  decided: Decided;
};

/**
 * A pair has several tellings; all its slots come from the same one: pair.sharing.halves.high.deed →
 * pair.sharing.halves.high.1.deed.
 */
function inOneTelling(choice: Choice, id: string): string {
  const { locale, tables } = choice;
  const [origin, lesson, way, likeness, ...slot] = id.split('.');
  const path = `pair.${lesson}.${way}.${likeness}`;
  const tellings = origin === 'pair' ? variantsOf(tables, path) : undefined;
  if (!tellings || tellings.length === 0) return id;
  const telling = decide(
    choice,
    path,
    tellings.map((_, at) => `${locale}:${path}.${at}`),
  );
  return `${telling.slice(locale.length + 1)}.${slot.join('.')}`;
}

/** Decides once for all that ask for the same: what comes back goes with what was there before. */
function decide(
  { locale, seed, band, heard, decided }: Choice,
  what: string,
  candidates: readonly string[],
  preferred?: readonly string[],
): string {
  const known = decided.by.get(what);
  if (known !== undefined && candidates.includes(known)) return known;
  const chosen = freshest(seed, `text:${locale}:${band}:${what}`, candidates, heard, decided, preferred);
  decided.by.set(what, chosen);
  return chosen;
}

/** The other tellings of the pair that this message is of: the stream that decides on it, and their ids. */
export function otherTellings({ tables }: Choice, messageId: string): { pair: string; ids: string[] } {
  const [, locale, pair = '', told] = /^(\w+):(pair(?:\.\w+){3})\.(\d+)\./.exec(messageId) ?? [];
  const ids = (variantsOf(tables, pair) ?? []).map((_, at) => `${locale}:${pair}.${at}`);
  return { pair, ids: ids.filter((_, at) => String(at) !== told) };
}

/**
 * What comes back names what was there before: the n-th homeward of a setting its n-th passage, the n-th echo
 * of a motif its n-th home, the n-th late of a limit its n-th start, the n-th worse, sign and yields of an obstacle its n-th holds.
 */
const before: Record<string, string> = {
  homeward: 'passage',
  unplay: 'play',
  echo: 'home',
  pay: 'plant',
  worse: 'holds',
  sign: 'holds',
  yields: 'holds',
  late: 'start',
};
/** What the move with this id comes back to, by id; undefined where it stands for itself. */
export function comesBackTo(id: string): string | undefined {
  const [, origin, slot = ''] =
    /^(setting\.\w+|motif\.\w+|limit\.\w+|errand\.\w+\.\w+\.by\.\w+)\.(homeward|unplay|echo|pay|late|worse|sign|yields)$/.exec(
      id,
    ) ?? [];
  const first = before[slot];
  return first && `${origin}.${first}`;
}
function returning(choice: Choice, id: string): string | undefined {
  const first = comesBackTo(id);
  const slot = id.slice(id.lastIndexOf('.') + 1);
  return first && chooseVariant(choice, first)?.id.replace(/\b\w+:(\d+)$/, `${slot}:$1`);
}

const isOwn = (message: Message): boolean => typeof message !== 'string' && message.to === '3-5';

/**
 * The messages of a slot for this band whose arguments can all be filled; the youngest hear what is theirs
 * alone, where there is enough of it. `own`: for the youngest alone.
 */
export function fittingVariants(
  { locale, tables, band, telling, tense }: Choice,
  slot: string,
): (Chosen & { own: boolean })[] {
  const fitting = (variantsOf(tables, slot) ?? []).flatMap((message, at) => {
    const text = messageText(message);
    if (!fits(message, band) || unresolved(text, telling, tense).length > 0) return [];
    return [{ id: `${locale}:${slot}:${at}`, text, own: isOwn(message) }];
  });
  const own = fitting.filter((one) => one.own);
  const enough = own.length >= OWN_ENOUGH ? own : fitting;
  const { unsuited } = telling;
  // A pair and its errand are written for the lesson.
  if (!unsuited || /^(pair|errand)\./.test(slot)) return enough;
  const suited = enough.filter(({ text }) => !unsuited.test(text));
  return suited.length > 0 ? suited : enough;
}

/**
 * One variant of a slot: of those that fit, by the stream `text:<locale>:<band>:<id>`: another age is another
 * teller.
 * @param without the ids of messages of the slot that are told already.
 * @returns undefined if there is none.
 */
export function chooseVariant(
  choice: Choice,
  move: string,
  without: readonly string[] = [],
): Chosen | undefined {
  const id = inOneTelling(choice, slotOf(move));
  const fitting = new Map(
    fittingVariants(choice, id)
      .filter((one) => !without.includes(one.id))
      .map((one) => [one.id, one]),
  );
  if (fitting.size === 0) return undefined;
  const back = fitting.get(returning(choice, id) ?? '');
  const own = [...fitting.values()].filter((one) => one.own).map((one) => one.id);
  const what = `${id}${'~'.repeat(without.length)}`;
  return back ?? fitting.get(decide(choice, what, [...fitting.keys()], own));
}
