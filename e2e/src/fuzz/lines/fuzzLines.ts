import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newParent } from '../../house/client.ts';
import { startHouse } from '../../house/startHouse.ts';
import { sendLines } from './sendLines.ts';
import { startGateway } from './startGateway.ts';

/**
 * So many raw requests each to the standalone house, by a parent who is logged in, and to the gateway with
 * somebody behind it. Answers what went wrong, in words.
 */
export async function fuzzLines(options: { requests: number; seed: number }): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'storylark-fuzz-'));
  const house = await startHouse({
    DATA_DIR: join(folder, 'data'),
    LIMIT_FACTOR: '1000000',
    STUDIO_PROCESSES: '1',
    LOG_LEVEL: 'error',
  });
  const gateway = await startGateway();
  try {
    const { token } = await newParent(house.address);
    const ofHouse = await sendLines({ ...options, origin: house.address, token });
    const ofGateway = await sendLines({ ...options, origin: gateway.address, token });
    const said = ofHouse.length > 0 ? [house.printed()] : [];
    return [...ofHouse, ...said, ...ofGateway.map((one) => `gateway: ${one}`)];
  } finally {
    await gateway.stop();
    await house.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
