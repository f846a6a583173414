import type { Action } from '@reduxjs/toolkit';
import type { DashboardView } from '@storylark/contracts/dashboard';
import type { StoryItem } from '@storylark/contracts/stories/views';
import { all, call, put, race, take, takeEvery, throttle } from 'redux-saga/effects';
import { LIST_DEDUPE } from '../../lib/constants.ts';
import { CallFailed, failureOf } from '../../lib/failure.ts';
import { liveHeard } from '../../live/liveSlice.ts';
import { sessionEnded } from '../../session/sessionSlice.ts';
import type { DashboardApi } from './dashboardApi.ts';
import * as happened from './dashboardSlice.ts';

/** One act of the house is often several frames: they are one reason to look again. Milliseconds. */
const LIVE_PAUSE = 500;

export function* dashboardSaga(api: DashboardApi) {
  const figures = following(api);
  yield takeEvery(happened.figuresWanted, figures.wanted);
  yield takeEvery(happened.figuresAsked, figures.fetch);
  yield takeEvery(sessionEnded, figures.forget);
  for (;;) {
    yield take(happened.screenShown);
    yield race([call(followLive, figures.fetch), take(happened.screenLeft)]);
  }
}

function* followLive(fetch: () => Generator) {
  yield throttle(LIVE_PAUSE, changesFigures, fetch);
}

/** Parts and single pictures of a story change nothing that is shown here. */
const changesFigures = (action: Action) =>
  liveHeard.match(action) &&
  !(action.payload.event === 'story' && (action.payload.data.change === 'narrationPart' || action.payload.data.change === 'picture'));

/** The figures and when they were last asked for. */
function following(api: DashboardApi) {
  let askedAt = -Infinity;
  let asked = 0;
  function* fetch() {
    askedAt = Date.now();
    const mine = ++asked;
    yield put(happened.figuresFetching());
    try {
      const [view, { items }]: [DashboardView, { items: readonly StoryItem[] }] = yield all([call(api.figures), call(api.newest)]);
      const begun: StoryItem | null = yield call(begunStory, api, view, items);
      if (mine === asked) yield put(happened.figuresLoaded({ view, newest: items, begun }));
    } catch (error) {
      askedAt = -Infinity; // nothing has come: the next wish need not wait
      if (mine === asked) yield put(happened.figuresFailed(failureOf(error)));
    }
  }
  return {
    fetch,
    *wanted() {
      if (Date.now() - askedAt >= LIST_DEDUPE) yield call(fetch);
    },
    forget: () => void (askedAt = -Infinity),
  };
}

/** Whoever goes on with an old story is not kept from it by a missing picture. */
async function begunStory(api: DashboardApi, { continueReading }: DashboardView, newest: readonly StoryItem[]): Promise<StoryItem | null> {
  if (!continueReading) return null;
  const near = newest.find(({ uuid }) => uuid === continueReading.storyUuid);
  if (near) return near;
  return api.story(continueReading.storyUuid).catch((error: unknown) => {
    if (error instanceof CallFailed) return null;
    throw error;
  });
}
