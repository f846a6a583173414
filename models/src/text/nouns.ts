import type { Locale } from '@storylark/contracts/languages';
import type { Plan } from '@storylark/studio/plan';
import { replaceMarks } from '@storylark/studio/text/resolve/marks';
import { propSlots, resolveArgument, type PropSlot } from '@storylark/studio/text/resolve/resolveArgument';
import { tellingOf } from '@storylark/studio/text/writeStory';

/** The things of a plan in the language of its telling: with their article, and bare. No one's name. */
export type Nouns = Partial<Record<PropSlot, { the: string; bare: string }>>;

export function nounsOf(plan: Plan, locale: Locale): Nouns {
  const telling = tellingOf(plan, locale);
  const said = (argument: string) => {
    const marked = resolveArgument(telling, argument);
    return marked === undefined ? undefined : replaceMarks(marked, ({ text }) => text);
  };
  const nouns: Nouns = {};
  for (const slot of propSlots) {
    const the = said(locale === 'de' ? `${slot}_def_nom` : `${slot}_def`);
    const bare = said(`${slot}_one`);
    if (the !== undefined && bare !== undefined) nouns[slot] = { the, bare };
  }
  return nouns;
}
