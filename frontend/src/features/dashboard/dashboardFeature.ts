import type { Feature } from '../../lib/feature.ts';
import { createDashboardApi } from './dashboardApi.ts';
import { dashboardSaga } from './dashboardSaga.ts';
import { dashboardReducer } from './dashboardSlice.ts';

export const feature: Feature = {
  name: 'dashboard',
  reducer: dashboardReducer,
  saga: ({ http }) => dashboardSaga(createDashboardApi(http)),
};
