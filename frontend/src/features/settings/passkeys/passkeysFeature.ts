import type { Feature } from '../../../lib/feature.ts';
import { createSessionApi } from '../../../session/sessionApi.ts';
import { createPasskeysApi } from './passkeysApi.ts';
import { passkeysSaga } from './passkeysSaga.ts';
import { passkeysReducer } from './passkeysSlice.ts';

export const feature: Feature = {
  name: 'passkeys',
  reducer: passkeysReducer,
  saga: ({ http }) => passkeysSaga(createPasskeysApi(http), createSessionApi(http)),
};
