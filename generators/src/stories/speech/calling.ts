import { type Locale, localeOf, type StoryLanguage } from '@storylark/contracts/languages';
import type { StoryOrderData } from '@storylark/contracts/stories/events';
import type { SpokenName } from '@storylark/contracts/stories/outside';
import { figuresOf, placeholderOf } from '@storylark/models/text/figures';
import { fillNames, type Named } from '@storylark/models/text/telling/fillNames';
import type { CastMember, WrittenStory } from '@storylark/studio/plan';

/** How one of the account's characters is called outside. */
type Said = Named & { label: string; own: string };
/** A stretch of a story as a voice outside is told it, and as that is written down: with placeholders for names. */
export type Called = { spoken: string; shown: string };
export type Calling = {
  call(text: string): Called;
  /** Another one once anybody is called otherwise. */
  print: string;
};

/**
 * How those who are named in a story are called outside: a character by its own alias; without one, the hero by the
 * parent's alias, or each by their name where the parent agreed to that. Null: somebody has nothing of these, and
 * the story stays in the house.
 */
export function callingOf(
  { plan, lines }: Pick<WrittenStory, 'plan' | 'lines'>,
  order: Pick<StoryOrderData, 'hero' | 'companions'>,
  spokenName: SpokenName | null,
  language: StoryLanguage,
): Calling | null {
  const { hero, companion, helper, others } = plan.cast;
  const aliases = new Map([order.hero, ...order.companions].map((one) => [one.characterUuid, one.alias]));
  const labels = new Map(figuresOf(plan).map(({ id, label }) => [id, label]));
  const calledOf = ({ id, name, characterUuid }: CastMember): string | null => {
    const alias = characterUuid === undefined ? undefined : aliases.get(characterUuid);
    if (alias !== undefined) return alias;
    if (spokenName?.kind === 'name') return name;
    return spokenName?.kind === 'alias' && id === 'hero' ? spokenName.alias : null;
  };
  const said: Said[] = [];
  for (const one of [hero, companion, helper, ...others]) {
    // who was made up for this story is nobody's child
    if (one.characterUuid === undefined || !lines.some(({ text }) => patternOf([one.name]).test(text)))
      continue;
    const name = calledOf(one);
    if (name === null) return null;
    said.push({
      label: labels.get(one.id) ?? 'SOMEBODY',
      own: one.name,
      name,
      g: one.gender === 'girl' ? 'f' : 'm',
    });
  }
  return {
    call: (text) => calledIn(text, said, localeOf[language]),
    print: JSON.stringify(said.map(({ label, name }) => [label, name])),
  };
}

function calledIn(text: string, said: readonly Said[], locale: Locale): Called {
  const names = Object.fromEntries(said.map(({ label, name, g }) => [label, { name, g }]));
  const others = said.filter(({ own, name }) => own !== name);
  return {
    shown: placedIn(text, said, locale),
    spoken: fillNames(placedIn(text, others, locale), names, locale),
  };
}

/** Placeholders for names; what a name ends in stays behind it as an ending. */
function placedIn(text: string, said: readonly Said[], locale: Locale): string {
  if (said.length === 0) return text;
  const labelOf = (found: string) =>
    (said.find(({ own }) => own === found) ?? said.find(({ own }) => writtenAs(own).includes(found)))
      ?.label ?? 'SOMEBODY';
  return text.replace(patternOf(said.map(({ own }) => own)), (_, found: string, ending = '') => {
    const genitive = locale === 'de' && ending === '’' ? 's' : ending;
    return `${placeholderOf(labelOf(found))}${genitive}`;
  });
}

/** Each word of a name by itself too, unless it is a little one like `von`; and called out, in capitals. */
function writtenAs(name: string): string[] {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}.+/u.test(word));
  return [name, ...words].flatMap((one) => [one, one.toUpperCase()]);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Whole words, the longest first, with the ending of a German genitive: Lenas, Max’. */
const patternOf = (names: readonly string[]): RegExp => {
  const written = [...new Set(names.flatMap(writtenAs))].sort((a, b) => b.length - a.length).map(escaped);
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(${written.join('|')})(s|’(?!\\p{L}))?(?![\\p{L}\\p{M}\\p{N}])`,
    'gu',
  );
};
