import type { Action } from '@reduxjs/toolkit';
import { call, put } from 'redux-saga/effects';
import { LIST_DEDUPE } from '../constants.ts';
import { type Failure, failureOf } from '../failure.ts';

type Telling<T> = {
  fetching: () => Action;
  loaded: (value: T) => Action;
  failed: (failure: Failure) => Action;
};

/**
 * What a screen shows of the house, and when it was last asked for. Of several fetches under way the one
 * begun last counts.
 */
export function fetchLatest<T>(get: () => Promise<T>, { fetching, loaded, failed }: Telling<T>) {
  let askedAt = -Infinity;
  let asked = 0;
  function* fetch() {
    askedAt = Date.now();
    const mine = ++asked;
    yield put(fetching());
    try {
      const value: T = yield call(get);
      if (mine === asked) yield put(loaded(value));
    } catch (error) {
      askedAt = -Infinity; // nothing has come: the next wish need not wait
      if (mine === asked) yield put(failed(failureOf(error)));
    }
  }
  return {
    fetch,
    /** Not heard when it was fetched just now. */
    *wanted() {
      if (Date.now() - askedAt >= LIST_DEDUPE) yield call(fetch);
    },
    forget: () => void (askedAt = -Infinity),
  };
}
