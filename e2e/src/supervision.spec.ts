import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '@storylark/standalone/files';
import { call, eventually } from './house/client.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const npmStart = ['npm', 'start'];
/**
 * What `npm start` runs in the end, without looking first whether all is built: some seconds of work each time.
 * It ends with this process, however that ends.
 */
const supervisor = [
  process.execPath,
  '--import',
  './scripts/endWithParent.mjs',
  'standalone/dist/supervisor/main.js',
];
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** Who was started by a process, and by those, without itself. */
function descendantsOf(pid: number): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = [...all.matchAll(/(\d+)\s+(\d+)/g)].map(([, child, parent]) => [
    Number(child),
    Number(parent),
  ]);
  const childrenOf = (parent: number): number[] =>
    pairs.filter(([, one]) => one === parent).flatMap(([child = 0]) => [child, ...childrenOf(child)]);
  return childrenOf(pid);
}
/** Empty for one that has ended. */
const commandOf = (pid: number) =>
  spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;

describe('npm start', () => {
  let folder: string;
  let dataDir: string;
  const leftOver = new Set<number>();
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'storylark-start-'));
    dataDir = join(folder, 'data');
  });
  afterEach(() => {
    const all = [...leftOver].flatMap((pid) => [pid, ...descendantsOf(pid)]);
    for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    leftOver.clear();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });

  function start(
    env: Readonly<Record<string, string>> = {},
    [program = '', ...args]: readonly string[] = npmStart,
  ) {
    const started = spawn(program, args, {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0', STUDIO_PROCESSES: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // a terminal tells the whole group of Ctrl-C
    });
    const pid = started.pid ?? 0;
    leftOver.add(pid);
    let printed = '';
    for (const stream of [started.stdout, started.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
    const all = () => {
      const pids = [pid, ...descendantsOf(pid)];
      for (const one of pids) leftOver.add(one);
      return pids;
    };
    const running = (part: string) => {
      const found = all().find((one) => commandOf(one).includes(part));
      if (found === undefined) throw new Error(`nobody runs ${part}`);
      return found;
    };
    /** Where it listens since it was started for the nth time. */
    const address = (n = 1) =>
      eventually('it listens', async () => [...printed.matchAll(/listens on (http:\S+)/g)][n - 1]?.[1]);
    return {
      pid,
      printed: () => printed,
      ended: once(started, 'exit') as Promise<[number | null, NodeJS.Signals | null]>,
      address,
      all,
      /** The first copy that was started by none of its kind. */
      supervisor: () => running('scripts/start.mjs'),
      server: () => running('standalone/dist/main.js'),
    };
  }
  const isHealthy = async (address: string) => (await call(address, 'GET', '/healthz')).status === 200;
  const allEnd = (pids: readonly number[]) => eventually('all have ended', async () => !pids.some(isAlive));

  it('starts the server again when it crashes, says so, and stops in order at Ctrl-C, however often', async () => {
    const house = start();
    expect(await isHealthy(await house.address())).toBe(true);
    expect(house.printed()).toMatch(/\/dev\/mailbox\?token=[\w-]{43}/);
    const first = house.server();
    process.kill(first, 'SIGKILL');
    expect(await isHealthy(await house.address(2))).toBe(true);
    const { crashes } = filesIn(dataDir);
    expect(house.printed()).toContain(
      `The server crashed (SIGKILL) and is started again. What it said last: ${crashes}`,
    );
    expect(readFileSync(crashes, 'utf8')).toContain('SIGKILL');
    expect(statSync(crashes).mode & 0o777).toBe(0o600);
    const pids = house.all();
    expect(pids).not.toContain(first);
    for (let n = 0; n < 2; n += 1) process.kill(-house.pid, 'SIGINT');
    await house.ended;
    await allEnd(pids);
    expect(house.printed().match(/crashed/g)).toHaveLength(1);
  });

  it('ends with the server when that was told to stop in order', async () => {
    const house = start();
    await house.address();
    const pids = house.all();
    process.kill(house.server(), 'SIGTERM');
    expect(await house.ended).toEqual([0, null]);
    await allEnd(pids);
  });

  it.each([
    ['npm is told to stop', 'SIGTERM', (house: ReturnType<typeof start>) => house.pid],
    ['npm is killed', 'SIGKILL', (house: ReturnType<typeof start>) => house.pid],
    ['who looks after it is killed', 'SIGKILL', (house: ReturnType<typeof start>) => house.supervisor()],
  ] as const)('leaves nobody behind when %s', async (_what, signal, whom) => {
    const house = start();
    const address = await house.address();
    const pids = house.all();
    process.kill(whom(house), signal);
    await allEnd(pids);
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });

  it('leaves nobody behind when who looks after it is killed while the server is being started', async () => {
    const house = start();
    const pids = await eventually('the server begins', async () => {
      const found = house.all();
      return found.some((one) => commandOf(one).includes('standalone/dist/main.js')) && found;
    });
    process.kill(house.supervisor(), 'SIGKILL');
    await allEnd(pids);
  });

  it('does not try again what was explained: a folder that another works in, a port that is taken', async () => {
    const house = start({}, supervisor);
    await house.address();
    const second = start();
    expect(await second.ended).toEqual([1, null]);
    expect(second.printed()).toContain(`Another Storylark (process ${house.server()}) works in ${dataDir}.`);
    expect(second.printed()).not.toContain('crashed');
    expect(await isHealthy(await house.address())).toBe(true);
    process.kill(-house.pid, 'SIGINT');
    await house.ended;

    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const third = start({ PORT: String(port) }, supervisor);
    expect(await third.ended).toEqual([1, null]);
    expect(third.printed()).toContain(`Port ${port} on 127.0.0.1 is taken`);
    taken.close();
  });

  it('does not try again with a damaged database, nor with settings that do not fit', async () => {
    mkdirSync(dataDir);
    writeFileSync(filesIn(dataDir).events, 'no database '.repeat(1_000));
    const damaged = start({}, supervisor);
    expect(await damaged.ended).toEqual([1, null]);
    expect(damaged.printed()).toContain('not a database');
    const unfit = start({ PORT: 'many' }, supervisor);
    expect(await unfit.ended).toEqual([1, null]);
    expect(unfit.printed()).toContain('PORT must be a whole number');
    for (const { printed } of [damaged, unfit]) expect(printed()).not.toContain('crashed');
  });

  it('says in one sentence that mails can be neither sent nor read, where the house is public', async () => {
    const house = start({ PUBLIC_URL: 'https://stories.example.com' }, supervisor);
    const address = await house.address();
    expect(house.printed()).toContain('Mails can be neither sent nor read');
    expect(house.printed()).not.toContain('/dev/mailbox');
    const answer = await call(address, 'GET', '/about');
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
    process.kill(-house.pid, 'SIGINT');
    await house.ended;
  });
});
