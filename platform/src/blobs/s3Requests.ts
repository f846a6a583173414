import { setTimeout as sleep } from 'node:timers/promises';
import type { AwsClient } from 'aws4fetch';
import { Unavailable } from '../unavailable.ts';
import { textOf } from './s3Answers.ts';

const TRIES = 4;
const TRY_MS = 5_000;
/** A try that carries much may take longer: a second for each megabyte. */
const MS_PER_BYTE = 1 / 1_000;
const PAUSE_MS = 100;

export type S3Request = {
  method?: 'GET' | 'HEAD' | 'PUT' | 'POST';
  headers?: Record<string, string>;
  body?: Uint8Array | string;
};
/** `tries`: how often it was asked; with more than one, an earlier one may have been done too. */
export type S3Answer = { status: number; headers: Headers; content: Uint8Array; tries: number };

/**
 * Asks again, after growing and random pauses, when the server is not reached, is too busy (5xx, 429) or met
 * another writer of the key (409).
 * A server that does not answer in time is not asked again: whoever waits has waited enough.
 * @throws Unavailable, which names the place and not what was asked.
 */
export async function askS3(
  client: AwsClient,
  url: string,
  { method = 'GET', headers = {}, body }: S3Request,
): Promise<S3Answer> {
  const within = Math.ceil(TRY_MS + (body?.length ?? 0) * MS_PER_BYTE);
  for (let tries = 1; ; tries += 1) {
    const signal = AbortSignal.timeout(within);
    const isLast = tries === TRIES;
    try {
      const response = await client.fetch(url, {
        method,
        headers,
        signal,
        ...(body !== undefined && { body: body as NonNullable<RequestInit['body']> }),
      });
      const answer = {
        status: response.status,
        headers: response.headers,
        content: new Uint8Array(await response.arrayBuffer()),
        tries,
      };
      if (!mayPass(answer)) return answer;
      if (isLast) throw new Unavailable(`S3 at ${new URL(url).origin} answers ${refusalOf(answer)}`);
    } catch (error) {
      if (error instanceof Unavailable) throw error;
      if (isLast || signal.aborted)
        throw new Unavailable(`S3 at ${new URL(url).origin} does not answer`, { cause: error });
    }
    await sleep(Math.random() * PAUSE_MS * 2 ** tries);
  }
}

const mayPass = (answer: S3Answer) =>
  (answer.status >= 500 && answer.status !== 501) ||
  answer.status === 429 ||
  (answer.status === 409 && /^(?:ConditionalRequestConflict|OperationAborted)$/.test(codeOf(answer)));

/** S3's own word for what is wrong, '' where there is none (an answer to HEAD has no body). */
export const codeOf = ({ content }: S3Answer): string => textOf(new TextDecoder().decode(content), 'Code');

export const refusalOf = (answer: S3Answer): string => `${answer.status} ${codeOf(answer)}`.trim();
