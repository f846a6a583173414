import type { Feature } from '../../lib/feature.ts';
import { changesFeature } from './changes/changesFeature.ts';
import { createSubscriptionsApi } from './subscriptionsApi.ts';
import { subscriptionsSaga } from './subscriptionsSaga.ts';
import { subscriptionsReducer } from './subscriptionsSlice.ts';

export const feature: Feature = {
  name: 'subscriptions',
  reducer: subscriptionsReducer,
  saga: ({ http }) => subscriptionsSaga(createSubscriptionsApi(http)),
  needs: [changesFeature],
};
