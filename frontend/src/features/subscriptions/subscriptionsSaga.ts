import type { ConfigView } from '@storylark/contracts/accounts/views';
import type { StoryItem } from '@storylark/contracts/stories/views';
import type { PlanView, SlotView, SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { all, call, put, select, takeEvery, takeLatest } from 'redux-saga/effects';
import { failureOf } from '../../lib/failure.ts';
import { askAgainWhenBack } from '../../live/askAgainWhenBack.ts';
import { liveHeard } from '../../live/liveSlice.ts';
import type { SubscriptionsApi } from './subscriptionsApi.ts';
import type { Page } from '../../lib/page.ts';
import * as happened from './subscriptionsSlice.ts';

export function* subscriptionsSaga(api: SubscriptionsApi) {
  yield takeLatest(happened.plansAsked, fetching(api));
  yield takeLatest(happened.historyAsked, fetchingHistory(api));
  yield takeEvery(liveHeard, function* follow({ payload }) {
    const touched =
      payload.event === 'reload' ||
      (payload.event === 'account' && ['subscription', 'allowance'].includes(payload.data.change));
    if (!touched) return;
    yield put(happened.plansAsked());
    const history: ReturnType<typeof happened.selectHistory> = yield select(happened.selectHistory);
    if (history.status !== 'unknown') yield put(happened.historyAsked());
  });
  yield askAgainWhenBack(happened.selectHeld, happened.plansAsked);
  yield askAgainWhenBack(happened.selectHistory, happened.historyAsked);
}

const fetching = (api: SubscriptionsApi) =>
  function* fetch() {
    try {
      const [plans, current, { payments }]: [readonly PlanView[], SubscriptionView, ConfigView] = yield all([
        call(api.plans),
        call(api.current),
        call(api.config),
      ]);
      yield put(happened.plansLoaded({ plans, current, isForSale: payments !== 'none' }));
    } catch (error) {
      yield put(happened.plansFailed(failureOf(error)));
    }
  };

const fetchingHistory = (api: SubscriptionsApi) =>
  function* fetch() {
    try {
      const [slots, stories]: [Page<SlotView>, Page<StoryItem>] = yield all([
        call(api.slots),
        call(api.stories),
      ]);
      const titles = Object.fromEntries(stories.items.map(({ uuid, title }) => [uuid, title]));
      yield put(happened.historyLoaded({ slots: slots.items, total: slots.total, titles }));
    } catch (error) {
      yield put(happened.historyFailed(failureOf(error)));
    }
  };
