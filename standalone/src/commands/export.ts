import { exportHouse } from '@storylark/platform/transfer/exportHouse';
import { readPlaceConfig } from '../config.ts';
import { handOutRest, movables } from '../moving/movables.ts';
import { openPlace } from '../moving/openPlace.ts';
import { runMove } from './runMove.ts';

// npm run export -- <new folder>
await runMove('npm run export -- <new folder>', async (folder) => {
  const source = await openPlace(readPlaceConfig(), { mustBeThere: true });
  try {
    console.log(`Moving out of ${source.name}.`);
    await handOutRest(source);
    await exportHouse({
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
