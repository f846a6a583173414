import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import type { Look } from './look/look.ts';
import { scene, type SceneOptions } from './scene.ts';

/** The cover of a story that is not thought out yet: its place and its hero, before anything has happened. */
export const coverAhead = (setting: SettingId, hero: Look, options: SceneOptions = {}): string =>
  scene(
    {
      beat: 'cover',
      shot: 'medium',
      light: 'dusk',
      focus: 'hero',
      setting,
      place: 'setting',
      cast: [{ id: 'hero', pose: 'stand', expression: 'glad', looksAt: 'hero', x: 0.5, scale: 1 }],
      props: ['keepsake'],
      detail: '',
    },
    { hero },
    options,
  );
