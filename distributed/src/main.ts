import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keepPrivate } from '@storylark/platform/process/keepPrivate';
import { runUntilSignal, type Stop } from '@storylark/platform/process/runUntilSignal';
import { readRunnerConfig } from './config.ts';
import { startDistributed } from './startDistributed.ts';

// npm run distributed: every process of the product on the engines that the environment names.
try {
  const { EVENTSTORE_URL, DATA_DIR } = readRunnerConfig();
  const stops: Stop[] = [];
  runUntilSignal(stops, (error, name) => console.error(`${name} did not stop as it should:`, error));
  const url = EVENTSTORE_URL ?? (await startStandIn(DATA_DIR, stops));
  // Only the processes started here know this token: it may be another one each time.
  const serviceToken = randomBytes(32).toString('base64url');
  const house = await startDistributed({
    env: { SERVICE_TOKEN: serviceToken, ...process.env, EVENTSTORE_URL: url },
    print: (text) => process.stdout.write(text),
  });
  stops.unshift({ name: 'processes', stop: house.stop });
  console.log(
    `Started: ${house.copies.map(({ name, address }) => `${name} on ${address}`).join(', ')}. They wait for their engines.`,
  );
  await house.ready;
  console.log(`Storylark listens on ${house.address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function startStandIn(dataDir: string, stops: Stop[]): Promise<string> {
  const { createStandIn } = await import('@storylark/eventstore-standin/createStandIn');
  if (keepPrivate(dataDir) > 0)
    console.log(`${dataDir} was open to other users of this machine, and is closed now.`);
  const file = join(dataDir, 'events.db');
  const standIn = await createStandIn({ file, port: 0 });
  stops.push({ name: 'stand-in', stop: standIn.close });
  console.log(
    `EVENTSTORE_URL is not set: events go to our stand-in for EventStoreDB, in ${file}. It keeps them safely, on this machine alone; it is for trying this out, not for serving people.`,
  );
  return standIn.url;
}
