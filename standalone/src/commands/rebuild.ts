import { setTimeout as sleep } from 'node:timers/promises';
import type { ProjectionStatus } from '@storylark/platform/engines/projecting/project';
import { readModelOf } from '@storylark/platform/engines/projecting/readModels';
import { withInstallation } from './withInstallation.ts';

const LOOK_EVERY_MS = 250;

// npm run rebuild             all read models, one after the other
// npm run rebuild -- stories
await withInstallation(async ({ post }, names) => {
  const projections = async () =>
    (await post<{ projections: ProjectionStatus[] }>('/control/status')).projections;
  let known = await projections();
  // the projectors have just been started
  for (; known.length === 0; known = await projections()) await sleep(LOOK_EVERY_MS);
  const wanted = names.length > 0 ? names : known.map(({ name }) => readModelOf(name));
  for (const name of wanted) {
    const { building } = await post<{ building: string }>('/control/rebuild', { name });
    console.log(`${name}: building ${building} beside the live one`);
    for (let isLive = false; !isLive;) {
      await sleep(LOOK_EVERY_MS);
      isLive = (await projections()).some((one) => one.collection === building && !one.building);
    }
    console.log(`${name}: ${building} is live`);
  }
  return 'Done.';
});
