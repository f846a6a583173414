import type { Feature } from '../../../lib/feature.ts';
import { createDevicesApi, devicesSaga } from './devicesSaga.ts';
import { devicesReducer } from './devicesSlice.ts';

/** For the settings: where the parent is logged in. */
export const devices: Feature = {
  name: 'devices',
  reducer: devicesReducer,
  saga: ({ http }) => devicesSaga(createDevicesApi(http)),
};
