import { type Action, type Dispatch } from '@reduxjs/toolkit';
import {
  buffers,
  type Channel,
  runSaga,
  type Saga,
  type SagaIterator,
  stdChannel,
  type Task,
} from 'redux-saga';
import { actionChannel, call, race, take } from 'redux-saga/effects';
import { loadCode } from '../lib/loadCode.ts';

type Store = { dispatch: Dispatch; getState: () => unknown };

/**
 * A saga whose code comes after the first screen's. What happens meanwhile waits for it, in its order; it ends, and
 * fails, with that saga.
 */
export function* laterSaga({ dispatch, getState }: Store, load: () => Promise<Saga>): SagaIterator<void> {
  const actions: Channel<Action> = yield actionChannel(() => true, buffers.expanding<Action>());
  const saga: Saga = yield call(loadCode<Saga>, load);
  const channel = stdChannel<Action>();
  const task: Task = runSaga({ channel, dispatch, getState }, saga);
  try {
    yield race([call(() => task.toPromise()), call(handOn, actions, channel)]);
  } finally {
    task.cancel();
  }
}

function* handOn(actions: Channel<Action>, channel: Pick<Channel<Action>, 'put'>): SagaIterator<void> {
  for (;;) channel.put(yield take(actions));
}
