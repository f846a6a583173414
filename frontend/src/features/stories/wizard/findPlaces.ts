import type { Locale } from '@storylark/contracts/languages';
import { settingNames } from '@storylark/contracts/stories/settingNames';
import { type SettingGroup, settingGroups, type SettingId, settings, type StoryType } from '@storylark/contracts/stories/vocabulary';
import { placeFacts } from './placeFacts.ts';
import { placeWords } from './placeWords.ts';

export type PlaceGroup = { group: SettingGroup; places: readonly SettingId[] };

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Each word of the search begins a word of the place's name or of what else it is looked for by; case and accents do not matter. */
export function isFound(search: string, setting: SettingId, locale: Locale): boolean {
  const known = ` ${plain(`${settingNames[setting][locale]} ${placeWords[setting][locale]}`).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  const asked = plain(search).split(/[^\p{L}\p{N}]+/u);
  return asked.filter(Boolean).every((word) => known.includes(` ${word}`) || (word.length > 3 && known.includes(word)));
}

/** The groups with the places found in them; what suits the kind of story comes first, among groups and within each. */
export function findPlaces(search: string, type: StoryType, locale: Locale): PlaceGroup[] {
  const suits = (setting: SettingId) => placeFacts[setting].suits.includes(type);
  const groups = settingGroups.map((group) => {
    const all = settings.filter((setting) => placeFacts[setting].group === group);
    const places = all.filter((setting) => isFound(search, setting, locale));
    return {
      group,
      fit: all.filter(suits).length / all.length,
      places: [...places.filter(suits), ...places.filter((place) => !suits(place))],
    };
  });
  return groups.sort((a, b) => b.fit - a.fit).filter(({ places }) => places.length > 0);
}
