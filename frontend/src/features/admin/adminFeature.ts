import type { Feature } from '../../lib/feature.ts';
import { createAdminApi } from './adminApi.ts';
import { adminSaga } from './adminSaga.ts';
import { adminReducer } from './adminSlice.ts';

export const feature: Feature = {
  name: 'admin',
  reducer: adminReducer,
  saga: ({ http }) => adminSaga(createAdminApi(http)),
};
