import type { ConfigView, UserView } from '@storylark/contracts/accounts/views';
import { paths } from '@storylark/contracts/paths';
import type { Http } from '../../lib/http/http.ts';

/** What is left out stays. `{ name: true }` is consent: its time is the server's. */
export type MakingChange = {
  useOutsideModels?: boolean;
  offlineFallback?: boolean;
  spokenName?: { alias: string } | { name: true } | null;
};

export const createOutsideApi = (http: Http) => ({
  config: () => http.call<ConfigView>('GET', paths.config),
  choose: (body: MakingChange) => http.call<UserView>('PUT', paths.me, { body }),
});
export type OutsideApi = ReturnType<typeof createOutsideApi>;
