import type { Locale } from '@storylark/contracts/languages';
import type { RelationshipType } from '@storylark/contracts/characters/vocabulary';
import { relationWords } from '../../catalogues/facts/relationWords.ts';
import type { PropNoun, SettingFacts } from '../../catalogues/facts/settingFacts.ts';
import type { DeNoun } from './de.ts';
import { dePerson, deNoun, dePossessed } from './de.ts';
import type { EnNoun } from './en.ts';
import { enNoun, enPerson } from './en.ts';
import type { FrNoun } from './fr.ts';
import { frNoun, frPerson, nameElides } from './fr.ts';
import { nameMark, subjectMark, valueMark } from './marks.ts';

export const personRoles = ['hero', 'companion', 'helper', 'link'] as const;
export type PersonRole = (typeof personRoles)[number];
/** `id` tells those apart who fill one role in turn. */
export type Told = { name: string; g: 'm' | 'f'; id?: string; relation?: RelationshipType };
/** Things a message may speak of; `part` is the piece of the obstacle that one can act upon. */
export const propSlots = ['helper', 'keepsake', 'prize', 'obstacle', 'part'] as const;
export type PropSlot = (typeof propSlots)[number];
/** A noun of the language of the telling; `only`: there is one of it, so it never takes a, ein, un. */
export type TellingNoun = { noun: EnNoun | DeNoun | FrNoun; only?: 'definite' };
/** Who and what a message may speak of. `link` is there only when the hero has a family link. */
export type Telling = {
  locale: Locale;
  persons: Partial<Record<PersonRole, Told>>;
  setting: SettingFacts;
  props: Partial<Record<PropSlot, TellingNoun>>;
  /** What this story must not say of its companion. */
  unsuited?: RegExp;
};

const isRole = (word: string): word is PersonRole => (personRoles as readonly string[]).includes(word);
const isProp = (word: string): word is PropSlot => (propSlots as readonly string[]).includes(word);
const personForms = { en: enPerson, de: dePerson, fr: frPerson };

/**
 * A helper has a name of its own, but in German and French it keeps the gender of its noun; a neuter leaves
 * the choice to the plan.
 */
export function helperGender(locale: Locale, { props }: SettingFacts, planned: 'm' | 'f'): 'm' | 'f' {
  if (locale === 'en') return planned;
  const g = props.helper[locale].g;
  return g === 'n' ? planned : g;
}

export const nounIn = (locale: Locale, { only, ...nouns }: PropNoun): TellingNoun => ({
  noun: nouns[locale],
  ...(only ? { only } : {}),
});

function noun({ locale, props }: Telling, slot: PropSlot, form: string): string | undefined {
  const prop = props[slot];
  if (!prop) return undefined;
  const asked = prop.only === 'definite' ? form.replace(/^indef/, 'def') : form;
  if (locale === 'en') return enNoun(prop.noun as EnNoun, asked);
  return locale === 'de' ? deNoun(prop.noun as DeNoun, asked) : frNoun(prop.noun as FrNoun, asked);
}

function relation({ locale, persons }: Telling, role: PersonRole, kase: string): string | undefined {
  const hero = persons.hero;
  const person = persons[role];
  if (!hero || !person?.relation || person.relation === 'none' || person.relation === 'other')
    return person?.name;
  const word = relationWords[person.relation][locale][person.g];
  if (locale === 'en') return `${hero.g === 'm' ? 'his' : 'her'} ${word}`;
  if (locale === 'fr') return `${person.g === 'm' || nameElides(word) ? 'son' : 'sa'} ${word}`;
  return kase === 'nom' || kase === 'acc' || kase === 'dat'
    ? dePossessed(hero.g, person.g, word, kase)
    : undefined;
}

function person(telling: Telling, role: PersonRole, form: string): string | undefined {
  const told = telling.persons[role];
  if (!told) return undefined;
  const who = told.id ?? role;
  if (form === '') return nameMark(who, told.name);
  const of = personForms[telling.locale];
  if (form === 'subj') {
    const pronoun = of(told, { en: 'he', de: 'er', fr: 'il' }[telling.locale]);
    return pronoun === undefined ? undefined : subjectMark(who, told.name, pronoun);
  }
  if (form === 'g') return told.g;
  if (form.startsWith('rel'))
    return valueMark(relation(telling, role, form.slice('rel_'.length)) ?? '') || undefined;
  const value = of(told, form);
  if (value === undefined) return undefined;
  return value.includes(told.name) ? nameMark(who, value) : value === '' ? '' : valueMark(value);
}

/**
 * The value of one argument of a message, inflected as its name asks: `hero_subj`, `helper_def_dat`,
 * `de_prize`, `at_setting`.
 * @returns undefined if no such form exists or nobody fills the role.
 */
export function resolveArgument(telling: Telling, argument: string): string | undefined {
  const { locale, setting } = telling;
  const [first = '', ...rest] = argument.split('_');
  if (rest[0] === 'setting' && (first === 'at' || first === 'to' || first === 'from'))
    return valueMark(setting.phrases[locale][first]);
  if (first === 'de' || first === 'a' || first === 'que') {
    const [role = '', ...form] = rest;
    if (isRole(role) && form.length === 0) return person(telling, role, first);
    if (!isProp(role) || locale !== 'fr') return undefined;
    const value = noun(telling, role, [first, ...form].join('_'));
    return value === undefined ? undefined : valueMark(value);
  }
  const form = rest.join('_');
  const asNoun =
    isProp(first) &&
    form !== '' &&
    (first !== 'helper' || /^(def|indef|this|my|your|our|his|one|poss|dies|mein|dein|unser|kein)/.test(form));
  // `his` is a noun form only in French: elsewhere helper_his is the person's.
  const value = asNoun ? noun(telling, first, form) : undefined;
  if (value !== undefined) return form === 'g' || value === '' ? value : valueMark(value);
  return isRole(first) ? person(telling, first, form) : undefined;
}
