import type { PayloadAction } from '@reduxjs/toolkit';
import type { StoryLanguage } from '@storylark/contracts/languages';
import type { VoiceView } from '@storylark/contracts/stories/views';
import { call, put, takeEvery, takeLeading } from 'redux-saga/effects';
import { failureOf, isRefusal } from '../../lib/failure.ts';
import { newId } from '../../lib/newId.ts';
import { writeDraft } from '../../lib/storage.ts';
import { profileAsked } from '../../session/sessionSlice.ts';
import { familyAsked } from './familySlice.ts';
import * as happened from './orderSlice.ts';
import type { StoriesApi } from './storiesApi.ts';

export function* orderSaga(api: StoriesApi) {
  yield takeLeading(happened.orderAsked, ordering(api));
  yield takeEvery(happened.voicesAsked, voices(api));
}

function ordering(api: StoriesApi) {
  /** The same choices sent again are the same command; changed ones are another. */
  let last = { sent: '', key: '' };
  return function* order({ payload: { order: body, accountId, draft } }: PayloadAction<happened.OrderWish>) {
    const sent = JSON.stringify(body);
    if (sent !== last.sent) last = { sent, key: newId() };
    try {
      yield call(api.create, body, last.key);
      yield call(writeDraft, accountId, draft, null);
      yield put(happened.ordered());
      yield put(profileAsked());
    } catch (error) {
      const failure = failureOf(error);
      yield put(happened.orderRefused(failure));
      if (isRefusal(failure, 'heroNotFound', 'heroMustBeMain')) yield put(familyAsked());
      if (isRefusal(failure, 'storyLimitReached')) yield put(profileAsked());
    }
  };
}

const voices = (api: StoriesApi) =>
  function* askVoices({ payload: language }: PayloadAction<StoryLanguage>) {
    try {
      const list: readonly VoiceView[] = yield call(api.voices, language);
      yield put(happened.voicesKnown({ language, voices: list }));
    } catch (error) {
      failureOf(error); // the narrators of every plan are known without their samples
    }
  };
