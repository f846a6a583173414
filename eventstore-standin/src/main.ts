import { runUntilSignal } from '@storylark/platform/process/runUntilSignal';
import { readStandInConfig } from './config.ts';
import { createStandIn } from './createStandIn.ts';
import { openControlPort } from './openControlPort.ts';

try {
  const { STANDIN_FILE, STANDIN_HOST, STANDIN_PORT, STANDIN_CONTROL_PORT } = readStandInConfig();
  const standIn = await createStandIn({ file: STANDIN_FILE, host: STANDIN_HOST, port: STANDIN_PORT });
  const closeControl =
    STANDIN_CONTROL_PORT === 0 ? async () => {} : await openControlPort(STANDIN_CONTROL_PORT, standIn.faults);
  runUntilSignal(
    [
      { name: 'control port', stop: closeControl },
      { name: 'stand-in', stop: standIn.close },
    ],
    (error) => console.error(error instanceof Error ? error.message : error),
  );
  // Whoever started this process and looks after it has died.
  if (process.channel) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  console.log(`The stand-in for EventStoreDB listens on ${standIn.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
