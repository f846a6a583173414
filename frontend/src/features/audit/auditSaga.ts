import type { ConfigView } from '@storylark/contracts/accounts/views';
import type { AuditAccountView, BillingView, VerificationView } from '@storylark/contracts/audit/views';
import { all, call, put, takeLatest, takeLeading } from 'redux-saga/effects';
import { failureOf } from '../../lib/failure.ts';
import type { Download } from '../../lib/http/http.ts';
import type { Page } from '../../lib/page.ts';
import { saveFile } from '../../lib/saveFile.ts';
import type { AuditApi } from './auditApi.ts';
import * as happened from './auditSlice.ts';

export function* auditSaga(api: AuditApi) {
  yield takeLatest(happened.accountsAsked, function* search({ payload: { search, skip } }) {
    try {
      const found: Page<AuditAccountView> = yield call(api.accounts, search, skip);
      yield put(happened.accountsLoaded({ ...found, search, skip }));
    } catch (error) {
      yield put(happened.failed({ part: 'accounts', failure: failureOf(error) }));
    }
  });
  yield takeLatest(happened.billingAsked, function* read({ payload: accountId }) {
    try {
      const [view, { payments }]: [BillingView, ConfigView] = yield all([
        call(api.billing, accountId),
        call(api.config),
      ]);
      yield put(happened.billingLoaded({ view, payments }));
    } catch (error) {
      yield put(happened.failed({ part: 'billing', failure: failureOf(error) }));
    }
  });
  yield takeLatest(happened.verificationAsked, function* verify({ payload: accountId }) {
    try {
      const found: VerificationView = yield call(api.verification, accountId);
      yield put(happened.verificationLoaded(found));
    } catch (error) {
      yield put(happened.failed({ part: 'verification', failure: failureOf(error) }));
    }
  });
  yield takeLeading(happened.exportAsked, function* hand({ payload: { accountId, format } }) {
    try {
      const file: Download = yield call(api.file, accountId, format);
      yield call(saveFile, file);
      yield put(happened.exportEnded({ failed: false }));
    } catch {
      yield put(happened.exportEnded({ failed: true }));
    }
  });
}
