import type OpenAI from 'openai';
import type { ResponseCreateParamsNonStreaming } from 'openai/resources/responses/responses';
import { BadAnswer } from '../calls/modelFailure.ts';
import { noUsage, type Usage } from '../modelTable.ts';
import type { Question } from './question.ts';

/** The request as it is sent: `POST /responses`. Nothing of it is kept over there. */
export const responsesBody = (
  model: string,
  { system, user, schema: { name, schema }, mostTokens, safetyId }: Question<unknown>,
): ResponseCreateParamsNonStreaming => ({
  model,
  instructions: system,
  input: user,
  text: { format: { type: 'json_schema', name, schema, strict: true } },
  max_output_tokens: mostTokens,
  store: false,
  safety_identifier: safetyId,
});

/** @throws BadAnswer when what came is a refusal, unfinished, or no such answer */
export async function askResponses<T>(
  client: OpenAI,
  model: string,
  question: Question<T>,
  options: { signal: AbortSignal },
): Promise<{ value: T; usage: Usage }> {
  const body = responsesBody(model, question);
  const answer = await client.responses.parse(body, options);
  const { input_tokens = 0, output_tokens = 0, input_tokens_details } = answer.usage ?? {};
  const cachedInput = input_tokens_details?.cached_tokens ?? 0;
  const usage = { ...noUsage, input: input_tokens - cachedInput, cachedInput, output: output_tokens };
  const parts = answer.output.flatMap((item) => (item.type === 'message' ? item.content : []));
  if (parts.some(({ type }) => type === 'refusal') || answer.incomplete_details?.reason === 'content_filter')
    throw new BadAnswer('refused', usage);
  if (answer.status !== 'completed') throw new BadAnswer('broken', usage);
  return { value: valueOf(answer.output_text, question, usage), usage };
}

/** @throws BadAnswer when the text is not what was asked for */
export function valueOf<T>(text: string, { read }: Question<T>, usage: Usage): T {
  let value: T | null = null;
  try {
    value = read(JSON.parse(text));
  } catch {
    // no JSON is no answer
  }
  if (value === null) throw new BadAnswer('broken', usage);
  return value;
}
