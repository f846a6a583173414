import type { Locale } from '@storylark/contracts/languages';
import { settingNames } from '@storylark/contracts/stories/settingNames';
import {
  type SettingGroup,
  settingGroups,
  type SettingId,
  settings,
  type StoryType,
} from '@storylark/contracts/stories/vocabulary';
import { isMeant } from './isMeant.ts';
import { placeFacts } from '@storylark/contracts/stories/placeFacts';
import { placeWords } from './placeWords.ts';

export type PlaceGroup = { group: SettingGroup; places: readonly SettingId[] };

/** By its name, or by what else it is looked for. */
export function isFound(search: string, setting: SettingId, locale: Locale): boolean {
  return isMeant(search, `${settingNames[setting][locale]} ${placeWords[locale][setting]}`);
}

/**
 * The groups with the places found in them; what suits the kind of story comes first, among groups and within
 * each.
 */
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
