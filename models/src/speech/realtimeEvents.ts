import { APIError } from 'openai';
import type { RealtimeResponse, RealtimeServerEvent } from 'openai/resources/realtime/realtime';
import { BadAnswer } from '../calls/modelFailure.ts';
import { noUsage, type Usage } from '../modelTable.ts';

const statusOf = ({ type, code }: Fault): number => {
  if (/rate_limit|insufficient_quota|billing/.test(`${code} ${type}`)) return 429;
  return /server_error/.test(`${code} ${type}`) ? 500 : 400;
};
type Fault = { type?: string | null | undefined; code?: string | null | undefined };
/** What went wrong over there, as the client says it of an answer by HTTP; without their words. */
export const faultOf = ({ type, code }: Fault): APIError =>
  APIError.generate(statusOf({ type, code }), { error: { type, code } }, undefined, new Headers());

/** Null: it is no event. */
export function eventOf(data: string): RealtimeServerEvent | null {
  try {
    const event: unknown = JSON.parse(data);
    return typeof event === 'object' && event !== null && 'type' in event
      ? (event as RealtimeServerEvent)
      : null;
  } catch {
    return null;
  }
}

export function spentOn({ usage }: RealtimeResponse): Usage {
  const { input_tokens = 0, output_tokens = 0, input_token_details, output_token_details } = usage ?? {};
  const cachedInput = input_token_details?.cached_tokens ?? 0;
  const audioOutput = output_token_details?.audio_tokens ?? 0;
  return {
    ...noUsage,
    input: input_tokens - cachedInput,
    cachedInput,
    output: output_tokens - audioOutput,
    audioOutput,
  };
}

/**
 * What was said in an answer that is whole.
 * @throws BadAnswer, APIError for one that is not
 */
export function transcriptOf(response: RealtimeResponse): string {
  const { status, status_details: details, output = [] } = response;
  if (details?.reason === 'content_filter') throw new BadAnswer('refused', spentOn(response));
  if (status === 'failed') throw faultOf(details?.error ?? {});
  if (status !== 'completed') throw new BadAnswer('broken', spentOn(response));
  return output
    .flatMap((item) => (item.type === 'message' && item.role === 'assistant' ? item.content : []))
    .map(({ transcript, text }) => transcript ?? text ?? '')
    .join(' ');
}
