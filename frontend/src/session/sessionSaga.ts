import type { TokenView, UserView } from '@storylark/contracts/accounts/views';
import { TOKEN_RENEWED_AFTER } from '@storylark/contracts/constants';
import { eventChannel } from 'redux-saga';
import {
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'redux-saga/effects';
import { type Failure, failureOf } from '../lib/failure.ts';
import {
  forgetSession,
  onTokenChanged,
  readToken,
  readUser,
  wipeAccountData,
  writeToken,
  writeUser,
} from '../lib/storage.ts';
import { issuedAt } from '../lib/tokenAge.ts';
import { untilBack } from '../lib/sagas/untilBack.ts';
import { notice, toast } from '../notices/noticesSlice.ts';
import type { SessionApi } from './sessionApi.ts';
import { sessionMessages } from './sessionMessages.ts';
import {
  accountDeleted,
  accountLeaving,
  logoutAsked,
  noTokenFound,
  profileAsked,
  selectSession,
  sessionEnded,
  type SessionState,
  termsAccepted,
  termsDeclined,
  tokenFound,
  userLoaded,
  userUnreachable,
} from './sessionSlice.ts';

const CHECK_TOKEN_EVERY = 60 * 60_000;
const ASK_AGAIN_AFTER = 5_000;
const FAREWELL_LASTS = 6_000;

/** Start, profile, renewal, terms, logout: a session from its token to its end. */
export function* sessionSaga(api: SessionApi) {
  yield takeLatest(tokenFound, loadProfile, api);
  yield takeLatest(profileAsked, refreshProfile, api);
  yield takeEvery(userLoaded, function* remember({ payload }) {
    // What was asked for before a logout and comes after it is nobody's.
    const { status }: SessionState = yield select(selectSession);
    if (status === 'in' && readToken() !== null) yield call(writeUser, payload);
  });
  yield takeLeading(logoutAsked, logout, api);
  yield takeLeading(accountDeleted, sayFarewell);
  yield takeLeading(termsAccepted, acceptTerms, api);
  yield takeLeading(termsDeclined, declineTerms);
  yield takeEvery(sessionEnded, function* forget({ payload }) {
    if (payload === 'ended' && readToken() !== null) yield fork(showRefused, api);
    yield call(forgetSession);
    if (payload === 'ended') yield put(notice({ tone: 'note', message: sessionMessages.ended }));
  });
  yield fork(followOtherTabs);
  yield fork(renewToken, api);
  yield put(readToken() === null ? noTokenFound() : tokenFound(readUser()));
}

const untilLogin = { goneWith: [tokenFound.type] };

/**
 * SPEC 4: on start a stored token fetches the profile; what the server refuses ends the session, what it
 * could not hear is tried again.
 */
function* loadProfile(api: SessionApi) {
  for (;;) {
    try {
      const user: UserView = yield call(api.me);
      yield put(userLoaded(user));
      return;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused') {
        const { status }: SessionState = yield select(selectSession);
        if (status === 'out') return; // the refused token has ended the session, and that is said
        yield put(sessionEnded(null));
        yield put(toast({ tone: 'bad', message: sessionMessages.profileFailed, ...untilLogin }));
        return;
      }
      yield put(userUnreachable(failure));
      yield race([delay(ASK_AGAIN_AFTER), call(untilBack)]);
      const { status }: SessionState = yield select(selectSession);
      if (status === 'out') return;
    }
  }
}

/** Somebody knows that the profile has changed: it is fetched without anything on the screen going away. */
function* refreshProfile(api: SessionApi) {
  try {
    const user: UserView = yield call(api.me);
    yield put(userLoaded(user));
  } catch (error) {
    const failure: Failure = failureOf(error); // what is shown stays; the next occasion brings the news
    if (failure.kind === 'refused') yield put(sessionEnded('ended'));
  }
}

function* logout(api: SessionApi) {
  try {
    yield call(api.logout);
  } catch (error) {
    failureOf(error); // the token is forgotten all the same; the server's session runs out by itself
  }
  yield call(wipeAccountData);
  yield put(sessionEnded('loggedOut'));
  yield put(notice({ tone: 'good', message: sessionMessages.loggedOut }));
}

/**
 * The token was refused, perhaps by a reader: shown to who decides, one that had been copied ends the session,
 * and whoever goes on with it is out.
 */
function* showRefused(api: SessionApi) {
  try {
    yield call(api.logout);
  } catch (error) {
    failureOf(error);
  }
}

/** Nothing of the account is left from the first moment; the page goes when its last words were read. */
function* sayFarewell() {
  yield call(wipeAccountData);
  yield race([delay(FAREWELL_LASTS), take(sessionEnded)]);
  yield put(sessionEnded('loggedOut'));
  yield put(notice({ tone: 'good', message: sessionMessages.deleted }));
}

function* acceptTerms(api: SessionApi) {
  try {
    const user: UserView = yield call(api.acceptTerms);
    yield put(userLoaded(user));
    yield put(toast({ tone: 'good', message: sessionMessages.termsThanks }));
  } catch (error) {
    failureOf(error);
    const goneWith = [userLoaded.type, sessionEnded.type];
    yield put(toast({ tone: 'bad', message: sessionMessages.termsFailed, goneWith }));
  }
}

function* declineTerms() {
  yield put(sessionEnded('termsDeclined'));
  yield put(toast({ tone: 'bad', message: sessionMessages.termsDeclined, ...untilLogin }));
}

/** A logout in one tab ends the others, a login there brings them in. */
function* followOtherTabs() {
  const tabs = eventChannel<{ token: string | null }>((emit) => onTokenChanged((token) => emit({ token })));
  for (;;) {
    const { heard }: { heard?: { token: string | null } } = yield race({
      heard: take(tabs),
      leaving: take(accountLeaving),
    });
    if (!heard) {
      // The house clears the storage with its answer, which would cut the farewell short.
      yield take([sessionEnded, userLoaded]);
      continue;
    }
    const { token } = heard;
    const { status }: SessionState = yield select(selectSession);
    if (token === null) yield put(sessionEnded('loggedOut'));
    else if (status === 'out') yield put(tokenFound(readUser()));
  }
}

/** A token older than 12 h is exchanged for a fresh one; it keeps the time of the real login. */
function* renewToken(api: SessionApi) {
  for (;;) {
    yield take(userLoaded);
    const token = readToken();
    const made = token === null ? null : issuedAt(token);
    if (made !== null && Date.now() - made > TOKEN_RENEWED_AFTER) {
      try {
        const { access_token }: TokenView = yield call(api.renew);
        if (readToken() === token) writeToken(access_token);
        yield fork(refreshProfile, api); // its first use: only then does the former one die
      } catch (error) {
        failureOf(error); // the old one is still good; the next occasion tries again
      }
    }
    yield race([delay(CHECK_TOKEN_EVERY), take(sessionEnded)]);
    if (readToken() !== null) yield fork(refreshProfile, api);
  }
}
