import type { PayloadAction } from '@reduxjs/toolkit';
import type { UserView } from '@storylark/contracts/accounts/views';
import type { StoryLanguage } from '@storylark/contracts/languages';
import type { VoiceView } from '@storylark/contracts/stories/views';
import { call, put, takeEvery } from 'redux-saga/effects';
import { commandKeys } from '../../lib/commandKeys.ts';
import { failureOf, isRefusal } from '../../lib/failure.ts';
import { writeDraft } from '../../lib/storage.ts';
import { takeLeadingPer } from '../../lib/sagas/takeLeadingPer.ts';
import { toast } from '../../notices/noticesSlice.ts';
import { profileAsked, userLoaded } from '../../session/sessionSlice.ts';
import { familyAsked } from './familySlice.ts';
import * as happened from './orderSlice.ts';
import type { StoriesApi } from './storiesApi.ts';
import { wizardMessages } from './wizard/wizardMessages.ts';

export function* orderSaga(api: StoriesApi) {
  yield takeLeadingPer(happened.orderAsked, ({ order }) => order.uuid, ordering(api));
  yield takeEvery(happened.voicesAsked, voices(api));
}

function ordering(api: StoriesApi) {
  const keyOf = commandKeys();
  return function* order({ payload }: PayloadAction<happened.OrderWish>) {
    const { order: body, accountId, draft, mayHelp } = payload;
    const isSaved: boolean = mayHelp === null || (yield call(saveAnswer, api, mayHelp));
    try {
      yield call(api.create, body, keyOf(body));
      yield call(writeDraft, accountId, draft, null);
      yield put(happened.ordered(body.uuid));
      yield put(profileAsked());
      if (!isSaved) yield put(toast({ tone: 'note', message: wizardMessages.outsideUnsaved }));
    } catch (error) {
      const failure = failureOf(error);
      yield put(happened.orderRefused({ uuid: body.uuid, failure }));
      if (isRefusal(failure, 'heroNotFound', 'heroMustBeMain')) yield put(familyAsked());
      if (isRefusal(failure, 'voiceNotInPlan')) yield put(happened.voicesAsked(body.language));
      if (isRefusal(failure, 'storyLimitReached')) yield put(profileAsked());
    }
  };
}

/** Before the order, so that it counts for that story; the order waits for nothing else. */
function* saveAnswer(api: StoriesApi, mayHelp: boolean) {
  try {
    const user: UserView = yield call(api.answerOutside, mayHelp);
    yield put(userLoaded(user));
    return true;
  } catch (error) {
    failureOf(error); // without a yes the house makes the story alone
    return false;
  }
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
