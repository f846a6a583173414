import type { Feature } from '../../lib/feature.ts';
import { createSessionApi } from '../../session/sessionApi.ts';
import { feature as passkeys } from './passkeys/passkeysFeature.ts';
import { devices } from './devices/devicesFeature.ts';
import { outside } from '../../storyActs/outside/outsideFeature.ts';
import { createSettingsApi } from './settingsApi.ts';
import { settingsSaga } from './settingsSaga.ts';
import { settingsReducer } from './settingsSlice.ts';

export const feature: Feature = {
  name: 'settings',
  reducer: settingsReducer,
  saga: ({ http }) => settingsSaga(createSettingsApi(http), createSessionApi(http)),
  needs: [passkeys, devices, outside],
};
