import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { humFor } from './hum.ts';
import { refusalOf } from './openAiContract.ts';
import { type Fault, flawOf, refusedBy } from './stubFaults.ts';

export type StubLine = { headers: IncomingMessage['headers']; body: string; answer: string };
type House = {
  nextFault: () => Fault | undefined;
  record: (headers: IncomingMessage['headers']) => StubLine;
  violations: string[];
  /** Waits until the test lets it be. */
  held: () => Promise<void>;
};
type Item = { content: { text: string }[] };
type Asked = { input: Item[]; audio: { output: { voice: string } } };
/** A third of a second. */
const DELTA_BYTES = 16_000;

/** The part of the stub that speaks over a line: one answer to one `response.create`. */
export function openStubRealtime(server: Server, { nextFault, record, violations, held }: House) {
  const lines = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // whoever asked may be gone before it is told no
    socket.on('error', () => {});
    const fault = nextFault();
    const line = record(request.headers);
    const refused = refusedBy(fault);
    if (refused) {
      const headers = Object.entries({ ...refused.headers, 'content-type': 'application/json' });
      const body = JSON.stringify({ error: refused.error });
      socket.end(
        [
          `HTTP/1.1 ${refused.status} No`,
          ...headers.map((one) => one.join(': ')),
          'connection: close',
          '',
          body,
        ].join('\r\n'),
      );
      return;
    }
    lines.handleUpgrade(request, socket, head, (opened) => void answerOn(opened, line, fault));
  });

  async function answerOn(socket: WebSocket, line: StubLine, fault: Fault | undefined): Promise<void> {
    const say = (schema: string, event: object) => {
      const wrong = refusalOf(schema, event);
      if (wrong) violations.push(`own answer: ${wrong}`);
      socket.send(JSON.stringify(event));
    };
    socket.on('error', () => {});
    const [data] = (await once(socket, 'message')) as [Buffer];
    line.body = data.toString('utf8');
    const asked = JSON.parse(line.body) as { response: Asked };
    const wrong = refusalOf('RealtimeClientEventResponseCreate', asked);
    if (wrong) {
      violations.push(wrong);
      return say('RealtimeServerEventError', faultEvent('invalid_request_error', wrong));
    }
    if (fault === 'silence') return;
    if (fault === 'slow') await held();
    if (fault === 'malformed') return socket.send('{"type":');
    const flaw = flawOf(fault);
    const words = asked.response.input[0]?.content[0]?.text ?? '';
    line.answer = flaw === 'otherWords' ? `Sure! Here it is: ${words}` : words;
    const pcm = flaw === 'silent' ? Buffer.alloc(humFor(words).length) : humFor(words);
    for (let at = 0; at < pcm.length; at += DELTA_BYTES) {
      say('RealtimeServerEventResponseAudioDelta', {
        ...ids('response.output_audio.delta'),
        delta: pcm.subarray(at, at + DELTA_BYTES).toString('base64'),
      });
      if (fault === 'cut') return socket.terminate();
    }
    say('RealtimeServerEventResponseDone', {
      event_id: 'event_stub',
      type: 'response.done',
      response: { ...responseOf(flaw, line.answer, pcm.length) },
    });
  }

  return { close: () => lines.clients.forEach((socket) => socket.terminate()) };
}

const ids = (type: string) => ({
  event_id: 'event_stub',
  type,
  response_id: 'resp_stub',
  item_id: 'item_stub',
  output_index: 0,
  content_index: 0,
});
const faultEvent = (type: string, message: string) => ({
  event_id: 'event_stub',
  type: 'error',
  error: { type, code: null, message },
});

const BYTES_PER_TOKEN = 2_400;
function responseOf(flaw: ReturnType<typeof flawOf>, transcript: string, bytes: number) {
  const isCut = flaw === 'incomplete' || flaw === 'refusal';
  const audio = Math.ceil(bytes / BYTES_PER_TOKEN);
  return {
    id: 'resp_stub',
    object: 'realtime.response',
    status: isCut ? 'incomplete' : 'completed',
    ...(isCut && {
      status_details: {
        type: 'incomplete',
        reason: flaw === 'refusal' ? 'content_filter' : 'max_output_tokens',
      },
    }),
    output: [
      {
        id: 'item_stub',
        type: 'message',
        role: 'assistant',
        status: isCut ? 'incomplete' : 'completed',
        content: [{ type: 'output_audio', transcript }],
      },
    ],
    usage: {
      total_tokens: 160 + audio,
      input_tokens: 140,
      output_tokens: 20 + audio,
      input_token_details: { cached_tokens: 0, text_tokens: 140 },
      output_token_details: { text_tokens: 20, audio_tokens: audio },
    },
  };
}
