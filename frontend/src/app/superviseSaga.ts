import type { SagaIterator } from 'redux-saga';
import { all, call, delay, put, race, select } from 'redux-saga/effects';
import { untilBack } from '../lib/sagas/untilBack.ts';
import { liveHeard } from '../live/liveSlice.ts';
import { notice } from '../notices/noticesSlice.ts';
import { selectIsIn } from '../session/sessionSlice.ts';
import { appMessages } from './appMessages.ts';

/** With so many crashes, each within so many milliseconds of the saga's beginning, it is left alone. */
const CRASHES = 5;
const CALM = 60_000;
/** 1, 2, 4, 8 s. */
const pauseAfter = (crashes: number) => 1_000 * 2 ** (crashes - 1);

/**
 * Keeps a saga alive: one that crashes is reported and begun again, and fetches anew what it may have missed.
 * Never throws: others go on, and when it is given up the parent is told.
 */
export function* superviseSaga(
  saga: () => SagaIterator<void>,
  report: (error: unknown) => void,
): SagaIterator<void> {
  for (let crashes = 0; crashes < CRASHES;) {
    const begun = Date.now();
    try {
      const isIn: boolean = yield select(selectIsIn); // nobody else has missed anything
      const again = crashes > 0 && isIn;
      yield again ? all([call(saga), put(liveHeard({ event: 'reload', data: {} }))]) : call(saga);
      return;
    } catch (error) {
      report(error);
      crashes = Date.now() - begun > CALM ? 1 : crashes + 1;
      if (crashes < CRASHES) yield race([delay(pauseAfter(crashes)), call(untilBack)]);
    }
  }
  yield put(notice({ tone: 'bad', message: appMessages.partStopped, reload: true }));
}
