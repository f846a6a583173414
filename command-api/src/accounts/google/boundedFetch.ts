/** Longer than Google takes on a bad day, and shorter than a parent waits, ms. */
const ANSWERS_WITHIN_MS = 8_000;
/** Its keys are the longest that we ask for: 2 kB. */
const LONGEST_ANSWER = 64 * 1024;

type Options = { method?: string; headers?: Record<string, string>; body?: URLSearchParams | undefined };

/**
 * Asks within `patience`, ms, follows nobody elsewhere, and reads no more than an answer can be.
 * @throws Error for an answer that is late, cut off or too long
 */
export const boundedFetch =
  (patience = ANSWERS_WITHIN_MS) =>
  async (url: string, { method, headers, body }: Options): Promise<Response> => {
    const answer = await fetch(url, {
      method: method ?? 'GET',
      headers: headers ?? {},
      ...(body && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const pieces: Uint8Array[] = [];
    let length = 0;
    for await (const piece of answer.body ?? []) {
      length += piece.length;
      if (length > LONGEST_ANSWER) throw new Error(`the answer of ${new URL(url).host} is too long`);
      pieces.push(piece);
    }
    return new Response(Buffer.concat(pieces), { status: answer.status, headers: answer.headers });
  };
