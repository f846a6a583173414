import { describe, expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { put, take } from 'redux-saga/effects';
import { laterSaga } from './laterSaga.ts';

function run(load: () => Promise<Saga>) {
  const sagas = createSagaMiddleware({ onError: () => {} });
  const said: string[] = [];
  const store = configureStore({
    reducer: (_state: null = null, { type }: { type: string }) => {
      said.push(type);
      return null;
    },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const task = sagas.run(() => laterSaga(store, load));
  return { task, said, say: (type: string) => void store.dispatch({ type }) };
}

describe('a saga that comes later', () => {
  it('hears in its order what happened before it came, and after', async () => {
    const door: { come?: (saga: Saga) => void } = {};
    const { task, said, say } = run(() => new Promise((resolve) => (door.come = resolve)));
    const heard: string[] = [];
    say('one');
    say('two');
    door.come?.(function* listen() {
      heard.push((yield take('one')).type as string);
      yield put({ type: 'asks' });
      heard.push((yield take('two')).type as string);
      yield put({ type: 'ready' });
      heard.push((yield take('three')).type as string);
    });
    while (!said.includes('ready')) await Promise.resolve();
    say('three');
    await task.toPromise();
    expect(heard).toEqual(['one', 'two', 'three']);
    expect(said).toEqual(expect.arrayContaining(['asks', 'ready']));
  });

  it('fails as that saga fails', async () => {
    const { task } = run(
      async () =>
        // oxlint-disable-next-line require-yield -- it fails at once
        function* fail() {
          throw new Error('broken');
        },
    );
    await expect(task.toPromise()).rejects.toThrow('broken');
  });

  it('ends that saga when it is ended', async () => {
    let isEnded = false;
    const { task, said } = run(
      async () =>
        function* wait() {
          try {
            yield put({ type: 'ready' });
            yield take('never');
          } finally {
            isEnded = true;
          }
        },
    );
    while (!said.includes('ready')) await Promise.resolve();
    task.cancel();
    expect(isEnded).toBe(true);
  });
});
