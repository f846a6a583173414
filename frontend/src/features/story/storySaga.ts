import type { CharacterView } from '@storylark/contracts/characters/views';
import type { StoryView } from '@storylark/contracts/stories/views';
import type { UserView } from '@storylark/contracts/accounts/views';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { type ActionChannel, buffers } from 'redux-saga';
import { actionChannel, call, delay, fork, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { failureOf, isRefusal } from '../../lib/failure.ts';
import { readDraft, writeDraft } from '../../lib/storage.ts';
import { liveHeard, selectLive } from '../../live/liveSlice.ts';
import { toast } from '../../notices/noticesSlice.ts';
import { profileAsked, selectUser } from '../../session/sessionSlice.ts';
import { isPending } from './laterOf.ts';
import type { Heard, StoryApi } from './storyApi.ts';
import { storyMessages } from './storyMessages.ts';
import * as happened from './storySlice.ts';

/** Asked by ourselves only while the stream is down, ms. */
export const POLL_EVERY = 5_000;
/** Under this name the account's first story is known to have been celebrated in this browser. */
const CELEBRATED = 'celebrated';

export function* storySaga(api: StoryApi) {
  yield fork(following, api);
  yield fork(polling);
  yield takeLatest(happened.opened, drawingHero, api);
  yield takeLeading(happened.stopAsked, stopping, api);
  yield takeEvery(happened.listened, telling, api);
  yield takeLeading(happened.loaded, celebrating, api);
}

/** Any number of reasons to fetch that come during a fetch make one more fetch after it. */
function* following(api: StoryApi) {
  const reasons: ActionChannel<UnknownAction> = yield actionChannel(isReason, buffers.sliding(1));
  for (;;) {
    const reason: UnknownAction = yield take(reasons);
    const shown: happened.Shown = yield select(happened.selectShown);
    if (shown.status === 'none' || isOfAnother(reason, shown.uuid)) continue;
    try {
      const story: StoryView = yield call(api.get, shown.uuid);
      yield put(happened.loaded(story));
    } catch (error) {
      yield put(happened.refused({ uuid: shown.uuid, failure: failureOf(error) }));
    }
  }
}
const isReason = (action: UnknownAction) =>
  happened.opened.match(action) ||
  happened.asked.match(action) ||
  (liveHeard.match(action) && (action.payload.event === 'story' || action.payload.event === 'reload'));
const isOfAnother = (action: UnknownAction, uuid: string) =>
  liveHeard.match(action) && action.payload.event === 'story' && action.payload.data.uuid !== uuid;

function* polling() {
  for (;;) {
    const { left }: { left?: true } = yield race({ tick: delay(POLL_EVERY), left: take(happened.left) });
    if (left) yield take(happened.opened);
    const shown: happened.Shown = yield select(happened.selectShown);
    const live: ReturnType<typeof selectLive> = yield select(selectLive);
    if (live === 'lost' && shown.status === 'ready' && isPending(shown.story)) yield put(happened.asked());
  }
}

/** The hero as it looks, for the sketch of a story that is being made; without it the place alone is drawn. */
function* drawingHero(api: StoryApi) {
  const { payload: story }: PayloadAction<StoryView> = yield take(happened.loaded);
  if (story.state === 'finished') return;
  try {
    const hero: CharacterView = yield call(api.character, story.characterUuid);
    yield put(happened.heroLoaded(hero));
  } catch (error) {
    failureOf(error);
  }
}

function* stopping(api: StoryApi) {
  const shown: happened.Shown = yield select(happened.selectShown);
  if (shown.status === 'none') return;
  try {
    yield call(api.stop, shown.uuid);
    yield put(toast({ tone: 'good', message: storyMessages.stopped }));
    yield put(profileAsked());
    yield put(happened.stopped());
  } catch (error) {
    const failure = failureOf(error);
    yield put(happened.stopRefused(failure));
    if (isRefusal(failure, 'tooLateToStop', 'storyNotFound')) yield put(happened.asked());
  }
}

/** Where somebody stopped; the next one tells it again, so that one that is lost is not worth a word. */
function* telling(api: StoryApi, { payload: { uuid, ...heard } }: PayloadAction<Heard & { uuid: string }>) {
  try {
    yield call(api.listened, uuid, heard);
  } catch (error) {
    failureOf(error);
  }
}

/** The account's first finished story, when it is ready before one's eyes or is first opened. */
function* celebrating(api: StoryApi, { payload: { state, heard } }: PayloadAction<StoryView>) {
  const user: UserView | null = yield select(selectUser);
  if (state !== 'finished' || heard !== null || user === null || readDraft(user.uuid, CELEBRATED) !== null) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    const { total }: { total: number } = yield call(api.finished);
    yield call(writeDraft, user.uuid, CELEBRATED, true);
    if (total === 1) yield put(happened.celebrated());
  } catch (error) {
    failureOf(error);
  }
}
