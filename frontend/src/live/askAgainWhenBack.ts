import type { Action } from '@reduxjs/toolkit';
import { put, select, takeEvery } from 'redux-saga/effects';
import { liveOpened } from './liveSlice.ts';

/**
 * What the house could not answer is asked for once more as soon as it is there again. `selectIt`: what came
 * of the last asking.
 */
export const askAgainWhenBack = <S>(selectIt: (state: S) => { status: string }, ask: () => Action) =>
  takeEvery(liveOpened, function* askAgain() {
    const { status }: { status: string } = yield select(selectIt);
    if (status === 'failed') yield put(ask());
  });
