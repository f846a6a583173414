import type { PayloadAction } from '@reduxjs/toolkit';
import type { ConfirmedView, TokenView, UserView } from '@storylark/contracts/accounts/views';
import type { Locale } from '@storylark/contracts/languages';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, select, take, takeLeading } from 'redux-saga/effects';
import { selectLocale } from '../../i18n/localeSlice.ts';
import { failureOf } from '../../lib/failure.ts';
import { writeToken, writeUser } from '../../lib/storage.ts';
import { notice } from '../../notices/noticesSlice.ts';
import { withSecondStep } from '../../session/secondStep/giveSecondStep.ts';
import { tokenFound } from '../../session/sessionSlice.ts';
import type { AuthApi } from './authApi.ts';
import { authMessages } from './authMessages.ts';
import {
  confirmAsked,
  confirmed,
  type Door,
  forgotAsked,
  loginAsked,
  opened,
  refused,
  resendAsked,
  resetAsked,
  resetOpened,
  signupAsked,
  succeeded,
} from './authSlice.ts';

/** One conversation per door; a second press while one is under way is not heard. */
export function* authSaga(api: AuthApi) {
  yield takeLeading(
    loginAsked,
    through('login', function* ({ payload }) {
      const { token }: { token?: TokenView | null } = yield race({
        token: call(withSecondStep, () => api.login(payload), api.finishLogin),
        elsewhere: take(tokenFound), // another tab was quicker
      });
      if (!token) return void (yield put(opened('login')));
      yield call(writeToken, token.access_token);
      yield put(tokenFound(null));
    }),
  );
  yield takeLeading(
    signupAsked,
    through('signup', function* ({ payload }) {
      const locale: Locale = yield select(selectLocale);
      const user: UserView = yield call(api.signup, payload, locale);
      yield call(writeUser, user);
    }),
  );
  yield takeLeading(
    resendAsked,
    through('resend', function* ({ payload }) {
      yield call(api.resend, payload.trim());
    }),
  );
  yield takeLeading(
    forgotAsked,
    through('forgot', function* ({ payload }) {
      yield call(api.forgot, payload.trim());
    }),
  );
  yield takeLeading(
    resetOpened,
    through('resetLink', function* ({ payload }) {
      yield call(api.resetWorks, payload);
    }),
  );
  yield takeLeading(
    resetAsked,
    through('reset', function* ({ payload }) {
      yield call(api.reset, payload.token, payload.form);
      yield put(notice({ tone: 'good', message: authMessages.resetDone }));
    }),
  );
  yield takeLeading(
    confirmAsked,
    through('confirm', function* ({ payload }) {
      const { email }: ConfirmedView = yield call(api.confirm, payload);
      yield put(confirmed(email));
    }),
  );
}

/** The end of an attempt is known to its door, whichever it is. */
function through<P>(door: Door, act: (action: PayloadAction<P>) => SagaIterator<void>) {
  return function* attempt(action: PayloadAction<P>) {
    try {
      yield call(act, action);
      yield put(succeeded(door));
    } catch (error) {
      yield put(refused({ door, failure: failureOf(error) }));
    }
  };
}
