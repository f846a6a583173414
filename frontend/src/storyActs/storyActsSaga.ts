import type { PayloadAction } from '@reduxjs/toolkit';
import type { ShareView, StoryView } from '@storylark/contracts/stories/views';
import { call, put, takeEvery, takeLatest } from 'redux-saga/effects';
import { CallFailed, failureOf, isRefusal } from '../lib/failure.ts';
import { newId } from '../lib/newId.ts';
import { toast } from '../notices/noticesSlice.ts';
import type { SessionApi } from '../session/sessionApi.ts';
import { profileAsked } from '../session/sessionSlice.ts';
import { withProof } from '../session/withProof.ts';
import type { ShareTerms, StoryActsApi } from './storyActsApi.ts';
import { storyActsMessages } from './storyActsMessages.ts';
import * as happened from './storyActsSlice.ts';

/**
 * Acts on two stories may be under way at once, so none is left out; a second press on one is held back by
 * its button.
 */
export function* storyActsSaga(api: StoryActsApi, session: SessionApi) {
  yield takeLatest(happened.shareLookedFor, looking(api));
  yield takeEvery(happened.shareAsked, sharing(api, session));
  yield takeEvery(happened.withdrawAsked, withdrawing(api));
  yield takeEvery(happened.deleteAsked, removing(api));
  yield takeEvery(happened.retryAsked, retrying(api));
}

const looking = (api: StoryActsApi) =>
  function* look({ payload: uuid }: PayloadAction<string>) {
    try {
      const { share }: StoryView = yield call(api.view, uuid);
      yield put(happened.shareKnown({ uuid, share }));
    } catch (error) {
      yield put(happened.shareLookFailed(failureOf(error)));
    }
  };

const sharing = (api: StoryActsApi, session: SessionApi) =>
  function* share({ payload: { uuid, terms } }: PayloadAction<{ uuid: string; terms: ShareTerms }>) {
    try {
      const made: ShareView | null = yield call(withProof<ShareView>, session, () => api.share(uuid, terms));
      yield put(made ? happened.shareChanged({ uuid, share: made }) : happened.shareDropped(uuid));
    } catch (error) {
      yield put(happened.shareRefused({ uuid, failure: failureOf(error) }));
    }
  };

const withdrawing = (api: StoryActsApi) =>
  function* withdraw({ payload: uuid }: PayloadAction<string>) {
    try {
      yield call(api.withdraw, uuid);
      yield put(happened.shareChanged({ uuid, share: null }));
    } catch (error) {
      yield put(happened.shareRefused({ uuid, failure: failureOf(error) }));
    }
  };

const removing = (api: StoryActsApi) =>
  function* remove({ payload: uuid }: PayloadAction<string>) {
    try {
      yield call(api.remove, uuid);
      yield put(happened.deleted(uuid));
      yield put(toast({ tone: 'good', message: storyActsMessages.deleted }));
      yield put(profileAsked());
    } catch (error) {
      yield put(happened.deleteRefused({ uuid, failure: failureOf(error) }));
    }
  };

function retrying(api: StoryActsApi) {
  /**
   * The id of the new story by that of the failed one: tried again after a lost answer, it is the same new
   * story.
   */
  const newIds = new Map<string, string>();
  return function* retry({ payload: uuid }: PayloadAction<string>) {
    const newUuid = newIds.get(uuid) ?? newId();
    newIds.set(uuid, newUuid);
    try {
      const {
        characterUuid,
        storyType,
        setting,
        lesson,
        language,
        length,
        narratorVoice,
        voiceId,
      }: StoryView = yield call(api.view, uuid);
      yield call(api.order, {
        uuid: newUuid,
        characterUuid,
        storyType,
        setting,
        lesson,
        language,
        length,
        narratorVoice,
        voiceId,
      });
    } catch (error) {
      const failure = failureOf(error);
      if (isRefusal(failure, 'orderAgain', 'idAlreadyUsed')) newIds.delete(uuid);
      yield put(happened.retryRefused({ uuid, failure }));
      return;
    }
    // first, so that nobody looks at the failed one while it goes
    yield put(happened.retryAccepted({ uuid, newUuid }));
    yield put(profileAsked());
    try {
      yield call(api.remove, uuid);
    } catch (error) {
      // the new story is what counts; the failed one can still be deleted by hand
      if (!(error instanceof CallFailed)) throw error;
    }
  };
}
