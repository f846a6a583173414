/**
 * `obl`: accusative and dative of weak nouns (den Kraken); `after`: what follows the noun unflexed; `adj`:
 * stem of its own adjective.
 */
export type DeNoun = {
  g: 'm' | 'f' | 'n';
  one: string;
  many?: string;
  gen?: string;
  obl?: string;
  after?: string;
  adj?: string;
};
type Gender = DeNoun['g'];
type Case = 'nom' | 'acc' | 'dat' | 'gen';
const cases = ['nom', 'acc', 'dat', 'gen'] as const;
type Row = readonly [string, string, string, string];

const definite: Record<Gender | 'pl', Row> = {
  m: ['der', 'den', 'dem', 'des'],
  f: ['die', 'die', 'der', 'der'],
  n: ['das', 'das', 'dem', 'des'],
  pl: ['die', 'die', 'den', 'der'],
};
/** Endings of ein, kein, mein. */
const einEndings: Record<Gender, Row> = {
  m: ['', 'en', 'em', 'es'],
  f: ['e', 'e', 'er', 'er'],
  n: ['', '', 'em', 'es'],
};
const diesEndings: Record<Gender, Row> = {
  m: ['er', 'en', 'em', 'es'],
  f: ['e', 'e', 'er', 'er'],
  n: ['es', 'es', 'em', 'es'],
};
/** Adjective after der, dies; after ein, kein, mein. */
const weak: Record<Gender, Row> = {
  m: ['e', 'en', 'en', 'en'],
  f: ['e', 'e', 'en', 'en'],
  n: ['e', 'e', 'en', 'en'],
};
const mixed: Record<Gender, Row> = {
  m: ['er', 'en', 'en', 'en'],
  f: ['e', 'e', 'en', 'en'],
  n: ['es', 'es', 'en', 'en'],
};
const personal: Record<Gender, Row> = {
  m: ['er', 'ihn', 'ihm', 'sein'],
  f: ['sie', 'sie', 'ihr', 'ihr'],
  n: ['es', 'es', 'ihm', 'sein'],
};

/** sein, seine, seinen…; ihr, ihre, ihren… of something feminine. */
function possessive(g: Gender, form: string): string | undefined {
  const ending = /^sein(e|en|em|er|es)?$/.exec(form);
  return ending ? (g === 'f' ? 'ihr' : 'sein') + (ending[1] ?? '') : undefined;
}

const einWords: Record<string, string> = {
  indef: 'ein',
  kein: 'kein',
  mein: 'mein',
  dein: 'dein',
  unser: 'unser',
};

function genitive({ g, one, gen }: DeNoun): string {
  if (gen !== undefined) return gen;
  if (g === 'f') return one;
  return /(s|ß|x|z|tz|sch)$/.test(one) ? `${one}es` : `${one}s`;
}

function flexed(noun: DeNoun, kase: Case): string {
  if (kase === 'gen') return genitive(noun);
  return kase === 'nom' ? noun.one : (noun.obl ?? noun.one);
}

/**
 * @param form `def_acc`, `indef_dat`, `mein_nom`, `dies_acc`, `pl_dat`, `er`, `ihn`, `ihm`, `rel_acc`, `one`,
 * `g`, `sein`, `seinen`…
 */
export function deNoun(noun: DeNoun, form: string, stems: readonly string[] = []): string | undefined {
  const { g } = noun;
  const pronoun = ['er', 'ihn', 'ihm'].indexOf(form);
  if (pronoun >= 0) return personal[g][pronoun];
  if (form === 'one') return noun.one;
  if (form === 'g') return g;
  const owned = possessive(g, form);
  if (owned !== undefined) return owned;
  const [det = '', kaseName = ''] = form.split('_');
  const at = cases.indexOf(kaseName as Case);
  if (at < 0) return undefined;
  if (det === 'rel') return at === 3 ? (g === 'f' ? 'deren' : 'dessen') : definite[g][at];
  const kase = kaseName as Case;
  if (det === 'pl') {
    const many = noun.many ?? noun.one;
    const ending = kase === 'dat' && !/[ns]$/.test(many) ? 'n' : '';
    return `${definite.pl[at]} ${many}${ending}`;
  }
  const einWord = einWords[det];
  if (det !== 'def' && det !== 'dies' && einWord === undefined) return undefined;
  const article =
    det === 'def'
      ? definite[g][at]
      : einWord === undefined
        ? `dies${diesEndings[g][at]}`
        : `${einWord}${einEndings[g][at]}`;
  const adjectives = [...stems, ...(noun.adj === undefined ? [] : [noun.adj])].map(
    (stem) => stem + (einWord === undefined ? weak : mixed)[g][at],
  );
  return [article, ...adjectives, flexed(noun, kase), ...(noun.after === undefined ? [] : [noun.after])].join(
    ' ',
  );
}

export type DePerson = { name: string; g: 'm' | 'f' };
/** The genitive of these names is only an apostrophe, which the ear cannot hear: a message says von Max. */
export const genitiveIsSilent = (name: string): boolean => /(s|ß|x|z|ce|ß)$/i.test(name);

/** `gen`: Emils, or von Max; `sein`, `seine`, `seinen`…: the possessive of the person. */
export function dePerson({ name, g }: DePerson, form: string): string | undefined {
  if (form === 'gen') return genitiveIsSilent(name) ? undefined : `${name}s`;
  if (form === 'g') return g;
  const pronoun = ['er', 'ihn', 'ihm'].indexOf(form);
  if (pronoun >= 0) return personal[g][pronoun];
  return possessive(g, form);
}

/** ihr Bruder, ihren Bruder, ihrem Bruder. */
export function dePossessed(
  ownerG: 'm' | 'f',
  g: 'm' | 'f',
  word: string,
  kase: 'nom' | 'acc' | 'dat',
): string {
  return `${ownerG === 'm' ? 'sein' : 'ihr'}${einEndings[g][cases.indexOf(kase)]} ${word}`;
}

/** Article and preposition in one word: `an dem Tor` is am Tor, and back. */
const joined: Record<string, string> = {
  'an dem': 'am',
  'an das': 'ans',
  'bei dem': 'beim',
  'in dem': 'im',
  'in das': 'ins',
  'von dem': 'vom',
  'zu dem': 'zum',
  'zu der': 'zur',
};
const apart = Object.fromEntries(Object.entries(joined).map(([two, one]) => [one, two]));
const capital = /^\p{Lu}/u;
const like = (model: string, text: string): string =>
  capital.test(model) ? text.charAt(0).toLocaleUpperCase('de') + text.slice(1) : text;

const preposition = /(?<!\p{L})(an|bei|in|von|zu) $/iu;
const articleFirst = /^(de[mr]|das) (?=\p{L})/u;

/** What an adjective takes once the genitive has taken the place of its article: Noras linker Schuh. */
const strong: Record<string, string> = { der: 'er', die: 'e', das: 'es', den: 'en', dem: 'em' };
/** A part of somebody and not a thing of theirs: der Rest von Nora. */
const partOf = /^(Rest|Hälfte|Teil|Stück)$/;
const owned =
  /(?:(?<!\p{L})(\p{L}+) )?(?<!\p{L})(der|die|das|den|dem|am|ans|beim|im|ins|vom|zum|zur) (?:(\p{L}+) )?(\p{L}+) von $/iu;

/** `den Kopf von ` → `Noras Kopf`; der after a noun is a genitive (am Ende der Straße von Nora) and stays. */
function ownedBy(before: string, name: string): { cut: number; text: string } | undefined {
  const found = owned.exec(before);
  const [, ahead = '', article = '', adjective, noun = ''] = found ?? [];
  // The pattern takes Der for der, so it cannot tell a noun by its capital.
  if (!found || !capital.test(noun) || capital.test(adjective ?? '') || partOf.test(noun)) return undefined;
  if (article === 'der' && capital.test(ahead) && !preposition.test(`${ahead} `)) return undefined;
  const [first = '', second] = (apart[article.toLowerCase()] ?? article.toLowerCase()).split(' ');
  const [lead, det] = second === undefined ? ['', first] : [`${like(article, first)} `, second];
  const flexed = adjective === undefined ? [] : [adjective.replace(/en?$/, strong[det] ?? '')];
  const skipped = ahead === '' ? 0 : ahead.length + 1;
  return {
    cut: found[0].length - skipped,
    text: lead + [`${name}s`, ...flexed, noun].join(' '),
  };
}

/**
 * German joins: an dem Tor → am Tor, and where the genitive of a name can be heard die Hand von Nora → Noras
 * Hand. `before` ends where `text` begins; `cut`: how many of its letters go.
 */
export function joinGerman(before: string, text: string, isName: boolean): { cut: number; text: string } {
  if (isName) return (genitiveIsSilent(text) ? undefined : ownedBy(before, text)) ?? { cut: 0, text };
  const [, short = ''] = preposition.exec(before) ?? [];
  const [, article = ''] = articleFirst.exec(text) ?? [];
  const one = joined[`${short.toLowerCase()} ${article}`];
  if (one === undefined) return { cut: 0, text };
  return { cut: short.length + 1, text: like(short, one) + text.slice(article.length) };
}
