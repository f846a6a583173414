import { closed, describing, nullable, oneOf, time, Type, uuid } from '../http/answerSchema.ts';
import type { StoredSheet } from './events.ts';
import type { PortraitWork } from './reports.ts';
import type { CharacterView } from './views.ts';
import {
  characterRoles,
  characterTypes,
  eyeColors,
  genders,
  hairColors,
  hairStyles,
  personalityTraits,
  physicalAttributes,
  relationshipTypes,
  skinColors,
  storyRoles,
} from './vocabulary.ts';

export const looks = {
  name: Type.String(),
  age: Type.Integer({ minimum: 0 }),
  gender: oneOf(genders),
  hairColor: oneOf(hairColors),
  eyeColor: oneOf(eyeColors),
  hairStyle: oneOf(hairStyles),
  skinColor: oneOf(skinColors),
  characterType: oneOf(characterTypes),
  personalityTrait: oneOf(personalityTraits),
  physicalAttribute: oneOf(physicalAttributes),
  alias: Type.Optional(Type.String()),
};
const sheet = { ...looks, characterRole: oneOf(characterRoles), storyRole: oneOf(storyRoles) };

type Named<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
/** Open: fields of the client's own are given back as they came. */
export const characterAnswer = describing<Named<CharacterView>>()(
  Type.Object({
    ...sheet,
    uuid: uuid(),
    familyLinks: Type.Array(
      closed({
        characterUuid: uuid(),
        relationshipType: oneOf(relationshipTypes),
        derived: Type.Optional(Type.Literal(true)),
      }),
    ),
    state: oneOf(['image_pending', 'finished', 'image_failed']),
    portraitUrl: nullable(Type.String()),
    createdAt: time(),
    updatedAt: time(),
  }),
);

const storedSheet = describing<StoredSheet>()(
  closed({ ...sheet, extras: Type.Optional(Type.Record(Type.String(), Type.Unknown())) }),
);
export const portraitWorkAnswer = describing<PortraitWork>()(
  Type.Union([
    closed({ over: Type.Literal(true) }),
    closed({
      over: Type.Literal(false),
      sheetVersion: Type.Integer({ minimum: 1 }),
      sheet: storedSheet,
      referenceSheet: nullable(Type.String()),
    }),
  ]),
);
