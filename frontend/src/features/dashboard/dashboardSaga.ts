import type { Action } from '@reduxjs/toolkit';
import type { StoryItem } from '@storylark/contracts/stories/views';
import { preload } from 'react-dom';
import { call, fork, race, select, take, takeEvery, throttle } from 'redux-saga/effects';
import { CallFailed } from '../../lib/failure.ts';
import { asHad } from '../../lib/media/useMediaAddress.ts';
import { fetchLatest } from '../../lib/sagas/fetchLatest.ts';
import { askAgainWhenBack } from '../../live/askAgainWhenBack.ts';
import { liveHeard } from '../../live/liveSlice.ts';
import { selectUser, sessionEnded } from '../../session/sessionSlice.ts';
import type { DashboardApi } from './dashboardApi.ts';
import * as happened from './dashboardSlice.ts';
import { toGoOnWith } from './toGoOnWith.ts';

/** One act of the house is often several frames: they are one reason to look again. Milliseconds. */
const LIVE_PAUSE = 500;

export function* dashboardSaga(api: DashboardApi) {
  const figures = fetchLatest(() => look(api), {
    fetching: happened.figuresFetching,
    loaded: happened.figuresLoaded,
    failed: happened.figuresFailed,
  });
  yield takeEvery(happened.figuresWanted, figures.wanted);
  yield takeEvery(happened.figuresAsked, figures.fetch);
  yield takeEvery(sessionEnded, figures.forget);
  yield askAgainWhenBack(happened.selectDashboard, happened.figuresAsked);
  const user: ReturnType<typeof selectUser> = yield select(selectUser);
  if (user) yield fork(figures.wanted); // before the screen is drawn, which then need not be drawn twice
  for (;;) {
    yield take(happened.screenShown);
    yield race([call(followLive, figures.fetch), take(happened.screenLeft)]);
  }
}

function* followLive(fetch: () => Generator) {
  yield throttle(LIVE_PAUSE, changesFigures, fetch);
}

/** Paragraphs, parts and single pictures of a story change nothing that is shown here. */
const inBetween: readonly string[] = ['paragraph', 'paragraphsDropped', 'narrationPart', 'picture'];
const changesFigures = (action: Action) =>
  liveHeard.match(action) &&
  !(action.payload.event === 'story' && inBetween.includes(action.payload.data.change));

async function look(api: DashboardApi): Promise<happened.Seen> {
  const [view, { items: newest }, tonight] = await Promise.all([
    api.figures(),
    api.newest(),
    api.tonight().catch(withoutIt),
  ]);
  const storyOf = (wished: { storyUuid: string } | null | undefined) => itemOf(api, wished, newest);
  const [begun, again] = await Promise.all([storyOf(view.continueReading), storyOf(tonight?.again)]);
  const seen = { view, newest, tonight, begun, again };
  const picture = toGoOnWith(seen)?.story?.cover?.url;
  if (picture) preload(asHad(picture), { as: 'image', fetchPriority: 'high' }); // while the screen is drawn
  return seen;
}

/** Whoever goes on with an old story is not kept from it by a missing picture. */
async function itemOf(
  api: DashboardApi,
  wished: { storyUuid: string } | null | undefined,
  newest: readonly StoryItem[],
): Promise<StoryItem | null> {
  if (!wished) return null;
  const near = newest.find(({ uuid }) => uuid === wished.storyUuid);
  return near ?? api.story(wished.storyUuid).catch(withoutIt);
}

function withoutIt(error: unknown) {
  if (error instanceof CallFailed) return null;
  throw error;
}
