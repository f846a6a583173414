import type { Feature } from '../../../lib/feature.ts';
import { createSessionApi } from '../../../session/sessionApi.ts';
import { createSubscriptionsApi } from '../subscriptionsApi.ts';
import { changesSaga } from './changesSaga.ts';
import { changesReducer } from './changesSlice.ts';

export const changesFeature: Feature = {
  name: 'changes',
  reducer: changesReducer,
  saga: ({ http, goTo }) => changesSaga(createSubscriptionsApi(http), createSessionApi(http), goTo),
};
