import {
  characterTypes,
  personalityTraits,
  physicalAttributes,
} from '@storylark/contracts/characters/vocabulary';
import type { Locale } from '@storylark/contracts/languages';
import { ageBands, lessons, settings, storyTypes } from '@storylark/contracts/stories/vocabulary';
import { settingFacts } from '../../catalogues/facts/settings/allSettings.ts';
import { companyIds, limitIds, linkKinds, motifs } from '../../catalogues/facts/planWords.ts';
import { tables } from '../../catalogues/tables.ts';
import type { Origin } from '../slots.ts';
import {
  attributeSlots,
  characterSlots,
  companySlots,
  limitSlots,
  linkSlots,
  motifSlots,
  sceneSlots,
  settingSlots,
  traitSlots,
  typeSlots,
  wanted,
  wantedMore,
} from '../slots.ts';
import { threadsOf } from '../plan/threadStory.ts';
import { tellsIn } from '../tellStory.ts';
import { variantsOf } from '../write/lookUp.ts';

type Part = Exclude<Origin, 'errand' | 'likeness' | 'pair'>;
const parts: [Part, readonly string[], readonly string[]][] = [
  ['type', storyTypes, typeSlots],
  ['setting', settings, settingSlots],
  ['trait', personalityTraits, traitSlots],
  ['attribute', physicalAttributes, attributeSlots],
  ['character', characterTypes, characterSlots],
  ['company', companyIds, companySlots],
  ['link', linkKinds, linkSlots],
  ['limit', limitIds, limitSlots],
  ['motif', Object.keys(motifs), motifSlots],
  ['scene', ['any'], sceneSlots],
];
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
  // What is told only of children who come along, of those who are not human, and only of places that exist only in play.
  const idle =
    /^character\.human\.(leaves|passage|meets|takes|asks|tries|stops|opens|homeward|echo)$|^link\.(parent|grandparent)\.along$/;
  const played = settings
    .filter((id) => settingFacts[id].imagined)
    .flatMap((id) => [gap(`setting.${id}.play`, 1), gap(`setting.${id}.unplay`, 1)]);
  return [...slots, ...played].filter(({ id, have, want }) => have < want && !idle.test(id));
}

/** Settings, lessons and ages that no thread of the language joins. */
export const unjoined = (locale: Locale): string[] =>
  settings.flatMap((setting) =>
    lessons.flatMap((lesson) =>
      ageBands
        .filter(
          (band) =>
            !threadsOf({ setting, lesson }, band).some((thread) =>
              tellsIn(locale)({ setting, lesson }, thread),
            ),
        )
        .map((band) => `${setting} × ${lesson} for ${band}`),
    ),
  );
