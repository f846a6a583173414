/** `elides`: l’, d’, qu’ before it; false before h aspiré. */
export type FrNoun = { g: 'm' | 'f'; one: string; many?: string; elides: boolean };
/** `before`: stands before the noun; `mVowel`: bel, vieil before a vowel. */
export type FrAdj = { m: string; f: string; mp: string; fp: string; mVowel?: string; before?: true };

const vowel = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;
/** Names with a mute h; others that begin with h take no elision. */
const muteH = new Set([
  'hugo',
  'henri',
  'hélène',
  'héloïse',
  'hector',
  'hortense',
  'henriette',
  'hubert',
  'honoré',
  'hyacinthe',
  'hippolyte',
]);
/** Ya-, Yo-: the y is a consonant (de Yasmine); before another consonant it is a vowel (d’Yves). */
const consonantY = /^y[aeiouéèâ]/i;
export const nameElides = (name: string): boolean =>
  muteH.has(name.toLowerCase()) || (vowel.test(name) && !consonantY.test(name));

/**
 * @param form `def`, `indef`, `this`, `my`, `your`, `our`, `his`, `de`, `a`, `que_indef`, `il`, `le`, `e`,
 * `g`, `one`.
 */
export function frNoun(noun: FrNoun, form: string, adjectives: readonly FrAdj[] = []): string | undefined {
  const { g } = noun;
  const before = adjectives.filter((a) => a.before);
  const lead = before[0];
  const elides = lead ? vowel.test(lead[g]) : noun.elides;
  const flex = (a: FrAdj, last: boolean) =>
    g === 'm' && a.before && last && noun.elides ? (a.mVowel ?? a.m) : a[g];
  const phrase = [
    ...before.map((a, at) => flex(a, at === before.length - 1)),
    noun.one,
    ...adjectives.filter((a) => !a.before).map((a) => flex(a, false)),
  ].join(' ');
  const m = g === 'm';
  const def = elides ? `l’${phrase}` : `${m ? 'le' : 'la'} ${phrase}`;
  const indef = `${m ? 'un' : 'une'} ${phrase}`;
  /** ma, ta, sa become mon, ton, son before a vowel. */
  const owned = (letter: string) => `${letter}${m || elides ? 'on' : 'a'} ${phrase}`;
  const forms: Record<string, string> = {
    one: phrase,
    def,
    indef,
    this: `${m ? (elides ? 'cet' : 'ce') : 'cette'} ${phrase}`,
    my: owned('m'),
    your: owned('t'),
    his: owned('s'),
    our: `notre ${phrase}`,
    de: m && !elides ? `du ${phrase}` : `de ${def}`,
    a: m && !elides ? `au ${phrase}` : `à ${def}`,
    que_indef: `qu’${indef}`,
    il: m ? 'il' : 'elle',
    le: m ? 'le' : 'la',
    lui: m ? 'lui' : 'elle',
    e: m ? '' : 'e',
    g,
  };
  return forms[form];
}

export type FrPerson = { name: string; g: 'm' | 'f' };
export function frPerson({ name, g }: FrPerson, form: string): string | undefined {
  const m = g === 'm';
  const elides = nameElides(name);
  const forms: Record<string, string> = {
    de: elides ? `d’${name}` : `de ${name}`,
    que: elides ? `qu’${name}` : `que ${name}`,
    a: `à ${name}`,
    il: m ? 'il' : 'elle',
    le: m ? 'le' : 'la',
    lui: m ? 'lui' : 'elle',
    e: m ? '' : 'e',
    g,
  };
  return forms[form];
}
