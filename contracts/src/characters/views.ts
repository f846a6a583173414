import type { CharacterSheet, FamilyLink } from './vocabulary.ts';

/**
 * `image_pending` until the portrait of the newest sheet is there; `image_failed` when it was given up (the
 * composer still draws it in the browser).
 */
export type CharacterState = 'image_pending' | 'finished' | 'image_failed';

/** A link as shown: `derived` ones follow from a link stored on the other character. */
export type FamilyLinkView = FamilyLink & { derived?: true };

export type CharacterView = CharacterSheet & {
  uuid: string;
  familyLinks: readonly FamilyLinkView[];
  state: CharacterState;
  portraitUrl: string | null;
  createdAt: string;
  updatedAt: string;
  readonly [extra: string]: unknown;
};
