import type { Action, PayloadAction } from '@reduxjs/toolkit';
import type { UserView } from '@storylark/contracts/accounts/views';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryItem, StoryView } from '@storylark/contracts/stories/views';
import { buffers, type Channel } from 'redux-saga';
import { actionChannel, call, fork, select, take, takeEvery, takeLeading } from 'redux-saga/effects';
import { failureOf, isRefusal } from '../lib/failure.ts';
import type { Http } from '../lib/http/http.ts';
import { liveHeard, liveOpened } from '../live/liveSlice.ts';
import { selectUser, userLoaded } from '../session/sessionSlice.ts';
import { keepByItself, keepNew, sweep } from './keepByItself.ts';
import { keepsByItself } from './keepingSetting.ts';
import { canKeep, dropOthers, dropStory, keptUuids } from './keptCache.ts';
import { storyHeard } from './heardSaga.ts';

/** So many of the newest stories are looked through for those that got ready. */
const NEWEST = 12;

export const createKeptApi = (http: Http) => ({
  story: (uuid: string) => http.call<StoryView>('GET', path(paths.story, { uuid })),
  newest: () => http.call<{ items: readonly StoryItem[] }>('GET', `${paths.stories}?skip=0&limit=${NEWEST}`),
});
type KeptApi = ReturnType<typeof createKeptApi>;

/**
 * What lies on this device follows what happens to the stories, here and elsewhere. What the house does not
 * answer, or the browser's storage refuses, is left for the next occasion.
 */
export function* keptSaga(api: KeptApi) {
  if (!canKeep()) return;
  yield takeEvery(liveHeard, calmly(dropDeleted));
  yield takeLeading(liveOpened, calmly(catchUp(api)));
  yield takeEvery(storyHeard, calmly(keepHeard(api)));
  yield takeEvery(userLoaded, calmly(dropOfOthers));
  yield fork(keepingNew, api);
}

const calmly = <A extends Action>(work: (action: A) => Generator) =>
  function* left(action: A) {
    try {
      yield call(work, action);
    } catch (error) {
      if (!(error instanceof DOMException)) failureOf(error);
    }
  };

function* dropOfOthers({ payload }: PayloadAction<UserView>) {
  yield call(dropOthers, payload.uuid);
}

/** A story that is deleted goes from this device too: at once where that is heard. */
function* dropDeleted({ payload: { event, data } }: ReturnType<typeof liveHeard>) {
  const user: UserView | null = yield select(selectUser);
  if (user && event === 'story' && data.change === 'deleted') yield call(dropStory, user.uuid, data.uuid);
}

/** What was deleted meanwhile, or broken off by the end of a page, goes when the house is next there. */
const catchUp = ({ story }: KeptApi) =>
  function* catchUp() {
    const user: UserView | null = yield select(selectUser);
    if (!user) return;
    yield call(sweep, user.uuid);
    const uuids: readonly string[] = yield call(keptUuids, user.uuid);
    for (const uuid of uuids) {
      try {
        yield call(story, uuid);
      } catch (error) {
        if (!isRefusal(failureOf(error), 'storyNotFound')) return; // the next time tells
        yield call(dropStory, user.uuid, uuid);
      }
    }
  };

const keepHeard = ({ story }: KeptApi) =>
  function* keepIt({ payload: uuid }: PayloadAction<string>) {
    const user: UserView | null = yield select(selectUser);
    const at = new Date().toISOString();
    if (user) yield call(keepByItself, user.uuid, { uuid, reason: 'heard', at }, story);
  };

const tellsOfNew = (action: Action) =>
  liveOpened.match(action) ||
  (liveHeard.match(action) && action.payload.event === 'story' && action.payload.data.change === 'finished');

/** Any number of news that come while some are kept make one more look after it. */
function* keepingNew(api: KeptApi) {
  const news: Channel<Action> = yield actionChannel(tellsOfNew, buffers.sliding(1));
  const look = calmly(() => lookForNew(api));
  for (;;) {
    const told: Action = yield take(news);
    yield call(look, told);
  }
}

function* lookForNew({ newest, story }: KeptApi) {
  const user: UserView | null = yield select(selectUser);
  if (!user || !keepsByItself()) return;
  const { items }: { items: readonly StoryItem[] } = yield call(newest);
  yield call(keepNew, user.uuid, items, story);
}
