import type { Action } from '@reduxjs/toolkit';
import type { UserView } from '@storylark/contracts/accounts/views';
import type { EventChannel } from 'redux-saga';
import { call, cancelled, delay, fork, put, race, take, takeEvery } from 'redux-saga/effects';
import { wakeUp } from '../lib/sagas/wakeUp.ts';
import {
  accountLeaving,
  logoutAsked,
  profileAsked,
  sessionEnded,
  userLoaded,
} from '../session/sessionSlice.ts';
import { liveConnecting, liveHeard, liveLost, liveOpened, liveStopped } from './liveSlice.ts';
import type { Heard } from './openStream.ts';

const mustAccept = ({ termsAcceptedAt }: UserView) => termsAcceptedAt === null;
const termsNewlyAsked = (action: Action) => userLoaded.match(action) && mustAccept(action.payload);

type OpenStream = (lastId: string | null) => EventChannel<Heard>;

const LONGEST_PAUSE = 30_000;
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
export function* liveSaga(load: () => Promise<OpenStream>) {
  yield fork(followAccount);
  for (;;) {
    const { payload: user }: ReturnType<typeof userLoaded> = yield take(userLoaded);
    if (mustAccept(user)) continue;
    const open: OpenStream = yield call(load);
    yield race([
      call(keepListening, open),
      take([sessionEnded, logoutAsked, accountLeaving]),
      take(termsNewlyAsked),
    ]); // from the wish on: what is heard of the end of a session would ask for it once more
    yield put(liveStopped());
  }
}

function* keepListening(open: OpenStream) {
  let lastId: string | null = null;
  for (let attempt = 0; ; attempt++) {
    yield put(liveConnecting());
    const stream: EventChannel<Heard> = yield call(open, lastId);
    try {
      for (;;) {
        const heard: Heard = yield take(stream);
        if (heard.kind === 'broken') {
          if (heard.status === 401) yield put(sessionEnded('ended'));
          // the terms have changed while this page was open: the record says so
          if (heard.status === 403) yield put(profileAsked());
          break;
        }
        if (heard.kind === 'opened') {
          // Broken off before it had a place to resume from: whatever happened since was missed.
          if (attempt > 0 && lastId === null) yield put(liveHeard({ event: 'reload', data: {} }));
          attempt = 0;
          yield put(liveOpened());
        } else {
          lastId = heard.id;
          yield put(liveHeard(heard.message));
        }
      }
    } finally {
      stream.close();
      const over: boolean = yield cancelled();
      if (!over) yield put(liveLost());
    }
    yield race([delay(pauseBefore(attempt)), call(wakeUp)]);
  }
}

/** The user's own record follows what is heard of the account. */
function* followAccount() {
  yield takeEvery(liveHeard, function* refresh({ payload }) {
    if (payload.event === 'account' || payload.event === 'reload') yield put(profileAsked());
  });
}
