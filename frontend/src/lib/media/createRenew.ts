import { paths } from '@storylark/contracts/paths';
import { CallFailed } from '../failure.ts';
import type { Http } from '../http/http.ts';
import type { Renew } from './RenewMedia.ts';

/** Asks the house for a link again. @throws CallFailed when it does not answer */
export function createRenew(http: Pick<Http, 'call'>): Renew {
  return async (address) => {
    try {
      const query = new URLSearchParams({ of: address }).toString();
      return (await http.call<{ url: string }>('GET', `${paths.mediaLink}?${query}`)).url;
    } catch (error) {
      if (error instanceof CallFailed && error.failure.kind === 'refused') return null;
      throw error;
    }
  };
}
