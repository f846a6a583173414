import { openArchive } from '@storylark/platform/transfer/archive';
import { importHouse } from '@storylark/platform/transfer/importHouse';
import { readPlaceConfig, readSourceMasterKey } from '../config.ts';
import { movables } from '../moving/movables.ts';
import { openPlace } from '../moving/openPlace.ts';
import { runMove } from './runMove.ts';

// npm run import -- <folder of an archive>
await runMove('npm run import -- <folder that npm run export wrote>', async (folder) => {
  const target = await openPlace(readPlaceConfig(), { mustBeThere: false });
  try {
    console.log(`Moving into ${target.name}.`);
    const archive = await openArchive(folder, readSourceMasterKey() ?? target.masterKey);
    await importHouse({ archive, target, movables, now: Date.now, say: console.log });
  } finally {
    await target.close();
  }
});
