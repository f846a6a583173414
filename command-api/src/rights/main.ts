import { createEventStoreUser, loginOf } from '@storylark/platform/eventStore/createEventStoreUser';
import { grantRights } from '@storylark/platform/eventStore/grantRights';
import { persist } from '@storylark/platform/process/persist';
import { readRightsConfig } from './config.ts';

const PATIENCE_MS = 120_000;

// Makes the user of EVENTSTORE_URL in EventStoreDB, and gives it the rights that the house needs.
try {
  const config = readRightsConfig();
  const user = loginOf(config.EVENTSTORE_URL);
  await persist(() => createEventStoreUser(config.EVENTSTORE_ADMIN_URL, user), {
    signal: AbortSignal.timeout(PATIENCE_MS),
    onError: () => {},
  });
  await grantRights(config.EVENTSTORE_ADMIN_URL, user.username);
  process.stdout.write(`${user.username} may read and append to streams, and read $all\n`);
} catch (error) {
  process.stderr.write(`The user of EVENTSTORE_URL has no rights yet: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
