import { readFile } from 'node:fs/promises';
import { headsStream, isChained } from '@storylark/contracts/audit/events';
import { checkLog } from '@storylark/platform/heads/checkLog';
import { readHeadFiles } from '@storylark/platform/heads/headFiles';
import { signatureCheckOf } from '@storylark/platform/heads/headKey';
import { openLog } from '../audit/openLog.ts';
import { proofText } from '../audit/proofText.ts';
import { readInstallationConfig } from '../config.ts';
import { runCommand } from './runCommand.ts';
import { CommandFailed } from './withInstallation.ts';

// npm run audit:verify                       the whole log, with the key of the house
// npm run audit:verify -- --key <file.pem>   with the public key that the auditor keeps
await runCommand(async () => {
  const [flag, file, ...more] = process.argv.slice(2);
  if (more.length > 0 || (flag !== undefined && (flag !== '--key' || file === undefined)))
    throw new CommandFailed('Usage: npm run audit:verify [-- --key <file.pem>]');
  const log = await openLog(readInstallationConfig());
  try {
    const publicKey = file === undefined ? log.publicKey : await readFile(file, 'utf8');
    const begun = performance.now();
    const proof = await checkLog({
      eventStore: log.eventStore,
      heads: readHeadFiles(log.headFiles),
      isChained,
      headsStream,
      isSigned: signatureCheckOf(publicKey),
    });
    if (proof.broken) throw new CommandFailed(proofText(proof));
    return `${proofText(proof)}\nRead in ${((performance.now() - begun) / 1000).toFixed(1)} s. The heads open with:\n${publicKey}`;
  } finally {
    await log.close();
  }
});
