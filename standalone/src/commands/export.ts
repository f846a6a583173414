import { exportInstallation } from '@storylark/platform/transfer/exportInstallation';
import { readInstallationConfig } from '../config.ts';
import { handOutRest, movables } from '../moving/movables.ts';
import { openInstallation } from '../moving/openInstallation.ts';
import { runMove } from './runMove.ts';

// npm run export -- <new folder>
await runMove('npm run export -- <new folder>', async (folder) => {
  const source = await openInstallation(readInstallationConfig(), { mustBeThere: true });
  try {
    console.log(`Moving out of ${source.name}.`);
    await handOutRest(source);
    await exportInstallation({
      source,
      folder,
      masterKey: source.masterKey,
      movables,
      now: Date.now,
      say: console.log,
    });
  } finally {
    await source.close();
  }
});
