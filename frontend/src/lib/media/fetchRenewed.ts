import { hasRunOut } from './mediaLink.ts';
import type { Renew } from './RenewMedia.ts';

/** `fetch` for sound and pictures, by a new link where the given one has run out. */
export const fetchRenewed =
  (renew: Renew, fetch: (address: string) => Promise<Response>) =>
  async (address: string): Promise<Response> => {
    if (!hasRunOut(address)) {
      const answer = await fetch(address);
      if (answer.status !== 403) return answer;
    }
    return fetch((await renew(address)) ?? address);
  };
