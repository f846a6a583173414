/** British English nouns: `an` by sound, `mass` takes some. */
export type EnNoun = { one: string; many?: string; an?: boolean; mass?: true };

const vowelSound = /^[aeiou]/i;
const possessive = (word: string): string => `${word}’s`;

/** @param adjectives stand before the noun; the first one decides between a and an. */
export function enNoun(noun: EnNoun, form: string, adjectives: readonly string[] = []): string | undefined {
  const phrase = [...adjectives, noun.one].join(' ');
  const first = adjectives[0];
  const an = first === undefined ? noun.an : vowelSound.test(first);
  const plural = [...adjectives, noun.many].join(' ');
  const forms: Record<string, () => string> = {
    one: () => phrase,
    def: () => `the ${phrase}`,
    indef: () => (noun.mass ? `some ${phrase}` : `${an ? 'an' : 'a'} ${phrase}`),
    this: () => `this ${phrase}`,
    my: () => `my ${phrase}`,
    your: () => `your ${phrase}`,
    our: () => `our ${phrase}`,
    poss: () => possessive(`the ${phrase}`),
    pl: () => plural,
    pl_poss: () => (plural.endsWith('s') ? `the ${plural}’` : possessive(`the ${plural}`)),
  };
  return forms[form]?.();
}

export type EnPerson = { name: string; g: 'm' | 'f' };
export function enPerson({ name, g }: EnPerson, form: string): string | undefined {
  const [he, him, his] = g === 'm' ? ['he', 'him', 'his'] : ['she', 'her', 'her'];
  const forms: Record<string, string> = { gen: possessive(name), he, him, his, himself: `${him}self`, g };
  return forms[form];
}
