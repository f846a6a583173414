/** British English nouns: `an` by sound, `mass` takes some; `g` of a person or an animal that is he or she. */
export type EnNoun = { one: string; many?: string; an?: boolean; mass?: true; g?: 'm' | 'f' };
const pronouns = {
  m: { he: 'he', him: 'him', his: 'his', himself: 'himself' },
  f: { he: 'she', him: 'her', his: 'her', himself: 'herself' },
  n: { he: 'it', him: 'it', his: 'its', himself: 'itself' },
};

const vowelSound = /^[aeiou]/i;
const possessive = (word: string): string => `${word}’s`;

/** @param adjectives stand before the noun; the first one decides between a and an. */
export function enNoun(noun: EnNoun, form: string, adjectives: readonly string[] = []): string | undefined {
  const phrase = [...adjectives, noun.one].join(' ');
  const first = adjectives[0];
  const an = first === undefined ? noun.an : vowelSound.test(first);
  const plural = [...adjectives, noun.many].join(' ');
  const pronoun = pronouns[noun.g ?? 'n'];
  const forms: Record<string, () => string> = {
    he: () => pronoun.he,
    him: () => pronoun.him,
    his: () => pronoun.his,
    himself: () => pronoun.himself,
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
  const forms: Record<string, string> = { gen: possessive(name), ...pronouns[g], g };
  return forms[form];
}
