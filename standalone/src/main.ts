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
  // the mailbox and the test checkout are shown to the same people
  const hasDevPages = house.mailboxUrl !== null;
  const isMailed = config.SMTP_URL !== null;
  if (!isMailed && !hasDevPages)
    console.error(
      `Mails can be neither sent nor read, so nobody can sign up: SMTP_URL is not set, and the built-in mailbox stays closed where PUBLIC_URL (${config.PUBLIC_URL}) is not this machine's own address.`,
    );
  const isTestCheckout = config.STRIPE_SECRET_KEY === null;
  if (isTestCheckout && !hasDevPages)
    console.error(
      `Nobody can buy a plan: STRIPE_SECRET_KEY is not set, and the built-in test checkout stays closed where PUBLIC_URL (${config.PUBLIC_URL}) is not this machine's own address.`,
    );
  console.log(`Data: ${config.DATA_DIR}.`);
  if (!isMailed && hasDevPages)
    console.log(`Mails${config.DEV_PAGES ? '' : ' (from this machine only)'}: ${house.mailboxUrl}`);
  if (isTestCheckout && hasDevPages)
    console.log(
      `Plans are sold at a test checkout${config.DEV_PAGES ? '' : ' (from this machine only)'}: no money moves.`,
    );
  console.log(`Storylark listens on ${house.address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(CANNOT_START);
}
