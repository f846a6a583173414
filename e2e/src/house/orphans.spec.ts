import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from './client.ts';

const built = (path: string) => new URL(path, import.meta.url).href;
const program = (source: string, env: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, ['--input-type=module', '--eval', source], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** What a program prints first; whatever comes of it, the program is ended then. */
async function killedAfterFirstWords(runner: ChildProcess): Promise<string> {
  const [words] = (await once(runner.stdout!, 'data')) as [Buffer];
  runner.kill('SIGKILL');
  await once(runner, 'exit');
  return String(words).trim();
}

const preload = fileURLToPath(new URL('../../../scripts/endWithParent.mjs', import.meta.url));

it('npm that is killed leaves nobody behind whom it had started by a shell', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storylark-orphan-'));
  // the shell stays between both, since it has something to do afterwards
  const start = 'node --import "$PRELOAD" serve.mjs; true';
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
  writeFileSync(
    join(folder, 'serve.mjs'),
    'console.log(process.ppid, process.pid); setInterval(() => {}, 1e6)',
  );
  const npm = spawn('npm', ['--silent', 'start'], {
    cwd: folder,
    env: { ...process.env, PRELOAD: preload },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pids = (await killedAfterFirstWords(npm)).split(' ').map(Number);
  expect(pids).toHaveLength(2);
  expect(pids).not.toContain(npm.pid);
  await eventually('both have ended', async () => !pids.some(isAlive));
  rmSync(folder, { recursive: true });
});

describe('a test program that is killed', () => {
  it('leaves no house behind', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'storylark-orphan-'));
    const runner = program(
      `import { startHouse } from ${JSON.stringify(built('../../dist/house/startHouse.js'))};
       console.log((await startHouse({ DATA_DIR: process.env.FOLDER, STUDIO_PROCESSES: '1' })).address);`,
      { FOLDER: join(folder, 'data') },
    );
    const address = await killedAfterFirstWords(runner);
    expect(address).toMatch(/^http:/);
    await eventually('the house has ended', () =>
      fetch(`${address}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });

  it('leaves none of the programs behind that were to end with it', async () => {
    const runner = program(
      `import { spawn } from 'node:child_process';
       const worker = "process.send ? setInterval(() => {}, 1e6) : require('node:child_process')" +
         ".fork(process.argv[1]).on('spawn', function () { console.log(process.pid, this.pid) })";
       const { writeFileSync } = await import('node:fs');
       writeFileSync(process.env.FILE, worker);
       spawn(process.execPath, ['--import', ${JSON.stringify(preload)}, process.env.FILE], { stdio: 'inherit' });`,
      { FILE: join(mkdtempSync(join(tmpdir(), 'storylark-orphan-')), 'worker.cjs') },
    );
    const pids = (await killedAfterFirstWords(runner)).split(' ').map(Number);
    expect(pids).toHaveLength(2);
    await eventually('both have ended', async () => !pids.some(isAlive));
  });
});
