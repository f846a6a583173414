import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { processes, type ProcessName } from '@storylark/distributed/processes';
import { createStandIn } from '@storylark/eventstore-standin/createStandIn';
import { eventually } from '../house/client.ts';
import { buildAsDocker, type Built } from './buildAsDocker.ts';
import { describeOnEngines, fixtureOnEngines } from './engines.ts';

/** Nobody: a user that owns nothing. Who is not root is unprivileged already. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

describeOnEngines('what the Dockerfile builds', () => {
  let folder: string;
  let built: Built;
  let settings: Record<string, string>;
  const closing: (() => unknown)[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'storylark-image-'));
    closing.push(() => rmSync(folder, { recursive: true }));
    built = await buildAsDocker(fileURLToPath(new URL('../../..', import.meta.url)), folder);
    chmodSync(folder, 0o755);
    await promisify(execFile)('chmod', ['-R', 'a-w,a+rX', built.root]);
    closing.unshift(() => promisify(execFile)('chmod', ['-R', 'u+w', built.root]));
    mkdirSync(join(folder, 'tmp'));
    chmodSync(join(folder, 'tmp'), 0o777);

    const fixture = fixtureOnEngines();
    closing.push(fixture.remove);
    const standIn = await createStandIn({ file: join(folder, 'events.db'), port: 0 });
    closing.unshift(standIn.close);
    const secret = 'c'.repeat(43);
    settings = {
      ...fixture.settings,
      EVENTSTORE_URL: standIn.url,
      MASTER_KEY: `${secret}=`.replace(/c=$/, 'A='),
      SERVICE_TOKEN: secret,
      SMTP_URL: 'smtp://127.0.0.1:25',
      PUBLIC_URL: 'http://127.0.0.1',
      COMMAND_API: 'http://127.0.0.1:1',
      QUERY_API: 'http://127.0.0.1:1',
      STUDIO_PROCESSES: '1',
    };
  }, 600_000);
  afterAll(async () => {
    for (const close of closing) await close();
  });

  /**
   * As the container runs it: the image's environment and the process's own settings, nothing of this
   * machine.
   */
  async function started(
    name: ProcessName,
  ): Promise<{ child: ChildProcess; port: number; printed: () => string }> {
    const row = processes.find((one) => one.name === name)!;
    const port = await freePort();
    const own = Object.fromEntries(
      Object.keys(row.settings).flatMap((key) => (settings[key] ? [[key, settings[key]]] : [])),
    );
    const env = {
      PATH: process.env.PATH,
      TMPDIR: join(folder, 'tmp'),
      ...built.env,
      ...own,
      PORT: String(port),
    };
    const child = spawn(process.execPath, [row.module], {
      cwd: built.workdir,
      env,
      ...nobody,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (printed += String(chunk)));
    return { child, port, printed: () => printed };
  }

  it('runs each process as a user without rights on a read-only tree; each says that it is well, and stops when told to', async () => {
    const isWell = (port: number) =>
      promisify(execFile)(process.execPath, built.healthcheck.slice(1), { env: { PORT: String(port) } }).then(
        () => true,
        () => false,
      );
    await Promise.all(
      processes.map(async ({ name }) => {
        const { child, port, printed } = await started(name);
        const ended = once(child, 'exit');
        await eventually(
          `${name} is well`,
          () => (child.exitCode === null ? isWell(port) : Promise.reject(new Error(printed()))),
          60_000,
        );
        child.kill('SIGTERM');
        expect([name, ...(await ended)]).toEqual([name, 0, null]);
      }),
    );
  });

  it('holds the packages that run, and not those that build and test', () => {
    const packages = readdirSync(join(built.workdir, 'node_modules'));
    expect(packages).toEqual(expect.arrayContaining(['koa', 'mongodb', 'kafkajs', '@echogarden']));
    for (const one of ['typescript', 'vite', 'jest', 'smtp-server', 'react'])
      expect(packages).not.toContain(one);
    expect(existsSync(join(built.workdir, 'frontend/dist/web/index.html'))).toBe(true);
    expect(existsSync(join(built.workdir, 'e2e/dist'))).toBe(false);
  });

  it('names a user who is not root, and a process of the table to run', () => {
    expect(built.user).toBe('node');
    expect(built.command[0]).toBe('node');
    expect(processes.map(({ module }) => module)).toContain(built.command[1]);
  });
});
