import type { SettingId } from '@storylark/contracts/stories/vocabulary';

/**
 * What a setting brings to its stories (their words live with the texts): each drawing stands on 0,0 and
 * grows upward.
 */
export type PropSlot = 'helper' | 'prize' | 'obstacle' | 'keepsake';
/**
 * Sizes before scaling: a helper about 50 high, a prize 40, an obstacle 80, a keepsake 24.
 * Something that cannot be seen (a word, a wait, a song) is shown by a thing that stands for it.
 */
export type StoryProps = Record<PropSlot, () => string>;
export type PropsOf<Settings extends SettingId> = Record<Settings, StoryProps>;
