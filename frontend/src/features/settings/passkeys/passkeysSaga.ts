import type {
  PasskeyAddedView,
  PasskeysView,
  RecoveryCodesView,
  SecondStepChallenge,
} from '@storylark/contracts/accounts/passkeys';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { call, put, takeLatest, takeLeading } from 'redux-saga/effects';
import { failureOf, isRefusal } from '../../../lib/failure.ts';
import { askAgainWhenBack } from '../../../live/askAgainWhenBack.ts';
import { type Ceremony, makePasskey } from '../../../session/secondStep/ceremony.ts';
import type { SessionApi } from '../../../session/sessionApi.ts';
import { withProof } from '../../../session/withProof.ts';
import type { PasskeysApi } from './passkeysApi.ts';
import * as happened from './passkeysSlice.ts';

/** Adding, removing, new codes: one conversation at a time; each proves who asks. */
export function* passkeysSaga(api: PasskeysApi, session: SessionApi): SagaIterator<void> {
  yield takeLatest(happened.listWanted, fetchList, api);
  yield askAgainWhenBack(happened.selectList, happened.listWanted);
  yield takeLeading(happened.addWished, ending(add, api, session));
  yield takeLeading(happened.removalConfirmed, ending(remove, api, session));
  yield takeLeading(happened.codesWished, ending(makeCodes, api, session));
}

function* fetchList(api: PasskeysApi): SagaIterator<void> {
  try {
    const value: PasskeysView = yield call(api.list);
    yield put(happened.listFetched({ status: 'there', value }));
  } catch (error) {
    yield put(happened.listFetched({ status: 'failed', failure: failureOf(error) }));
  }
}

type Act<P> = (api: PasskeysApi, session: SessionApi, payload: P) => SagaIterator<void>;
/** Whatever came of it, what there is now is looked at again. */
function ending<P>(act: Act<P>, api: PasskeysApi, session: SessionApi) {
  return function* attempt({ payload }: PayloadAction<P>): SagaIterator<void> {
    try {
      yield call(act, api, session, payload);
    } catch (error) {
      yield put(happened.refused(failureOf(error)));
    }
    yield put(happened.listWanted());
  };
}

function* add(api: PasskeysApi, session: SessionApi, name: string): SagaIterator<void> {
  const asked: SecondStepChallenge | null = yield call(
    withProof<SecondStepChallenge>,
    session,
    api.challenge,
  );
  if (!asked) return void (yield put(happened.dropped(null)));
  const made: Ceremony<unknown> = yield call(makePasskey, asked.options);
  if (made.kind !== 'done') return void (yield put(happened.dropped(made.kind)));
  const body = { ticket: asked.ticket, name: name.trim(), attestation: made.value };
  const added: PasskeyAddedView | null = yield call(withProof<PasskeyAddedView>, session, () =>
    api.add(body),
  );
  yield put(added ? happened.done(added.recoveryCodes) : happened.dropped(null));
}

function* remove(api: PasskeysApi, session: SessionApi, uuid: string): SagaIterator<void> {
  const act = () =>
    api.remove(uuid).catch((error: unknown) => {
      if (!isRefusal(failureOf(error), 'passkeyNotFound')) throw error; // gone is what was wished for
    });
  const answer: unknown = yield call(withProof<unknown>, session, act);
  yield put(answer === null ? happened.dropped(null) : happened.done(null));
}

function* makeCodes(api: PasskeysApi, session: SessionApi): SagaIterator<void> {
  const made: RecoveryCodesView | null = yield call(withProof<RecoveryCodesView>, session, api.makeCodes);
  yield put(made ? happened.done(made.recoveryCodes) : happened.dropped(null));
}
