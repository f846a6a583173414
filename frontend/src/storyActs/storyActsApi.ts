import { path, paths } from '@storylark/contracts/paths';
import type { ShareView, StoryItem, StoryView } from '@storylark/contracts/stories/views';
import type { Http } from '../lib/http/http.ts';

/**
 * What POST /api/stories/ takes. `uuid` is made before the first try, so that the same story is never made
 * twice.
 */
export type StoryOrder = Pick<
  StoryItem,
  'uuid' | 'characterUuid' | 'storyType' | 'setting' | 'lesson' | 'language' | 'length'
> &
  Pick<StoryView, 'narratorVoice' | 'voiceId'>;
export type ShareTerms = Pick<ShareView, 'endsAt' | 'indexable'>;

export const createStoryActsApi = (http: Http) => ({
  view: (uuid: string) => http.call<StoryView>('GET', path(paths.story, { uuid })),
  order: (body: StoryOrder) =>
    http.call<StoryView>('POST', paths.stories, { body, idempotencyKey: body.uuid }),
  remove: (uuid: string) => http.call<void>('DELETE', path(paths.story, { uuid })),
  share: (uuid: string, terms: ShareTerms) =>
    http.call<ShareView>('POST', path(paths.storyShare, { uuid }), { body: terms }),
  withdraw: (uuid: string) => http.call<void>('DELETE', path(paths.storyShare, { uuid })),
});
export type StoryActsApi = ReturnType<typeof createStoryActsApi>;
