import {
  characterTypes,
  personalityTraits,
  physicalAttributes,
} from '@storylark/contracts/characters/vocabulary';
import type { Locale } from '@storylark/contracts/languages';
import { lessons, settings, storyTypes } from '@storylark/contracts/stories/vocabulary';
import { limitIds, linkKinds, motifs } from '../../catalogues/facts/planWords.ts';
import { pictureBeats } from '../../catalogues/schema.ts';
import { tables } from '../../catalogues/tables.ts';
import type { Origin } from '../slots.ts';
import {
  attributeSlots,
  characterSlots,
  lessonSlots,
  limitSlots,
  linkSlots,
  motifSlots,
  sceneSlots,
  settingSlots,
  traitSlots,
  typeSlots,
  wanted,
  wantedLessonWays,
  wantedMore,
} from '../slots.ts';
import { variantsOf } from '../write/lookUp.ts';

const parts: [Origin, readonly string[], readonly string[]][] = [
  ['type', storyTypes, typeSlots],
  ['setting', settings, settingSlots],
  ['trait', personalityTraits, traitSlots],
  ['attribute', physicalAttributes, attributeSlots],
  ['character', characterTypes, characterSlots],
  ['link', linkKinds, linkSlots],
  ['limit', limitIds, limitSlots],
  ['motif', Object.keys(motifs), motifSlots],
  ['scene', ['any'], sceneSlots],
];
const WANTED_TITLES = 2;
const WANTED_ALTS = 3;
/** A setting asks one real question and gives its one answer. */
const single = ['setting.question', 'setting.answer'];

export type Gap = { id: string; have: number; want: number };

/** Every slot that has fewer variants than wanted. */
export function gapsOf(locale: Locale): Gap[] {
  const gap = (id: string, want: number): Gap => ({
    id,
    have: variantsOf(tables[locale], id)?.length ?? 0,
    want,
  });
  const slots = parts.flatMap(([origin, ids, names]) =>
    ids.flatMap((id) =>
      names.map((slot) =>
        gap(
          `${origin}.${id}.${slot}`,
          single.includes(`${origin}.${slot}`) ? 1 : (wantedMore[`${origin}.${slot}`] ?? wanted[origin]),
        ),
      ),
    ),
  );
  const ways = lessons.flatMap((id) =>
    Array.from({ length: wantedLessonWays }, (_, way) =>
      lessonSlots.map((slot) => gap(`lesson.${id}.${way}.${slot}`, wanted.lesson)),
    ).flat(),
  );
  const titles = settings.map((id) => gap(`setting.${id}.title`, WANTED_TITLES));
  const alts = pictureBeats.map((beat) => gap(`alt.${beat}`, WANTED_ALTS));
  return [...slots, ...ways, ...titles, ...alts].filter(({ have, want }) => have < want);
}
