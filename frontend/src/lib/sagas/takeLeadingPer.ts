import type { PayloadAction } from '@reduxjs/toolkit';
import { call, type ForkEffect, takeEvery } from 'redux-saga/effects';

type Creator<P> = { type: string; (payload: P): PayloadAction<P> };

/**
 * As `takeLeading`, but for each thing apart: while its wish is being fulfilled, a second for the same thing
 * is not heard.
 */
export const takeLeadingPer = <P>(
  wish: Creator<P>,
  uuidOf: (payload: P) => string,
  fulfil: (action: PayloadAction<P>) => Generator,
): ForkEffect => {
  const underWay = new Set<string>();
  return takeEvery(wish.type, function* once(action: PayloadAction<P>) {
    const uuid = uuidOf(action.payload);
    if (underWay.has(uuid)) return;
    underWay.add(uuid);
    try {
      yield call(fulfil, action);
    } finally {
      underWay.delete(uuid);
    }
  });
};
