import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import { awayFromHome } from './awayFromHome.ts';
import { castlesAndClouds } from './castlesAndClouds.ts';
import { desertAndIce } from './desertAndIce.ts';
import { family } from './family.ts';
import { islandsAndJungle } from './islandsAndJungle.ts';
import { meadowAndForest } from './meadowAndForest.ts';
import { night } from './night.ts';
import { science } from './science.ts';
import { space } from './space.ts';
import { stableAndFarm } from './stableAndFarm.ts';
import { town } from './town.ts';
import { travel } from './travel.ts';
import { water } from './water.ts';
import type { StoryProps } from './storyProp.ts';

export const storyProps: Record<SettingId, StoryProps> = {
  ...awayFromHome,
  ...castlesAndClouds,
  ...desertAndIce,
  ...family,
  ...islandsAndJungle,
  ...meadowAndForest,
  ...night,
  ...science,
  ...space,
  ...stableAndFarm,
  ...town,
  ...travel,
  ...water,
};
