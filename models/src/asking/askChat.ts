import type OpenAI from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import { BadAnswer } from '../calls/modelFailure.ts';
import { noUsage, type Usage } from '../modelTable.ts';
import { valueOf } from './askResponses.ts';
import type { Question } from './question.ts';

/** The request as it is sent: `POST /chat/completions`, which servers of one’s own speak too. */
export const chatBody = (
  model: string,
  { system, user, schema: { name, schema }, mostTokens, safetyId }: Question<unknown>,
): ChatCompletionCreateParamsNonStreaming => ({
  model,
  messages: [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ],
  response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } },
  max_completion_tokens: mostTokens,
  store: false,
  safety_identifier: safetyId,
});

/** @throws BadAnswer when what came is a refusal, unfinished, or no such answer */
export async function askChat<T>(
  client: OpenAI,
  model: string,
  question: Question<T>,
  options: { signal: AbortSignal },
): Promise<{ value: T; usage: Usage }> {
  const { choices, usage: counted } = await client.chat.completions.create(
    chatBody(model, question),
    options,
  );
  const cachedInput = counted?.prompt_tokens_details?.cached_tokens ?? 0;
  const usage = {
    ...noUsage,
    input: (counted?.prompt_tokens ?? 0) - cachedInput,
    cachedInput,
    output: counted?.completion_tokens ?? 0,
  };
  const [choice] = choices;
  if (choice?.message.refusal || choice?.finish_reason === 'content_filter')
    throw new BadAnswer('refused', usage);
  if (choice?.finish_reason !== 'stop') throw new BadAnswer('broken', usage);
  return { value: valueOf(choice.message.content ?? '', question, usage), usage };
}
