import type { Locale } from '@storylark/contracts/languages';
import type { DeNoun } from '../../text/resolve/de.ts';
import type { EnNoun } from '../../text/resolve/en.ts';
import type { EffectId } from '../../sound/effects/effects.ts';
import type { FrNoun } from '../../text/resolve/fr.ts';

/** What a setting brings into each of its stories; prize and obstacle come with the errand. */
export const settingProps = ['helper', 'keepsake'] as const;
export type SettingProp = (typeof settingProps)[number];

/** `only: 'definite'`: there is one of it, so it never takes a, ein, un. */
export type PropNoun = { en: EnNoun; de: DeNoun; fr: FrNoun; only?: 'definite' };

/**
 * `phrases` stand whole in each language and are never built from a name. `helperSpeaks` is false where
 * animals do what animals do.
 */
export type SettingFacts = {
  indoor: boolean;
  time: 'day' | 'dusk' | 'night' | 'any';
  mood: string;
  /**
   * What runs out there; `train` stands for any departure, `bell` for a clock or a call, `rain` for any
   * change of weather.
   */
  limit: 'tide' | 'dusk' | 'train' | 'rain' | 'bell';
  helperSpeaks: boolean;
  /** It exists only in books: an everyday story plays it. */
  imagined?: true;
  phrases: Record<Locale, { at: string; to: string; from: string }>;
  /** What lies under the scene where one arrives, in a place that is not silent. */
  bed?: EffectId;
  props: Record<SettingProp, PropNoun>;
};
