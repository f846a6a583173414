import { openArchive } from '@storylark/platform/transfer/archive';
import { importInstallation } from '@storylark/platform/transfer/importInstallation';
import { readInstallationConfig, readOtherMasterKey } from '../config.ts';
import { movables } from '../moving/movables.ts';
import { openInstallation } from '../moving/openInstallation.ts';
import { runMove } from './runMove.ts';

// npm run import -- <folder of an archive>
await runMove('npm run import -- <folder that npm run export wrote>', async (folder) => {
  const target = await openInstallation(readInstallationConfig(), { mustBeThere: false });
  try {
    console.log(`Moving into ${target.name}.`);
    const archive = await openArchive(folder, readOtherMasterKey('SOURCE_MASTER_KEY') ?? target.masterKey);
    await importInstallation({ archive, target, movables, now: Date.now, say: console.log });
  } finally {
    await target.close();
  }
});
