import type { Locale } from '@storylark/contracts/languages';
import type { AgeBand } from '@storylark/contracts/stories/vocabulary';
import { ageBands } from '@storylark/contracts/stories/vocabulary';
import type { Message, Tables, Variants } from '../../catalogues/schema.ts';
import type { Telling } from '../resolve/resolveArgument.ts';
import { pick, slotOf } from '../seed.ts';
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
type Choice = {
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
 * What comes back names what was there before: the n-th homeward of a setting its n-th passage, the n-th echo
 * of a motif its n-th home.
 */
const before: Record<string, string> = {
  homeward: 'passage',
  unplay: 'play',
  echo: 'home',
  pay: 'plant',
};
function returning(choice: Choice, id: string): string | undefined {
  const [, origin, slot = ''] = /^(setting\.\w+|motif\.\w+)\.(homeward|unplay|echo|pay)$/.exec(id) ?? [];
  const first = before[slot];
  return first === undefined
    ? undefined
    : chooseVariant(choice, `${origin}.${first}`)?.id.replace(/\b\w+:(\d+)$/, `${slot}:$1`);
}

/**
 * One variant of a slot: of those for this band whose arguments can all be filled, by the stream
 * `text:<locale>:<band>:<id>`: another age is another teller.
 * @returns undefined if there is none.
 */
export function chooseVariant(choice: Choice, move: string): Chosen | undefined {
  const { locale, tables, seed, band, avoid, telling, tense } = choice;
  const id = inOneTelling(choice, slotOf(move));
  const variants = variantsOf(tables, id);
  const texts = new Map<string, string>();
  (variants ?? []).forEach((message, at) => {
    const text = messageText(message);
    if (fits(message, band) && unresolved(text, telling, tense).length === 0)
      texts.set(`${locale}:${id}:${at}`, text);
  });
  if (texts.size === 0) return undefined;
  const back = returning(choice, id);
  const chosen =
    back !== undefined && texts.has(back)
      ? back
      : pick(seed, `text:${locale}:${band}:${id}`, [...texts.keys()], avoid);
  return { id: chosen, text: texts.get(chosen) ?? '' };
}
