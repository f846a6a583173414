import type { Locale } from '@storylark/contracts/languages';
import type { AgeBand } from '@storylark/contracts/stories/vocabulary';
import { ageBands } from '@storylark/contracts/stories/vocabulary';
import type { Message, Tables, Variants } from '../messages/schema.ts';
import type { Telling } from '../resolve/resolveArgument.ts';
import { pick } from '../seed.ts';
import type { Tense } from './formatMessage.ts';
import { unresolved } from './formatMessage.ts';

/** @param id of a move, `setting.treasureIsland.meet`, or of a list outside the moves, `alt.deed`. */
export function variantsOf(tables: Tables, id: string): Variants | undefined {
  let found: unknown = tables;
  for (const key of id.split('.')) found = (found as Record<string, unknown> | undefined)?.[key];
  return found as Variants | undefined;
}

export const messageText = (message: Message): string => (typeof message === 'string' ? message : message.text);

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
 * One variant of a slot: of those for this band whose arguments can all be filled, by the stream `text:<locale>:<id>`.
 * @throws Error naming the slot and the language if there is none.
 */
export function chooseVariant({ locale, tables, seed, band, avoid, telling, tense }: Choice, id: string): Chosen {
  const variants = variantsOf(tables, id);
  const texts = new Map<string, string>();
  (variants ?? []).forEach((message, at) => {
    const text = messageText(message);
    if (fits(message, band) && unresolved(text, telling, tense).length === 0) texts.set(`${locale}:${id}:${at}`, text);
  });
  if (texts.size === 0)
    throw new Error(`There is no ${locale} text for ${id} that fits the band ${band}. Write one in messages/${locale}.`);
  const chosen = pick(seed, `text:${locale}:${id}`, [...texts.keys()], avoid);
  return { id: chosen, text: texts.get(chosen) ?? '' };
}
