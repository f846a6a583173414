import { humFor, wavOf } from './hum.ts';
import { pngOf } from './pngOf.ts';
import { type Spoilt, tellPassage } from './tellPassage.ts';

type Json = { [field: string]: unknown };
/** What an answer lacks; null: nothing. */
export type Flaw =
  | Spoilt
  | 'refusal'
  | 'incomplete'
  | 'noJson'
  | 'unsafe'
  | 'unseen'
  | 'notThePlan'
  | 'notAnImage'
  | 'cutImage'
  | 'tooLarge'
  | 'silent'
  | 'otherWords'
  | null;
export type StubAnswer = { type: string; body: Buffer };

const json = (value: unknown): StubAnswer => ({
  type: 'application/json',
  body: Buffer.from(JSON.stringify(value)),
});
const isSpoilt = (flaw: Flaw): flaw is Spoilt =>
  ['wrongLanguage', 'missingPlaceholder', 'otherName', 'digit', 'markup', 'tooShort'].includes(flaw ?? '');

/** What a text model says to a question with a schema of this name. */
function textFor(schema: string, system: string, user: string, flaw: Flaw): string {
  if (flaw === 'noJson') return 'Once upon a time {';
  if (schema === 'plan_check')
    return JSON.stringify({
      notKept: flaw === 'notThePlan' ? ['deed'] : [],
      strangers: false,
      unfit: flaw === 'unsafe',
    });
  if (schema === 'safety') return JSON.stringify({ safe: flaw !== 'unsafe' });
  return JSON.stringify(tellPassage(system, user, isSpoilt(flaw) ? flaw : undefined));
}
const tokens = (text: string) => Math.ceil(text.length / 4);

export function answerResponses(body: Json, flaw: Flaw): StubAnswer {
  const [system, user] = [String(body['instructions']), String(body['input'])];
  const { format } = body['text'] as { format: { name: string } };
  const said = textFor(format.name, system, user, flaw);
  const content =
    flaw === 'refusal'
      ? { type: 'refusal', refusal: 'I cannot tell this.' }
      : {
          type: 'output_text',
          text: flaw === 'incomplete' ? said.slice(0, 40) : said,
          annotations: [],
          logprobs: [],
        };
  const isCut = flaw === 'incomplete';
  return json({
    id: 'resp_stub',
    object: 'response',
    created_at: 1_790_000_000,
    status: isCut ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: isCut ? { reason: 'max_output_tokens' } : null,
    instructions: system,
    metadata: {},
    model: body['model'],
    output: [
      {
        type: 'message',
        id: 'msg_stub',
        role: 'assistant',
        status: isCut ? 'incomplete' : 'completed',
        content: [content],
      },
    ],
    parallel_tool_calls: true,
    temperature: 1,
    tool_choice: 'auto',
    tools: [],
    top_p: 1,
    usage: {
      input_tokens: tokens(system + user),
      input_tokens_details: { cached_tokens: tokens(system), cache_write_tokens: 0 },
      output_tokens: tokens(said),
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: tokens(system + user + said),
    },
  });
}

export function answerChat(body: Json, flaw: Flaw): StubAnswer {
  const [system, user] = (body['messages'] as { content: string }[]).map(({ content }) => content);
  const { json_schema: schema } = body['response_format'] as { json_schema: { name: string } };
  const said = textFor(schema.name, system ?? '', user ?? '', flaw);
  const isRefused = flaw === 'refusal';
  return json({
    id: 'chatcmpl-stub',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: body['model'],
    choices: [
      {
        index: 0,
        finish_reason: flaw === 'incomplete' ? 'length' : 'stop',
        logprobs: null,
        message: {
          role: 'assistant',
          content: isRefused ? null : said,
          refusal: isRefused ? 'I cannot tell this.' : null,
        },
      },
    ],
    usage: {
      prompt_tokens: tokens(`${system}${user}`),
      completion_tokens: tokens(said),
      total_tokens: tokens(`${system}${user}${said}`),
      prompt_tokens_details: { cached_tokens: tokens(system ?? ''), audio_tokens: 0 },
    },
  });
}

const categories = ['hate', 'hate/threatening', 'harassment', 'harassment/threatening', 'illicit', 'illicit/violent', 'self-harm', 'self-harm/intent', 'self-harm/instructions', 'sexual', 'sexual/minors', 'violence', 'violence/graphic']; // prettier-ignore
/** For what else pictures are not looked through. */
const ofPictures = /^(self-harm|violence|sexual$)/;
export function answerModerations(body: Json, flaw: Flaw): StubAnswer {
  const input = Array.isArray(body['input']) ? body['input'] : [body['input']];
  const of = <T>(value: (category: string) => T) =>
    Object.fromEntries(categories.map((category) => [category, value(category)]));
  const result = (isBad: boolean, looksAt: string) => ({
    flagged: isBad,
    categories: of((category) => isBad && category === 'violence'),
    category_scores: of((category) => (isBad && category === 'violence' ? 0.93 : 0.001)),
    category_applied_input_types: of((category) =>
      looksAt === 'text' || ofPictures.test(category) ? [looksAt] : [],
    ),
  });
  return json({
    id: 'modr-stub',
    model: body['model'],
    results: input.map((one, at) =>
      result(
        flaw === 'unsafe' && at === input.length - 1,
        typeof one === 'string' || flaw === 'unseen' ? 'text' : 'image',
      ),
    ),
  });
}

export function answerSpeech(body: Json, flaw: Flaw): StubAnswer {
  const hum = humFor(String(body['input']));
  const pcm = flaw === 'silent' ? Buffer.alloc(hum.length) : hum;
  return body['response_format'] === 'pcm'
    ? { type: 'audio/pcm', body: pcm }
    : { type: 'audio/wav', body: wavOf(pcm) };
}

export function answerImages(body: Json, flaw: Flaw): StubAnswer {
  const size = typeof body['size'] === 'string' ? body['size'] : '';
  const [width = 1024, height = 1024] = size.split('x').map(Number);
  const references = Array.isArray(body['image']) ? body['image'].length * 300 : 0;
  const text = tokens(String(body['prompt']));
  return json({
    created: 1_790_000_000,
    data: [{ b64_json: paintedWith(flaw, width || 1024, height || 1024).toString('base64') }],
    output_format: 'png',
    usage: {
      input_tokens: text + references,
      input_tokens_details: { image_tokens: references, text_tokens: text },
      output_tokens: 1_056,
      total_tokens: 1_056 + text + references,
    },
  });
}

const painted = new Map<string, Buffer>();
/** Painting takes the time in which a house in this process would answer. */
function paintedOnce(width: number, height: number): Buffer {
  const size = `${width}x${height}`;
  const known = painted.get(size) ?? pngOf(width, height);
  painted.set(size, known);
  return known;
}

function paintedWith(flaw: Flaw, width: number, height: number): Buffer {
  if (flaw === 'notAnImage') return Buffer.from('<svg onload="alert(1)"/>');
  if (flaw === 'tooLarge') return pngOf(20_000, 2);
  const whole = paintedOnce(width, height);
  return flaw === 'cutImage' ? whole.subarray(0, whole.length - 40) : whole;
}
