import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newCharacter, newParent } from './house/client.ts';
import { startHouse } from './house/startHouse.ts';

/** Said at its end by each thread and process that has loaded more than the API, which prom-client needs. */
const WORD = 'has loaded OpenTelemetry';
const tellTale = `import { createRequire } from 'node:module'; import { writeSync } from 'node:fs';
process.on('exit', () => {
  const files = Object.keys(createRequire('/').cache).filter((file) => /@opentelemetry.(?!api.)/.test(file));
  if (files.length > 0) writeSync(2, '${WORD}\\n');
});`;

describe('OpenTelemetry', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'storylark-traces-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  /** Plays in the product as a user starts it, and stops it. */
  async function play(env: Readonly<Record<string, string>>) {
    const house = await startHouse({
      DATA_DIR: dataDir,
      STUDIO_PROCESSES: '1',
      LIMIT_FACTOR: '1000',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tellTale)}`,
      ...env,
    });
    await newCharacter(house.address, await newParent(house.address));
    const code = await house.stop();
    return { code, loaded: house.printed().split(WORD).length - 1 };
  }

  it(
    'is not loaded where no receiver is named',
    async () => expect(await play({})).toEqual({ code: 0, loaded: 0 }),
    60_000,
  );

  it('is loaded by each thread where one is, and holds up no end when that does not answer', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;
    expect(await play({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })).toEqual({
      code: 0,
      loaded: 5,
    });
    silent.close().closeAllConnections();
  }, 60_000);
});
