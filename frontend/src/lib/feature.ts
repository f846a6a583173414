import type { Reducer } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import type { Http } from './http/http.ts';

type FeatureDeps = {
  http: Http;
  /** Loads another document after the app: the browser's Back leads here again. */
  goTo: (address: string) => void;
};

/**
 * What a feature adds to the running app when its first screen is loaded: its part of the state, and its
 * saga. `needs` are installed before it.
 */
export type Feature = {
  name: string;
  reducer: Reducer;
  saga: (deps: FeatureDeps) => SagaIterator<void>;
  needs?: readonly Feature[];
};
