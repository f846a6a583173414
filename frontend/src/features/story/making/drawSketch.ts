import type { CharacterView } from '@storylark/contracts/characters/views';
import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import { coverAhead } from '@storylark/illustration/coverAhead';
import { lookOf } from '@storylark/illustration/look/lookOf';
import { settingTile } from '@storylark/illustration/settingTile';
import { svgAddress } from '../../../ui/art/Art.tsx';

/**
 * The place with the hero in it, pale and in full, as addresses of pictures; without a hero the place alone.
 */
export function drawSketch(setting: SettingId, hero: CharacterView | null): { pale: string; full: string } {
  const draw = (sketch: boolean) =>
    svgAddress(hero ? coverAhead(setting, lookOf(hero), { sketch }) : settingTile(setting, { sketch }));
  return { pale: draw(true), full: draw(false) };
}
