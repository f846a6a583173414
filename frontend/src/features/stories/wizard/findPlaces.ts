import type { Locale } from '@storylark/contracts/languages';
import { settingNames } from '@storylark/contracts/stories/settingNames';
import {
  type SettingGroup,
  settingGroups,
  type SettingId,
  settings,
  type StoryType,
} from '@storylark/contracts/stories/vocabulary';
import { placeFacts } from './placeFacts.ts';
import { placeWords } from './placeWords.ts';

export type PlaceGroup = { group: SettingGroup; places: readonly SettingId[] };

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
/**
 * The beginning of a word, a part of one that is long enough to mean it, or the word with an ending, such as
 * pirates for pirate.
 */
const means = (asked: string, word: string) =>
  word.startsWith(asked) ||
  (asked.length > 3 && word.includes(asked)) ||
  (word.length > 3 && asked.startsWith(word) && asked.length <= word.length + 2);

/**
 * Each word of the search means a word of the place's name or of what else it is looked for by; case and
 * accents do not matter.
 */
export function isFound(search: string, setting: SettingId, locale: Locale): boolean {
  const known = wordsOf(`${settingNames[setting][locale]} ${placeWords[locale][setting]}`);
  return wordsOf(search).every((asked) => known.some((word) => means(asked, word)));
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
