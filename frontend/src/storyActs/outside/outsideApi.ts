import type { ConfigView, UserView } from '@storylark/contracts/accounts/views';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryMakingView } from '@storylark/contracts/stories/making';
import type { StoryItem } from '@storylark/contracts/stories/views';
import type { Http } from '../../lib/http/http.ts';
import type { Page } from '../../lib/page.ts';

/** What is left out stays. `{ name: true }` is consent: its time is the server's. */
export type MakingChange = {
  useOutsideModels?: boolean;
  offlineFallback?: boolean;
  spokenName?: { alias: string } | { name: true } | null;
};

export const createOutsideApi = (http: Http) => ({
  config: () => http.call<ConfigView>('GET', paths.config),
  last: () => http.call<Page<StoryItem>>('GET', `${paths.stories}?skip=0&limit=1`),
  making: (uuid: string) => http.call<StoryMakingView>('GET', path(paths.storyMaking, { uuid })),
  choose: (body: MakingChange) => http.call<UserView>('PUT', paths.me, { body }),
});
export type OutsideApi = ReturnType<typeof createOutsideApi>;
