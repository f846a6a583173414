import type { PayloadAction } from '@reduxjs/toolkit';
import type { UserView } from '@storylark/contracts/accounts/views';
import type { CharacterView } from '@storylark/contracts/characters/views';
import type { DashboardView } from '@storylark/contracts/dashboard';
import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import type { SagaIterator } from 'redux-saga';
import { all, call, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { localeAsked } from '../../i18n/localeSlice.ts';
import { failureOf } from '../../lib/failure.ts';
import type { Download } from '../../lib/http/http.ts';
import { askAgainWhenBack } from '../../live/askAgainWhenBack.ts';
import { liveHeard } from '../../live/liveSlice.ts';
import { toast } from '../../notices/noticesSlice.ts';
import type { SessionApi } from '../../session/sessionApi.ts';
import {
  accountDeleted,
  accountLeaving,
  profileAsked,
  selectIsIn,
  sessionEnded,
  userLoaded,
} from '../../session/sessionSlice.ts';
import { withProof } from '../../session/withProof.ts';
import { saveFile } from '../../lib/saveFile.ts';
import type { SettingsApi } from './settingsApi.ts';
import { settingsMessages } from './settingsMessages.ts';
import * as happened from './settingsSlice.ts';

/** One conversation per matter; a second press while one is under way is not heard. */
export function* settingsSaga(api: SettingsApi, session: SessionApi): SagaIterator<void> {
  yield takeLeading(
    happened.profileChanged,
    about('profile', function* ({ payload }) {
      const user: UserView = yield call(api.changeProfile, payload);
      yield put(userLoaded(user));
      return true;
    }),
  );
  // The last choice counts, whatever the one before is still doing.
  yield takeLatest(
    happened.languageChosen,
    about('language', function* ({ payload: language }) {
      yield put(localeAsked(language));
      const user: UserView = yield call(api.changeProfile, { language });
      yield put(userLoaded(user));
      return true;
    }),
  );
  yield takeLeading(
    happened.passwordChanged,
    about('password', function* ({ payload }) {
      yield call(api.changePassword, payload);
      return true;
    }),
  );
  yield takeLeading(
    happened.firstPasswordWished,
    about('firstPassword', function* ({ payload }) {
      yield call(api.sendResetLink, payload);
      return true;
    }),
  );
  yield takeLeading(
    happened.googleUnlinked,
    about('google', function* () {
      const answer: unknown = yield call(withProof<unknown>, session, () =>
        api.unlinkGoogle().then(() => true),
      );
      if (answer !== null) yield put(profileAsked());
      return answer !== null;
    }),
  );
  yield takeLeading(
    happened.emailWished,
    about('email', function* ({ payload }) {
      const answer: unknown = yield call(withProof<unknown>, session, () => api.askForEmail(payload.trim()));
      return answer !== null;
    }),
  );
  yield takeLeading(
    happened.exportAsked,
    about('export', function* () {
      // Not into the hands of whoever uses this browser after a logout.
      const { file }: { file?: Download | null } = yield race({
        file: call(withProof<Download>, session, api.exportAll),
        over: take(sessionEnded),
      });
      if (!file) return false;
      yield call(saveFile, file);
      // the parent may be on another screen by now
      yield put(toast({ tone: 'good', message: settingsMessages.exportDone }));
      return true;
    }),
  );
  yield takeLeading(happened.deletionAsked, deleteAccount, api, session);
  yield takeLeading(happened.newAddressConfirmed, confirmAddress, api);
  yield takeLatest(happened.subscriptionWanted, fetchSubscription, api);
  yield takeLatest(happened.lossWanted, countLoss, api);
  yield takeEvery(liveHeard, function* follow({ payload }) {
    const { status }: ReturnType<typeof happened.selectSubscription> = yield select(
      happened.selectSubscription,
    );
    if (status !== 'unknown' && (payload.event === 'account' || payload.event === 'reload'))
      yield put(happened.subscriptionWanted());
  });
  yield askAgainWhenBack(happened.selectSubscription, happened.subscriptionWanted);
  yield askAgainWhenBack(happened.selectLoss, happened.lossWanted);
}

/**
 * `act` answers whether it was done; not done: it came to nothing by the parent's own will. What was done is
 * said beside its form, once.
 */
function about<P>(matter: happened.Matter, act: (action: PayloadAction<P>) => SagaIterator<boolean>) {
  return function* attempt(action: PayloadAction<P>): SagaIterator<void> {
    try {
      const done: boolean = yield call(act, action);
      yield put(done ? happened.succeeded(matter) : happened.dropped(matter));
    } catch (error) {
      yield put(happened.refused({ matter, failure: failureOf(error) }));
    }
  };
}

function* deleteAccount(
  api: SettingsApi,
  session: SessionApi,
  { payload }: ReturnType<typeof happened.deletionAsked>,
): SagaIterator<void> {
  yield put(accountLeaving());
  try {
    const answer: unknown = yield call(withProof<unknown>, session, () => api.deleteAccount(payload));
    if (answer !== null) {
      yield put(happened.succeeded('deletion'));
      return void (yield put(accountDeleted()));
    }
    yield put(happened.dropped('deletion'));
  } catch (error) {
    yield put(happened.refused({ matter: 'deletion', failure: failureOf(error) }));
  }
  yield put(profileAsked()); // still here: news of the account are heard again
}

function* confirmAddress(
  api: SettingsApi,
  { payload }: ReturnType<typeof happened.newAddressConfirmed>,
): SagaIterator<void> {
  try {
    yield call(api.confirmEmail, payload);
    yield put(happened.succeeded('newAddress'));
    const isIn: boolean = yield select(selectIsIn);
    if (isIn) yield put(profileAsked());
  } catch (error) {
    yield put(happened.refused({ matter: 'newAddress', failure: failureOf(error) }));
  }
}

function* fetchSubscription(api: SettingsApi): SagaIterator<void> {
  try {
    const value: SubscriptionView = yield call(api.subscription);
    yield put(happened.subscriptionFetched({ status: 'there', value }));
  } catch (error) {
    yield put(happened.subscriptionFetched({ status: 'failed', failure: failureOf(error) }));
  }
}

function* countLoss(api: SettingsApi): SagaIterator<void> {
  try {
    const [{ totalStories, audioHours }, { items }]: [DashboardView, { items: readonly CharacterView[] }] =
      yield all([call(api.dashboard), call(api.characters)]);
    const value = { characters: items.map(({ name }) => name), stories: totalStories, audioHours };
    yield put(happened.lossFetched({ status: 'there', value }));
  } catch (error) {
    yield put(happened.lossFetched({ status: 'failed', failure: failureOf(error) }));
  }
}
