import type { ConfigView, GoogleUrlView, TokenView } from '@storylark/contracts/accounts/views';
import { type RefusalCode, refusalStatus } from '@storylark/contracts/refusals';
import type { Locale } from '@storylark/contracts/languages';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, select, take, takeEvery, takeLeading } from 'redux-saga/effects';
import { selectLocale } from '../../i18n/localeSlice.ts';
import { type Failure, failureOf, isRefusal } from '../../lib/failure.ts';
import { writeToken } from '../../lib/storage.ts';
import { toast } from '../../notices/noticesSlice.ts';
import { withSecondStep } from '../secondStep/giveSecondStep.ts';
import type { SessionApi } from '../sessionApi.ts';
import { profileAsked, sessionEnded, tokenFound } from '../sessionSlice.ts';
import { withProof } from '../withProof.ts';
import type { GoogleAnswer, GoogleApi } from './googleApi.ts';
import { googleMessages } from './googleMessages.ts';
import * as happened from './googleSlice.ts';
import { keepTicket, keepWay, takeTicket, takeWay, type WayBack } from './wayBack.ts';

/** To Google and back. `goTo` loads another document: nothing of this page is left but what the tab keeps. */
export function* googleSaga(
  api: GoogleApi,
  session: SessionApi,
  goTo: (address: string) => void,
): SagaIterator<void> {
  yield takeLeading(happened.offerAsked, lookWhetherOffered, api);
  yield takeLeading(happened.googleWished, leave, api, goTo);
  yield takeLeading(happened.returned, comeBack, api, session);
  yield takeEvery(tokenFound, linkKept, api);
}

function* lookWhetherOffered(api: GoogleApi): SagaIterator<void> {
  try {
    const { googleSignIn }: ConfigView = yield call(api.config);
    yield put(happened.offerKnown(googleSignIn));
  } catch (error) {
    failureOf(error); // what is not known to be there is not offered
  }
}

function* leave(
  api: GoogleApi,
  goTo: (address: string) => void,
  { payload }: ReturnType<typeof happened.googleWished>,
): SagaIterator<void> {
  try {
    const { url }: GoogleUrlView = yield call(api.begin);
    keepWay(payload);
    yield call(goTo, url);
  } catch (error) {
    yield put(happened.leavingFailed(failureOf(error)));
  }
}

const refused = (code: RefusalCode): Failure => ({
  kind: 'refused',
  status: refusalStatus[code],
  code,
  facts: {},
  fields: {},
});

function* comeBack(
  api: GoogleApi,
  session: SessionApi,
  { payload: { code, state, iss, error } }: ReturnType<typeof happened.returned>,
): SagaIterator<void> {
  const way = takeWay();
  if (error !== null)
    return void (yield put(
      happened.returnEnded(
        error === 'access_denied'
          ? { status: 'cancelled', ...way }
          : { status: 'failed', failure: refused('googleNotAccepted'), ...way },
      ),
    ));
  if (code === null || state === null)
    return void (yield put(
      happened.returnEnded({ status: 'failed', failure: refused('googleExpired'), ...way }),
    ));
  try {
    const done: boolean = yield call(acts[way.purpose], api, session, {
      code,
      state,
      ...(iss !== null && { iss }),
    });
    yield put(happened.returnEnded({ status: done ? 'done' : 'cancelled', ...way }));
  } catch (cause) {
    const failure = failureOf(cause);
    if (failure.kind === 'refused' && isRefusal(failure, 'googleAddressKnown'))
      keepTicket(String(failure.facts['ticket']));
    yield put(happened.returnEnded({ status: 'failed', failure, ...way }));
  }
}

/** Each answers whether it was done; not done: the parent went back. */
type Act = (api: GoogleApi, session: SessionApi, answer: GoogleAnswer) => SagaIterator<boolean>;
const acts: Record<WayBack['purpose'], Act> = {
  *login(api, _session, answer) {
    const language: Locale = yield select(selectLocale);
    const { token, elsewhere }: { token?: TokenView | null; elsewhere?: unknown } = yield race({
      token: call(withSecondStep, () => api.login(answer, language), api.finishLogin),
      elsewhere: take(tokenFound), // another tab was quicker
    });
    if (elsewhere) return true;
    if (!token) return false;
    writeToken(token.access_token);
    yield put(tokenFound(null));
    return true;
  },
  *proof(api, _session, answer) {
    const { token, left }: { token?: TokenView | null; left?: unknown } = yield race({
      token: call(withSecondStep, () => api.prove(answer), api.finishProof),
      left: take(sessionEnded),
    });
    if (left || !token) return false;
    writeToken(token.access_token);
    yield put(toast({ tone: 'good', message: googleMessages.proved }));
    return true;
  },
  *link(api, session, answer) {
    const linked: unknown = yield call(withProof<unknown>, session, () => api.link(answer).then(() => true));
    if (linked === null) return false;
    yield call(sayLinked);
    return true;
  },
};

function* sayLinked(): SagaIterator<void> {
  yield put(profileAsked());
  yield put(toast({ tone: 'good', message: googleMessages.linked }));
}

/** Somebody came in, perhaps the parent whom Google was asked about before that. */
function* linkKept(api: GoogleApi): SagaIterator<void> {
  const ticket = takeTicket();
  if (ticket === null) return;
  try {
    yield call(api.link, { ticket });
    yield call(sayLinked);
  } catch (error) {
    failureOf(error);
    yield put(toast({ tone: 'bad', message: googleMessages.notLinked, goneWith: [sessionEnded.type] }));
  }
}
