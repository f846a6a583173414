import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepRunning } from './keepRunning.ts';

describe('keepRunning', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kept-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs a program until it has said so many words; answers them, and how often it died. */
  async function run(program: string, words: number) {
    const module = join(folder, 'program.mjs');
    writeFileSync(module, program);
    const said: string[] = [];
    const deaths: (number | string | null)[] = [];
    let enough = () => {};
    const spoken = new Promise<void>((resolve) => (enough = resolve));
    const running = keepRunning({
      module,
      env: { WORD: 'here' },
      print: (text) => said.push(text) === words && enough(),
      isOver: ({ code }) => code === 3,
      onDeath: ({ code, signal }) => deaths.push(signal ?? code),
    });
    return { ...running, said, deaths, spoken };
  }

  it('starts a program again that ended or was killed, with its environment and nothing else', async () => {
    const kept = await run(
      'console.log(Object.keys(process.env).filter((name) => !name.startsWith("NODE_CHANNEL")).join()); setInterval(() => {}, 1e6); if (!process.channel) process.exit(9)',
      2,
    );
    while (kept.said.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    const first = kept.pid();
    kept.kill();
    await kept.spoken;
    expect(kept.deaths).toEqual(['SIGKILL']);
    expect(kept.pid()).not.toBe(first);
    expect(kept.said).toEqual(['WORD\n', 'WORD\n']);
    expect(await kept.stop()).toBe(null);
  });

  it('lets it stop in its own time, and does not start it again', async () => {
    const kept = await run(
      'process.on("SIGTERM", () => setTimeout(() => process.exit(0), 50)); setInterval(() => {}, 1e6); console.log("up")',
      1,
    );
    await kept.spoken;
    expect(await kept.stop()).toBe(0);
    expect([kept.deaths, kept.pid()]).toEqual([[], undefined]);
  });

  it('leaves one ended that says that it is over, when its last words have been passed on', async () => {
    const kept = await run('process.stderr.write("explained"); process.exitCode = 3', 1);
    expect(await kept.ended).toBe(3);
    expect([kept.said, kept.deaths]).toEqual([['explained'], []]);
  });
});
