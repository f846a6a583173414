import type { Action } from '@reduxjs/toolkit';
import type { UserView } from '@storylark/contracts/accounts/views';
import type { EventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, takeEvery } from 'redux-saga/effects';
import type { Shown } from '../lib/http/http.ts';
import { untilBack } from '../lib/sagas/untilBack.ts';
import {
  accountLeaving,
  logoutAsked,
  profileAsked,
  selectSession,
  sessionEnded,
  type SessionState,
  userLoaded,
} from '../session/sessionSlice.ts';
import {
  answerShown,
  liveConnecting,
  liveHeard,
  liveLost,
  liveOpened,
  liveStopped,
  liveTold,
  selectLive,
  selectPlaces,
} from './liveSlice.ts';
import type { Heard } from './openStream.ts';

const mustAccept = ({ termsAcceptedAt }: UserView) => termsAcceptedAt === null;
const termsNewlyAsked = (action: Action) => userLoaded.match(action) && mustAccept(action.payload);

type OpenStream = (places: readonly string[]) => EventChannel<Heard>;

const LONGEST_PAUSE = 30_000;
const ANSWERS_WITHIN = 1_000;
/**
 * 1, 2, 4 … 30 s, each up to a third shorter by chance, so that a restarted server is not met by all its
 * readers at once.
 */
const pauseBefore = (attempt: number) =>
  Math.min(LONGEST_PAUSE, 1000 * 2 ** attempt) * (1 - Math.random() / 3);

/**
 * While somebody is logged in and has accepted the terms (the house says nothing before), what changes in the
 * house comes in here: one action per frame.
 */
export function* liveSaga(load: () => Promise<OpenStream>, settled: () => Promise<unknown>) {
  yield fork(followAccount);
  // begun again after a crash, it may find somebody in
  const session: SessionState = yield select(selectSession);
  let user = session.status === 'in' ? session.user : null;
  for (; ; user = null) {
    user ??= ((yield take(userLoaded)) as ReturnType<typeof userLoaded>).payload;
    if (mustAccept(user)) continue;
    try {
      yield race([
        call(keepListening, load, settled),
        take([sessionEnded, logoutAsked, accountLeaving]),
        take(termsNewlyAsked),
      ]); // from the wish on: what is heard of the end of a session would ask for it once more
    } catch (error) {
      yield put(liveLost()); // until it is begun again, and where it is not
      throw error;
    }
    yield put(liveStopped());
  }
}

/** How long a page that gave way to newer ones leaves the stream to them, unless it is looked at again. */
const GIVEN_WAY_FOR = 600_000;

function* keepListening(load: () => Promise<OpenStream>, settled: () => Promise<unknown>) {
  const open: OpenStream = yield call(load);
  for (let attempt = 0; ; attempt++) {
    yield put(liveConnecting());
    // what is on its way may be older than all that has been shown: the stream would have to begin anew
    yield race([call(settled), delay(ANSWERS_WITHIN)]);
    const places: ReturnType<typeof selectPlaces> = yield select(selectPlaces);
    const stream: EventChannel<Heard> = yield call(open, places);
    const { hasOpened, isBroken, gaveWay = false }: Listened = yield call(listen, stream);
    if (hasOpened) attempt = 0;
    if (gaveWay) {
      yield put(liveStopped());
      yield race([delay(GIVEN_WAY_FOR), call(untilBack)]);
    }
    if (isBroken) yield race([delay(pauseBefore(attempt)), call(untilBack)]);
  }
}

type Listened = { hasOpened: boolean; isBroken: boolean; gaveWay?: boolean };

/** Until the stream breaks off, or has to begin anew from an earlier place. */
function* listen(stream: EventChannel<Heard>) {
  let hasOpened = false;
  try {
    for (;;) {
      const { heard, answer }: { heard?: Heard; answer?: ReturnType<typeof answerShown> } = yield race({
        heard: take(stream),
        answer: take(answerShown),
      });
      if (answer) {
        const places: ReturnType<typeof selectPlaces> = yield select(selectPlaces);
        if (mayBeFromBefore(answer.payload, places)) return { hasOpened, isBroken: false };
      } else if (heard?.kind === 'opened') {
        hasOpened = true;
        const status: ReturnType<typeof selectLive> = yield select(selectLive);
        if (status !== 'open') yield put(liveOpened());
      } else if (heard?.kind === 'message') {
        yield put(liveTold(heard.id));
        yield put(liveHeard(heard.message));
      } else if (heard?.kind === 'gaveWay') {
        return { hasOpened, isBroken: false, gaveWay: true };
      } else if (heard) {
        if (heard.status === 401) yield put(sessionEnded('ended'));
        // the terms have changed while this page was open: the record says so
        if (heard.status === 403) yield put(profileAsked());
        yield put(liveLost());
        return { hasOpened, isBroken: true };
      }
    }
  } finally {
    stream.close();
  }
}

/**
 * It was asked for before the news that were told meanwhile, and may not hold them: they are told again. One
 * that says itself that it is older than it should be was asked for after them, and would be again.
 */
const mayBeFromBefore = ({ position, isStale }: Shown, places: readonly string[]) =>
  !isStale && places.includes(position);

/** The user's own record follows what is heard of the account. */
function* followAccount() {
  yield takeEvery(liveHeard, function* refresh({ payload }) {
    if (payload.event === 'account' || payload.event === 'reload') yield put(profileAsked());
  });
}
