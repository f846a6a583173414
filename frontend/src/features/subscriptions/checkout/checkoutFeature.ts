import type { Feature } from '../../../lib/feature.ts';
import { createSubscriptionsApi } from '../subscriptionsApi.ts';
import { checkoutSaga } from './checkoutSaga.ts';
import { checkoutReducer } from './checkoutSlice.ts';

export const feature: Feature = {
  name: 'checkout',
  reducer: checkoutReducer,
  saga: ({ http }) => checkoutSaga(createSubscriptionsApi(http)),
};
