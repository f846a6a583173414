import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import type { SettingFacts } from '../settingFacts.ts';
import { wideWorld } from './wideWorld.ts';
import { water } from './water.ts';
import { spaceScience } from './spaceScience.ts';
import { magic } from './magic.ts';
import { home } from './home.ts';
import { outAndAbout } from './outAndAbout.ts';
import { animals } from './animals.ts';
import { night } from './night.ts';

export const settingFacts: Record<SettingId, SettingFacts> = {
  ...wideWorld,
  ...water,
  ...spaceScience,
  ...magic,
  ...home,
  ...outAndAbout,
  ...animals,
  ...night,
};
