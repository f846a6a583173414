import { combineReducers } from '@reduxjs/toolkit';
import { all, call } from 'redux-saga/effects';
import type { Feature } from '../../lib/feature.ts';
import { outside } from '../../storyActs/outside/outsideFeature.ts';
import { storyActs } from '../../storyActs/storyActsFeature.ts';
import { familyReducer } from './familySlice.ts';
import { orderSaga } from './orderSaga.ts';
import { orderReducer } from './orderSlice.ts';
import { shelfSaga } from './shelfSaga.ts';
import { shelfReducer } from './shelfSlice.ts';
import { createStoriesApi } from './storiesApi.ts';

export const feature: Feature = {
  name: 'stories',
  needs: [storyActs, outside],
  reducer: combineReducers({ shelf: shelfReducer, family: familyReducer, order: orderReducer }),
  *saga({ http }) {
    const api = createStoriesApi(http);
    yield all([call(shelfSaga, api), call(orderSaga, api)]);
  },
};
