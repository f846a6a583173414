import type { Feature } from '../../lib/feature.ts';
import { createCharactersApi } from './charactersApi.ts';
import { charactersSaga } from './charactersSaga.ts';
import { charactersReducer } from './charactersSlice.ts';

export const feature: Feature = {
  name: 'characters',
  reducer: charactersReducer,
  saga: ({ http }) => charactersSaga(createCharactersApi(http)),
};
