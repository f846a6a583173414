import type { CharacterView } from '@storylark/contracts/characters/views';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryItem, StoryView } from '@storylark/contracts/stories/views';
import type { Http } from '../../lib/http/http.ts';
import { createHeardApi } from '../../offline/heardSaga.ts';

export const createStoryApi = (http: Http) => ({
  listened: createHeardApi(http).listened,
  get: async (uuid: string) => withOneName(await http.call<StoryView>('GET', path(paths.story, { uuid }))),
  stop: (uuid: string) => http.call<void>('POST', path(paths.storyStop, { uuid })),
  finished: () =>
    http.call<{ items: readonly StoryItem[]; total: number }>(
      'GET',
      `${paths.stories}?state=finished&skip=0&limit=1`,
    ),
  character: (uuid: string) => http.call<CharacterView>('GET', path(paths.character, { uuid })),
});
export type StoryApi = ReturnType<typeof createStoryApi>;

/** `audio_pending` is the other word for `narration_pending` (SPEC section 4). */
const withOneName = (story: StoryView): StoryView =>
  (story.state as string) === 'audio_pending' ? { ...story, state: 'narration_pending' } : story;
