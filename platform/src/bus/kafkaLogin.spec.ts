import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { testCertificate } from '../testing/testCertificate.ts';
import { createKafkaBus } from './createKafkaBus.ts';

const [API_VERSIONS, HANDSHAKE, AUTHENTICATE] = [18, 17, 36];

/**
 * A broker that says which requests it knows, takes the wish for SCRAM-SHA-512, hears who logs in, and
 * breaks off.
 */
function brokerThatHears(heard: { api: number; text: string }[]) {
  const int = (bytes: 2 | 4, ...values: number[]) =>
    Buffer.concat(
      values.map((value) => {
        const buffer = Buffer.alloc(bytes);
        buffer.writeIntBE(value, 0, bytes);
        return buffer;
      }),
    );
  const answers: Record<number, Buffer> = {
    [API_VERSIONS]: Buffer.concat([
      int(2, 0),
      int(4, 3),
      ...[HANDSHAKE, AUTHENTICATE, API_VERSIONS].map((api) => int(2, api, 0, 1)),
    ]),
    [HANDSHAKE]: Buffer.concat([int(2, 0), int(4, 1), int(2, 13), Buffer.from('SCRAM-SHA-512')]),
  };
  return (socket: Socket) => {
    let seen = Buffer.alloc(0);
    socket.on('error', () => {}); // the client hangs up
    socket.on('data', (bytes: Buffer) => {
      seen = Buffer.concat([seen, bytes]);
      while (seen.length >= 4 && seen.length >= 4 + seen.readInt32BE(0)) {
        const request = seen.subarray(4, 4 + seen.readInt32BE(0));
        seen = seen.subarray(4 + request.length);
        const api = request.readInt16BE(0);
        heard.push({ api, text: request.toString('latin1') });
        const throttled = api === API_VERSIONS && request.readInt16BE(2) > 0 ? int(4, 0) : Buffer.alloc(0);
        const answer = answers[api];
        if (!answer) return void socket.destroy();
        const body = Buffer.concat([request.subarray(4, 8), answer, throttled]);
        socket.write(Buffer.concat([int(4, body.length), body]));
      }
    });
  };
}

describe('a bus whose brokers ask who comes', () => {
  const login = { username: 'storylark', password: 'canary-password' };
  let server: Server;
  afterEach(() => new Promise((done) => server.close(done)));

  async function publishTo(listening: Server, tls: { ca?: string } | null) {
    server = listening.listen(0, 'localhost');
    await once(server, 'listening');
    const bus = await createKafkaBus({
      brokers: [`localhost:${(server.address() as AddressInfo).port}`],
      login,
      tls,
      topicPrefix: 'test.',
      partitions: 1,
      clientId: 'test',
      onError: () => {},
    });
    await expect(bus.publish('work', [{ key: 'a', value: {} }])).rejects.toThrow(/Kafka/);
    await bus.close();
  }
  const heardOf = (heard: { api: number; text: string }[], asked: number) =>
    heard.find(({ api }) => api === asked)?.text;

  it.each([
    ['without TLS', null],
    ['over TLS', { ca: testCertificate.cert }],
  ])('logs in by SCRAM-SHA-512 %s, and never shows the password', async (_how, tls) => {
    const heard: { api: number; text: string }[] = [];
    const hears = brokerThatHears(heard);
    await publishTo(tls ? createTlsServer(testCertificate, hears) : createServer(hears), tls);
    expect(heardOf(heard, HANDSHAKE)).toContain('SCRAM-SHA-512');
    expect(heardOf(heard, AUTHENTICATE)).toContain('n,,n=storylark');
    expect(JSON.stringify(heard)).not.toContain('canary-password');
  });

  it('speaks to nobody whose certificate no authority has signed', async () => {
    const heard: { api: number; text: string }[] = [];
    await publishTo(createTlsServer(testCertificate, brokerThatHears(heard)), {});
    expect(heard).toEqual([]);
  });
});
