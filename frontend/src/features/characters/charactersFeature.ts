import type { Feature } from '../../lib/feature.ts';
import { outside } from '../../storyActs/outside/outsideFeature.ts';
import { createCharactersApi } from './charactersApi.ts';
import { charactersSaga } from './charactersSaga.ts';
import { charactersReducer } from './charactersSlice.ts';

export const feature: Feature = {
  name: 'characters',
  needs: [outside],
  reducer: charactersReducer,
  saga: ({ http }) => charactersSaga(createCharactersApi(http)),
};
