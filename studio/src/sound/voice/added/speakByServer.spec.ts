import type { RequestListener } from 'node:http';
import { createEspeakNarrator } from '../createEspeakNarrator.ts';
import { narratorContract } from '../narrator.contract.ts';
import { createAddedNarrator } from './createAddedNarrator.ts';
import { EngineFailed } from './engineFailed.ts';
import { speakByServer } from './speakByServer.ts';
import { everyVoice } from './testing/everyVoice.ts';
import { openFakeServer, type Heard } from './testing/fakeServer.ts';
import { hum, wavOf } from './testing/hum.ts';

type FakeServer = Awaited<ReturnType<typeof openFakeServer>>;
const text = 'Nora sat down on the floor.';
const giving =
  (body: Uint8Array, type = 'audio/wav', status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);
const speaking = ({ body: { input, voice } }: Heard) =>
  /^[a-z]{2}-voice$/.test(String(voice)) ? giving(wavOf(hum(String(input)))) : giving(Buffer.of(), '', 400);

describe('a narrator’s server', () => {
  let server: FakeServer | undefined;
  let answer: (heard: Heard) => RequestListener = speaking;
  beforeAll(async () => void (server = await openFakeServer((heard) => answer(heard))));
  beforeEach(() => void (answer = speaking));
  afterAll(() => server?.close());

  // Asked for once the server is there: the contract makes its narrators in its own hooks.
  narratorContract('a speech server', () => {
    const builtIn = createEspeakNarrator();
    const at = { address: server!.address, model: 'tts-1', key: null };
    const engine = { kind: 'server', ...at, voices: everyVoice, seconds: 60 } as const;
    const narrator = createAddedNarrator({ engine, speakWith: speakByServer(at), builtIn });
    return {
      ...narrator,
      async close() {
        await narrator.close();
        await builtIn.close();
      },
    };
  });

  const say = (signal = new AbortController().signal, key: string | null = null) =>
    speakByServer({ address: server!.address, model: 'small', key })({ text, voice: 'en-voice' }, signal);

  it('is asked in the usual words, with its key', async () => {
    server!.heard.length = 0;
    await say(undefined, 'word');
    await say();
    expect(server!.heard).toEqual([
      {
        path: '/v1/audio/speech',
        key: 'Bearer word',
        body: { model: 'small', voice: 'en-voice', input: text, response_format: 'wav' },
      },
      expect.objectContaining({ key: undefined }),
    ]);
  });

  it('may answer with bare samples', async () => {
    const samples = hum(text, { sampleRate: 24_000 });
    answer = () => giving(wavOf(samples).subarray(44), 'audio/pcm');
    const { samples: heard, sampleRate } = await say();
    expect([heard.length, sampleRate]).toEqual([samples.length, 24_000]);
    expect(heard[6_000]).toBeCloseTo(samples[6_000]!, 3);
  });

  const huge: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/wav' });
    const more = () => {
      while (response.write(Buffer.alloc(1_000_000)));
    };
    response.on('drain', more);
    more();
  };
  const cut: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-length': '100000' });
    response.write(wavOf(hum(text)).subarray(0, 1_000), () => response.destroy());
  };
  const away: RequestListener = (_, response) =>
    void response.writeHead(302, { location: `${server!.address}/elsewhere` }).end();
  it.each<[string, RequestListener, string]>([
    ['is asked too much', giving(Buffer.from(text), 'text/plain', 429), 'answered 429'],
    ['is broken', giving(Buffer.from(text), 'text/plain', 500), 'answered 500'],
    ['says nothing', giving(Buffer.of()), 'not a WAV file'],
    ['answers in prose', giving(Buffer.from(text)), 'not a WAV file'],
    ['cuts the file short', giving(wavOf(hum(text)).subarray(0, 40)), 'no sound in it'],
    ['gives bare nothing', giving(Buffer.of(), 'audio/pcm'), 'gave no sound'],
    ['goes on for ever', huge, 'more sound than a sentence has'],
    ['breaks off', cut, 'broke off'],
    ['sends elsewhere', away, 'could not be reached'],
  ])('that %s is told to, without a word of the text', async (_, doing, reason) => {
    answer = () => doing;
    const said = await say().catch((error: unknown) => error as Error);
    expect(said).toBeInstanceOf(EngineFailed);
    expect((said as Error).message).toContain(reason);
    expect((said as Error).message).not.toMatch(/Nora|floor/);
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['never ends', (_, response) => void response.writeHead(200).write('RIFF')],
  ])('that %s is given up when its time is up', async (_, doing) => {
    const time = new AbortController();
    answer = () => (request, response) => {
      doing(request, response);
      setImmediate(() => time.abort());
    };
    await expect(say(time.signal)).rejects.toThrow('took too long');
  });

  it('that closed the line when the sentence came is asked once more, and no more than that', async () => {
    server!.heard.length = 0;
    const hangsUp: RequestListener = (request) => void request.socket.destroy();
    answer = (heard) => (server!.heard.length === 1 ? hangsUp : speaking(heard));
    expect((await say()).samples.length).toBeGreaterThan(10_000);
    answer = () => hangsUp;
    server!.heard.length = 0;
    await expect(say()).rejects.toThrow('could not be reached');
    expect(server!.heard).toHaveLength(2);
  });

  it('that is not there is told to be out of reach', async () => {
    const speak = speakByServer({ address: 'http://127.0.0.1:9', model: 'm', key: null });
    await expect(speak({ text, voice: 'x' }, new AbortController().signal)).rejects.toThrow(
      'could not be reached',
    );
  });
});
