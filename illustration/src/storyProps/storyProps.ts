import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import { animalsAndNight } from './animalsAndNight.ts';
import { home } from './home.ts';
import { magic } from './magic.ts';
import { outAndAbout } from './outAndAbout.ts';
import { spaceScience } from './spaceScience.ts';
import type { StoryProps } from './storyProp.ts';
import { water } from './water.ts';
import { wideWorld } from './wideWorld.ts';

export const storyProps: Record<SettingId, StoryProps> = { ...wideWorld, ...water, ...spaceScience, ...magic, ...home, ...outAndAbout, ...animalsAndNight };
