import { runUntilSignal } from '@storylark/platform/process/runUntilSignal';
import { readStandaloneConfig } from './config.ts';
import { createStandalone } from './createStandalone.ts';

try {
  const config = readStandaloneConfig();
  const house = await createStandalone(config);
  runUntilSignal([{ name: 'house', stop: house.close }], (error) =>
    console.error(error instanceof Error ? error.message : error),
  );
  // Whoever started this process and looks after it has died.
  if (process.channel) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  const mailbox =
    config.SMTP_URL === null
      ? ` Mails: ${house.address}/dev/mailbox${config.DEV_PAGES ? '' : ' (from this machine only)'}.`
      : '';
  console.log(`Data: ${config.DATA_DIR}.${mailbox}`);
  console.log(`Storylark listens on ${house.address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
