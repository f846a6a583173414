import type { Feature } from '../lib/feature.ts';
import { createSessionApi } from '../session/sessionApi.ts';
import { createStoryActsApi } from './storyActsApi.ts';
import { storyActsSaga } from './storyActsSaga.ts';
import { storyActsReducer } from './storyActsSlice.ts';

/** For the `needs` of every feature whose screens share, delete or retry stories. */
export const storyActs: Feature = {
  name: 'storyActs',
  reducer: storyActsReducer,
  saga: ({ http }) => storyActsSaga(createStoryActsApi(http), createSessionApi(http)),
};
