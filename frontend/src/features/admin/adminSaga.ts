import type {
  AdminAccountView,
  CostsView,
  FailureStateView,
  FailureView,
  UsageView,
} from '@storylark/contracts/admin/views';
import { call, put, takeEvery, takeLatest } from 'redux-saga/effects';
import { failureOf } from '../../lib/failure.ts';
import type { Page } from '../../lib/page.ts';
import type { AdminApi } from './adminApi.ts';
import * as happened from './adminSlice.ts';

export function* adminSaga(api: AdminApi) {
  yield takeLatest(happened.usageAsked, function* count({ payload: wish }) {
    try {
      const seen: UsageView = yield call(api.usage, wish);
      yield put(happened.usageLoaded(seen));
    } catch (error) {
      yield put(happened.failed({ part: 'usage', failure: failureOf(error) }));
    }
  });
  yield takeLatest(happened.accountsAsked, function* list({ payload: { sort, skip } }) {
    try {
      const found: Page<AdminAccountView> = yield call(api.accounts, sort, skip);
      yield put(happened.accountsLoaded({ ...found, sort, skip }));
    } catch (error) {
      yield put(happened.failed({ part: 'accounts', failure: failureOf(error) }));
    }
  });
  yield takeLatest(happened.failuresAsked, function* list({ payload: skip }) {
    try {
      const found: Page<FailureView> = yield call(api.failures, skip);
      yield put(happened.failuresLoaded({ ...found, skip }));
    } catch (error) {
      yield put(happened.failed({ part: 'failures', failure: failureOf(error) }));
    }
  });
  yield takeLatest(happened.costsAsked, function* sum({ payload: days }) {
    try {
      const seen: CostsView = yield call(api.costs, days);
      yield put(happened.costsLoaded(seen));
    } catch (error) {
      yield put(happened.failed({ part: 'costs', failure: failureOf(error) }));
    }
  });
  yield takeEvery(happened.retryAsked, function* tryAgain({ payload: id }) {
    try {
      yield call(api.retry, id);
      yield put(happened.retryTold({ id, retry: { phase: 'open', reason: null } }));
    } catch (error) {
      yield put(happened.retryTold({ id, retry: { phase: 'refused', failure: failureOf(error) } }));
    }
  });
  yield takeEvery(happened.outcomeAsked, function* look({ payload: id }) {
    try {
      const { state, reason }: FailureStateView = yield call(api.stateOf, id);
      yield put(happened.retryTold({ id, retry: { phase: state, reason } }));
    } catch (error) {
      yield put(happened.retryTold({ id, retry: { phase: 'unseen', failure: failureOf(error) } }));
    }
  });
}
