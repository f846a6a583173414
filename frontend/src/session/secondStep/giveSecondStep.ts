import type { SecondStepChallenge } from '@storylark/contracts/accounts/passkeys';
import type { TokenView } from '@storylark/contracts/accounts/views';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, take } from 'redux-saga/effects';
import { CallFailed, failureOf, isRefusal } from '../../lib/failure.ts';
import { type Ceremony, usePasskey } from './ceremony.ts';
import {
  ceremonyStopped,
  codeOffered,
  codeWanted,
  passkeyWanted,
  secondStepClosed,
  secondStepDropped,
  secondStepRefused,
} from './secondStepSlice.ts';

type Answer = { assertion: unknown } | { recoveryCode: string };
export type SecondStepAnswer = { ticket: string } & Answer;
type Wish = ReturnType<
  typeof passkeyWanted | typeof codeWanted | typeof codeOffered | typeof secondStepDropped
>;
type Finish = (answer: SecondStepAnswer) => Promise<TokenView>;

const wishes = [passkeyWanted, codeWanted, codeOffered, secondStepDropped];

/**
 * `first` sends the password; where the house asks for a second factor then, `finish` sends that.
 * Answers null when the parent went back. @throws CallFailed
 */
export function* withSecondStep(
  first: () => Promise<TokenView>,
  finish: Finish,
): SagaIterator<TokenView | null> {
  try {
    return (yield call(first)) as TokenView;
  } catch (error) {
    const challenge = challengeIn(error);
    if (!challenge) throw error;
    return (yield call(giveSecondStep, challenge, finish)) as TokenView | null;
  }
}

function challengeIn(error: unknown): SecondStepChallenge | null {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') return null;
  const { code, facts } = error.failure;
  return code === 'secondFactorNeeded' ? (facts as SecondStepChallenge) : null;
}

/** Asks for the passkey at once. What does not work may be tried again, until the ticket is too old. */
function* giveSecondStep(
  { ticket, options }: SecondStepChallenge,
  finish: Finish,
): SagaIterator<TokenView | null> {
  try {
    let wish: Wish = yield put(passkeyWanted());
    for (;;) {
      if (secondStepDropped.match(wish)) return null;
      const { answer, next }: { answer?: Answer | null; next?: Wish } = yield race({
        answer: call(answerTo, wish, options),
        next: take(wishes),
      });
      if (next) {
        wish = next;
        continue;
      }
      try {
        if (answer) return (yield call(finish, { ticket, ...answer })) as TokenView;
      } catch (error) {
        const failure = failureOf(error);
        if (isRefusal(failure, 'secondFactorExpired')) throw error;
        yield put(secondStepRefused(failure));
      }
      wish = yield take(wishes);
    }
  } finally {
    yield put(secondStepClosed());
  }
}

/** Null where there is nothing to send. */
function* answerTo(wish: Wish, options: object): SagaIterator<Answer | null> {
  if (codeOffered.match(wish)) return { recoveryCode: wish.payload };
  if (!passkeyWanted.match(wish)) return null;
  const end: Ceremony<unknown> = yield call(usePasskey, options);
  if (end.kind === 'done') return { assertion: end.value };
  yield put(ceremonyStopped(end.kind === 'cancelled' ? 'cancelled' : 'impossible'));
  return null;
}
