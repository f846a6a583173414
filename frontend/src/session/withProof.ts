import type { TokenView } from '@storylark/contracts/accounts/views';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, take } from 'redux-saga/effects';
import { CallFailed, failureOf, isRefusal } from '../lib/failure.ts';
import { writeToken } from '../lib/storage.ts';
import { proofAccepted, proofAsked, proofDropped, proofOffered, proofRefused } from './proofSlice.ts';
import { withSecondStep } from './secondStep/giveSecondStep.ts';
import type { SessionApi } from './sessionApi.ts';
import { sessionEnded } from './sessionSlice.ts';

type ProofApi = Pick<SessionApi, 'prove' | 'finishProof'>;

/**
 * Does what was asked; where it needs a fresh login, asks for the password, and a passkey where
 * there is one, and then does it.
 * Answers null when the parent closed the dialog. @throws CallFailed as `act` does
 */
export function* withProof<T>(api: ProofApi, act: () => Promise<T>): SagaIterator<T | null> {
  try {
    return (yield call(act)) as T;
  } catch (error) {
    if (!(error instanceof CallFailed) || !isRefusal(error.failure, 'reauthenticationNeeded')) throw error;
  }
  yield put(proofAsked());
  for (;;) {
    const { offered }: { offered?: ReturnType<typeof proofOffered> } = yield race({
      offered: take(proofOffered),
      dropped: take(proofDropped),
    });
    if (!offered) return null;
    try {
      const { token, left }: { token?: TokenView | null; left?: unknown } = yield race({
        token: call(withSecondStep, () => api.prove(offered.payload), api.finishProof),
        left: take([proofDropped, sessionEnded]),
      });
      if (left) return null;
      if (!token) {
        yield put(proofAsked());
        continue;
      }
      writeToken(token.access_token);
      break;
    } catch (error) {
      yield put(proofRefused(failureOf(error)));
    }
  }
  yield put(proofAccepted());
  return (yield call(act)) as T;
}
