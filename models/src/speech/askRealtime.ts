import type { IncomingMessage } from 'node:http';
import { APIConnectionError, APIError } from 'openai';
import type { RealtimeResponse, ResponseCreateEvent } from 'openai/resources/realtime/realtime';
import { WebSocket } from 'ws';
import { MOST_BYTES } from '@storylark/studio/sound/voice/added/addedEngine';
import { bareSamples } from '@storylark/studio/sound/voice/added/readSound';
import type { Sound } from '@storylark/studio/sound/voice/added/readWav';
import { BadAnswer } from '../calls/modelFailure.ts';
import { noUsage, type Usage } from '../modelTable.ts';
import type { Service } from '../services.ts';
import { checkSound } from './checkSound.ts';
import { eventOf, faultOf, spentOn, transcriptOf } from './realtimeEvents.ts';
import { realtimePrompt } from './realtimePrompt.ts';
import { sameWords } from './sameWords.ts';
import type { Sentence } from './sentence.ts';

/** More than a minute of speech: no sentence is as long. */
const MOST_TOKENS = 1_500;

/** The one event that is sent, as it is sent: the line ends after it, and with it what was said there. */
export const realtimeBody = (sentence: Sentence): ResponseCreateEvent => ({
  type: 'response.create',
  response: {
    output_modalities: ['audio'],
    instructions: realtimePrompt(sentence),
    input: [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: sentence.text }] }],
    audio: { output: { format: { type: 'audio/pcm', rate: 24_000 }, voice: sentence.voice } },
    max_output_tokens: MOST_TOKENS,
  },
});

/**
 * Has a model that converses read a sentence aloud, over a line of its own, and holds what it says that it said
 * against the sentence.
 * @throws BadAnswer when what came is no sound, or of other words; APIError
 */
export async function askRealtime(
  { address, key, model }: Service,
  sentence: Sentence,
  { signal }: { signal: AbortSignal },
): Promise<{ value: Sound; usage: Usage }> {
  signal.throwIfAborted();
  const socket = new WebSocket(
    `${address.replace(/^http/, 'ws')}/realtime?model=${encodeURIComponent(model)}`,
    {
      headers: { ...(key !== null && { authorization: `Bearer ${key}` }) },
      followRedirects: false,
      maxPayload: MOST_BYTES,
    },
  );
  const stop = () => socket.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const { response, pcm } = await heardOver(socket, realtimeBody(sentence));
    const usage = spentOn(response);
    if (!sameWords(transcriptOf(response), sentence.text)) throw new BadAnswer('transcriptDiffers', usage);
    if (pcm.length < 2) throw new BadAnswer('broken', usage);
    const sound = bareSamples(pcm);
    checkSound(sound, sentence, usage);
    return { value: sound, usage };
  } finally {
    signal.removeEventListener('abort', stop);
    socket.terminate();
  }
}

type Heard = { response: RealtimeResponse; pcm: Buffer };
/** Sends one event, and gathers the sound up to the end of the answer to it. */
function heardOver(socket: WebSocket, event: ResponseCreateEvent): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const take = (data: string) => {
      const said = eventOf(data);
      if (said === null) return reject(new BadAnswer('broken', noUsage));
      if (said.type === 'error') return reject(faultOf(said.error));
      if (said.type === 'response.done')
        return resolve({ response: said.response, pcm: Buffer.concat(parts) });
      if (said.type !== 'response.output_audio.delta') return;
      const part = Buffer.from(said.delta, 'base64');
      parts.push(part);
      bytes += part.length;
      if (bytes > MOST_BYTES) reject(new BadAnswer('broken', noUsage));
    };
    socket.on('open', () => socket.send(JSON.stringify(event)));
    socket.on('message', (data) => take((data as Buffer).toString('utf8')));
    socket.on('unexpected-response', (_request, answer) => void refusalIn(answer).then(reject));
    socket.on('error', (cause) => reject(new APIConnectionError({ cause })));
    socket.on('close', () => reject(new APIConnectionError({})));
  });
}

/** Of an answer to the opening of the line: longer than any error is. */
const MOST_REFUSAL_BYTES = 20_000;

/** Why a line was not opened: an answer by HTTP like any other. */
async function refusalIn(answer: IncomingMessage): Promise<APIError> {
  const headers = new Headers();
  for (const name of ['retry-after', 'retry-after-ms'])
    if (typeof answer.headers[name] === 'string') headers.set(name, answer.headers[name]);
  let text = '';
  try {
    for await (const part of answer) {
      text += String(part);
      if (text.length > MOST_REFUSAL_BYTES) break;
    }
  } catch {
    // its status says enough
  }
  return APIError.generate(answer.statusCode, errorIn(text), undefined, headers);
}

function errorIn(text: string): object {
  try {
    return { error: (JSON.parse(text) as { error?: object }).error };
  } catch {
    return {};
  }
}
