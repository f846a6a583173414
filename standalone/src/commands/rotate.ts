import { openEventStore, openVault } from '@storylark/platform/process/openEngines';
import { type InstallationConfig, readInstallationConfig, readOtherMasterKey } from '../config.ts';
import { changeMasterKey } from '../moving/changeMasterKey.ts';
import { type Rotated, rotateAll } from '../rotateAll.ts';
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
  const { rotated, waitsFor } = await (config.on === 'engines'
    ? rotateOn(config, leaked)
    : rotateInHouse(leaked));
  const waits =
    waitsFor > 0
      ? ` emailClaims waits for ${waitsFor} signups that may be on their way: again in a minute.`
      : '';
  if (rotated.length === 0)
    return (
      'Nothing was rotated: what the former keys signed is in use. ' +
      `If they leaked: npm run rotate -- --leaked.${waits}`
    );
  const follows = leaked
    ? 'All logins, and the links in mails, have ended.'
    : 'What was given out before stays good for its time.';
  return `Rotated: ${rotated.join(', ')}. ${follows}${waits}`;
});

async function rotateOn(config: Extract<InstallationConfig, { on: 'engines' }>, leaked: boolean) {
  const eventStore = await openEventStore(config);
  const vault = await openVault(config);
  try {
    return await rotateAll({ eventStore, vault, now: Date.now(), leaked });
  } finally {
    await vault.close();
    await eventStore.close();
  }
}

function rotateInHouse(leaked: boolean) {
  return inInstallation(({ post }) => post<Rotated>('/control/rotate', { leaked }));
}
