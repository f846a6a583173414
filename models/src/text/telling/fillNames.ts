import type { Locale } from '@storylark/contracts/languages';
import type { Plan } from '@storylark/studio/plan';
import { dePerson } from '@storylark/studio/text/resolve/de';
import { nameElides } from '@storylark/studio/text/resolve/fr';
import { nameMark } from '@storylark/studio/text/resolve/marks';
import { tellMarks } from '@storylark/studio/text/write/tellMarks';
import type { Figure } from '../figures.ts';

export type Named = { name: string; g: 'm' | 'f' };
/** By label. */
export type Names = Readonly<Record<string, Named>>;

export function namesOf({ cast }: Pick<Plan, 'cast'>, figures: readonly Figure[]): Names {
  const all = [cast.hero, cast.companion, cast.helper, ...cast.others];
  return Object.fromEntries(
    figures.flatMap(({ id, label }) => {
      const one = all.find((member) => member.id === id);
      return one ? [[label, { name: one.name, g: one.gender === 'girl' ? 'f' : 'm' } as const]] : [];
    }),
  );
}

/** d’{{HERO}}, qu’{{HERO}}: whether anything is left out there depends on the name. */
const elided = /(?<!\p{L})(d|qu|lorsqu|puisqu|jusqu|j|n|s|m|t)’(?=\{\{)/giu;
const flexed = /\{\{([A-Z_0-9]+)\}\}(s(?!\p{L}))?/gu;

/**
 * Puts names where placeholders stand, inflected as the language asks: Nora’s, Emils, d’Emma, qu’Inès. What an
 * ear cannot hear (Max’) is right on the page.
 */
export function fillNames(text: string, names: Names, locale: Locale): string {
  const apart = locale === 'fr' ? text.replace(elided, '$1e ') : text;
  const marked = apart.replace(flexed, (whole, label: string, ending: string | undefined) => {
    const person = names[label];
    if (!person) return whole;
    const isGenitive = ending !== undefined && locale === 'de';
    const said = isGenitive ? (dePerson(person, 'gen') ?? `${person.name}’`) : person.name + (ending ?? '');
    return nameMark(label, said);
  });
  return tellMarks(marked, locale, { words: 0 }, nameElides);
}
