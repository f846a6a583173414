import type { CheckoutStateView } from '@storylark/contracts/subscriptions/views';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, race, take, takeLatest } from 'redux-saga/effects';
import { failureOf, isRefusal } from '../../../lib/failure.ts';
import { untilBack } from '../../../lib/sagas/untilBack.ts';
import { liveHeard } from '../../../live/liveSlice.ts';
import { profileAsked } from '../../../session/sessionSlice.ts';
import type { SubscriptionsApi } from '../subscriptionsApi.ts';
import * as happened from './checkoutSlice.ts';

/** Between two looks at a payment, ms. */
const LOOK_EVERY = 3_000;

/** Only the house says that a plan is open; the address of the page says nothing. */
export function* checkoutSaga(api: SubscriptionsApi): SagaIterator<void> {
  yield takeLatest(happened.watched, watch, api);
}

function* watch(
  api: SubscriptionsApi,
  { payload: id }: ReturnType<typeof happened.watched>,
): SagaIterator<void> {
  if (id === null) return;
  for (;;) {
    try {
      const seen: CheckoutStateView = yield call(api.checkoutState, id);
      yield put(happened.looked(seen));
      if (seen.status === 'active') return void (yield put(profileAsked()));
      if (seen.status === 'expired') return;
    } catch (error) {
      const failure = failureOf(error);
      yield put(happened.notAnswered(failure));
      if (isRefusal(failure, 'notFound', 'invalid')) return;
    }
    yield race([delay(LOOK_EVERY), call(untilBack), take(liveHeard)]);
  }
}
