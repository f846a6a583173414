import type { PushView } from '@storylark/contracts/accounts/push';
import type { UserView } from '@storylark/contracts/accounts/views';
import { paths } from '@storylark/contracts/paths';
import { call, put, select, takeEvery, takeLatest } from 'redux-saga/effects';
import type { Catalogue } from '../i18n/catalogue.ts';
import { selectCatalogue } from '../i18n/localeSlice.ts';
import { CallFailed } from '../lib/failure.ts';
import type { Http } from '../lib/http/http.ts';
import { canNotify, showHere, subscribeHere, unsubscribeHere } from '../lib/notifications.ts';
import { pages, pathTo } from '../lib/paths.ts';
import { readDraft, writeDraft } from '../lib/storage.ts';
import { liveHeard } from '../live/liveSlice.ts';
import { toast } from '../notices/noticesSlice.ts';
import { selectUser, userLoaded } from '../session/sessionSlice.ts';
import { notifyingMessages, wordsOf } from './notifyingMessages.ts';
import {
  type Notifying,
  notifyingAsked,
  notifyingDropped,
  notifyingKnown,
  type Reach,
  selectNotifying,
} from './notifyingSlice.ts';

export const createNotifyingApi = (http: Http) => ({
  push: () => http.call<PushView>('GET', paths.push),
  subscribe: (subscription: PushSubscriptionJSON) =>
    http.call<void>('PUT', paths.push, {
      body: { endpoint: subscription.endpoint, keys: subscription.keys },
    }),
  unsubscribe: () => http.call<void>('DELETE', paths.push),
});
type NotifyingApi = ReturnType<typeof createNotifyingApi>;

/** Under this name the account's wish lies in this browser, and goes with the logout. */
const WISH = 'notify';

export function* notifyingSaga(api: NotifyingApi) {
  yield takeLatest(userLoaded, function* look({ payload: { uuid } }) {
    const { status }: Notifying = yield select(selectNotifying);
    if (status === 'unknown') yield call(goOn, api, uuid);
  });
  yield takeLatest(notifyingAsked, turnOn, api);
  yield takeEvery(notifyingDropped, turnOff, api);
  yield takeEvery(liveHeard, tellHere);
}

/** A later session, or a browser whose subscription has changed, is told of as well. */
function* goOn(api: NotifyingApi, accountId: string) {
  const before = standing(accountId);
  if (before !== null) {
    yield put(notifyingKnown(before));
    return;
  }
  const reach: Reach = yield call(reachOf, api);
  yield put(notifyingKnown({ status: 'on', reach }));
}

/** Why it is off; null where it is on. */
function standing(accountId: string): Notifying | null {
  if (!canNotify()) return { status: 'impossible' };
  if (Notification.permission === 'denied') return { status: 'refused', justNow: false };
  const isOn = Notification.permission === 'granted' && readDraft<true>(accountId, WISH) === true;
  return isOn ? null : { status: 'off' };
}

/** The browser is asked at once: it answers to a press alone. */
function* turnOn(api: NotifyingApi, { payload: how }: ReturnType<typeof notifyingAsked>) {
  const permission: NotificationPermission = yield call(() => Notification.requestPermission());
  const user: UserView | null = yield select(selectUser);
  if (permission === 'default' || !user) {
    yield put(notifyingKnown({ status: 'off' }));
    return;
  }
  const isOn = permission === 'granted';
  if (isOn) writeDraft(user.uuid, WISH, true);
  const became: Notifying = isOn
    ? { status: 'on', reach: yield call(reachOf, api) }
    : { status: 'refused', justNow: true };
  yield put(notifyingKnown(became));
  if (how === 'inPassing') yield put(toast({ tone: isOn ? 'good' : 'note', message: wordsOf(became) }));
}

/** Without a push service, or without the house just now, the page itself tells. */
async function reachOf(api: NotifyingApi): Promise<Reach> {
  try {
    const { key } = await api.push();
    const subscription = await subscribeHere(key);
    if (!subscription) return 'open';
    await api.subscribe(subscription);
    return 'closed';
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return 'open';
  }
}

/** Here at once; where the house does not hear of it, its push service tells it that nobody is there. */
function* turnOff(api: NotifyingApi) {
  const user: UserView | null = yield select(selectUser);
  if (user) writeDraft(user.uuid, WISH, null);
  yield call(unsubscribeHere);
  try {
    yield call(api.unsubscribe);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
  }
}

/** Where no push service does: while this page is open and nobody looks at it. */
function* tellHere({ payload: { event, data } }: ReturnType<typeof liveHeard>) {
  const notifying: Notifying = yield select(selectNotifying);
  if (notifying.status !== 'on' || notifying.reach !== 'open') return;
  if (event !== 'story' || data.change !== 'finished' || !document.hidden) return;
  const catalogue: Catalogue = yield select(selectCatalogue);
  const { id, defaultMessage } = notifyingMessages.ready;
  yield call(showHere, {
    title: 'Storylark',
    text: catalogue[id] ?? defaultMessage,
    tag: `story-${data.uuid}`,
    path: pathTo(pages.story, { uuid: data.uuid }),
  });
}
