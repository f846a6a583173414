import type { CharacterView } from '@storylark/contracts/characters/views';
import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import { lookOf } from '@storylark/illustration/look/lookOf';
import type { PictureSpec } from '@storylark/illustration/pictureSpec';
import { scene } from '@storylark/illustration/scene';
import { settingTile } from '@storylark/illustration/settingTile';
import { svgAddress } from '../../../ui/art/Art.tsx';

/**
 * The place with the hero in it, pale and in full, as addresses of pictures; without a hero the place alone.
 */
export function drawSketch(setting: SettingId, hero: CharacterView | null): { pale: string; full: string } {
  const draw = (sketch: boolean) =>
    svgAddress(
      hero ? scene(pictureOf(setting), { hero: lookOf(hero) }, { sketch }) : settingTile(setting, { sketch }),
    );
  return { pale: draw(true), full: draw(false) };
}

const pictureOf = (setting: SettingId): PictureSpec => ({
  beat: 'cover',
  shot: 'medium',
  light: 'dusk',
  focus: 'hero',
  setting,
  place: 'setting',
  cast: [{ id: 'hero', pose: 'stand', expression: 'glad', looksAt: 'hero', x: 0.5, scale: 1 }],
  props: ['keepsake'],
  detail: '',
});
