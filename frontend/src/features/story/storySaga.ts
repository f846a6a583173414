import type { CharacterView } from '@storylark/contracts/characters/views';
import type { StoryView } from '@storylark/contracts/stories/views';
import type { UserView } from '@storylark/contracts/accounts/views';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { preload } from 'react-dom';
import { type Channel, buffers } from 'redux-saga';
import {
  actionChannel,
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'redux-saga/effects';
import { type Failure, failureOf, isRefusal } from '../../lib/failure.ts';
import { readDraft, writeDraft } from '../../lib/storage.ts';
import { liveHeard, liveOpened, selectLive } from '../../live/liveSlice.ts';
import { toast } from '../../notices/noticesSlice.ts';
import { dropStory } from '../../offline/keptCache.ts';
import { storyHeard } from '../../offline/heardSaga.ts';
import { keepPlace, type KeptStory, keptStory } from '../../offline/keptStories.ts';
import { type Heard, heardHere, keepHeard, withHeard } from '../../offline/heardHere.ts';
import { profileAsked, selectUser } from '../../session/sessionSlice.ts';
import { isPending } from './laterOf.ts';
import { promiseSaga } from './promiseSaga.ts';
import type { StoryApi } from './storyApi.ts';
import { storyPageMessages } from './storyPageMessages.ts';
import * as happened from './storySlice.ts';

/** Asked by ourselves only while the stream is down, ms. */
const POLL_EVERY = 5_000;
/** Under this name the account's first story is known to have been celebrated in this browser. */
const CELEBRATED = 'celebrated';

export function* storySaga(api: StoryApi) {
  yield fork(following, api);
  yield fork(polling);
  yield fork(promiseSaga);
  yield takeLatest(happened.opened, drawingHero(api));
  yield takeEvery(happened.stopAsked, stopping(api));
  yield takeEvery(happened.listened, telling(api));
  yield takeLeading(happened.loaded, celebrating(api));
}

/** Any number of wishes that come during a fetch make one more fetch after it. */
function* following(api: StoryApi) {
  let release = () => {};
  yield takeEvery([happened.opened, happened.left], () => release());
  const wishes: Channel<Action> = yield actionChannel([happened.opened, happened.asked], buffers.sliding(1));
  yield takeEvery(liveHeard, function* hear({ payload: { event, data } }) {
    const shown: happened.Shown = yield select(happened.selectShown);
    // A failed one is deleted by its own new try, which leads away from here.
    if (
      shown.status === 'ready' &&
      shown.story.state === 'failed' &&
      event === 'story' &&
      data.change === 'deleted'
    )
      return;
    if (shown.status !== 'none' && (event === 'reload' || (event === 'story' && data.uuid === shown.uuid)))
      yield put(happened.asked());
  });
  yield takeEvery(liveOpened, function* catchUp() {
    const shown: happened.Shown = yield select(happened.selectShown);
    // the house is there again
    if (shown.status === 'failed' && shown.failure.kind !== 'refused') yield put(happened.asked());
  });
  for (;;) {
    yield take(wishes);
    const shown: happened.Shown = yield select(happened.selectShown);
    if (shown.status === 'none') continue;
    const { uuid } = shown;
    const user: UserView | null = yield select(selectUser);
    const here = user && heardHere(user.uuid, uuid);
    try {
      const story: StoryView = yield call(api.get, uuid);
      const [first] = story.illustrations;
      // while the book is drawn
      if (first && shown.status === 'loading') preload(first.url, { as: 'image', fetchPriority: 'high' });
      yield put(happened.loaded(withHeard(story, here)));
    } catch (error) {
      const failure = failureOf(error);
      const kept: KeptStory | null = user && (yield call(keptHere, user.uuid, uuid, failure));
      const now: happened.Shown = yield select(happened.selectShown);
      if (kept && now.status === 'loading' && now.uuid === uuid) {
        release = kept.release;
        yield put(happened.loaded(withHeard(kept.story, here)));
      } else {
        kept?.release();
        yield put(happened.refused({ uuid, failure }));
      }
    }
  }
}

/**
 * A story lies on this device for the time without the house; one that the house no longer has goes from here
 * too.
 */
async function keptHere(accountId: string, uuid: string, failure: Failure): Promise<KeptStory | null> {
  if (failure.kind !== 'refused') return keptStory(accountId, uuid);
  if (failure.status === 404) await dropStory(accountId, uuid);
  return null;
}

function* polling() {
  for (;;) {
    const { left }: { left?: true } = yield race({ tick: delay(POLL_EVERY), left: take(happened.left) });
    if (left) yield take(happened.opened);
    const shown: happened.Shown = yield select(happened.selectShown);
    const live: ReturnType<typeof selectLive> = yield select(selectLive);
    if (live !== 'open' && shown.status === 'ready' && isPending(shown.story)) yield put(happened.asked());
  }
}

/**
 * The hero as it looks, for the sketch of a story that is being made; without it the place alone is drawn.
 */
const drawingHero = (api: StoryApi) =>
  function* () {
    const { payload: story }: PayloadAction<StoryView> = yield take(happened.loaded);
    if (story.state === 'finished') return;
    try {
      const hero: CharacterView = yield call(api.character, story.characterUuid);
      yield put(happened.heroLoaded(hero));
    } catch (error) {
      failureOf(error);
    }
  };

const stopping = (api: StoryApi) =>
  function* () {
    const shown: happened.Shown = yield select(happened.selectShown);
    if (shown.status === 'none') return;
    try {
      yield call(api.stop, shown.uuid);
      const isBack = shown.status !== 'ready' || shown.story.slotReturnsIfDeleted;
      const message = isBack ? storyPageMessages.stopped : storyPageMessages.stoppedCounted;
      yield put(toast({ tone: 'good', message }));
      yield put(profileAsked());
      yield put(happened.stopped(shown.uuid));
    } catch (error) {
      const failure = failureOf(error);
      yield put(happened.stopRefused({ uuid: shown.uuid, failure }));
      if (isRefusal(failure, 'tooLateToStop', 'storyNotFound')) yield put(happened.asked());
    }
  };

/**
 * Where somebody stopped. What the house could not be told is kept here, and told when it is back:
 * `offline/heardSaga.ts`.
 */
const telling = (api: StoryApi) =>
  function* ({ payload: { uuid, ...heard } }: PayloadAction<Heard & { uuid: string }>) {
    const user: UserView | null = yield select(selectUser);
    if (user === null) return;
    yield put(storyHeard(uuid));
    try {
      yield call(api.listened, uuid, heard);
      yield call(keepHeard, user.uuid, uuid, null);
      yield call(keepPlace, user.uuid, uuid, { ...heard, at: new Date().toISOString() });
    } catch (error) {
      const gone = isRefusal(failureOf(error), 'storyNotFound');
      yield call(keepHeard, user.uuid, uuid, gone ? null : { ...heard, at: new Date().toISOString() });
    }
  };

/** The account's first finished story, when it is ready before one's eyes or is first opened. */
const celebrating = (api: StoryApi) =>
  function* ({ payload: { state, heard } }: PayloadAction<StoryView>) {
    const user: UserView | null = yield select(selectUser);
    if (state !== 'finished' || heard !== null || user === null || readDraft(user.uuid, CELEBRATED) !== null)
      return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    try {
      const { total }: { total: number } = yield call(api.finished);
      yield call(writeDraft, user.uuid, CELEBRATED, true);
      if (total === 1) yield put(happened.celebrated());
    } catch (error) {
      failureOf(error);
    }
  };
