import type { UserView } from '@storylark/contracts/accounts/views';
import { call, select, takeEvery, takeLeading } from 'redux-saga/effects';
import { failureOf, isRefusal } from '../lib/failure.ts';
import { liveHeard, liveOpened } from '../live/liveSlice.ts';
import { selectUser } from '../session/sessionSlice.ts';
import type { HeardApi } from './heardSaga.ts';
import { dropStory, keptUuids } from './keptStories.ts';

/**
 * A story that is deleted goes from this device too: at once where that is heard, else when the house is next
 * there.
 */
export function* keptSaga({ story }: Pick<HeardApi, 'story'>) {
  yield takeEvery(liveHeard, function* follow({ payload: { event, data } }) {
    const user: UserView | null = yield select(selectUser);
    if (user && event === 'story' && data.change === 'deleted') yield call(dropStory, user.uuid, data.uuid);
  });
  yield takeLeading(liveOpened, function* catchUp() {
    const user: UserView | null = yield select(selectUser);
    const uuids: readonly string[] = user ? yield call(keptUuids, user.uuid) : [];
    for (const uuid of uuids) {
      try {
        yield call(story, uuid);
      } catch (error) {
        if (!user || !isRefusal(failureOf(error), 'storyNotFound')) return; // the next time tells
        yield call(dropStory, user.uuid, uuid);
      }
    }
  });
}
