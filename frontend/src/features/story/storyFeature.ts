import type { Feature } from '../../lib/feature.ts';
import { outside } from '../../storyActs/outside/outsideFeature.ts';
import { storyActs } from '../../storyActs/storyActsFeature.ts';
import { createStoryApi } from './storyApi.ts';
import { storySaga } from './storySaga.ts';
import { storyReducer } from './storySlice.ts';

export const feature: Feature = {
  name: 'story',
  reducer: storyReducer,
  saga: ({ http }) => storySaga(createStoryApi(http)),
  needs: [storyActs, outside],
};
