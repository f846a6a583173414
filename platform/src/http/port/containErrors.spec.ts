import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const built = new URL('../../../dist/http/port/listen.js', import.meta.url).href;

/** A program of its own: here an error that nobody catches is the test runner's. */
async function run(work: string) {
  const program = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { listen } from ${JSON.stringify(built)};
       const errors = [];
       const acts = {
         '/timer': (response) => { setTimeout(() => { throw new Error('canary'); }, 1); },
         '/listener': (response) => { response.once('finish', () => { throw new Error('canary'); }).end(); },
         '/aborted': (response) => {
           const ended = new AbortController();
           ended.signal.addEventListener('abort', () => { throw new Error('canary'); });
           setTimeout(() => ended.abort(), 1);
         },
         '/rejected': (response) => { Promise.reject(new Error('canary')); },
         '/stream': (response) => {
           response.writeHead(200).write('begun');
           setTimeout(() => { throw new Error('canary'); }, 1);
         },
         '/fine': (response) => { response.end(); },
       };
       const { address, close } = await listen(
         ({ url }, response) => acts[url](response),
         { host: '127.0.0.1', port: 0, stopping: new AbortController(), onError: (error) => errors.push(error) },
       );
       const status = (path) => fetch(address + path).then(async (answer) => (await answer.text(), answer.status)).catch(() => 'cut');
       ${work}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [stdout, stderr, [code]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'exit') as Promise<[number | null]>,
  ]);
  return { code, stdout: stdout.trim(), stderr };
}

it.each([
  ['/timer', '500'],
  ['/listener', '200'],
  ['/aborted', '500'],
  ['/rejected', '500'],
  ['/stream', 'cut'],
])('what is thrown for %s when its handler is long done ends nobody else: %s', async (path, status) => {
  const { code, stdout, stderr } = await run(`
    console.log(await status('${path}'), await status('/fine'), errors.length);
    await close();`);
  expect([stdout, stderr, code]).toEqual([`${status} 200 1`, '', 0]);
});

it('what is thrown for no request ends the process, and says what without its message', async () => {
  const { code, stderr } = await run(`
    setTimeout(() => { throw new RangeError('canary'); }, 50);
    await status('/fine');
    await new Promise(() => {});`);
  expect(code).toBe(1);
  expect(JSON.parse(stderr)).toMatchObject({ msg: 'crashed', err: { type: 'RangeError' } });
  expect(stderr).not.toContain('canary');
});
