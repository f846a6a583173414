import type { InvoiceView } from '@storylark/contracts/subscriptions/views';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { done, failed } from '../../../lib/attempt.ts';
import { failureOf } from '../../../lib/failure.ts';
import type { Page } from '../../../lib/page.ts';
import type { Download } from '../../../lib/http/http.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { askAgainWhenBack } from '../../../live/askAgainWhenBack.ts';
import { liveHeard } from '../../../live/liveSlice.ts';
import { sessionEnded } from '../../../session/sessionSlice.ts';
import type { SubscriptionsApi } from '../subscriptionsApi.ts';
import * as happened from './paymentsSlice.ts';

const PAGE_SIZE = 20;
/** The house gives no more at once. */
const PAGE_LIMIT = 100;

export function* paymentsSaga(api: SubscriptionsApi): SagaIterator<void> {
  yield takeLatest([happened.paymentsAsked.type, happened.moreAsked.type], fetch, api);
  yield takeEvery(liveHeard, function* follow({ payload }) {
    const { status }: ReturnType<typeof happened.selectPayments> = yield select(happened.selectPayments);
    if (status !== 'unknown' && (payload.event === 'account' || payload.event === 'reload'))
      yield put(happened.paymentsAsked());
  });
  yield takeLeading(happened.paperAsked, savePaper, api);
  yield askAgainWhenBack(happened.selectPayments, happened.paymentsAsked);
}

function* fetch(api: SubscriptionsApi, { type }: { type: string }): SagaIterator<void> {
  const isMore = happened.moreAsked.match({ type });
  try {
    const { items }: ReturnType<typeof happened.selectPayments> = yield select(happened.selectPayments);
    // looked at again, what is in sight stays in sight
    const [skip, limit] = isMore
      ? [items.length, PAGE_SIZE]
      : [0, Math.min(PAGE_LIMIT, Math.max(PAGE_SIZE, items.length))];
    const page: Page<InvoiceView> = yield call(api.invoices, skip, limit);
    yield put(isMore ? happened.moreLoaded(page) : happened.paymentsLoaded(page));
  } catch (error) {
    yield put(happened.paymentsFailed(failureOf(error)));
  }
}

function* savePaper(
  api: SubscriptionsApi,
  { payload: id }: ReturnType<typeof happened.paperAsked>,
): SagaIterator<void> {
  try {
    // Not into the hands of whoever uses this browser after a logout.
    const { file }: { file?: Download } = yield race({ file: call(api.paper, id), over: take(sessionEnded) });
    if (!file) return;
    yield call(saveFile, file);
    yield put(happened.paperEnded({ id, end: done }));
  } catch (error) {
    yield put(happened.paperEnded({ id, end: failed(failureOf(error)) }));
  }
}
