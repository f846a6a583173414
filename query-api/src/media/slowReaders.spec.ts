import { connect, type Socket } from 'node:net';
import { listen, type Listening } from '@storylark/platform/http/port/listen';
import { id, openTestQueryApi } from '../testing/openTestQueryApi.ts';

const MB = 1_000_000;
const SOUND_MB = 6;
const READERS = 500;

let server: Listening | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.close();
});

/** A house with a long story that is shared, at a real port. */
async function openHouse() {
  const house = await openTestQueryApi();
  await house.parent('a');
  const audio = await house.putBlob(`a/story/${id(1)}/audio.mp3`, 'x'.repeat(SOUND_MB * MB));
  await house.story('a', id(1), { audio });
  await house.put('shares', { _id: `a/${id(1)}`, accountId: 'a', storyId: id(1), shareId: id(9), endsAt: null, indexable: false }); // prettier-ignore
  // on a loaded machine some wait for long until it is their turn
  server = await listen(house.handler, { host: '127.0.0.1', port: 0, stopping: new AbortController(), onError: () => {}, idleMs: 600_000 }); // prettier-ignore
  const { address, port } = server;
  /** Begins to ask for the sound, and reads no more than its first words. */
  const beginToRead = () =>
    new Promise<string>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' });
      sockets.push(socket);
      socket.on('error', () => {});
      socket.once('close', () => resolve('closed unanswered'));
      socket.once('readable', () => resolve(String(socket.read(15))));
      socket.write(`GET /media/shared/${id(9)}/audio.mp3 HTTP/1.1\r\nHost: x\r\n\r\n`);
    });
  return { address, beginToRead };
}

/** What this process holds, in MB. */
function held(): { rss: number; buffers: number } {
  const { rss, external } = process.memoryUsage();
  return { rss: rss / MB, buffers: external / MB };
}

it('500 who ask for a long sound and never read it cost little memory, and all others are served', async () => {
  const { address, beginToRead } = await openHouse();
  await Promise.all(Array.from({ length: 20 }, beginToRead)); // what is made once is there
  const before = held();
  const answers = await Promise.all(Array.from({ length: READERS }, beginToRead));
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200 OK']));
  const grown = { rss: held().rss - before.rss, buffers: held().buffers - before.buffers };
  if (process.env.SHOW_FIGURES) process.stdout.write(`${JSON.stringify({ before, grown })}\n`);
  // whole files would be 3,000 MB of buffers
  expect(grown.buffers).toBeLessThan(300);
  expect(grown.rss).toBeLessThan(600);
  const other = await fetch(`${address}/media/shared/${id(9)}/audio.mp3`);
  expect((await other.arrayBuffer()).byteLength).toBe(SOUND_MB * MB);
  expect((await fetch(`${address}/api/shared/stories/${id(9)}`)).status).toBe(200);
}, 400_000);
