import type { Feature } from '../../lib/feature.ts';
import { createAuthApi } from './authApi.ts';
import { authSaga } from './authSaga.ts';
import { authReducer } from './authSlice.ts';

export const feature: Feature = {
  name: 'auth',
  reducer: authReducer,
  saga: ({ http }) => authSaga(createAuthApi(http)),
};
