import { sheetSchema } from '@storylark/contracts/characters/schemas';
import type { CharacterView } from '@storylark/contracts/characters/views';
import type { CharacterSheet, FamilyLink } from '@storylark/contracts/characters/vocabulary';
import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import type { FormSchema } from '../../../ui/forms/formErrors.ts';
import type { FieldIssue } from '../../../lib/failure.ts';

/** What is entered so far: '' is not yet. Looks have a beginning, for there is a picture from the start. */
export type Values = { [Field in keyof Required<CharacterSheet>]: CharacterSheet[Field] | '' } & {
  familyLinks: readonly FamilyLink[];
} & Looks;
type Looks = Pick<CharacterSheet, 'hairColor' | 'eyeColor' | 'hairStyle' | 'skinColor'>;
/**
 * Kept on this device; `uuid` is made before the first try, so that the same character is never made twice.
 */
export type Draft = {
  uuid: string;
  values: Values;
  /** Address of the screen where one stopped. */ at?: string;
};

export const freshValues = {
  name: '',
  alias: '',
  age: 6,
  gender: 'girl',
  characterType: 'human',
  characterRole: 'main',
  storyRole: 'hero',
  skinColor: 'medium',
  hairColor: 'brown',
  hairStyle: 'short',
  eyeColor: 'brown',
  physicalAttribute: 'calm',
  personalityTrait: 'curious',
  familyLinks: [],
} as const;
/**
 * A sitter for a picture and a beginning for answers are two things: who it is and what it is like nobody
 * chooses but the parent. A new draft adds a look, which may be left as it is.
 */
export const emptyValues: Values = {
  ...freshValues,
  age: '',
  gender: '',
  physicalAttribute: '',
  personalityTrait: '',
};

export type StepId = 'basics' | 'appearance' | 'personality' | 'relationships' | 'review';
export type PartId = 'skin' | 'hair' | 'eyes' | 'special';
type Field = keyof CharacterSheet;
/** One screen of the wizard. Appearance has four, one question each. */
export type Screen = { step: StepId; part?: PartId; fields: readonly Field[] };

const screens: readonly Screen[] = [
  {
    step: 'basics',
    fields: ['name', 'alias', 'age', 'gender', 'characterType', 'characterRole', 'storyRole'],
  },
  { step: 'appearance', part: 'skin', fields: ['skinColor'] },
  { step: 'appearance', part: 'hair', fields: ['hairColor', 'hairStyle'] },
  { step: 'appearance', part: 'eyes', fields: ['eyeColor'] },
  { step: 'appearance', part: 'special', fields: ['physicalAttribute'] },
  { step: 'personality', fields: ['personalityTrait'] },
  { step: 'relationships', fields: [] },
  { step: 'review', fields: [] },
];
/** A free plan has no relationships, and is not asked for any; what was told in a larger one can be seen. */
export const screensFor = (
  subscription: Pick<SubscriptionView, 'plan'> | undefined,
  { familyLinks }: Pick<Values, 'familyLinks'>,
): readonly Screen[] =>
  subscription?.plan === 'free' && familyLinks.length === 0
    ? screens.filter(({ step }) => step !== 'relationships')
    : screens;
export const parts: readonly PartId[] = ['skin', 'hair', 'eyes', 'special'];

export const addressOf = ({ step, part }: Pick<Screen, 'step' | 'part'>) =>
  part ? `?step=${step}&part=${part}` : `?step=${step}`;

/** The screen an address asks for, but none beyond the first that still lacks an answer. */
export function screenAt(shown: readonly Screen[], query: URLSearchParams, values: Values): Screen {
  const asked = screens.findIndex(
    ({ step, part }) =>
      step === query.get('step') && (part === undefined || part === (query.get('part') ?? 'skin')),
  );
  // The one after it in place of one that this plan does not have.
  const reached = shown.findIndex((screen) => screens.indexOf(screen) >= asked);
  const open = shown.findIndex(({ fields }) => !isComplete(fields, values));
  return shown[open === -1 ? reached : Math.min(reached, open)]!;
}

/** An empty answer is none: the schema then says that it is missing. */
const answered = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
const isComplete = (fields: readonly Field[], values: Values) =>
  sheetSchema.pick([...fields]).isValidSync(answered(values));

/**
 * The rules of one screen; `refused` are what the server said of values it was sent, and hold while those
 * stand.
 */
export function schemaOf(
  { fields }: Screen,
  refused: Readonly<Record<string, FieldIssue>>,
  sent: Values | null,
): FormSchema {
  const picked = sheetSchema.pick([...fields]);
  const schema = fields.reduce((rules, field) => {
    const issue = refused[field];
    return issue && sent
      ? rules.test(
          field,
          issue.type,
          (values, { createError }) =>
            (values as Partial<Values>)[field] !== sent[field] ||
            createError({ path: field, message: issue.type }),
        )
      : rules;
  }, picked);
  return {
    validate: (values, options) => schema.validate(answered(values as Record<string, unknown>), options),
  };
}

/** The first screen that has a field the server refused. */
export const screenOfIssue = (refused: Readonly<Record<string, FieldIssue>>): Screen | undefined =>
  screens.find(({ fields }) => fields.some((field) => Object.hasOwn(refused, field)));

/** What is entered of a character that exists. */
export function valuesOf(character: CharacterView): Values {
  const fields = Object.keys(sheetSchema.fields) as Field[];
  const sheet = Object.fromEntries(fields.map((field) => [field, character[field]])) as CharacterSheet;
  return {
    ...sheet,
    alias: sheet.alias ?? '',
    familyLinks: character.familyLinks.map(({ characterUuid, relationshipType }) => ({
      characterUuid,
      relationshipType,
    })),
  };
}

/** For the picture, which is drawn before all is answered. */
export const sitterOf = ({ uuid, values }: Draft) => ({
  uuid,
  ...values,
  age: values.age === '' || !(values.age >= 0) ? freshValues.age : values.age,
  gender: values.gender || freshValues.gender,
  characterType: values.characterType || freshValues.characterType,
  personalityTrait: values.personalityTrait || freshValues.personalityTrait,
  physicalAttribute: values.physicalAttribute || freshValues.physicalAttribute,
});

/** What the schemas have found complete. */
export const sheetOf = ({ familyLinks: _links, ...sheet }: Values) => sheet as CharacterSheet;

/** How one is related to another; a new answer takes the place of all that was there between the two. */
export const relate = (
  links: readonly FamilyLink[],
  characterUuid: string,
  relationshipType: FamilyLink['relationshipType'],
) => {
  const others = links.filter((link) => link.characterUuid !== characterUuid);
  return relationshipType === 'none' ? others : [...others, { characterUuid, relationshipType }];
};
