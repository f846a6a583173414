import type { Feature } from '../../../lib/feature.ts';
import { changesFeature } from '../changes/changesFeature.ts';
import { createSubscriptionsApi } from '../subscriptionsApi.ts';
import { paymentsSaga } from './paymentsSaga.ts';
import { paymentsReducer } from './paymentsSlice.ts';

export const feature: Feature = {
  name: 'payments',
  reducer: paymentsReducer,
  saga: ({ http }) => paymentsSaga(createSubscriptionsApi(http)),
  needs: [changesFeature],
};
