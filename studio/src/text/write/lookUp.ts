import type { Locale } from '@storylark/contracts/languages';
import type { AgeBand } from '@storylark/contracts/stories/vocabulary';
import { ageBands } from '@storylark/contracts/stories/vocabulary';
import type { Message, Tables, Variants } from '../../catalogues/schema.ts';
import type { Telling } from '../resolve/resolveArgument.ts';
import { pick, slotOf, tokenOf } from '../seed.ts';
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
  avoid: ReadonlyMap<string, number>;
  telling: Telling;
  tense: Tense;
};

/**
 * A pair has several tellings; all its slots come from the same one: pair.sharing.halves.high.deed →
 * pair.sharing.halves.high.1.deed.
 */
function inOneTelling({ locale, tables, seed, band, avoid }: Choice, id: string): string {
  const [origin, lesson, way, likeness, ...slot] = id.split('.');
  const path = `pair.${lesson}.${way}.${likeness}`;
  const tellings = origin === 'pair' ? variantsOf(tables, path) : undefined;
  if (!tellings || tellings.length === 0) return id;
  const telling = pick(
    seed,
    `text:${locale}:${band}:${path}`,
    tellings.map((_, at) => `${locale}:${path}.${at}`),
    avoid,
  );
  return `${telling.slice(locale.length + 1)}.${slot.join('.')}`;
}

/**
 * @returns for each other telling of the pair that this message is of, and that was not heard lately, what to
 * avoid so that it is chosen.
 */
export function otherTellings({ tables, avoid }: Choice, messageId: string): ReadonlyMap<string, number>[] {
  const [, pair = '', told] = /^(\w+:pair(?:\.\w+){3})\.(\d+)\./.exec(messageId) ?? [];
  const ids = (variantsOf(tables, pair.replace(/^\w+:/, '')) ?? []).map((_, at) => `${pair}.${at}`);
  return ids
    .filter((id, at) => String(at) !== told && !avoid.has(tokenOf(id)))
    .map(
      (id) =>
        new Map([
          ...avoid,
          ...ids.filter((one) => one !== id).map((one) => [tokenOf(one), Number.MAX_SAFE_INTEGER] as const),
        ]),
    );
}

/**
 * What comes back names what was there before: the n-th homeward of a setting its n-th passage, the n-th echo
 * of a motif its n-th home, the n-th worse, sign and yields of an obstacle its n-th holds.
 */
const before: Record<string, string> = {
  homeward: 'passage',
  unplay: 'play',
  echo: 'home',
  pay: 'plant',
  worse: 'holds',
  sign: 'holds',
  yields: 'holds',
};
function returning(choice: Choice, id: string): string | undefined {
  const [, origin, slot = ''] =
    /^(setting\.\w+|motif\.\w+|errand\.\w+\.\w+\.by\.\w+)\.(homeward|unplay|echo|pay|worse|sign|yields)$/.exec(
      id,
    ) ?? [];
  const first = before[slot];
  return first === undefined
    ? undefined
    : chooseVariant(choice, `${origin}.${first}`)?.id.replace(/\b\w+:(\d+)$/, `${slot}:$1`);
}

/** The messages of a slot for this band whose arguments can all be filled. */
export function fittingVariants({ locale, tables, band, telling, tense }: Choice, slot: string): Chosen[] {
  return (variantsOf(tables, slot) ?? [])
    .map((message, at) => ({ message, id: `${locale}:${slot}:${at}`, text: messageText(message) }))
    .filter(({ message, text }) => fits(message, band) && unresolved(text, telling, tense).length === 0)
    .map(({ id, text }) => ({ id, text }));
}

/**
 * One variant of a slot: of those that fit, by the stream `text:<locale>:<band>:<id>`: another age is another
 * teller.
 * @returns undefined if there is none.
 */
export function chooseVariant(choice: Choice, move: string): Chosen | undefined {
  const { locale, seed, band, avoid } = choice;
  const id = inOneTelling(choice, slotOf(move));
  const fitting = new Map(fittingVariants(choice, id).map((one) => [one.id, one]));
  if (fitting.size === 0) return undefined;
  const back = fitting.get(returning(choice, id) ?? '');
  return back ?? fitting.get(pick(seed, `text:${locale}:${band}:${id}`, [...fitting.keys()], avoid));
}
