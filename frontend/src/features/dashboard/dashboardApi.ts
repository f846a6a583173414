import type { DashboardView } from '@storylark/contracts/dashboard';
import { path, paths } from '@storylark/contracts/paths';
import type { TonightView } from '@storylark/contracts/stories/tonight';
import type { StoryItem } from '@storylark/contracts/stories/views';
import type { Http } from '../../lib/http/http.ts';

/**
 * So many of the newest stories are looked at: for the shelf, for what is in the making, and for the one to
 * go on with.
 */
const NEWEST = 12;

export const createDashboardApi = (http: Http) => ({
  figures: () => http.call<DashboardView>('GET', paths.dashboard),
  tonight: () => http.call<TonightView>('GET', paths.tonight),
  newest: () => http.call<{ items: readonly StoryItem[] }>('GET', `${paths.stories}?skip=0&limit=${NEWEST}`),
  story: (uuid: string) => http.call<StoryItem>('GET', path(paths.story, { uuid })),
});
export type DashboardApi = ReturnType<typeof createDashboardApi>;
