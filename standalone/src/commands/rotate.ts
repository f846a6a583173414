import { rotatingSecrets } from '@storylark/contracts/rotatingSecrets';
import { openVault } from '@storylark/platform/process/openEngines';
import { rotateKeys } from '@storylark/platform/vault/rotateKeys';
import { type InstallationConfig, readInstallationConfig, readOtherMasterKey } from '../config.ts';
import { changeMasterKey } from '../moving/changeMasterKey.ts';
import { runCommand } from './runCommand.ts';
import { CommandFailed, inInstallation } from './withInstallation.ts';

// npm run rotate                new keys for logins, links and mails; what was given out stays good
// npm run rotate -- --leaked    the same, and nothing that was given out is good any more
// npm run rotate -- --master    another master key, while the house is stopped
await runCommand(async () => {
  const [flag, ...more] = process.argv.slice(2);
  if (more.length > 0 || (flag !== undefined && !['--leaked', '--master'].includes(flag)))
    throw new CommandFailed('Usage: npm run rotate [-- --leaked|--master]');
  const config = readInstallationConfig();
  if (flag === '--master') return changeMasterKey(config, readOtherMasterKey('NEW_MASTER_KEY'));
  const leaked = flag === '--leaked';
  const rotated = await (config.on === 'engines' ? rotateOn(config, leaked) : rotateInHouse(leaked));
  if (rotated.length === 0)
    return 'Nothing was rotated: what the former keys signed is in use. If they leaked: npm run rotate -- --leaked';
  const follows = leaked
    ? 'All logins, and the links in mails, have ended.'
    : 'What was given out before stays good for its time.';
  return `Rotated: ${rotated.join(', ')}. ${follows}`;
});

async function rotateOn(config: Extract<InstallationConfig, { on: 'engines' }>, leaked: boolean) {
  const vault = await openVault(config);
  try {
    return await rotateKeys({ vault, secrets: rotatingSecrets, now: Date.now(), leaked });
  } finally {
    await vault.close();
  }
}

function rotateInHouse(leaked: boolean) {
  return inInstallation(
    async ({ post }) => (await post<{ rotated: string[] }>('/control/rotate', { leaked })).rotated,
  );
}
