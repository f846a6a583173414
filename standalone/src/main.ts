import { CANNOT_START } from '@storylark/platform/process/keepRunning';
import { runUntilSignal } from '@storylark/platform/process/runUntilSignal';
import { stopWithOwner } from '@storylark/platform/process/stopWithOwner';
import { readStandaloneConfig } from './config.ts';
import { createStandalone } from './createStandalone.ts';

stopWithOwner();
try {
  const config = readStandaloneConfig();
  const house = await createStandalone(config);
  runUntilSignal([{ name: 'house', stop: house.close }], (error) =>
    console.error(error instanceof Error ? error.message : error),
  );
  const isMailed = config.SMTP_URL !== null;
  if (!isMailed && house.mailboxUrl === null)
    console.error(
      `Mails can be neither sent nor read, so nobody can sign up: SMTP_URL is not set, and the built-in mailbox stays closed where PUBLIC_URL (${config.PUBLIC_URL}) is not this machine's own address.`,
    );
  console.log(`Data: ${config.DATA_DIR}.`);
  if (!isMailed && house.mailboxUrl !== null)
    console.log(`Mails${config.DEV_PAGES ? '' : ' (from this machine only)'}: ${house.mailboxUrl}`);
  console.log(`Storylark listens on ${house.address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(CANNOT_START);
}
