import type { Locale } from '@storylark/contracts/languages';

/**
 * Given names that are met most often, where they are no other word of the language. No list holds all names:
 * what else is written like one is found by how it stands in its sentence.
 */
const common =
  'Aaron Adam Adrian Alex Alexander Alexandre Alexis Alice Alina Amelia Amelie Amélie Amina Anatole Andrea Andreas Andrew Anna Anne Annika Anton Antoine Aron Arthur Ava Axel Baptiste Bastian Beatrice Bella Ben Benjamin Bernd Bob Brigitte Camille Carl Carla Caroline Charlie Charlotte Chloe Chloé Chris Christian Christopher Clara Claire Clément Connor Daniel David Dennis Diego Dominik Dylan Edward Elena Elias Elisa Elise Ella Ellie Elsa Emil Emilia Emily Emma Emmi Enzo Eric Ethan Eva Evelyn Fabian Fatima Felix Finja Finn Florian Frank Franz Fred Frieda Fritz Gabriel George Greta Gustav Hanna Hannah Hannes Hans Harry Heidi Helena Henri Henry Hugo Ida Inès Isabel Isabella Isla Jack Jacob Jakob James Jan Jana Jannik Jason Jean Jenny Jessica Joe Johann Johanna John Jonas Jonathan Joseph Josephine Josh Joshua Jules Julia Julian Julie Juliette Karim Karl Kate Katharina Katie Kevin Klara Klaus Lara Lars Laura Lea Léa Lena Leni Leo Léo Leon Leonie Lia Liam Lina Linus Lisa Logan Lola Lou Louis Louise Luca Lucas Lucia Lucie Lucy Luis Luisa Lukas Luke Luna Mael Maja Malte Manon Marcel Marco Margaret Maria Marie Marlene Martha Martin Mary Mathilde Mathis Matilda Matteo Matthew Maurice Max Maxime Maximilian Maya Melanie Mia Michael Michel Mila Milo Mohamed Mohammed Moritz Nathan Neil Nele Nick Nicolas Nicole Nils Nina Noah Noé Nora Oliver Olivia Ole Oscar Oskar Paul Paula Pauline Peter Philip Philipp Philippe Pia Rachel Raphael Rebecca Robert Robin Romy Ruby Ryan Sabine Sam Samuel Sandra Sara Sarah Sascha Sebastian Sofia Sophia Sophie Stefan Stella Stephen Steve Susan Sven Theo Théo Thomas Till Tim Timmy Timo Tobias Tom Tommy Tony Valentin Vera Victor Victoria Vincent William Yanis Yasmin Yasmine Yusuf Zac Zoe Zoé'.split(
    ' ',
  );
const named = new Set(common);
/** Names that are words of a language, too. */
const alsoWords: Record<Locale, readonly string[]> = {
  en: ['Max', 'Till', 'Will', 'Jack', 'Robin', 'Ruby', 'Frank', 'Harry', 'Eric'],
  de: ['Till', 'Ole', 'Stella'],
  fr: ['Camille', 'Victor', 'Jean'],
};
/** Written with a capital inside a sentence, and no name. */
const capitals: Record<Locale, ReadonlySet<string>> = {
  en: new Set(['I', 'Mr', 'Mrs', 'Miss', 'Earth', 'Grandfather', 'Grandmother', 'Mother', 'Father', 'Mum', 'Dad', 'Mummy', 'Daddy', 'Granny', 'Grandma', 'Grandpa', 'Grandad', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December', 'Christmas', 'Easter', 'English', 'German', 'French']), // prettier-ignore
  de: new Set(),
  fr: new Set([
    'Monsieur',
    'Madame',
    'Aujourd',
    'Terre',
    'Grand-père',
    'Grand-mère',
    'Maman',
    'Papa',
    'Mamie',
    'Papi',
    'Noël',
    'Pâques',
    'Mémé',
    'Pépé',
  ]),
};
const saidBy =
  /(?<!\p{L})(?:sagte|sagt|fragte|fragt|rief|ruft|flüsterte|antwortete|meinte|brummte|murmelte|seufzte|kicherte|wisperte|erklärte|hieß|heißt|heiße|namens)\s+(\p{Lu}\p{Ll}+)/gu;

/** A word that begins nothing: no sentence, no speech, no line. */
const inside = /(?<=[\p{Ll},;}]['’]?\s(?:\p{Ll}’)?)\p{Lu}[\p{L}’-]*/gu;
const word = /(?<![\p{L}{])\p{Lu}[\p{L}]+/gu;

/**
 * Who is named besides the placeholders. German writes every noun with a capital, so that a name there shows by
 * the verb before it, or by being a common one.
 * @param known words of the place and its things that are written with a capital
 */
export function otherNames(text: string, locale: Locale, known: ReadonlySet<string>): string[] {
  const plain = (name: string) => name.split('’', 1)[0] ?? '';
  const excused = (name: string) =>
    name.length === 1 ||
    [name, name.replace(/s$/, '')].some((one) => capitals[locale].has(one) || known.has(one));
  const listed = [...text.matchAll(word)]
    .map(([found]) => found)
    .filter((name) => {
      const bare = locale === 'de' ? name.replace(/s$/, '') : name;
      return [name, bare].some((one) => named.has(one) && !alsoWords[locale].includes(one));
    });
  const standing =
    locale === 'de'
      ? [...text.matchAll(saidBy)].map(([, name = '']) => name)
      : [...text.matchAll(inside)].map(([found]) => plain(found));
  return [...new Set([...listed, ...standing])].filter((name) => !excused(name));
}

/** Words with a capital in what the place and its things are called. */
export const capitalsIn = (...phrases: readonly string[]): Set<string> =>
  new Set(phrases.flatMap((phrase) => phrase.match(/\p{Lu}[\p{L}]*/gu) ?? []));
