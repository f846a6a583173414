import type { PayloadAction } from '@reduxjs/toolkit';
import type { CancelReason } from '@storylark/contracts/subscriptions/billingEvents';
import type {
  ChangeView,
  CheckoutView,
  UpgradePreviewView,
  WithdrawalView,
} from '@storylark/contracts/subscriptions/views';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, select, take, takeLatest, takeLeading } from 'redux-saga/effects';
import { failed, idle } from '../../../lib/attempt.ts';
import { commandKeys } from '../../../lib/commandKeys.ts';
import { type Failure, failureOf, isRefusal } from '../../../lib/failure.ts';
import type { SessionApi } from '../../../session/sessionApi.ts';
import { profileAsked } from '../../../session/sessionSlice.ts';
import { withProof } from '../../../session/withProof.ts';
import type { SubscriptionsApi } from '../subscriptionsApi.ts';
import { plansAsked } from '../subscriptionsSlice.ts';
import * as happened from './changesSlice.ts';

type State = ReturnType<typeof happened.selectChanges>;
type GoTo = (address: string) => void;

/** One change at a time; a second press while it is under way is not heard. */
export function* changesSaga(api: SubscriptionsApi, session: SessionApi, goTo: GoTo): SagaIterator<void> {
  yield takeLatest([happened.wished, happened.aheadWanted, happened.quoteOver], lookAhead, api);
  const attempt = carryOut(api, session, goTo);
  yield takeLeading(happened.confirmed, function* untilLeft(confirmed): SagaIterator<void> {
    // whoever comes back to the screen sees what came of it there; a late answer is not of what is asked now
    yield race([call(attempt, confirmed), take(happened.entered)]);
  });
  yield takeLeading(happened.portalWished, openPortal, api, session, goTo);
  yield takeLeading(happened.bankWished, function* untilLeft(wished): SagaIterator<void> {
    yield race([call(actAtBank, api, session, goTo, wished), take(happened.entered)]);
  });
}

function* lookAhead(api: SubscriptionsApi): SagaIterator<void> {
  const { wish }: State = yield select(happened.selectChanges);
  try {
    if (wish?.kind === 'upgrade') {
      const { plan, interval } = wish;
      const value: UpgradePreviewView = yield call(api.previewUpgrade, { plan, interval });
      yield put(happened.aheadFetched({ status: 'upgrade', value }));
    } else if (wish?.kind === 'withdraw') {
      const value: WithdrawalView = yield call(api.previewWithdrawal);
      yield put(happened.aheadFetched({ status: 'withdraw', value }));
    }
  } catch (error) {
    yield put(happened.aheadFetched({ status: 'failed', failure: failureOf(error) }));
  }
}

/** As the house says it where a card is refused: nothing has changed. */
const unpaid: Failure = { kind: 'refused', status: 402, code: 'paymentRefused', facts: {}, fields: {} };

function carryOut(api: SubscriptionsApi, session: SessionApi, goTo: GoTo) {
  const keys = commandKeys();
  let answers = 0;
  return function* attempt({ payload: why }: PayloadAction<CancelReason | null>): SagaIterator<void> {
    const { wish, ahead }: State = yield select(happened.selectChanges);
    if (!wish) return;
    // What was answered is over, and asking again is another command; what was not is the same one.
    const key = keys([wish, ahead, why, answers]);
    try {
      const answer: ChangeView | CheckoutView | null = yield call(
        withProof<ChangeView | CheckoutView>,
        session,
        () => ask(api, wish, ahead, why, key),
      );
      if (!answer) return void (yield put(happened.unproven()));
      answers += 1;
      if (answer.url !== null) return void (yield call(goTo, answer.url));
      const { outcome } = answer as ChangeView;
      if (outcome === 'unpaid') return void (yield put(happened.refused(unpaid)));
      yield put(outcome === 'done' ? happened.carriedOut() : happened.kept());
      yield put(plansAsked());
      yield put(profileAsked());
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused') answers += 1;
      if (isRefusal(failure, 'quoteExpired')) return void (yield put(happened.quoteOver()));
      yield put(happened.refused(failure));
      yield put(plansAsked()); // something else may have come of it
    }
  };
}

function ask(
  api: SubscriptionsApi,
  wish: happened.Wish,
  ahead: happened.Ahead,
  why: CancelReason | null,
  key: string,
): Promise<ChangeView | CheckoutView> {
  switch (wish.kind) {
    case 'start':
      return api.checkout({ plan: wish.plan, interval: wish.interval }, key);
    case 'upgrade': {
      const quoteId = ahead.status === 'upgrade' ? ahead.value.quoteId : '';
      return api.upgrade({ plan: wish.plan, interval: wish.interval, quoteId }, key);
    }
    case 'downgrade':
      return api.downgrade({ plan: wish.plan, interval: wish.interval }, key);
    case 'undoDowngrade':
      return api.undoDowngrade(key);
    case 'cancel':
      return api.cancel(why, key);
    case 'resume':
      return api.resume(key);
    case 'withdraw':
      return api.withdraw(key);
  }
}

function* openPortal(api: SubscriptionsApi, session: SessionApi, goTo: GoTo): SagaIterator<void> {
  try {
    const answer: { url: string } | null = yield call(withProof<{ url: string }>, session, api.portal);
    if (answer) return void (yield call(goTo, answer.url));
    yield put(happened.portalEnded(idle));
  } catch (error) {
    yield put(happened.portalEnded(failed(failureOf(error))));
  }
}

/** An upgrade that its bank asks about: led back there, or given up. It may have been answered meanwhile. */
function* actAtBank(
  api: SubscriptionsApi,
  session: SessionApi,
  goTo: GoTo,
  { payload: act }: PayloadAction<happened.BankAct>,
): SagaIterator<void> {
  try {
    const answer: ChangeView | null =
      act === 'confirm'
        ? yield call(withProof<ChangeView>, session, api.confirmUpgrade)
        : yield call(api.takeBackUpgrade);
    if (answer && answer.url !== null) return void (yield call(goTo, answer.url));
    const isTakenBack = act === 'takeBack' && answer?.outcome === 'unpaid';
    yield put(happened.bankAnswered(answer?.outcome === 'done' ? 'paid' : isTakenBack ? 'takenBack' : null));
    yield put(profileAsked());
  } catch (error) {
    yield put(happened.bankFailed(failureOf(error)));
  }
  yield put(plansAsked());
}
