import { createAction } from '@reduxjs/toolkit';
import type { UserView } from '@storylark/contracts/accounts/views';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryView } from '@storylark/contracts/stories/views';
import { call, put, select, takeLeading } from 'redux-saga/effects';
import { failureOf, isRefusal } from '../lib/failure.ts';
import type { Http } from '../lib/http/http.ts';
import { liveHeard, liveOpened } from '../live/liveSlice.ts';
import { selectUser } from '../session/sessionSlice.ts';
import { heardHere, isNewer, keepHeard, storiesHeardHere } from './heardHere.ts';

/** On this device somebody has listened to the story of this uuid. */
export const storyHeard = createAction<string>('offline/storyHeard');

export const createHeardApi = (http: Http) => ({
  story: (uuid: string) => http.call<StoryView>('GET', path(paths.story, { uuid })),
  /** Also while the page is being closed. */
  listened: (uuid: string, { positionSeconds, finished }: { positionSeconds: number; finished: boolean }) =>
    http.call<void>('POST', path(paths.storyListened, { uuid }), {
      body: { positionSeconds, finished },
      keepalive: true,
    }),
});
export type HeardApi = ReturnType<typeof createHeardApi>;

/**
 * Whenever the house is there again it is told where somebody stopped without it, unless it has been listened
 * to since on another device.
 */
export function* heardSaga(api: HeardApi) {
  yield takeLeading(liveOpened, function* catchUp() {
    const user: UserView | null = yield select(selectUser);
    let told = false;
    for (const uuid of user ? storiesHeardHere(user.uuid) : []) {
      const here = user && heardHere(user.uuid, uuid);
      if (!here) continue;
      try {
        const story: StoryView = yield call(api.story, uuid);
        if (isNewer(here, story)) {
          yield call(api.listened, uuid, here);
          told = true;
        }
        yield call(keepHeard, user.uuid, uuid, null);
      } catch (error) {
        if (!isRefusal(failureOf(error), 'storyNotFound')) break; // it stays for the next time
        yield call(keepHeard, user.uuid, uuid, null);
      }
    }
    if (told) yield put(liveHeard({ event: 'reload', data: {} }));
  });
}
